"""Builds the packages for the system it runs on, into `dist/`."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections import deque
from pathlib import Path
from typing import Any

from raise_qt.identity import NAME
from scripts.package import archive, debian, libraries, licences, macos, names, windows
from scripts.package.compiling import compile_rules
from scripts.package.icons import write_icons
from scripts.package.metadata import source_date
from scripts.package.search_paths import forget_foreign_search_path
from scripts.package.steps import Steps

ENOUGH_LINES = 30


class CannotBuild(Exception):
    """Says in a sentence why not."""


def main() -> int:
    """Everything, or only the folder."""
    parser = argparse.ArgumentParser(prog="make package", description=__doc__)
    parser.add_argument("--folder-only", action="store_true", help="no archives, no installers")
    parser.add_argument("--compiled", action="store_true", help="fail if rules and search cannot be compiled")
    parser.add_argument("--dist", type=Path, default=names.DIST, help="where to put it, instead of dist/")
    options = parser.parse_args()
    try:
        build(options.dist.resolve(), options.folder_only, options.compiled)
    except CannotBuild as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    return 0


def build(dist: Path, folder_only: bool = False, must_compile: bool = False) -> Path:
    """Build what can be built here. Returns the folder with the program."""
    steps = Steps(4 if folder_only else 6 + (names.SYSTEM == "windows" or debian.is_debian_like()), sys.stdout)
    dist.mkdir(parents=True, exist_ok=True)
    with steps.step("Drawing the icons"):
        write_icons(names.BUILD)
        for program in (names.PROGRAM, names.TERMINAL_PROGRAM):
            (names.BUILD / f"{program}.version").write_text(windows.version_resource(program), "utf-8")
    with steps.step("Compiling rules and search"):
        if not compile_rules():
            if must_compile:
                raise CannotBuild("Rules and search could not be compiled; `make compiled` says why.")
            steps.tell("not possible here, they stay pure Python; `make compiled` says why")
    with steps.step("Putting the program together"):
        licences.write_licences(names.LICENCES)
        folder = run_pyinstaller(names.DATA / "raise_qt.spec", dist, steps)
        if names.SYSTEM == "linux":
            for path in libraries.programs_and_libraries(folder):
                forget_foreign_search_path(path)
        if names.SYSTEM != "macos":  # there they are inside already: it is sealed, and nothing may be added
            licences.write_licences(folder / "licences", names.BUILD / "raise_qt" / "COLLECT-00.toc")
    with steps.step("Looking at what it needs"):
        steps.tell(_needs(folder))
    if not folder_only:
        made = _pack(folder, dist, steps)
        with steps.step("Adding up"):
            archive.write_checksums(made, dist / f"SHA256SUMS-{names.SYSTEM}-{names.MACHINE}.txt")
        for path in (folder, *made):
            print(f"  {_megabytes(path):>7}  {path}")
    return folder


def run_pyinstaller(spec: Path, dist: Path, steps: Steps | None = None) -> Path:
    """Let PyInstaller make a folder; returns it. What it says is shown only if it fails."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", str(dist)]
    command += ["--workpath", str(names.BUILD), str(spec)]
    last: deque[str] = deque(maxlen=ENOUGH_LINES)
    streams: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "errors": "replace"}
    # Unpacking every module at every start takes longer than reading it, and whole packages are compressed anyhow.
    environment = {**os.environ, "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
    with subprocess.Popen(command, cwd=names.ROOT, env=environment, text=True, **streams) as it:
        assert it.stdout is not None
        for line in it.stdout:
            last.append(line)
            if steps is not None:
                steps.tell(line.rstrip().rpartition("INFO: ")[2])
    if steps is not None:
        steps.tell("")
    if it.returncode:
        raise CannotBuild("".join(last) + f"PyInstaller failed with status {it.returncode}.")
    name = {"raise_qt": names.PACKAGE}.get(spec.stem, spec.stem.replace("_", "-"))
    application = dist / f"{NAME}.app"
    return application if names.SYSTEM == "macos" and spec.stem == "raise_qt" else dist / name


def _needs(folder: Path) -> str:
    """What the folder asks of a system, as a sentence. A library that is nowhere is the end."""
    if names.SYSTEM != "linux":
        return ""
    missing = libraries.unresolved(folder)
    if missing:
        wanted = sorted({name for found in missing.values() for name in found})
        raise CannotBuild(f"These libraries are missing here, so they are missing in the package: {', '.join(wanted)}.")
    version = ".".join(map(str, libraries.needed_glibc(folder)))
    return f"it runs on systems with glibc {version} or newer"


def _pack(folder: Path, dist: Path, steps: Steps) -> list[Path]:
    """Archives and installers."""
    made = []
    with steps.step("Compressing"):
        if names.SYSTEM == "macos":
            made.append(dist / f"{names.STEM}.zip")
            macos.write_zip(folder, made[-1])
        elif names.SYSTEM == "windows":
            made.append(dist / f"{names.STEM}.zip")
            archive.write_zip(folder, made[-1], names.STEM, steps.advance)
        else:
            made.append(dist / f"{names.STEM}.tar.xz")
            archive.write_tar_xz(folder, made[-1], names.STEM, source_date(), steps.advance)
    if names.SYSTEM == "windows":
        with steps.step("Making the installer"):
            makensis = windows.find_makensis()
            if makensis is None:
                raise CannotBuild("The installer needs NSIS, which is not here: https://nsis.sourceforge.io")
            made.append(dist / f"{names.STEM}-installer.exe")
            windows.write_installer(makensis, folder, names.BUILD / f"{NAME}.ico", made[-1])
    elif debian.is_debian_like():
        with steps.step("Making the Debian package"):
            made.append(dist / debian.package_name())
            debian.write_package(folder, names.BUILD, made[-1])
    return made


def _megabytes(path: Path) -> str:
    size = archive.size_of(path) if path.is_dir() else path.stat().st_size
    return f"{size / 1e6:.1f} MB"


if __name__ == "__main__":
    shutil.rmtree(names.BUILD, ignore_errors=True)
    sys.exit(main())
