"""The final count (E2, E3) from what everybody may see: the events of a finished game.

Nothing here decides a rule. `GameEnded` says who scored what; this says which cards that was made of, how it grew from
round to round, and in which order the cards are counted out before the players' eyes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from raise_qt.core.game import Event
from raise_qt.games.raise_game.components import CARD_VP, Card
from raise_qt.games.raise_game.events import ALL_ROUNDS, GameEnded, GameStarted, RoundWon
from raise_qt.games.raise_game.state import Cards

# What a seat's points are made of, in the order shown.
SCORE_CARDS: Final = 0
WON_CARDS: Final = 1
HAND: Final = 2


@dataclass(frozen=True)
class Win:
    """R12: what a seat took in a round."""

    seat: int
    score_card: int
    cards: Cards

    @property
    def vp(self) -> int:
        """All of it in VP."""
        return self.score_card + vp_of(self.cards)


@dataclass(frozen=True)
class SeatCount:
    """What one seat's points are made of.

    `score_cards` has their VP and `won_cards` the cards of the pots, both in the order won; `hand` is what was left in
    hand. `progress` has the VP at the start, after every round and, last, with the hand. Tied seats share a `rank`.
    """

    seat: int
    rank: int
    score_cards: tuple[int, ...]
    won_cards: Cards
    hand: Cards
    progress: tuple[int, ...]

    @property
    def parts(self) -> tuple[int, int, int]:
        """The VP of score cards, won cards and hand."""
        return sum(self.score_cards), vp_of(self.won_cards), vp_of(self.hand)

    @property
    def total(self) -> int:
        """E2."""
        return sum(self.parts)


@dataclass(frozen=True)
class FinalCount:
    """The end of a game.

    `wins` are the rounds played, of `planned` ones (S2); fewer if the game `ended_early` (R14). `winners` share the win
    (E3).
    """

    seats: tuple[SeatCount, ...]
    wins: tuple[Win, ...]
    planned: int
    ended_early: bool
    winners: tuple[int, ...]

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return len(self.wins)

    @property
    def ranking(self) -> tuple[SeatCount, ...]:
        """Best first; tied seats in the order they sit."""
        return tuple(sorted(self.seats, key=lambda count: (count.rank, count.seat)))

    @property
    def best(self) -> int:
        """The winners' points."""
        return self.ranking[0].total

    @property
    def runners_up(self) -> tuple[int, ...]:
        """The best of those who did not win. Nobody if all share the win."""
        others = [count for count in self.ranking if count.seat not in self.winners]
        return tuple(count.seat for count in others if count.rank == others[0].rank)

    @property
    def margin(self) -> int:
        """How many VP the winners are ahead of the next; 0 if all share the win."""
        return self.best - self.seats[self.runners_up[0]].total if self.runners_up else 0


def final_count(story: Iterable[Sequence[Event]]) -> FinalCount:
    """The count of a finished game from all that happened in it. Raises `ValueError` if it is not finished."""
    events = [event for batch in story for event in batch]
    if not events or not isinstance(ended := events[-1], GameEnded):
        raise ValueError("the game is not over")
    wins = [
        Win(event.seat, event.round.score_card, tuple(card for card, _ in event.round.pot))
        for event in events
        if isinstance(event, RoundWon)
    ]
    return FinalCount(
        seats=tuple(_seat_count(seat, wins, ended) for seat in range(len(ended.hands))),
        wins=tuple(wins),
        planned=next(event.rounds for event in events if isinstance(event, GameStarted)),
        ended_early=ended.reason != ALL_ROUNDS,
        winners=ended.winners,
    )


def vp_of(cards: Cards) -> int:
    """The VP of these cards together."""
    return sum(CARD_VP[card] for card in cards)


def _seat_count(seat: int, wins: Sequence[Win], ended: GameEnded) -> SeatCount:
    progress = [0]
    for win in wins:
        progress.append(progress[-1] + (win.vp if win.seat == seat else 0))
    progress.append(progress[-1] + vp_of(ended.hands[seat]))
    own = [win for win in wins if win.seat == seat]
    return SeatCount(
        seat,
        rank=1 + sum(score > ended.scores[seat] for score in ended.scores),
        score_cards=tuple(win.score_card for win in own),
        won_cards=tuple(card for win in own for card in win.cards),
        hand=ended.hands[seat],
        progress=tuple(progress),
    )


@dataclass(frozen=True)
class Step:
    """A card is counted, from `start` to `end`. `card` is None for a score card."""

    seat: int
    heap: int
    card: Card | None
    vp: int
    start: float
    end: float


@dataclass(frozen=True)
class Counted:
    """How far the count of one seat has come.

    `parts` are the VP of each heap with every card that was laid down; `shown` grows while a card is on its way. `hand`
    is the number of hand cards laid down, the last one of them to the part `arrival`.
    """

    parts: tuple[int, ...]
    shown: tuple[float, ...]
    hand: int
    arrival: float


class Counting:
    """The count, card by card: what was won, round by round as it was played, then the hands, everybody at once.

    Times are in milliseconds at normal speed.
    """

    ROUND: Final = 260.0
    HAND_CARD: Final = 300.0

    def __init__(self, count: FinalCount) -> None:
        self._count = count
        self._hand_start = count.rounds * self.ROUND
        self._hands = max(len(seat.hand) for seat in count.seats)
        self.steps = [*self._round_steps(), *self._hand_steps()]
        self.duration = self._hand_start + self._hands * self.HAND_CARD

    def _round_steps(self) -> Iterable[Step]:
        for number, win in enumerate(self._count.wins):
            # The last card has as long as all: a round grows smoothly however many cards it brings.
            length = self.ROUND / (len(win.cards) + 2)
            time = number * self.ROUND
            yield Step(win.seat, SCORE_CARDS, None, win.score_card, time, time + 2 * length)
            for card in win.cards:
                time += length
                yield Step(win.seat, WON_CARDS, card, CARD_VP[card], time, time + 2 * length)

    def _hand_steps(self) -> Iterable[Step]:
        for index in range(self._hands):
            time = self._hand_start + index * self.HAND_CARD
            for seat in self._count.seats:
                for card in seat.hand[index : index + 1]:
                    yield Step(seat.seat, HAND, card, CARD_VP[card], time, time + self.HAND_CARD)

    def at(self, time: float) -> list[Counted]:
        """The count of every seat at this time; complete from `duration` on."""
        return [self._counted(seat.seat, time) for seat in self._count.seats]

    def rounds_at(self, time: float) -> float:
        """How many steps of `SeatCount.progress` are over at this time: the rounds, then one more for the hands."""
        if time >= self.duration:
            return self._count.rounds + 1.0
        if time < self._hand_start:
            return max(0.0, time / self.ROUND)
        return self._count.rounds + (time - self._hand_start) / (self.duration - self._hand_start)

    def _counted(self, seat: int, time: float) -> Counted:
        parts, shown = [0, 0, 0], [0.0, 0.0, 0.0]
        hand, arrival = 0, 1.0
        for step in self.steps:
            if step.seat == seat and step.start <= time:
                part = min(1.0, (time - step.start) / (step.end - step.start))
                parts[step.heap] += step.vp
                shown[step.heap] += step.vp * (1.0 - (1.0 - part) ** 3)
                if step.heap == HAND:
                    hand, arrival = hand + 1, part
        return Counted(tuple(parts), tuple(shown), hand, arrival)
