"""The compiled build (`make compiled`) plays the same games as pure Python, and nobody needs it.

`make test` compiles before it tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from scripts.compile import COMPILED, fingerprint, is_compiled, up_to_date

ROOT = Path(__file__).parent.parent.parent
BUILD = COMPILED


def run(*command: object, **environment: str) -> str:
    """What a command prints. It must succeed."""
    done = subprocess.run(
        [*map(str, command)], cwd=ROOT, env={**os.environ, **environment}, text=True, capture_output=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def shared_libraries(folder: Path) -> list[Path]:
    """The compiled modules in a folder."""
    return [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]


@cache
def missing() -> str:
    """Why there is no compiled build to be tested, or nothing."""
    if not up_to_date():
        return "run `make compiled` first, as `make test` does"
    return "" if is_compiled() else "there is no C compiler here, or Python's headers are missing"


@pytest.fixture
def compiled() -> None:
    """For tests of the compiled build."""
    if missing():
        pytest.skip(missing())


def tale(package: Path) -> tuple[str, str]:
    """Where a build's modules are, and all that it does."""
    path = os.pathsep.join([str(package), str(ROOT)])
    where, _, told = run(
        sys.executable, "-m", "tests.compiled.tale", PYTHONSAFEPATH="1", PYTHONPATH=path, PYTHONIOENCODING="utf-8"
    ).partition("\n")
    return where, told


def told_difference(one: str, other: str) -> str:
    """The first line that two tales do not have in common."""
    pairs = zip(one.splitlines(), other.splitlines(), strict=False)
    return next((f"{a[:500]}\n{b[:500]}" for a, b in pairs if a != b), "one ends before the other")


def test_plays_the_same_games(compiled: None) -> None:
    where, told = tale(BUILD)
    assert Path(where).is_relative_to(BUILD)
    assert not where.endswith(".py")
    pure, truth = tale(ROOT)
    assert pure == str(ROOT / "raise_qt/core/chance.py")
    if told != truth:  # some megabytes, which pytest would compare for hours
        pytest.fail(told_difference(told, truth))


def test_without_its_compiled_modules_it_is_pure_python(compiled: None, tmp_path: Path) -> None:
    shutil.copytree(BUILD, tmp_path, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"), dirs_exist_ok=True)
    where, told = tale(tmp_path)
    assert where == str(tmp_path / "raise_qt/core/chance.py")
    truth = tale(ROOT)[1]
    if told != truth:
        pytest.fail(told_difference(told, truth))


@pytest.mark.parametrize(
    "suites",
    [["tests/contract"], ["tests/perft", "tests/playthroughs", "tests/session/test_whole_games.py"]],
    ids=["contract", "goldens and sessions"],
)
def test_keeps_the_promises_of_every_game(compiled: None, suites: list[str]) -> None:
    """The suites that know nothing of a game's inside, once more: also that bots play in a process of their own."""
    path = os.pathsep.join([str(BUILD), str(ROOT)])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", f"pythonpath={BUILD} {ROOT}"]
    assert " passed" in run(*command, *suites, PYTHONSAFEPATH="1", PYTHONPATH=path)


def test_everything_but_what_others_derive_from_is_compiled(compiled: None) -> None:
    names = {path.relative_to(BUILD).with_name(path.name.split(".")[0]).as_posix() for path in shared_libraries(BUILD)}
    games = ROOT / "raise_qt/games"
    folders = [ROOT / "raise_qt/core", *games.iterdir(), *games.glob("*/bots")]
    rules = {
        path.relative_to(ROOT).with_suffix("").as_posix()
        for folder in folders
        for path in folder.glob("*.py")
        if path.name != "__init__.py"
    }
    assert names == rules - {"raise_qt/core/bot"} | {"raise_qt__mypyc"}


def test_is_made_anew_when_any_file_is_different(tmp_path: Path) -> None:
    package = tmp_path / "package"
    shutil.copytree(ROOT / "raise_qt", package)
    seen = {fingerprint(package)}
    (package / "core" / "__pycache__").mkdir(exist_ok=True)
    (package / "core" / "__pycache__" / "chance.pyc").write_bytes(b"made by Python itself")
    assert fingerprint(package) in seen
    changed = package / "core" / "chance.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    seen.add(fingerprint(package))
    changed.rename(changed.with_name("luck.py"))
    seen.add(fingerprint(package))
    changed.with_name("luck.py").unlink()
    seen.add(fingerprint(package))
    assert len(seen) == 4


@pytest.fixture
def no_compiler(tmp_path: Path) -> dict[str, str]:
    return {"CC": str(tmp_path / "no-such-compiler")}


@pytest.fixture
def no_headers(tmp_path: Path) -> dict[str, str]:
    """A compiler that does not find `Python.h`."""
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\necho "fatal error: Python.h: No such file or directory" >&2\nexit 1\n')
    compiler.chmod(0o755)
    return {"CC": str(compiler)}


@pytest.fixture
def no_mypyc(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "mypyc").mkdir()
    (tmp_path / "mypyc" / "__init__.py").write_text("raise ImportError('not installed')\n")
    return {"PYTHONPATH": str(tmp_path)}


@pytest.mark.parametrize("lack", ["no_compiler", "no_headers", "no_mypyc"])
@pytest.mark.skipif(sys.platform == "win32", reason="the lack is made with a shell script")
def test_where_nothing_can_be_compiled_the_build_is_pure(
    lack: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    environment = request.getfixturevalue(lack)
    build = ["--build-base", tmp_path / "base", "--build-lib", tmp_path / "lib"]
    run(sys.executable, "setup.py", "--quiet", "build", *build, RAISE_QT_COMPILE="1", **environment)
    assert not shared_libraries(tmp_path)
    assert (tmp_path / "lib" / "raise_qt" / "core" / "chance.py").is_file()
    assert (tmp_path / "lib" / "raise_qt" / "games" / "oberen_10000" / "solution.json").is_file()
