"""Problems in the person's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from raise_qt.core.problems import Problem


def problem_words(problem: Problem) -> str:
    """The problem's sentence, translated; problems within it too."""
    details = {
        key: problem_words(value) if isinstance(value, Problem) else value for key, value in problem.details.items()
    }
    return QCoreApplication.translate("Problem", problem.sentence).format(**details)
