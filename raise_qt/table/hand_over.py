"""The screen between two persons at one machine: nobody sees another's cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from raise_qt.table.disc_art import draw_disc
from raise_qt.table.painting import CENTRE, icon_at, paint_felt, panel, text, width_of
from raise_qt.table.preferences import Preferences
from raise_qt.table.seat_look import SeatLook


class HandOver(QWidget):
    """Covers the whole table until the right person is there.

    Signals:
        accepted(): The person named is ready.
    """

    accepted = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.covered = parent
        self.seat: SeatLook | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def ask_for(self, seat: SeatLook) -> None:
        """Wait for this person."""
        self.seat = seat
        self.setAccessibleName(self._whose_turn())
        self.setAccessibleDescription(self._hint())
        self.show()
        self.raise_()
        # Whoever gives the focus to the table gives it to this screen, also in a window that is not active yet.
        self.covered.setFocusProxy(self)
        self.setFocus()

    def _whose_turn(self) -> str:
        return "" if self.seat is None else self.tr("{name}, it is your turn.").format(name=self.seat.name)

    def _hint(self) -> str:
        return self.tr("Nobody else should look now. Press Enter or click when you are ready.")

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.seat is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, rect = self.preferences.theme, QRectF(self.rect())
        paint_felt(painter, rect, theme)
        size = max(22.0, rect.height() / 20)
        disc = draw_disc(theme, self.devicePixelRatioF(), size * 3.6, self.seat.color, self.seat.mark)
        painter.drawPixmap(QPointF(rect.center().x(), rect.center().y() - size * 3.1) + disc.offset, disc.pixmap)
        line = QRectF(rect.left(), rect.center().y() - size * 1.1, rect.width(), size * 1.6)
        text(painter, line, self._whose_turn(), size, theme.attention, 800, CENTRE)
        text(painter, line.translated(0, size * 1.6), self._hint(), max(13.0, size * 0.45), theme.text, 500, CENTRE)
        self._paint_button(painter, QPointF(rect.center().x(), rect.center().y() + size * 3.7), max(15.0, size * 0.5))
        painter.end()

    def _paint_button(self, painter: QPainter, centre: QPointF, size: float) -> None:
        """What Enter does. The whole screen can be clicked, but people look for something to click on."""
        theme = self.preferences.theme
        words = self.tr("I am ready")
        button = QRectF(0, 0, width_of(words, size, 700) + size * 5.4, size * 3)
        button.moveCenter(centre)
        panel(painter, button, size, theme.accent, theme.accent)
        text(painter, button, words, size, theme.on_accent, 700, CENTRE)
        icon_at(painter, "return", button.topRight() + QPointF(-size * 1.1, size * 0.9), size * 0.8, theme.on_accent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No other key reaches the table below: it is another's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept()
        elif event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        else:
            event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:
        return True  # Tab stays here

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._accept()

    def _accept(self) -> None:
        self.covered.setFocusProxy(None)  # type: ignore[arg-type] # nobody; the stubs know no such thing
        self.hide()
        self.accepted.emit()
