"""The measured ratings, as data."""

from __future__ import annotations

from itertools import pairwise

import pytest

from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.levels import LEVELS, spec
from raise_qt.games.raise_game.bots.styles import STYLES


def test_everybody_is_rated() -> None:
    assert set(GAME.ratings) == set(GAME.bots)


def test_the_levels_are_in_order() -> None:
    """58 % is 56 points."""
    for weaker, stronger in pairwise(LEVELS):
        assert GAME.ratings[stronger].points - GAME.ratings[weaker].points >= 56


@pytest.mark.parametrize("level", LEVELS)
def test_the_characters_of_a_level_are_nearly_equal(level: str) -> None:
    """A style changes less than a level does."""
    points = [GAME.ratings[spec(level, style)].points for style in STYLES]
    assert max(points) - min(points) <= 120
