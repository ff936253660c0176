"""Who sits at the table. Persons and bots are asked in the same way, and answer in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from raise_qt.core.bot import Bot, BotFailed
from raise_qt.core.chance import private_random
from raise_qt.core.problems import IllegalMove, Problem
from raise_qt.core.registry import AnyGame
from raise_qt.session.messages import Choose, Place, Result
from raise_qt.session.worker import Worker

ATTEMPTS = 2
"""How often a bot is asked for the same move before somebody else takes its seat."""


@dataclass(frozen=True, eq=False)
class Request:
    """One decision that a seat is asked for.

    It is its own token: an answer counts only while this very request stands. `seed` is for a bot's own random numbers.
    """

    seat: int
    observation: Any
    legal: Sequence[Any]
    seed: int


class Seat(QObject):
    """Somebody who decides.

    Signals:
        answered(request, move): The move was chosen.
    """

    answered = Signal(object, object)

    def ask(self, request: Request) -> None:
        """Choose a move. `answered` comes some time later, or even before this returns."""
        raise NotImplementedError

    def cancel(self) -> None:
        """The request does not stand any more."""
        raise NotImplementedError

    def leave(self, result: Result | None) -> None:
        """Nothing more will be asked; `result` if the game is over."""


class PersonSeat(Seat):
    """Somebody at this machine."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._request: Request | None = None

    def ask(self, request: Request) -> None:
        self._request = request

    def cancel(self) -> None:
        self._request = None

    def play(self, move: Any) -> None:
        """The person has decided, for a legal move. Raises `IllegalMove` if nobody asked."""
        request, self._request = self._request, None
        if request is None:
            raise IllegalMove("It is not your turn.")
        self.answered.emit(request, move)


class BotSeat(Seat):
    """A bot that thinks in the worker's process, and whoever takes over when it cannot go on.

    Signals:
        replaced(seat, problem): From now on the game's default bot plays here, because of this problem.
    """

    replaced = Signal(int, object)

    def __init__(self, game: AnyGame, place: Place, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._place = place
        self._worker = worker
        self._request: Request | None = None
        self._failures = 0
        self._substitute: Bot[Any, Any] | None = None
        worker.answered.connect(self._on_answered)
        worker.failed.connect(self._on_failed)

    def ask(self, request: Request) -> None:
        self._request = request
        self._failures = 0
        self._think()

    def cancel(self) -> None:
        if self._request is not None:
            self._worker.cancel(self._request)
            self._request = None

    def leave(self, result: Result | None) -> None:
        if self._substitute is None:
            self._worker.leave(self._place, result)
        else:
            if result is not None:
                self._substitute.end(*result)
            self._substitute.close()

    def _think(self) -> None:
        request = self._request
        assert request is not None
        if self._substitute is None:
            question = Choose(self._place, request.observation, request.legal, request.seed)
            self._worker.ask(request, question)
        else:
            random = private_random(request.seed)
            self._answer(request, self._substitute.choose(request.observation, request.legal, random))

    def _on_answered(self, request: Request, move: Any) -> None:
        if request is not self._request:
            return  # another seat's, or the game went on without it
        if move in request.legal:
            self._answer(request, move)
        else:
            self._replace(BotFailed("{bot} chose a move that is not allowed.", bot=self._place.bot))

    def _on_failed(self, request: Request, problem: Problem, final: bool) -> None:
        if request is not self._request:
            return
        self._failures += 1
        if final or self._failures == ATTEMPTS:
            self._replace(problem)
        else:
            self._think()

    def _answer(self, request: Request, move: Any) -> None:
        self._request = None
        self.answered.emit(request, move)

    def _replace(self, problem: Problem) -> None:
        """The default bot plays on, in this process: whatever is wrong with the other one cannot touch it."""
        self._worker.leave(self._place)
        self._substitute = self._game.bots[self._game.default_bot]()
        self._substitute.begin(self._place.options, self._place.players, self._place.seat)
        self.replaced.emit(self._place.seat, problem)
        if self._request is not None:  # unless whoever was told has paused the game, or gone back
            self._think()
