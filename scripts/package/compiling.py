"""Rules and search as machine code, where there is a compiler. Pure Python plays the same games, more slowly."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from scripts.package.names import COMPILED, ROOT, SYSTEM


def compile_rules() -> bool:
    """Compile what has changed. Whether it could be done; if not, nothing old is left that could be taken for new."""
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
    return True
