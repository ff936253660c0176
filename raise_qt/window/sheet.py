"""A sheet laid over the page: the menu, a message, a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QVBoxLayout, QWidget

from raise_qt.table.preferences import Preferences
from raise_qt.table.theme import color
from raise_qt.window.styled import Styled

DIMNESS = 0.55


class Sheet(Styled):
    """Lies over its parent, which is seen but out of reach until the sheet is closed. It is then gone for good.

    It shows one panel, in the middle or beside an `anchor`. Esc and a click beside the panel close it, Tab stays in it,
    and whoever had the focus before gets it back.

    Signals:
        closed(): It is gone.
    """

    closed = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget, anchor: QWidget | None = None) -> None:
        super().__init__(preferences, parent)
        self._below = parent
        self._anchor = anchor
        self._focus_before = QApplication.focusWidget()
        self.panel = QFrame(self)
        self.panel.setProperty("role", "sheet")
        self.column = QVBoxLayout(self.panel)
        self.column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setGeometry(parent.rect())
        self.sizes = self.sizes.for_window(parent.size())
        parent.installEventFilter(self)

    def first_focus(self) -> QWidget | None:
        """What gets the focus when the sheet appears."""
        return next(iter(self._stops()), None)

    def panel_width(self) -> int | None:
        """How wide the panel shall be; None is as wide as it needs."""
        return None

    def open(self) -> None:
        """Show it."""
        self.show()
        self.raise_()
        self._place()
        first = self.first_focus()
        (first or self).setFocus(Qt.FocusReason.PopupFocusReason)

    def close_sheet(self) -> None:
        """Take it away."""
        if self.isHidden():
            return
        self._below.removeEventFilter(self)
        self.hide()
        if self._focus_before is not None and _is_there(self._focus_before):
            self._focus_before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()
        self.deleteLater()

    def arrange(self) -> None:
        pad = self.sizes.px(20 if self._anchor is None else 8)
        self.column.setContentsMargins(pad, pad, pad, pad)
        self.column.setSpacing(self.sizes.px(4))
        if self.isVisible():
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        # Everything else ends here too: the page below must not hear it.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.close_sheet()

    def paintEvent(self, event: QPaintEvent) -> None:
        dimness = DIMNESS if self._anchor is None else DIMNESS / 2
        QPainter(self).fillRect(event.rect(), color(self.theme.background[2], dimness))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the sheet."""
        stops = self._stops()
        if not stops:
            return True
        current = QApplication.focusWidget()
        place = stops.index(current) + (1 if forward else -1) if current in stops else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[place % len(stops)].setFocus(reason)
        return True

    def _stops(self) -> Sequence[QWidget]:
        policy = Qt.FocusPolicy.TabFocus
        found = self.panel.findChildren(QWidget)
        return [w for w in found if w.focusPolicy() & policy and w.isEnabled() and not w.isHidden()]

    def _place(self) -> None:
        """The panel in the middle, or below its anchor (above, if there is more room), and always within the window."""
        wide = self.panel_width()
        size = self.panel.sizeHint()
        if wide is not None:
            width = min(wide, self.width() - 16)
            tall = self.panel.heightForWidth(width) if self.panel.hasHeightForWidth() else size.height()
            size.setWidth(width)
            size.setHeight(tall)
        size = size.boundedTo(self.size())
        box = QRect(QPoint(), size)
        if self._anchor is None:
            box.moveCenter(self.rect().center())
        else:
            box.setWidth(max(box.width(), self._anchor.width()))
            corner = self._anchor.mapTo(self._below, QPoint(0, self._anchor.height()))
            box.moveTopLeft(corner)
            if box.bottom() > self.height() - 8:
                box.moveBottom(max(box.height(), corner.y() - self._anchor.height()))
            box.moveLeft(max(8, min(box.left(), self.width() - box.width() - 8)))
            box.moveTop(max(8, min(box.top(), self.height() - box.height() - 8)))
        self.panel.setGeometry(box)


def _is_there(widget: QWidget) -> bool:
    """Whether a widget that was remembered can still get the focus."""
    try:
        return widget.isVisible() and widget.isEnabled()
    except RuntimeError:  # Qt has deleted it
        return False
