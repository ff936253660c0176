"""Where the built program is tried out: a screen of its own, an empty home, a person who is not root."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 300.0
"""Seconds. Time is only the limit, never what is tested."""

SCREEN = (1280, 800)
LINUX, WINDOWS = sys.platform == "linux", sys.platform == "win32"


class Failed(Exception):
    """The program did not do what it should; says what in a sentence."""


def wait_for(condition: Callable[[], object], what: str) -> None:
    """Until something is true."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise Failed(f"waited in vain for {what}")
        time.sleep(0.05)


def unpack(package: Path, folder: Path) -> Path:
    """Put a package, an archive or a copy of a built folder into a folder. Returns the program in it."""
    name = package.name
    if name.endswith(".deb"):
        subprocess.run(["dpkg-deb", "-x", str(package), str(folder)], check=True)
        return folder / "usr" / "games" / "raise-qt"
    if name.endswith(".tar.xz"):
        with tarfile.open(package) as tar:
            tar.extractall(folder, filter="fully_trusted")  # our own file, with its links
    elif name.endswith(".exe"):
        subprocess.run(f'"{package}" /S /D={folder}', check=True)  # everything after /D= is the path, spaces and all
        return folder / "Raise.exe"
    elif name.endswith(".zip") and sys.platform == "darwin":
        subprocess.run(["ditto", "-x", "-k", str(package), str(folder)], check=True)
    elif name.endswith(".zip"):
        with zipfile.ZipFile(package) as archive:
            archive.extractall(folder)
    else:
        shutil.copytree(package, folder / name, symlinks=True)
    home = next(path for path in folder.iterdir() if path.is_dir())
    if home.suffix == ".app":
        return home / "Contents" / "MacOS" / "Raise"
    return home / ("Raise.exe" if WINDOWS else "raise-qt")


def forbid_writing(folder: Path) -> None:
    """Nobody may change anything in it, not even whoever owns it."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o555 if path.is_dir() or os.access(path, os.X_OK) else 0o444)


def allow_writing(folder: Path) -> None:
    """So that it can be removed again."""
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """The environment that leads to a screen: on Linux one of our own, elsewhere the one that is there."""
    if not LINUX:
        yield {}
        return
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    read, write = os.pipe()
    # -noreset: or the screen is made anew when its last window goes, just when the next one comes
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-noreset", "-ac"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise Failed("Xvfb did not start")
        yield {"DISPLAY": f":{number}"}
    finally:
        server.terminate()
        server.wait()


class Person:
    """Whoever plays: this person, or `nobody` if this one may do everything."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._is_root = LINUX and os.geteuid() == 0
        self.prefix = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if self._is_root else []

    def new_home(self, writable: bool = True) -> Path:
        """An empty home."""
        home = self._folder / f"home {len(list(self._folder.glob('home *'))) + 1}"
        home.mkdir()
        if writable:
            self.give(home)
        else:
            home.chmod(0o555)
        return home

    def give(self, path: Path) -> None:
        """Let the person own it."""
        if self._is_root:
            shutil.chown(path, "nobody", "nogroup")


def environment(home: Path, **more: str) -> dict[str, str]:
    """All that the program gets to know. On Linux that is the home and what is named; Windows needs its own names."""
    if WINDOWS:
        kept = {key: os.environ[key] for key in ("SYSTEMROOT", "WINDIR", "TEMP", "TMP", "PATH") if key in os.environ}
        places = {"USERPROFILE": str(home), "APPDATA": str(home / "Roaming"), "LOCALAPPDATA": str(home / "Local")}
        return {**kept, **places, **more}
    return {"HOME": str(home), **more}


class Run:
    """The program, running. Whatever it writes goes to files."""

    def __init__(self, person: Person, program: Path, words: Sequence[str], env: dict[str, str], scratch: Path) -> None:
        number = len(list(scratch.glob("*.err")))
        self._out, self._err = scratch / f"{number}.out", scratch / f"{number}.err"
        with self._out.open("wb") as out, self._err.open("wb") as err:
            command = [*person.prefix, str(program), *words]
            self.process = subprocess.Popen(command, env=env, stdout=out, stderr=err, stdin=subprocess.DEVNULL)

    def end(self) -> int:
        """Wait until it has ended. Returns its exit status."""
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired as error:
            raise Failed(f"the program did not end; it said: {self.last_words}") from error

    def kill(self) -> None:
        """For a run that has failed already."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    @property
    def output(self) -> str:
        return self._out.read_text("utf-8", "replace")

    @property
    def errors(self) -> str:
        """Without what Qt says of a system that names no language, as an empty environment does."""
        said = self._err.read_text("utf-8", "replace")
        return "\n".join(line for line in said.splitlines() if line.strip() and not line.startswith(LOCALE_WORDS))

    @property
    def last_words(self) -> str:
        """The end of what it complained about."""
        return self.errors[-LAST_WORDS:]


LAST_WORDS = 800
LOCALE_WORDS = (
    "Detected locale",
    "Qt depends on a UTF-8 locale",
    "If this causes problems, reconfigure your locale",
    "for more information.",
)


def processes_of(program: Path) -> list[int]:
    """All that run the program's file, also as the place where its bots think."""
    if LINUX:
        return [pid for pid in _all_pids() if _runs(pid, program.resolve())]
    if WINDOWS:
        asked = ["tasklist", "/FI", f"IMAGENAME eq {program.name}", "/FO", "CSV", "/NH"]
        said = subprocess.run(asked, capture_output=True, text=True).stdout
        return [int(line.split('","')[1]) for line in said.splitlines() if line.startswith('"')]
    said = subprocess.run(["pgrep", "-f", str(program)], capture_output=True, text=True).stdout
    return [int(word) for word in said.split()]


def end_processes(program: Path) -> None:
    """Whatever a failed check has left."""
    for pid in processes_of(program):
        with suppress(OSError):  # it has just ended
            os.kill(pid, signal.SIGTERM)


def _all_pids() -> Iterator[int]:
    return (int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit())


def _runs(pid: int, program: Path) -> bool:
    try:
        return Path(f"/proc/{pid}/exe").resolve() == program
    except OSError:  # it has just ended
        return False
