"""Ctrl-C, at moments where it does no harm."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Self

STOP_SIGNALS = frozenset({signal.SIGINT, signal.SIGTERM})
"""Ctrl-C, and what programs send to each other."""


class Interrupts:
    """While it is entered, these signals raise `KeyboardInterrupt` only inside `allowed`, and only once.

    One that comes at another time waits for the next `allowed`. So nothing is ever half written, and whoever cleans
    up is left in peace. Works in the main thread only, like all handling of signals in Python.
    """

    def __init__(self, *signals: signal.Signals) -> None:
        self._signals = signals
        self._allowed = False
        self._came = False

    def __enter__(self) -> Self:
        self._before = {number: signal.signal(number, self._handle) for number in self._signals}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Here is a good moment to be interrupted."""
        self._allowed = True
        try:
            if self._came:
                raise KeyboardInterrupt
            yield
        finally:
            self._allowed = False

    def _handle(self, _number: int, _frame: FrameType | None) -> None:
        self._came = True
        if self._allowed:
            self._allowed = False
            raise KeyboardInterrupt


@contextmanager
def held_back() -> Iterator[None]:
    """Threads and processes started in here do not get `STOP_SIGNALS`; a process may `let_in` them later.

    A thread could otherwise take a signal away from the main thread, which then goes on waiting for whatever it
    waits for, and a process could get one before it knows what to do. Windows knows neither problem.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def let_in() -> None:
    """Of a process that was started while signals were held back: it is ready for them."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
