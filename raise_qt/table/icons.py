"""The icons of buttons and panels: the project's own drawings, one stroke weight, no font needed."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from raise_qt.table import symbols
from raise_qt.table.paths import draw, placed, softened, stroked, to_unit
from raise_qt.table.theme import color as paint_color

STROKE = 2.2  # on the grid of 24

# What is drawn with a line, and what is filled (its corners softened). The names say what for, not what it shows.
_LINES = {
    "undo": "M 8.6 3.6 L 3.4 8.8 L 8.6 14 M 3.4 8.8 L 14.4 8.8 C 18 8.8 20.6 11.2 20.6 14.5"
    " C 20.6 17.8 18 20.2 14.4 20.2 L 8.6 20.2",
    "menu": "M 3.6 6 L 20.4 6 M 3.6 12 L 20.4 12 M 3.6 18 L 20.4 18",
    "log": "M 8.8 6 L 20.6 6 M 8.8 12 L 20.6 12 M 8.8 18 L 20.6 18",
    "overview": "R 4.6 2.6 14.8 18.8 3",
    "pile": "R 3 7 11.6 14.4 2.4 M 7.4 2.8 L 17.4 2.8 C 19.6 2.8 21 4.2 21 6.4 L 21 17",
    "close": "M 5.2 5.2 L 18.8 18.8 M 18.8 5.2 L 5.2 18.8",
    "return": "M 20.4 4.4 L 20.4 9.6 C 20.4 12.2 18.6 14 16 14 L 4 14 M 9 8.8 L 3.8 14 L 9 19.2",
    "person": "O 12 7.6 4.4 M 3.6 20.8 C 3.6 17 7 14.9 12 14.9 C 17 14.9 20.4 17 20.4 20.8",
    "bot": "R 4.2 8.2 15.6 12.2 3.6 M 12 8.2 L 12 4.4 M 1.7 12.8 L 1.7 16 M 22.3 12.8 L 22.3 16",
    "watch": "M 1.9 12 C 4.6 7.2 8 4.9 12 4.9 C 16 4.9 19.4 7.2 22.1 12 C 19.4 16.8 16 19.1 12 19.1"
    " C 8 19.1 4.6 16.8 1.9 12 Z O 12 12 3.1",
    "dice": "R 3.4 3.4 17.2 17.2 4.4",
    "settings": "O 12 12 3",
    "rules": "M 12 6.6 C 9.8 4.8 6.8 4.1 2.6 4.3 L 2.6 18 C 6.8 17.8 9.8 18.5 12 20.3 C 14.2 18.5 17.2 17.8 21.4 18"
    " L 21.4 4.3 C 17.2 4.1 14.2 4.8 12 6.6 Z M 12 6.6 L 12 20.3",
    "quit": "M 12.6 3.4 L 7 3.4 C 5 3.4 3.8 4.6 3.8 6.6 L 3.8 17.4 C 3.8 19.4 5 20.6 7 20.6 L 12.6 20.6"
    " M 9.8 12 L 21 12 M 16.6 7.6 L 21 12 L 16.6 16.4",
    "folder": "M 2.6 7 C 2.6 5.4 3.6 4.4 5.2 4.4 L 8.8 4.4 L 11.4 7.4 L 18.8 7.4 C 20.4 7.4 21.4 8.4 21.4 10 L 21.4 17"
    " C 21.4 18.6 20.4 19.6 18.8 19.6 L 5.2 19.6 C 3.6 19.6 2.6 18.6 2.6 17 Z",
    "trophy": "M 7 3.2 L 17 3.2 L 17 9.6 C 17 13 15 15 12 15 C 9 15 7 13 7 9.6 Z"
    " M 7 5.6 L 3.2 5.6 C 3.2 9 4.6 10.8 7.2 11.2 M 17 5.6 L 20.8 5.6 C 20.8 9 19.4 10.8 16.8 11.2"
    " M 12 15 L 12 20.4 M 7.8 20.6 L 16.2 20.6",
}
_FILLS = {
    "fast-forward": "M 3.4 6.4 L 10.6 12 L 3.4 17.6 Z M 13.2 6.4 L 20.4 12 L 13.2 17.6 Z",
    "log": "O 4.2 6 0.9 O 4.2 12 0.9 O 4.2 18 0.9",
    "overview": "M 12 8 L 15 12 L 12 16 L 9 12 Z",
    "pause": "R 6.2 5 2.6 14 0.4 R 15.2 5 2.6 14 0.4",
    "play": "M 7.6 5 L 18.8 12 L 7.6 19 Z",
    "bot": "O 12 3.4 1 O 8.9 13.9 0.9 O 15.1 13.9 0.9",
    "dice": "O 8.4 8.4 0.9 O 15.6 8.4 0.9 O 12 12 0.9 O 8.4 15.6 0.9 O 15.6 15.6 0.9",
}
_SOFTNESS = {"play": 1.5, "fast-forward": 1.3, "pause": 1.0}

ICONS = tuple(sorted({*_LINES, *_FILLS, "star"}))


@cache
def icon_path(name: str) -> QPainterPath:
    """An icon as one filled path in the unit square around 0."""
    if name == "star":
        return symbols.star()
    if name not in ICONS:
        raise KeyError(name)
    path = stroked(draw(_LINES.get(name, "")), STROKE)
    if name == "settings":
        path = path.united(stroked(symbols.gear_outline(inner=7.4, outer=10.1), STROKE))
    return to_unit(path.united(softened(draw(_FILLS.get(name, "")), _SOFTNESS.get(name, 0.6))))


def icon(name: str, color: str, size: float, pixel_ratio: float) -> QPixmap:
    """An icon in a colour, `size` pixels square."""
    return drawn(icon_path(name), color, size, pixel_ratio)


def drawn(path: QPainterPath, color: str, size: float, pixel_ratio: float) -> QPixmap:
    """A path from the unit square in a colour, `size` pixels square."""
    pixmap = QPixmap(*[max(1, round(size * pixel_ratio))] * 2)
    pixmap.setDevicePixelRatio(pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(placed(path, size / 2, size / 2, size), paint_color(color))
    painter.end()
    return pixmap
