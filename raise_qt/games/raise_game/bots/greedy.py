"""A simple opponent: few lines, easily beaten by a plan, and a measure for others."""

from __future__ import annotations

from collections.abc import Sequence

from raise_qt.core.bot import Bot
from raise_qt.core.chance import Random
from raise_qt.games.raise_game.components import CARD_VP
from raise_qt.games.raise_game.observation import Observation
from raise_qt.games.raise_game.state import PASS, Cards, Move

CARD_PRICE = 2
"""What a card is worth to keep, in VP, besides its own: it may win a later round."""


class GreedyBot(Bot[Move, Observation]):
    """Opens with the cheapest card, then takes the cheapest legal raise while what can be won is worth it."""

    def choose(self, observation: Observation, legal: Sequence[Move], random: Random) -> Move:
        raises = [move for move in legal if move != PASS]
        if not raises:
            return PASS
        values = observation.values

        def price_and_step(cards: Cards) -> tuple[int, int]:
            """Of equally cheap raises the longest is best: others have to spend more to follow."""
            return price(cards), -sum([values[card] for card in cards])

        cheapest = min(raises, key=price_and_step)
        at_stake = observation.score_card + sum([CARD_VP[card] for card, _ in observation.pot])
        return cheapest if observation.opening or price(cheapest) <= at_stake else PASS


def price(cards: Cards) -> int:
    """What is given up by playing these cards, in VP."""
    return sum([CARD_VP[card] + CARD_PRICE for card in cards])
