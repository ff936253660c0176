"""The stars beside the headline of the final page."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from raise_qt.games.raise_game.table.final_look import FinalLook
from raise_qt.table import symbols
from raise_qt.table.paths import placed
from raise_qt.table.theme import color

STARS = (
    (34, -0.02, 26, 2),
    (66, 0.36, 15, 0),
    (84, -0.30, 18, 3),
    (118, 0.08, 13, 1),
    (146, -0.14, 9, 4),
)
"""Beside the headline: how far from it, how high, how large, and the colour (a place in `Theme.symbols`)."""


def paint_stars(painter: QPainter, look: FinalLook, room: QRectF, words: float, revealed: float) -> None:
    """Stars on both sides of a headline that is `words` wide; they fly apart when the result is told."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = min(words, room.width()) / 2
    for away, height, size, tone in STARS:
        x = half + (18 + away * revealed) * look.scale
        if x + size * look.scale > room.width() / 2:
            continue
        for side in (-1, 1):
            y = room.center().y() + side * height * room.height()
            star = placed(symbols.star(), room.center().x() + side * x, y, size * look.scale)
            painter.fillPath(star, color(look.theme.symbols[tone], revealed))
