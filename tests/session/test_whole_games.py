"""Whole games: what a session plays is what its record says, headless, in a window's program and in another process."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from raise_qt.bots.referee import Referee
from raise_qt.core.chance import Chance, commitment
from raise_qt.core.record import PERSON, Record
from raise_qt.core.registry import game_called, games
from raise_qt.session.session import Phase
from raise_qt.session.worker import Worker
from tests.session.conftest import OpenSession
from tests.session.tables import LocalWorker, new_record, play_to_end, seat_person

HEADLESS = """
import sys
from PySide6.QtCore import QCoreApplication
from raise_qt.core.record import Record, Seat
from raise_qt.core.registry import game_called
from raise_qt.session.session import Session
from raise_qt.session.worker import Worker

if __name__ == "__main__":
    app = QCoreApplication([])
    game = game_called("raise")
    record = Record("raise", game.complete_options({}), "moon", [Seat("A", "greedy"), Seat("B", "random")])
    worker = Worker()
    session = Session(record, worker)
    session.finished.connect(lambda scores, winners: print(*scores))
    session.finished.connect(app.quit)
    session.start()
    app.exec()
    session.close()
    worker.close()
    print(sorted(name for name in sys.modules if name in ("PySide6.QtGui", "PySide6.QtWidgets")))
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_in_their_process_play_what_the_record_says(
    qtbot: Any, open_session: OpenSession, process_worker: Worker, players: int
) -> None:
    bots = ["greedy", "random", "greedy", "random", "random"][:players]
    record = new_record(*bots, seed=f"whole game {players}")
    session = open_session(record, process_worker)
    failures: list[Any] = []
    session.replaced.connect(lambda *args: failures.append(args))
    watcher = session.viewer(None)
    seen: list[Any] = []
    watcher.happened.connect(seen.append)
    scores, winners = play_to_end(qtbot, session)

    game = session.game
    state = record.state()
    assert (scores, winners) == (game.scores(state), game.winners(state))
    assert Record.from_json(record.to_json()) == record
    assert seen == watcher.story()
    assert len(seen) == len(record.moves) + 1
    assert not failures


@pytest.mark.parametrize("name", games())
def test_every_game_runs_as_with_the_arenas_referee(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker, name: str
) -> None:
    game = game_called(name)
    bots = [*game.bots, "random", "random"][: game.players[-1]]
    record = new_record(*bots, game=name)
    scores, winners = play_to_end(qtbot, open_session(record, local_worker))
    referee = Referee(game, record.options, [game.bots[bot]() for bot in bots], bot_seed=record.seed)
    outcome = referee.play(Chance(record.seed))
    assert (scores, winners) == (outcome.scores, outcome.winners)
    assert game.log(record.state()) == game.log(outcome.state)
    assert local_worker.left == [(seat, (scores, winners)) for seat in range(len(bots))]


def test_a_person_plays_with_bots(qtbot: Any, open_session: OpenSession, process_worker: Worker) -> None:
    record = new_record("greedy", PERSON, "random")
    session = open_session(record, process_worker)
    person = seat_person(session, 1)
    told: list[Any] = []
    person.happened.connect(told.extend)
    scores, _ = play_to_end(qtbot, session)
    assert scores == session.game.scores(record.state())
    assert told == [event for events in person.story() for event in events]
    assert {seat for seat, _ in record.moves} == {0, 1, 2}
    assert not person.is_asked
    assert person.to_act == ()
    assert person.legal_moves() == []


def test_a_loaded_game_goes_on(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker, tmp_path: Path
) -> None:
    whole = new_record("greedy", PERSON, "random")
    first = open_session(whole, local_worker)
    seat_person(first, 1)
    play_to_end(qtbot, first)
    whole.branch(31).save(tmp_path / "game.json")

    loaded = Record.load(tmp_path / "game.json")
    session = open_session(loaded, local_worker)
    person = seat_person(session, 1)
    resets: list[int] = []
    person.reset.connect(lambda: resets.append(len(person.story())))
    play_to_end(qtbot, session)
    assert resets == [32]
    assert loaded == whole


def test_a_loaded_game_that_is_over_is_finished_at_once(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker
) -> None:
    record = new_record("greedy", "random")
    scores, winners = play_to_end(qtbot, open_session(record, local_worker))
    moves = list(record.moves)
    assert play_to_end(qtbot, open_session(record, local_worker)) == (scores, winners)
    assert record.moves == moves


def test_the_seed_is_promised_first_and_shown_last(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker
) -> None:
    session = open_session(new_record("greedy", "random"), local_worker)
    promise = session.commitment
    assert session.seed is None
    session.recorded.connect(lambda: seeds.append(session.seed))
    seeds: list[str | None] = []
    play_to_end(qtbot, session)
    assert set(seeds) == {None}
    assert session.phase is Phase.FINISHED
    assert session.seed == "moon"
    assert commitment(session.seed) == promise


def test_every_move_is_recorded_before_it_is_shown(
    qtbot: Any, open_session: OpenSession, local_worker: LocalWorker
) -> None:
    record = new_record("greedy", "random")
    session = open_session(record, local_worker)
    log: list[tuple[str, int]] = []
    watcher = session.viewer(None)
    session.recorded.connect(lambda: log.append(("recorded", len(record.moves))))
    watcher.happened.connect(lambda _: log.append(("shown", len(record.moves))))
    play_to_end(qtbot, session)
    count = len(record.moves)
    assert log == [("shown", 0)] + [(what, n) for n in range(1, count + 1) for what in ("recorded", "shown")]


def test_without_a_window_and_without_gui_libraries() -> None:
    environment = {key: value for key, value in os.environ.items() if "DISPLAY" not in key and "QT" not in key}
    run = subprocess.run(
        [sys.executable, "-c", HEADLESS], capture_output=True, text=True, env=environment, timeout=120, check=False
    )
    game = game_called("raise")
    bots = [game.bots["greedy"](), game.bots["random"]()]
    outcome = Referee(game, game.complete_options({}), bots, bot_seed="moon").play(Chance("moon"))
    scores = " ".join(map(str, outcome.scores))
    assert (run.stdout, run.stderr, run.returncode) == (f"{scores}\n[]\n", "", 0)


OUTSIDE = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    print(message["type"], file=open(sys.argv[1], "a"))
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "outsider"}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"type": "move", "index": len(message["legal"]) - 1}), flush=True)
print("left", file=open(sys.argv[1], "a"))
"""


def test_an_outside_program_takes_a_seat(qtbot: Any, open_session: OpenSession, tmp_path: Path) -> None:
    worker = Worker()
    (tmp_path / "bot.py").write_text(OUTSIDE)
    command = shlex.join([sys.executable, str(tmp_path / "bot.py"), str(tmp_path / "heard")])
    record, same = new_record(f"cmd:{command}", "greedy"), new_record(PERSON, "greedy")
    play_to_end(qtbot, open_session(record, worker))
    worker.close()
    session = open_session(same, LocalWorker())
    seat_person(session, 0)  # who, like the program, takes the last of the legal moves
    play_to_end(qtbot, session)
    assert session.game.log(record.state()) == session.game.log(same.state())
    heard = (tmp_path / "heard").read_text().split()
    decisions = sum(seat == 0 for seat, _ in record.moves)
    assert heard == ["hello", *["choose"] * decisions, "end", "left"]
