"""What there is to read on a table, in order: the table for somebody who hears it instead of seeing it.

A game says it with a `Reading`; `accessible.py` hands it to screen readers.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from raise_qt.table.sprites import Key


@dataclass(frozen=True)
class Text:
    """Words that are only painted, and where on the scene. `key` tells them from all other texts, whatever they say."""

    key: Key
    words: str
    place: QRectF


@dataclass(frozen=True)
class Lying:
    """A piece on the stage, by its key. It is read by its name; without one, or while it is away, it is left out."""

    key: Key


@dataclass(frozen=True)
class Choosable(Lying):
    """A piece that the person may choose, or would if `enabled`; `shortcut` is the key that does the same."""

    chosen: bool = False
    enabled: bool = True
    shortcut: str = ""


Entry = Text | Lying


@dataclass(frozen=True)
class Reading:
    """All there is to read. `focused` is the key of the piece that the keyboard is on.

    An empty reading hides the table, as the screen between two persons does.
    """

    name: str = ""
    description: str = ""
    entries: tuple[Entry, ...] = ()
    focused: Key | None = None
