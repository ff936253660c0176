"""What the networks are shown: everything a seat may know that matters, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.core.chance import private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots import features
from raise_qt.games.raise_game.bots.features import (
    Scene,
    in_order,
    move_inputs,
    move_tokens,
    opening_inputs,
    prospect_inputs,
)
from raise_qt.games.raise_game.bots.keeping import new_cards
from raise_qt.games.raise_game.state import PASS, Round, State
from tests.games.raise_game.situations import cards, situation
from tests.random_play import random_record, states


def everything(state: State, seat: int) -> list[object]:
    """All inputs of all moves of a seat."""
    scene = Scene(state, seat)
    legal = GAME.legal_moves(state, seat)
    if state.track:
        moves = [(move_inputs(scene, move), move_tokens(scene, move)) for move in legal]
    else:
        moves = [(opening_inputs(scene, move[0]), move) for move in legal]
    return [scene.inputs, scene.hand, moves, prospect_inputs(state, seat)]


@pytest.mark.parametrize("players", GAME.players)
@settings(max_examples=5)
@given(st.integers(0, 2**32))
def test_nothing_hidden_goes_in(players: int, seed: int) -> None:
    """Law 4: another deal of what a seat cannot know, the same numbers."""
    random = private_random(seed)
    for state in list(states(random_record(GAME, players, str(seed))))[::9]:
        for seat in GAME.to_act(state):
            other = GAME.sample(GAME.observe(state, seat), random)
            assert everything(other, seat) == everything(state, seat)


@pytest.mark.parametrize("players", GAME.players)
def test_portions_are_as_wide_as_the_networks_expect(players: int) -> None:
    rivals = players - 1
    for state in list(states(random_record(GAME, players, "wide")))[::5]:
        for seat in GAME.to_act(state):
            scene = Scene(state, seat)
            assert len(scene.inputs) == features.SCENE_OWN + features.SCENE_RIVAL * rivals
            prospect = features.PROSPECT_OWN + features.PROSPECT_RIVAL * rivals
            assert len(prospect_inputs(state, seat)) == prospect
            for move in GAME.legal_moves(state, seat):
                if state.track:
                    assert len(move_inputs(scene, move)) == features.MOVE_OWN + features.MOVE_RIVAL * rivals
                    assert max(move_tokens(scene, move)) < features.TOKENS
                else:
                    assert len(opening_inputs(scene, move[0])) == features.OPENING_OWN + features.OPENING_RIVAL * rivals


def test_rivals_come_in_the_order_of_the_track_then_by_points() -> None:
    state = situation(["B1"] * 5, track=[(4, 2), (9, 0), (12, 3)])
    state.vp_won = [0, 10, 0, 0, 30]
    assert in_order(state, 2) == [0, 3, 4, 1]


def test_tokens_name_the_cards_and_what_the_move_does() -> None:
    state = situation(["D6 B1", "B1", "B2"], track=[(4, 0), (5, 1), (30, 2)])
    scene = Scene(state, 0)
    (card,) = cards("D6")
    assert move_tokens(scene, PASS) == [features.PASSES]
    assert move_tokens(scene, (card,)) == [card, features.AHEAD + 1], "one is still ahead"
    assert move_tokens(scene, tuple(state.hands[0]))[-1] == features.EMPTIES, "the last card goes"


def test_as_many_cards_are_new_as_were_played() -> None:
    state = situation(["D5", "B1"])
    assert new_cards(state, 1) == 6, "all of the first hand"
    state.rounds.insert(0, Round(0, 10, [5] * 7, [*cards("D4"), None], [], 0))
    assert [new_cards(state, seat) for seat in (0, 1)] == [1, 0]
    state.rounds[0].moves += [(0, cards("B1 B2"), 20), (0, PASS, 20)]
    assert new_cards(state, 0) == 3
