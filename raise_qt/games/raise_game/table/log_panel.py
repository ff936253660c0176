"""Everything that happened, as text that can be read and copied."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from raise_qt.games.raise_game.table.layout import Layout
from raise_qt.table.buttons import TableButton
from raise_qt.table.fonts import font
from raise_qt.table.preferences import Preferences


class LogPanel(QWidget):
    """The log, at the right edge of the table. `copy_button` is for whoever cannot select text, with a finger say."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title = QLabel(self)
        self.copy_button = TableButton(preferences, "C", self, "pile")
        self.copy_button.clicked.connect(self.copy)
        self._text = QPlainTextEdit(self)
        self._text.setReadOnly(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 14)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.copy_button)
        layout.addLayout(head)
        layout.addWidget(self._text)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """All of it."""
        return self._text.toPlainText()

    def set_lines(self, lines: list[str]) -> None:
        """Show this instead of all that was there."""
        self._text.setPlainText("\n".join(lines))
        self._to_end()

    def add(self, line: str) -> None:
        """One more thing happened. Whoever is reading further up is left there."""
        bar = self._text.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        self._text.appendPlainText(line)
        if at_end:
            self._to_end()

    def copy(self) -> None:
        """Put all of it on the clipboard, when it is open."""
        if self.isVisible():
            QGuiApplication.clipboard().setText(self.text)
            self._title.setText(self.tr("Copied"))

    def arrange(self, layout: Layout) -> None:
        """Take the place and the sizes of the window, and the colours of the theme."""
        theme = self.preferences.theme
        self.setGeometry(layout.log.toRect())
        self.copy_button.setFixedSize(*[round(layout.tool_size)] * 2)
        self._title.setFont(font(layout.px(17), 700))
        self._text.setFont(font(max(13.0, layout.px(14)), 500))
        self.setStyleSheet(
            f"LogPanel {{ background: {theme.panel}; border: 1px solid {theme.panel_border}; border-radius: 14px; }}"
            f"QLabel {{ color: {theme.attention}; background: transparent; }}"
            f"QPlainTextEdit {{ color: {theme.text}; background: transparent; border: none;"
            f" selection-background-color: {theme.accent}; selection-color: {theme.on_accent}; }}"
            f"QScrollBar:vertical {{ background: transparent; width: 12px; }}"
            f"QScrollBar::handle:vertical {{ background: {theme.panel_border}; border-radius: 5px; margin: 0 1px;"
            f" min-height: 32px; }}"
            f"QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page"
            f" {{ background: transparent; height: 0; }}"
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._to_end)  # only now is it known how many lines there is room for

    def hideEvent(self, event: QHideEvent) -> None:
        self._retranslate()
        super().hideEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("What happened"))
        self._text.setAccessibleName(self.tr("What happened"))
        self.copy_button.say(self.tr("Copy everything"))

    def _to_end(self) -> None:
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum())
