"""Refilling a hand (S1, R10, R13)."""

from __future__ import annotations

from raise_qt.core.game import Tell
from raise_qt.games.raise_game.components import HAND_SIZE
from raise_qt.games.raise_game.events import Drew
from raise_qt.games.raise_game.state import State


def refill(state: State, seat: int, tell: Tell) -> None:
    """R10: draw up to 6 cards as long as there are any. An empty draw pile is never refilled."""
    hand = state.hands[seat]
    pile = state.draw_piles[seat]
    missing = HAND_SIZE - len(hand)
    if missing > 0 and pile:
        drawn = pile[-missing:]
        del pile[-missing:]
        hand += drawn
        hand.sort()
        if tell is not None:
            tell(Drew(seat, len(drawn), len(pile), tuple(drawn)))
