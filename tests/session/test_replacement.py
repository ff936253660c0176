"""A bot that cannot go on is replaced for the rest of its game. The game always goes on, and somebody is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from raise_qt.core.bot import BotFailed
from raise_qt.core.problems import BadOptions, Problem
from raise_qt.core.record import PERSON
from raise_qt.session.session import Session
from raise_qt.session.worker import Worker
from tests.session.conftest import OpenSession
from tests.session.tables import LocalWorker, new_record, play_to_end, pump, seat_person


class Told:
    """What a session says about its bots."""

    def __init__(self, session: Session) -> None:
        self.replaced: list[tuple[int, Problem]] = []
        self.restarted: list[Problem] = []
        session.replaced.connect(lambda seat, problem: self.replaced.append((seat, problem)))
        session.restarted.connect(self.restarted.append)


@pytest.mark.parametrize(
    ("bot", "restarts", "sentence"),
    [
        ("dying", 2, "The bots' process broke down."),
        ("mistaken", 0, "mistaken made a mistake in its program: ZeroDivisionError('oops')"),
        ("giving-up", 0, "The tester gave up."),
        ("cheating", 0, "cheating chose a move that is not allowed."),
    ],
)
def test_a_bot_that_cannot_go_on_is_replaced(
    qtbot: Any, open_session: OpenSession, process_worker: Worker, bot: str, restarts: int, sentence: str
) -> None:
    record = new_record("random", bot, PERSON)
    session = open_session(record, process_worker)
    told = Told(session)
    seat_person(session, 2)
    play_to_end(qtbot, session)
    assert [(seat, str(problem)) for seat, problem in told.replaced] == [(1, sentence)]
    assert len(told.restarted) == restarts
    assert [seat.player for seat in record.seats] == ["random", bot, PERSON]


def test_an_answer_that_cannot_be_sent_is_a_mistake(
    qtbot: Any, open_session: OpenSession, process_worker: Worker
) -> None:
    session = open_session(new_record("unspeakable", "random"), process_worker)
    told = Told(session)
    play_to_end(qtbot, session)
    ((seat, problem),) = told.replaced
    assert seat == 0
    assert problem.sentence == "The bot answered with nonsense: {error}"
    assert told.restarted == []


def test_a_bot_nobody_knows_is_replaced(qtbot: Any, open_session: OpenSession) -> None:
    worker = Worker()
    session = open_session(new_record("deep thought", "greedy"), worker)
    told = Told(session)
    play_to_end(qtbot, session)
    worker.close()
    ((seat, problem),) = told.replaced
    assert seat == 0
    assert isinstance(problem, BadOptions)
    assert "deep thought" in str(problem)


@pytest.mark.parametrize(("bot", "restarts"), [("dying-once", 1), ("mistaken-once", 0)])
def test_the_first_failure_is_forgiven(
    qtbot: Any, open_session: OpenSession, process_worker: Worker, tmp_path: Path, bot: str, restarts: int
) -> None:
    session = open_session(new_record(f"{bot}:{tmp_path}/once", "greedy"), process_worker)
    told = Told(session)
    play_to_end(qtbot, session)
    assert told.replaced == []
    assert len(told.restarted) == restarts


def test_one_that_hangs_is_asked_again_and_then_replaced(
    qtbot: Any, open_session: OpenSession, own_worker: Worker
) -> None:
    own_worker.time_limit = 1
    session = open_session(new_record("hanging", PERSON), own_worker)
    told = Told(session)
    seat_person(session, 1)
    play_to_end(qtbot, session)
    ((seat, problem),) = told.replaced
    assert seat == 0
    assert isinstance(problem, BotFailed)
    assert str(problem) == "A bot did not answer within 0.001 s."
    assert len(told.restarted) == 2


def test_one_that_hangs_once_plays_on(
    qtbot: Any, open_session: OpenSession, own_worker: Worker, tmp_path: Path
) -> None:
    once = tmp_path / "once"
    session = open_session(new_record(f"hanging-once:{once}", "greedy"), own_worker)
    told = Told(session)
    with qtbot.waitSignal(session.finished, timeout=60_000):
        session.start()
        qtbot.waitUntil(once.exists, timeout=60_000)
        own_worker._too_long()  # instead of waiting for a minute
    assert told.replaced == []
    assert len(told.restarted) == 1


def test_whoever_was_replaced_does_not_come_back(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker
) -> None:
    record = new_record("random", PERSON)
    session = open_session(record, slow_worker)
    told = Told(session)
    person = session.viewer(1)
    session.start()
    pump(qtbot)
    ticket, _ = slow_worker.waiting.pop()
    slow_worker.failed.emit(ticket, BotFailed("Gone."), True)
    slow_worker.failed.emit(ticket, BotFailed("Gone."), True)  # late news about what is settled
    pump(qtbot)
    person.play(person.legal_moves()[0])
    pump(qtbot)
    session.go_back(0)
    pump(qtbot)
    assert [seat for seat, _ in told.replaced] == [0]
    assert [seat for seat, _ in record.moves] == [0]
    assert slow_worker.waiting == []


def test_pausing_because_of_the_news_is_possible(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker
) -> None:
    record = new_record("random", PERSON)
    session = open_session(record, slow_worker)
    session.replaced.connect(session.pause)
    session.start()
    pump(qtbot)
    ticket, _ = slow_worker.waiting.pop()
    slow_worker.failed.emit(ticket, BotFailed("Gone."), True)
    pump(qtbot)
    assert record.moves == []
    session.resume()
    pump(qtbot)
    assert [seat for seat, _ in record.moves] == [0]
