"""What goes wrong slowly: lost references, objects that stay, loops that are nested ever deeper."""

from __future__ import annotations

import gc
import inspect
import sys
import weakref
from itertools import pairwise
from typing import Any

import shiboken6
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QObject, QTimer, Signal

from raise_qt.core.record import PERSON
from raise_qt.session.session import Session
from tests.session.conftest import OpenSession
from tests.session.tables import LocalWorker, new_record, play_to_end, seat_person


class Speaker(QObject):
    spoke = Signal()


def test_calls_without_a_result_lose_no_reference_to_none(qapp: Any) -> None:
    """PySide6 6.12.0 on Python 3.11 does, until the process aborts. (From Python 3.12 on None is counted no more.)"""
    timer, speaker = QTimer(), Speaker()
    speaker.spoke.connect(timer.stop)
    before = sys.getrefcount(None)
    for _ in range(10_000):
        timer.stop()
        timer.setInterval(0)
        speaker.setObjectName("speaker")
        speaker.spoke.emit()
    assert abs(sys.getrefcount(None) - before) < 100


def test_a_session_that_was_closed_leaves_nothing_behind(qtbot: Any, local_worker: LocalWorker) -> None:
    signals = [
        SIGNAL("answered(PyObject,PyObject)"),
        SIGNAL("failed(PyObject,PyObject,bool)"),
        SIGNAL("restarted(PyObject)"),
    ]
    assert [local_worker.receivers(signal) for signal in signals] == [0, 0, 0]
    objects: list[weakref.ref[Any]] = []
    for _ in range(5):
        session = Session(new_record(PERSON, "greedy", "random"), local_worker)
        viewers = [seat_person(session, 0), session.viewer(None)]
        play_to_end(qtbot, session)
        assert local_worker.receivers(signals[0]) == 2
        objects += map(weakref.ref, [session, *viewers, *session.findChildren(QObject)])
        session.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not any(shiboken6.isValid(thing) for thing in [session, *viewers])
    del session, viewers
    gc.collect()
    assert len(objects) == 5 * (1 + 2 + 4)  # session, viewers, seats and the timer
    assert [thing() for thing in objects if thing() is not None] == []
    assert [local_worker.receivers(signal) for signal in signals] == [0, 0, 0]


def test_a_long_game_is_no_deeper_than_a_short_one(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker
) -> None:
    session = open_session(new_record(*["random"] * 5), local_worker)
    watcher = session.viewer(None)
    depths: list[int] = []
    watcher.happened.connect(lambda _: depths.append(len(inspect.stack(0))))
    play_to_end(qtbot, session)
    assert len(depths) > 100
    assert len(set(depths[1:])) == 1


def test_one_move_in_each_turn_of_the_loop(qtbot: Any, open_session: OpenSession, local_worker: LocalWorker) -> None:
    record = new_record("greedy", "random", "random")
    session = open_session(record, local_worker)
    made: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: made.append(len(record.moves)))
    timer.start(0)
    play_to_end(qtbot, session)
    timer.stop()
    assert all(later - earlier <= 1 for earlier, later in pairwise(made))
