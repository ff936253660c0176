"""Programs that are asked a line at a time, whatever they do."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from raise_qt.bots import line_program
from raise_qt.bots.line_program import LONGEST_LINE, LineProgram
from tests.bots.tools import is_running, stub

LONG = 60.0  # seconds that are never waited for: only a hanging test would notice


@pytest.fixture(autouse=True)
def _nothing_is_left_behind() -> Iterator[None]:
    def held() -> tuple[int, int]:
        descriptors = Path("/proc/self/fd")
        return threading.active_count(), len(os.listdir(descriptors)) if descriptors.exists() else 0

    before = held()
    yield
    assert held() == before


def test_it_answers_a_line_with_a_line() -> None:
    program = LineProgram([sys.executable, "-c", "print(input()[::-1], flush=True); print(input()[::-1])"])
    assert program.ask(b"abc\n", LONG) == b"cba\n"
    assert program.ask(b"def\n", LONG) == b"fed\n"
    assert program.ask(b"ghi\n", LONG) == b""
    assert program.wait(LONG) == 0
    program.close()


def test_end_of_input_lets_it_leave_and_its_last_words_break_nothing() -> None:
    program = LineProgram([sys.executable, "-c", "import sys; sys.stdin.read(); print('x' * 1_000_000); sys.exit(7)"])
    program.tell(b"abc\n")
    program.close()
    assert program.wait(0) == 7


def test_one_that_does_not_read_blocks_nobody() -> None:
    program = LineProgram(stub("mute"))
    with pytest.raises(TimeoutError):
        program.ask(b"x" * 10_000_000 + b"\n", 0.05)
    program.kill()


def test_a_flood_is_not_read_beyond_what_is_asked_for() -> None:
    program = LineProgram(stub("flood"))
    for number in range(3):
        assert program.ask(b"\n", LONG) == b'{"type": "noise", "number": %d}\n' % number
    program.kill()


def test_an_endless_line_is_cut() -> None:
    program = LineProgram(stub("endless"))
    assert program.ask(b"\n", LONG) == b"x" * LONGEST_LINE
    program.kill()


def test_one_that_thinks_is_ended_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_program, "PATIENCE", LONG)
    program = LineProgram(stub("mute"))
    with pytest.raises(TimeoutError):
        program.ask(b"\n", 0.05)
    program.close()


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a process knows nothing of its grandchildren")
def test_what_it_started_itself_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_program, "PATIENCE", 0.05)
    program = LineProgram(["sh", "-c", "sleep 1000 & echo $!; wait"])
    child = int(program.ask(b"\n", LONG))
    assert is_running(child)
    program.close()  # the test's fixture sees that nobody holds the pipes any more


def test_no_such_program() -> None:
    with pytest.raises(OSError, match="no-such-program"):
        LineProgram(["no-such-program"])
