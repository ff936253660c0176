"""What the packages and the files in them are called on each system."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

from raise_qt import __version__
from raise_qt.identity import NAME

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "packaging"
"""What is shipped beside the program, and how it is put together."""

DIST = ROOT / "dist"
BUILD = ROOT / "build" / "package"
"""Everything made on the way."""

LICENCES = BUILD / "licences"

COMPILED = ROOT / "build" / "compiled"
"""Where `make compiled` puts its copy of the package."""

PACKAGE = "raise-qt"
TERMINAL_PROGRAM = "raise-qt"
PROGRAM = TERMINAL_PROGRAM if sys.platform == "linux" else NAME
"""Elsewhere people see the file itself."""

SYSTEM = {"linux": "linux", "win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
MACHINE = {"amd64": "x86_64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
STEM = f"{PACKAGE}-{__version__}-{SYSTEM}-{MACHINE}"
"""Of every archive."""
