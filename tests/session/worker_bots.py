"""Bots for the bots' process of the tests. A specification is ``kind`` or ``kind:path``; the path is for its traces."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from raise_qt.bots.random_bot import RandomBot
from raise_qt.core.bot import Bot, BotFailed
from raise_qt.core.chance import Random
from raise_qt.core.options import Options
from raise_qt.core.registry import AnyGame

MAKE_BOT = f"{__name__}:make_bot"


def make_bot(game: AnyGame, spec: str) -> Bot[Any, Any]:
    """One of the bots here, or one that the game has."""
    kind, _, path = spec.partition(":")
    if kind in KINDS:
        return KINDS[kind](Path(path))
    return game.bots[spec]()


class Tester(RandomBot[Any, Any]):
    """Plays at random, unless a subclass knows worse."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def is_first_time(self) -> bool:
        """Whether no bot has come here before, not even in a process that is gone."""
        first = not self.path.exists()
        self.path.touch()
        return first


class Diary(Tester):
    """Writes down what happens to it."""

    def note(self, *words: object) -> None:
        with self.path.open("a") as file:
            print(*words, file=file)

    def begin(self, options: Options, players: int, seat: int) -> None:
        self.note("begin", players, seat, os.getpid(), "PySide6" in sys.modules)

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        self.note("choose")
        return super().choose(observation, legal, random)

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        self.note("end", *scores)

    def close(self) -> None:
        self.note("close")


class DiaryOfOneWhoHangs(Diary):
    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        self.note("choose")
        threading.Event().wait()


class Hanging(Tester):
    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        threading.Event().wait()


class HangingOnce(Tester):
    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        if self.is_first_time():
            threading.Event().wait()
        return super().choose(observation, legal, random)


class Gated(Tester):
    """Thinks until somebody makes the file."""

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        while not self.path.exists():
            time.sleep(0.001)
        return super().choose(observation, legal, random)


class Dying(Tester):
    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        os._exit(7)


class DyingOnce(Tester):
    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        if self.is_first_time():
            os._exit(7)
        return super().choose(observation, legal, random)


class Mistaken(Tester):
    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        raise ZeroDivisionError("oops")


class MistakenOnce(Tester):
    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        if self.is_first_time():
            raise ZeroDivisionError("oops")
        return super().choose(observation, legal, random)


class GivingUp(Tester):
    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        raise BotFailed("{who} gave up.", who="The tester")


class Cheating(Tester):
    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        return "all the cards"


class Unspeakable(Tester):
    """Answers with something that cannot be sent."""

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        return lambda: None


KINDS: dict[str, type[Tester]] = {
    "diary": Diary,
    "diary-of-one-who-hangs": DiaryOfOneWhoHangs,
    "hanging": Hanging,
    "hanging-once": HangingOnce,
    "gated": Gated,
    "dying": Dying,
    "dying-once": DyingOnce,
    "mistaken": Mistaken,
    "mistaken-once": MistakenOnce,
    "giving-up": GivingUp,
    "cheating": Cheating,
    "unspeakable": Unspeakable,
}
