"""Finds the games by walking `raise_qt/games/`: there is no list to keep.

A game is a package there whose `__init__` has a `GAME`.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from functools import cache
from typing import Any

from raise_qt.core.game import Game
from raise_qt.core.problems import BadOptions

AnyGame = Game[Any, Any, Any]


def packages() -> list[str]:
    """The packages of all games; none of them is imported."""
    folder = importlib.import_module("raise_qt.games")
    return [f"{folder.__name__}.{module.name}" for module in pkgutil.iter_modules(folder.__path__)]


def has_table(package: str) -> bool:
    """Whether persons can play it: it has a `table`. Not even the package is imported."""
    folder = importlib.import_module("raise_qt.games")
    inside = [os.path.join(path, package.rpartition(".")[2]) for path in folder.__path__]
    return any(module.name == "table" for module in pkgutil.iter_modules(inside))


def game_in(package: str) -> AnyGame:
    """The game of a package."""
    game: AnyGame = importlib.import_module(package).GAME
    return game


@cache
def games() -> dict[str, AnyGame]:
    """All games by name, in alphabetical order."""
    return {game.name: game for game in sorted(map(game_in, packages()), key=lambda game: game.name)}


def game_called(name: str) -> AnyGame:
    """The game of that name. Raises `BadOptions` if there is none."""
    try:
        return games()[name]
    except KeyError:
        known = ", ".join(games())
        raise BadOptions("There is no game {name!r}; there are: {known}.", name=name, known=known) from None
