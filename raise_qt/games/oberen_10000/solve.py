"""Works out how to make the most points of a single turn, exactly.

    python -m raise_qt.games.oberen_10000.solve

writes the solution anew. It is a backward induction: every setting aside scores at least 50 points, so what a
roll is worth depends only on what rolls are worth with more points in the turn, and from `top` on banking is
always best.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import ceil, factorial, prod
from pathlib import Path
from typing import Final, NamedTuple

from raise_qt.games.oberen_10000.components import BLACK_DICE, COIN, RED, SIDES, Dice
from raise_qt.games.oberen_10000.going_on import dice_to_roll, moves
from raise_qt.games.oberen_10000.setting_aside import set_asides
from raise_qt.games.oberen_10000.solution import FILE, STEP, Solution, to_json
from raise_qt.games.oberen_10000.state import BANK

DiceToRoll = tuple[int, bool]

DICE_TO_ROLL: Final = [(black, red) for black in range(BLACK_DICE + 1) for red in (False, True) if black or red]
"""All that can be rolled. When all six are set aside all six are rolled (T5), so there is no roll of none."""

ALL_DICE: Final = (BLACK_DICE, True)


class Choice(NamedTuple):
    """What a roll offers: the most points if one banks at once, and the most for each way to roll on."""

    most: int
    ways_on: frozenset[tuple[DiceToRoll, int]]


Rolls = dict[Choice, int]
"""How many of the equally likely rolls offer each choice. Those that offer nothing are left out."""


def solve() -> Solution:
    """The expected points of rolling each set of dice with each number of points in the turn, below `top`."""
    rolls = {dice: rolls_of(*dice) for dice in DICE_TO_ROLL}
    end = top(rolls)
    # Beyond the end nothing is gained by rolling: 0 there never beats banking.
    most = max([choice.most for choice in rolls[ALL_DICE]])
    worth = {dice: [0.0] * ((end + most) // STEP + 1) for dice in DICE_TO_ROLL}
    plans = {dice: _plan(rolls[dice], worth) for dice in DICE_TO_ROLL}
    for points in range(end - STEP, -STEP, -STEP):
        place = points // STEP
        for dice, plan in plans.items():
            total = 0.0
            for weight, most, ways_on in plan:
                best = float(points + most)
                for row, more in ways_on:
                    value = row[place + more]
                    if value > best:
                        best = value
                total += weight * best
            worth[dice][place] = total / equally_likely(dice)
    return {dice: row[: end // STEP] for dice, row in worth.items()}


def rolls_of(black: int, red: bool) -> Rolls:
    """What the rolls of so many black dice, and the red one or not, offer."""
    found: Rolls = {}
    for numbers in combinations_with_replacement(range(1, SIDES + 1), black):
        weight = factorial(black) // prod([factorial(numbers.count(face)) for face in set(numbers)])
        for red_die in [(die,) for die in range(RED + 1, COIN + 1)] if red else [()]:
            dice = (*numbers, *red_die)
            if set_asides(dice):
                choice = choice_of(dice)
                found[choice] = found.get(choice, 0) + weight
    return found


def choice_of(dice: Dice) -> Choice:
    """What a roll offers. Of all ways to go on with the same dice only that with the most points matters."""
    scores = set_asides(dice)
    best: dict[DiceToRoll, int] = {}
    for move in moves(dice):
        if move.then != BANK:
            next_dice = dice_to_roll(dice, move)
            best[next_dice] = max(best.get(next_dice, 0), scores[move.aside])
    return Choice(max(scores.values()), frozenset(best.items()))


def equally_likely(dice: DiceToRoll) -> int:
    """How many different rolls there are if every die can be told from every other."""
    black, red = dice
    return int(SIDES ** (black + red))


def chance_of_nothing(dice: DiceToRoll) -> float:
    """T4: how likely it is that nothing can be set aside."""
    return 1 - sum(rolls_of(*dice).values()) / equally_likely(dice)


def top(rolls: dict[DiceToRoll, Rolls]) -> int:
    """The points from which on banking is best, whatever dice are left.

    That is where one more roll, then banking, loses on average at least as much as it wins, with any dice.
    It stays so with yet more points, and a turn's points only grow: if one more roll never pays, neither do
    several.
    """
    ends = []
    for dice, offered in rolls.items():
        lost = equally_likely(dice) - sum(offered.values())
        won = sum([choice.most * weight for choice, weight in offered.items()])
        ends.append(won / lost)
    return ceil(max(ends) / STEP) * STEP


def _plan(rolls: Rolls, worth: Solution) -> list[tuple[int, int, list[tuple[list[float], int]]]]:
    """The choices in the shape that is quickest to go through again and again."""
    return [
        (weight, choice.most, [(worth[dice], score // STEP) for dice, score in sorted(choice.ways_on)])
        for choice, weight in rolls.items()
    ]


if __name__ == "__main__":
    Path(__file__).with_name(FILE).write_text(to_json(solve()), encoding="utf-8", newline="\n")
