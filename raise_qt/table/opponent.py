"""The built-in opponents of a game in words, as its `opponents` module tells them to pages that know no game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Opponent:
    """One of them: what it is called as long as nobody renames it, its level and its way of playing, each in a word,
    and the way of playing in half a sentence. An empty word means that there is none.
    """

    name: str = ""
    level: str = ""
    style: str = ""
    detail: str = ""


@dataclass(frozen=True)
class OpponentLevel:
    """Those of about the same strength: the level in a word and in half a sentence, and their SPECs.

    If all levels have the same styles in the same order, somebody can change the level and keep the style.
    """

    title: str
    detail: str
    specs: tuple[str, ...]
