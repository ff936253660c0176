"""How the players' markers look: thick discs seen from slightly above, which can be stacked."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen

from raise_qt.table import symbols
from raise_qt.table.paths import letters, placed
from raise_qt.table.piece import Piece, render, round_shadow, snap
from raise_qt.table.theme import Theme, blend, color

_TILT = 0.74  # how high the round face looks, as a share of its width
_THICKNESS = 0.17
_RINGED_FROM = 30  # pixels: a smaller disc has no room for a ring around its mark
_GHOST = 0.6
_DASHES = 14


def disc_step(width: float) -> float:
    """How far a disc lies above the one it stands on."""
    return _THICKNESS * width


def draw_disc(theme: Theme, ratio: float, width: float, seat: int, mark: str | int) -> Piece:
    """A marker in a seat's colour with a letter or an emblem (by number) on it."""
    body = _body(width, ratio)

    def paint(painter: QPainter) -> None:
        _shadow(painter, theme, body)
        _disc(painter, theme, seat, mark, body, ratio)

    return render(body, 0.14 * body.width() + 1, ratio, paint)


def draw_ghost_disc(theme: Theme, ratio: float, width: float, seat: int) -> Piece:
    """Where a marker would land: the disc half transparent in a dashed ring, without a mark over the field's number."""
    body = _body(width, ratio)
    # Painted by itself first: one by one, half transparent parts would show through each other.
    disc = render(body, 1, ratio, lambda painter: _disc(painter, theme, seat, "", body, ratio))
    radius = 0.64 * body.width()
    line = max(1.5, 0.07 * body.width())

    def paint(painter: QPainter) -> None:
        painter.setOpacity(_GHOST)
        painter.drawPixmap(disc.offset, disc.pixmap)
        painter.setOpacity(1)
        pen = QPen(color(theme.attention), line)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        dash = math.tau * radius / (2 * _DASHES) / line  # whole dashes, or the ring shows where it was begun
        pen.setDashPattern([dash, dash])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), radius, radius)

    return render(body, radius + line - body.height() / 2 + 1, ratio, paint)


def _body(width: float, ratio: float) -> QRectF:
    width = snap(width, ratio)
    height = snap((_TILT + _THICKNESS) * width, ratio)
    return QRectF(-width / 2, -height / 2, width, height)


def _shadow(painter: QPainter, theme: Theme, body: QRectF) -> None:
    width = body.width()
    ground = _face(body).translated(0, disc_step(width) + 0.045 * width)
    round_shadow(painter, ground, color(theme.shadow, 0.45), 0.07 * width)


def _face(body: QRectF) -> QRectF:
    """The round upper face."""
    return body.adjusted(0, 0, 0, -disc_step(body.width()))


def _disc(painter: QPainter, theme: Theme, seat: int, mark: str | int, body: QRectF, ratio: float) -> None:
    tone = theme.seats[seat]
    width = body.width()
    face = _face(body)
    _edge(painter, theme, tone, body, ratio)
    light = QLinearGradient(face.topLeft(), face.bottomRight())
    light.setColorAt(0, blend(tone, theme.shine, 0.35))
    light.setColorAt(0.6, color(tone))
    painter.setBrush(light)
    painter.drawEllipse(face)
    _rim(painter, theme, face, max(1 / ratio, 0.028 * width))
    if width >= _RINGED_FROM:
        painter.setPen(QPen(color(theme.ink, 0.32), max(1.0, 0.032 * width)))
        painter.drawEllipse(face.center(), face.width() * 0.365, face.height() * 0.365)
        painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(_mark(mark, face, width), color(theme.ink))


def _edge(painter: QPainter, theme: Theme, tone: str, body: QRectF, ratio: float) -> None:
    """The side of the disc, round by its shading."""
    outline = _outline(body)
    light = QLinearGradient(body.topLeft(), body.topRight())
    for place, darkness in ((0, 150), (0.25, 126), (0.45, 122), (0.75, 140), (1, 170)):
        light.setColorAt(place, color(tone).darker(darkness))
    # A cream disc on paper needs a line around it; all others look sharper for it.
    painter.strokePath(outline, QPen(color(theme.ink, 0.2), 2 / ratio))
    painter.fillPath(outline, QBrush(light))


def _outline(body: QRectF) -> QPainterPath:
    """A disc from above and from the side."""
    face = _face(body)
    path = QPainterPath(QPointF(face.left(), face.center().y()))
    path.arcTo(face, 180, -180)
    path.arcTo(face.translated(0, disc_step(body.width())), 0, -180)
    path.closeSubpath()
    return path


def _rim(painter: QPainter, theme: Theme, face: QRectF, line: float) -> None:
    fading = QLinearGradient(face.topLeft(), face.bottomLeft())
    fading.setColorAt(0, color(theme.shine, 0.6))
    fading.setColorAt(1, color(theme.shine, 0.18))
    painter.setPen(QPen(QBrush(fading), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(face.adjusted(line / 2, line / 2, -line / 2, -line / 2))
    painter.setPen(Qt.PenStyle.NoPen)


def _mark(mark: str | int, face: QRectF, width: float) -> QPainterPath:
    place = face.center()
    if isinstance(mark, int):
        return placed(symbols.emblem(mark), place.x(), place.y(), max(0.42 * width, min(14, 0.56 * width)))
    shape = letters(mark, 800)
    outline = shape.boundingRect()
    px = max(0.4 * width, min(13, 0.54 * width))
    # Two letters or an accent must stay inside the ring; an accent also moves the letter down.
    px = min(px, 0.56 * width / max(outline.width(), 0.01), 0.4 * width / max(outline.height(), 0.01))
    return placed(shape, place.x(), place.y() - outline.center().y() * px, px)
