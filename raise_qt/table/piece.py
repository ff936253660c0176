"""A piece of the game as a picture: rendered once at the screen's resolution, its shadow baked in.

Moving a finished picture is several times cheaper than painting curves or letting Qt blur a shadow in every frame.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGradient, QLinearGradient, QPainter, QPixmap, QRadialGradient

_SHADOW_STEPS = 8


@dataclass(frozen=True)
class Piece:
    """A picture and where to put it.

    Drawn at `offset`, the middle of the piece itself, without its shadow, lies on 0,0. `body` is the piece without its
    shadow, in the same coordinates: for hit tests and focus frames.
    """

    pixmap: QPixmap
    offset: QPointF
    body: QRectF


def snap(length: float, pixel_ratio: float) -> float:
    """The nearest length that is an even number of device pixels: then both edges and the middle lie between pixels."""
    return max(1, round(length * pixel_ratio / 2)) * 2 / pixel_ratio


def render(body: QRectF, margin: float, pixel_ratio: float, paint: Callable[[QPainter], None]) -> Piece:
    """A piece painted around 0,0; `margin` is the room for what reaches beyond the body."""
    room = math.ceil(margin * pixel_ratio) / pixel_ratio
    around = body.adjusted(-room, -room, room, room)
    pixmap = QPixmap(round(around.width() * pixel_ratio), round(around.height() * pixel_ratio))
    pixmap.setDevicePixelRatio(pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(-around.topLeft())
    paint(painter)
    painter.end()
    return Piece(pixmap, around.topLeft(), body)


def rect_shadow(painter: QPainter, rect: QRectF, corner: float, shade: QColor, blur: float) -> None:
    """The shadow of a rounded rectangle, fading out over `blur` on both sides of its edge.

    Four edges and four corners, each one gradient: no pass over pixels is needed to blur it. The middle is left out, it
    lies under the piece. `blur` is at most `corner`.
    """
    reach = corner + blur
    inner = rect.adjusted(corner, corner, -corner, -corner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # or the parts would overlap by a faint line
    for dx, dy in product((-1, 0, 1), repeat=2):
        start = QPointF(inner.right() if dx > 0 else inner.left(), inner.bottom() if dy > 0 else inner.top())
        end = start + QPointF(dx * reach, dy * reach)
        far = QPointF(end.x() if dx else inner.right(), end.y() if dy else inner.bottom())
        part = QRectF(start, far).normalized()
        if dx and dy:
            painter.fillRect(part, _faded(QRadialGradient(start, reach), shade, corner, blur))
        elif dx or dy:
            painter.fillRect(part, _faded(QLinearGradient(start, end), shade, corner, blur))
    painter.restore()


def round_shadow(painter: QPainter, rect: QRectF, shade: QColor, blur: float) -> None:
    """The shadow of an ellipse, fading out over `blur` on both sides of its edge."""
    radius = rect.width() / 2
    painter.save()
    painter.translate(rect.center())
    painter.scale(1, rect.height() / rect.width())
    painter.setBrush(_faded(QRadialGradient(QPointF(0, 0), radius + blur), shade, radius, blur))
    painter.drawEllipse(QPointF(0, 0), radius + blur, radius + blur)
    painter.restore()


def _faded(gradient: QGradient, shade: QColor, edge: float, blur: float) -> QGradient:
    """A gradient that is all shadow until `blur` before the edge and none at `blur` behind it, where it ends."""
    for step in range(_SHADOW_STEPS + 1):
        distance = 2 * step / _SHADOW_STEPS - 1
        strength = (1 - distance) ** 2 * (2 + distance) / 4  # a smooth step
        tone = QColor(shade)
        tone.setAlphaF(shade.alphaF() * strength)
        gradient.setColorAt((edge + distance * blur) / (edge + blur), tone)
    return gradient
