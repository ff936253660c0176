"""What the desktop knows the program by. Packages, the window and the system's menus must all say the same."""

from __future__ import annotations

NAME = "Raise"
APP_ID = "org.raiseqt.Raise"
RECORD_SUFFIX = ".raise"
RECORD_TYPE = "application/x-raise-game"
LOG_SUFFIX = ".jsonl"
