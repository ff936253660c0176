"""The laws of the house (`ARCHITECTURE.md`), each with its proof or the name of the suite that proves it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from raise_qt.session.seats import BotSeat, PersonSeat, Seat

PACKAGE = Path(__file__).parent.parent / "raise_qt"
MODULES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 400


def name_of(path: Path) -> str:
    """A file's name as a module."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Everything a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} does not say from where it imports"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room(path: Path) -> str:
    """Which room of the house a file stands in."""
    parts = path.relative_to(PACKAGE).parts
    if parts[0] == "games" and len(parts) > 2:
        return "game table" if parts[2].startswith("table") else "game"
    return parts[0] if len(parts) > 1 else "entry"


MAY_IMPORT = {
    "core": ("raise_qt.core",),
    "bots": ("raise_qt.core", "raise_qt.bots"),
    "session": ("raise_qt.core", "raise_qt.bots", "raise_qt.session", "PySide6.QtCore"),
    "game": ("raise_qt.core", "raise_qt.bots"),
    "table": ("raise_qt.core", "raise_qt.session", "raise_qt.table", "raise_qt.resources", "PySide6", "shiboken6"),
    "game table": ("raise_qt.core", "raise_qt.session", "raise_qt.table", "PySide6"),
}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_law_1_layers(path: Path) -> None:
    """core and bots stand on the standard library alone, session adds QtCore, only tables and windows know widgets."""
    allowed = MAY_IMPORT.get(room(path))
    if allowed is None:
        return
    own_game = ".".join(name_of(path).split(".")[:3]) if room(path).startswith("game") else None
    for module in imports(path):
        if module.split(".")[0] in sys.stdlib_module_names:
            continue
        if own_game and f"{module}.".startswith(f"{own_game}."):
            assert room(path) == "game table" or f"{own_game}.table" not in module, "rules do not know their table"
            continue
        assert any(f"{module}.".startswith(f"{prefix}.") for prefix in allowed), f"{name_of(path)} imports {module}"


def test_law_1_headless_parts_load_no_widgets() -> None:
    """Not even by a detour: whoever imports rules, bots and session gets no QtGui."""
    code = (
        "import sys, pkgutil, importlib\n"
        "from raise_qt.core.registry import games; games()\n"
        "assert not any(m.startswith('PySide6') for m in sys.modules), 'rules need Qt'\n"
        "import raise_qt.bots, raise_qt.session\n"
        "for p in (raise_qt.bots, raise_qt.session):\n"
        "    for m in pkgutil.iter_modules(p.__path__, p.__name__ + '.'): importlib.import_module(m.name)\n"
        "assert 'PySide6.QtGui' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=PACKAGE.parent)


CHANGES_STATE = {"apply", "setup", "set_up", "sample", "raise_or_pass", "pick", "refill", "start_round"}
"""What makes or changes a state. A viewer's `play` does not: it sends a move to the session."""


@pytest.mark.parametrize("path", [p for p in MODULES if room(p) in ("table", "game table", "window")], ids=name_of)
def test_law_2_tables_decide_no_rule_and_change_no_state(path: Path) -> None:
    """What a table does with a move is hand it to its viewer. (That events are enough to show everything is proved by
    the mirrors in the games' tests, and by the tables' own.)"""
    for module in imports(path):
        assert not module.endswith((".game.RaiseGame", ".GAME")), f"{name_of(path)} reaches for the rulebook"
        rules = ("raising", "opening", "round_end", "setting_up", "drawing", "scoring")
        assert not any(f".raise_game.{rule}" in module for rule in rules), f"{name_of(path)} imports {module}"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            assert called not in CHANGES_STATE, f"{name_of(path)} calls {called}"


def test_law_3_persons_and_bots_use_the_same_door() -> None:
    """One kind of seat, and one place in the session where a move is applied."""
    assert issubclass(PersonSeat, Seat)
    assert issubclass(BotSeat, Seat)
    public = {name for name in vars(Seat) if not name.startswith("_")}
    assert {"ask", "answered", "cancel"} <= public
    source = (PACKAGE / "session" / "session.py").read_text(encoding="utf-8")
    assert source.count("_game.apply(") == 1


def test_law_4_secrets_are_kept_by_construction() -> None:
    """A bot is given an observation; the only states it meets are those it samples from it. The proof by permuting what
    is hidden is in the contract suite (every game, every bot) and, with real processes, in the session's tests."""
    modules = [*(PACKAGE / "games").glob("*/bot*.py"), *(PACKAGE / "games").glob("*/bots/*.py")]
    assert modules
    for path in modules:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {
            node.id if isinstance(node, ast.Name) else node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Name | ast.Attribute)
        }
        assert not names & {"observe", "setup", "set_up"}, f"{name_of(path)} reaches for the truth"
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any("Bot" in ast.unparse(base) for base in node.bases):
                (choose,) = [f for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "choose"]
                assert [arg.arg for arg in choose.args.args] == ["self", "observation", "legal", "random"]


def test_law_5_the_same_game_whatever_the_hash_seed() -> None:
    """The golden play-throughs pin every game; here another process with another hash seed plays one again."""
    code = (
        "from tests.playthroughs.regenerate import playthrough\n"
        "from raise_qt.core.registry import games\n"
        "for game in games().values(): print(playthrough(game, game.players[-1], None))\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            check=True,
            capture_output=True,
            cwd=PACKAGE.parent,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_law_5_nobody_rolls_dice_of_his_own(path: Path) -> None:
    """Module-level `random` and the clock are no part of any game."""
    if room(path) in ("core", "game", "bots") and name_of(path) != "raise_qt.core.chance":
        assert not any(module == "random" or module.startswith("random.") for module in imports(path))


def test_law_6_sessions_play_without_a_picture() -> None:
    """A whole game in an application that has no windows at all; that the table waits on nothing and nothing on it is
    proved in the session's tests (back-pressure, event loop) and the table's (skipping)."""
    code = (
        "import sys\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from raise_qt.session.session import Session\n"
        "from raise_qt.session.worker import Worker\n"
        "from raise_qt.core.record import Record, Seat\n"
        "from raise_qt.core.registry import game_called\n"
        "if __name__ == '__main__':\n"
        "    app = QCoreApplication([])\n"
        "    seats = [Seat('A', 'greedy'), Seat('B', 'random')]\n"
        "    worker = Worker()\n"
        "    session = Session(Record('raise', game_called('raise').defaults, 'law 6', seats), worker)\n"
        "    session.finished.connect(app.quit)\n"
        "    session.start()\n"
        "    app.exec()\n"
        "    assert worker.pid is not None and worker.pid != __import__('os').getpid()\n"
        "    worker.close()\n"
        "    assert 'PySide6.QtGui' not in sys.modules\n"
        "    print(session.game.scores(session.record.state()))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=PACKAGE.parent)
    assert done.stdout.startswith("[")


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_law_7_small(path: Path) -> None:
    """A habit more than a limit: if a module must be larger, say why and raise the number for it here."""
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= MOST_LINES
    if text.strip():
        assert ast.get_docstring(ast.parse(text)), "every module says what it is for"
