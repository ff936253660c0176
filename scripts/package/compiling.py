"""Rules and search as machine code, where there is a compiler. Pure Python plays the same games, more slowly."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from scripts.package.names import COMPILED, ROOT


def compile_rules() -> bool:
    """Compile what has changed. Whether there is something compiled now; what is old is not left there."""
    try:
        subprocess.run([sys.executable, "-m", "scripts.compile"], check=True, cwd=ROOT, capture_output=True)
    except subprocess.CalledProcessError:
        shutil.rmtree(COMPILED, ignore_errors=True)
    return bool(compiled_modules(COMPILED))


def compiled_modules(folder: Path) -> dict[str, Path]:
    """All compiled modules below a folder, by their names. None, if they could only be copied."""
    return {
        ".".join([*path.relative_to(folder).parts[:-1], path.name.split(".")[0]]): path
        for path in sorted(folder.rglob("*"))
        if path.name.endswith(tuple(EXTENSION_SUFFIXES))
    }
