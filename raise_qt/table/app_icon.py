"""The program's own icon: the spiral track, two markers on their way, and the one that leads in the middle.

A drawing without a fixed size, for the window and for everything the packages need. What could not be told apart in a
few pixels is left out of the small ones.
"""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QIcon,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from raise_qt.table import symbols
from raise_qt.table.paths import placed, stroked
from raise_qt.table.theme import NIGHT, blend, color

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOW_SIZES = (16, 32, 48, 64, 128)
"""What task bars and window lists show; a desktop that knows the installed program takes its own."""

DETAILED_FROM = 40
"""Pixels: a smaller icon has no fields, and a larger marker in its middle."""

MIDDLE = QPointF(0.505, 0.515)
FIRST_ANGLE, TURN = 118.0, 560.0
OUTER, INNER = 0.392, 0.17
BAND = 0.12
SMOOTHNESS = 120
LARGE = 512
"""So large is the band outlined, or its ends would not be round."""

FIELDS = 23


def app_icon() -> QIcon:
    """The icon of the window."""
    icon = QIcon()
    for size in WINDOW_SIZES:
        icon.addPixmap(draw_icon(size))
    return icon


def draw_icon(size: int) -> QPixmap:
    """The icon in so many pixels."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, size)
    painter.end()
    return pixmap


def paint_icon(painter: QPainter, size: float) -> None:
    """The icon in the upper left corner, `size` wide and high."""
    detailed = size >= DETAILED_FROM
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.save()
    painter.scale(size, size)
    _ground(painter, detailed)
    _track(painter, detailed)
    if detailed:
        _marker(painter, 2, _on_spiral(0.19), 0.20, ringed=True)
        _marker(painter, 1, _on_spiral(0.515), 0.20, ringed=True)
        _leader(painter, 0.36, ringed=True)
    else:
        _marker(painter, 1, _on_spiral(0.52), 0.27)
        _leader(painter, 0.46)
    painter.restore()


def _ground(painter: QPainter, detailed: bool) -> None:
    """The table: a rounded square with light in its middle."""
    edge = 0.03 if detailed else 0.0
    square = QRectF(edge, edge, 1 - 2 * edge, 1 - 2 * edge)
    light = QLinearGradient(square.topLeft(), square.bottomLeft())
    light.setColorAt(0, blend(NIGHT.field, NIGHT.accent, 0.25))
    light.setColorAt(1, blend(NIGHT.background[0], NIGHT.background[1], 0.6))
    painter.setBrush(light)
    painter.drawRoundedRect(square, 0.225, 0.225)
    if detailed:
        rim = QLinearGradient(square.topLeft(), square.bottomLeft())
        rim.setColorAt(0, color(NIGHT.shine, 0.35))
        rim.setColorAt(0.4, color(NIGHT.shine, 0.10))
        rim.setColorAt(1, color(NIGHT.shine, 0.08))
        line = 0.012
        edges = QPainterPath()
        edges.addRoundedRect(square, 0.225, 0.225)
        edges.addRoundedRect(square.adjusted(line, line, -line, -line), 0.213, 0.213)
        painter.fillPath(edges, QBrush(rim))


def _track(painter: QPainter, detailed: bool) -> None:
    """The spiral, brighter towards its end."""
    if detailed:
        painter.fillPath(_band().translated(0, 0.016), color(NIGHT.background[2], 0.5))
    glow = QRadialGradient(MIDDLE, 0.46)
    glow.setColorAt(0.25, blend(NIGHT.accent, NIGHT.shine, 0.12))
    glow.setColorAt(1, color(NIGHT.tenth_field) if detailed else blend(NIGHT.tenth_field, NIGHT.accent, 0.5))
    painter.fillPath(_band(), QBrush(glow))
    if detailed:
        for number in range(FIELDS):
            _field(painter, number)


@cache
def _band() -> QPainterPath:
    """The spiral as an area: Qt cannot write a line with a gradient into an SVG file."""
    line = QPainterPath(_on_spiral(0) * LARGE)
    for step in range(1, SMOOTHNESS + 1):
        line.lineTo(_on_spiral(step / SMOOTHNESS) * LARGE)
    return QTransform.fromScale(1 / LARGE, 1 / LARGE).map(stroked(line, BAND * LARGE))


def _field(painter: QPainter, number: int) -> None:
    # Equal steps along the line, not along the angle: the spiral closes up.
    reach = OUTER + INNER
    share = number / (FIELDS - 1)
    part = (OUTER - math.sqrt(OUTER**2 - share * (OUTER - INNER) * reach)) / (OUTER - INNER)
    here, there = _on_spiral(part), _on_spiral(part + 0.002)
    painter.save()
    painter.translate(here)
    painter.rotate(math.degrees(math.atan2(there.y() - here.y(), there.x() - here.x())))
    painter.setBrush(color(NIGHT.background[2], 0.24))
    painter.drawRoundedRect(QRectF(-0.030, -0.034, 0.060, 0.068), 0.018, 0.018)
    painter.restore()


def _on_spiral(part: float) -> QPointF:
    """A point of the spiral, from 0 at its outer end to 1."""
    angle = math.radians(FIRST_ANGLE + TURN * part)
    radius = OUTER - (OUTER - INNER) * part
    return MIDDLE + QPointF(radius * math.cos(angle), radius * math.sin(angle))


def _leader(painter: QPainter, width: float, ringed: bool = False) -> None:
    """The marker in the middle, with the first of the five symbols."""
    middle = MIDDLE - QPointF(0, 0.02)
    _marker(painter, 0, middle, width, ringed)
    painter.fillPath(placed(symbols.symbol(0), middle.x(), middle.y(), 0.68 * width), color(NIGHT.symbols[0]))


def _marker(painter: QPainter, seat: int, middle: QPointF, width: float, ringed: bool = False) -> None:
    """A thick disc, seen nearly from above."""
    tone = NIGHT.seats[seat]
    radius, thickness = width / 2, 0.11 * width
    shade = QRadialGradient(middle + QPointF(0, 2.1 * thickness), radius * 1.16)
    shade.setColorAt(0.7, color(NIGHT.shadow, 0.5))
    shade.setColorAt(1, color(NIGHT.shadow, 0))
    painter.setBrush(shade)
    painter.drawEllipse(middle + QPointF(0, 2.1 * thickness), radius * 1.16, radius * 1.16)
    side = QPainterPath()
    side.addEllipse(middle, radius, radius)
    lower = side.translated(0, thickness)
    lower.addRect(QRectF(middle.x() - radius, middle.y(), width, thickness))
    lower.setFillRule(Qt.FillRule.WindingFill)
    around = QLinearGradient(middle - QPointF(radius, 0), middle + QPointF(radius, 0))
    for place, darkness in ((0, 165), (0.25, 135), (0.45, 126), (0.75, 145), (1, 180)):
        around.setColorAt(place, color(tone).darker(darkness))
    painter.fillPath(lower, QBrush(around))
    light = QLinearGradient(middle - QPointF(radius, radius), middle + QPointF(radius, radius))
    light.setColorAt(0.1, blend(tone, NIGHT.shine, 0.6))
    light.setColorAt(0.6, color(tone))
    painter.setBrush(light)
    painter.drawEllipse(middle, radius, radius)
    if ringed:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(NIGHT.ink, 0.20), 0.036 * width))
        painter.drawEllipse(middle, radius * 0.78, radius * 0.78)
        painter.setPen(Qt.PenStyle.NoPen)
