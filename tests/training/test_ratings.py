"""From results to points."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from raise_qt.games.raise_game import GAME
from training.ratings import FIXED, fitted, pairings, way_of_playing


def test_the_ratings_are_those_of_the_bots_as_they_play_now() -> None:
    text = files("raise_qt.games.raise_game.bots").joinpath("ratings.json").read_text(encoding="ascii")
    assert json.loads(text)["way_of_playing"] == way_of_playing(), "somebody plays differently: `make ratings`"


def test_everybody_meets_somebody_and_all_hang_together() -> None:
    pairs = pairings()
    reached = {FIXED}
    for _ in pairs:
        reached |= {name for pair in pairs if reached & set(pair) for name in pair}
    assert reached == set(GAME.bots)


def test_ten_times_as_many_wins_are_400_points() -> None:
    even, tenfold = (0.5, 0.02), (10 / 11, 0.01)
    points = fitted({(FIXED, "equal"): even, ("better", "equal"): tenfold, (FIXED, "better"): (1 / 11, 0.01)})
    assert points[FIXED] == (1500, 0)
    assert points["equal"][0] == pytest.approx(1500, abs=1)
    assert points["better"][0] == pytest.approx(1900, abs=1)
    assert 0 < points["better"][1] < 30
