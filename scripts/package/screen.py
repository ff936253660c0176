"""Takes a picture of the whole screen: `python -m scripts.package.screen FILE`.

A program of its own, because its Qt speaks to the screen, and that of whoever wants the picture may not.
"""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication


def main(path: str) -> int:
    """Save it as a PNG file."""
    application = QGuiApplication([])
    done = application.primaryScreen().grabWindow(0).save(path, "PNG")
    return 0 if done else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
