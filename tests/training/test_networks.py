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
from training import networks
from training.learner import Learner
from training.selfplay import first_choice, play_games


def test_a_learner_learns_and_the_network_computes_the_same() -> None:
    rng = np.random.default_rng(1)
    rows = rng.random((4096, 9)).astype(np.float32)
    chances = (0.2 + 0.6 * (rows[:, 0] > rows[:, 5])).astype(np.float32)
    learner = Learner((4, 2, 2, 1), 8, rng)
    before = float(((learner.chances(rows) - chances) ** 2).mean())
    assert learner.fit(rows, chances, 500) < before / 4
    network = Network(learner.data())
    for row in rows[:20]:
        scene, hand, move, token = row[:4], row[4:6], row[6:8], row[8:]
        ground = [
            total + float(np.dot(weights, hand))
            for total, weights in zip(network.ground(scene.tolist(), []), network.hand, strict=True)
        ]
        ground = [t + float(w[0] * token[0]) for t, w in zip(ground, network.cards, strict=True)]
        found = chance_of(network.judge(ground, move.tolist(), ()))
        assert found == pytest.approx(float(learner.chances(row[None])[0]), abs=2e-3)


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


def test_a_generation_makes_networks_that_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "GAMES", {2: 40})
    monkeypatch.setattr(networks, "GAMES_IN_A_CHUNK", 20)
    networks.learn(2, 1, 1, tmp_path)
    policy = Policy(json.loads((tmp_path / "networks-2.json").read_text()))
    state = GAME.setup(GAME.defaults, 2, Chance("x"))
    assert policy.best(state, 0, GAME.legal_moves(state, 0)) in GAME.legal_moves(state, 0)
