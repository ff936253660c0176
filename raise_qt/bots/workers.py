"""Where the arena's games are played: in this process, or in several of its own.

Both speak the `concurrent.futures` interface, so that another executor, say a distributed one, can take their place.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from types import FrameType, TracebackType
from typing import ParamSpec, TypeVar

from raise_qt.bots.interrupts import STOP_SIGNALS, Interrupts, held_back, let_in

P = ParamSpec("P")
T = TypeVar("T")

MOST_JOBS = 61 if sys.platform == "win32" else 1024
"""Windows cannot wait for more processes at once."""

GRACE = 10
"""So many seconds has a worker that was told to stop."""


class InProcess(Executor):
    """Work is done here, when its result is asked for."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return _Later(lambda: fn(*args, **kwargs))


class _Later(Future[T]):
    def __init__(self, work: Callable[[], T]) -> None:
        super().__init__()
        self._work = work

    def result(self, timeout: float | None = None) -> T:
        if not self.done():
            self.set_result(self._work())
        return super().result(timeout)


class WorkerPool(ProcessPoolExecutor):
    """Spawned processes. If an error ends its `with`, they are stopped in the middle of their work."""

    def __init__(self, jobs: int) -> None:
        super().__init__(
            min(jobs, MOST_JOBS), mp_context=multiprocessing.get_context("spawn"), initializer=_start_worker
        )
        self._workers: set[BaseProcess] = set()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self._interrupt()
        self.shutdown(cancel_futures=True)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        before = set(multiprocessing.active_children())
        with held_back():  # this is where workers are started
            future = super().submit(_work, fn, args, kwargs)
        self._workers |= set(multiprocessing.active_children()) - before
        return future

    def _interrupt(self) -> None:
        if sys.platform != "win32":  # there a worker would be killed outright; but Ctrl-C has told it already
            for worker in self._workers:
                worker.terminate()


class _WorkerInterrupts(Interrupts):
    """A worker's work is interrupted, but never the sending of a result: the pool would wait for the rest for ever."""

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if sys.platform != "win32":
            signal.alarm(GRACE)  # ends the process, should it wait for something that never comes
        super()._handle(number, frame)


_interrupts = _WorkerInterrupts(*STOP_SIGNALS)
"""Of a worker. It is one for the whole process, as signals are."""


def _start_worker() -> None:
    """What a worker does first."""
    _interrupts.__enter__()
    let_in()
    with held_back():
        threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A worker whose arena was killed would otherwise wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(fn: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]) -> T:
    with _interrupts.allowed():
        return fn(*args, **kwargs)
