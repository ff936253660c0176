"""A page with a heading and a way back: settings, rules, new game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from raise_qt.table.preferences import Preferences
from raise_qt.window.buttons import KeyButton, label
from raise_qt.window.page import Page
from raise_qt.window.style import RING


class HeadedPage(Page):
    """The heading on the left, Back on the right, and below them `body`, in the middle of a wide window."""

    WIDEST = 1240
    """How wide the page's content may become, in pixels of the design."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(preferences, parent)
        self.heading = label("heading")
        self.back_button = KeyButton("plain", self)
        self.back_button.clicked.connect(self.left)
        header = QHBoxLayout()
        header.addWidget(self.heading, 1, Qt.AlignmentFlag.AlignVCenter)
        header.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.body = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.addLayout(header)
        self._column.addLayout(self.body, 1)

    def first_focus(self) -> QWidget | None:
        return self.back_button

    def retranslate(self) -> None:
        self.back_button.say(self.tr("Back"), "", "", self.tr("Esc", "name of the key"))

    def arrange(self) -> None:
        px = self.sizes.px
        side = max(px(56), (self.width() - px(self.WIDEST)) // 2)
        self._column.setContentsMargins(side, px(36), side, px(36))
        self._column.setSpacing(px(20))
        self.heading.setContentsMargins(RING, 0, 0, 0)
        self.back_button.arrange(self.sizes, self.theme)
