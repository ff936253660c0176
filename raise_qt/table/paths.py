"""How shapes are written down: a short language for paths, and letters as paths.

Shapes are drawn on a grid of 24 by 24 and come out in the unit square around 0 (−0.5 to 0.5), y downwards, so that
whoever paints one only moves and scales it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath, QPainterPathStroker, QTransform

from raise_qt.table import fonts

GRID = 24
_LETTER_PX = 256  # letters are outlined this large: hinting no longer bends them


def draw(words: str) -> QPainterPath:
    """The path a text describes, on the grid.

    `M x y` moves, `L x y` draws a line, `Q` and `C` curves (as in SVG), `Z` closes; `O x y r` is a circle,
    `R x y width height radius` a rounded rectangle, `A x y r start sweep` an arc on its own, in degrees.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    letter, numbers = "", list[float]()
    for word in [*words.split(), ""]:
        if word[:1].isalpha() or not word:
            _add(path, letter, numbers)
            letter, numbers = word, []
        else:
            numbers.append(float(word))
    return path


def _add(path: QPainterPath, letter: str, numbers: list[float]) -> None:
    match letter, numbers:
        case "", []:
            pass
        case "M", [x, y]:
            path.moveTo(x, y)
        case "L", [x, y]:
            path.lineTo(x, y)
        case "Q", [cx, cy, x, y]:
            path.quadTo(cx, cy, x, y)
        case "C", [cx, cy, dx, dy, x, y]:
            path.cubicTo(cx, cy, dx, dy, x, y)
        case "Z", []:
            path.closeSubpath()
        case "O", [x, y, r]:
            path.addEllipse(QPointF(x, y), r, r)
        case "R", [x, y, width, height, radius]:
            path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
        case "A", [x, y, r, start, sweep]:
            around = QRectF(x - r, y - r, 2 * r, 2 * r)
            path.arcMoveTo(around, start)
            path.arcTo(around, start, sweep)
        case _:
            raise ValueError(f"not a path: {letter} {numbers}")


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A closed line through points."""
    path = QPainterPath()
    for number, (x, y) in enumerate(points):
        if number:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    path.closeSubpath()
    return path


def around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """The point at an angle on a circle; 0 is up, clockwise."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """The outline of a line with round ends and corners."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.02)
    return stroker.createStroke(path).simplified()


def softened(path: QPainterPath, radius: float) -> QPainterPath:
    """The path grown by a radius, which rounds its corners off."""
    return path.united(stroked(path, 2 * radius))


def to_unit(path: QPainterPath) -> QPainterPath:
    """From the grid to the unit square."""
    return QTransform.fromTranslate(-0.5, -0.5).scale(1 / GRID, 1 / GRID).map(path)


def placed(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    """A unit path at a place, in a size."""
    return QTransform.fromTranslate(x, y).scale(size, size).map(path)


@cache
def letters(text: str, weight: int) -> QPainterPath:
    """A text one unit high, its capitals and figures standing optically centred on 0.

    Vertically all texts share one base line. Horizontally the middle lies between that of the outline and that of its
    mass: a 4 or a 1 centred by its outline alone looks pushed aside.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    big = fonts.font(_LETTER_PX, weight)
    path.addText(0, QFontMetricsF(big).capHeight() / 2, big, text)
    middle = (path.boundingRect().center().x() + _centre_of_mass(path)) / 2
    return QTransform.fromScale(1 / _LETTER_PX, 1 / _LETTER_PX).translate(-middle, 0).map(path)


def _centre_of_mass(path: QPainterPath) -> float:
    """The x of the mass of a filled path, by the shoelace formula: holes run the other way and count negatively."""
    area = moment = 0.0
    for outline in path.toSubpathPolygons():
        points = [(point.x(), point.y()) for point in outline.toList()]
        for (x1, y1), (x2, y2) in zip(points, [*points[1:], *points[:1]], strict=True):
            cross = x1 * y2 - x2 * y1
            area += cross
            moment += (x1 + x2) * cross
    return moment / (3 * area) if area else path.boundingRect().center().x()
