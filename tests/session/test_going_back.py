"""Going back to an earlier decision: same bots, same dice, same decks; only what is decided differently changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from raise_qt.core.problems import IllegalMove
from raise_qt.core.record import PERSON, Record, TakeBack
from raise_qt.games.raise_game.events import Drew, RoundStarted
from raise_qt.session.session import Session
from tests.session.conftest import OpenSession
from tests.session.tables import LocalWorker, dearest, new_record, play_to_end, pump, seat_person


def new_game() -> Record:
    return new_record("random", PERSON, "random", "greedy")


def go_back_at(session: Session, length: int, seat: int = 1) -> None:
    """Let a person go back to her last decision as soon as so many moves have been made."""

    def look() -> None:
        if len(session.record.moves) == length and not session.record.take_backs:
            kept = session.last_decision(seat)
            assert kept is not None
            session.go_back(kept)

    session.recorded.connect(look)


@pytest.mark.parametrize("length", [1, 2, 17, 60])
def test_bots_repeat_themselves_when_the_person_does(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker, length: int
) -> None:
    straight, back = new_game(), new_game()
    for record in (straight, back):
        session = open_session(record, local_worker)
        seat_person(session, 1)
        if record is back:
            go_back_at(session, length)
        play_to_end(qtbot, session)
    assert session.game.log(back.state()) == session.game.log(straight.state())
    (take_back,) = back.take_backs
    assert take_back.kept + take_back.dropped == length


def test_choosing_differently_keeps_dice_and_decks(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker
) -> None:
    first, second = new_game(), new_game()
    session = open_session(first, local_worker)
    seat_person(session, 1)
    play_to_end(qtbot, session)
    session = open_session(second, local_worker)
    seat_person(session, 1, lambda viewer: viewer.legal_moves()[0 if second.take_backs else -1])
    go_back_at(session, 20)
    play_to_end(qtbot, session)

    kept = second.take_backs[0].kept
    assert first.moves[:kept] == second.moves[:kept]
    assert first.moves[kept:] != second.moves[kept:]
    for one, other in zip(chance_of(first), chance_of(second), strict=True):
        common = min(len(one), len(other))
        assert common > 3
        assert one[:common] == other[:common]


def chance_of(record: Record) -> list[list[Any]]:
    """Score cards and dice by round, then the cards of each deck in the order drawn (the top of a pile is its end)."""
    events = [event for _, events in record.replay() for event in events]
    rounds = [(event.score_card, event.dice) for event in events if isinstance(event, RoundStarted)]
    draws = [event for event in events if isinstance(event, Drew)]
    decks = [
        [card for draw in draws if draw.seat == seat for card in reversed(draw.cards or ())]
        for seat in range(len(record.seats))
    ]
    return [rounds, *decks]


@pytest.mark.parametrize("early", [True, False])
def test_viewers_start_anew_and_hear_nothing_of_what_never_was(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker, early: bool
) -> None:
    session = open_session(new_record(PERSON, "random"), slow_worker)
    person, watcher = session.viewer(0), session.viewer(None)
    log: list[Any] = []
    watcher.happened.connect(lambda events: log.append(events))
    watcher.reset.connect(lambda: log.append("reset"))
    start = person.observation()
    session.start()
    pump(qtbot)
    if early:  # before the move is told to anybody
        go_back_at(session, 1, seat=0)
    else:  # while it is being told to one after the other
        person.happened.connect(lambda _: session.go_back(0))
    person.play(dearest(person))
    pump(qtbot)
    assert log == [watcher.story()[0], "reset"]
    assert len(watcher.story()) == 1
    assert person.observation() == start
    assert person.is_asked


def test_answers_to_what_was_taken_back_are_ignored(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker
) -> None:
    record = new_record(PERSON, "random", "random")
    session = open_session(record, slow_worker)
    person = session.viewer(0)
    session.start()
    pump(qtbot)
    person.play(dearest(person))
    pump(qtbot)
    assert session.last_decision(0) == 0
    session.go_back(0)
    slow_worker.think()  # the two questions from before
    slow_worker.think()
    pump(qtbot)
    assert record.moves == []
    assert len(slow_worker.waiting) == 2  # asked again
    slow_worker.think()
    pump(qtbot)
    assert [seat for seat, _ in record.moves] == [1]


def test_answers_that_wait_are_forgotten(qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker) -> None:
    record = new_record(PERSON, "random")
    session = open_session(record, slow_worker)
    person = session.viewer(0)
    session.start()
    pump(qtbot)
    person.play(dearest(person))
    pump(qtbot)
    person.hold()
    slow_worker.think()
    pump(qtbot)
    session.go_back(0)
    person.release()
    pump(qtbot)
    assert record.moves == []
    assert len(slow_worker.waiting) == 1


def test_a_seat_that_answers_what_nobody_asks_any_more_is_ignored(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker
) -> None:
    record = new_record(PERSON, "random")
    session = open_session(record, slow_worker)
    session.start()
    pump(qtbot)
    request = session._requests[0]
    session.pause()
    session.resume()
    pump(qtbot)
    session._seats[0].answered.emit(request, request.legal[0])  # a seat should not, but who knows what seats will come
    pump(qtbot)
    assert record.moves == []
    assert session.is_asked(0)


def test_the_record_is_to_be_saved_after_going_back(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker
) -> None:
    record = new_record(PERSON, "random")
    session = open_session(record, slow_worker)
    person = session.viewer(0)
    session.start()
    pump(qtbot)
    person.play(dearest(person))
    pump(qtbot)
    with qtbot.waitSignal(session.recorded):
        session.go_back(0)
    assert record.take_backs == [TakeBack(kept=0, dropped=1)]


def test_going_back_while_paused_or_held(qtbot: Any, open_session: OpenSession, local_worker: LocalWorker) -> None:
    record = new_record(PERSON, "random")
    session = open_session(record, local_worker)
    person = session.viewer(0)
    session.start()
    pump(qtbot)
    person.play(dearest(person))
    pump(qtbot)
    person.hold()
    session.pause()
    session.go_back(0)
    pump(qtbot)
    assert not person.is_asked
    session.resume()
    pump(qtbot)
    assert person.is_asked
    assert record.moves == []


@pytest.mark.parametrize("choose", [lambda moves: -1, lambda moves: len(moves)])
def test_there_must_be_something_to_take_back(
    open_session: OpenSession, local_worker: LocalWorker, choose: Callable[[list[Any]], int]
) -> None:
    record = new_record("greedy", "random")
    session = open_session(record, local_worker)
    assert session.last_decision(0) is None
    with pytest.raises(ValueError, match="cannot keep"):
        session.go_back(choose(record.moves))
    assert record.take_backs == []


def test_what_is_over_is_over(qtbot: Any, open_session: OpenSession, local_worker: LocalWorker) -> None:
    record = new_record("greedy", "random")
    session = open_session(record, local_worker)
    refused: list[int] = []

    def try_to_go_back() -> None:
        if not session.to_act:
            with pytest.raises(IllegalMove, match="over"):
                session.go_back(0)
            refused.append(len(record.moves))

    session.recorded.connect(try_to_go_back)  # as early as it can be
    play_to_end(qtbot, session)
    try_to_go_back()
    assert refused == [len(record.moves)] * 2
    assert record.take_backs == []
