"""What can be set aside from a roll, and what it scores (T2).

Dice that are set aside together count for the most that they can: three 1s are never 300 points. So a choice
is fully told by the dice, and by which 5s are turned to a 1.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from raise_qt.core.problems import IllegalMove
from raise_qt.games.oberen_10000.components import (
    COIN,
    FACE,
    FIVE,
    FIVES,
    RED_FIVE,
    SIDES,
    TURNED,
    TURNED_FIVE,
    TURNED_RED_FIVE,
    Dice,
    Die,
)

SINGLE: Final = [0, 100, 0, 0, 0, 50, 0]
"""What a single die of each number scores."""

TRIPLE: Final = [0, 1000, 200, 300, 400, 500, 600]
STRAIGHT: Final = 1000
TURNED_POINTS: Final = SINGLE[1]


@cache
def set_asides(dice: Dice) -> dict[Dice, int]:
    """T2: all that can be set aside from a roll, with its points; if there is nothing, T4.

    There are only 3233 different rolls: all are kept.

    >>> set_asides((2, 3, 3, 4, 5, 11))  # 11 is a red 5, 13 and 14 are a 5 and a red 5 turned to a 1
    {(5,): 50, (5, 11): 100, (11,): 50, (13,): 100, (14,): 100}
    """
    sets: set[Dice] = {()}
    for die in dice:
        sets |= {tuple(sorted((*aside, use))) for aside in sets for use in _uses(die)}
    return {aside: score for aside in sorted(sets) if (score := points(aside)) and _pairs_are_whole(dice, aside)}


def points(aside: Dice) -> int:
    """T2: the most these dice score together, or 0 if not all of them score."""
    counts = [0] * (SIDES + 1)
    total = 0
    for die in aside:
        if die in TURNED:
            total += TURNED_POINTS
        else:
            counts[FACE[die]] += 1
    if len(aside) == SIDES and counts.count(1) == SIDES:
        return STRAIGHT
    for face in range(1, SIDES + 1):
        triples, singles = divmod(counts[face], 3)
        if singles and not SINGLE[face]:
            return 0
        total += triples * TRIPLE[face] + singles * SINGLE[face]
    return total


def check_set_aside(dice: Dice, aside: Dice) -> None:
    """Raises `IllegalMove` with the reason if these dice cannot be set aside from this roll (T1, T2)."""
    if aside in set_asides(dice):
        return
    if not aside:
        raise IllegalMove("At least one scoring die must be set aside.")
    if COIN in aside:
        raise IllegalMove("The lucky coin is never set aside.")
    as_rolled = [_as_rolled(die) for die in aside]
    if any(as_rolled.count(die) > dice.count(die) for die in as_rolled):
        raise IllegalMove("These dice are not all in the roll.")
    if not _pairs_are_whole(dice, aside):
        raise IllegalMove("For each 5 turned to a 1 another 5 must stay with the dice to be rolled.")
    raise IllegalMove("Not all of these dice score.")


def _uses(die: Die) -> Dice:
    """As what a rolled die can be set aside."""
    if die == FIVE:
        return FIVE, TURNED_FIVE
    if die == RED_FIVE:
        return RED_FIVE, TURNED_RED_FIVE
    return () if die == COIN else (die,)


def _as_rolled(die: Die) -> Die:
    """What a die showed before it was turned."""
    return FIVES[TURNED.index(die)] if die in TURNED else die


def _pairs_are_whole(dice: Dice, aside: Dice) -> bool:
    """T2: it takes two 5s to make one 1, and the other of the two stays."""
    turned = len([die for die in aside if die in TURNED])
    set_aside = turned + len([die for die in aside if die in FIVES])
    return turned <= len([die for die in dice if die in FIVES]) - set_aside
