"""The course of a session: asking, holding back, pausing, giving up."""

from __future__ import annotations

from typing import Any

import pytest

from raise_qt.core.problems import IllegalMove
from raise_qt.core.record import PERSON
from raise_qt.games.raise_game.events import Picked, TurnedUp
from raise_qt.games.raise_game.state import PASS
from raise_qt.session.session import Phase
from tests.session.conftest import OpenSession
from tests.session.tables import LocalWorker, dearest, new_record, play_to_end, pump, seat_person


def test_all_who_pick_are_asked_at_once_and_picks_come_as_they_come(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker
) -> None:
    record = new_record("greedy", PERSON, "random")
    session = open_session(record, slow_worker)
    person = session.viewer(1)
    told: list[Any] = []
    person.happened.connect(told.extend)
    session.start()
    pump(qtbot)
    assert [question.place.seat for _, question in slow_worker.waiting] == [0, 2]
    assert person.is_asked
    person.play(dearest(person))
    assert not person.is_asked
    pump(qtbot)
    assert [seat for seat, _ in record.moves] == [1]
    assert person.to_act == (0, 2)
    assert isinstance(told[-1], Picked)
    slow_worker.waiting.reverse()  # the other bot is quicker
    slow_worker.think()
    slow_worker.think()
    pump(qtbot)
    assert [seat for seat, _ in record.moves] == [1, 2, 0]
    assert any(isinstance(event, TurnedUp) for event in told)


def test_an_illegal_move_raises_and_changes_nothing(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker
) -> None:
    record = new_record(PERSON, "random")
    session = open_session(record, slow_worker)
    person = session.viewer(0)
    before = person.observation()
    with pytest.raises(IllegalMove, match="not your turn"):  # nobody has asked yet
        person.play(dearest(person))
    session.start()
    pump(qtbot)
    for nonsense in (PASS, (99,), (1, 2, 3)):
        with pytest.raises(IllegalMove, match=r"Pick exactly|not in the hand"):
            person.play(nonsense)
        with pytest.raises(IllegalMove):
            person.check(nonsense)
    pump(qtbot)
    assert person.is_asked
    assert person.observation() == before
    assert record.moves == []
    person.check(dearest(person))
    person.play(dearest(person))
    with pytest.raises(IllegalMove, match="not your turn"):
        person.play(dearest(person))
    pump(qtbot)
    assert len(record.moves) == 1


def test_a_viewer_plays_for_its_own_seat_only(qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker) -> None:
    session = open_session(new_record(PERSON, "random"), slow_worker)
    session.start()
    pump(qtbot)
    move = dearest(session.viewer(1))
    with pytest.raises(IllegalMove, match="A bot plays here"):
        session.viewer(1).play(move)
    with pytest.raises(IllegalMove, match="not your turn"):
        session.viewer(None).play(move)
    with pytest.raises(ValueError, match="no seat 2"):
        session.viewer(2)
    pump(qtbot)
    assert session.record.moves == []


def test_nothing_happens_while_a_viewer_holds_though_bots_think(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker
) -> None:
    record = new_record("greedy", "random")
    session = open_session(record, slow_worker)
    viewer, other = session.viewer(0), session.viewer(None)
    told: list[Any] = []
    viewer.happened.connect(told.append)
    session.start()
    viewer.hold()
    other.hold()
    pump(qtbot)
    slow_worker.think()
    slow_worker.think()
    pump(qtbot)
    viewer.release()
    pump(qtbot)
    assert len(told) == 1  # only the set-up
    assert record.moves == []
    other.close()  # who looks no longer holds nothing back
    pump(qtbot)
    assert len(told) == 3
    assert len(record.moves) == 2
    assert len(slow_worker.waiting) == 1  # and the next bot is asked


def test_bots_never_run_ahead_of_a_viewer_that_holds_after_each_move(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker
) -> None:
    record = new_record("greedy", "random", "greedy")
    session = open_session(record, local_worker)
    viewer = session.viewer(None)
    shown: list[int] = []

    def show(_events: Any) -> None:
        viewer.hold()
        pump(qtbot, 5)
        shown.append(len(record.moves))
        viewer.release()

    viewer.happened.connect(show)
    session.start()
    with qtbot.waitSignal(session.finished):
        pass
    assert shown == list(range(len(record.moves) + 1))


def test_the_result_does_not_wait_for_the_picture(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker
) -> None:
    session = open_session(new_record("greedy", "random"), local_worker)
    viewer = session.viewer(None)
    viewer.happened.connect(lambda _: None if viewer.to_act else viewer.hold())
    play_to_end(qtbot, session)
    assert viewer.holding


def test_what_was_played_can_be_withdrawn_while_it_is_held(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker
) -> None:
    record = new_record(PERSON, "random")
    session = open_session(record, slow_worker)
    person = session.viewer(0)
    session.start()
    pump(qtbot)
    assert not person.withdraw()
    person.hold()
    person.play(person.legal_moves()[0])
    pump(qtbot)
    assert person.withdraw()
    pump(qtbot)
    assert person.is_asked
    second_thought = dearest(person)
    person.play(second_thought)
    person.release()
    pump(qtbot)
    assert not person.withdraw()
    assert record.moves == [(0, session.game.encode_move(second_thought))]
    assert record.take_backs == []


def test_pause_and_resume(qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker) -> None:
    record = new_record("greedy", PERSON, "random")
    session = open_session(record, slow_worker)
    person = session.viewer(1)
    asked: list[bool] = []
    person.asked.connect(lambda: asked.append(person.is_asked))
    session.start()
    pump(qtbot)
    slow_worker.think()
    session.pause()
    assert session.phase is Phase.PAUSED
    slow_worker.think()  # comes too late, and is ignored
    pump(qtbot)
    assert not person.is_asked
    assert record.moves == []
    with pytest.raises(IllegalMove):
        person.play(dearest(person))
    session.resume()
    pump(qtbot)
    assert [seat for seat, _ in record.moves] == [0]  # answered before the pause
    assert [question.place.seat for _, question in slow_worker.waiting] == [2]
    assert slow_worker.asked[-1] == slow_worker.asked[-2]  # the same question again, with the same random stream
    assert asked == [True, True]


def test_pausing_makes_no_difference_to_the_game(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker
) -> None:
    record, paused = new_record("greedy", "random", "random"), new_record("greedy", "random", "random")
    play_to_end(qtbot, open_session(record, local_worker))
    session = open_session(paused, local_worker)
    session.recorded.connect(session.pause)
    session.recorded.connect(session.resume)
    play_to_end(qtbot, session)
    assert session.game.log(paused.state()) == session.game.log(record.state())


def test_abandoning(qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker) -> None:
    record = new_record("greedy", PERSON)
    session = open_session(record, slow_worker)
    person = session.viewer(1)
    ends: list[str] = []
    session.abandoned.connect(lambda: ends.append("abandoned"))
    session.finished.connect(lambda *_: ends.append("finished"))
    session.start()
    pump(qtbot)
    session.abandon()
    slow_worker.think()  # nobody listens any more
    pump(qtbot)
    session.abandon()
    session.resume()
    session.start()
    pump(qtbot)
    assert ends == ["abandoned"]
    assert session.phase is Phase.ABANDONED
    assert session.seed == record.seed
    assert slow_worker.left == [(0, None)]
    assert record.moves == []
    with pytest.raises(IllegalMove):
        person.play(dearest(person))
    with pytest.raises(IllegalMove, match="over"):
        session.go_back(0)


def test_closing_keeps_the_seed_secret(qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker) -> None:
    session = open_session(new_record("greedy", PERSON), slow_worker)
    session.start()
    pump(qtbot)
    session.close()
    assert session.phase is Phase.CLOSED
    assert session.seed is None
    assert slow_worker.left == [(0, None)]


def test_two_persons_at_one_machine(qtbot: Any, open_session: OpenSession, local_worker: LocalWorker) -> None:
    record = new_record(PERSON, "greedy", PERSON)
    session = open_session(record, local_worker)
    seat_person(session, 0)
    seat_person(session, 2, lambda viewer: viewer.legal_moves()[0])
    play_to_end(qtbot, session)
    assert {seat for seat, _ in record.moves} == {0, 1, 2}
