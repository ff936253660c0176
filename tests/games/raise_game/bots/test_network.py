"""Networks: plain sums, the same everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots import features
from raise_qt.games.raise_game.bots.network import Network, chance_of
from raise_qt.games.raise_game.bots.policy import policy_for

SILENT = 6
"""Units come in eights; two are enough to follow by hand."""

DATA = {
    "bias": [1.0, -1.0] + [0.0] * SILENT,
    "scene": [[1.0, 2.0], [0.5, 0.0]] + [[0.0, 0.0]] * SILENT,
    "hand": [[0.0, 10.0], [0.0, 1.0]] + [[0.0, 0.0]] * SILENT,
    "move": [[3.0], [-1.0]] + [[0.0]] * SILENT,
    "cards": [[0.25, 0.0], [0.0, 100.0]] + [[0.0, 0.0]] * SILENT,
    "out": [2.0, -1.0] + [0.0] * SILENT,
    "out_bias": 0.5,
}


def test_a_network_adds_up_its_portions() -> None:
    network = Network(DATA)
    ground = network.ground([1.0, 2.0], [1, 1])
    assert ground == [(1 + 1 + 4 + 20, -1 + 0.5 + 2, *[0.0] * SILENT)]
    assert network.judge(ground, [2.0], [0]) == 0.5 + 2 * (26 + 6 + 0.25), "what is below zero does not count"
    assert network.judge(ground, [2.0], [1]) == 0.5 + 2 * (26 + 6) - (1.5 - 2 + 100)
    assert network.judge_scene(ground) == 0.5 + 2 * 26 - 1.5


numbers = st.floats(-10, 10)


@given(st.data())
def test_every_unit_counts_in_its_place(data: st.DataObject) -> None:
    """Two blocks of eight, against the sums written down the long way."""
    units, inputs, kinds = 16, 3, 4

    def table(width: int) -> list[list[float]]:
        return data.draw(st.lists(st.lists(numbers, min_size=width, max_size=width), min_size=units, max_size=units))

    weights = {"scene": table(inputs), "hand": table(kinds), "move": table(inputs), "cards": table(kinds)}
    bias, out = (data.draw(st.lists(numbers, min_size=units, max_size=units)) for _ in range(2))
    scene, move = (data.draw(st.lists(numbers, min_size=inputs, max_size=inputs)) for _ in range(2))
    hand, cards = (data.draw(st.lists(st.integers(0, kinds - 1), max_size=6)) for _ in range(2))
    network = Network({**weights, "bias": bias, "out": out, "out_bias": 0.25})
    ground = network.ground(scene, hand)
    expected = 0.25
    for unit in range(units):
        total = bias[unit]
        for portion, values in (("scene", scene), ("move", move)):
            total += sum(weight * value for weight, value in zip(weights[portion][unit], values, strict=True))
        total += sum(weights["hand"][unit][card] for card in hand) + sum(weights["cards"][unit][card] for card in cards)
        expected += out[unit] * max(total, 0)
    assert network.judge(ground, move, cards) == pytest.approx(expected, abs=1e-6)


@given(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6))
def test_chances_go_from_0_to_1_and_rise(a: float, b: float) -> None:
    assert 0 <= chance_of(a) <= 1
    assert chance_of(a) + chance_of(-a) == pytest.approx(1)
    assert chance_of(min(a, b)) <= chance_of(max(a, b))
    assert chance_of(0) == 0.5


@pytest.mark.parametrize("players", GAME.players)
def test_there_are_networks_for_every_number_of_players(players: int) -> None:
    policy = policy_for(players)
    scene = features.SCENE_OWN + features.SCENE_RIVAL * (players - 1)
    prospect = features.PROSPECT_OWN + features.PROSPECT_RIVAL * (players - 1)
    for network, width in ((policy.opening, scene), (policy.raising, scene), (policy.prospect, prospect)):
        assert network.blocks
        assert all(len(block.scene) == width for block in network.blocks)
