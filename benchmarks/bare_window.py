"""A bare PySide6 window with 60 cards, 30 of them flying: what no program of this kind can be lighter than.

Prints JSON: seconds to the first frame, memory in MB, and the 99th percentile of the frame interval in ms.
"""

from __future__ import annotations

import random
import sys

from PySide6.QtCore import QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from benchmarks.frames import FIRST_FRAMES, FirstFrame, Frames, first_frame_only, report, seconds_since

CARDS, FLYING = 60, 30
SIZE = (1280, 800)


def card(number: int) -> QPixmap:
    pixmap = QPixmap(70, 100)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor.fromHsv(number * 6, 160, 220))
    painter.drawRoundedRect(QRectF(1, 1, 68, 98), 8, 8)
    painter.drawText(pixmap.rect(), Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()
    return pixmap


def main() -> None:
    application = QApplication([])
    scene = QGraphicsScene(0, 0, *SIZE)
    view = QGraphicsView(scene)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(*SIZE)
    rng = random.Random(1)
    items: list[QGraphicsPixmapItem] = []
    for number in range(CARDS):
        items.append(scene.addPixmap(card(number)))
        items[-1].setPos(rng.random() * 1200, rng.random() * 700)
    frames = Frames(view.viewport())
    clock = QVariantAnimation()
    clock.setStartValue(0.0)
    clock.setEndValue(1.0)
    clock.setDuration(1000)
    ways = [(item.pos(), rng.random() * 1200, rng.random() * 700) for item in items[:FLYING]]

    def fly(value: float) -> None:
        for item, (start, x, y) in zip(items, ways, strict=False):
            item.setPos(start.x() + (x - start.x()) * value, start.y() + (y - start.y()) * value)
            item.setRotation(360 * value)

    clock.valueChanged.connect(fly)
    clock.setLoopCount(-1)
    first: list[float] = []

    def on_first() -> None:
        first.append(seconds_since(float(sys.argv[1])))
        if first_frame_only():
            application.quit()
            return
        clock.start()
        QTimer.singleShot(300, lambda: frames.record(True))
        QTimer.singleShot(FIRST_FRAMES, application.quit)

    FirstFrame(application).painted.connect(on_first)
    view.show()
    application.exec()
    report(first[0], None if first_frame_only() else frames)


if __name__ == "__main__":
    main()
