"""A table that shows nothing, a final page with nothing on it, and somebody who plays for the person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from raise_qt.core.game import Event
from raise_qt.session.viewer import Viewer
from raise_qt.table.game_table import GameTable
from raise_qt.table.preferences import Preferences
from raise_qt.table.seat_look import SeatLook
from tests.session.tables import LocalWorker


class OfficeWorker(LocalWorker):
    """Thinks in this process."""

    def warm_up(self) -> None:
        pass

    def close(self) -> None:
        self.waiting.clear()

    def think(self) -> None:
        if self.waiting:
            super().think()


class FakeTable(GameTable):
    """Says that everything is shown as soon as the game is over. The test plays, or lets `autopilot` do it."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.autopilot = False
        self.resets = 0
        for viewer in self.viewers.values():
            viewer.happened.connect(self._on_happened)
            viewer.asked.connect(lambda viewer=viewer: self._on_asked(viewer))
            viewer.reset.connect(self._on_reset)

    def play(self, number: int = -1) -> None:
        """Make one of the legal moves of whoever is asked."""
        viewer = next(viewer for viewer in self.viewers.values() if viewer.is_asked)
        viewer.play(viewer.legal_moves()[number])

    def play_on(self) -> None:
        """Play the rest of the game by itself."""
        self.autopilot = True
        for viewer in self.viewers.values():
            self._on_asked(viewer)

    def _on_asked(self, viewer: Viewer) -> None:
        if self.autopilot and viewer.is_asked:
            viewer.play(viewer.legal_moves()[-1])

    def _on_happened(self, events: Sequence[Event]) -> None:
        if not next(iter(self.viewers.values())).to_act:
            QTimer.singleShot(0, self, self.done.emit)

    def _on_reset(self) -> None:
        self.resets += 1


class FakeFinal(QWidget):
    """Only what the window needs to know of a final page."""

    rematch = Signal()
    same_deal = Signal()
    new_game = Signal()
    back = Signal()

    def __init__(
        self,
        story: list[list[Event]],
        seats: Sequence[SeatLook],
        preferences: Preferences,
        viewer_seat: int | None,
        undone: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.story = story
        self.undone = undone
        self.seats = seats
        self.viewer_seat = viewer_seat
