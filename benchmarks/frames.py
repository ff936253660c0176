"""Watching a widget being painted."""

from __future__ import annotations

import json
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

FIRST_FRAMES = 4_000
"""Milliseconds in which frames are counted."""


class Frames(QObject):
    """The intervals between two paint events, while somebody wants them recorded.

    Signals:
        first(): The window has been painted for the first time.
    """

    first = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.intervals: list[float] = []
        self._last: float | None = None
        self._recording = False
        self._seen = False
        widget.installEventFilter(self)

    def record(self, wanted: bool) -> None:
        """Begin or stop recording; the interval across a stop does not count."""
        if wanted != self._recording:
            self._recording, self._last = wanted, None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            now = time.perf_counter()
            if self._recording and self._last is not None:
                self.intervals.append((now - self._last) * 1000)
            self._last = now
            if not self._seen:
                self._seen = True
                # A posted event comes after all that is being painted now, and before any timer.
                QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))
        return False

    def customEvent(self, event: QEvent) -> None:
        self.first.emit()


def seconds_since(start: float) -> float:
    """Since the process was asked for."""
    return time.time() - start


def memory() -> float:
    """What the process holds in memory now, in MB (Linux)."""
    status = Path("/proc/self/status").read_text()
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


def report(first: float, frames: Frames) -> None:
    """Print what was measured."""
    intervals = sorted(frames.intervals)
    p99 = intervals[int(len(intervals) * 0.99)]
    print(json.dumps({"first_frame": first, "memory": memory(), "p99": p99, "frames": len(intervals)}))
