"""Who sits where, in words: a SPEC is the name of a built-in bot, or `cmd:COMMAND` for an outside program.

Bots of one level that play in different styles are called `level:style`.
"""

from __future__ import annotations

import shlex
import shutil
from typing import Any

from raise_qt.bots.outside import TIME_LIMIT, OutsideBot
from raise_qt.core.bot import OUTSIDE, Bot
from raise_qt.core.problems import BadOptions
from raise_qt.core.registry import AnyGame

STYLED = ":"


def split_specs(text: str) -> list[str]:
    """The SPECs of a list, which are separated by commas.

    >>> split_specs("greedy, cmd:python3 bot.py")
    ['greedy', 'cmd:python3 bot.py']
    """
    return [spec.strip() for spec in text.split(",")]


def make_bot(game: AnyGame, spec: str, time_limit: float = TIME_LIMIT) -> Bot[Any, Any]:
    """The bot that a SPEC describes. Raises `BadOptions` if there is none. An outside program starts when it is needed.

    `time_limit` is what an outside program has for each answer, in seconds.
    """
    if spec.startswith(OUTSIDE):
        return OutsideBot(game, _command(spec), time_limit)
    try:
        return game.bots[spec]()
    except KeyError:
        raise _unknown(game, spec) from None


def check_spec(game: AnyGame, spec: str) -> None:
    """Raises `BadOptions` unless there is such a bot, or such a program on this machine. Starts nothing."""
    if spec.startswith(OUTSIDE):
        program = _command(spec)[0]
        if shutil.which(program) is None:
            raise BadOptions("There is no program {program!r} that could be run.", program=program)
    elif spec not in game.bots:
        raise _unknown(game, spec)


def _command(spec: str) -> list[str]:
    """The program and its arguments, split like a shell would."""
    text = spec.removeprefix(OUTSIDE)
    try:
        command = shlex.split(text)
    except ValueError as error:  # a quotation that is never closed
        raise BadOptions(
            "The command {command!r} makes no sense: {reason}.",
            command=text,
            reason=str(error).lower(),
        ) from error
    if not command or not command[0]:
        raise BadOptions("After {prefix!r} there must be a command.", prefix=OUTSIDE)
    return command


def _unknown(game: AnyGame, spec: str) -> BadOptions:
    """Not every character is named: there may be dozens."""
    level = spec.partition(STYLED)[0]
    styles = [name.partition(STYLED)[2] for name in game.bots if name.startswith(level + STYLED)]
    if styles:
        return BadOptions(
            "{game} has no bot {spec!r}; {level!r} plays in the styles {styles}, like {example!r}, or in none.",
            game=game.title,
            spec=spec,
            level=level,
            styles=", ".join(styles),
            example=f"{level}{STYLED}{styles[0]}",
        )
    known = ", ".join(name for name in game.bots if STYLED not in name)
    example = next((name for name in game.bots if STYLED in name), None)
    if example is None:
        return BadOptions(
            "{game} has no bot {spec!r}; there are: {known}, or {prefix}COMMAND for a program of your own.",
            game=game.title,
            spec=spec,
            known=known,
            prefix=OUTSIDE,
        )
    return BadOptions(
        "{game} has no bot {spec!r}; there are: {known}, some also with a style, like {example!r}, or {prefix}COMMAND"
        " for a program of your own.",
        game=game.title,
        spec=spec,
        known=known,
        example=example,
        prefix=OUTSIDE,
    )
