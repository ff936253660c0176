"""What all parts of the final page share: colours, pieces and scale."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from raise_qt.games.raise_game.table.layout import SMALLEST_TEXT
from raise_qt.table.art import Art, Piece
from raise_qt.table.theme import Theme


@dataclass(frozen=True)
class FinalLook:
    """The colours, the drawn pieces and how large everything is compared to a window of 1440×900."""

    theme: Theme
    art: Art
    scale: float

    def px(self, size: float) -> float:
        """The size of a text that grows with the window but stays readable."""
        return max(SMALLEST_TEXT, size * self.scale)


def put(painter: QPainter, piece: Piece, middle: QPointF) -> None:
    """Draw a piece with its middle there."""
    painter.drawPixmap(piece.offset + middle, piece.pixmap)
