"""Shows one scenery after the other, each followed by its pause: the pace of the picture.

It is the only place that knows the speed. A speed of 0 shows only the last scenery.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from raise_qt.table.sprites import Scenery
from raise_qt.table.stage import Stage

Cue = tuple[Scenery, Callable[[], None] | None]


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
        self._waiting: deque[Cue] = deque()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._next)
        self._current: Scenery | None = None
        stage.arrived.connect(self._on_arrived)

    @property
    def busy(self) -> bool:
        return self._current is not None

    def add(self, sceneries: Iterable[Scenery], first: Callable[[], None] | None = None) -> None:
        """Show these after all that is waiting; `first` is called when the first of them begins."""
        for scenery in sceneries:
            self._waiting.append((scenery, first))
            first = None
        if self._current is None:
            self._next()

    def skip(self) -> None:
        """Finish what is being shown now; what waits goes on as usual."""
        if self._current is None:
            return
        if self._stage.moving:
            self._stage.finish()
        if self._pause.isActive():
            self._pause.stop()
            self._next()

    def drop(self) -> None:
        """Forget everything: something else will be shown at once."""
        self._waiting.clear()
        self._pause.stop()
        self._current = None
        self._stage.finish()

    def _next(self) -> None:
        if not self._waiting:
            self._current = None
            self.idle.emit()
            return
        self._current, begin = self._waiting.popleft()
        if begin is not None:
            begin()
        factor = self._factor()
        scenery = self._current
        self._stage.show(
            Scenery(scenery.sprites, scenery.duration * factor, 0, scenery.motions, scenery.entering, scenery.leaving)
        )

    def _on_arrived(self) -> None:
        if self._current is None:
            return
        # Through the event loop, also at speed 0: a long row of sceneries must not become a deep stack of calls.
        self._pause.start(round(self._current.pause * self._factor()))
