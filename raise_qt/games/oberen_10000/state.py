"""The state of a game of Die oberen 10 000: plain data. The rules live in the modules beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from raise_qt.core.chance import Chance
from raise_qt.core.portable import Portable
from raise_qt.games.oberen_10000.components import Dice

BANK: Final = "bank"
ROLL: Final = "roll"
ALL_SIX: Final = "all six"
LOST: Final = "lost"


class Move(NamedTuple):
    """The dice set aside from a roll, turned 5s as such, and what then: `BANK`, `ROLL` or `ALL_SIX`."""

    aside: Dice
    then: str


class Roll(NamedTuple):
    """The dice rolled, what was set aside of them, its points, and what then: as in a move, or `LOST` (T4).

    Until that is decided nothing is set aside and `then` is `None`.
    """

    dice: Dice
    aside: Dice = ()
    points: int = 0
    then: str | None = None


@dataclass
class Turn(Portable):
    """One player's turn. `points` are those set aside so far; at its end those banked, 0 if all were lost."""

    seat: int
    rolls: list[Roll]
    points: int = 0

    def copy(self) -> Turn:
        """A copy that can be played on independently."""
        return Turn(self.seat, self.rolls.copy(), self.points)


@dataclass
class State(Portable):
    """The whole truth about a game in progress.

    `scores` are what the seats have banked. `turns` ends with the current turn, whose last roll awaits a
    decision; all dice that were not set aside before lie in that roll.
    """

    players: int
    chance: Chance
    scores: list[int]
    turns: list[Turn]
    over: bool = False

    @property
    def turn(self) -> Turn:
        """The turn being played, or the last one."""
        return self.turns[-1]

    @property
    def dice(self) -> Dice:
        """The dice of the roll that awaits a decision, or of the last one."""
        return self.turns[-1].rolls[-1].dice

    def clone(self) -> State:
        """A copy that can be played on independently. Finished turns never change, so they are shared."""
        turns = self.turns.copy()
        turns[-1] = turns[-1].copy()
        return replace(self, scores=self.scores.copy(), turns=turns)
