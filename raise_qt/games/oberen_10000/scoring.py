"""Who is ahead, and in the end has won (E1)."""

from __future__ import annotations

from raise_qt.games.oberen_10000.state import State


def winners(state: State) -> list[int]:
    """E1: the first to bank 10 000 wins, so nobody else has as much. Before that: whoever has banked most."""
    best = max(state.scores)
    return [seat for seat, score in enumerate(state.scores) if score == best]
