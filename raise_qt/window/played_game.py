"""A game on the table: the session, who looks at it, and the table that shows it."""

from __future__ import annotations

import importlib
from types import ModuleType

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from raise_qt.core.problems import Problem
from raise_qt.core.record import PERSON, Record
from raise_qt.core.registry import AnyGame
from raise_qt.session.session import Session
from raise_qt.session.worker import Worker
from raise_qt.table.game_table import GameTable
from raise_qt.table.preferences import Preferences
from raise_qt.table.problem_words import problem_words
from raise_qt.window.game_words import table_package
from raise_qt.window.seat_looks import seat_looks


def table_module(game: AnyGame) -> ModuleType:
    """The module of a game that makes its table and its final page."""
    return importlib.import_module(table_package(game))


class PlayedGame(QObject):
    """One game from its first event to the final page.

    Attributes:
        record: The game so far.
        has_person: Whether somebody at this machine plays.
        is_over: Whether there is nothing left to decide.
        table: The page it is played on; there is none for a game that was over before it was opened.

    Signals:
        recorded(): The record has changed.
        finished(): The last move was made; the table may still be showing it.
        shown(): The table has shown everything.
        left(), menu_wanted(): As the table says it.
        noticed(sentence): Something went wrong, and the game goes on.
    """

    recorded = Signal()
    finished = Signal()
    shown = Signal()
    left = Signal()
    menu_wanted = Signal()
    noticed = Signal(str)

    def __init__(self, record: Record, worker: Worker, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record = record
        self._preferences = preferences
        self._session = Session(record, worker)
        self._looks = seat_looks(record)
        self._persons = [number for number, seat in enumerate(record.seats) if seat.player == PERSON]
        self._module = table_module(self._session.game)
        self.table: GameTable | None = None
        preferences.changed.connect(self._follow_language)
        self._session.recorded.connect(self.recorded)
        self._session.finished.connect(self._on_finished)
        self._session.replaced.connect(self._on_replaced)
        self._session.restarted.connect(lambda _: self._on_restarted())

    @property
    def has_person(self) -> bool:
        return bool(self._persons)

    @property
    def is_over(self) -> bool:
        return not self._session.to_act

    @property
    def viewer_seat(self) -> int | None:
        """The seat from which the end is told: that of the only person."""
        return self._persons[0] if len(self._persons) == 1 else None

    def make_table(self, parent: QWidget) -> GameTable:
        """The page to play on."""
        watching: list[int | None] = [*self._persons] or [None]
        viewers = {seat: self._session.viewer(seat) for seat in watching}
        table: GameTable = self._module.make_table(viewers, self._looks, self._preferences, parent)
        table.done.connect(self.shown)
        table.left.connect(self.left)
        table.menu_wanted.connect(self.menu_wanted)
        table.undo_wanted.connect(self._undo)
        self.table = table
        return table

    def make_final(self, parent: QWidget) -> QWidget:
        """The page on which it is counted."""
        story = self._session.story(self.viewer_seat)
        undone = bool(self.record.take_backs)
        final: QWidget = self._module.make_final(
            story, self._looks, self._preferences, self.viewer_seat, undone, parent
        )
        return final

    def start(self) -> None:
        """Begin, or go on."""
        self._session.start()

    def close(self) -> None:
        """Clear the table. Whoever shows the page takes it away."""
        self._session.close()
        self.deleteLater()

    def _follow_language(self) -> None:
        """All words in the language of now: before the table, which looks them up, says everything anew."""
        for look, new in zip(self._looks, seat_looks(self.record), strict=True):
            look.name, look.mark, look.level, look.style = new.name, new.mark, new.level, new.style

    def _undo(self, seat: int) -> None:
        """Back to the latest decision of this seat."""
        kept = self._session.last_decision(seat)
        if kept is None:
            self.noticed.emit(self.tr("There is nothing to take back yet."))
            return
        try:
            self._session.go_back(kept)
        except Problem as problem:
            self.noticed.emit(problem_words(problem))

    def _on_finished(self) -> None:
        self.finished.emit()

    def _on_replaced(self, seat: int, problem: Problem) -> None:
        sentence = self.tr("{name} cannot go on; the built-in opponent plays instead. {reason}")
        self.noticed.emit(sentence.format(name=self._looks[seat].name, reason=problem_words(problem)))

    def _on_restarted(self) -> None:
        self.noticed.emit(self.tr("The opponents had to be started again; nothing is lost, the game goes on."))
