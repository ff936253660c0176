"""What can be done after setting aside, and doing it (T3, T5, T6, E1)."""

from __future__ import annotations

from functools import cache

from raise_qt.core.game import Tell
from raise_qt.core.problems import IllegalMove
from raise_qt.games.oberen_10000.components import BLACK_DICE, COIN, FIVES, GOAL, TURNED, Dice, is_red
from raise_qt.games.oberen_10000.events import AllSix, Banked, GameWon, LuckyCoin, SetAside, TurnedFive
from raise_qt.games.oberen_10000.rolling import next_turn, roll
from raise_qt.games.oberen_10000.setting_aside import check_set_aside, set_asides
from raise_qt.games.oberen_10000.state import ALL_SIX, BANK, ROLL, Move, Roll, State


@cache
def moves(dice: Dice) -> list[Move]:
    """Everything a player may do after this roll: by the dice set aside, and with each banking first."""
    return [Move(aside, then) for aside in set_asides(dice) for then in ways_on(dice, aside)]


def ways_on(dice: Dice, aside: Dice) -> tuple[str, ...]:
    """T3: bank or roll what is left. T5, T6: all six, once all are set aside or thanks to the lucky coin."""
    if len(aside) == len(dice):
        return BANK, ALL_SIX
    if COIN in dice:
        return BANK, ROLL, ALL_SIX
    return BANK, ROLL


def dice_to_roll(dice: Dice, move: Move) -> tuple[int, bool]:
    """T3, T5, T6: how many black dice are rolled next, and whether the red one is."""
    if move.then == ALL_SIX:
        return BLACK_DICE, True
    red = is_red(dice[-1]) and not any(is_red(die) for die in move.aside)
    return len(dice) - len(move.aside) - red, red


def decide(state: State, seat: int, move: Move, tell: Tell) -> None:
    """T1, T3: set dice aside, then bank or roll again."""
    check(state, seat, move)
    turn = state.turn
    dice = turn.rolls[-1].dice
    points = set_asides(dice)[move.aside]
    turn.rolls[-1] = Roll(dice, move.aside, points, move.then)
    turn.points += points
    for die in move.aside:
        if die in TURNED and tell is not None:
            tell(TurnedFive(seat, FIVES[TURNED.index(die)]))
    if tell is not None:
        tell(SetAside(seat, move.aside, points, turn.points))
    if move.then == BANK:
        bank(state, tell)
        return
    if move.then == ALL_SIX and tell is not None:
        tell(LuckyCoin(seat) if COIN in dice else AllSix(seat))
    black, red = dice_to_roll(dice, move)
    roll(state, black, red, tell)


def check(state: State, seat: int, move: Move) -> None:
    """Raises `IllegalMove` for anything but a legal move of the player whose turn it is."""
    if state.over:
        raise IllegalMove("The game is over.")
    if seat != state.turn.seat:
        raise IllegalMove("It is another player's turn.")
    check_set_aside(state.dice, move.aside)
    if move.then in ways_on(state.dice, move.aside):
        return
    if move.then == ALL_SIX:
        raise IllegalMove("All six are rolled only once all are set aside, or thanks to the lucky coin.")
    if move.then == ROLL:
        raise IllegalMove("No dice are left to roll, except all six.")
    raise IllegalMove("After setting aside one can bank or roll.")


def bank(state: State, tell: Tell) -> None:
    """T3: the turn's points are safe. E1: with 10 000 or more the game is won at once."""
    turn = state.turn
    state.scores[turn.seat] += turn.points
    score = state.scores[turn.seat]
    if tell is not None:
        tell(Banked(turn.seat, turn.points, score))
    if score >= GOAL:
        state.over = True
        if tell is not None:
            tell(GameWon(turn.seat, tuple(state.scores)))
    else:
        next_turn(state, tell)
