"""The scene: shows a set of pieces and moves them to the next one.

There is one way to put something on the table: `show` a `Scenery`. What is seen at the end depends on nothing but its
sprites, so an animation can be cut short at any time and the picture is right.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from raise_qt.table.piece import Piece
from raise_qt.table.sprites import STILL, Key, Motion, Pose, Scenery, Sprite, between

Draw = Callable[[tuple[Hashable, ...], float], Piece]


class PieceItem(QGraphicsObject):
    """A piece on the table. `body` is where it is without its shadow.

    Signals:
        clicked(key): The person pressed it.
    """

    clicked = Signal(object)

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key
        self.art: tuple[Hashable, ...] = ()
        self.size = 0.0
        self.pose = Pose(0, 0)
        self.body = QRectF()
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._bounds = QRectF()
        self._flip = 1.0

    def draw(self, art: tuple[Hashable, ...], size: float, piece: Piece) -> None:
        """Show this piece."""
        self.art, self.size = art, size
        self.prepareGeometryChange()
        self._picture.setPixmap(piece.pixmap)
        self._picture.setOffset(piece.offset)
        self._bounds = self._picture.boundingRect()
        self.body = piece.body

    def place(self, pose: Pose, flip: float = 1.0) -> None:
        """Put the piece there, seen from the side while it turns over."""
        self.pose = pose
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.rotation)
        self.setScale(pose.scale)
        self.setOpacity(pose.opacity)
        self.setZValue(pose.z)
        if flip != self._flip:
            self._flip = flip
            self._picture.setTransform(QTransform.fromScale(max(flip, 0.02), 1.0))

    def set_active(self, active: bool, name: str) -> None:
        """Whether it can be clicked, and what a screen reader calls it."""
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if active else Qt.MouseButton.NoButton)
        if active:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        self.setObjectName(name)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        """Where it can be clicked: not on its shadow."""
        path = QPainterPath()
        path.addRect(self.body)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The child draws: in C++, without a call into Python for every frame."""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.clicked.emit(self.key)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)


@dataclass
class Move:
    """A piece on its way."""

    item: PieceItem
    start: Pose
    end: Pose
    motion: Motion
    sprite: Sprite | None  # none for a piece that leaves


class Stage(QGraphicsScene):
    """All pieces by name, and the movement under way.

    Signals:
        arrived(): The last `show` has come to its end.
        pressed(key): The person clicked an active piece.
    """

    arrived = Signal()
    pressed = Signal(object)

    def __init__(self, draw: Draw, parent: QObject) -> None:
        super().__init__(parent)
        self.draw = draw
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pieces: dict[Key, PieceItem] = {}
        self._moves: list[Move] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self._arrive)

    def draw_with(self, draw: Draw) -> None:
        """Pieces look different from the next `show` on: another theme, language or screen."""
        self.draw = draw
        for item in self.pieces.values():
            item.art = ()

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._moves)

    def show(self, scenery: Scenery) -> None:
        """Move all pieces to their places within the scenery's duration; at once if that is 0."""
        self.finish()
        animated = scenery.duration > 0
        moves: list[Move] = []
        for key, item in list(self.pieces.items()):
            if key not in scenery.sprites:
                del self.pieces[key]
                if animated:
                    end = scenery.leaving.get(key, item.pose.but(opacity=0.0))
                    moves.append(Move(item, item.pose, end, scenery.motions.get(key, STILL), None))
                else:
                    self._remove(item)
        for key, sprite in scenery.sprites.items():
            item = self.pieces.get(key) or self._new(key, sprite, scenery)
            if animated and (item.pose, item.art, item.size) != (sprite.pose, sprite.art, sprite.size):
                self._resize(item, sprite.size)
                self.draw(sprite.art, sprite.size)  # drawn before anything moves, and kept by whoever draws
                motion = scenery.motions.get(key, STILL)
                moves.append(Move(item, item.pose, sprite.pose, motion, sprite))
                item.set_active(False, sprite.name)
            else:
                self._settle(item, sprite)
        self._moves = moves
        if moves:
            self._clock.setDuration(max(1, round(scenery.duration)))
            self._clock.start()
        else:
            self.arrived.emit()

    def finish(self) -> None:
        """Let everything arrive at once."""
        if self._moves:
            self._clock.stop()
            self._arrive()

    def _new(self, key: Key, sprite: Sprite, scenery: Scenery) -> PieceItem:
        item = PieceItem(key)
        item.clicked.connect(self.pressed)
        item.draw(sprite.art, sprite.size, self.draw(sprite.art, sprite.size))
        item.place(scenery.entering.get(key, sprite.pose.but(opacity=0.0)))
        self.addItem(item)
        self.pieces[key] = item
        return item

    def _settle(self, item: PieceItem, sprite: Sprite) -> None:
        if (item.art, item.size) != (sprite.art, sprite.size):
            item.draw(sprite.art, sprite.size, self.draw(sprite.art, sprite.size))
        item.place(sprite.pose)
        item.set_active(sprite.active, sprite.name)

    def _resize(self, item: PieceItem, size: float) -> None:
        """Draw a piece anew for the size it is going to have, scaled to the one it has."""
        if item.size != size and item.art:
            scale = item.pose.scale * item.size / size
            item.draw(item.art, size, self.draw(item.art, size))
            item.place(item.pose.but(scale=scale))

    def _advance(self, value: float) -> None:
        for move in self._moves:
            motion = move.motion
            t = min(1.0, max(0.0, (value - motion.start) / (motion.end - motion.start)))
            flip = 1.0
            if move.sprite is not None and move.item.art != move.sprite.art:
                self._change_art(move, move.sprite, t)
            if motion.flip and 0.0 < t < 1.0:
                flip = abs(1.0 - 2.0 * t)
            move.item.place(between(move.start, move.end, t, motion), flip)

    def _change_art(self, move: Move, sprite: Sprite, t: float) -> None:
        """Turned over, a piece shows its other side from the middle on; tumbling, always another."""
        motion = move.motion
        if motion.tumble and t < 0.8:
            art = motion.tumble[int(t * 12) % len(motion.tumble)]
            move.item.draw(art, sprite.size, self.draw(art, sprite.size))
        elif t >= 0.5 or not motion.flip:
            move.item.draw(sprite.art, sprite.size, self.draw(sprite.art, sprite.size))

    def _arrive(self) -> None:
        moves, self._moves = self._moves, []
        for move in moves:
            if move.sprite is None:
                self._remove(move.item)
            else:
                self._settle(move.item, move.sprite)
        self.arrived.emit()

    def _remove(self, item: PieceItem) -> None:
        self.removeItem(item)
        item.deleteLater()
