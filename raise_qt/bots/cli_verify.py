"""`raise-qt verify`: check game logs and saved games."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from raise_qt.bots.verify import verify_file

WRONG = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands."""
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a game log (one game per line) or a saved game"
    )


def run(args: argparse.Namespace) -> int:
    """Say for each file whether it is in order, or what is wrong and where. Returns the exit status."""
    status = 0
    for path in args.files:
        verdict = verify_file(path)
        name = os.fsencode(path).decode(errors="replace")  # not every file's name can be printed
        if verdict.problems:
            status = WRONG
            for problem in verdict.problems:
                print(f"{name}: {problem}")
        else:
            print(f"{name}: ok, {verdict.games} {'game' if verdict.games == 1 else 'games'}")
    return status
