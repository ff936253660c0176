"""Errors that a person may read.

A problem is one sentence with named gaps. The sentence is kept apart from what fills the gaps, so that the window
can translate it; `str()` gives the English one.
"""

from __future__ import annotations

LONGEST_QUOTE = 80
LONGEST_DETAIL = 500
"""A file can say anything at any length; a sentence is to be read."""


def shortened(text: str, most: int = LONGEST_QUOTE) -> str:
    """Enough of a text to recognise it.

    >>> shortened("a game of cards", 10)
    'a game of…'
    """
    return text if len(text) <= most else text[: most - 1] + "…"


class Problem(Exception):
    """Something is wrong that a person can understand and act on.

    >>> str(Problem("There is no seat {seat}.", seat=7))
    'There is no seat 7.'
    """

    def __init__(self, sentence: str, /, **details: object) -> None:
        super().__init__(sentence, details)
        self.sentence = sentence
        self.details = {
            name: shortened(detail, LONGEST_DETAIL) if isinstance(detail, str) else detail
            for name, detail in details.items()
        }

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
