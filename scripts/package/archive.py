"""Archives of the built folder, and their checksums."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import BinaryIO

Advance = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1."""


def write_tar_xz(folder: Path, target: Path, name: str, date: int, advance: Advance) -> None:
    """The folder as an archive in which it is called `name`; the same folder always makes the same file."""
    xz = shutil.which("xz")
    if xz is None:
        with tarfile.open(target, "w:xz") as tar:
            _fill(tar, folder, name, date, advance)
        return
    # xz works on all cores, Python's own compressor on one.
    with target.open("wb") as file, subprocess.Popen([xz, "-6", "-T0"], stdin=subprocess.PIPE, stdout=file) as process:
        assert process.stdin is not None
        stream: BinaryIO = process.stdin  # type: ignore[assignment]
        with stream, tarfile.open(fileobj=stream, mode="w|") as tar:
            _fill(tar, folder, name, date, advance)
    if process.returncode:
        raise OSError(f"xz ended with status {process.returncode}.")


def _fill(tar: tarfile.TarFile, folder: Path, name: str, date: int, advance: Advance) -> None:
    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = date
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    paths = [folder, *sorted(folder.rglob("*"))]
    sizes = [path.lstat().st_size for path in paths]
    done = 0
    for path, size in zip(paths, sizes, strict=True):
        tar.add(path, name / path.relative_to(folder), recursive=False, filter=plain)
        done += size
        advance(done / sum(sizes))


def write_zip(folder: Path, target: Path, name: str, advance: Advance) -> None:
    """The folder as a zip file, for Windows."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for number, path in enumerate(paths, 1):
            archive.write(path, name / path.relative_to(folder))
            advance(number / len(paths))


def write_checksums(files: Iterable[Path], target: Path) -> None:
    """One line for each file, as `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(files)]
    target.write_text("".join(lines), "utf-8", newline="\n")


def size_of(folder: Path) -> int:
    """Bytes of all files; links count nothing."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
