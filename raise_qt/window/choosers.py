"""Ways to choose: one of a few side by side, and on or off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from raise_qt.table.paths import placed
from raise_qt.table.theme import Theme, blend, color
from raise_qt.window.buttons import Button, label
from raise_qt.window.glyphs import glyph_path
from raise_qt.window.style import RING, Sizes


class Segments(QWidget):
    """One of a few values, side by side. Left and Right choose, Tab, Up and Down go on to other controls.

    Signals:
        chosen(value): The person took another one.
    """

    chosen = Signal(object)

    def __init__(self, values: Sequence[object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        for number in range(len(self._values)):
            button = Button("segment", self)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            button.installEventFilter(self)
            self._group.addButton(button, number)
            self._row.addWidget(button)
        self._group.idToggled.connect(self._on_toggled)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def buttons(self) -> list[Button]:
        return [button for button in self._group.buttons() if isinstance(button, Button)]

    @property
    def value(self) -> object:
        number = self._group.checkedId()
        return None if number < 0 else self._values[number]

    def set_value(self, value: object) -> None:
        """Show this one as chosen, or none of them (None), without telling anybody."""
        if value == self.value:
            return
        blocked = self.blockSignals(True)
        if value in self._values:
            self.buttons[self._values.index(value)].setChecked(True)
        elif value is None:
            self._group.setExclusive(False)
            self.buttons[self._group.checkedId()].setChecked(False)
            self._group.setExclusive(True)
            self.buttons[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Tab must stop somewhere
        self.blockSignals(blocked)

    def say(self, name: str, texts: Sequence[str]) -> None:
        """What is being chosen, and the values in words."""
        self.setAccessibleName(name)
        for button, text in zip(self.buttons, texts, strict=True):
            button.setText(text.replace("&", "&&"))
            button.setAccessibleName(f"{name}: {text}")

    def arrange(self, sizes: Sizes, theme: Theme) -> None:
        """Follow the window's size and the theme."""
        for button in self.buttons:
            button.arrange(sizes, theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if pressed in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return self.focusNextPrevChild(pressed == Qt.Key.Key_Down)
        return super().eventFilter(watched, event)

    def _on_toggled(self, number: int, on: bool) -> None:
        # Tab stops at what is chosen, not at the first one.
        for other, button in enumerate(self.buttons):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on and other == number else Qt.FocusPolicy.ClickFocus)
        if on:
            self.chosen.emit(self._values[number])


class Switch(QWidget):
    """The little switch that shows on or off: by place, by colour and by a tick."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self.on = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def arrange(self, sizes: Sizes, theme: Theme) -> None:
        """Follow the window's size and the theme."""
        self._theme = theme
        height = sizes.text(26)
        self.setFixedSize(QSize(round(height * 1.75), height))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        height = self.height()
        painter.setBrush(color(theme.accent) if self.on else blend(theme.row, theme.quiet_text, 0.45))
        painter.drawRoundedRect(QRectF(self.rect()), height / 2, height / 2)
        knob = QPointF(self.width() - height / 2 if self.on else height / 2, height / 2)
        painter.setBrush(color(theme.on_accent if self.on else theme.panel))
        painter.drawEllipse(knob, height * 0.36, height * 0.36)
        if self.on:
            painter.fillPath(placed(glyph_path("tick"), knob.x(), knob.y(), height * 0.46), color(theme.accent))


class SwitchRow(Button):
    """Something that is on or off, with a sentence about what that means."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("row", parent)
        self.setCheckable(True)
        self.title = label("name")
        self.detail = label("detail")
        self.detail.setWordWrap(True)
        self._switch = Switch()
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.title)
        texts.addWidget(self.detail)
        self._row = QHBoxLayout(self)
        self._row.addLayout(texts, 1)
        self._row.addWidget(self._switch)
        for part in (self.title, self.detail):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.toggled.connect(self._on_toggled)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, title: str, sentence: str) -> None:
        """What can be switched, and what it means."""
        self.title.setText(title)
        self.detail.setText(sentence)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)

    def arrange(self, sizes: Sizes, theme: Theme) -> None:
        super().arrange(sizes, theme)
        self._switch.arrange(sizes, theme)
        self._row.setContentsMargins(RING + sizes.px(16), RING + sizes.px(10), RING + sizes.px(16), RING + sizes.px(10))
        self._row.setSpacing(sizes.px(16))

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._row.heightForWidth(width)

    def _on_toggled(self, on: bool) -> None:
        self._switch.on = on
        self._switch.update()
