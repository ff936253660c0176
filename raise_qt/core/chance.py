"""Chance: everything random in a game, from one seed.

A stream is named ("deck of seat 2", "dice of round 5") and is a pure function of the seed and its name: the 64-bit
big-endian words of SHAKE-128 over ``seed NUL name``. Nothing is used up, so what players do, or undo, never changes
the dice and decks to come, and any other program can check a game once its seed is known. Nothing here depends on
how a version of Python shuffles.

`hashlib` is imported where it is used: it loads all of OpenSSL, for which the window's first picture need not wait.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from struct import unpack
from typing import TypeVar

from raise_qt.core.portable import Portable

T = TypeVar("T")

Random = Callable[[], float]
"""A private source of numbers from 0 up to, but not including, 1."""


@dataclass(frozen=True)
class Chance(Portable):
    """All streams of one seed.

    >>> Chance("moon").roll("dice/1", 7, 6)
    [2, 0, 5, 1, 1, 2, 4]
    >>> Chance("moon").shuffled("deck/0", "ABCDE")
    ['B', 'E', 'A', 'C', 'D']
    """

    seed: str

    def roll(self, stream: str, dice: int, sides: int) -> list[int]:
        """So many dice of so many sides, counted from 0. (The bias of the remainder is below 2⁻⁵⁰.)"""
        return [word % sides for word in self._words(stream, dice)]

    def shuffled(self, stream: str, items: Sequence[T]) -> list[T]:
        """The items in a random order: each gets a word of the stream, the lowest word comes first."""
        words = list(self._words(stream, len(items)))  # a list's `__getitem__` is called faster than a tuple's
        return [items[i] for i in sorted(range(len(items)), key=words.__getitem__)]

    def private(self, stream: str) -> int:
        """A seed for somebody's own random numbers. It tells nothing about this seed or any other stream."""
        high, low = self._words(stream, 2)
        return high << 64 | low

    def _words(self, stream: str, count: int) -> tuple[int, ...]:
        import hashlib

        data = hashlib.shake_128(f"{self.seed}\0{stream}".encode()).digest(8 * count)
        return unpack(f">{count}Q", data)


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return os.urandom(16).hex()


def commitment(seed: str) -> str:
    """What can be shown before a game to prove afterwards that its seed was fixed: the SHA-256 of the seed.

    Anybody can check it: ``printf %s SEED | sha256sum``.
    """
    import hashlib

    return hashlib.sha256(seed.encode()).hexdigest()


def private_random(seed: int) -> Random:
    """Random numbers of one's own. Only `random()`: it is all that Python promises to keep the same for ever."""
    return random.Random(seed).random


def pick(items: Sequence[T], random: Random) -> T:
    """One of the items, each as likely as the others."""
    return items[int(random() * len(items))]


def shuffled_by(random: Random, items: Sequence[T]) -> list[T]:
    """The items in an order of one's own making, the same way as `Chance.shuffled`."""
    keys = [random() for _ in items]
    return [items[i] for i in sorted(range(len(items)), key=keys.__getitem__)]
