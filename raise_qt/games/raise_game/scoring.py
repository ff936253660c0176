"""The final count (E2, E3)."""

from __future__ import annotations

from raise_qt.games.raise_game.components import CARD_VP
from raise_qt.games.raise_game.state import State


def scores(state: State) -> list[int]:
    """E2: what was won, plus the cards still in hand. Cards left in a draw pile do not count."""
    return [won + sum([CARD_VP[card] for card in hand]) for won, hand in zip(state.vp_won, state.hands, strict=True)]


def winners(state: State) -> list[int]:
    """E3: the highest score wins; tied players share the win."""
    points = scores(state)
    best = max(points)
    return [seat for seat, score in enumerate(points) if score == best]
