"""Where the parts of the final page are, for a window of any size."""

from __future__ import annotations

from PySide6.QtCore import (
    QPointF,
    QRectF,
    QSizeF,
)

WIDEST = 2.15  # the page, compared to its height; more would tear the numbers apart


class FinalPlaces:
    """Where everything on the page is, for a window of any size."""

    def __init__(self, size: QSizeF, players: int) -> None:
        width, height = size.width(), size.height()
        self.scale = s = min(width / 1440, height / 900)
        self._players = players
        margin = max(18.0, 56 * s)
        gap = max(14.0, 28 * s)
        across = min(width - 2 * margin, WIDEST * height)
        left = (width - across) / 2
        headline, subline = max(36.0, 68 * s), max(17.0, 28 * s)
        button = max(44.0, 66 * s)
        self._legend_height = max(30.0, 54 * s)
        rest = height - 2 * max(14.0, 40 * s) - headline - subline - 2 * gap - button
        stacked = height > width
        wanted = max(430 * s, self._legend_height + 12 * s + players * 140 * s)
        panels = rest if stacked else min(rest, wanted)
        top = (height - (headline + subline + 2 * gap + button + panels)) / 2
        self.headline = QRectF(left, top, across, headline)
        self.stars = QRectF(0, top, width, headline)
        self.subline = QRectF(left, self.headline.bottom(), across, subline)
        inside = QRectF(left, self.subline.bottom() + gap, across, panels)
        self._split(inside, gap, stacked)
        self._buttons = QRectF(left, inside.bottom() + gap, across, button)
        self._gap = max(10.0, 20 * s)

    def _split(self, inside: QRectF, gap: float, stacked: bool) -> None:
        """Ranking and chart side by side, or one above the other in a window that is higher than wide."""
        s = self.scale
        if stacked:
            half = QSizeF(inside.width(), (inside.height() - gap) / 2)
            self.ranking = QRectF(inside.topLeft(), half)
            self.progress = QRectF(QPointF(inside.left(), self.ranking.bottom() + gap), half)
        else:
            half = QSizeF((inside.width() - gap) / 2, inside.height())
            self.ranking = QRectF(inside.topLeft(), half)
            self.progress = QRectF(QPointF(self.ranking.right() + gap, inside.top()), half)
        pad = max(8.0, 16 * s)
        self.legend = QRectF(
            self.ranking.left() + pad, self.ranking.top() + pad * 0.3, self.ranking.width() - 2 * pad, 0
        )
        self.legend.setHeight(self._legend_height)
        self._rows = QRectF(self.legend.bottomLeft(), self.ranking.bottomRight()).adjusted(0, 0, -pad, -pad * 0.8)
        title = max(12.0, 30 * s)
        top = self.progress.top() + pad * 0.3
        self.chart_title = QRectF(self.progress.left() + title, top, self.progress.width() - 2 * title, 0)
        self.chart_title.setHeight(self._legend_height)
        self.chart = QRectF(self.chart_title.bottomLeft(), self.progress.bottomRight()).adjusted(
            -title * 0.4, 0, -title * 0.5, -max(8.0, 14 * s)
        )

    @property
    def row_width(self) -> float:
        """How wide a row of the ranking is."""
        return self._rows.width()

    def row(self, place: float) -> QRectF:
        """A row of the ranking, from the top; between two while it moves."""
        height = self._rows.height() / self._players
        return QRectF(self._rows.left(), self._rows.top() + place * height, self._rows.width(), height)

    def button(self, place: int) -> QRectF:
        """A button, from the left."""
        width = (self._buttons.width() - 3 * self._gap) / 4
        left = self._buttons.left() + place * (width + self._gap)
        return QRectF(left, self._buttons.top(), width, self._buttons.height())
