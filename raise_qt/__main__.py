"""The way in: the window by default, everything else as a sub-command.

Each way in is imported only when it is taken. The window starts without the arena, and the arena without Qt.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import os
import sys
from collections.abc import Sequence

from raise_qt import __version__
from raise_qt.bundle import leave_no_traces

COMMANDS = {
    "arena": ("raise_qt.bots.cli_arena", "let bots play many games against each other"),
    "verify": ("raise_qt.bots.cli_verify", "check game logs and saved games"),
}
"""Module and purpose by name. The module has `add_arguments(parser)` and `run(args)`, the exit status."""

PIPE_CLOSED = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    if sys.platform == "linux" and getattr(sys, "frozen", False):
        leave_no_traces(os.environ)
    multiprocessing.freeze_support()  # first, or a worker of the packaged game would open another window
    argv = sys.argv[1:] if argv is None else argv
    return _run_command(argv) if argv and argv[0] in COMMANDS else _open_window(argv)


def _run_command(argv: Sequence[str]) -> int:
    name = argv[0]
    module_name, purpose = COMMANDS[name]
    module = importlib.import_module(module_name)
    parser = argparse.ArgumentParser(prog=f"raise-qt {name}", description=f"{purpose.capitalize()}.")
    module.add_arguments(parser)
    args = parser.parse_args(argv[1:])
    try:
        status: int = module.run(args)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would complain at its end
        return PIPE_CLOSED
    return status


def _open_window(argv: Sequence[str]) -> int:
    from raise_qt.core.problems import BadOptions
    from raise_qt.window import command_line

    commands = "".join(f"  {name:<8} {purpose}\n" for name, (_, purpose) in COMMANDS.items())
    parser = command_line.Parser(
        prog="raise-qt",
        description="Play Raise. Without a command the window opens.",
        epilog=f"commands:\n{commands}\nraise-qt COMMAND --help tells more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Raise {__version__}")
    command_line.add_arguments(parser)
    try:
        options = command_line.read(parser.parse_args(argv))
    except BadOptions as problem:
        parser.error(str(problem))
    from raise_qt import app

    return app.run(options)


if __name__ == "__main__":
    sys.exit(main())
