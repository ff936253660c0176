"""Errors that a person may read.

A problem is one sentence with named gaps. The sentence is kept apart from what fills the gaps, so that the window
can translate it; `str()` gives the English one.
"""

from __future__ import annotations


class Problem(Exception):
    """Something is wrong that a person can understand and act on.

    >>> str(Problem("There is no seat {seat}.", seat=7))
    'There is no seat 7.'
    """

    def __init__(self, sentence: str, /, **details: object) -> None:
        super().__init__(sentence, details)
        self.sentence = sentence
        self.details = details

    def __str__(self) -> str:
        return self.sentence.format(**self.details)

    def __reduce__(self) -> tuple[object, ...]:
        """Problems travel between processes; the default would lose the named details."""
        return _rebuild, (type(self), self.sentence, self.details)


def _rebuild(kind: type[Problem], sentence: str, details: dict[str, object]) -> Problem:
    return kind(sentence, **details)


class IllegalMove(Problem, ValueError):
    """The rules do not allow this move here. The state is as it was."""


class BadOptions(Problem, ValueError):
    """A game cannot be set up like this."""


class BadLog(Problem, ValueError):
    """A game log is not what its format or the rules demand."""


class BadRecord(Problem, ValueError):
    """A saved game cannot be opened."""
