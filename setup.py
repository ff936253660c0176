"""Compiles the rules and bots with mypyc where that is wanted and possible; everything else is in pyproject.toml.

    RAISE_QT_COMPILE=1 python -m pip wheel --no-build-isolation --no-deps .

builds a wheel with compiled modules, `make compiled` the same as a folder. Pure Python is always good enough to play:
it is the same source, and without mypyc, a C compiler or Python's headers nothing is compiled and nobody is bothered.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution

INTERPRETED = {
    "raise_qt/core/bot.py",  # anybody's bot derives from `Bot`: only from an interpreted class an interpreted one can
}


def compiled_modules() -> list[str]:
    """The rules and what thinks about them: all of the core and of the games, except their tables."""
    games = Path("raise_qt/games")
    found = [*Path("raise_qt/core").glob("*.py"), *games.glob("*/*.py"), *games.glob("*/bots/*.py")]
    names = sorted(path.as_posix() for path in found if path.name != "__init__.py")
    return [name for name in names if name not in INTERPRETED]


def extensions() -> list[Extension]:
    """The compiled modules, or none if they cannot be had here."""
    if not os.environ.get("RAISE_QT_COMPILE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    if not can_compile():
        return []
    modules: list[Extension] = mypycify(
        compiled_modules(), opt_level="3", debug_level="0", group_name="raise_qt", target_dir="build/compiling"
    )
    if sys.platform != "win32":
        for module in modules:
            # A multiplication and an addition made into one step round once instead of twice: bots would differ from
            # those in pure Python. (Microsoft's compiler does not do so unless it is told to.)
            module.extra_compile_args.append("-ffp-contract=off")
    return modules


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:  # whatever a broken tool chain raises, it is one that cannot compile
            return False
    return True


setup(ext_modules=extensions())
