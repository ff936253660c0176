"""What cards are worth keeping, and what others are therefore likely to hold.

Nobody spends cards at random. What a player has kept through a round are mostly the better cards, while those drawn
since may be any; so an unknown hand is stronger than as many cards from the set. How much so was measured in games of
our own networks; other sensible players are taken to keep much alike.
"""

from __future__ import annotations

from typing import Final

from raise_qt.games.raise_game.components import (
    BOLD_VP,
    CARD_NUMBER,
    CARD_SYMBOL,
    CARD_VP,
    FACE_COUNTS,
    HAND_SIZE,
)
from raise_qt.games.raise_game.state import State

POTENTIAL: Final[list[int]] = [
    number * (6 + FACE_COUNTS[symbol]) for number, symbol in zip(CARD_NUMBER, CARD_SYMBOL, strict=True)
]
"""Six times what each card is worth on average (R2), before any dice are rolled. Whole numbers: the sum of an unknown
hand and an unknown pile must not depend, not even in its last digit, on which card is where."""

KEPT: Final[list[int]] = [
    200 if vp == BOLD_VP else potential * potential // 17 for potential, vp in zip(POTENTIAL, CARD_VP, strict=True)
]
"""How likely a card is to be kept, compared to others: about 100 for a usual one. Whole numbers for the same reason."""


def new_cards(state: State, seat: int) -> int:
    """How many of the six cards that a seat begins a round with are new: as many as it played in the round before."""
    if len(state.rounds) < 2:
        return HAND_SIZE
    before = state.rounds[-2]
    played = 0 if before.picks[seat] is None else 1
    for mover, cards, _ in before.moves:
        if mover == seat:
            played += len(cards)
    return played
