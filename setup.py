"""Compiles the rules with mypyc while a wheel is built, where that is possible; everything else is in pyproject.toml.

Pure Python is always good enough to play: it is the same source, and without mypyc, a C compiler or Python's headers
nothing is compiled and nobody is bothered.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup

INTERPRETED = {
    "raise_qt/core/bot.py",  # programs of one's own derive from `Bot`, which a compiled class does not allow
}


def compiled_modules() -> list[str]:
    """The rules and what thinks about them: all of the core and of the games, except their tables."""
    found = [*Path("raise_qt/core").glob("*.py"), *Path("raise_qt/games").glob("*/*.py")]
    names = sorted(path.as_posix() for path in found if path.name != "__init__.py")
    return [name for name in names if name not in INTERPRETED]


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    modules = mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="raise_qt")
    for module in modules:
        module.extra_compile_args.append("-ffp-contract=off")  # or sums would differ in their last bit from Python's
    return modules


setup(ext_modules=extensions() if os.environ.get("RAISE_QT_COMPILE") else [])
