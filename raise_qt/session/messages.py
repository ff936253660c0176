"""What the session and the bots' process say to each other. Every question gets exactly one reply.

Standard library only: both sides import this.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from raise_qt.core.options import Options
from raise_qt.core.problems import Problem

Result = tuple[list[int], list[int]]
"""How a game ended: scores and winners."""


@dataclass(frozen=True)
class Place:
    """Whose seat it is: all that is needed to sit a bot down, again if need be.

    `table` tells games apart that are played at the same time, `bot` is the bot's name or specification.
    """

    table: str
    game: str
    options: Options
    players: int
    seat: int
    bot: str


@dataclass(frozen=True)
class Choose:
    """What would you do? `seed` is for the bot's own random numbers; the game's seed cannot be told from it."""

    place: Place
    observation: Any
    legal: Sequence[Any]
    seed: int


@dataclass(frozen=True)
class Leave:
    """The bot is not needed at this place any more; `result` if the game is over."""

    place: Place
    result: Result | None


Question = Choose | Leave


@dataclass(frozen=True)
class Chosen:
    """The bot's move, not yet checked."""

    move: Any


@dataclass(frozen=True)
class Failed:
    """The bot gave no move. `final`: asking again would not help."""

    problem: Problem
    final: bool


@dataclass(frozen=True)
class Left:
    """The bot is gone."""


@dataclass(frozen=True)
class Lost:
    """There is no reply: the process is gone. Said by our own end of the line."""


Reply = Chosen | Failed | Left | Lost
