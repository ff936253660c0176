"""`make compiled`: a whole copy of the package with its rules and bots compiled, in `build/compiled`.

It is made anew whenever a file of the package, Python or mypy is another than the one it was made of; a fingerprint
tells. A module compiled from an older source is never run.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
FINGERPRINT = COMPILED / "fingerprint"


def main() -> int:
    """Compile unless that is done; returns the exit status."""
    if up_to_date():
        return 0
    print("Compiling the rules …", flush=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    expected = fingerprint()
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-base", "build/compiling"]
    done = subprocess.run(
        [*command, "--build-lib", COMPILED],
        cwd=ROOT,
        env={**os.environ, "RAISE_QT_COMPILE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(done.stdout)
        return 1
    if not is_compiled():
        print("There is no C compiler, or Python's headers are missing: the rules stay pure Python.")
    FINGERPRINT.write_text(expected)
    return 0


def up_to_date() -> bool:
    """Whether the compiled package is what the sources make."""
    return FINGERPRINT.is_file() and FINGERPRINT.read_text() == fingerprint()


def is_compiled() -> bool:
    """Whether there are compiled modules: not if they could not be compiled here."""
    return any(COMPILED.glob("raise_qt__mypyc.*"))


def fingerprint(package: Path = ROOT / "raise_qt") -> str:
    """All that the compiled package depends on, in short."""
    found = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    files = [path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    for path in [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted(files)]:
        data = path.read_bytes()
        found.update(f"{path} {len(data)}\n".encode())
        found.update(data)
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
