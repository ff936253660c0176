"""Secrets by construction: what a viewer or a bot gets does not depend on what it may not know (R-info)."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject

from raise_qt.core.chance import Chance, private_random
from raise_qt.core.game import Event
from raise_qt.core.record import PERSON, Record
from raise_qt.core.registry import game_called
from raise_qt.games.raise_game.events import Drew, GameEnded, Picked
from raise_qt.games.raise_game.state import State
from raise_qt.session.session import Session
from tests.random_play import random_record
from tests.session.conftest import OpenSession
from tests.session.tables import LocalWorker, new_record, play_to_end, pump

GAME = game_called("raise")
PLAYERS = 3
RECORD = random_record(GAME, PLAYERS, "secrets")
RAISING = [kept for kept in range(len(RECORD.moves)) if RECORD.state(kept).track][::5]
"""Some places in the game where one seat is to act. (Who has picked already is open to everybody at a table.)"""


def two_worlds(
    open_session: OpenSession, worker: LocalWorker, kept: int, seat: int, player: str
) -> tuple[Session, Session]:
    """The game after so many moves: as it is, and with other cards in the others' hands and decks."""
    seats = new_record(*[player] * PLAYERS).seats
    true, other = (open_session(replace(RECORD, seats=seats, moves=RECORD.moves[:kept]), worker) for _ in "12")
    other._state = with_other_secrets(true._state, seat)
    assert other._state.hands != true._state.hands
    return true, other


def with_other_secrets(state: State, seat: int) -> State:
    """The same to this seat, for which nothing else changes either: its own deck and the chance to come stay."""
    other: State = GAME.sample(GAME.observe(state, seat), private_random(7))
    other.chance = state.chance
    other.score_pile = list(state.score_pile)
    other.draw_piles[seat] = list(state.draw_piles[seat])
    return other


@pytest.mark.parametrize("kept", RAISING)
def test_a_viewer_cannot_tell_worlds_apart_that_differ_in_secrets(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker, kept: int
) -> None:
    (seat,) = GAME.to_act(RECORD.state(kept))
    told: list[list[Any]] = [[], []]
    for session, seen in zip(two_worlds(open_session, local_worker, kept, seat, PERSON), told, strict=True):
        viewer, watcher = session.viewer(seat), session.viewer(None)
        for who in (viewer, watcher):
            who.happened.connect(seen.append)
        session.start()
        pump(qtbot)
        seen += [viewer.observation(), viewer.legal_moves(), viewer.to_act, watcher.observation()]
        viewer.play(viewer.legal_moves()[0])  # a pass: cards may be drawn, the round may end
        pump(qtbot)
        seen += [viewer.observation(), viewer.to_act, watcher.story()]
    assert without_the_end(told[0]) == without_the_end(told[1])


def without_the_end(seen: list[Any]) -> list[Any]:
    """In the end all hands are laid open."""
    return [
        [event for event in item if not isinstance(event, GameEnded)] if isinstance(item, list) else item
        for item in seen
    ]


@pytest.mark.parametrize("kept", [0, *RAISING])
def test_a_bot_is_asked_the_same_whatever_it_cannot_know(
    qtbot: Any, open_session: OpenSession, slow_worker: LocalWorker, kept: int
) -> None:
    seat = GAME.to_act(RECORD.state(kept))[0]
    questions = []
    for session in two_worlds(open_session, slow_worker, kept, seat, "random"):
        session.start()
        pump(qtbot)
        (asked,) = [question for question in slow_worker.asked if question.place.seat == seat]
        slow_worker.asked.clear()
        questions.append(asked)
    true, other = questions
    assert (true.observation, true.legal, true.seed) == (other.observation, other.legal, other.seed)
    decision = sum(by == seat for by, _ in RECORD.moves[:kept])
    assert true.seed == Chance(RECORD.seed).private(f"bot/{seat}/{decision}")
    assert RECORD.seed.encode() not in pickle.dumps(true)


@pytest.mark.parametrize("seat", [None, *range(PLAYERS)])
def test_no_event_shows_a_card_of_somebody_elses_hand(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker, seat: int | None
) -> None:
    session = open_session(new_record(*["random"] * PLAYERS), local_worker)
    viewer = session.viewer(seat)
    told: list[Event] = []
    viewer.happened.connect(told.extend)
    play_to_end(qtbot, session)
    draws = [event for event in told if isinstance(event, Drew)]
    picks = [event for event in told if isinstance(event, Picked)]
    assert {event.seat for event in draws} == {event.seat for event in picks} == set(range(PLAYERS))
    assert all((event.cards is not None) == (event.seat == seat) for event in draws)
    assert all((event.card is not None) == (event.seat == seat) for event in picks)


@pytest.mark.parametrize("seat", [None, 0])
def test_there_is_no_way_from_a_viewer_to_the_truth(
    open_session: OpenSession, local_worker: LocalWorker, seat: int | None
) -> None:
    session = open_session(new_record("greedy", "random", seed="a very secret seed"), local_worker)
    viewer = session.viewer(seat)
    assert viewer.parent() is None
    own = [name for name in dir(viewer) if not name.startswith("_") and name not in dir(QObject)]
    assert {"observation", "story", "legal_moves", "happened"} <= set(own)
    for name in own:
        value = getattr(viewer, name)
        assert not isinstance(value, Session | Record | State | Chance), name
        assert getattr(value, "__self__", viewer) is viewer, name
        assert "secret" not in repr(value), name
    for told in viewer.observation(), viewer.story(), viewer.legal_moves():
        assert b"secret" not in pickle.dumps(told)
