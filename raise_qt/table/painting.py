"""Small things that all panels draw."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QRadialGradient

from raise_qt.table.fonts import font
from raise_qt.table.icons import icon_path
from raise_qt.table.paths import placed
from raise_qt.table.theme import Theme, color

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_felt(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The background of every page: lighter in the middle."""
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * 0.42)
    glow = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.72)
    for place, tone in zip((0.0, 0.55, 1.0), theme.background, strict=True):
        glow.setColorAt(place, color(tone))
    painter.fillRect(rect, glow)


def panel(painter: QPainter, rect: QRectF, radius: float, fill: str, border: str, width: float = 1.0) -> None:
    """A rounded panel with a border inside its edge."""
    painter.setBrush(color(fill))
    painter.setPen(QPen(color(border), width))
    inset = width / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def text(
    painter: QPainter,
    rect: QRectF,
    words: str,
    size: float,
    tone: str,
    weight: int = 500,
    align: Qt.AlignmentFlag = LEFT,
    tabular: bool = False,
) -> float:
    """One line, with an ellipsis if it does not fit. Returns how wide it is."""
    face = font(size, weight, tabular)
    shown = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.setFont(face)
    painter.setPen(color(tone))
    painter.drawText(rect, align, shown)
    return QFontMetricsF(face).horizontalAdvance(shown)


def width_of(words: str, size: float, weight: int = 500, tabular: bool = False) -> float:
    """How wide a line will be."""
    return QFontMetricsF(font(size, weight, tabular)).horizontalAdvance(words)


def fitting_font(words: str, size: float, weight: int, width: float, smallest: float = 11.0) -> QFont:
    """The font in this size, or smaller if the words are too wide for it."""
    while size > smallest and width_of(words, size, weight) > width:
        size -= 0.5
    return font(size, weight)


def longest_fitting(ways: Sequence[str], size: float, weight: int, width: float) -> str:
    """Of several ways to say something, the longest first, the first for which there is room; the last if for none."""
    return next((words for words in ways if width_of(words, size, weight) <= width), ways[-1] if ways else "")


def icon_at(painter: QPainter, name: str, centre: QPointF, size: float, tone: str) -> None:
    """One of our icons."""
    painter.fillPath(placed(icon_path(name), centre.x(), centre.y(), size), color(tone))
