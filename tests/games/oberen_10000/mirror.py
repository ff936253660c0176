"""A game followed by its events alone, the way a table must: what it shows has to be the truth."""

from __future__ import annotations

from collections.abc import Sequence

from raise_qt.core.game import Event
from raise_qt.games.oberen_10000.components import FIVES, TURNED, Dice
from raise_qt.games.oberen_10000.events import (
    AllSix,
    Banked,
    Busted,
    GameStarted,
    GameWon,
    LuckyCoin,
    Rolled,
    SetAside,
    TurnedFive,
    TurnStarted,
)
from raise_qt.games.oberen_10000.state import State


class Mirror:
    """What is seen on the table: scores, the turn, the dice rolled and those set aside in this turn."""

    def __init__(self, players: int) -> None:
        self.scores = [0] * players
        self.seat = -1
        self.turn = 0
        self.turn_points = 0
        self.rolled: list[int] = []
        self.aside: list[int] = []
        self.winner: int | None = None

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            self.show(event)

    def show(self, event: Event) -> None:
        match event:
            case GameStarted(first):
                self.seat = first
            case TurnStarted(number, seat):
                assert number == self.turn + 1
                assert number == 1 or seat == (self.seat + 1) % len(self.scores)
                self.turn, self.seat, self.turn_points = number, seat, 0
                self.rolled, self.aside = [], []
            case Rolled(seat, dice):
                assert seat == self.seat
                assert len(dice) + len(self.aside) == 6
                self.rolled = list(dice)
            case TurnedFive(seat, die):
                assert seat == self.seat
                self.rolled[self.rolled.index(die)] = TURNED[FIVES.index(die)]
            case SetAside(seat, dice, points, turn_points):
                self.set_aside(dice)
                assert seat == self.seat
                assert turn_points == self.turn_points + points
                self.turn_points = turn_points
            case AllSix(seat) | LuckyCoin(seat):
                assert seat == self.seat
                assert (self.rolled == []) == isinstance(event, AllSix)
                self.aside = []
            case Busted(seat, lost):
                assert (seat, lost) == (self.seat, self.turn_points)
                self.turn_points = 0
            case Banked(seat, points, score):
                assert (seat, points) == (self.seat, self.turn_points)
                self.scores[seat] += points
                assert score == self.scores[seat]
            case GameWon(seat, scores):
                assert list(scores) == self.scores
                self.winner = seat
            case _:
                raise AssertionError(event)

    def set_aside(self, dice: Dice) -> None:
        for die in dice:
            self.rolled.remove(die)
            self.aside.append(die)

    def check(self, state: State) -> None:
        assert self.scores == state.scores
        assert (self.turn, self.seat) == (len(state.turns), state.turn.seat)
        assert self.turn_points == state.turn.points
        assert (self.winner is not None) == state.over
        if not state.over:
            assert tuple(self.rolled) == state.dice
