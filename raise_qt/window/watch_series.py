"""Several games to watch, one after the other: for a show, and for finding out whether the table endures it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from raise_qt.table.preferences import Preferences
from raise_qt.window.game_choice import GameChoice
from raise_qt.window.game_flow import GameFlow
from raise_qt.window.played_game import PlayedGame

TIME_TO_LOOK = 4000
"""Milliseconds for which the final page of a game is shown at normal speed."""

STILL_AWAY = 500
"""Milliseconds until it is looked again whether the person is back from the settings or the rules."""


class WatchSeries(QObject):
    """Plays so many games of bots on the real table. Whoever leaves one of them for something else has seen enough.

    Signals:
        over(played, troubles): All have been played; the sentences tell what went wrong.
    """

    over = Signal(int, object)

    def __init__(
        self, flow: GameFlow, preferences: Preferences, choice: GameChoice, seed: str, games: int, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._flow = flow
        self._preferences = preferences
        self._choice = choice
        self._seed = seed
        self._games = games
        self._played = 0
        self._troubles: list[str] = []
        self._game: PlayedGame | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        flow.ended.connect(self._on_ended)
        flow.troubled.connect(self._troubles.append)

    def start(self) -> None:
        """Begin the first game."""
        self._next()

    def _next(self) -> None:
        seed = self._seed if not self._seed or self._played == 0 else f"{self._seed}/{self._played + 1}"
        self._flow.play(self._choice, seed)
        self._game = self._flow.game

    def _on_ended(self) -> None:
        if self._flow.game is self._game:
            self._played += 1
            self._pause.start(round(TIME_TO_LOOK * self._preferences.factor))

    def _go_on(self) -> None:
        if self._flow.game is not self._game:
            return
        if not self._flow.shows_final:
            self._pause.start(STILL_AWAY)
        elif self._played < self._games:
            self._next()
        else:
            self._flow.ended.disconnect(self._on_ended)
            self.over.emit(self._played, self._troubles)
