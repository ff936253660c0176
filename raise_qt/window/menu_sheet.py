"""The menu: what can be done from every page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from raise_qt.table.preferences import Preferences
from raise_qt.window.buttons import KeyButton
from raise_qt.window.sheet import Sheet


class MenuSheet(Sheet):
    """The window's actions as buttons, each with the key that does the same without the menu."""

    def __init__(self, preferences: Preferences, parent: QWidget, actions: Sequence[QAction]) -> None:
        super().__init__(preferences, parent)
        self.items: dict[QAction, KeyButton] = {}
        for action in actions:
            item = KeyButton("item", None, str(action.property("glyph")))
            item.setEnabled(action.isEnabled())
            item.clicked.connect(lambda _on, action=action: self._take(action))
            self.column.addWidget(item)
            self.items[action] = item
        self.ready()

    def panel_width(self) -> int:
        return max(320, self.sizes.px(400), self.panel.sizeHint().width())

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Menu"))
        for action, item in self.items.items():
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            item.say(action.text(), "", "", key)

    def arrange(self) -> None:
        for item in self.items.values():
            item.arrange(self.sizes, self.theme)
        super().arrange()

    def _take(self, action: QAction) -> None:
        self.close_sheet()
        action.trigger()
