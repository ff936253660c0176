"""Writing and checking the open game log (`docs/formats/raise-log.md`).

A log holds no seed, so checking one means playing it again with chance taken from the log itself, and comparing all
that it says with what the rules make of it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from raise_qt.core.chance import Chance
from raise_qt.core.game import silent
from raise_qt.core.options import Json
from raise_qt.core.problems import BadLog, IllegalMove
from raise_qt.games.raise_game.components import (
    CARD_CALLED,
    DICE,
    FACES,
    SCORE_CARDS,
    SCORE_CARDS_REMOVED,
    SET,
)
from raise_qt.games.raise_game.formats import card_names, decode_move, encode_round
from raise_qt.games.raise_game.opening import pick
from raise_qt.games.raise_game.raising import raise_or_pass
from raise_qt.games.raise_game.scoring import scores, winners
from raise_qt.games.raise_game.setting_up import set_up, shuffled_score_pile, shuffled_set
from raise_qt.games.raise_game.state import PASS, Move, State

T = TypeVar("T")

FORMAT = "raise-log"
VERSION = 1
RAISE_RULES = ("minimal", "any")


def write_log(state: State) -> Json:
    """A finished game."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "players": state.players,
        "first": state.rounds[0].roller,
        "rules": {"raise_rule": RAISE_RULES[state.free_raise]},
        "decks": [card_names(shuffled_set(state.chance, seat)) for seat in range(state.players)],
        "score_cards": shuffled_score_pile(state.chance, state.players),
        "rounds": [encode_round(round) for round in state.rounds],
        "scores": scores(state),
        "winners": winners(state),
    }


def read_log(log: Json) -> State:
    """Play a logged game again and return how it ended. Raises `BadLog` with what is wrong and where."""
    _check_head(log)
    free_raise = log["rules"]["raise_rule"] == RAISE_RULES[True]
    state = set_up(log["players"], free_raise, False, LoggedChance("", log), silent)
    for number, logged in enumerate(log["rounds"], 1):
        if state.over:
            raise BadLog("Round {number}: the game is already over.", number=number)
        _replay_round(state, number, logged)
    if not state.over:
        raise BadLog("The log ends before the game does.")
    _compare("The end", log, {"scores": scores(state), "winners": winners(state)})
    return state


def _replay_round(state: State, number: int, logged: Json) -> None:
    where = f"Round {number}"
    picks, moves = logged.get("open"), logged.get("moves")
    _demand(isinstance(picks, list) and len(picks) == state.players, where, "open")
    _demand(isinstance(moves, list), where, "moves")
    for seat in state.picking.copy():
        with _Place(f"{where}, opening of seat {seat}"):
            pick(state, seat, decode_move([picks[seat]]), silent)
    for count, entry in enumerate(moves, 1):
        with _Place(f"{where}, move {count}"):
            if len(state.rounds) > number or state.over:
                raise IllegalMove("The round is already over.")
            seat, move, field = _decode_entry(entry)
            raise_or_pass(state, seat, move, silent)
            lands = state.rounds[number - 1].moves[-1][2]
            if move and field != lands:
                raise IllegalMove("The marker lands on {lands}, not on {field}.", lands=lands, field=field)
    played = encode_round(state.rounds[number - 1])
    if played["winner"] is None:
        raise BadLog("{where}: the moves end before the round does.", where=where)
    del played["moves"]  # compared above, one by one
    _compare(where, logged, played)


def _decode_entry(entry: Json) -> tuple[int, Move, int]:
    match entry:
        case [seat, "pass"] if _is_int(seat):
            return seat, PASS, 0
        case [seat, list(cards), field] if _is_int(seat) and _is_int(field):
            return seat, decode_move(cards), field
    raise IllegalMove("A move is [seat, 'pass'] or [seat, [cards], field].")


@dataclass(frozen=True)
class LoggedChance(Chance):
    """Chance that comes out as a log says it did."""

    log: Json

    def shuffled(self, stream: str, items: Sequence[T]) -> list[T]:
        order: list[Any]
        if stream == "score cards":
            removed = [card for card in SCORE_CARDS if card not in self.log["score_cards"]]
            order = removed + self.log["score_cards"]
        else:
            order = [CARD_CALLED[name] for name in self.log["decks"][int(stream.removeprefix("deck/"))]]
        return order

    def roll(self, stream: str, dice: int, sides: int) -> list[int]:
        if stream == "first":
            return [self.log["first"]]
        number = int(stream.removeprefix("dice/"))
        if number > len(self.log["rounds"]):
            raise BadLog("The log ends before the game does: round {number} is missing.", number=number)
        where = f"Round {number}"
        logged = self.log["rounds"][number - 1]
        _demand(isinstance(logged, dict), where, "round")
        faces = logged.get("dice")
        _demand(isinstance(faces, list) and len(faces) == len(DICE), where, "dice")
        for die, face in zip(DICE, faces, strict=True):
            _demand(face in FACES and FACES.index(face) in die, where, "dice")
        return [die.index(FACES.index(face)) for die, face in zip(DICE, faces, strict=True)]


def _check_head(log: Json) -> None:
    where = "The head of the log"
    _demand(isinstance(log, dict) and log.get("format") == FORMAT, where, "format")
    _demand(_is_int(log.get("version")) and log["version"] == VERSION, where, "version")
    players = log.get("players")
    _demand(_is_int(players) and players in SCORE_CARDS_REMOVED, where, "players")
    first = log.get("first")
    _demand(_is_int(first) and 0 <= first < players, where, "first")
    rules = log.get("rules")
    _demand(isinstance(rules, dict) and rules.get("raise_rule") in RAISE_RULES, where, "rules")
    decks = log.get("decks")
    _demand(isinstance(decks, list) and len(decks) == players, where, "decks")
    full = card_names(SET)
    for deck in decks:
        _demand(isinstance(deck, list) and sorted(map(str, deck)) == sorted(full), where, "decks")
    pile = log.get("score_cards")
    size = len(SCORE_CARDS) - SCORE_CARDS_REMOVED[players]
    _demand(isinstance(pile, list) and len(pile) == size, where, "score_cards")
    _demand(all(_is_int(card) and card in SCORE_CARDS for card in pile), where, "score_cards")
    _demand(len(set(pile)) == size, where, "score_cards")
    _demand(isinstance(log.get("rounds"), list), where, "rounds")


def _is_int(value: Json) -> bool:
    return type(value) is int  # `bool` is an `int` to Python, but not to us


def _demand(condition: bool, where: str, key: str) -> None:
    if not condition:
        raise BadLog("{where}: {key!r} is missing or makes no sense.", where=where, key=key)


def _compare(where: str, logged: Json, played: dict[str, Json]) -> None:
    for key, truth in played.items():
        said, true = json.dumps(logged.get(key)), json.dumps(truth)
        if said != true:
            raise BadLog(
                "{where}: {key!r} is {said}, but by the rules it is {true}.",
                where=where,
                key=key,
                said=said,
                true=true,
            )


class _Place:
    """Says where in the log a move was that the rules do not allow."""

    def __init__(self, where: str) -> None:
        self.where = where

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IllegalMove):
            raise BadLog("{where}: {reason}", where=self.where, reason=error) from error
