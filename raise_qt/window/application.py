"""The Qt application as the desktop sees it."""

from __future__ import annotations

import gc
import signal
import sys

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from raise_qt import __version__
from raise_qt.identity import APP_ID, NAME
from raise_qt.table import fonts


class Application(QApplication):
    """The one application object.

    Signals:
        file_opened(path): A record was double-clicked. Only macOS tells a program so; others start it with the file.
    """

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


def create_application() -> Application:
    """The one application object. Whoever gets it keeps it until the program ends."""
    # Python's own handler would only run once Qt hands control back: Ctrl-C in the terminal would do nothing.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _tell_windows()
    gc.disable()  # until the first picture is there (see `Program`): all that is built for it is needed
    QApplication.setStyle("Fusion")  # the same on every system, and the one our style sheet is made for
    application = Application(sys.argv[:1])
    # Settings and saved games are kept under this name (see `places`).
    application.setApplicationName("raise-qt")
    application.setApplicationDisplayName(NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APP_ID)
    application.setFont(fonts.font(14))
    return application


def _tell_windows() -> None:
    """Windows would group our windows under whatever runs them, and show its icon."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
