"""Finds the games by walking `raise_qt/games/`: there is no list to keep.

A game is a package there whose `__init__` has a `GAME`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from raise_qt.core.game import Game
from raise_qt.core.problems import BadOptions

AnyGame = Game[Any, Any, Any]


@cache
def games() -> dict[str, AnyGame]:
    """All games by name, in alphabetical order."""
    package = importlib.import_module("raise_qt.games")
    modules = [importlib.import_module(f"raise_qt.games.{m.name}") for m in pkgutil.iter_modules(package.__path__)]
    return {game.name: game for game in sorted((m.GAME for m in modules), key=lambda game: game.name)}


def game_called(name: str) -> AnyGame:
    """The game of that name. Raises `BadOptions` if there is none."""
    try:
        return games()[name]
    except KeyError:
        known = ", ".join(games())
        raise BadOptions("There is no game {name!r}; there are: {known}.", name=name, known=known) from None
