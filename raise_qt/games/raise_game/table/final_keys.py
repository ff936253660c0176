"""What keys do on the final page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from raise_qt.table.buttons import TableButton

if TYPE_CHECKING:
    from raise_qt.games.raise_game.table.final import FinalPage

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
HURRYING = (Qt.Key.Key_Space, *ENTER)

FRESH = 1000
"""Milliseconds for which a result must have been seen before Enter goes on: it may have been pressed for the count."""


class FinalKeys(QObject):
    """Space and Enter end the count; later Enter presses the button that has the focus. Every button has its letter.

    Attributes:
        result_is_fresh: Whether Space and Enter do nothing yet.
    """

    def __init__(self, page: FinalPage) -> None:
        super().__init__(page)
        self._page = page
        self._letters: dict[int, TableButton] = {
            Qt.Key.Key_R: page.rematch_button,
            Qt.Key.Key_S: page.same_deal_button,
            Qt.Key.Key_N: page.new_game_button,
            Qt.Key.Key_Escape: page.back_button,
        }
        self._fresh = QTimer(self)
        self._fresh.setSingleShot(True)
        page.counted.connect(lambda: self._fresh.start(FRESH))
        for button in page.buttons:
            button.installEventFilter(self)

    @property
    def result_is_fresh(self) -> bool:
        return self._fresh.isActive()

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key is for. Whether it is for anything."""
        key = event.key()
        if event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if self._hurries(key):
            self._page.finish()
        elif key in ENTER:
            focused = self._page.focusWidget()
            (focused if isinstance(focused, TableButton) else self._page.rematch_button).click()
        elif key in self._letters:
            self._letters[key].click()
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A button that has the focus must not take the key that is to end the count.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._hurries(event.key()):
            self._page.finish()
            return True
        return super().eventFilter(watched, event)

    def _hurries(self, key: int) -> bool:
        return key in HURRYING and (self._page.counting or self.result_is_fresh)
