"""The example bot is what people copy: it must play, and play sensibly."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from raise_qt.core.registry import game_called
from tests.bots.tools import run_arena, run_verify

EXAMPLES = Path(__file__).parents[2] / "examples"
SPEC = "cmd:" + shlex.join([sys.executable, "-I", str(EXAMPLES / "simple_bot.py")])


@pytest.mark.parametrize("players", game_called("raise").players)
def test_it_plays_whole_games(players: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log"
    seats = ",".join([SPEC, *["random"] * (players - 1)])
    assert run_arena("--json", "--seats", seats, "--deals", 3, "--seed", "example", "--log", log) == 0
    out, err = capfd.readouterr()
    example, *others = json.loads(out)["seats"]
    assert err == ""
    assert example["replaced"] == 0
    assert example["win_share"] > max(other["win_share"] for other in others)
    assert run_verify(log) == 0


def test_it_plays_with_free_raise(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_arena("--json", "--seats", f"greedy,{SPEC}", "--deals", 2, "--variant", "free-raise") == 0
    assert json.loads(capfd.readouterr().out)["seats"][1]["replaced"] == 0


def test_the_commands_of_the_readme_name_what_is_there() -> None:
    commands = re.findall(r"cmd:python3 (\S+?)\"", (EXAMPLES / "README.md").read_text(encoding="utf-8"))
    assert commands
    assert all((EXAMPLES.parent / name).is_file() for name in commands)


def test_it_needs_nothing_but_python() -> None:
    text = (EXAMPLES / "simple_bot.py").read_text(encoding="utf-8")
    imported = set(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE))
    assert imported <= sys.stdlib_module_names
