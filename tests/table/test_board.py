"""The board behind the pieces."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from raise_qt.table.board import Board, Part


def part(rect: QRectF, tone: str) -> Part:
    def paint(painter: QPainter) -> None:
        painter.fillRect(rect, QColor(tone))

    return Part(rect, tone, paint)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_part_that_is_gone_leaves_the_backdrop_as_it_was(qapp: QApplication, ratio: float) -> None:
    backdrop = QPixmap(round(90 * ratio), round(60 * ratio))
    backdrop.setDevicePixelRatio(ratio)
    painter = QPainter(backdrop)
    for x in range(90):
        painter.fillRect(x, 0, 1, 60, QColor(x * 2, 90, 200 - x))
    painter.end()
    before = backdrop.toImage()
    board = Board(backdrop)
    left, right = QRectF(10.3, 11.7, 20.5, 13.2), QRectF(50, 11, 21, 33)
    assert board.change([part(left, "red"), part(right, "green")]) == [left, right]
    assert board.pixmap().toImage() != before
    assert board.change([part(left, "red"), part(right, "blue")]) == [right]
    assert board.pixmap().toImage().pixelColor(round(60 * ratio), round(20 * ratio)) == QColor(Qt.GlobalColor.blue)
    board.change([part(left, "transparent"), part(right, "transparent")])
    assert board.pixmap().toImage() == before
