"""The icons of the window: those of the table, and a few that only the window needs."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath, QPixmap

from raise_qt.table.icons import STROKE, drawn, icon
from raise_qt.table.paths import draw, stroked, to_unit

_LINES = {
    "chevron": "M 5 9 L 12 16 L 19 9",
    "tick": "M 5 12.6 L 10 17.4 L 19 7.2",
    "save": "M 12 3.6 L 12 15 M 7 10.4 L 12 15.4 L 17 10.4 M 3.6 16 L 3.6 18 C 3.6 19.6 4.4 20.4 6 20.4 L 18 20.4"
    " C 19.6 20.4 20.4 19.6 20.4 18 L 20.4 16",
    "fullscreen": "M 3.6 9 L 3.6 3.6 L 9 3.6 M 15 3.6 L 20.4 3.6 L 20.4 9 M 20.4 15 L 20.4 20.4 L 15 20.4"
    " M 9 20.4 L 3.6 20.4 L 3.6 15",
    "home": "M 3.4 11.4 L 12 3.8 L 20.6 11.4 M 5.8 9.6 L 5.8 20.2 L 18.2 20.2 L 18.2 9.6"
    " M 10 20 L 10 14.2 L 14 14.2 L 14 20",
}


@cache
def glyph_path(name: str) -> QPainterPath:
    """One of the window's own, in the unit square around 0."""
    return to_unit(stroked(draw(_LINES[name]), 3.4 if name == "tick" else STROKE))


def glyph(name: str, tone: str, size: float, pixel_ratio: float) -> QPixmap:
    """An icon in a colour, `size` pixels square."""
    if name not in _LINES:
        return icon(name, tone, size, pixel_ratio)
    return drawn(glyph_path(name), tone, size, pixel_ratio)
