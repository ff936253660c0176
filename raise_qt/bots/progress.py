"""A progress bar for people: on a terminal only, and never faster than the eye."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from time import monotonic
from typing import TextIO

REFRESH = 0.1
"""Seconds between two pictures."""

BAR = 24


class Progress:
    """Deals done, how fast, and how long it will still take. Silent unless the stream is a terminal."""

    def __init__(self, total: int, stream: TextIO, clock: Callable[[], float] = monotonic) -> None:
        self._total = total
        self._stream = stream
        self._clock = clock
        self._shown = stream.isatty()
        self._start = self._last = clock()

    def update(self, done: int) -> None:
        """So many deals are done by now."""
        now = self._clock()
        if self._shown and now - self._last >= REFRESH:
            self._last = now
            self._write(picture(done, self._total, now - self._start))

    def clear(self) -> None:
        """Wipe the bar away, to write something else in its place."""
        if self._shown:
            self._write("")
            self._stream.write("\r")
            self._stream.flush()

    def _write(self, text: str) -> None:
        width = shutil.get_terminal_size().columns - 1  # in the last column some terminals start a new line
        self._stream.write("\r" + text[:width].ljust(width))
        self._stream.flush()


def picture(done: int, total: int, seconds: float) -> str:
    """The bar.

    >>> picture(300, 1000, 60.0)
    '[#######.................] 300 of 1000 deals, 5.0 per second, 2:20 left'
    """
    filled = BAR * done // total
    rate = done / seconds if seconds > 0 else 0.0
    left = clock_time((total - done) / rate) if rate else "?"
    bar = "#" * filled + "." * (BAR - filled)
    return f"[{bar}] {done} of {total} deals, {rate:.1f} per second, {left} left"


def clock_time(seconds: float) -> str:
    """Minutes and seconds, with hours if there are any.

    >>> clock_time(3725)
    '1:02:05'
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
