"""The board behind the pieces: painted part by part, and only where something is different."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap


@dataclass(frozen=True)
class Part:
    """A part of the board. It looks the same as long as its `key` is the same."""

    rect: QRectF
    key: Hashable
    paint: Callable[[QPainter], None]


class Board:
    """A backdrop that never changes, and parts over it that do. Parts do not overlap, and each keeps its place."""

    def __init__(self, backdrop: QPixmap) -> None:
        self._pixmap = backdrop
        self._under: dict[int, QPixmap] = {}
        self._keys: list[Hashable] = []
        self._changed: dict[int, Part] = {}

    def change(self, parts: Sequence[Part]) -> list[QRectF]:
        """These are the parts now, always in the same order. Returns where something is different."""
        if len(self._keys) != len(parts):
            self._keys = [None] * len(parts)
        different = [number for number, part in enumerate(parts) if self._keys[number] != part.key]
        for number in different:
            self._keys[number] = parts[number].key
            self._changed[number] = parts[number]
        return [parts[number].rect for number in different]

    def pixmap(self) -> QPixmap:
        """The board as it is now. What has changed is painted here: once, however often it changed."""
        for number, part in self._changed.items():
            if number not in self._under:  # a second backdrop would be as large as the window
                self._under[number] = self._pixmap.copy(self._area(part))
        if self._changed:
            painter = QPainter(self._pixmap)
            for number, part in self._changed.items():
                self._paint(painter, part, self._under[number])
            painter.end()
            self._changed.clear()
        return self._pixmap

    def _area(self, part: Part) -> QRect:
        """In whole device pixels, or the edge of the part would be blended twice."""
        ratio = self._pixmap.devicePixelRatio()
        return QRectF(part.rect.topLeft() * ratio, part.rect.size() * ratio).adjusted(-1, -1, 1, 1).toAlignedRect()

    def _paint(self, painter: QPainter, part: Part, under: QPixmap) -> None:
        place = QRectF(QPointF(self._area(part).topLeft()) / under.devicePixelRatio(), under.deviceIndependentSize())
        painter.save()
        painter.setClipRect(place)
        painter.drawPixmap(place.topLeft(), under)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        part.paint(painter)
        painter.restore()
