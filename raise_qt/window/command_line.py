"""What the command line may ask of the window. Knows no Qt: a wrong word is refused before anything is loaded."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from raise_qt.core.problems import BadOptions
from raise_qt.core.record import PERSON
from raise_qt.core.registry import AnyGame, game_called

GAME = "raise"
"""The game that --seats and --seed are about, until there is a way to name another one."""

THEMES = ("night", "day")
SPEEDS = ("slow", "normal", "fast", "off")
LANGUAGES = ("en", "de")
SMALLEST = (1024, 600)
LARGEST = 16384


@dataclass(frozen=True)
class Options:
    """What was asked for. None and empty: not said."""

    file: Path | None = None
    seed: str = ""
    seats: tuple[str, ...] = ()
    windowed: tuple[int, int] | None = None
    full_screen: bool = False
    theme: str | None = None
    language: str | None = None
    speed: str | None = None
    watch: bool = False
    games: int = 1
    exit: bool = False


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without reciting everything else."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message[:1].upper()}{message[1:].rstrip('.')}.\n")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the window."""
    add = parser.add_argument
    add("file", nargs="?", metavar="FILE.raise", help="a game record to open")
    add("--seed", help="play the game with these cards and dice")
    add("--seats", metavar="SPEC,…", help="play at once: for each seat 'person', a bot or 'cmd:COMMAND'")
    add("--windowed", metavar="WxH", help="open the window in this size")
    add("--fullscreen", action="store_true", help="open on the whole screen")
    add("--theme", metavar="NAME", help=" or ".join(THEMES))
    add("--language", metavar="CODE", help=" or ".join(LANGUAGES))
    add("--speed", metavar="NAME", help=", ".join(SPEEDS[:-1]) + " or " + SPEEDS[-1])
    add("--watch", action="store_true", help="let bots play, and watch")
    add("--games", metavar="N", help="with --watch: so many games, one after the other")
    add("--exit", action="store_true", help="with --watch: close the window after the last game")


def read(args: argparse.Namespace) -> Options:
    """What was said, checked. Raises `BadOptions`."""
    options = Options(
        file=None if args.file is None else Path(args.file),
        seed=_said("--seed", args.seed),
        seats=() if args.seats is None else _seats(args.seats),
        windowed=None if args.windowed is None else _size(args.windowed),
        full_screen=args.fullscreen,
        theme=_one_of("--theme", args.theme, THEMES),
        language=_one_of("--language", args.language, LANGUAGES),
        speed=_one_of("--speed", args.speed, SPEEDS),
        watch=args.watch,
        games=1 if args.games is None else _count("--games", args.games),
        exit=args.exit,
    )
    _check_together(options, games_said=args.games is not None)
    return options


def _check_together(options: Options, games_said: bool) -> None:
    if options.full_screen and options.windowed is not None:
        raise BadOptions("--fullscreen and --windowed exclude each other.")
    if options.file is not None and (options.seed or options.seats or options.watch):
        raise BadOptions(
            "A game record has its own seed and seats: it cannot be opened with --seed, --seats or --watch."
        )
    if not options.watch and (games_said or options.exit):
        raise BadOptions("{option} needs --watch.", option="--games" if games_said else "--exit")
    if options.watch and PERSON in options.seats:
        raise BadOptions("With --watch only bots play; leave out {person!r}.", person=PERSON)


def _said(name: str, text: str | None) -> str:
    if text is None:
        return ""
    if not text.strip():
        raise BadOptions("{name} must not be empty.", name=name)
    try:
        text.encode()
    except UnicodeEncodeError as error:  # a byte that is no text in this terminal's encoding
        raise BadOptions("{name} must be plain text.", name=name) from error
    return text


def _seats(text: str) -> tuple[str, ...]:
    from raise_qt.bots.specs import split_specs  # here, because few need it, and starting programs takes loading

    game = game_called(GAME)
    seats = tuple(split_specs(text))
    for spec in seats:
        if spec != PERSON:
            _check_bot(game, spec)
    game.check_players(len(seats))
    return seats


def _check_bot(game: AnyGame, spec: str) -> None:
    from raise_qt.bots.specs import check_spec

    try:
        check_spec(game, spec)
    except BadOptions as problem:
        raise BadOptions(
            "--seats: {problem} {person!r} is a seat for you.", problem=problem, person=PERSON
        ) from problem


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", text.strip())
    width, height = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (SMALLEST[0] <= width <= LARGEST and SMALLEST[1] <= height <= LARGEST):
        raise BadOptions(
            "--windowed must be a size like 1280x720, from {least} to {most}x{most}, not {text!r}.",
            least="x".join(map(str, SMALLEST)),
            most=LARGEST,
            text=text,
        )
    return width, height


def _one_of(name: str, text: str | None, known: Sequence[str]) -> str | None:
    if text is not None and text not in known:
        raise BadOptions("{name} must be one of {known}, not {text!r}.", name=name, known=", ".join(known), text=text)
    return text


def _count(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 1_000_000:
        raise BadOptions("{name} must be a whole number from 1 up, not {text!r}.", name=name, text=text)
    return int(text)
