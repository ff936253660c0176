"""Ctrl-C: what was played so far is shown, and nothing is left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from raise_qt.bots.interrupts import Interrupts
from tests.bots.tools import is_running, run_verify, stub_spec

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")

PLENTY = 10_000_000


def test_only_where_it_is_allowed() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interrupts(signal.SIGINT) as interrupts:
        with interrupts.allowed():
            pass
        signal.raise_signal(signal.SIGINT)  # waits
        with pytest.raises(KeyboardInterrupt), interrupts.allowed():
            pytest.fail("it came before")
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_only_once() -> None:
    def clean_up_after_an_interruption() -> None:
        try:
            signal.raise_signal(signal.SIGINT)
        finally:
            signal.raise_signal(signal.SIGINT)  # it is left in peace
            cleaned_up.append(True)

    cleaned_up: list[bool] = []
    with Interrupts(signal.SIGINT) as interrupts, pytest.raises(KeyboardInterrupt), interrupts.allowed():
        clean_up_after_an_interruption()
    assert cleaned_up


def start(*argv: object) -> subprocess.Popen[str]:
    """An arena in a process group of its own, as a terminal would have it."""
    return subprocess.Popen(
        [sys.executable, "-m", "raise_qt", "arena", "--json", "--deals", str(PLENTY), *map(str, argv)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60  # only a test that fails waits for that long
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def running(group: int) -> list[int]:
    """The processes of a group that still run. (One that has ended stays until whoever inherited it takes note.)"""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, _parent, its_group, *_ = (entry / "stat").read_text().rpartition(")")[2].split()
            if int(its_group) == group and state != "Z":
                found.append(int(entry.name))
    return found


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("whole_group", [False, True], ids=["kill -INT", "Ctrl-C in a terminal"])
def test_an_interrupted_arena_shows_what_was_played(jobs: int, whole_group: bool, tmp_path: Path) -> None:
    log = tmp_path / "log"
    process = start("--seats", "greedy,random,random", "--jobs", jobs, "--log", log)
    wait_until(lambda: log.exists() and log.stat().st_size > 100_000)
    if whole_group:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    result = json.loads(out)
    assert process.returncode == 130
    assert 0 < result["deals"] < PLENTY
    assert result["games"] == 3 * result["deals"]
    assert err == f"Stopped after {result['deals']} of {PLENTY} deals.\n"
    # The log has exactly the deals that were counted, whole ones only.
    lines = log.read_text().splitlines()
    assert len(lines) == result["games"]
    assert json.loads(lines[-1])["deal"] == result["deals"] - 1
    assert json.loads(lines[-1])["rotation"] == 2
    assert run_verify(log) == 0
    wait_until(lambda: not running(process.pid))


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_while_a_bot_is_thinking(jobs: int, tmp_path: Path) -> None:
    started = tmp_path / "pid"
    process = start("--seats", f"greedy,{stub_spec('thinks', started)}", "--jobs", jobs, "--time-limit", 1000)
    wait_until(lambda: started.exists() and len(started.read_text().splitlines()) == jobs)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    result = json.loads(out)
    assert process.returncode == 130
    assert (result["deals"], result["games"]) == (0, 0)
    assert result["seats"][0]["win_share"] is None
    assert err == f"Stopped after 0 of {PLENTY} deals.\n"
    assert not any(is_running(int(pid)) for pid in started.read_text().split())


def workers(arena: int) -> list[int]:
    """The worker processes of an arena."""
    return [pid for pid in running(arena) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.parametrize("delay", [0, 0.02, 0.05])
def test_interrupted_while_workers_are_starting(delay: float) -> None:
    process = start("--seats", "greedy,random", "--jobs", 2)
    wait_until(lambda: len(workers(process.pid)) == 2)
    time.sleep(delay)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == f"Stopped after {json.loads(out)['deals']} of {PLENTY} deals.\n"
    wait_until(lambda: not running(process.pid))


def test_a_worker_that_dies_is_reported(tmp_path: Path) -> None:
    log = tmp_path / "log"
    process = start("--seats", "greedy,random", "--jobs", 2, "--log", log)
    wait_until(lambda: log.exists() and log.stat().st_size > 0)
    os.kill(workers(process.pid)[0], signal.SIGKILL)
    out, err = process.communicate(timeout=60)
    deals = json.loads(out)["deals"]
    assert process.returncode == 1
    assert err == f"A process of the arena died.\nStopped after {deals} of {PLENTY} deals.\n"
    assert len(log.read_text().splitlines()) == 2 * deals
    wait_until(lambda: not running(process.pid))


def test_a_killed_arena_leaves_no_workers(tmp_path: Path) -> None:
    log = tmp_path / "log"
    process = start("--seats", "greedy,random", "--jobs", 2, "--log", log)
    wait_until(lambda: log.exists() and log.stat().st_size > 0)
    process.kill()
    process.communicate(timeout=60)
    wait_until(lambda: not running(process.pid))
