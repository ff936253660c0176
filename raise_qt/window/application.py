"""The Qt application as the desktop sees it."""

from __future__ import annotations

import gc
import signal
import sys

from PySide6.QtWidgets import QApplication

from raise_qt import __version__
from raise_qt.table import fonts


def create_application() -> QApplication:
    """The one application object. Whoever gets it keeps it until the program ends."""
    # Python's own handler would only run once Qt hands control back: Ctrl-C in the terminal would do nothing.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()  # until the first picture is there (see `Program`): all that is built for it is needed
    QApplication.setStyle("Fusion")  # the same on every system, and the one our style sheet is made for
    application = QApplication(sys.argv[:1])
    # Settings and saved games are kept under this name (see `places`).
    application.setApplicationName("raise-qt")
    application.setApplicationDisplayName("Raise")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("raise-qt")
    application.setFont(fonts.font(14))
    return application
