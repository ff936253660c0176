"""How a player appears at the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class SeatLook:
    """A player's name, colour (a place in `Theme.seats`), mark on the marker, level and style, in words to show.

    The words, and the letter that comes from the name, change with the language: look them up, keep no copies. `mark`
    is a letter or, as a number, one of the drawn emblems (`symbols.EMBLEMS`).
    """

    name: str
    color: int
    mark: str | int
    level: str = ""
    is_person: bool = False
    style: str = ""

    @property
    def ways(self) -> tuple[str, ...]:
        """The style and the level in one line, and in shorter ones for less room. Nothing for a person."""
        words = [word for word in (self.style, self.level) if word]
        return tuple(" · ".join(words[:count]) for count in range(len(words), 0, -1))
