"""A game is its seed, its options, its seats and its moves.

Everything else comes from replaying them: saving and loading, going back to any move, branching off there with the same
dice and decks to come, and checking somebody else's file. Moves are kept as they are written
(`Game.encode_move`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from raise_qt.core.chance import Chance
from raise_qt.core.game import Event
from raise_qt.core.options import Json, Options
from raise_qt.core.portable import Portable
from raise_qt.core.problems import BadOptions, BadRecord, IllegalMove
from raise_qt.core.registry import AnyGame, game_called

FORMAT = "raise-qt-record"
VERSION = 1
LARGEST = 8 * 1024 * 1024
"""No game of ours comes near this many bytes; reading a larger file would only waste a person's time."""

PERSON = "person"
"""The player of a seat that somebody at this machine takes; any other player is the name of a bot."""


@dataclass(frozen=True)
class Seat(Portable):
    """Who sits where: a name to show, the player, `PERSON` or a bot, and the look of the marker.

    `color` is one of the five seat colours; `None` means the seat's own. `emblem` names a drawing; without one the
    marker shows the name's first letter. An empty `name` stands for the usual one, in the language of whoever looks.
    """

    name: str
    player: str = PERSON
    color: int | None = None
    emblem: str = ""

    def to_json(self) -> Json:
        """The seat as it is written to a file."""
        return {"name": self.name, "player": self.player, "color": self.color, "emblem": self.emblem}


@dataclass(frozen=True)
class TakeBack(Portable):
    """The game went back: `dropped` moves were taken back until only `kept` were left."""

    kept: int
    dropped: int


@dataclass
class Record:
    """One game, finished or not."""

    game: str
    options: Options
    seed: str
    seats: list[Seat]
    moves: list[tuple[int, Json]] = field(default_factory=list)
    take_backs: list[TakeBack] = field(default_factory=list)

    def add(self, seat: int, move: Json) -> None:
        """A move was made."""
        self.moves.append((seat, move))

    def take_back(self, kept: int) -> None:
        """Go back to where only the first `kept` moves had been made. The record remembers that it happened."""
        self.take_backs.append(TakeBack(kept, len(self.moves) - kept))
        del self.moves[kept:]

    def branch(self, kept: int) -> Record:
        """A game of its own that shares the first `kept` moves, and all the dice and decks to come."""
        return replace(self, moves=self.moves[:kept], take_backs=list(self.take_backs))

    def replay(self) -> Iterator[tuple[Any, list[Event]]]:
        """The state and the events that led to it: after setting up, then after each move.

        It is one state that changes as the game goes on: clone what is to be kept. Raises `BadRecord` at a move that
        the rules do not allow.
        """
        game = game_called(self.game)
        state, events = game.begin(self.options, len(self.seats), Chance(self.seed))
        yield state, events
        for number, (seat, data) in enumerate(self.moves, 1):
            try:
                events = game.apply(state, seat, game.decode_move(data))
            except IllegalMove as reason:
                raise BadRecord(
                    "Move {number} of this saved game is not allowed by the rules: {reason}",
                    number=number,
                    reason=reason,
                ) from reason
            yield state, events

    def state(self, kept: int | None = None) -> Any:
        """The state after the first `kept` moves, or after all."""
        replayed = self if kept is None else self.branch(kept)
        *_, (state, _) = replayed.replay()
        return state

    def to_json(self) -> Json:
        """The record as it is written to a file."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "options": dict(self.options),
            "seed": self.seed,
            "seats": [seat.to_json() for seat in self.seats],
            "moves": [[seat, move] for seat, move in self.moves],
            "take_backs": [{"kept": t.kept, "dropped": t.dropped} for t in self.take_backs],
        }

    def save(self, path: Path) -> None:
        """Write the whole record or, if anything fails, leave what was there before."""
        write_atomically(path, json.dumps(self.to_json(), separators=(",", ":")) + "\n")

    def save_log(self, path: Path) -> None:
        """Write the open log of the finished game, which any other program can check."""
        write_atomically(path, json.dumps(game_called(self.game).log(self.state()), separators=(",", ":")) + "\n")

    @staticmethod
    def load(path: Path, game: AnyGame | None = None) -> Record:
        """Read a record and check it by replaying it; of `game`, if one is named.

        Raises `BadRecord` with a sentence for the person, whatever the file holds.
        """
        try:
            with path.open("rb") as file:
                data = file.read(LARGEST + 1)
        except OSError as error:
            raise BadRecord("The file cannot be read: {reason}.", reason=error.strerror or error) from error
        return Record.from_bytes(data, game)

    @staticmethod
    def from_bytes(data: bytes, game: AnyGame | None = None) -> Record:
        """The same for what a file holds."""
        if len(data) > LARGEST:
            raise BadRecord("The file is far too large to be a saved game.")
        try:
            parsed = json.loads(data.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            raise BadRecord("This is not a saved game, or it is damaged or cut off.") from error
        return Record.from_json(parsed, game)

    @staticmethod
    def from_json(data: Json, game: AnyGame | None = None) -> Record:
        """The same for what the file's text says."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord("This is not a saved game.")
        version: Json = data.get("version")
        if not _is_count(version) or version == 0:
            raise _damaged("version")
        if version > VERSION:
            raise BadRecord("This game was saved by a newer version of the program. Please update.")
        record = _read(data)
        if game is not None and record.game != game.name:
            raise BadRecord(
                "This is a saved game of {other}, not of {game}.",
                other=game_called(record.game).title,
                game=game.title,
            )
        for _ in record.replay():
            pass
        return record


def _read(data: dict[str, Json]) -> Record:
    name = _text(data, "game")
    try:
        game = game_called(name)
    except BadOptions as error:
        raise BadRecord("This is a saved game of {name!r}, which this program does not know.", name=name) from error
    options = data.get("options")
    if not isinstance(options, dict):
        raise _damaged("options")
    seats = [_seat(seat) for seat in _list(data, "seats")]
    try:
        game.check_players(len(seats))
        options = game.complete_options(options)
    except BadOptions as error:
        raise BadRecord("This saved game is damaged: {reason}", reason=error) from error
    moves = [_move(move, len(seats)) for move in _list(data, "moves")]
    take_backs = [_take_back(entry) for entry in _list(data, "take_backs")]
    return Record(name, options, _text(data, "seed"), seats, moves, take_backs)


def _damaged(where: str) -> BadRecord:
    return BadRecord("This saved game is damaged: its part {where!r} makes no sense.", where=where)


def _is_count(value: Json) -> bool:
    return type(value) is int and value >= 0  # `bool` is an `int` to Python, but not to us


def _text(data: Json, key: str, may_be_empty: bool = False) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not (value or may_be_empty):
        raise _damaged(key)
    try:
        value.encode()
    except UnicodeEncodeError as error:  # half a character, as JSON's \ud800 can spell it
        raise _damaged(key) from error
    return value


def _list(data: Json, key: str) -> list[Json]:
    value = data.get(key)
    if not isinstance(value, list):
        raise _damaged(key)
    return value


def _seat(data: Json) -> Seat:
    if not isinstance(data, dict):
        raise _damaged("seats")
    color = data.get("color")
    if color is not None and not _is_count(color):
        raise _damaged("seats")
    return Seat(
        _text(data, "name", may_be_empty=True), _text(data, "player"), color, _text(data, "emblem", may_be_empty=True)
    )


def _move(data: Json, players: int) -> tuple[int, Json]:
    if not isinstance(data, list) or len(data) != 2 or not _is_count(data[0]) or data[0] >= players:
        raise _damaged("moves")
    return data[0], data[1]


def _take_back(data: Json) -> TakeBack:
    if not isinstance(data, dict) or not _is_count(data.get("kept")) or not _is_count(data.get("dropped")):
        raise _damaged("take_backs")
    return TakeBack(data["kept"], data["dropped"])


def write_atomically(path: Path, text: str) -> None:
    """Write a whole text file or, if anything fails, leave what was there before."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
