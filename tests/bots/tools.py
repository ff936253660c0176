"""What the tests of the bots share."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from raise_qt.bots import cli_arena, cli_verify
from raise_qt.bots.arena import Match, play_deals
from raise_qt.core.registry import game_called

STUB = Path(__file__).with_name("stub_bot.py")


def stub(*args: object) -> list[str]:
    """The command of a stub bot. (`-I`: it starts quicker without anything installed.)"""
    return [sys.executable, "-I", str(STUB), *map(str, args)]


def stub_spec(*args: object) -> str:
    """The same as a SPEC."""
    return "cmd:" + shlex.join(stub(*args))


def run_arena(*argv: object) -> int:
    """`raise-qt arena …` in this process."""
    return _run(cli_arena, argv)


def run_verify(*argv: object) -> int:
    """`raise-qt verify …` in this process."""
    return _run(cli_verify, argv)


def _run(module: Any, argv: Sequence[object]) -> int:
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    status: int = module.run(parser.parse_args([str(arg) for arg in argv]))
    return status


def logs(specs: Sequence[str], deals: int = 1, seed: str = "s", game: str = "raise") -> list[dict[str, Any]]:
    """The logs of an arena, in order."""
    match = Match(game, game_called(game).complete_options({}), tuple(specs), seed, logged=True)
    return [json.loads(g.log) for deal in play_deals(match, range(deals)).deals for g in deal.games]


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    """An arena's JSON object without what a watch says."""
    seats = [{k: v for k, v in seat.items() if not k.endswith("_ms")} for seat in result["seats"]]
    return {**result, "seats": seats}


def is_running(pid: int) -> bool:
    """Whether there is such a process, and be it as a zombie that nobody has waited for."""
    return Path(f"/proc/{pid}").exists()
