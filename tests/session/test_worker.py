"""The bots' process: another one, without Qt, that comes back when it dies and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer

from raise_qt.core.bot import BotFailed
from raise_qt.core.record import PERSON
from raise_qt.session.messages import Choose, Place
from raise_qt.session.worker import Worker
from tests.session.conftest import OpenSession
from tests.session.tables import PATIENCE, new_record, play_to_end, seat_person
from tests.session.worker_bots import MAKE_BOT


def question(bot: str, table: str = "a table") -> Choose:
    """Something to think about; the testers' bots do not look at what they observe."""
    return Choose(Place(table, "raise", {}, 3, 1, bot), "observation", ["first", "second", "third"], 42)


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []


def exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_it_is_started_when_needed_and_used_again(qtbot: Any, own_worker: Worker, tmp_path: Path) -> None:
    assert own_worker.pid is None
    for number in (1, 2):
        with qtbot.waitSignal(own_worker.answered, timeout=PATIENCE) as answered:
            own_worker.ask(number, question(f"diary:{tmp_path}/diary", table=str(number)))
        ticket, move = answered.args
        assert ticket == number
        assert move in ("first", "second", "third")
    begin = f"begin 3 1 {own_worker.pid} False"  # False: PySide6 is not loaded there
    assert own_worker.pid != os.getpid()
    assert lines(tmp_path / "diary") == [begin, "choose", begin, "choose"]


def test_it_can_be_started_beforehand(own_worker: Worker) -> None:
    own_worker.warm_up()
    pid = own_worker.pid
    own_worker.warm_up()
    assert own_worker.pid == pid is not None


def test_the_same_question_gets_the_same_answer(qtbot: Any, process_worker: Worker) -> None:
    answers = []
    for _ in range(3):
        with qtbot.waitSignal(process_worker.answered, timeout=PATIENCE) as answered:
            process_worker.ask("ticket", question("random"))
        answers.append(answered.args[1])
    assert len(set(answers)) == 1


def test_bots_are_told_when_a_game_begins_ends_and_is_left(qtbot: Any, own_worker: Worker, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    ask = question(f"diary:{diary}")
    for result in ([1, 2, 3], [2]), None:
        own_worker.ask("ticket", ask)
        own_worker.leave(ask.place, result)
        own_worker.leave(ask.place, result)  # once is enough; a second time does no harm
    own_worker.ask("ticket", ask)
    qtbot.waitUntil(lambda: lines(diary).count("choose") == 3, timeout=PATIENCE)
    own_worker.close()
    story = [line.split(" ", 1)[0] for line in lines(diary)]
    assert story == ["begin", "choose", "end", "close", "begin", "choose", "close", "begin", "choose", "close"]


def test_what_is_cancelled_in_time_is_never_asked(qtbot: Any, own_worker: Worker, tmp_path: Path) -> None:
    tickets = [object(), object(), object()]
    answered: list[object] = []
    own_worker.answered.connect(lambda ticket, _: answered.append(ticket))
    for ticket in tickets:
        own_worker.ask(ticket, question(f"diary:{tmp_path}/diary"))
    own_worker.cancel(tickets[1])
    qtbot.waitUntil(lambda: tickets[2] in answered, timeout=PATIENCE)
    assert answered == [tickets[0], tickets[2]]
    assert lines(tmp_path / "diary").count("choose") == 2


def test_an_idle_one_that_was_killed_is_noticed_and_started_again(qtbot: Any, own_worker: Worker) -> None:
    with qtbot.waitSignal(own_worker.answered, timeout=PATIENCE):
        own_worker.ask(1, question("random"))
    pid = own_worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with qtbot.waitSignals([own_worker.restarted, own_worker.failed], timeout=PATIENCE):
        own_worker.ask(2, question("random"))
    with qtbot.waitSignal(own_worker.answered, timeout=PATIENCE):
        own_worker.ask(2, question("random"))
    assert own_worker.pid != pid


def test_one_that_hangs_is_ended(qtbot: Any, own_worker: Worker) -> None:
    own_worker.time_limit = 1
    with qtbot.waitSignal(own_worker.failed, timeout=PATIENCE) as failed:
        own_worker.ask("ticket", question("hanging"))
        pid = own_worker.pid
    assert pid is not None
    assert failed.args[0] == "ticket"
    qtbot.waitUntil(lambda: not exists(pid), timeout=PATIENCE)


def test_the_event_loop_turns_while_a_bot_thinks(
    qtbot: Any, open_session: OpenSession, own_worker: Worker, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    record = new_record(f"gated:{gate}", "greedy")
    session = open_session(record, own_worker)
    ticks: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(len(record.moves)))
    timer.start(0)
    session.start()
    qtbot.waitUntil(lambda: len(ticks) > 1000, timeout=PATIENCE)
    timer.stop()
    assert ticks[-1] == 0
    with qtbot.waitSignal(session.finished, timeout=PATIENCE):
        gate.touch()


def test_killed_in_the_middle_of_a_thought_it_starts_again_and_the_game_goes_on(
    qtbot: Any, open_session: OpenSession, own_worker: Worker, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    session = open_session(new_record(f"gated:{gate}", "greedy"), own_worker)
    restarts: list[Any] = []
    replaced: list[Any] = []
    session.restarted.connect(restarts.append)
    session.replaced.connect(lambda *args: replaced.append(args))
    with qtbot.waitSignal(session.restarted, timeout=PATIENCE):
        session.start()
        qtbot.waitUntil(lambda: own_worker.pid is not None, timeout=PATIENCE)
        os.kill(own_worker.pid or 0, signal.SIGKILL)
    with qtbot.waitSignal(session.finished, timeout=PATIENCE):
        gate.touch()
    assert [type(problem) for problem in restarts] == [BotFailed]
    assert not replaced


def test_one_that_cannot_be_started_does_not_stop_the_game(
    qtbot: Any, open_session: OpenSession, own_worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: object) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    monkeypatch.setattr("raise_qt.session.worker.Link", no_room)
    session = open_session(new_record("random", PERSON), own_worker)
    replaced: list[int] = []
    session.replaced.connect(lambda seat, _: replaced.append(seat))
    seat_person(session, 1)
    play_to_end(qtbot, session)
    assert replaced == [0]


@pytest.mark.parametrize("kind", ["diary", "diary-of-one-who-hangs"])
def test_closing_leaves_no_process_behind_even_if_it_thinks(
    qtbot: Any, own_worker: Worker, tmp_path: Path, kind: str
) -> None:
    diary = tmp_path / "diary"
    own_worker.ask("ticket", question(f"{kind}:{diary}"))
    pid = own_worker.pid
    assert pid is not None
    qtbot.waitUntil(lambda: "choose" in lines(diary), timeout=PATIENCE)
    own_worker.close()
    assert not exists(pid)
    assert lines(diary)[-1] == "close"
    assert own_worker.pid is None
    own_worker.close()  # once is enough; a second time does no harm


PROGRAM = f"""
import sys
from PySide6.QtCore import QCoreApplication
from raise_qt.session.worker import Worker
from tests.session.test_worker import question

if __name__ == "__main__":
    app = QCoreApplication([])
    worker = Worker({MAKE_BOT!r})
    worker.ask("ticket", question(sys.argv[1]))
    print(worker.pid, flush=True)
    if sys.argv[2] == "forgets":  # to close the worker
        sys.exit()
    app.exec()
"""


@pytest.mark.parametrize("bot", ["diary", "diary-of-one-who-hangs"])
@pytest.mark.parametrize("end", ["killed", "forgets"])
def test_it_ends_with_the_program(tmp_path: Path, bot: str, end: str) -> None:
    diary = tmp_path / "diary"
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, f"{bot}:{diary}", end],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    assert program.stdout is not None
    assert int(program.stdout.readline()) != program.pid
    if end == "killed":
        while "choose" not in lines(diary):
            time.sleep(0.001)
        program.kill()
    # The output ends only when nobody holds the other end any more: all processes are gone.
    assert program.communicate(timeout=60) == (b"", b"")
    if end == "forgets":
        assert program.returncode == 0
    else:
        assert lines(diary)[-1] == "close"
