"""A notice that comes, can be read, and goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from raise_qt.table.preferences import Preferences
from raise_qt.window.buttons import breakable, label
from raise_qt.window.style import Sizes, style_sheet

LEAST_TIME = 4000
TIME_PER_LETTER = 55
"""Milliseconds: slow readers read about a thousand letters a minute."""

MOST_SENTENCES = 3
LEFT, RIGHT = 0.27, 0.80
"""Between these parts of the window's width its upper edge is free: left of it a table says which round it is, right of
it are the tools."""


class Toast(QFrame):
    """A line at the top of the window. It never takes the focus; a click sends it away, the pointer on it keeps it."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._window = parent
        self._sentences: list[str] = []
        self.setProperty("role", "sheet")
        self.text = label("body")
        self.text.setWordWrap(True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.text)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)
        parent.installEventFilter(self)
        preferences.changed.connect(self.arrange)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show it, below those that are still there."""
        earlier = [] if self.isHidden() else [other for other in self._sentences if other != sentence]
        self._sentences = [*earlier, sentence][-MOST_SENTENCES:]
        self.text.setText(breakable("\n".join(self._sentences)))
        self.show()
        self.arrange()
        self.raise_()
        self._timer.start(LEAST_TIME + TIME_PER_LETTER * len(self.text.text()))
        announce(self, sentence)

    def arrange(self) -> None:
        """Follow the window's size and the theme."""
        if self.isHidden():
            return
        sizes = Sizes.for_window(self._window.size())
        self.setStyleSheet(style_sheet(self._preferences.theme, sizes))
        self.text.ensurePolished()
        self._row.setContentsMargins(sizes.px(22), sizes.px(12), sizes.px(22), sizes.px(12))
        metrics = self.text.fontMetrics()
        longest = max(metrics.horizontalAdvance(sentence) for sentence in self._sentences)
        room = round(self._window.width() * (RIGHT - LEFT))
        width = min(longest + 2 * sizes.px(24) + 4, room)
        self.resize(width, self.heightForWidth(width))
        self.move(round(self._window.width() * LEFT) + (room - width) // 2, sizes.px(8))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.arrange()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

    def _go(self) -> None:
        if self.underMouse():
            self._timer.start(1000)
        else:
            self.hide()


def announce(widget: QWidget, sentence: str) -> None:
    """Have a screen reader say it, if there is one."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
