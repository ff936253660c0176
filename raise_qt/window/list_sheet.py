"""A list to choose one thing from, beside the control that asked for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from raise_qt.table.preferences import Preferences
from raise_qt.window.buttons import KeyButton
from raise_qt.window.sheet import Sheet


@dataclass(frozen=True)
class Option:
    """Something to choose: what it is, and how it is called."""

    value: str
    title: str
    detail: str = ""


class ListSheet(Sheet):
    """Signals:
    chosen(value): The person took this one; the sheet is closed already.
    """

    chosen = Signal(str)

    def __init__(
        self, preferences: Preferences, parent: QWidget, anchor: QWidget, options: Sequence[Option], current: str
    ) -> None:
        super().__init__(preferences, parent, anchor)
        self.items: list[KeyButton] = []
        for option in options:
            item = KeyButton("item")
            item.say(option.title, option.detail)
            item.setCheckable(True)
            item.setChecked(option.value == current)
            item.clicked.connect(lambda _on, value=option.value: self._choose(value))
            self.column.addWidget(item)
            self.items.append(item)
        self.ready()

    def first_focus(self) -> QWidget | None:
        return next((item for item in self.items if item.isChecked()), self.items[0])

    def arrange(self) -> None:
        for item in self.items:
            item.arrange(self.sizes, self.theme)
        super().arrange()

    def _choose(self, value: str) -> None:
        self.close_sheet()
        self.chosen.emit(value)
