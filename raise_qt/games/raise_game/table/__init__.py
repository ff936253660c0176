"""The table of Raise. The only part of the game that knows Qt's widgets.

What the window needs of it is loaded when it is needed: the start page must not wait for the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from raise_qt.core.game import Event
    from raise_qt.games.raise_game.table.final import FinalPage
    from raise_qt.session.viewer import Viewer
    from raise_qt.table.game_table import GameTable
    from raise_qt.table.preferences import Preferences
    from raise_qt.table.seat_look import SeatLook


def make_table(
    viewers: Mapping[int | None, Viewer],
    seats: Sequence[SeatLook],
    preferences: Preferences,
    parent: QWidget | None = None,
) -> GameTable:
    """The page on which a game is played."""
    from raise_qt.games.raise_game.table.page import RaiseTable

    return RaiseTable(viewers, seats, preferences, parent)


def make_final(
    story: list[list[Event]],
    seats: Sequence[SeatLook],
    preferences: Preferences,
    viewer_seat: int | None,
    undone: bool,
    parent: QWidget | None = None,
) -> FinalPage:
    """The page that counts a finished game; `undone` if somebody went back to an earlier decision in it."""
    from raise_qt.games.raise_game.table.final import FinalPage

    return FinalPage(story, seats, preferences, viewer_seat, undone, parent)
