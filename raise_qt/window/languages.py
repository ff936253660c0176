"""The language of the program: switched while it runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from raise_qt.resources import FOLDER
from raise_qt.table.preferences import LANGUAGES, Preferences

USUAL = "en"


class Languages(QObject):
    """Installs the translations of the preferred language, and others when the preference changes.

    Qt then tells every widget that the language has changed, and each says everything anew.

    Attributes:
        current: The code of the language spoken now.
    """

    def __init__(self, application: QCoreApplication, preferences: Preferences) -> None:
        super().__init__()
        self._application = application
        self._preferences = preferences
        self._translators: list[QTranslator] = []
        self.current = ""
        preferences.changed.connect(self._follow)
        self._follow()

    def close(self) -> None:
        """Speak as the code does."""
        self._preferences.changed.disconnect(self._follow)
        self._remove()

    def _follow(self) -> None:
        wanted = self._preferences.language or desktop_language()
        if wanted != self.current:
            self.current = wanted
            self._install(wanted)

    def _install(self, code: str) -> None:
        self._remove()
        QLocale.setDefault(QLocale(code))
        # The last one installed is asked first.
        self._translators = [t for t in (_qts_own(code), Translation(code)) if t is not None]
        for new in self._translators:
            self._application.installTranslator(new)

    def _remove(self) -> None:
        for old in self._translators:
            self._application.removeTranslator(old)
        self._translators = []


def desktop_language() -> str:
    """The first of the desktop's languages that we speak, or English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code and code in LANGUAGES:
            return code
    return USUAL


class Translation(QTranslator):
    """Our own texts in a language. English has a file too, for its plurals."""

    def __init__(self, code: str) -> None:
        super().__init__()
        file = FOLDER / "translations" / f"raise_{code}.qm"
        try:
            self._data = file.read_bytes()
        except OSError:
            self._data = b""  # then everything stays as it is written in the code
        self.load(self._data)  # Qt makes no copy: the data must live as long as the translator


def _qts_own(code: str) -> QTranslator | None:
    """What Qt says itself, in file dialogs."""
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return translator if translator.load(f"qtbase_{code}", folder) else None
