"""How a player appears at the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatLook:
    """A player's name, colour (a place in `Theme.seats`), mark on the marker and level, in words to show.

    `mark` is a letter or, as a number, one of the drawn emblems (`symbols.EMBLEMS`).
    """

    name: str
    color: int
    mark: str | int
    level: str = ""
    is_person: bool = False
