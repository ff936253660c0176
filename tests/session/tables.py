"""Records to play, somebody to play them, and a worker that thinks when it is told to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from raise_qt.core.chance import private_random
from raise_qt.core.record import Record, Seat
from raise_qt.core.registry import game_called
from raise_qt.session.messages import Choose, Place, Result
from raise_qt.session.session import Session
from raise_qt.session.viewer import Viewer

PATIENCE = 60_000
"""Milliseconds until a test gives up waiting for what should have come long ago."""


def new_record(*players: str, game: str = "raise", seed: str = "moon", **options: Any) -> Record:
    """A game that has not begun; each player is `PERSON` or a bot."""
    seats = [Seat(f"Seat {number}", player) for number, player in enumerate(players)]
    return Record(game, game_called(game).complete_options(options), seed, seats)


class LocalWorker(QObject):
    """Has the bots think in this process, at the next turn of the event loop or, if not `prompt`, on `think`."""

    answered = Signal(object, object)
    failed = Signal(object, object, bool)
    restarted = Signal(object)

    def __init__(self, prompt: bool = True) -> None:
        super().__init__()
        self.waiting: list[tuple[object, Choose]] = []
        self.asked: list[Choose] = []
        self.left: list[tuple[int, Result | None]] = []
        self._prompt = prompt

    def ask(self, ticket: object, question: Choose) -> None:
        self.waiting.append((ticket, question))
        self.asked.append(question)
        if self._prompt:
            QTimer.singleShot(0, self.think)

    def cancel(self, ticket: object) -> None:
        """Like a process that is thinking already: the answer will come all the same."""

    def leave(self, place: Place, result: Result | None = None) -> None:
        self.left.append((place.seat, result))

    def think(self) -> None:
        """Answer the oldest question."""
        ticket, question = self.waiting.pop(0)
        bot = game_called(question.place.game).bots[question.place.bot]()
        self.answered.emit(ticket, bot.choose(question.observation, question.legal, private_random(question.seed)))


def dearest(viewer: Viewer) -> Any:
    """What a person does who always takes the last legal move."""
    return viewer.legal_moves()[-1]


def seat_person(session: Session, seat: int, choose: Callable[[Viewer], Any] = dearest) -> Viewer:
    """Somebody who plays as soon as asked."""
    viewer = session.viewer(seat)
    viewer.asked.connect(lambda: viewer.play(choose(viewer)))
    return viewer


def play_to_end(qtbot: Any, session: Session) -> tuple[list[int], list[int]]:
    """Start it and wait. Scores and winners."""
    with qtbot.waitSignal(session.finished, timeout=PATIENCE) as over:
        session.start()
    scores, winners = over.args
    return scores, winners


def pump(qtbot: Any, turns: int = 20) -> None:
    """Let the event loop turn so many times."""
    for _ in range(turns):
        with qtbot.waitCallback(timeout=PATIENCE) as turned:
            QTimer.singleShot(0, turned)
