"""What a turn is worth if it is played on as well as possible: the figures that `solve` has worked out."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final

STEP: Final = 50
"""All points are multiples of this (T2)."""

FILE: Final = "solution.json"

Solution = dict[tuple[int, bool], list[float]]
"""For the dice about to be rolled (how many black ones, red or not) the points that the turn will bring on
average, if it has 0 points so far, `STEP`, twice `STEP` and so on."""


@cache
def solution() -> Solution:
    """The solution shipped with the game, read when it is first needed."""
    text = resources.files("raise_qt.games.oberen_10000").joinpath(FILE).read_text(encoding="utf-8")
    return {(entry["black"], entry["red"]): entry["points"] for entry in json.loads(text)}


def expected_points(points: int, black: int, red: bool) -> float:
    """The points a turn brings on average if these dice are rolled now and everything after is done best.

    The solution ends where banking is best with any dice; beyond that rolling counts as worth nothing.
    """
    row = solution()[black, red]
    place = points // STEP
    return row[place] if place < len(row) else 0.0


def to_json(solution: Solution) -> str:
    """The file's text: a line for each set of dice."""
    lines = [
        json.dumps({"black": black, "red": red, "points": [round(points, 4) for points in row]})
        for (black, red), row in solution.items()
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"
