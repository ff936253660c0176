"""The screen between two persons at one machine: nobody sees another's cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from raise_qt.table.painting import CENTRE, text
from raise_qt.table.preferences import Preferences
from raise_qt.table.theme import color


class HandOver(QWidget):
    """Covers the whole table until the right person is there.

    Signals:
        accepted(): The person named is ready.
    """

    accepted = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.name = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def ask_for(self, name: str) -> None:
        """Wait for this person."""
        self.name = name
        self.setAccessibleName(self.tr("{name}, it is your turn.").format(name=name))
        self.show()
        self.raise_()
        self.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.preferences.theme
        painter.fillRect(self.rect(), color(theme.background[1]))
        rect = QRectF(self.rect())
        size = max(22.0, rect.height() / 20)
        upper = QRectF(rect.left(), rect.center().y() - size * 2, rect.width(), size * 1.6)
        text(
            painter,
            upper,
            self.tr("{name}, it is your turn.").format(name=self.name),
            size,
            theme.attention,
            800,
            CENTRE,
        )
        lower = upper.translated(0, size * 1.9)
        hint = self.tr("Nobody else should look now. Press Enter or click when you are ready.")
        text(painter, lower, hint, max(13.0, size * 0.5), theme.quiet_text, 500, CENTRE)
        painter.end()

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
        self.hide()
        self.accepted.emit()
