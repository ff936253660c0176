"""The settings: everything takes effect at once, and is remembered."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from raise_qt.table.preferences import LANGUAGES, SPEEDS, Preferences
from raise_qt.table.theme import THEMES, Theme
from raise_qt.window.buttons import KeyButton, label
from raise_qt.window.choosers import Segments
from raise_qt.window.headed_page import HeadedPage
from raise_qt.window.style import Sizes


class SettingRow(QFrame):
    """A setting: its name and a sentence on the left, the control on the right."""

    def __init__(self, control: Segments | KeyButton) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.control = control
        self.title = label("name")
        self.detail = label("detail")
        self.detail.setWordWrap(True)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addStretch()
        texts.addWidget(self.title)
        texts.addWidget(self.detail)
        texts.addStretch()
        self._row = QHBoxLayout(self)
        self._row.addLayout(texts, 1)
        self._row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)

    def say(self, title: str, sentence: str) -> None:
        """What is set here."""
        self.title.setText(title)
        self.detail.setText(sentence)

    def arrange(self, sizes: Sizes, theme: Theme) -> None:
        """Follow the window's size and the theme."""
        self._row.setContentsMargins(sizes.px(26), sizes.px(16), sizes.px(18), sizes.px(16))
        self._row.setSpacing(sizes.px(24))
        self.control.arrange(sizes, theme)


class SettingsPage(HeadedPage):
    """Colours, speed, language, and where the saved games are."""

    WIDEST = 980

    def __init__(self, preferences: Preferences, saves: Path, parent: QWidget | None = None) -> None:
        super().__init__(preferences, parent)
        self._saves = saves
        self.themes = Segments(tuple(THEMES))
        self.speeds = Segments(tuple(SPEEDS))
        self.languages = Segments(LANGUAGES)
        self.folder_button = KeyButton("plain", self, "folder")
        self._theme_row = SettingRow(self.themes)
        self._speed_row = SettingRow(self.speeds)
        self._language_row = SettingRow(self.languages)
        self._saves_row = SettingRow(self.folder_button)
        self._saves_row.detail.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for row in self._rows:
            self.body.addWidget(row)
        self.body.addStretch(1)
        self.themes.chosen.connect(self._set_theme)
        self.speeds.chosen.connect(self._set_speed)
        self.languages.chosen.connect(self._set_language)
        self.folder_button.clicked.connect(self._open_folder)
        preferences.changed.connect(self._show_values)
        self._show_values()
        self.ready()

    @property
    def _rows(self) -> tuple[SettingRow, ...]:
        return self._theme_row, self._speed_row, self._language_row, self._saves_row

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Settings"))
        colors, speed, language = self.tr("Colours"), self.tr("Animations"), self.tr("Language")
        self._theme_row.say(colors, self.tr("Deep indigo or warm paper."))
        self.themes.say(colors, [{"night": self.tr("Night"), "day": self.tr("Day")}.get(t, t) for t in THEMES])
        self._speed_row.say(speed, self.tr("How fast pieces move. Off shows every step at once."))
        self.speeds.say(speed, [self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("Off")])
        self._language_row.say(language, self.tr("The whole program changes at once."))
        # A language is called by its own name, or nobody could find the way back.
        self.languages.say(language, [self.tr("As the desktop"), "English", "Deutsch"])
        self._saves_row.say(self.tr("Saved games"), str(self._saves))
        self.folder_button.say(self.tr("Open folder"), "", self.tr("F", "key of Open folder"))

    def arrange(self) -> None:
        super().arrange()
        self.body.setSpacing(self.sizes.px(14))
        for row in self._rows:
            row.arrange(self.sizes, self.theme)

    def first_focus(self) -> QWidget:
        chosen = [button for button in self.themes.buttons if button.isChecked()]
        return chosen[0]

    def _show_values(self) -> None:
        self.themes.set_value(self.preferences.theme_name)
        self.speeds.set_value(self.preferences.speed)
        self.languages.set_value(self.preferences.language)

    def _set_theme(self, name: str) -> None:
        self.preferences.theme_name = name

    def _set_speed(self, name: str) -> None:
        self.preferences.speed = name

    def _set_language(self, code: str) -> None:
        self.preferences.language = code

    def _open_folder(self) -> None:
        with suppress(OSError):  # then there is nothing to see there
            self._saves.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._saves)))
