"""What a game says about itself, for pages that know no game.

A game's `table` package may have two modules: `about` (its motto, kind, accent and variants) and `opponents` (who they
are, and the levels to choose from). Whatever is missing is made up from the game's own names, so that a new game
appears at once.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cached_property
from types import ModuleType
from typing import Any

from raise_qt.core.bot import Rating
from raise_qt.core.registry import AnyGame, game_in, has_table, packages
from raise_qt.table.opponent import Opponent, OpponentLevel


class GameWords:
    """The words of one game. Nothing is imported before it is asked for."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @property
    def title(self) -> str:
        return self.game.title

    @property
    def motto(self) -> str:
        return str(self._call(self._about, "motto", "")())

    @property
    def kind(self) -> str:
        return str(self._call(self._about, "kind", "")())

    @property
    def accent(self) -> int:
        """The symbol colour that marks the game."""
        return int(getattr(self._about, "ACCENT", len(self.game.name))) % 5

    def variant(self, name: str) -> tuple[str, str]:
        """Title and explanation of a variant."""
        title, sentence = self._call(self._about, "variant", (name, ""))(name)
        return str(title), str(sentence)

    def opponent(self, spec: str) -> Opponent:
        """A bot in words."""
        found: Opponent = self._call(self._opponents, "opponent", Opponent(style=spec.capitalize()))(spec)
        return found

    @property
    def levels(self) -> list[OpponentLevel]:
        """The bots to choose from, the weakest first. A game that says nothing about levels has one for all."""
        if hasattr(self._opponents, "levels"):
            found: list[OpponentLevel] = self._call(self._opponents, "levels", [])()
            return found
        return [OpponentLevel("", "", tuple(self.game.bots))]

    def place_of(self, spec: str) -> tuple[int, int] | None:
        """The level of a bot and its place there; None if it is not among those to choose from."""
        places = ((i, level.specs.index(spec)) for i, level in enumerate(self.levels) if spec in level.specs)
        return next(places, None)

    def rating(self, spec: str) -> Rating | None:
        """How strong a bot was measured to be, if it was."""
        return self.game.ratings.get(spec)

    @cached_property
    def _about(self) -> ModuleType | None:
        return self._module("about")

    @cached_property
    def _opponents(self) -> ModuleType | None:
        return self._module("opponents")

    def _module(self, name: str) -> ModuleType | None:
        path = f"{table_package(self.game)}.{name}"
        try:
            return importlib.import_module(path)
        except ModuleNotFoundError as error:
            if error.name is None or not path.startswith(error.name):
                raise  # it is there, but something that it needs is not
            return None

    @staticmethod
    def _call(module: ModuleType | None, name: str, otherwise: object) -> Callable[..., Any]:
        return getattr(module, name, lambda *_: otherwise)


def table_package(game: AnyGame) -> str:
    """Where a game's table is, whether there is one or not."""
    return ".".join([*type(game).__module__.split(".")[:3], "table"])


def playable_games() -> list[AnyGame]:
    """The games that have a table. Nothing else is imported: the first picture should not wait for it."""
    return [game_in(package) for package in packages() if has_table(package)]
