"""What a person likes: colours, speed and language. Remembered from one time to the next."""

from __future__ import annotations

from collections.abc import Collection
from types import MappingProxyType

from PySide6.QtCore import QObject, QSettings, Signal

from raise_qt.table.theme import NIGHT, THEMES, Theme

SPEEDS = MappingProxyType({"slow": 1.8, "normal": 1.0, "fast": 0.45, "off": 0.0})
"""How long an animation takes compared to the usual, by the name of the speed."""

LANGUAGES = ("", "en", "de")
"""The languages to choose from; the empty one is the desktop's."""


class Preferences(QObject):
    """Theme, speed and language. A wrong or unreadable stored value counts as never chosen.

    Attributes:
        theme: The colours.
        theme_name: Their name, a key of `THEMES`.
        speed: A key of `SPEEDS`.
        factor: The multiplier of every duration at this speed; 0 is no animation at all.
        language: One of `LANGUAGES`.

    Signals:
        changed(): At least one of them is another one now.
    """

    changed = Signal()

    def __init__(self, settings: QSettings | None = None, parent: QObject | None = None) -> None:
        """Without `settings` nothing is remembered."""
        super().__init__(parent)
        self._settings = settings
        self._theme = self._stored("theme", THEMES, NIGHT.name)
        self._speed = self._stored("speed", SPEEDS, "normal")
        self._language = self._stored("language", LANGUAGES, "")

    @property
    def theme(self) -> Theme:
        return THEMES[self._theme]

    @property
    def theme_name(self) -> str:
        return self._theme

    @theme_name.setter
    def theme_name(self, name: str) -> None:
        self.use(theme=name)
        self._store("theme", name)

    @property
    def speed(self) -> str:
        return self._speed

    @speed.setter
    def speed(self, name: str) -> None:
        self.use(speed=name)
        self._store("speed", name)

    @property
    def has_chosen_speed(self) -> bool:
        """Whether a speed is remembered. If not, the desktop's wish for little motion counts."""
        return self._stored("speed", SPEEDS, "") != ""

    @property
    def factor(self) -> float:
        return SPEEDS[self._speed]

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, code: str) -> None:
        self.use(language=code)
        self._store("language", code)

    def use(self, theme: str | None = None, speed: str | None = None, language: str | None = None) -> None:
        """Have these for now, without remembering them. Raises `ValueError` for one that does not exist."""
        before = self._theme, self._speed, self._language
        after = (
            _checked(theme, THEMES, self._theme),
            _checked(speed, SPEEDS, self._speed),
            _checked(language, LANGUAGES, self._language),
        )
        self._theme, self._speed, self._language = after
        if after != before:
            self.changed.emit()

    def _stored(self, key: str, known: Collection[str], usual: str) -> str:
        value = None if self._settings is None else self._settings.value(f"preferences/{key}")
        return value if isinstance(value, str) and value in known else usual

    def _store(self, key: str, value: str) -> None:
        # QSettings writes when it can and keeps quiet when it cannot: then this is for now only.
        if self._settings is not None:
            self._settings.setValue(f"preferences/{key}", value)


def _checked(value: str | None, known: Collection[str], usual: str) -> str:
    if value is None:
        return usual
    if value not in known:
        raise ValueError(f"there is no {value!r}, only: {', '.join(known)}")
    return value
