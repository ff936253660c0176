"""Raise (`raise` itself is a word of Python's)."""

from raise_qt.games.raise_game.game import RaiseGame

GAME = RaiseGame()
