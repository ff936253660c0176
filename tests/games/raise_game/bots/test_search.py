"""Looking ahead."""

from __future__ import annotations

import pytest

from raise_qt.core.chance import private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.policy import policy_for
from raise_qt.games.raise_game.bots.search import WIDEST, Search
from raise_qt.games.raise_game.state import PASS, Cards, State
from tests.games.raise_game.situations import cards, situation
from tests.random_play import random_record, states


class Counting(Search):
    """Counts its playouts."""

    count = 0

    def playout(self, dealt: State, seat: int, move: Cards) -> float:
        self.count += 1
        return super().playout(dealt, seat, move)


def chosen(state: State, seat: int, playouts: int = 60) -> Cards:
    legal = GAME.legal_moves(state, seat)
    return Search(policy_for(state.players), playouts).choose(state, seat, legal, [0.0] * len(legal), private_random(1))


@pytest.mark.parametrize("playouts", [10, 61, 150])
def test_a_search_keeps_to_its_budget(playouts: int) -> None:
    for state in list(states(random_record(GAME, 3, "budget")))[::12]:
        for seat in GAME.to_act(state):
            legal = GAME.legal_moves(state, seat)
            search = Counting(policy_for(3), playouts)
            sampled = GAME.sample(GAME.observe(state, seat), private_random(2))
            search.choose(sampled, seat, legal, [0.0] * len(legal), private_random(1))
            assert search.count <= playouts
            if len(legal) == 1:
                assert search.count == 0


def test_few_moves_get_a_closer_look() -> None:
    state = situation(["D4 D5 G3 G4 C2 C3", "B1"], piles=["", "D4 D5"])
    legal = GAME.legal_moves(state, 0)
    found = Search(policy_for(2), 10).candidates(state, 0, legal, [0.0] * len(legal))
    assert 1 <= len(found) <= WIDEST
    assert [c.mean for c in found] == sorted([c.mean for c in found], reverse=True)


def test_the_last_round_is_played_to_win() -> None:
    """Twenty points for a single small card, and nothing to keep cards for: whoever can take them does."""
    state = situation(["B2 B2", ""], track=[(4, 0), (5, 1)], score_card=20, score_pile=())
    state.vp_won = [10, 20]
    assert chosen(state, 0) == cards("B2"), "its only way to the front"


def test_a_leaning_decides_between_equals_but_not_against_a_lost_game() -> None:
    state = situation(["B2 B2", ""], track=[(4, 0), (5, 1)], score_card=20, score_pile=())
    state.vp_won = [10, 20]
    legal = GAME.legal_moves(state, 0)
    search = Search(policy_for(2), 60)
    assert search.choose(state, 0, legal, [0.03] + [0.0] * (len(legal) - 1), private_random(1)) == cards("B2")
    assert search.choose(state, 0, legal, [9.0] + [0.0] * (len(legal) - 1), private_random(1)) == PASS
