"""Turns and rolls, up to one that somebody has to decide about (T1, T4)."""

from __future__ import annotations

from raise_qt.core.game import Tell
from raise_qt.games.oberen_10000.components import BLACK_DICE, SIDES, Dice, rolled
from raise_qt.games.oberen_10000.events import Busted, Rolled, TurnStarted
from raise_qt.games.oberen_10000.setting_aside import set_asides
from raise_qt.games.oberen_10000.state import LOST, Roll, State, Turn


def next_turn(state: State, tell: Tell) -> None:
    """S1: the turn goes on clockwise."""
    start_turn(state, (state.turn.seat + 1) % state.players, tell)


def start_turn(state: State, seat: int, tell: Tell) -> None:
    """T1: a turn begins with a roll of all six dice. T4: if it is lost at once the next player's begins."""
    while not try_turn(state, seat, tell):
        seat = (seat + 1) % state.players


def try_turn(state: State, seat: int, tell: Tell) -> bool:
    """A player's first roll. Returns whether it scores."""
    state.turns.append(Turn(seat, []))
    if tell is not None:
        tell(TurnStarted(len(state.turns), seat))
    return try_roll(state, BLACK_DICE, True, tell)


def roll(state: State, black: int, red: bool, tell: Tell) -> None:
    """T3, T4: one more roll of the same turn; if it is lost the next player's turn begins."""
    if not try_roll(state, black, red, tell):
        next_turn(state, tell)


def try_roll(state: State, black: int, red: bool, tell: Tell) -> bool:
    """T4: roll so many black dice, and the red one or not. Returns whether anything can be set aside."""
    turn = state.turn
    dice = throw(state, len(turn.rolls) + 1, black, red)
    if tell is not None:
        tell(Rolled(turn.seat, dice))
    if set_asides(dice):
        turn.rolls.append(Roll(dice))
        return True
    turn.rolls.append(Roll(dice, then=LOST))
    if tell is not None:
        tell(Busted(turn.seat, turn.points))
    turn.points = 0
    return False


def throw(state: State, number: int, black: int, red: bool) -> Dice:
    """The dice of a turn's roll. They come from that roll's own stream, whatever was decided before."""
    return rolled(state.chance.roll(f"roll/{len(state.turns)}/{number}", black + red, SIDES), red)
