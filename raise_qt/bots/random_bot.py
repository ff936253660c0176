"""The weakest opponent, and the yardstick for all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from raise_qt.core.bot import Bot
from raise_qt.core.chance import Random, pick

M = TypeVar("M")
O = TypeVar("O")  # noqa: E741


class RandomBot(Bot[M, O]):
    """Any legal move, each as likely as the others."""

    def choose(self, observation: O, legal: Sequence[M], random: Random) -> M:
        return pick(legal, random)
