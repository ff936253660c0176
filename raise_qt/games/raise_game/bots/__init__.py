"""The built-in opponents of Raise."""

from __future__ import annotations

from collections.abc import Callable

from raise_qt.bots.random_bot import RandomBot
from raise_qt.core.bot import Bot
from raise_qt.games.raise_game.bots import levels
from raise_qt.games.raise_game.bots.greedy import GreedyBot
from raise_qt.games.raise_game.observation import Observation
from raise_qt.games.raise_game.state import Move

BOTS: dict[str, Callable[[], Bot[Move, Observation]]] = {"random": RandomBot, "greedy": GreedyBot, **levels.BOTS}
"""By SPEC."""
