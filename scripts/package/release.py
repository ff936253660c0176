"""What a release does on each system: `python -m scripts.package.release v1.2.0` builds everything and tries it out."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from raise_qt import __version__
from scripts.package import libraries, names
from scripts.package.__main__ import CannotBuild, build
from scripts.package.smoke import try_out


def packages(dist: Path) -> list[Path]:
    """All that people can download."""
    return sorted(path for path in dist.glob(f"{names.PACKAGE}[-_]*") if path.is_file())


def main() -> int:
    """The exit status: whether everything can be published."""
    parser = argparse.ArgumentParser(prog="scripts.package.release", description="Build the packages and try them out.")
    parser.add_argument("tag", help="the version to be released, with a v before it")
    tag = parser.parse_args().tag
    if tag != f"v{__version__}":
        print(f"The tag is {tag}, but the program is version {__version__}.", file=sys.stderr)
        return 1
    try:
        folder = build(names.DIST, must_compile=True)
    except CannotBuild as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    problems = []
    if names.SYSTEM == "linux" and libraries.needed_glibc(folder) > libraries.PROMISED_GLIBC:
        problems.append("It needs a newer glibc than README.md promises: build it on an older system.")
        print(problems[-1], file=sys.stderr)
    for package in packages(names.DIST):
        print(f"\n{package.name}", flush=True)
        problems += try_out(package)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
