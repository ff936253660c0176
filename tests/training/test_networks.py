"""Learning, in the small: does it learn, and can the bots use it?"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from raise_qt.core.chance import Chance
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.network import Network, chance_of
from raise_qt.games.raise_game.bots.policy import Policy
from training import learner, networks
from training.learner import Learner
from training.selfplay import first_choice, play_games


def test_a_learner_learns_and_the_network_computes_the_same() -> None:
    rng = np.random.default_rng(1)
    rows = rng.random((4096, 9)).astype(np.float32)
    rows[:, [4, 5, 8]] = rng.integers(0, 3, (4096, 3))  # cards come in whole numbers
    chances = (0.2 + 0.6 * (rows[:, 0] > rows[:, 7])).astype(np.float32)
    learning = Learner((4, 2, 2, 1), 8, rng)
    before = float(((learning.chances(rows) - chances) ** 2).mean())
    assert learning.fit(rows, chances, 500) < before / 4
    network = Network(learning.data())
    again = Learner((4, 2, 2, 1), 8, rng)
    again.load(learning.data())
    for row in rows[:20]:
        hand, cards = [0] * int(row[4]) + [1] * int(row[5]), [0] * int(row[8])
        judgement = network.judge(network.ground(row[:4].tolist(), hand), row[6:8].tolist(), cards)
        expected = pytest.approx(float(learning.chances(row[None])[0]), abs=2e-3)
        assert chance_of(judgement) == expected
        assert float(again.chances(row[None])[0]) == expected


def test_games_become_rows_that_belong_together() -> None:
    rows = play_games("rows", range(3), 3, first_choice)
    widths = networks.widths(3)
    assert len(rows.raising) == len(rows.raising_end) * sum(widths["raising"])
    assert len(rows.opening) == len(rows.opening_end) * sum(widths["opening"])
    assert len(rows.prospect) == len(rows.over) * sum(widths["prospect"])
    assert len(rows.over) == len(rows.result)
    assert max(rows.raising_end) < len(rows.over)
    assert sum(rows.over) == 3 * 3, "each seat of each game at its end"
    assert sum(r for r, over in zip(rows.result, rows.over, strict=True) if over) == pytest.approx(3), "a win each"


def test_the_end_of_learning_is_in_small_steps_and_always_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "GAMES", {2: 20})
    monkeypatch.setattr(networks, "GAMES_IN_A_CHUNK", 20)
    monkeypatch.setattr(learner, "BATCH", 16)
    texts = []
    for folder, fine in (("one", 16), ("two", 16), ("three", 32)):
        (tmp_path / folder).mkdir()
        monkeypatch.setattr(learner, "FINE_BATCH", fine)
        networks.learn(2, 0, 1, 1, tmp_path / folder)
        texts.append((tmp_path / folder / "networks-2.json").read_text())
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


def test_a_generation_makes_networks_that_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "GAMES", {2: 40})
    monkeypatch.setattr(networks, "GAMES_IN_A_CHUNK", 20)
    monkeypatch.setattr(learner, "BATCH", 16)
    monkeypatch.setattr(learner, "FINE_BATCH", 16)
    networks.learn(2, 0, 1, 1, tmp_path)
    before = (tmp_path / "networks-2.json").read_text()
    networks.learn(2, 1, 2, 1, tmp_path)
    assert (tmp_path / "networks-2.json").read_text() != before, "the next generation goes on from there"
    assert "--generations 2 --after 1" in json.loads((tmp_path / "networks-2.json").read_text())["made_by"]
    policy = Policy(json.loads((tmp_path / "networks-2.json").read_text()))
    state = GAME.setup(GAME.defaults, 2, Chance("x"))
    assert policy.best(state, 0, GAME.legal_moves(state, 0)) in GAME.legal_moves(state, 0)
