"""Looking ahead."""

from __future__ import annotations

import pytest

from raise_qt.core.chance import private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.policy import policy_for
from raise_qt.games.raise_game.bots.search import WIDEST, Search, deal_anew, opening_hand
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


@pytest.mark.parametrize("players", GAME.players)
def test_what_the_seat_knows_is_the_same_in_every_world(players: int) -> None:
    random = private_random(1)
    for state in list(states(random_record(GAME, players, "worlds")))[::10]:
        for seat in GAME.to_act(state):
            seen = GAME.observe(state, seat)
            sampled = GAME.sample(seen, random)
            for _ in range(3):
                deal_anew(sampled, seat, random)
                assert GAME.observe(sampled, seat) == seen


def test_every_world_is_another() -> None:
    state = next(states(random_record(GAME, 3, "another")))
    worlds = set()
    for number in range(10):
        deal_anew(state, 0, private_random(number))
        worlds.add(tuple(state.hands[1]))
    assert len(worlds) > 5


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


def test_worlds_in_which_the_opening_makes_sense_count_more() -> None:
    """A rival picked what the networks would pick with the hand of this world, or what they would never pick."""
    search = Search(policy_for(2), 10)
    before = situation(["D5", "D6 G5 C2 H1 B1 B3*"], piles=["D4 G4", "D4 G4"], dice="DGCHBBB")
    choices = GAME.legal_moves(before, 1)
    chances = search.policy.chances(before, 1, choices)
    (best,), (worst,) = choices[chances.index(max(chances))], choices[chances.index(min(chances))]
    assert search.fitness(before, 1, best) > 1 > search.fitness(before, 1, worst) > 0

    def world(picked: int) -> State:
        state = situation(["", "D6 G5 C2 H1 B1 B3*"], track=[(1, 1), (5, 0)], piles=["D4 G4", "D4 G4"], dice="DGCHBBB")
        state.hands[1].remove(picked)
        state.rounds[-1].picks = [cards("D5")[0], picked]
        return state

    assert opening_hand(world(best), 1, best) == before.hands[1]
    assert search.plausibility(world(best), 0) > search.plausibility(world(worst), 0) >= 0.3
