"""What an opponent is: somebody who gets an observation, the legal moves and random numbers, and chooses.

A bot never sees a state. It must choose the same way again when it is given the same three things, so that games can be
repeated and taken back; what it remembers between decisions can only be a cache.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from raise_qt.core.chance import Random
from raise_qt.core.options import Options
from raise_qt.core.problems import Problem

M = TypeVar("M")
O = TypeVar("O")  # noqa: E741


OUTSIDE = "cmd:"
"""What the name of a bot begins with if it is a program of its own; its command follows."""


class BotFailed(Problem):
    """A bot cannot go on: its program died, was silent for too long or answered nonsense."""


@dataclass(frozen=True)
class Rating:
    """How strong a bot was found to be, on the scale of its game: Elo points, and how far off they may be (95 %)."""

    points: int
    ci95: int


class Bot(ABC, Generic[M, O]):
    """An opponent. Built-in ones only need `choose`; the rest is for those that hold something open."""

    def begin(self, options: Options, players: int, seat: int) -> None:
        """A new game starts, on this seat."""

    @abstractmethod
    def choose(self, observation: O, legal: Sequence[M], random: Random) -> M:
        """One of the legal moves. Raises `BotFailed` if there is no answer to be had."""

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """The game is over."""

    def close(self) -> None:
        """Nothing more will be asked."""
