"""Situations of Die oberen 10 000: dice as a person would say them, "2, 5, red 5" or "5 as 1"."""

from __future__ import annotations

from dataclasses import dataclass, field

from raise_qt.core.chance import Chance
from raise_qt.core.game import Event
from raise_qt.games.oberen_10000 import GAME
from raise_qt.games.oberen_10000.components import DIE_CALLED, DIE_NAME, Dice, sides_of
from raise_qt.games.oberen_10000.state import BANK, Move, State


def dice(text: str) -> Dice:
    """Some dice, sorted."""
    return tuple(sorted(DIE_CALLED[name.strip()] for name in text.split(",") if name.strip()))


def say(dice: Dice) -> str:
    """The other way round."""
    return ", ".join(DIE_NAME[die] for die in dice)


def move(aside: str, then: str = BANK) -> Move:
    """Setting aside these dice."""
    return Move(dice(aside), then)


@dataclass(frozen=True)
class Scripted(Chance):
    """Chance that rolls what is written for some rolls ("turn/roll"), and anything for the others."""

    rolls: dict[str, str] = field(default_factory=dict)
    first: int = 0

    def roll(self, stream: str, dice_: int, sides: int) -> list[int]:
        if stream == "first":
            return [self.first]
        written = self.rolls.get(stream.removeprefix("roll/"))
        if written is None:
            return super().roll(stream, dice_, sides)
        shown = sides_of(dice(written))
        assert len(shown) == dice_, f"{stream} is a roll of {dice_}"
        return shown


def begin(rolls: dict[str, str], players: int = 2, first: int = 0) -> tuple[State, list[Event]]:
    """A game in which some rolls are known, and its first events."""
    return GAME.begin({}, players, Scripted("moon", rolls, first))


def start(rolls: dict[str, str], players: int = 2, first: int = 0) -> State:
    """A game in which some rolls are known."""
    return begin(rolls, players, first)[0]
