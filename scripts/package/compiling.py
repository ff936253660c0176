"""Rules and search as machine code, where there is a compiler. Pure Python plays the same games, more slowly."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from scripts.package.names import COMPILED, ROOT, SYSTEM


def compile_rules() -> bool:
    """Compile what has changed. Whether there is something compiled now; what is old is not left there."""
    if SYSTEM == "windows":
        build = [sys.executable, "setup.py", "--quiet", "build", "--build-base", str(COMPILED.parent / "compiling")]
        command = [*build, "--build-lib", str(COMPILED)]
    else:
        command = ["make", "--silent", "compiled"]
    # Called by make itself, its flags would be meant for somebody else.
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "MFLAGS"))}
    environment["RAISE_QT_COMPILE"] = "1"
    try:
        subprocess.run(command, check=True, cwd=ROOT, env=environment, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        shutil.rmtree(COMPILED, ignore_errors=True)
        return False
    return bool(compiled_modules(COMPILED))


def compiled_modules(folder: Path) -> dict[str, Path]:
    """All compiled modules below a folder, by their names. None, if they could only be copied."""
    return {
        ".".join([*path.relative_to(folder).parts[:-1], path.name.split(".")[0]]): path
        for path in sorted(folder.rglob("*"))
        if path.name.endswith(tuple(EXTENSION_SUFFIXES))
    }
