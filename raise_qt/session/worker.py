"""Asks bots in another process, one question after the other, and never waits."""

from __future__ import annotations

import atexit
import pickle
from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from raise_qt.core.bot import BotFailed
from raise_qt.core.problems import Problem
from raise_qt.session.messages import Choose, Chosen, Failed, Leave, Lost, Place, Reply, Result
from raise_qt.session.worker_link import Link

MAKE_BOT = "raise_qt.bots.specs:make_bot"
TIME_LIMIT = 60_000


@dataclass(frozen=True)
class _Job:
    """A question on its way, pickled at once: what it shows must not change while it waits.

    `ticket` comes back with the reply; `None` if nobody waits for it.
    """

    ticket: object
    question: bytes


class Worker(QObject):
    """The bots' process: started when first needed, used for all games, started again if it dies or hangs.

    Attributes:
        time_limit: Milliseconds until a question counts as not answered.
        pid: The process in the eyes of the system, or None.

    Signals:
        answered(ticket, move): A bot chose. The move is not checked yet.
        failed(ticket, problem, final): There is no move; if `final`, asking again would not help.
        restarted(problem): The process died or hung; the next question starts another one.
    """

    answered = Signal(object, object)
    failed = Signal(object, object, bool)
    restarted = Signal(object)
    _replied = Signal(object, object)

    def __init__(self, make_bot: str = MAKE_BOT, time_limit: int = TIME_LIMIT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.time_limit = time_limit
        self._make_bot = make_bot
        self._link: Link | None = None
        self._waiting: deque[_Job] = deque()
        self._current: _Job | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._too_long)
        # Emitted by the link's thread, received in ours.
        self._replied.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        return None if self._link is None else self._link.pid

    def warm_up(self) -> None:
        """Start the process now, so that the first question does not wait for it."""
        self._running()

    def ask(self, ticket: object, question: Choose) -> None:
        """Let a bot choose; `answered` or `failed` will tell."""
        self._waiting.append(_Job(ticket, pickle.dumps(question)))
        self._next()

    def cancel(self, ticket: object) -> None:
        """Nobody waits for this answer any more. It may still come if it is being thought about."""
        self._waiting = deque(job for job in self._waiting if job.ticket is not ticket)

    def leave(self, place: Place, result: Result | None = None) -> None:
        """A bot is not needed any more at this place; `result` if its game is over."""
        if self._link is not None:  # otherwise no bot sits anywhere
            self._waiting.append(_Job(None, pickle.dumps(Leave(place, result))))
            self._next()

    def close(self) -> None:
        """End the process and wait until it is gone. Bots may still leave; nobody gets an answer any more."""
        farewells = [job.question for job in self._waiting if job.ticket is None]
        self._waiting.clear()
        thinking = self._finish_job() is not None
        link, self._link = self._link, None
        if link is not None:
            for question in farewells:
                link.ask(question)
            link.close(thinking)
        atexit.unregister(self.close)

    def _next(self) -> None:
        if self._current is None and self._waiting:
            self._current = self._waiting.popleft()
            self._timer.start(self.time_limit)
            try:
                self._running().ask(self._current.question)
            except OSError:  # the system has no room for another process
                self._replied.emit(None, Lost())

    def _running(self) -> Link:
        if self._link is None:
            self._link = Link(self._make_bot, self._replied.emit)
            atexit.register(self.close)  # or the link's thread might still speak to us when Qt is gone already
        return self._link

    def _receive(self, link: Link | None, reply: Reply) -> None:
        if link is not self._link or self._current is None:
            return  # the last words of a process that was given up
        if isinstance(reply, Lost):
            self._give_up(BotFailed("The bots' process broke down."))
            return
        ticket = self._finish_job()
        self._next()
        if isinstance(reply, Chosen):
            self.answered.emit(ticket, reply.move)
        elif isinstance(reply, Failed):
            self.failed.emit(ticket, reply.problem, reply.final)

    def _too_long(self) -> None:
        self._give_up(BotFailed("A bot did not answer within {seconds} s.", seconds=self.time_limit / 1000))

    def _give_up(self, problem: Problem) -> None:
        """The process is of no use any more. Whoever waits for its reply may ask again, and asks another one."""
        ticket = self._finish_job()
        link, self._link = self._link, None
        if link is not None:
            link.kill()
        self.restarted.emit(problem)
        if ticket is not None:
            self.failed.emit(ticket, problem, False)
        self._next()

    def _finish_job(self) -> object:
        """Nothing is being thought about any more. What it was."""
        self._timer.stop()
        job, self._current = self._current, None
        return None if job is None else job.ticket
