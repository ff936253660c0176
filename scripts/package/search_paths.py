"""Where the machine code in a bundle looks for its libraries (Linux).

A Python that was built by hand tells everything linked with it to look in the folder where it was built. On another
machine that folder is nobody's, or somebody else's; the program finds all it brings along without it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

ELF_64_LITTLE = b"\x7fELF\x02\x01"
"""How a file begins on every machine that Qt has wheels for; others are left alone."""

SEGMENTS, SEGMENT, ENTRY = struct.Struct("<32xQ14x2H"), struct.Struct("<2I4Q"), struct.Struct("<2Q")
LOADED, DYNAMIC = 1, 2
END, STRINGS, RPATH, RUNPATH = 0, 5, 15, 29

Entry = tuple[int, int]
"""Of the list that the loader reads: what it is about, and a number."""


def foreign_search_path(file: Path) -> str:
    """Where the file looks that is not told from where it lies itself; empty if it does not."""
    return next(iter(_foreign(file.read_bytes()).values()), "")


def forget_foreign_search_path(file: Path) -> None:
    """Take that out."""
    data = bytearray(file.read_bytes())
    foreign = _foreign(data)
    if not foreign:
        return
    place, entries = _dynamic(data)
    kept = [entry for entry in entries if entry not in foreign]
    for number, entry in enumerate([*kept, *[(END, 0)] * len(foreign)]):
        ENTRY.pack_into(data, place + number * ENTRY.size, *entry)
    file.write_bytes(data)


def _foreign(data: bytes | bytearray) -> dict[Entry, str]:
    _, entries = _dynamic(data)
    found = {}
    for tag, value in entries:
        if tag in (RPATH, RUNPATH):
            start = _offset(data, dict(entries)[STRINGS] + value)
            path = bytes(data[start : data.index(b"\0", start)]).decode()
            if not all(folder.startswith("$ORIGIN") for folder in path.split(":")):
                found[tag, value] = path
    return found


def _dynamic(data: bytes | bytearray) -> tuple[int, list[Entry]]:
    """The loader's list, up to its end, and where it is in the file. A file that is not linked has none."""
    for kind, offset, _, size in _segments(data):
        if kind == DYNAMIC:
            entries = list(ENTRY.iter_unpack(data[offset : offset + size]))
            return offset, entries[: next(n for n, entry in enumerate(entries) if entry[0] == END)]
    return 0, []


def _offset(data: bytes | bytearray, address: int) -> int:
    """Where in the file something is that will be at an address."""
    return next(
        offset + address - start
        for kind, offset, start, size in _segments(data)
        if kind == LOADED and start <= address < start + size
    )


def _segments(data: bytes | bytearray) -> Iterator[tuple[int, int, int, int]]:
    """Kind, place in the file, address and size of each."""
    if data.startswith(ELF_64_LITTLE):
        first, length, count = SEGMENTS.unpack_from(data)
        for number in range(count):
            kind, _, offset, address, _, size = SEGMENT.unpack_from(data, first + number * length)
            yield kind, offset, address, size
