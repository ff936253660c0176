"""What goes into the bundle, for the specs in `packaging/`: only what the program really uses.

PyInstaller takes everything that could be of use. Here it is told which modules nobody imports, which of Qt's plugins
are wanted, and which libraries are left without anybody who links to them.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any

from scripts.package.compiling import compiled_modules

Entry = tuple[str, str, str]
"""How PyInstaller lists a file: where it goes, where it is, and what kind of file it is."""

EXCLUDED_MODULES = [
    # hashlib has its own code for every digest and takes OpenSSL's, five megabytes, only if it is there.
    "_hashlib",
    # Nobody speaks to the network.
    "_ssl",
    "ssl",
    "http",
    "urllib.request",
    "ftplib",
    "xmlrpc",
    "PySide6.QtNetwork",
    # Others in the environment of a developer.
    "setuptools",
    "pytest",
    "mypy",
]
"""Excluding `decimal` as well would break `statistics`, and with it `random`."""

PLUGINS = {
    "linux": (
        "platforms/libqxcb",
        "platforms/libqwayland",
        "platforms/libqoffscreen",
        "platforminputcontexts/libcompose",  # dead keys in names
        "platforminputcontexts/libibus",
        "platformthemes/libqxdgdesktopportal",  # the desktop's own file dialogs
        "wayland-shell-integration/libxdg-shell",
        "wayland-decoration-client/libadwaita",  # GNOME draws no frames around windows
        "wayland-decoration-client/libbradient",
    ),
    "win32": ("platforms/qwindows", "platforms/qoffscreen"),
    "darwin": ("platforms/libqcocoa", "platforms/libqoffscreen"),
}

QT_TRANSLATIONS = ("qtbase_de.qm",)
"""What Qt says itself, in file dialogs, in the languages the program speaks; in English it needs no file."""

UNUSED_LIBRARIES = ("opengl32sw", "d3dcompiler")
"""Windows: nothing is drawn with OpenGL, and nobody links to its replacements; Qt would load them by name."""

STRIP = sys.platform == "linux" and shutil.which("strip") is not None
"""Whether what debuggers read is taken out: on Windows there is none, on macOS it would break Apple's signatures."""


def reduce(analysis: Any) -> None:
    """Take out of PyInstaller's findings what is not used."""
    analysis.datas = [entry for entry in analysis.datas if _is_wanted(entry)]
    analysis.binaries = [entry for entry in analysis.binaries if _is_wanted(entry)]
    if sys.platform == "linux":
        linked = _linked_by([e for e in analysis.binaries if not _is_library(e)])
        analysis.binaries = _only_linked(analysis.binaries, linked)
        analysis.datas = _only_linked(analysis.datas, linked)  # it keeps links to libraries among the data


def take_compiled(analysis: Any, folder: Path) -> None:
    """Put compiled modules in the place of their source, which had to be there first to tell what they import."""
    compiled = compiled_modules(folder)
    analysis.pure = [entry for entry in analysis.pure if entry[0] not in compiled]
    analysis.binaries += [(str(path.relative_to(folder)), str(path), "EXTENSION") for path in compiled.values()]


def _is_wanted(entry: Entry) -> bool:
    path = PurePosixPath(Path(entry[0]).as_posix())
    parts = path.parts
    if "PySide6" not in parts:
        return True
    if "plugins" in parts:
        name = "/".join(parts[parts.index("plugins") + 1 :])
        return name.startswith(PLUGINS[sys.platform])
    if "translations" in parts:
        return path.name in QT_TRANSLATIONS
    return not path.name.lower().startswith(UNUSED_LIBRARIES)


def _is_library(entry: Entry) -> bool:
    """Whether a file is there for others only: no module of Python's, no plugin."""
    name = PurePosixPath(entry[0]).name
    return entry[2] != "EXTENSION" and "/plugins/" not in entry[0] and not name.startswith("libpython")


def _linked_by(entries: Iterable[Entry]) -> set[str]:
    """The names of all libraries that these need, directly or by others."""
    from PyInstaller.depend.bindepend import get_imports  # type: ignore[import-untyped]

    return {name for _, source, _ in entries for name, _ in get_imports(source)}


def _only_linked(entries: Iterable[Entry], linked: set[str]) -> list[Entry]:
    def is_needed(entry: Entry) -> bool:
        name = PurePosixPath(entry[0]).name
        return ".so" not in name or not _is_library(entry) or name in linked

    return [entry for entry in entries if is_needed(entry)]
