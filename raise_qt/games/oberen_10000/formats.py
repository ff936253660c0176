"""Die oberen 10 000 in the words of its open formats: `docs/formats/oberen-10000-log.md`."""

from __future__ import annotations

from raise_qt.core.options import Json
from raise_qt.core.problems import IllegalMove
from raise_qt.games.oberen_10000.components import DIE_CALLED, DIE_NAME, Dice
from raise_qt.games.oberen_10000.observation import Observation
from raise_qt.games.oberen_10000.state import ALL_SIX, BANK, ROLL, Move, Roll, Turn

WAYS_ON = (BANK, ROLL, ALL_SIX)


def dice_names(dice: Dice) -> list[str]:
    """Dice as `5`, `red 5`, `coin`; set aside after being turned, as `5 as 1`."""
    return [DIE_NAME[die] for die in dice]


def encode_move(move: Move) -> Json:
    """The dice set aside, and what then."""
    return {"aside": dice_names(move.aside), "then": move.then}


def decode_move(data: Json) -> Move:
    """What `encode_move` wrote, the dice in any order."""
    if not isinstance(data, dict) or not isinstance(data.get("aside"), list):
        raise IllegalMove("A move has the dice set 'aside', and what 'then'.")
    then = data.get("then")
    if then not in WAYS_ON:
        raise IllegalMove("After setting aside one can 'bank', 'roll' or roll 'all six'.")
    for name in data["aside"]:
        if not isinstance(name, str):
            raise IllegalMove("A die is written as '5', 'red 5' or '5 as 1'.")
        if name not in DIE_CALLED:
            raise IllegalMove("There is no die {name!r}.", name=name)
    return Move(tuple(sorted([DIE_CALLED[name] for name in data["aside"]])), then)


def encode_roll(roll: Roll) -> Json:
    """One of the log's rolls; `then` is null while it awaits a decision."""
    return {
        "dice": dice_names(roll.dice),
        "aside": dice_names(roll.aside),
        "points": roll.points,
        "then": roll.then,
    }


def encode_turn(turn: Turn) -> Json:
    """One of the log's turns."""
    return {
        "seat": turn.seat,
        "rolls": [encode_roll(roll) for roll in turn.rolls],
        "points": turn.points,
    }


def view(observation: Observation) -> Json:
    """What a seat may know, as an outside bot is told."""
    return {
        "seat": observation.seat,
        "to_act": observation.to_act,
        "scores": list(observation.scores),
        "turn": len(observation.turns),
        "turn_points": observation.turn_points,
        "dice": dice_names(observation.dice),
        "history": [encode_turn(turn) for turn in observation.turns],
    }
