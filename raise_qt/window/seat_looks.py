"""How the players of a record appear at the table: nobody can be mistaken for another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from raise_qt.core.problems import shortened
from raise_qt.core.record import PERSON, Record, Seat
from raise_qt.core.registry import game_called
from raise_qt.table.opponent import Opponent
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.symbols import EMBLEMS
from raise_qt.table.theme import SEATS
from raise_qt.window.game_words import GameWords

LONGEST_SHOWN = 40
"""Letters of a name: more than can be entered here, but a record may come from anywhere."""


def seat_names(seats: Sequence[Seat]) -> list[str]:
    """What the players are called. Whoever was given no name gets the usual one, in the language of now."""
    persons = [number for number, seat in enumerate(seats) if seat.player == PERSON]
    return [
        shortened(seat.name, LONGEST_SHOWN) or usual_name(number, alone=persons == [number])
        for number, seat in enumerate(seats)
    ]


def usual_name(number: int, alone: bool) -> str:
    """What a player is called as long as nobody says otherwise, `alone` being the only person."""
    if alone:
        return QCoreApplication.translate("Seats", "You")
    return QCoreApplication.translate("Seats", "Player {number}").format(number=number + 1)


def seat_looks(record: Record) -> list[SeatLook]:
    """One for each seat."""
    words = GameWords(game_called(record.game))
    names = seat_names(record.seats)
    colors, marks = seat_colors(record.seats), seat_marks(record.seats, names)
    looks = []
    for seat, name, color, mark in zip(record.seats, names, colors, marks, strict=True):
        person = seat.player == PERSON
        ways = Opponent() if person else words.opponent(seat.player)
        looks.append(SeatLook(name, color, mark, ways.level, person, ways.style))
    return looks


def seat_colors(seats: Sequence[Seat]) -> list[int]:
    """Each seat's wish, or a free colour if there is none, no such colour, or somebody before wished the same."""
    colors: list[int] = []
    wishes = [number if seat.color is None else seat.color for number, seat in enumerate(seats)]
    for wish in wishes:
        free = [color for color in range(len(SEATS)) if color not in colors]
        unwished = [color for color in free if color not in wishes]
        colors.append(wish if wish in free else (unwished or free or [wish % len(SEATS)])[0])
    return colors


def seat_marks(seats: Sequence[Seat], names: Sequence[str]) -> list[str | int]:
    """Each seat's emblem or letter. Of two that would wear the same, the second gets an emblem nobody has."""
    marks: list[str | int] = []
    for seat, name in zip(seats, names, strict=True):
        mark: str | int = EMBLEMS.index(seat.emblem) if seat.emblem in EMBLEMS else letter_of(name)
        free = (number for number in range(len(EMBLEMS)) if number not in marks)
        marks.append(next(free, mark) if mark in marks else mark)
    return marks


def letter_of(name: str) -> str:
    """What stands for a name: its first letter or figure, as a capital."""
    letter = next((char for char in name if char.isalnum()), name[:1] or "?")
    return letter.upper()[:1]
