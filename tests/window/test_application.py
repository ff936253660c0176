"""The application as the desktop sees it."""

from __future__ import annotations

import os
import subprocess
import sys

from raise_qt.identity import APP_ID


def test_a_file_that_the_desktop_hands_over_is_opened() -> None:
    """In a process of its own, because there can be only one application."""
    code = (
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from raise_qt.window.application import create_application\n"
        "application = create_application()\n"
        "application.file_opened.connect(print)\n"
        "application.sendEvent(application, QFileOpenEvent('/games/one.raise'))\n"
        "print(application.desktopFileName())\n"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment)
    assert done.stdout.split() == ["/games/one.raise", APP_ID]
