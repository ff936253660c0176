"""The way in: the window by default, everything else as a sub-command.

Each way in is imported only when it is taken. The window starts without the arena, and the arena without Qt.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import sys
from collections.abc import Sequence

from raise_qt import __version__

COMMANDS = {
    "arena": ("raise_qt.bots.cli_arena", "let bots play many games against each other"),
    "verify": ("raise_qt.bots.cli_verify", "check game logs and saved games"),
}
"""Module and purpose by name. The module has `add_arguments(parser)` and `run(args)`, the exit status."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    multiprocessing.freeze_support()  # first, or a worker of the packaged game would open another window
    argv = sys.argv[1:] if argv is None else argv
    args = _parser(argv).parse_args(argv)
    status: int = args.run(args)
    return status


def _parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="raise-qt", description="Play Raise. Without a command it opens.")
    parser.add_argument("--version", action="version", version=f"Raise {__version__}")
    parser.set_defaults(run=_open_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, (module_name, purpose) in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=f"{purpose.capitalize()}.")
        if name in argv:
            module = importlib.import_module(module_name)
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser


def _open_window(_args: argparse.Namespace) -> int:
    from raise_qt import app

    return app.run()


if __name__ == "__main__":
    sys.exit(main())
