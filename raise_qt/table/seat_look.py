"""How a player appears at the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class SeatLook:
    """A player's name, colour (a place in `Theme.seats`), mark on the marker and level, in words to show.

    The words, and the letter that comes from the name, change with the language: look them up, keep no copies. `mark`
    is a letter or, as a number, one of the drawn emblems (`symbols.EMBLEMS`).
    """

    name: str
    color: int
    mark: str | int
    level: str = ""
    is_person: bool = False
