"""A table to sit at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from raise_qt.core.record import PERSON, Record
from raise_qt.games.raise_game.table.page import RaiseTable
from raise_qt.session.session import Session
from raise_qt.table.preferences import Preferences
from raise_qt.table.seat_look import SeatLook
from tests.session.tables import LocalWorker, new_record

Sit = Callable[..., "Place"]


class Place:
    """A session and its table in a window."""

    def __init__(
        self, qtbot: QtBot, record: Record, speed: str, theme: str, size: tuple[int, int], worker: Any
    ) -> None:
        self.session = Session(record, worker)
        self.preferences = Preferences()
        self.preferences.use(speed=speed, theme=theme)
        people = [seat for seat, taken in enumerate(record.seats) if taken.player == PERSON]
        looks = [SeatLook(seat.name, i, seat.name[0], "Greedy", i in people) for i, seat in enumerate(record.seats)]
        viewers = {seat: self.session.viewer(seat) for seat in people} or {None: self.session.viewer(None)}
        self.table = RaiseTable(viewers, looks, self.preferences)
        qtbot.addWidget(self.table)
        self.table.undo_wanted.connect(self.go_back)
        self.table.resize(*size)
        self.table.show()
        self.table.setFocus()
        qtbot.waitUntil(self.table.isVisible)

    def go_back(self, seat: int) -> None:
        kept = self.session.last_decision(seat)
        if kept is not None:
            self.session.go_back(kept)


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Opens tables and clears them afterwards."""
    places: list[Place] = []

    def open_table(
        *players: str,
        seed: str = "moon",
        speed: str = "off",
        theme: str = "night",
        size: tuple[int, int] = (1280, 760),
        worker: Any = None,
        start: bool = True,
        **options: Any,
    ) -> Place:
        record = new_record(*players, seed=seed, **options)
        place = Place(qtbot, record, speed, theme, size, worker or LocalWorker())
        places.append(place)
        if start:
            place.session.start()
        return place

    yield open_table
    for place in places:
        place.session.close()
