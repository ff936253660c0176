"""A game being played: the only place, besides the arena, where the whole truth is known."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from raise_qt.core.chance import Chance, commitment, fresh_seed
from raise_qt.core.game import Event
from raise_qt.core.problems import IllegalMove
from raise_qt.core.record import PERSON, Record
from raise_qt.core.registry import AnyGame, game_called
from raise_qt.session.messages import Place, Result
from raise_qt.session.seats import BotSeat, PersonSeat, Request, Seat
from raise_qt.session.viewer import Viewer
from raise_qt.session.worker import Worker


class Phase(Enum):
    """How far a session is. It is `CLOSED` when it was left in the middle; the record can be played on."""

    READY = auto()
    PLAYING = auto()
    PAUSED = auto()
    FINISHED = auto()
    ABANDONED = auto()
    CLOSED = auto()


UNFINISHED = (Phase.READY, Phase.PLAYING, Phase.PAUSED)


class Session(QObject):
    """Owns the state and the record of one game; asks, checks, applies and tells.

    Everything happens in turns of the event loop, at most one move in each. A request stands until it is
    answered: what other seats do meanwhile must not change what a seat that is to act may know or do, as with
    picks made all at once.

    Attributes:
        game: The rulebook.
        record: The game so far. For whoever saves it, not for tables: it has the seed.
        phase: How far it is.
        commitment: The hash of the seed; can be shown from the start.
        seed: The seed once there is nothing left to hide, None before.
        to_act: The seats whose decision is awaited; none when the game is over.

    Signals:
        recorded(): The record has changed and should be saved.
        finished(scores, winners): The game is over.
        abandoned(): The game was given up.
        replaced(seat, problem): The default bot has taken over a bot's seat.
        restarted(problem): The bots' process died or hung and was started again.
    """

    recorded = Signal()
    finished = Signal(object, object)
    abandoned = Signal()
    replaced = Signal(int, object)
    restarted = Signal(object)

    def __init__(self, record: Record, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record = record
        self._game = game_called(record.game)
        self._chance = Chance(record.seed)
        self._phase = Phase.READY
        self._viewers: list[Viewer] = []
        self._requests: dict[int, Request] = {}
        self._answers: dict[int, Any] = {}  # moves not applied yet, in the order they came
        self._replay()
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._take_turn)
        self._seats = self._seat_all(worker)
        worker.restarted.connect(self.restarted)

    # What there is to know, for the composition root

    @property
    def game(self) -> AnyGame:
        return self._game

    @property
    def record(self) -> Record:
        return self._record

    @property
    def phase(self) -> Phase:
        return self._phase

    @property
    def commitment(self) -> str:
        return commitment(self._record.seed)

    @property
    def seed(self) -> str | None:
        return self._record.seed if self._phase in (Phase.FINISHED, Phase.ABANDONED) else None

    @property
    def to_act(self) -> tuple[int, ...]:
        return self._game.to_act(self._state)

    # The course of a game

    def start(self) -> None:
        """Begin, or go on with a loaded game."""
        if self._phase is not Phase.READY:
            return
        self._phase = Phase.PLAYING
        if self._record.moves:
            self._reset_viewers()
        else:
            self._tell(self._story, self._story[0])
        self._turn.start()

    def pause(self) -> None:
        """Ask nobody and let nothing happen."""
        if self._phase is Phase.PLAYING:
            self._phase = Phase.PAUSED
            self._cancel_requests()

    def resume(self) -> None:
        """Ask again. What was answered before the pause still counts."""
        if self._phase is Phase.PAUSED:
            self._phase = Phase.PLAYING
            self._turn.start()

    def abandon(self) -> None:
        """Give the game up for good."""
        if self._phase in UNFINISHED:
            self._end(Phase.ABANDONED, None)
            self.abandoned.emit()

    def last_decision(self, seat: int) -> int | None:
        """How many moves had been made before this seat's latest one: where `go_back` takes it back."""
        return max((number for number, (by, _) in enumerate(self._record.moves) if by == seat), default=None)

    def go_back(self, kept: int) -> None:
        """Take back all but the first `kept` moves. Dice, decks and the bots' random numbers stay the same.

        Raises `IllegalMove` when the game is over: everything has been laid open.
        """
        if self._phase not in UNFINISHED or not self.to_act:
            raise IllegalMove("The game is over.")
        if not 0 <= kept < len(self._record.moves):
            raise ValueError(f"cannot keep {kept} of {len(self._record.moves)} moves")
        self._cancel_requests()
        self._answers.clear()
        self._record.take_back(kept)
        self._replay()
        self.recorded.emit()
        self._reset_viewers()
        self._turn.start()

    def close(self) -> None:
        """Clear the table: the session and its viewers are gone soon. Needed after every game."""
        if self._phase in UNFINISHED:
            self._end(Phase.CLOSED, None)
        for viewer in tuple(self._viewers):
            self.dismiss(viewer)
        self.deleteLater()

    # What viewers may ask and do: each only for its own seat

    def viewer(self, seat: int | None) -> Viewer:
        """A new view of the game from a seat, or from outside (None)."""
        if seat is not None and seat not in range(len(self._seats)):
            raise ValueError(f"no seat {seat}")
        viewer = Viewer(self, seat)
        viewer.released.connect(self._turn.start)
        self._viewers.append(viewer)
        return viewer

    def dismiss(self, viewer: Viewer) -> None:
        """This viewer looks no longer, and holds nothing back."""
        if viewer in self._viewers:
            viewer.release()
            self._viewers.remove(viewer)
            viewer.deleteLater()

    def observation(self, seat: int | None) -> Any:
        """All that the seat may know; None for somebody who only watches."""
        return None if seat is None else self._game.observe(self._state, seat)

    def story(self, viewer: int | None) -> list[list[Event]]:
        """All that happened so far as this seat sees it: setting up, then move by move."""
        return [self._redacted(events, viewer) for events in self._story]

    def legal_moves(self, seat: int | None) -> list[Any]:
        """What the seat may do; nothing while it is not to act."""
        return [] if seat not in self.to_act else self._game.legal_moves(self._state, seat)

    def is_asked(self, seat: int | None) -> bool:
        """Whether the seat is asked for a move and has not answered."""
        return seat in self._requests

    def has_decided(self, seat: int | None) -> bool:
        """Whether the seat has made a move, or has answered and the move is about to be made."""
        return seat in self._answers or (seat is not None and self.last_decision(seat) is not None)

    def check(self, seat: int | None, move: Any) -> None:
        """Raises `IllegalMove`, with the reason, unless the seat may do this now."""
        if seat not in self._requests:
            raise IllegalMove("It is not your turn.")
        self._game.play(self._state.clone(), seat, move)

    def play(self, seat: int | None, move: Any) -> None:
        """The person on this seat has decided. Raises `IllegalMove`, and nothing has changed, if that is not legal."""
        self.check(seat, move)
        assert seat is not None  # nobody asks somebody who only watches
        person = self._seats[seat]
        if not isinstance(person, PersonSeat):
            raise IllegalMove("A bot plays here.")
        person.play(move)

    def withdraw(self, seat: int | None) -> bool:
        """Take back an answer that has not been applied yet. Whether there was one."""
        if seat not in self._answers:
            return False
        del self._answers[seat]
        self._turn.start()
        return True

    # The turns of the event loop

    def _take_turn(self) -> None:
        if self._phase is not Phase.PLAYING:
            return
        to_act = self.to_act
        if not to_act:
            self._finish()
        elif new := [seat for seat in to_act if seat not in self._requests and seat not in self._answers]:
            self._turn.start()
            self._ask(new)
        elif self._answers and not any(viewer.holding for viewer in self._viewers):
            self._turn.start()
            self._apply_next()

    def _ask(self, seats: Sequence[int]) -> None:
        for seat in seats:
            observation = self._game.observe(self._state, seat)
            legal = self._game.legal_moves(self._state, seat)
            request = self._requests[seat] = Request(seat, observation, legal, self._private_seed(seat))
            self._seats[seat].ask(request)
        for viewer in tuple(self._viewers):
            if viewer.seat in seats and viewer.is_asked:  # a viewer told before may have paused the game
                viewer.asked.emit()

    def _on_answered(self, request: Request, move: Any) -> None:
        if self._requests.get(request.seat) is request:  # or the game has gone back, paused or ended since
            del self._requests[request.seat]
            self._answers[request.seat] = move
            self._turn.start()

    def _apply_next(self) -> None:
        seat = next(iter(self._answers))
        move = self._answers.pop(seat)
        events = self._game.apply(self._state, seat, move)
        self._record.add(seat, self._game.encode_move(move))
        story = self._story
        story.append(events)
        self.recorded.emit()
        self._tell(story, events)

    def _finish(self) -> None:
        result = self._game.scores(self._state), self._game.winners(self._state)
        self._end(Phase.FINISHED, result)
        self.finished.emit(*result)

    def _end(self, phase: Phase, result: Result | None) -> None:
        self._phase = phase
        self._cancel_requests()
        self._answers.clear()
        for seat in self._seats:
            seat.leave(result)

    # Helpers

    def _seat_all(self, worker: Worker) -> list[Seat]:
        table = fresh_seed()
        record = self._record
        seats: list[Seat] = []
        for number, taken in enumerate(record.seats):
            if taken.player == PERSON:
                seat: Seat = PersonSeat(self)
            else:
                place = Place(table, record.game, dict(record.options), len(record.seats), number, taken.player)
                seat = bot = BotSeat(self._game, place, worker, self)
                bot.replaced.connect(self.replaced)
            seat.answered.connect(self._on_answered)
            seats.append(seat)
        return seats

    def _private_seed(self, seat: int) -> int:
        """For a seat's n-th decision always the same, however often the game goes back."""
        decisions = sum(by == seat for by, _ in self._record.moves)
        return self._chance.private(f"bot/{seat}/{decisions}")

    def _replay(self) -> None:
        self._story: list[list[Event]] = []
        for state, events in self._record.replay():
            self._state = state
            self._story.append(events)

    def _cancel_requests(self) -> None:
        for seat in self._requests:
            self._seats[seat].cancel()
        self._requests.clear()

    def _reset_viewers(self) -> None:
        for viewer in tuple(self._viewers):
            viewer.reset.emit()

    def _tell(self, story: list[list[Event]], events: Sequence[Event]) -> None:
        for viewer in tuple(self._viewers):
            if self._story is story:  # somebody told before may have made the game go back
                viewer.happened.emit(self._redacted(events, viewer.seat))

    def _redacted(self, events: Sequence[Event], viewer: int | None) -> list[Event]:
        return [self._game.redact(event, viewer) for event in events]
