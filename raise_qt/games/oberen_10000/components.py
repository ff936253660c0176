"""The dice (C1), and how they are written.

A die is a small number: what it shows, and whether it is the red one. Black dice of the same number cannot
be told apart, so nothing else is known of them. Sorting dice puts the red one last.
"""

from __future__ import annotations

from typing import Final

Die = int

Dice = tuple[Die, ...]
"""Dice that lie together, sorted."""

BLACK_DICE: Final = 5
SIDES: Final = 6

RED: Final = SIDES
"""A red die is this much more than a black one of the same number."""

FIVE: Final = 5
RED_FIVE: Final = RED + FIVE
COIN: Final = RED + SIDES
"""The lucky coin, which the red die has in place of the 6."""

# T2: never rolled, only set aside
TURNED_FIVE: Final = COIN + 1
TURNED_RED_FIVE: Final = COIN + 2

FIVES: Final = (FIVE, RED_FIVE)
TURNED: Final = (TURNED_FIVE, TURNED_RED_FIVE)

FACE: Final = [0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 0, 0, 0]
"""For each die the number it counts as in a combination: none for the coin and for a turned 5 (T2)."""

DIE_NAME: Final = [
    "",
    *("1", "2", "3", "4", "5", "6"),
    *("red 1", "red 2", "red 3", "red 4", "red 5", "coin"),
    *("5 as 1", "red 5 as 1"),
]
DIE_CALLED: Final = {name: die for die, name in enumerate(DIE_NAME) if name}

PLAYERS: Final = range(2, 5)

GOAL: Final = 10_000
"""E1."""


def is_red(die: Die) -> bool:
    """Whether it is the red die, turned or not."""
    return die > RED and die != TURNED_FIVE


def rolled(sides: list[int], red: bool) -> Dice:
    """The dice that came up, by their sides counted from 0. The red die, if it was rolled, comes last."""
    dice = [side + 1 for side in sides]
    if red:
        dice[-1] += RED
    dice.sort()
    return tuple(dice)


def sides_of(dice: Dice) -> list[int]:
    """The other way round."""
    return [(die - 1) % SIDES for die in dice]
