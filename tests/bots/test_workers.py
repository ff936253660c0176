"""Where the arena's games are played."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from raise_qt.bots.interrupts import STOP_SIGNALS, held_back
from raise_qt.bots.workers import InProcess, WorkerPool

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no masks for signals")


def blocked() -> set[Any]:
    return signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_in_process_work_is_done_when_its_result_is_wanted() -> None:
    done: list[int] = []
    with InProcess() as executor:
        future = executor.submit(lambda x: done.append(x) or x, 3)
        assert done == []
        assert future.result() == future.result() == 3
        assert done == [3]
        with pytest.raises(ZeroDivisionError):
            executor.submit(lambda: 1 // 0).result()


def test_a_pool_works_in_processes_of_its_own() -> None:
    with WorkerPool(1) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()
        with pytest.raises(ValueError, match="nine"):
            pool.submit(int, "nine").result()


@posix
def test_a_worker_is_ready_for_signals_when_it_works() -> None:
    with WorkerPool(1) as pool:
        assert not STOP_SIGNALS & pool.submit(blocked).result()


@posix
def test_workers_are_started_while_signals_are_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ProcessPoolExecutor, "submit", lambda *_: blocked())
    with WorkerPool(1) as pool:
        seen: Any = pool.submit(blocked)
        assert seen >= STOP_SIGNALS


@posix
def test_processes_and_threads_do_not_get_what_is_held_back() -> None:
    seen: list[set[Any]] = []
    before = blocked()
    with held_back():
        thread = threading.Thread(target=lambda: seen.append(blocked()))
        thread.start()
        print_blocked = "import signal; print(*map(int, signal.pthread_sigmask(signal.SIG_BLOCK, [])))"
        numbers = subprocess.run([sys.executable, "-c", print_blocked], stdout=subprocess.PIPE, check=True).stdout
    thread.join()
    assert seen[0] >= STOP_SIGNALS
    assert {int(number) for number in numbers.split()} >= STOP_SIGNALS
    assert blocked() == before
