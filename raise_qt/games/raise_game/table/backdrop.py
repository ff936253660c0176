"""Everything on the table that does not move: drawn once per size and theme, then copied."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from raise_qt.games.raise_game.components import TRACK_FIELDS
from raise_qt.games.raise_game.table.layout import SMALLEST_TEXT, Layout
from raise_qt.games.raise_game.table.track import Track
from raise_qt.table.fonts import font
from raise_qt.table.painting import paint_felt
from raise_qt.table.theme import Theme, color


def backdrop(layout: Layout, theme: Theme, pixel_ratio: float) -> QPixmap:
    """The felt and the track."""
    pixmap = QPixmap(round(layout.width * pixel_ratio), round(layout.height * pixel_ratio))
    pixmap.setDevicePixelRatio(pixel_ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_felt(painter, QRectF(0, 0, layout.width, layout.height), theme)
    paint_track(painter, layout.track, theme)
    painter.end()
    return pixmap


def paint_track(painter: QPainter, track: Track, theme: Theme) -> None:
    """The spiral with its numbered fields, every tenth of them in a stronger colour."""
    painter.setPen(QPen(color(theme.panel_border), 1.2))
    painter.setBrush(color(theme.track_background, 0.85))
    painter.drawEllipse(track.oval)
    _paint_band(painter, track, theme)
    _paint_middle(painter, track, theme)
    size = track.field_size
    px = max(SMALLEST_TEXT, size * 0.42)
    field = QRectF(-size / 2, -size / 2, size, size)
    for number in range(1, TRACK_FIELDS + 1):
        tenth = number % 10 == 0
        painter.save()
        painter.translate(track.centre(number))
        painter.rotate(track.angles[number - 1])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.tenth_field if tenth else theme.field))
        painter.drawRoundedRect(field, size * 0.24, size * 0.24)
        painter.restore()
        painter.setFont(font(px, 800 if tenth else 600, tabular=False))
        painter.setPen(color(theme.attention if tenth else theme.text))
        centre = track.centre(number)
        painter.drawText(
            QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size),
            Qt.AlignmentFlag.AlignCenter,
            str(number),
        )


def _paint_band(painter: QPainter, track: Track, theme: Theme) -> None:
    path = QPainterPath()
    path.addPolygon(QPolygonF(track.line))
    pen = QPen(color(theme.panel), track.band)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def _paint_middle(painter: QPainter, track: Track, theme: Theme) -> None:
    """A glow in the middle, where the picks are laid and markers stand that have gone past the end."""
    painter.save()
    painter.translate(track.middle.center())
    painter.scale(1.0, track.middle.height() / track.middle.width())
    radius = track.middle.width() * 0.62
    glow = QRadialGradient(QPointF(0, 0), radius)
    glow.setColorAt(0.0, color(theme.accent, 0.45))
    glow.setColorAt(1.0, color(theme.accent, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.restore()
