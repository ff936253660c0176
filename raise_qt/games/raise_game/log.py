"""Writing and checking the open game log (`docs/formats/raise-log.md`).

A log holds no seed, so checking one means playing it again with chance taken from the log itself, and comparing all
that it says with what the rules make of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from raise_qt.core.chance import Chance
from raise_qt.core.log_checks import HEAD, check_head, compare, demand, is_int
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
    state = set_up(log["players"], free_raise, False, LoggedChance("", log), None)
    for number, logged in enumerate(log["rounds"], 1):
        if state.over:
            raise BadLog("Round {number}: the game is already over.", number=number)
        _replay_round(state, number, logged)
    if not state.over:
        raise BadLog("The log ends before the game does.")
    compare("The end", log, {"scores": scores(state), "winners": winners(state)})
    return state


def _replay_round(state: State, number: int, logged: Json) -> None:
    where = f"Round {number}"
    picks, moves = logged.get("open"), logged.get("moves")
    demand(isinstance(picks, list) and len(picks) == state.players, where, "open")
    demand(isinstance(moves, list), where, "moves")
    turned_up = encode_round(state.round)
    compare(where, logged, {key: turned_up[key] for key in ("roller", "score", "dice")})
    for seat in state.picking.copy():
        with _Place(f"{where}, opening of seat {seat}"):
            pick(state, seat, decode_move([picks[seat]]), None)
    opened = encode_round(state.rounds[number - 1])
    compare(where, logged, {key: opened[key] for key in ("open", "fields")})
    for count, entry in enumerate(moves, 1):
        with _Place(f"{where}, move {count}"):
            if len(state.rounds) > number or state.over:
                raise IllegalMove("The round is already over.")
            seat, move, field = _decode_entry(entry)
            raise_or_pass(state, seat, move, None)
            lands = state.rounds[number - 1].moves[-1][2]
            if move and field != lands:
                raise IllegalMove("The marker lands on {lands}, not on {field}.", lands=lands, field=field)
    winner = state.rounds[number - 1].winner
    if winner is None:
        raise BadLog("{where}: the moves end before the round does.", where=where)
    compare(where, logged, {"winner": winner})


def _decode_entry(entry: Json) -> tuple[int, Move, int]:
    match entry:
        case [seat, "pass"] if is_int(seat):
            return seat, PASS, 0
        case [seat, list(cards), field] if is_int(seat) and is_int(field):
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
        demand(isinstance(logged, dict), where, "round")
        faces = logged.get("dice")
        demand(isinstance(faces, list) and len(faces) == len(DICE), where, "dice")
        for die, face in zip(DICE, faces, strict=True):
            demand(face in FACES and FACES.index(face) in die, where, "dice")
        return [die.index(FACES.index(face)) for die, face in zip(DICE, faces, strict=True)]


def _check_head(log: Json) -> None:
    check_head(log, FORMAT, VERSION, range(min(SCORE_CARDS_REMOVED), max(SCORE_CARDS_REMOVED) + 1))
    players, rules = log["players"], log.get("rules")
    demand(isinstance(rules, dict) and rules.get("raise_rule") in RAISE_RULES, HEAD, "rules")
    decks = log.get("decks")
    demand(isinstance(decks, list) and len(decks) == players, HEAD, "decks")
    full = sorted(card_names(SET))
    for deck in decks:
        demand(isinstance(deck, list) and sorted(map(str, deck)) == full, HEAD, "decks")
    pile = log.get("score_cards")
    size = len(SCORE_CARDS) - SCORE_CARDS_REMOVED[players]
    demand(isinstance(pile, list) and len(pile) == size, HEAD, "score_cards")
    demand(all(is_int(card) and card in SCORE_CARDS for card in pile), HEAD, "score_cards")
    demand(len(set(pile)) == size, HEAD, "score_cards")
    demand(isinstance(log.get("rounds"), list), HEAD, "rounds")


class _Place:
    """Says where in the log a move was that the rules do not allow."""

    def __init__(self, where: str) -> None:
        self.where = where

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IllegalMove):
            raise BadLog("{where}: {reason}", where=self.where, reason=error) from error
