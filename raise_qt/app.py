"""The composition root: builds everything and hands the objects to each other. There are no globals."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping


def run() -> int:
    """Open the window, stay until it is closed, and return the exit status."""
    if not has_display(sys.platform, os.environ):
        print("Raise needs a display to open its window, and there is none here.", file=sys.stderr)
        return 1
    # Not before: without a display Qt aborts the process, and its system libraries may not even be there.
    from raise_qt.window.application import create_application
    from raise_qt.window.placeholder import PlaceholderWindow

    application = create_application()
    window = PlaceholderWindow()
    window.show()
    return application.exec()


def has_display(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a window can be shown. A Qt platform chosen by hand (offscreen, vnc) needs no display."""
    if not platform.startswith("linux"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
