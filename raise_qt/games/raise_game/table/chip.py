"""The chip above a hand card: its sum this round."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from raise_qt.table.painting import CENTRE, panel, text, width_of
from raise_qt.table.piece import Piece, render, snap
from raise_qt.table.theme import Theme

PADDING = 9.0
"""What a chip is higher than its text, in pixels."""


def draw_chip(theme: Theme, ratio: float, height: float, words: str, symbol: int, chosen: int) -> Piece:
    """The sum of a card of this symbol; of a chosen card it is lit."""
    size = height - PADDING
    width = snap(width_of(words, size, 700) + size * 1.3, ratio)
    body = QRectF(-width / 2, -height / 2, width, height)

    def paint(painter: QPainter) -> None:
        panel(painter, body, height / 2, theme.score_card if chosen else theme.panel, theme.symbols[symbol], 1.6)
        text(painter, body, words, size, theme.ink if chosen else theme.text, 700, CENTRE)

    return render(body, 1.0, ratio, paint)
