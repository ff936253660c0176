"""Networks: plain sums, the same everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.network import Network, chance_of
from raise_qt.games.raise_game.bots.policy import policy_for

DATA = {
    "bias": [1.0, -1.0],
    "scene": [[1.0, 2.0], [0.5, 0.0]],
    "hand": [[0.0, 10.0], [0.0, 1.0]],
    "move": [[3.0], [-1.0]],
    "cards": [[0.25, 0.0], [0.0, 100.0]],
    "out": [2.0, -1.0],
    "out_bias": 0.5,
}


def test_a_network_adds_up_its_portions() -> None:
    network = Network(DATA)
    ground = network.ground([1.0, 2.0], [1, 1])
    assert ground == [1 + 1 + 4 + 20, -1 + 0.5 + 2]
    assert network.judge(ground, [2.0], (0,)) == 0.5 + 2 * (26 + 6 + 0.25), "what is below zero does not count"
    assert network.judge(ground, [2.0], (1,)) == 0.5 + 2 * (26 + 6) - (1.5 - 2 + 100)
    assert network.judge_scene(ground) == 0.5 + 2 * 26 - 1.5


@given(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6))
def test_chances_go_from_0_to_1_and_rise(a: float, b: float) -> None:
    assert 0 <= chance_of(a) <= 1
    assert chance_of(a) + chance_of(-a) == pytest.approx(1)
    assert chance_of(min(a, b)) <= chance_of(max(a, b))
    assert chance_of(0) == 0.5


@pytest.mark.parametrize("players", GAME.players)
def test_there_are_networks_for_every_number_of_players(players: int) -> None:
    policy = policy_for(players)
    for network in (policy.opening, policy.raising, policy.prospect):
        assert len(network.bias) == len(network.scene) == len(network.out)
