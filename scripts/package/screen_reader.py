"""Reads a running program the way a screen reader does: through AT-SPI, the accessibility bus of Linux desktops."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.package.surroundings import Failed, Person

ROOT = "/org/a11y/atspi/accessible/root"
MOST_NODES = 2000


@contextmanager
def session_bus(person: Person, home: Path) -> Iterator[str]:
    """A message bus for one desktop session. Its address."""
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": str(home)}
    command = [*person.prefix, "dbus-daemon", "--session", "--nofork", "--print-address"]
    daemon = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().strip()
        if not address:
            raise Failed("dbus-daemon did not start")
        yield address
    finally:
        daemon.terminate()
        daemon.wait()
        if daemon.stdout is not None:
            daemon.stdout.close()


class ScreenReader:
    """Reads the names of everything that is shown."""

    def __init__(self, person: Person, session: str) -> None:
        self._person = person
        self._bus = session
        found = self._call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        self._bus = re.findall(r'string "([^"]+)"', found)[0] if found else ""

    def texts(self) -> list[str]:
        """Everything, in the order in which it is read."""
        found: list[str] = []
        waiting = self._children("org.a11y.atspi.Registry", ROOT)
        for _ in range(MOST_NODES):
            if not waiting:
                break
            service, path = waiting.pop(0)
            found.append(self._name(service, path))
            waiting = [*self._children(service, path), *waiting]
        return [text for text in found if text]

    def _children(self, service: str, path: str) -> list[tuple[str, str]]:
        said = self._call(service, path, "org.a11y.atspi.Accessible.GetChildren")
        return re.findall(r'struct \{\s+string "([^"]+)"\s+object path "([^"]+)"', said)

    def _name(self, service: str, path: str) -> str:
        words = ("string:org.a11y.atspi.Accessible", "string:Name")
        said = self._call(service, path, "org.freedesktop.DBus.Properties.Get", *words)
        found = re.search(r'string "(.*)"\s*\Z', said, re.DOTALL)
        return found[1] if found else ""

    def _call(self, service: str, path: str, method: str, *words: str) -> str:
        """What comes back, as dbus-send writes it; nothing if there is no answer, because a piece has just gone."""
        command = [*self._person.prefix, "dbus-send", f"--bus={self._bus}", "--print-reply", f"--dest={service}"]
        return subprocess.run([*command, path, method, *words], capture_output=True, text=True).stdout
