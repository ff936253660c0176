"""Something the person should know before going on, in a sentence."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from raise_qt.table.preferences import Preferences
from raise_qt.window.buttons import Button, breakable, label
from raise_qt.window.sheet import Sheet


class MessageSheet(Sheet):
    """A title, one or two sentences, and OK."""

    def __init__(self, preferences: Preferences, parent: QWidget, title: str, sentence: str) -> None:
        super().__init__(preferences, parent)
        self.title = label("name")
        self.title.setText(breakable(title))
        self.title.setWordWrap(True)
        self.sentence = label("body")
        self.sentence.setText(breakable(sentence))
        self.sentence.setWordWrap(True)
        self.ok_button = Button("primary")
        self.ok_button.clicked.connect(self.close_sheet)
        for part in (self.title, self.sentence, self.ok_button):
            self.column.addWidget(part)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.ready()

    def panel_width(self) -> int:
        return max(420, self.sizes.px(560))

    def retranslate(self) -> None:
        self.ok_button.setText(self.tr("OK"))

    def arrange(self) -> None:
        self.ok_button.arrange(self.sizes, self.theme)
        super().arrange()
        pad = self.sizes.px(28)
        self.column.setContentsMargins(pad, pad, pad, pad - self.sizes.px(8))
        self.column.setSpacing(self.sizes.px(14))
        if self.isVisible():
            self._place()
