"""Writing and checking the open game log (`docs/formats/oberen-10000-log.md`).

A log holds no seed, so checking one means playing it again with the dice taken from the log itself, and
comparing all that it says with what the rules make of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_qt.core.chance import Chance
from raise_qt.core.log_checks import HEAD, check_head, compare, demand
from raise_qt.core.options import Json
from raise_qt.core.problems import BadLog, IllegalMove
from raise_qt.games.oberen_10000.components import COIN, DIE_CALLED, PLAYERS, sides_of
from raise_qt.games.oberen_10000.formats import decode_move, encode_roll, encode_turn
from raise_qt.games.oberen_10000.going_on import decide
from raise_qt.games.oberen_10000.scoring import winners
from raise_qt.games.oberen_10000.setting_up import set_up
from raise_qt.games.oberen_10000.state import LOST, State

FORMAT = "oberen-10000-log"
VERSION = 1


def write_log(state: State) -> Json:
    """A finished game."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "players": state.players,
        "first": state.turns[0].seat,
        "turns": [encode_turn(turn) for turn in state.turns],
        "scores": state.scores.copy(),
        "winners": winners(state),
    }


def read_log(log: Json) -> State:
    """Play a logged game again and return how it ended. Raises `BadLog` with what is wrong and where."""
    check_head(log, FORMAT, VERSION, PLAYERS)
    demand(isinstance(log.get("turns"), list), HEAD, "turns")
    state = set_up(log["players"], LoggedChance("", log), None)
    for number, logged in enumerate(log["turns"], 1):
        if number > len(state.turns):
            raise BadLog("Turn {number}: the game is already over.", number=number)
        _replay_turn(state, number, logged)
    # The game is over now: as long as it is not, it asks for one more roll, and a log without it is refused.
    compare("The end", log, {"scores": state.scores, "winners": winners(state)})
    return state


def _replay_turn(state: State, number: int, logged: Json) -> None:
    """Check a turn roll by roll. The first is made already, each later one by the decision before it."""
    turn = state.turns[number - 1]
    compare(f"Turn {number}", logged, {"seat": turn.seat})
    for count, entry in enumerate(logged["rolls"], 1):
        where = f"Turn {number}, roll {count}"
        if count > len(turn.rolls):
            raise BadLog("{where}: the turn is already over.", where=where)
        compare(where, entry, {"dice": encode_roll(turn.rolls[count - 1])["dice"]})
        if turn.rolls[count - 1].then != LOST:
            try:
                decide(state, turn.seat, decode_move(entry), None)
            except IllegalMove as error:
                raise BadLog("{where}: {reason}", where=where, reason=error) from error
        compare(where, entry, encode_roll(turn.rolls[count - 1]))
    compare(f"Turn {number}", logged, {"points": turn.points})


@dataclass(frozen=True)
class LoggedChance(Chance):
    """Chance that comes out as a log says it did. Whether it could have is checked afterwards."""

    log: Json

    def roll(self, stream: str, dice: int, sides: int) -> list[int]:
        if stream == "first":
            return [self.log["first"]]
        _, turn, roll = stream.split("/")
        turns = self.log["turns"]
        if int(turn) > len(turns):
            raise BadLog("The log ends before the game does: turn {number} is missing.", number=turn)
        where = f"Turn {turn}"
        logged = turns[int(turn) - 1]
        demand(isinstance(logged, dict), where, "turn")
        rolls = logged.get("rolls")
        demand(isinstance(rolls, list), where, "rolls")
        if int(roll) > len(rolls):
            raise BadLog("{where}: the rolls end before the turn does.", where=where)
        where = f"{where}, roll {roll}"
        logged = rolls[int(roll) - 1]
        demand(isinstance(logged, dict), where, "roll")
        names = logged.get("dice")
        demand(isinstance(names, list) and len(names) == dice, where, "dice")
        for name in names:
            demand(isinstance(name, str) and DIE_CALLED.get(name, COIN + 1) <= COIN, where, "dice")
        return sides_of(tuple(sorted([DIE_CALLED[name] for name in names])))
