"""Whether there is a screen to show a window on. Qt would not say so: it ends the program with a long complaint."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Mapping

X_SOCKETS = "/tmp/.X11-unix/X"


def has_display(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a window can be shown. A Qt platform chosen by hand (offscreen, vnc) needs no display."""
    if not platform.startswith("linux") or environ.get("QT_QPA_PLATFORM"):
        return True
    return _wayland_answers(environ) or _x_answers(environ.get("DISPLAY", ""))


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and _answers(os.path.join(environ.get("XDG_RUNTIME_DIR", ""), name))


def _x_answers(display: str) -> bool:
    """Displays on other machines are not asked: Qt will see."""
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if local is None:
        return bool(display)
    path = X_SOCKETS + local[1]
    return _answers(f"\0{path}") or _answers(path)


def _answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(2)
        try:
            return line.connect_ex(address) == 0
        except (OSError, ValueError):  # a name that is too long, or none that a socket can have
            return False
