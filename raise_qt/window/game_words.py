"""What a game says about itself, for pages that know no game.

A game's `table` package may have two modules: `about` (its motto, kind, accent and variants) and `opponents` (their
names and labels). Whatever is missing is made up from the game's own names, so that a new game appears at once.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cached_property
from types import ModuleType
from typing import Any

from raise_qt.core.registry import AnyGame, game_in, has_table, packages

NAMES = ("Mira", "Bruno", "Edda", "Tilo", "Jora")


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

    @property
    def opponent_names(self) -> tuple[str, ...]:
        return tuple(getattr(self._opponents, "NAMES", NAMES))

    def variant(self, name: str) -> tuple[str, str]:
        """Title and explanation of a variant."""
        title, sentence = self._call(self._about, "variant", (name, ""))(name)
        return str(title), str(sentence)

    def label(self, spec: str) -> str:
        """A bot's way of playing, in a word."""
        return str(self._call(self._opponents, "opponent_label", spec.capitalize())(spec))

    def detail(self, spec: str) -> str:
        """The same in half a sentence."""
        return str(self._call(self._opponents, "opponent_detail", "")(spec))

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
