"""Properties of whole random games, at every number of players and with every variant."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.core.chance import Chance, pick, private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.components import CARD_VP, HAND_SIZE, SCORE_CARDS, SET
from raise_qt.games.raise_game.state import PASS, State
from tests.games.raise_game.mirror import Mirror
from tests.games.raise_game.test_raising import brute_force


def check_cards(state: State) -> None:
    """C2: the 30 cards of every set are somewhere, exactly once."""
    for seat in range(state.players):
        places = [*state.hands[seat], *state.draw_piles[seat]]
        finished = state.rounds if state.track or state.over else state.rounds[:-1]
        places += [card for round in finished for card, owner in round.pot if owner == seat]
        assert sorted(places) == list(SET)


def check_score_cards(state: State) -> None:
    """C4, S2: no score card twice."""
    seen = [*state.score_pile, *(round.score_card for round in state.rounds)]
    assert len(seen) == len(set(seen))
    assert set(seen) <= set(SCORE_CARDS)


def check_legal_moves(state: State, seat: int) -> None:
    """R3, R8, R9 by their words."""
    legal = GAME.legal_moves(state, seat)
    assert len(legal) == len(set(legal))
    if not state.track:
        assert set(legal) == {(card,) for card in state.hands[seat]}
        return
    (own, rearmost), (ahead, _) = state.track[:2]
    assert seat == rearmost
    assert legal[0] == PASS
    assert set(legal[1:]) == brute_force(state.hands[seat], state.values, ahead - own, state.free_raise)


def check_track(state: State) -> None:
    """R6: ordered from the rearmost on, everyone once."""
    fields = [field for field, _ in state.track]
    assert fields == sorted(fields)
    seats = [seat for _, seat in state.track]
    assert len(seats) == len(set(seats))


@settings(max_examples=60)
@given(st.integers(2, 5), st.sampled_from(["minimal", "any"]), st.integers(0, 2**32))
def test_whole_games(players: int, raise_rule: str, seed: int) -> None:
    random = private_random(seed)
    options = GAME.complete_options({"raise_rule": raise_rule})
    state, events = GAME.begin(options, players, Chance(str(seed)))
    mirrors = [Mirror(players, viewer) for viewer in (*range(players), None)]
    for mirror in mirrors:
        mirror.follow(events)
    while seats := GAME.to_act(state):
        check_cards(state)
        check_score_cards(state)
        check_track(state)
        seat = pick(seats, random)
        check_legal_moves(state, seat)
        events = GAME.apply(state, seat, pick(GAME.legal_moves(state, seat), random))
        for mirror in mirrors:
            mirror.follow(events)
            mirror.check(state)
    check_cards(state)
    assert len(state.rounds) <= state.rounds_in_game
    assert all(round.winner is not None for round in state.rounds)
    # E2: every VP is accounted for
    won = sum(round.score_card for round in state.rounds)
    out_of_play = Counter(card for pile in state.draw_piles for card in pile)
    cards = players * sum(CARD_VP[card] for card in SET) - sum(CARD_VP[c] * n for c, n in out_of_play.items())
    assert sum(GAME.scores(state)) == won + cards
    assert all(len(hand) <= HAND_SIZE for hand in state.hands)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_reach_the_rare_endings(players: int) -> None:
    """Among a few hundred random games some run out of cards: R14 is not only met in made-up situations."""
    sat_out = 0
    for seed in range(120):
        random = private_random(seed)
        state = GAME.setup(GAME.complete_options({"raise_rule": "any"}), players, Chance(f"rare {seed}"))
        while seats := GAME.to_act(state):
            moves = GAME.legal_moves(state, seats[0])
            GAME.play(state, seats[0], max(moves, key=len) if random() < 0.9 else pick(moves, random))
        sat_out += any(None in round.picks for round in state.rounds)
    assert sat_out
