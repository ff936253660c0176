"""Rules of thumb."""

from __future__ import annotations

import pytest

from raise_qt.core.chance import Chance
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.thumb import Thumb


def test_cards_are_dearer_the_more_play() -> None:
    """With nothing but the price of cards to judge by, an opening seems to bring what its card costs."""
    thrifty = Thumb(4.0, 0.0, 0.5, 5.0, 0.0, 0.0, 1.0)
    prices = []
    for players in (2, 3, 4, 5):
        state = GAME.setup(GAME.defaults, players, Chance("prices"))
        [judgement] = thrifty.judgements(state, 0, [(0,)])
        prices.append(-judgement)
    assert prices[0] > 0
    assert [price / prices[0] for price in prices] == pytest.approx([1.0, 1.25, 1.5, 1.75])
