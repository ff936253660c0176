"""What can happen in Raise, in enough detail to show it.

Seats, cards and fields as in `state`. A `height` is the place in the stack on a field: 0 lies on the field itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from raise_qt.core.game import Event
from raise_qt.games.raise_game.components import Card
from raise_qt.games.raise_game.state import Cards, Round

LAST_MARKER: Final = "last marker"
NO_CARDS: Final = "no cards"
ALL_ROUNDS: Final = "all rounds"


@dataclass(frozen=True)
class GameStarted(Event):
    """S2, S3: so many rounds will be played; `first` was drawn as the starting player."""

    rounds: int
    first: int


@dataclass(frozen=True)
class Drew(Event):
    """S1, R10, R13: a hand was refilled with `count` cards; `pile` are left. Only the owner sees `cards`."""

    seat: int
    count: int
    pile: int
    cards: Cards | None


@dataclass(frozen=True)
class RoundStarted(Event):
    """R1: `roller` turned up the score card and rolled. `picking` play; anybody else sits out (R14)."""

    number: int
    roller: int
    score_card: int
    dice: tuple[int, ...]
    picking: tuple[int, ...]


@dataclass(frozen=True)
class Picked(Event):
    """R3: a seat laid its opening card face down. Only the owner sees `card`."""

    seat: int
    card: Card | None


@dataclass(frozen=True)
class TurnedUp(Event):
    """R3, R5: all opening cards were turned up together and went to the pot."""

    picks: tuple[Card | None, ...]


@dataclass(frozen=True)
class Placed(Event):
    """R4: a marker came onto the track."""

    seat: int
    field: int
    height: int


@dataclass(frozen=True)
class Raised(Event):
    """R8: a marker moved on; the cards went to the pot."""

    seat: int
    cards: Cards
    origin: int
    field: int
    height: int


@dataclass(frozen=True)
class Passed(Event):
    """R10: a marker left the track. `forced`: there was no legal raise (R9)."""

    seat: int
    field: int
    forced: bool


@dataclass(frozen=True)
class RoundWon(Event):
    """R11, R12: why the round ended, and the whole round: the winner took its score card and its pot."""

    seat: int
    reason: str
    round: Round


@dataclass(frozen=True)
class GameEnded(Event):
    """E1–E3: why, and the final count. The hands are laid open."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    hands: tuple[Cards, ...]


def redact(event: Event, viewer: int | None) -> Event:
    """The event without what this viewer may not know (R-info)."""
    if isinstance(event, Drew) and event.seat != viewer:
        return replace(event, cards=None)
    if isinstance(event, Picked) and event.seat != viewer:
        return replace(event, card=None)
    return event
