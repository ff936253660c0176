"""What `make package` is doing, how far it is, and how long it took."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from raise_qt.bots.progress import BAR, clock_time

REFRESH = 0.2


class Steps:
    """One line for each step. On a terminal the last one moves: a clock, and a bar if one knows how far the step is."""

    def __init__(self, total: int, stream: TextIO) -> None:
        self._total = total
        self._stream = stream
        self._moves = stream.isatty()
        self._number = 0
        self._share: float | None = None
        self._detail = ""

    @contextmanager
    def step(self, what: str) -> Iterator[Steps]:
        """Something that takes time."""
        self._number += 1
        self._share, self._detail = None, ""
        begun = time.monotonic()
        title = f"[{self._number}/{self._total}] {what}"
        over = threading.Event()
        clock = threading.Thread(target=self._show, args=(title, begun, over), daemon=True)
        if self._moves:
            clock.start()
        try:
            yield self
        finally:
            over.set()
            if self._moves:
                clock.join()
        self._write(f"{title}, {clock_time(time.monotonic() - begun)}{self._detail and ': '}{self._detail}", "\n")

    def advance(self, share: float) -> None:
        """How much of the step is done, from 0 to 1."""
        self._share = share

    def tell(self, detail: str) -> None:
        """What came of it, or what is being done just now."""
        self._detail = detail

    def _show(self, title: str, begun: float, over: threading.Event) -> None:
        while not over.wait(REFRESH):
            bar = ""
            if self._share is not None:
                filled = round(BAR * self._share)
                bar = f" [{'#' * filled}{'.' * (BAR - filled)}]"
            self._write(f"{title}{bar} {clock_time(time.monotonic() - begun)} {self._detail}", "")

    def _write(self, text: str, end: str) -> None:
        if self._moves:
            width = shutil.get_terminal_size().columns - 1
            text = "\r" + (text[:width] if not end else text).ljust(width)
        self._stream.write(text + end)
        self._stream.flush()
