"""What the window knows of any game's table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from raise_qt.session.viewer import Viewer
from raise_qt.table import accessible
from raise_qt.table.preferences import Preferences
from raise_qt.table.reader import Reader
from raise_qt.table.seat_look import SeatLook


class GameTable(QWidget):
    """The page on which a game is played. A game's table derives from it.

    `viewers` has one for every seat a person takes, or a single one for `None` when bots are watched. `reader` knows
    what screen readers find on the table.

    Signals:
        done(): The game is over and has been shown to its end; the window may show the final page.
        left(): The person wants back to the start page.
        undo_wanted(seat): The person wants to go back to that seat's latest decision.
        menu_wanted(): The person wants the menu.
        saying(str): The table has announced this sentence to whoever cannot see it.
    """

    done = Signal()
    left = Signal()
    undo_wanted = Signal(int)
    menu_wanted = Signal()
    saying = Signal(str)

    reader: Reader | None = None

    def __init__(
        self,
        viewers: Mapping[int | None, Viewer],
        seats: Sequence[SeatLook],
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        accessible.install()
        super().__init__(parent)
        self.viewers = viewers
        self.seats = seats
        self.preferences = preferences

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.seats]
