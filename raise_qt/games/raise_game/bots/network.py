"""A small network: what it weighs are plain numbers from a data file, what it needs is the standard library.

One hidden layer over four portions of inputs: the scene, the cards in hand, what is special about a move, and the cards
the move plays. Scene and hand are the same for all moves of a decision, so their part is computed once (`ground`).
Sums are taken one by one in a fixed order and there is no function whose last digit depends on the system: the same
weights choose the same moves everywhere, compiled or not.
"""

from __future__ import annotations

from math import sqrt

from raise_qt.core.options import Json


class Network:
    """`judge` gives a number without unit, the higher the better; `chance_of` makes it a chance of winning."""

    def __init__(self, data: Json) -> None:
        self.bias: list[float] = data["bias"]
        self.scene: list[list[float]] = data["scene"]
        self.hand: list[list[float]] = data["hand"]
        self.move: list[list[float]] = data["move"]
        self.cards: list[list[float]] = data["cards"]
        self.out: list[float] = data["out"]
        self.out_bias: float = data["out_bias"]

    def ground(self, scene: list[float], hand: list[int]) -> list[float]:
        """The hidden layer as far as it does not depend on the move."""
        sums: list[float] = []
        for start, row, per_card in zip(self.bias, self.scene, self.hand):  # noqa: B905 (millions of times)
            total = start
            for weight, value in zip(row, scene):  # noqa: B905
                total += weight * value
            for card in hand:
                total += per_card[card]
            sums.append(total)
        return sums

    def judge(self, ground: list[float], move: list[float], cards: tuple[int, ...]) -> float:
        """How good a move is."""
        result = self.out_bias
        for start, row, per_card, out in zip(ground, self.move, self.cards, self.out):  # noqa: B905
            total = start
            for weight, value in zip(row, move):  # noqa: B905
                total += weight * value
            for card in cards:
                total += per_card[card]
            if total > 0.0:
                result += out * total
        return result

    def judge_scene(self, ground: list[float]) -> float:
        """How good a position is: no move is looked at."""
        result = self.out_bias
        for total, out in zip(ground, self.out):  # noqa: B905
            if total > 0.0:
                result += out * total
        return result


def chance_of(judgement: float) -> float:
    """From 0 to 1, as an S. Unlike the usual exponential one it is the same to the last digit on every system."""
    return 0.5 + 0.5 * judgement / sqrt(1.0 + judgement * judgement)
