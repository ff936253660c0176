"""What a built folder asks of the system it runs on (Linux)."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

Version = tuple[int, int]

PROMISED_GLIBC: Version = (2, 35)
"""A release needs nothing newer: the README says so, and from which distributions on that is."""


def programs_and_libraries(folder: Path) -> Iterator[Path]:
    """All files with machine code."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def unresolved(folder: Path) -> dict[str, list[str]]:
    """The files that need a library which is neither in the folder nor on this system, and which."""
    environment = {**os.environ, "LD_LIBRARY_PATH": str(folder / "_internal")}  # as the program sets it for itself
    found = {}
    for path in programs_and_libraries(folder):
        said = subprocess.run(["ldd", str(path)], capture_output=True, text=True, env=environment).stdout
        missing = sorted({line.split()[0] for line in said.splitlines() if line.endswith("not found")})
        if missing:
            found[path.name] = missing
    return found


def needed_glibc(folder: Path) -> Version:
    """The oldest version of the C library with everything that the folder asks for."""
    found = {(0, 0)}
    for path in programs_and_libraries(folder):
        found |= {(int(a), int(b)) for a, b in re.findall(rb"\0GLIBC_(\d+)\.(\d+)", path.read_bytes())}
    return max(found)
