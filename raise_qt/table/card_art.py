"""How cards look: number cards, score cards and the backs of both."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from raise_qt.table import symbols
from raise_qt.table.paths import letters, placed
from raise_qt.table.piece import Piece, rect_shadow, render, round_shadow, snap
from raise_qt.table.theme import Theme, blend, color

CARD_ASPECT = 0.68  # width to height
PLAIN_VP = 1  # a card worth more is bold (C2)

_CORNER = 0.11  # all of these are shares of the card's width
_FRAME = 0.05
_CIRCLE = 0.355
_RINGED_FROM = 60  # pixels: on a narrower card a ring would crowd the number
_READABLE = 11  # pixels: the smallest text, where the card has room for it
_TELLABLE = 14  # pixels: the smallest symbol


def card_width(height: float) -> float:
    """How wide a card of this height is."""
    return height * CARD_ASPECT


def draw_card(theme: Theme, ratio: float, height: float, symbol: int, number: int, vp: int) -> Piece:
    """The face of a number card."""
    bold = vp > PLAIN_VP
    body = _body(height, ratio)
    width = body.width()
    ink = color(theme.symbol_inks[symbol])

    def paint(painter: QPainter) -> None:
        surface = _blank_card(painter, theme, body, ratio, theme.card)
        _coloured(painter, theme, surface, theme.symbols[symbol], width)
        _ghost_symbol(painter, theme, surface, symbol, width)
        _circle(painter, theme, width, ink, bold)
        painter.fillPath(placed(letters(str(number), 800), 0, 0, _number_px(number, width)), ink)
        _corners(painter, theme, surface, symbol, vp, bold, width)

    return render(body, _margin(width), ratio, paint)


def draw_back(theme: Theme, ratio: float, height: float, seat: int) -> Piece:
    """The back of a number card, in its owner's colour: the spiral of the track."""
    body = _body(height, ratio)
    width = body.width()

    def paint(painter: QPainter) -> None:
        surface = _blank_card(painter, theme, body, ratio, theme.card)
        _coloured(painter, theme, surface, theme.seats[seat], width)
        _back_pattern(painter, surface, width, color(theme.ink, 0.55), color(theme.ink, 0.28))

    return render(body, _margin(width), ratio, paint)


def draw_score_card(theme: Theme, ratio: float, height: float, vp: int, caption: str) -> Piece:
    """The face of a score card: what the round is about."""
    body = _body(height, ratio)
    width = body.width()

    def paint(painter: QPainter) -> None:
        surface = _blank_card(painter, theme, body, ratio, theme.score_card)
        _golden(painter, theme, surface, width)
        number = letters(str(vp), 800)
        painter.fillPath(placed(number, 0, -0.07 * width, 0.53 * width), color(theme.score_card_ink))
        words = letters(caption, 700)
        px = max(0.115 * width, min(_READABLE, 0.16 * width))
        px = min(px, 0.7 * width / max(words.boundingRect().width(), 0.01))
        painter.fillPath(placed(words, 0, 0.34 * width, px), color(theme.score_card_caption))

    return render(body, _margin(width), ratio, paint)


def draw_score_back(theme: Theme, ratio: float, height: float) -> Piece:
    """The back of a score card: a star, so that nobody takes it for a number card."""
    body = _body(height, ratio)
    width = body.width()

    def paint(painter: QPainter) -> None:
        surface = _blank_card(painter, theme, body, ratio, theme.score_card)
        _golden(painter, theme, surface, width)
        painter.fillPath(placed(symbols.star(), 0, 0, 0.44 * width), color(theme.score_card_border))

    return render(body, _margin(width), ratio, paint)


def _body(height: float, ratio: float) -> QRectF:
    width, height = snap(card_width(height), ratio), snap(height, ratio)
    return QRectF(-width / 2, -height / 2, width, height)


def _margin(width: float) -> float:
    return 0.13 * width + 1


def _blank_card(painter: QPainter, theme: Theme, body: QRectF, ratio: float, paper: str) -> QRectF:
    """Shadow and paper; returns the surface inside the frame, its edges on whole device pixels."""
    width = body.width()
    corner = _CORNER * width

    rect_shadow(painter, body.translated(0, 0.035 * width), corner, color(theme.shadow, 0.42), 0.075 * width)
    painter.setBrush(color(paper))
    painter.drawRoundedRect(body, corner, corner)
    hairline = 1 / ratio
    painter.setPen(QPen(color(theme.ink, 0.14), hairline))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inside = body.adjusted(hairline / 2, hairline / 2, -hairline / 2, -hairline / 2)
    painter.drawRoundedRect(inside, corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
    frame = max(1, round(_FRAME * width * ratio)) / ratio
    return body.adjusted(frame, frame, -frame, -frame)


def _coloured(painter: QPainter, theme: Theme, surface: QRectF, tone: str, width: float) -> None:
    """The surface of a number card, lit from above."""
    light = QLinearGradient(surface.topLeft(), surface.bottomLeft())
    light.setColorAt(0, blend(tone, theme.shine, 0.14))
    light.setColorAt(0.5, color(tone))
    light.setColorAt(1, blend(tone, theme.ink, 0.05))
    painter.setBrush(light)
    radius = (_CORNER - _FRAME * 0.6) * width
    painter.drawRoundedRect(surface, radius, radius)


def _golden(painter: QPainter, theme: Theme, surface: QRectF, width: float) -> None:
    """The double frame of a score card."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = max(1.0, 0.018 * width)
    for inset, strength, thickness in ((0.02, 1.0, line), (0.06, 0.45, line / 2)):
        edge = inset * width
        painter.setPen(QPen(color(theme.score_card_border, strength), thickness))
        radius = max(1.0, (_CORNER - _FRAME * 0.6 - inset) * width)
        painter.drawRoundedRect(surface.adjusted(edge, edge, -edge, -edge), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def _ghost_symbol(painter: QPainter, theme: Theme, surface: QRectF, symbol: int, width: float) -> None:
    """The symbol once more, large and barely visible, behind the number."""
    window = QPainterPath()
    window.addRoundedRect(surface, 0.08 * width, 0.08 * width)
    painter.save()
    painter.setClipPath(window)
    painter.fillPath(placed(symbols.symbol(symbol), 0, 0, 1.16 * width), color(theme.shine, 0.13))
    painter.restore()


def _circle(painter: QPainter, theme: Theme, width: float, ink: QColor, bold: bool) -> None:
    """The light field of the number; on a bold card it has a ring."""
    radius = _CIRCLE * width

    field = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    shade = QColor(ink)
    shade.setAlphaF(0.28)
    round_shadow(painter, field.translated(0, 0.01 * width), shade, 0.03 * width)
    painter.setBrush(color(theme.card_centre))
    painter.drawEllipse(field)
    if bold and width >= _RINGED_FROM:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, max(1.0, 0.022 * width)))
        painter.drawEllipse(QPointF(0, 0), radius * 0.91, radius * 0.91)
        painter.setPen(Qt.PenStyle.NoPen)


def _number_px(number: int, width: float) -> float:
    return (0.5 if number < 10 else 0.37) * width


def _corners(painter: QPainter, theme: Theme, surface: QRectF, symbol: int, vp: int, bold: bool, width: float) -> None:
    """The symbol in two corners, as on playing cards, and the victory points in the third."""
    ink = color(theme.symbol_inks[symbol])
    size = max(0.2 * width, min(_TELLABLE, 0.26 * width))
    inset = 0.045 * width + size / 2
    shape = symbols.symbol(symbol)
    place = surface.topLeft() + QPointF(inset, inset)
    painter.fillPath(placed(shape, place.x(), place.y(), size), ink)
    painter.save()
    painter.rotate(180)
    painter.fillPath(placed(shape, place.x(), place.y(), size), ink)
    painter.restore()
    _points(painter, theme, surface.right() - 0.055 * width, place.y(), vp, bold, width, ink)


def _points(
    painter: QPainter, theme: Theme, right: float, y: float, vp: int, bold: bool, width: float, ink: QColor
) -> None:
    """A star and the victory points, ending at the right; of a bold card on a dark pill."""
    px = max(0.155 * width, min(_READABLE, 0.22 * width))
    figure = letters(str(vp), 700)
    star_size, gap, figure_width = 0.8 * px, 0.12 * px, figure.boundingRect().width() * px
    padding = 0.33 * px if bold else 0.0
    left = right - padding * 2 - star_size - gap - figure_width
    if bold:
        painter.setBrush(ink)
        height = 1.36 * px
        painter.drawRoundedRect(QRectF(left, y - height / 2, right - left, height), height / 2, height / 2)
    tone = color(theme.star_on_ink) if bold else ink
    painter.fillPath(placed(symbols.star(), left + padding + star_size / 2, y, star_size), tone)
    middle = -figure.boundingRect().center().x() * px
    painter.fillPath(placed(figure, right - padding - figure_width / 2 + middle, y, px), tone)


def _back_pattern(painter: QPainter, surface: QRectF, width: float, strong: QColor, weak: QColor) -> None:
    """A spiral in an oval frame; on a tiny card only a ring is left of it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if width < 40:
        painter.setPen(QPen(strong, max(1.2, 0.085 * width)))
        painter.drawEllipse(QPointF(0, 0), 0.2 * width, 0.2 * width)
        painter.setPen(Qt.PenStyle.NoPen)
        return
    edge = 0.055 * width
    painter.setPen(QPen(weak, max(1.0, 0.014 * width)))
    painter.drawRoundedRect(surface.adjusted(edge, edge, -edge, -edge), 0.05 * width, 0.05 * width)
    painter.setPen(QPen(strong, 0.05 * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(placed(_spiral(2.6), 0, 0, 0.62 * width))
    painter.setPen(Qt.PenStyle.NoPen)


def _spiral(turns: float) -> QPainterPath:
    """The track, in a unit circle."""
    path = QPainterPath()
    steps = int(turns * 24)
    for step in range(steps + 1):
        share = step / steps
        angle = math.tau * turns * share - math.pi
        radius = 0.5 * (1 - 0.84 * share)
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        if step:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    return path
