"""How strong the opponents are: measured in the arena by `make ratings` and kept as data beside this file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from raise_qt.core.bot import Rating


@cache
def measured() -> dict[str, Rating]:
    """By SPEC, the strongest first."""
    text = files("raise_qt.games.raise_game.bots").joinpath("ratings.json").read_text(encoding="ascii")
    return {spec: Rating(points, ci95) for spec, (points, ci95) in json.loads(text)["ratings"].items()}
