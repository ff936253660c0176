"""What can happen in Die oberen 10 000, in enough detail to show it. Dice as in `components`."""

from __future__ import annotations

from dataclasses import dataclass

from raise_qt.core.game import Event
from raise_qt.games.oberen_10000.components import Dice, Die


@dataclass(frozen=True)
class GameStarted(Event):
    """S1: `first` was drawn as the starting player."""

    first: int


@dataclass(frozen=True)
class TurnStarted(Event):
    """T1: a player has all six dice. Turns are counted from 1, over all players."""

    number: int
    seat: int


@dataclass(frozen=True)
class Rolled(Event):
    """T1, T3: these dice were rolled; any others are set aside."""

    seat: int
    dice: Dice


@dataclass(frozen=True)
class TurnedFive(Event):
    """T2: this 5, the black or the red one, was turned to a 1. Setting it aside comes next."""

    seat: int
    die: Die


@dataclass(frozen=True)
class SetAside(Event):
    """T2: these dice were set aside for so many points, and the turn is now worth `turn_points`."""

    seat: int
    dice: Dice
    points: int
    turn_points: int


@dataclass(frozen=True)
class AllSix(Event):
    """T5: all six dice had been set aside; the player takes them all up again."""

    seat: int


@dataclass(frozen=True)
class LuckyCoin(Event):
    """T6: thanks to the coin the player takes up all six dice again."""

    seat: int


@dataclass(frozen=True)
class Busted(Event):
    """T4: nothing of the roll can be set aside. The turn is over, and its points are lost."""

    seat: int
    lost: int


@dataclass(frozen=True)
class Banked(Event):
    """T3: the turn is over; its points were added to the score."""

    seat: int
    points: int
    score: int


@dataclass(frozen=True)
class GameWon(Event):
    """E1: the game is over."""

    seat: int
    scores: tuple[int, ...]
