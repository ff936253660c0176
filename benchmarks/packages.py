"""Our package against one of a bare window that is packed in the same way: room on the disk, download, start."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from scripts.package import names
from scripts.package.__main__ import build, run_pyinstaller
from scripts.package.archive import size_of, write_tar_xz
from scripts.package.surroundings import SCREEN, screen

PASSES = 15
AIMS = {"folder": 1.15, "archive": 1.25, "start": 1.4}


def measure_package() -> None:
    """Build both, start both in turn; of the starts the best counts."""
    with tempfile.TemporaryDirectory(prefix="bench-") as scratch:
        dist = Path(scratch)
        print("Building our package and a bare one …", flush=True)
        folders = {
            "bare": run_pyinstaller(names.DATA / "bare_window.spec", dist),
            "ours": build(dist, folder_only=True),
        }
        print("Compressing both …", flush=True)
        archives = {name: dist / f"{name}.tar.xz" for name in folders}
        for name, folder in folders.items():
            write_tar_xz(folder, archives[name], name, 0, lambda _: None)
        starts = _measure_starts(folders, dist)
        rows = {
            "folder": ("MB, the folder", {name: size_of(folder) / 1e6 for name, folder in folders.items()}),
            "archive": ("MB, the archive", {name: path.stat().st_size / 1e6 for name, path in archives.items()}),
            "start": ("seconds to the first picture", starts),
        }
    print("\nPackage, compared to that of a bare PySide6 window")
    for key, (words, figures) in rows.items():
        bare, ours = figures["bare"], figures["ours"]
        print(f"  {words:30}{bare:8.2f}{ours:8.2f}{ours / bare:8.2f} ×   (aim: at most {AIMS[key]:.2f} ×)")


def _measure_starts(folders: dict[str, Path], home: Path) -> dict[str, float]:
    size = "x".join(map(str, SCREEN))
    commands = {
        "bare": [str(folders["bare"] / "bare-window"), str(time.time())],
        "ours": [str(folders["ours"] / names.PROGRAM), "--windowed", size, "--theme", "night"],
    }
    best: dict[str, float] = {}
    with screen() as display:
        environment = {**os.environ, **display, "HOME": str(home), "QT_QPA_PLATFORM": "xcb"}
        for number in range(1, PASSES + 1):
            print(f"Starting both, pass {number} of {PASSES} …", flush=True)
            for name, command in commands.items():
                watch = [sys.executable, "-m", "benchmarks.first_picture", *command]
                said = subprocess.run(
                    watch, check=True, capture_output=True, text=True, env=environment, cwd=names.ROOT
                )
                best[name] = min(best.get(name, float("inf")), float(said.stdout))
    return best
