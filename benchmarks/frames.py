"""Watching a widget being painted."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

FIRST_FRAMES = 4_000
"""Milliseconds in which frames are counted."""


class FirstFrame(QObject):
    """Notices when the application has painted for the first time: with the first event after the paint events.

    Signals:
        painted(): Now.
    """

    painted = Signal()

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._painting = False
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._painting = True
        elif self._painting:
            self._application.removeEventFilter(self)
            self.painted.emit()
        return False


class Frames(QObject):
    """The intervals between two paint events of a widget, while somebody wants them recorded."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.intervals: list[float] = []
        self._last: float | None = None
        self._recording = False
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
        return False


def seconds_since(start: float) -> float:
    """Since the process was asked for."""
    return time.time() - start


def memory() -> float:
    """What the process holds in memory now, in MB (Linux)."""
    status = Path("/proc/self/status").read_text()
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


def first_frame_only() -> bool:
    """Whether nothing else is to be measured this time."""
    return "start" in sys.argv


def report(first: float, frames: Frames | None) -> None:
    """Print what was measured."""
    found: dict[str, float] = {"first_frame": first}
    if frames is not None:
        intervals = sorted(frames.intervals)
        found |= {"memory": memory(), "p99": intervals[int(len(intervals) * 0.99)], "frames": len(intervals)}
    print(json.dumps(found))
