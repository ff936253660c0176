"""How dice look, and the symbols printed on the board beside them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from raise_qt.table import symbols
from raise_qt.table.paths import placed
from raise_qt.table.piece import Piece, rect_shadow, render, snap
from raise_qt.table.theme import Theme, blend, color

BLANK = len(symbols.SYMBOLS)

_DEPTH = 0.09  # of the size: how much of the die's side is seen below its upper face
_CORNER = 0.23


def draw_die(theme: Theme, ratio: float, size: float, face: int) -> Piece:
    """A die lying with a face up: a symbol, or 5 for the blank one."""
    size = snap(size, ratio)
    body = QRectF(-size / 2, -size / 2, size, size)
    tone = theme.blank_die if face == BLANK else theme.symbols[face]

    def paint(painter: QPainter) -> None:
        _die_shadow(painter, theme, body)
        top = _block(painter, theme, body, tone, ratio)
        if face != BLANK:
            _engraved(painter, theme, face, top.center(), 0.6 * size)

    return render(body, 0.16 * size + 1, ratio, paint)


def draw_printed_symbol(theme: Theme, ratio: float, size: float, symbol: int) -> Piece:
    """A symbol as the board shows it, which counts as one more die (R2)."""
    size = snap(size, ratio)
    body = QRectF(-size / 2, -size / 2, size, size)

    def paint(painter: QPainter) -> None:
        painter.setBrush(color(theme.symbols[symbol]))
        painter.drawEllipse(body)
        painter.fillPath(placed(symbols.symbol(symbol), 0, 0, 0.56 * size), color(theme.symbol_inks[symbol]))

    return render(body, 1, ratio, paint)


def _die_shadow(painter: QPainter, theme: Theme, body: QRectF) -> None:
    size = body.width()

    shade = color(theme.shadow, 0.42)
    rect_shadow(painter, body.translated(0, 0.05 * size), _CORNER * size, shade, 0.09 * size)


def _block(painter: QPainter, theme: Theme, body: QRectF, tone: str, ratio: float) -> QRectF:
    """The die without its symbol; returns its upper face."""
    size = body.width()
    radius = _CORNER * size
    depth = max(1, round(_DEPTH * size * ratio)) / ratio
    painter.setBrush(color(tone).darker(145))
    painter.drawRoundedRect(body, radius, radius)
    top = body.adjusted(0, 0, 0, -depth)
    light = QLinearGradient(top.topLeft(), top.bottomLeft())
    light.setColorAt(0, blend(tone, theme.shine, 0.3))
    light.setColorAt(0.6, color(tone))
    painter.setBrush(light)
    painter.drawRoundedRect(top, radius, radius)
    _rim(painter, theme, top, radius, max(1 / ratio, 0.025 * size))
    return top


def _rim(painter: QPainter, theme: Theme, top: QRectF, radius: float, line: float) -> None:
    """The light on the upper edges."""
    fading = QLinearGradient(top.topLeft(), top.bottomLeft())
    fading.setColorAt(0, color(theme.shine, 0.5))
    fading.setColorAt(0.7, color(theme.shine, 0.06))
    painter.setPen(QPen(fading, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inside = top.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.drawRoundedRect(inside, radius - line / 2, radius - line / 2)
    painter.setPen(Qt.PenStyle.NoPen)


def _engraved(painter: QPainter, theme: Theme, symbol: int, place: QPointF, size: float) -> None:
    """A symbol cut into the face: light catches its lower edge."""
    shape = symbols.symbol(symbol)
    painter.fillPath(placed(shape, place.x(), place.y() + 0.035 * size, size), color(theme.shine, 0.32))
    painter.fillPath(placed(shape, place.x(), place.y(), size), color(theme.symbol_inks[symbol]))
