"""Everything that happened, as text that can be read and copied."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from raise_qt.table.fonts import font
from raise_qt.table.preferences import Preferences


class LogPanel(QWidget):
    """The log, at the right edge of the table."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title = QLabel(self)
        self._text = QPlainTextEdit(self)
        self._text.setReadOnly(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 14)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        self.restyle()
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
        """One more thing happened."""
        self._text.appendPlainText(line)
        self._to_end()

    def restyle(self) -> None:
        """Take the colours of the theme."""
        theme = self.preferences.theme
        self._title.setFont(font(15, 700))
        self._text.setFont(font(13, 500))
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

    def _retranslate(self) -> None:
        self._title.setText(self.tr("What happened"))
        self._text.setAccessibleName(self.tr("What happened"))

    def _to_end(self) -> None:
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum())
