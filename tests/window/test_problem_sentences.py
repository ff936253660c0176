"""Every problem that a person may read can be translated."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import raise_qt
from raise_qt.core.problems import BadRecord, IllegalMove, Problem
from raise_qt.table.preferences import Preferences
from raise_qt.table.problem_words import problem_words
from raise_qt.window.languages import Languages
from raise_qt.window.problem_sentences import SENTENCES

PROBLEMS = {"Problem", "IllegalMove", "BadRecord", "BadOptions", "BotFailed"}
"""What a person may meet in the window. `BadLog` is for `raise-qt verify`."""

IN_A_TERMINAL = {"cli_arena.py", "cli_verify.py", "command_line.py", "log.py"}
"""Files whose problems are only ever printed, in English."""


def sentences(path: Path) -> Iterator[str]:
    """The sentences of all problems that a file makes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = {
        target.id: node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        function, first = node.func, node.args[0]
        name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
        if name == "_fail" and path.name == "outside.py":
            assert isinstance(first, ast.Constant)
            yield f"The program {{program!r}} {first.value}."
        elif name in PROBLEMS:
            if isinstance(first, ast.Constant):
                yield str(first.value)
            elif isinstance(first, ast.Name):
                yield named[first.id]
            else:
                assert path.name == "outside.py", f"{path}:{node.lineno}: a sentence that cannot be found"


def test_the_list_of_sentences_is_complete_and_has_nothing_else() -> None:
    found = set()
    for path in Path(raise_qt.__file__).parent.rglob("*.py"):
        if path.name not in IN_A_TERMINAL:
            found |= set(sentences(path))
    found.discard("{sentence}")
    assert found - set(SENTENCES) == set(), "add these to raise_qt/window/problem_sentences.py"
    assert set(SENTENCES) - found == set(), "nobody says these any more"


@pytest.fixture
def german(qapp: object) -> Iterator[None]:
    preferences = Preferences()
    preferences.use(language="de")
    languages = Languages(qapp, preferences)  # type: ignore[arg-type]
    yield
    languages.close()


@pytest.mark.parametrize("sentence", SENTENCES)
def test_the_german_sentence_has_the_same_gaps(german: None, sentence: str) -> None:
    from PySide6.QtCore import QCoreApplication

    translated = QCoreApplication.translate("Problem", sentence)
    assert translated != sentence
    assert gaps(translated) == gaps(sentence)


def gaps(sentence: str) -> list[tuple[str | None, str | None]]:
    """Names and shapes. What stands in quotes (`!r`) does so in those of the language."""
    return sorted((name, shape) for _, name, shape, _ in string.Formatter().parse(sentence) if name)


def test_a_problem_and_its_cause_are_translated(german: None) -> None:
    cause = IllegalMove("{total} is not enough: it takes more than {gap}.", total=3, gap=5)
    problem = BadRecord(
        "Move {number} of this saved game is not allowed by the rules: {reason}", number=7, reason=cause
    )
    assert problem_words(problem) == (
        "Zug 7 dieser gespeicherten Partie verstößt gegen die Regeln: 3 ist nicht genug: Es braucht mehr als 5."
    )


def test_in_english_it_is_the_sentence_itself(qapp: object) -> None:
    assert problem_words(Problem("There is no seat {seat}.", seat=7)) == "There is no seat 7."
