"""What reading any game's log needs: demanding that its parts make sense, and comparing them with the truth."""

from __future__ import annotations

import json

from raise_qt.core.options import Json
from raise_qt.core.problems import BadLog, shortened

HEAD = "The head of the log"


def demand(condition: bool, where: str, key: str) -> None:
    """Raises `BadLog` unless this part of the log is as it must be."""
    if not condition:
        raise BadLog("{where}: {key!r} is missing or makes no sense.", where=where, key=key)


def is_int(value: Json) -> bool:
    """Whether this is a whole number: to Python `True` is one, but not to us."""
    return type(value) is int


def check_head(log: Json, name: str, version: int, players: range) -> None:
    """What every log begins with: format and version, the number of players and the first of them."""
    demand(isinstance(log, dict) and log.get("format") == name, HEAD, "format")
    demand(is_int(log.get("version")) and log["version"] == version, HEAD, "version")
    demand(is_int(log.get("players")) and log["players"] in players, HEAD, "players")
    demand(is_int(log.get("first")) and 0 <= log["first"] < log["players"], HEAD, "first")


def compare(where: str, logged: Json, played: dict[str, Json]) -> None:
    """Raises `BadLog` unless the log says of each of these what the rules make of it."""
    for key, truth in played.items():
        if not same(logged.get(key), truth):
            raise BadLog(
                "{where}: {key!r} is {said}, but by the rules it is {true}.",
                where=where,
                key=key,
                said=_quoted(logged.get(key)),
                true=_quoted(truth),
            )


def same(said: Json, true: Json) -> bool:
    """Equal also in kind: to Python `True` and `1.0` are 1, but a log must not say so."""
    if isinstance(true, list):
        return isinstance(said, list) and len(said) == len(true) and all(map(same, said, true))
    return type(said) is type(true) and bool(said == true)


def _quoted(value: Json) -> str:
    try:
        return shortened(json.dumps(value))
    except (ValueError, RecursionError):  # numbers and nestings beyond all measure
        return "something else"
