"""Shows one act after the other: the pace of the picture.

An act is a row of sceneries, each followed by its pause. It is the only place that knows the speed. At speed 0 only the
last scenery of an act is shown, at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from raise_qt.table.sprites import Scenery
from raise_qt.table.stage import Stage

Act = Callable[[], Sequence[Scenery]]
"""Made when its turn has come: by then the window may have another size, or the person may have chosen something."""


class Show(QObject):
    """What is still to be shown.

    Attributes:
        busy: Whether something is being shown.

    Signals:
        idle(): Everything has been shown.
    """

    idle = Signal()

    def __init__(self, stage: Stage, factor: Callable[[], float], parent: QObject | None = None) -> None:
        """`factor` multiplies all times: it is asked anew for every scenery, so a change of speed counts at once."""
        super().__init__(parent)
        self._stage = stage
        self._factor = factor
        self._acts: deque[Act] = deque()
        self._sceneries: deque[Scenery] = deque()
        self._current: Scenery | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._next)
        stage.arrived.connect(self._on_arrived)

    @property
    def busy(self) -> bool:
        return self._current is not None

    def add(self, act: Act) -> None:
        """Show this after all that is waiting."""
        self._acts.append(act)
        if self._current is None:
            self._next()

    def skip(self) -> None:
        """Finish what is being shown now; what waits goes on as usual."""
        if self._current is None:
            return
        self._stage.finish()
        if self._pause.isActive():
            self._pause.stop()
            self._next()

    def drop(self) -> None:
        """Forget everything: something else will be shown at once."""
        self._acts.clear()
        self._sceneries.clear()
        self._pause.stop()
        self._current = None
        self._stage.finish()

    def _next(self) -> None:
        if not self._sceneries and self._acts:
            sceneries = self._acts.popleft()()
            self._sceneries.extend(sceneries if self._factor() else sceneries[-1:])
        if not self._sceneries:
            self._current = None
            self.idle.emit()
            return
        self._current = now = self._sceneries.popleft()
        duration = now.duration * self._factor()
        self._stage.show(Scenery(now.sprites, duration, 0, now.motions, now.entering, now.leaving))

    def _on_arrived(self) -> None:
        # Through the event loop, also at speed 0: a long row of sceneries must not become a deep stack of calls.
        if self._current is not None:
            self._pause.start(round(self._current.pause * self._factor()))
