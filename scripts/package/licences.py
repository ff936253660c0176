"""The licences of everything in the bundle, in a folder beside the program."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sysconfig
from pathlib import Path

from scripts.package.names import DATA, ROOT


def write_licences(folder: Path, contents: Path | None = None) -> None:
    """Into `folder`. `contents` is PyInstaller's list of what it put into the bundle, system libraries included."""
    shutil.copytree(DATA / "licences", folder, dirs_exist_ok=True)
    shutil.copy(ROOT / "LICENSE", folder / "Raise.txt")
    shutil.copy(ROOT / "raise_qt" / "resources" / "fonts" / "OFL.txt", folder / "Inter.txt")
    python = _pythons_licence()
    if python is not None:
        shutil.copy(python, folder / "Python.txt")
    for package in sorted(_system_packages(contents)) if contents is not None else ():
        text = Path("/usr/share/doc", package, "copyright")
        if text.is_file():
            (folder / "system").mkdir(exist_ok=True)
            shutil.copy(text, folder / "system" / f"{package}.txt")


def _pythons_licence() -> Path | None:
    """Each system keeps it somewhere else."""
    library = Path(sysconfig.get_path("stdlib"))
    return next((path for path in (library / "LICENSE.txt", library.parent / "LICENSE.txt") if path.is_file()), None)


def _system_packages(contents: Path) -> set[str]:
    """The Debian packages whose libraries are in the bundle; none on other systems."""
    if shutil.which("dpkg-query") is None:
        return set()
    entries = ast.literal_eval(contents.read_text("utf-8"))[0]
    # Since /lib is a link to /usr/lib, packages know their files by one of the two names.
    paths = {str(Path(source).resolve()) for _, source, kind in entries if kind == "BINARY"}
    paths = {path for path in paths if path.startswith(("/usr/lib/", "/lib/"))}
    names = sorted(paths | {path.removeprefix("/usr") for path in paths})
    found = subprocess.run(["dpkg-query", "--search", *names], capture_output=True, text=True).stdout
    return {line.split(":")[0] for line in found.splitlines()}
