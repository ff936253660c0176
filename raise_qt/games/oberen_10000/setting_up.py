"""Setting up (S1)."""

from __future__ import annotations

from raise_qt.core.chance import Chance
from raise_qt.core.game import Tell
from raise_qt.games.oberen_10000.events import GameStarted
from raise_qt.games.oberen_10000.rolling import start_turn
from raise_qt.games.oberen_10000.state import State


def set_up(players: int, chance: Chance, tell: Tell) -> State:
    """S1, then the first roll (T1)."""
    state = State(players=players, chance=chance, scores=[0] * players, turns=[])
    first = starting_player(chance, players)
    if tell is not None:
        tell(GameStarted(first))
    start_turn(state, first, tell)
    return state


def starting_player(chance: Chance, players: int) -> int:
    """S1: drawn at random."""
    return chance.roll("first", 1, players)[0]
