"""A page of the window: the night sky, or warm paper, and whatever is on it."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from raise_qt.core.chance import private_random
from raise_qt.table.theme import Theme, color, contrast
from raise_qt.window.styled import Styled

STARS = 150


class Page(Styled):
    """Signals:
    left(): The person wants back to where they came from.
    """

    left = Signal()

    def first_focus(self) -> QWidget | None:
        """What gets the focus when the page appears."""
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_background(painter, self.theme, QRectF(self.rect()), QRectF(event.rect()))


def paint_background(painter: QPainter, theme: Theme, area: QRectF, damaged: QRectF) -> None:
    """The theme's glow and its stars; only what is `damaged` is painted."""
    middle = QPointF(area.center().x(), area.top() + area.height() * 0.42)
    glow = QRadialGradient(middle, max(area.width() * 0.62, area.height() * 0.75))
    for place, tone in zip((0.0, 0.55, 1.0), theme.background, strict=True):
        glow.setColorAt(place, QColor(tone))
    painter.fillRect(damaged, glow)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # By day there are no stars, but paper has fibres: the same dots, hardly to be seen.
    strength = 1.0 if contrast(theme.background[2], theme.shine) > 4.5 else 0.35
    size = max(1.0, min(area.width() / 1440, area.height() / 900))
    for x, y, radius, opacity in _stars():
        star = QPointF(area.left() + x * area.width(), area.top() + y * area.height())
        if damaged.adjusted(-4, -4, 4, 4).contains(star):
            painter.setBrush(color(theme.quiet_text, opacity * strength))
            painter.drawEllipse(star, radius * size, radius * size)


@cache
def _stars() -> list[tuple[float, float, float, float]]:
    """Place, radius and brightness of each: always the same sky."""
    random = private_random(5)
    return [(random(), random(), 0.6 + 0.7 * random() ** 2, 0.16 + 0.4 * random()) for _ in range(STARS)]
