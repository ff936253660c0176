"""The application as the desktop sees it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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


def test_the_first_picture_waits_for_no_bots(tmp_path: Path) -> None:
    """Nor for the session or for OpenSSL, whether it is the first start or a choice was remembered."""
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from raise_qt.app import compose\n"
        "from raise_qt.window.application import create_application\n"
        "from raise_qt.window.command_line import Options\n"
        "from raise_qt.window.places import Places\n"
        "application = create_application()\n"
        "places = Places(Path(sys.argv[1]), Path(sys.argv[1]))\n"
        "program = compose(application, places, Options())\n"
        "program.front.choices.save(program._choice.with_count(3))\n"
        "program = compose(application, places, Options())\n"
        "assert program._choice.count == 3\n"
        "program.start()\n"
        "early = ('hashlib', 'raise_qt.session', 'raise_qt.games.raise_game.bots')\n"
        "print(*[name for name in sys.modules if name.startswith(early)])\n"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert done.stdout.split() == []
