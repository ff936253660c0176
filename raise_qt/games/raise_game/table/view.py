"""The view of the table: the board behind the pieces, and what is drawn above them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from raise_qt.games.raise_game.table.layout import CARD_RATIO
from raise_qt.games.raise_game.table.look import Look
from raise_qt.games.raise_game.table.picture import Picture
from raise_qt.table.painting import CENTRE, fitting_font, panel, text, width_of
from raise_qt.table.reader import Reader
from raise_qt.table.stage import Stage
from raise_qt.table.theme import color

BANNER = 2500
"""Milliseconds to read who has won a round."""


class TableView(QGraphicsView):
    """Shows the stage over a board that is painted only when it changes.

    Signals:
        skipped(): The person clicked somewhere to finish the animation.
    """

    skipped = Signal()

    reader: Reader | None = None

    def __init__(self, stage: Stage, look: Look, parent: QWidget) -> None:
        super().__init__(stage, parent)
        self.look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.focus_pose: tuple[QPointF, float] | None = None
        self.card_keys: list[tuple[QPointF, float]] = []
        self.banner: tuple[str, str] | None = None
        self._lingering = QTimer(self)
        self._lingering.setSingleShot(True)
        self._lingering.timeout.connect(self.forget_banner)
        self._foreground: tuple[object, ...] = ()

    def refresh(self, picture: Picture) -> None:
        """Paint what is different: panels that say something else, or everything if the foreground has changed."""
        changed = self.look.board.change(self.look.panels.parts(picture))
        self.look.board.pixmap()  # painted now, while nothing moves: the first frame of a movement should be quick
        foreground = (self.look, self.focus_pose, self.card_keys, self.banner)
        if foreground != self._foreground:
            self._foreground = foreground
            self.viewport().update()
        else:
            for rect in changed:
                self.viewport().update(rect.toAlignedRect().adjusted(-1, -1, 1, 1))

    def show_banner(self, banner: tuple[str, str] | None, linger: bool) -> None:
        """Who has won the round. It `lingers` when no animation leaves time to read it: the game goes on below."""
        if banner is not None:
            self.banner = banner
            self._lingering.start(BANNER) if linger else self._lingering.stop()
        elif not self._lingering.isActive():
            self.banner = None

    def forget_banner(self) -> None:
        """It has been read, or the person goes on."""
        self._lingering.stop()
        self.banner = None
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.drawPixmap(QPointF(0, 0), self.look.board.pixmap())

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        for number, (centre, turn) in enumerate(self.card_keys, 1):
            self._paint_key(painter, str(number), centre, turn)
        if self.focus_pose is not None:
            self._paint_focus(painter, *self.focus_pose)
        if self.banner is not None:
            self._paint_banner(painter, *self.banner)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.skipped.emit()
        super().mousePressEvent(event)

    def _paint_key(self, painter: QPainter, key: str, centre: QPointF, turn: float) -> None:
        """The key that chooses a card, in its lower left corner."""
        size, height = self.look.layout.px(12), self.look.layout.card_height
        painter.save()
        painter.translate(centre)
        painter.rotate(turn)
        corner = QRectF(
            -height * CARD_RATIO / 2 + height * 0.06, height / 2 - height * 0.06 - size * 1.3, size * 1.3, size * 1.3
        )
        text(painter, corner, key, size, self.look.theme.ink, 700, CENTRE)
        painter.restore()

    def _paint_focus(self, painter: QPainter, centre: QPointF, turn: float) -> None:
        height = self.look.layout.card_height
        rect = QRectF(0, 0, height * CARD_RATIO, height)
        rect.moveCenter(QPointF(0, 0))
        painter.save()
        painter.translate(centre)
        painter.rotate(turn)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(self.look.theme.focus), 2.5))
        painter.drawRoundedRect(rect.adjusted(-2.5, -2.5, 2.5, 2.5), height * 0.085, height * 0.085)
        painter.restore()

    def _paint_banner(self, painter: QPainter, title: str, details: str) -> None:
        """Who has won the round: in the middle of the track, for a moment."""
        layout, theme = self.look.layout, self.look.theme
        oval = layout.track.oval
        size = fitting_font(title, layout.px(21), 700, oval.width() * 0.8).pixelSize()
        small = layout.px(14)
        width = max(width_of(title, size, 700), width_of(details, small, 600)) + size * 2.4
        rect = QRectF(0, 0, width, size * 2.2 + small * 1.9)
        rect.moveCenter(oval.center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel(painter, rect, size * 0.8, theme.panel, theme.attention, 2.0)
        upper = QRectF(rect.left(), rect.top() + size * 0.5, rect.width(), size * 1.5)
        text(painter, upper, title, size, theme.attention, 700, CENTRE)
        lower = QRectF(rect.left(), upper.bottom(), rect.width(), small * 1.5)
        text(painter, lower, details, small, theme.quiet_text, 600, CENTRE)
