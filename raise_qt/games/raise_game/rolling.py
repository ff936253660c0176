"""The score card, the dice and what they make of the cards (R1, R2, R14)."""

from __future__ import annotations

from functools import cache

from raise_qt.core.game import Tell
from raise_qt.games.raise_game.components import CARD_NUMBER, CARD_SYMBOL, DICE, FACES
from raise_qt.games.raise_game.events import RoundStarted
from raise_qt.games.raise_game.state import Round, State


def start_round(state: State, roller: int, tell: Tell) -> None:
    """R1: turn up the top score card and roll all seven dice. R14: whoever holds no card sits out."""
    number = len(state.rounds) + 1
    score_card = state.score_pile.pop()
    dice = roll(state, number)
    state.values = card_values(multipliers(dice))
    state.picking = [seat for seat, hand in enumerate(state.hands) if hand]
    state.rounds.append(Round(roller, score_card, dice, [None] * state.players, []))
    if tell is not None:
        tell(RoundStarted(number, roller, score_card, tuple(dice), tuple(state.picking)))


def roll(state: State, number: int) -> list[int]:
    """R1: the faces shown in this round. They come from the round's own stream, whatever was played before."""
    sides = state.chance.roll(f"dice/{number}", len(DICE), 6)
    return [die[side] for die, side in zip(DICE, sides)]  # noqa: B905 (played millions of times)


def multipliers(dice: list[int]) -> tuple[int, ...]:
    """R2: of each symbol the dice that show it, plus the one printed on the board."""
    counts = [1] * len(FACES)
    for face in dice:
        counts[face] = counts[face] + 1  # (compiled, `+=` would ask what kind of numbers a list holds)
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


@cache
def card_values(multipliers: tuple[int, ...]) -> list[int]:
    """R2: each card's number times its symbol's multiplier. (There are only 792 different rolls: all are kept.)"""
    return [number * multipliers[s] for number, s in zip(CARD_NUMBER, CARD_SYMBOL, strict=True)]
