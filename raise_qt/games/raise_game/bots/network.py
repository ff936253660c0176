"""A small network: what it weighs are plain numbers from a data file, what it needs is the standard library.

One hidden layer over four portions of inputs: the scene, the cards in hand, what is special about a move, and the cards
the move plays. Scene and hand are the same for all moves of a decision, so their part is computed once (`ground`).
Sums are taken one by one in a fixed order and there is no function whose last digit depends on the system: the same
weights choose the same moves everywhere, compiled or not.

Hidden units are computed eight at a time (`Block`): that takes half the time, pure and compiled, of one after another.
"""

from __future__ import annotations

from math import sqrt

from raise_qt.core.options import Json

Eight = tuple[float, float, float, float, float, float, float, float]


class Block:
    """Eight hidden units: their biases, their weights for each input and token of every portion, and what they say."""

    def __init__(self, data: Json, first: int) -> None:
        units = range(first, first + 8)
        self.bias: Eight = eight([data["bias"][unit] for unit in units])
        self.out: Eight = eight([data["out"][unit] for unit in units])
        scene, hand, move, cards = (
            [eight(column) for column in zip(*[data[portion][unit] for unit in units], strict=True)]
            for portion in ("scene", "hand", "move", "cards")
        )
        self.scene: list[Eight] = scene
        self.hand: list[Eight] = hand
        self.move: list[Eight] = move
        self.cards: list[Eight] = cards


class Network:
    """`judge` gives a number without unit, the higher the better; `chance_of` makes it a chance of winning."""

    def __init__(self, data: Json) -> None:
        self.blocks = [Block(data, first) for first in range(0, len(data["bias"]), 8)]
        self.out_bias: float = data["out_bias"]

    def ground(self, scene: list[float], hand: list[int]) -> list[Eight]:
        """The hidden layer as far as it does not depend on the move."""
        return [layer(block.bias, block.scene, scene, block.hand, hand) for block in self.blocks]

    def judge(self, ground: list[Eight], move: list[float], cards: list[int]) -> float:
        """How good a move is."""
        result = self.out_bias
        for sums, block in zip(ground, self.blocks):  # noqa: B905 (millions of times)
            result = heard(result, layer(sums, block.move, move, block.cards, cards), block.out)
        return result

    def judge_scene(self, ground: list[Eight]) -> float:
        """How good a position is: no move is looked at."""
        result = self.out_bias
        for sums, block in zip(ground, self.blocks):  # noqa: B905
            result = heard(result, sums, block.out)
        return result


def eight(numbers: list[float] | tuple[float, ...]) -> Eight:
    """A tuple that is known to have eight numbers."""
    a, b, c, d, e, f, g, h = numbers
    return a, b, c, d, e, f, g, h


def layer(sums: Eight, weights: list[Eight], inputs: list[float], tokens: list[Eight], cards: list[int]) -> Eight:
    """The sums of eight units, with these inputs and cards added."""
    a, b, c, d, e, f, g, h = sums
    for x, (wa, wb, wc, wd, we, wf, wg, wh) in zip(inputs, weights):  # noqa: B905
        a += wa * x
        b += wb * x
        c += wc * x
        d += wd * x
        e += we * x
        f += wf * x
        g += wg * x
        h += wh * x
    for card in cards:
        wa, wb, wc, wd, we, wf, wg, wh = tokens[card]
        a += wa
        b += wb
        c += wc
        d += wd
        e += we
        f += wf
        g += wg
        h += wh
    return a, b, c, d, e, f, g, h


def heard(result: float, sums: Eight, out: Eight) -> float:
    """What eight units add to the result: only those above zero are heard."""
    a, b, c, d, e, f, g, h = sums
    oa, ob, oc, od, oe, of, og, oh = out
    if a > 0.0:
        result += oa * a
    if b > 0.0:
        result += ob * b
    if c > 0.0:
        result += oc * c
    if d > 0.0:
        result += od * d
    if e > 0.0:
        result += oe * e
    if f > 0.0:
        result += of * f
    if g > 0.0:
        result += og * g
    if h > 0.0:
        result += oh * h
    return result


def chance_of(judgement: float) -> float:
    """From 0 to 1, as an S. Unlike the usual exponential one it is the same to the last digit on every system."""
    return 0.5 + 0.5 * judgement / sqrt(1.0 + judgement * judgement)
