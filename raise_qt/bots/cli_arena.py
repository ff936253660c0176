"""`raise-qt arena`: let bots play many games against each other."""

from __future__ import annotations

import argparse
import json
import math
import sys
from concurrent.futures import BrokenExecutor
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from raise_qt.bots.arena import Match, play
from raise_qt.bots.arena_report import Replacements, as_json, as_table, ratings_json, ratings_table
from raise_qt.bots.interrupts import STOP_SIGNALS, Interrupts
from raise_qt.bots.outside import TIME_LIMIT
from raise_qt.bots.progress import Progress
from raise_qt.bots.specs import check_spec, split_specs
from raise_qt.bots.tally import Deal, Tally
from raise_qt.bots.workers import InProcess, WorkerPool
from raise_qt.core.chance import fresh_seed
from raise_qt.core.problems import BadOptions, Problem
from raise_qt.core.registry import AnyGame, game_called

FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130

LONGEST_TIME_LIMIT = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands. Values are checked in `run`, which says what is wrong in one sentence."""
    parser.add_argument("--game", default="raise", help="which game (default: %(default)s)")
    parser.add_argument(
        "--seats",
        default="",
        metavar="SPEC,SPEC[,…]",
        help="who plays: names of built-in bots, or cmd:COMMAND for a program that speaks the bot protocol",
    )
    parser.add_argument(
        "--deals", default="100", metavar="N", help="how many deals, each once per rotation (default: %(default)s)"
    )
    parser.add_argument("--seed", metavar="S", help="where all chance comes from (default: a new one)")
    parser.add_argument("--variant", action="append", default=[], metavar="NAME", help="may be given several times")
    parser.add_argument("--log", metavar="FILE", help="write all games to this file, one per line")
    parser.add_argument(
        "--ratings",
        action="store_true",
        help="print how strong the built-in bots were measured to be, and play nothing",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--jobs", default="1", metavar="J", help="how many processes play (default: %(default)s)")
    parser.add_argument(
        "--time-limit",
        default=str(TIME_LIMIT),
        metavar="SECONDS",
        help="how long a program may take for an answer (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    """Do it and return the exit status."""
    try:
        game = game_called(args.game)
        if args.ratings:
            print(json.dumps(ratings_json(game)) if args.json else ratings_table(game), flush=True)
            return 0
        match = _match(game, args)
        deals, jobs = _count("--deals", args.deals), _count("--jobs", args.jobs)
        with Interrupts(*STOP_SIGNALS) as interrupts:
            with _opened(args.log) as log:
                arena = _Arena(game, match, deals, log, interrupts)
                status = arena.play(min(jobs, deals))
            print(json.dumps(as_json(match, arena.tally)) if args.json else as_table(match, arena.tally), flush=True)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return WRONG_USE
    return status


class _Arena:
    """One run of the command."""

    def __init__(self, game: AnyGame, match: Match, deals: int, log: TextIO | None, interrupts: Interrupts) -> None:
        self.tally = Tally(match.specs)
        self._match = match
        self._deals = deals
        self._log = log
        self._interrupts = interrupts
        self._progress = Progress(deals, sys.stderr)
        self._replacements = Replacements(match.specs, game.default_bot)

    def play(self, jobs: int) -> int:
        """Play until all is done or somebody has had enough."""
        status = 0
        try:
            with InProcess() if jobs == 1 else WorkerPool(jobs) as executor:
                for deal in play(self._match, self._deals, executor, 2 * jobs, self._interrupts.allowed):
                    self._take(deal)
        except KeyboardInterrupt:
            status = INTERRUPTED
        except BrokenExecutor:
            status = FAILED
            self._say("A process of the arena died.")
        finally:
            self._progress.clear()
        if status:
            self._say(f"Stopped after {self.tally.deals} of {self._deals} deals.")
        for sentence in self._replacements.summary(self.tally):
            self._say(sentence)
        return status

    def _take(self, deal: Deal) -> None:
        self.tally.add(deal)
        if self._log:
            try:
                self._log.write("".join([game.log + "\n" for game in deal.games]))
                self._log.flush()
            except OSError as error:
                raise _unwritable(self._log.name, error) from error
        for sentence in self._replacements.news(deal):
            self._say(sentence)
        self._progress.update(self.tally.deals)

    def _say(self, sentence: str) -> None:
        self._progress.clear()
        print(sentence, file=sys.stderr, flush=True)


def _match(game: AnyGame, args: argparse.Namespace) -> Match:
    if not args.seats:
        raise BadOptions("--seats must say who plays, for example --seats {example}.", example=_example(game))
    specs = split_specs(args.seats)
    game.check_players(len(specs))
    for spec in specs:
        check_spec(game, spec)
    return Match(
        game=game.name,
        options=game.complete_options(game.with_variants(args.variant)),
        specs=tuple(specs),
        seed=_seed(args.seed),
        time_limit=_time_limit(args.time_limit),
        logged=args.log is not None,
    )


def _example(game: AnyGame) -> str:
    return ",".join([game.default_bot, "random"])


def _count(name: str, text: str) -> int:
    try:
        count = int(text)
    except ValueError:
        count = 0
    if count < 1:
        raise BadOptions("{name} must be a whole number from 1 up, not {text}.", name=name, text=text)
    return count


def _time_limit(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= LONGEST_TIME_LIMIT:
        raise BadOptions(
            "--time-limit must be a number of seconds above 0 and up to {most}, not {text}.",
            most=LONGEST_TIME_LIMIT,
            text=text,
        )
    return seconds


def _seed(text: str | None) -> str:
    if text is None:
        return fresh_seed()
    try:
        text.encode()
    except UnicodeEncodeError as error:  # bytes of the command line that are no text
        raise BadOptions("--seed must be plain text.") from error
    return text


def _opened(path: str | None) -> AbstractContextManager[TextIO | None]:
    if path is None:
        return nullcontext()
    try:
        return open(path, "w", encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise _unwritable(path, error) from error


def _unwritable(path: str, error: Exception) -> BadOptions:
    reason = getattr(error, "strerror", None) or error
    return BadOptions("The log {path!r} cannot be written: {reason}.", path=path, reason=reason)
