"""The picture on the start page: the spiral with its markers, and a hand of cards, drawn from the table's pieces."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from raise_qt.table.art import Art, Piece
from raise_qt.table.theme import Theme, blend, color

CANVAS = QRectF(0, 0, 640, 450)
"""The picture's own coordinates; it is scaled to wherever it hangs."""

MIDDLE = QPointF(326, 218)
FLATNESS = 0.70
FIRST_ANGLE, LAST_ANGLE = 213.0, 213.0 + 990.0
FIRST_RADIUS = 290.0
SMOOTHNESS = 280
"""Of how many pieces the line consists: with fewer one sees corners, more only take time."""

BAND, FIELD, FIELDS = 42.0, 25.0, 58

CARDS = ((0, 6, 5), (1, 4, 1), (2, 3, 1), (3, 4, 5), (4, 2, 1))
"""Symbol, number and VP of each card in the fan."""

CARD_HEIGHT, FAN_RADIUS, FAN_STEP = 126.0, 560.0, 7.2
FAN_TOP = 296.0
DISCS = ((2, 11, "B"), (0, 29, ""), (1, 20, "M"), (3, 36, "E"))
"""Seat colour, field and letter of each marker; the person's own letter depends on the language."""


class StartArt(QWidget):
    """Shows the picture as large as it fits. Nothing to do here: it takes neither clicks nor the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art: Art | None = None
        self._own_letter = ""
        self._picture: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def arrange(self, art: Art, own_letter: str) -> None:
        """Draw it with these pieces, anew if they are others."""
        if self._art is not art or self._own_letter != own_letter:
            self._art = art
            self._own_letter = own_letter
            self._picture = None
            self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._picture = None  # drawn again when it is wanted: at the table it would only take room

    def sizeHint(self) -> QSize:
        return CANVAS.size().toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._art is None or self.width() < 80 or self.height() < 60:
            return
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._draw(self._art)
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _draw(self, art: Art) -> QPixmap:
        ratio = art.pixel_ratio
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale = min(self.width() / CANVAS.width(), self.height() / CANVAS.height())
        origin = QPointF(self.rect().center()) - CANVAS.center() * scale
        view = QTransform.fromTranslate(origin.x(), origin.y()).scale(scale, scale)
        painter.setTransform(view)
        _paint_track(painter, art.theme)
        painter.resetTransform()
        _paint_pieces(painter, art, view, scale, self._own_letter)
        painter.end()
        return picture


@cache
def spiral() -> tuple[QPointF, ...]:
    """Points along the spiral, close to each other, from the outer end to the inner one."""
    points = []
    for step in range(SMOOTHNESS + 1):
        angle = FIRST_ANGLE + (LAST_ANGLE - FIRST_ANGLE) * step / SMOOTHNESS
        radius = FIRST_RADIUS * (1 - (angle - FIRST_ANGLE) / 1340) ** 1.16
        turn = math.radians(angle)
        points.append(MIDDLE + QPointF(radius * math.cos(turn), radius * math.sin(turn) * FLATNESS))
    return tuple(points)


@cache
def fields() -> tuple[tuple[QPointF, float], ...]:
    """Where each field lies and how it is turned, at equal distances but closing up a little towards the middle."""
    line = spiral()
    lengths = [0.0]
    for one, other in pairwise(line):
        step = other - one
        lengths.append(lengths[-1] + math.hypot(step.x(), step.y()))
    found, place = [], 0
    for number in range(FIELDS):
        part = number / (FIELDS - 1)
        wanted = lengths[-1] * part**0.92
        while place < len(line) - 2 and lengths[place + 1] < wanted:
            place += 1
        step = line[place + 1] - line[place]
        along = min(1.0, (wanted - lengths[place]) / (lengths[place + 1] - lengths[place]))
        found.append((line[place] + step * along, math.degrees(math.atan2(step.y(), step.x()))))
    return tuple(found)


def _paint_track(painter: QPainter, theme: Theme) -> None:
    painter.save()
    painter.translate(MIDDLE)
    painter.scale(1, FLATNESS)
    glow = QRadialGradient(QPointF(), 310)
    for place, strength in ((0.0, 0.4), (0.3, 0.16), (0.7, 0.05), (1.0, 0.0)):
        glow.setColorAt(place, color(theme.accent, strength))
    painter.fillRect(QRectF(-310, -310, 620, 620), glow)
    painter.restore()
    band = QPainterPath()
    band.addPolygon(QPolygonF(list(spiral())))
    round_pen = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # too faint to see its steps, and much faster
    for lower, wider in ((8, 8), (11, 16)):  # a soft shadow: the track floats
        painter.setPen(QPen(color(theme.shadow, 0.08), BAND + wider, *round_pen))
        painter.drawPath(band.translated(0, lower))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(blend(theme.field, theme.background[1], 0.5), BAND + 3, *round_pen))
    painter.drawPath(band.translated(0, 4))  # its edge
    painter.setPen(QPen(blend(theme.field, theme.background[0], 0.45), BAND, *round_pen))
    painter.drawPath(band)
    painter.setPen(Qt.PenStyle.NoPen)
    for number, (centre, angle) in enumerate(fields()):
        size = FIELD * (1 - 0.34 * number / FIELDS)
        painter.save()
        painter.translate(centre)
        painter.scale(1, 0.86)
        painter.rotate(angle)
        usual = blend(theme.field, theme.quiet_text, 0.16)
        painter.setBrush(color(theme.tenth_field) if number % 10 == 0 else usual)
        painter.drawRoundedRect(QRectF(-size / 2, -size / 2, size, size), size * 0.26, size * 0.26)
        painter.restore()


def _paint_pieces(painter: QPainter, art: Art, view: QTransform, scale: float, own_letter: str) -> None:
    """Markers and cards are ready pictures: drawn in the window's pixels, or they would be blurred."""

    def put_disc(seat: int, field: int, letter: str) -> None:
        disc = art.disc(seat, letter or own_letter, 42 * scale)
        _put(painter, disc, view.map(fields()[field][0] - QPointF(0, 5)), 0)

    behind = [disc for disc in DISCS if fields()[disc[1]][0].y() < MIDDLE.y() + 60]
    for disc in behind:
        put_disc(*disc)
    for number, (symbol, value, vp) in enumerate(CARDS):
        turn = (number - (len(CARDS) - 1) / 2) * FAN_STEP
        angle = math.radians(turn)
        hub = QPointF(MIDDLE.x(), FAN_TOP + FAN_RADIUS)
        place = hub + QPointF(FAN_RADIUS * math.sin(angle), -FAN_RADIUS * math.cos(angle))
        _put(painter, art.card(symbol, value, vp, CARD_HEIGHT * scale), view.map(place), turn)
    for disc in DISCS:
        if disc not in behind:
            put_disc(*disc)


def _put(painter: QPainter, piece: Piece, place: QPointF, turn: float) -> None:
    painter.save()
    painter.translate(place)
    painter.rotate(turn)
    painter.drawPixmap(piece.offset, piece.pixmap)
    painter.restore()
