"""Checks files of games: logs, one game per line, and our own records.

Each game is played again by the rules, and everything the file says about it is compared. Files come from anywhere:
whatever is in them, the answer is a sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BufferedReader
from pathlib import Path
from typing import NoReturn

from raise_qt.core import record
from raise_qt.core.options import Json
from raise_qt.core.problems import BadLog, Problem
from raise_qt.core.record import Record
from raise_qt.core.registry import AnyGame, games

LONGEST_LINE = 64 * 1024 * 1024
"""No game comes near so many bytes; without a limit one endless line would take all memory."""

MOST_PROBLEMS = 10
"""A file with so many wrong lines is not read on: nobody would."""

RECORD = re.compile(rb'"format"\s*:\s*"%b"' % re.escape(record.FORMAT).encode())
"""How a record gives itself away in its first bytes, even if the rest is damaged."""


class Unreadable(BadLog):
    """A line is not even JSON. If a file begins like this, it is no log at all."""


@dataclass
class Verdict:
    """What there is to say about one file: how many of its games are in order, and what is wrong with the others."""

    games: int = 0
    problems: list[str] = field(default_factory=list)


def verify_file(path: Path) -> Verdict:
    """Check one file from beginning to end."""
    verdict = Verdict()
    try:
        with path.open("rb") as file:
            if RECORD.search(file.peek(4096)[:4096]):
                _verify_record(file, verdict)
            else:
                _verify_log(file, verdict)
    except OSError as error:
        verdict.problems.append(f"The file cannot be read: {error.strerror or error}.")
    if not verdict.games and not verdict.problems:
        verdict.problems.append("There is no game in this file.")
    return verdict


def _verify_record(file: BufferedReader, verdict: Verdict) -> None:
    try:
        Record.from_bytes(file.read(record.LARGEST + 1))
        verdict.games = 1
    except Problem as problem:
        verdict.problems.append(str(problem))


def _verify_log(file: BufferedReader, verdict: Verdict) -> None:
    for number, line in _lines(file):
        try:
            _verify_game(line)
            verdict.games += 1
        except Problem as problem:
            verdict.problems.append(f"Line {number}: {problem}")
            no_log = isinstance(problem, Unreadable) and not verdict.games
            if no_log or len(verdict.problems) == MOST_PROBLEMS or _too_long(line):
                verdict.problems.append("The rest of the file was not checked.")
                return


def _lines(file: BufferedReader) -> Iterator[tuple[int, bytes]]:
    """All lines that are not blank, with their numbers; of a line that is too long as much as fits."""
    number = 0
    while line := file.readline(LONGEST_LINE):
        number += 1
        if line.strip():
            yield number, line


def _too_long(line: bytes) -> bool:
    return len(line) == LONGEST_LINE and not line.endswith(b"\n")


def _verify_game(line: bytes) -> None:
    try:
        data = _parse(line)
        _game_of(data).read_log(data)
    except RecursionError as error:
        raise Unreadable("This is nested too deeply to be a game.") from error


def _parse(line: bytes) -> Json:
    """One line of JSON, read strictly: what other programs might understand in another way is wrong."""
    if _too_long(line):
        raise Unreadable("This is far too long to be a game.")
    try:
        return json.loads(line.rstrip().decode("utf-8"), object_pairs_hook=_object, parse_constant=_not_a_number)
    except UnicodeDecodeError as error:
        raise Unreadable("This is not text.") from error
    except json.JSONDecodeError as error:
        raise Unreadable(
            "This is not JSON, or it is cut off, at character {column}; each line must hold one whole game.",
            column=error.pos + 1,
        ) from error
    except BadLog:
        raise
    except ValueError as error:
        raise Unreadable("This has a number that is far too long.") from error


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    data = dict(pairs)
    if len(data) < len(pairs):
        twice = next(key for i, (key, _) in enumerate(pairs) if key in dict(pairs[:i]))
        raise BadLog("The key {key!r} is there twice.", key=twice)
    return data


def _not_a_number(word: str) -> NoReturn:
    raise BadLog("{word} is not a number in JSON.", word=word)


def _game_of(data: Json) -> AnyGame:
    """The game whose log this says it is."""
    known = {f"{name}-log": game for name, game in games().items()}
    name = data.get("format") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise BadLog("This is not a game log: it has no 'format'.")
    if name not in known:
        raise BadLog("The format {name!r} is unknown; there are: {known}.", name=name, known=", ".join(known))
    return known[name]
