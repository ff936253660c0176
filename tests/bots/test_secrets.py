"""Law 4: what a seat cannot know does not reach its bot. (That bots choose the same is in the contract suite.)"""

from __future__ import annotations

import json
from typing import Any

import pytest

from raise_qt.core.chance import private_random
from raise_qt.core.registry import AnyGame, games
from tests.random_play import random_record, states

TABLES = [(game, players) for game in games().values() for players in game.players]


def said_to(game: AnyGame, state: Any, seat: int) -> str:
    """All that an outside bot is told when it has to choose."""
    legal = [game.encode_move(move) for move in game.legal_moves(state, seat)]
    return json.dumps([game.view(game.observe(state, seat)), legal])


@pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES])
def test_what_a_bot_is_told_does_not_change_with_what_it_cannot_know(game: AnyGame, players: int) -> None:
    random = private_random(1)
    for state in list(states(random_record(game, players, "secrets")))[::3]:
        for seat in game.to_act(state):
            truth = said_to(game, state, seat)
            for _ in range(3):
                other = game.sample(game.observe(state, seat), random)
                assert said_to(game, other, seat) == truth
