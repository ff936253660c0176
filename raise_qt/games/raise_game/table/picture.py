"""What lies on the table, as far as one viewer is told: the events, added up.

No Qt and no pixels here. The table shows a picture and nothing else, so what is on the screen after any animation, or
without one, is what the events say.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace

from raise_qt.core.game import Event
from raise_qt.games.raise_game.components import CARD_VP, SET, Card
from raise_qt.games.raise_game.events import (
    Drew,
    GameEnded,
    GameStarted,
    Passed,
    Picked,
    Placed,
    Raised,
    RoundStarted,
    RoundWon,
    TurnedUp,
)
from raise_qt.games.raise_game.rolling import card_values, multipliers
from raise_qt.games.raise_game.state import Cards, Marker
from raise_qt.games.raise_game.turn_order import land


@dataclass(frozen=True)
class TableCard:
    """A card on the table. `number` tells it from all others of its owner; `card` is None while nobody may see it."""

    owner: int
    number: int
    card: Card | None


@dataclass
class Picture:
    """The table from one seat, or from outside (`viewer` None).

    Attributes as in the rulebook. `laid` are the opening picks, face down until `turned_up`, until each marker is
    placed. `passed` and `sitting_out` are out of this round. `won` are the VP on the won piles, `round_won` the last
    thing that happened in a round that is over, `ended` the end of the game.
    """

    players: int
    viewer: int | None
    rounds: int = 0
    number: int = 0
    roller: int = 0
    score_card: int | None = None
    dice: tuple[int, ...] = ()
    values: list[int] = field(default_factory=list)
    hands: list[list[TableCard]] = field(default_factory=list)
    draw_sizes: list[int] = field(default_factory=list)
    laid: dict[int, TableCard] = field(default_factory=dict)
    turned_up: bool = False
    pot: list[TableCard] = field(default_factory=list)
    track: list[Marker] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    sitting_out: set[int] = field(default_factory=set)
    won: list[int] = field(default_factory=list)
    round_won: RoundWon | None = None
    ended: GameEnded | None = None

    def __post_init__(self) -> None:
        self.hands = [[] for _ in range(self.players)]
        self.draw_sizes = [len(SET)] * self.players
        self.won = [0] * self.players
        self._drawn = [0] * self.players

    def copy(self) -> Picture:
        """The picture as it is now, whatever happens next."""
        other = copy(self)
        other.hands = [hand.copy() for hand in self.hands]
        other.draw_sizes, other.won, other._drawn = self.draw_sizes.copy(), self.won.copy(), self._drawn.copy()
        other.laid, other.pot, other.track = self.laid.copy(), self.pot.copy(), self.track.copy()
        other.passed, other.sitting_out = self.passed.copy(), self.sitting_out.copy()
        return other

    @property
    def opening(self) -> bool:
        """Whether picks are due (R3)."""
        return self.score_card is not None and not self.turned_up and self.round_won is None

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that are waited for, as far as the picture tells.

        That is the rearmost marker (R6), and nobody while markers are being placed or when the round is about to end
        (R11).
        """
        if self.ended is not None or self.round_won is not None:
            return ()
        if self.opening:
            return tuple(s for s in range(self.players) if s not in self.laid and s not in self.sitting_out)
        going_on = len(self.track) > 1 and any(self.hands[seat] for _, seat in self.track)
        return (self.track[0][1],) if going_on and not self.laid else ()

    def rolling(self, event: RoundStarted) -> Picture:
        """The picture while the score card is turned up and the dice fly: nothing is known yet."""
        other = self.copy()
        other.number, other.roller, other.round_won = event.number, event.roller, None
        other.score_card, other.dice, other.values = None, (), []
        other.passed, other.turned_up = set(), False
        return other

    @property
    def pot_vp(self) -> int:
        """The VP of the cards in the pot."""
        return sum(CARD_VP[card.card] for card in self.pot if card.card is not None)

    def field_of(self, seat: int) -> int | None:
        """Where a seat's marker stands."""
        return next((place for place, owner in self.track if owner == seat), None)

    def follow(self, event: Event) -> None:
        """Something happened."""
        match event:
            case GameStarted(rounds, first):
                self.rounds, self.roller = rounds, first
            case Drew(seat, count, pile, cards):
                self._draw(seat, count, pile, cards)
            case RoundStarted(number, roller, score_card, dice, picking):
                self.number, self.roller, self.score_card, self.dice = number, roller, score_card, dice
                self.values = card_values(multipliers(list(dice)))
                self.pot, self.laid, self.passed = [], {}, set()
                self.sitting_out = set(range(self.players)) - set(picking)
                self.turned_up, self.round_won = False, None
            case Picked(seat, card):
                self.laid[seat] = self._take(seat, card)
            case TurnedUp(picks):
                self.turned_up = True
                self.laid = {seat: replace(laid, card=picks[seat]) for seat, laid in self.laid.items()}
            case Placed(seat, place, _):
                self.pot.append(self.laid.pop(seat))
                land(self.track, place, seat)
            case Raised(seat, cards, _, place, _):
                self.pot += [replace(self._take(seat, card), card=card) for card in cards]
                self.track = [marker for marker in self.track if marker[1] != seat]
                land(self.track, place, seat)
            case Passed(seat, _, _):
                self.track = [marker for marker in self.track if marker[1] != seat]
                self.passed.add(seat)
            case RoundWon(seat, _, round):
                self.won[seat] += round.score_card + round.pot_vp
                self.track, self.pot, self.round_won = [], [], event
                self.score_card = None
            case GameEnded():
                self.ended = event

    def _draw(self, seat: int, count: int, pile: int, cards: Cards | None) -> None:
        for card in cards or [None] * count:
            self._drawn[seat] += 1
            self.hands[seat].append(TableCard(seat, self._drawn[seat], card))
        if cards:
            self.hands[seat].sort(key=lambda held: (held.card, held.number))
        self.draw_sizes[seat] = pile

    def _take(self, seat: int, card: Card | None) -> TableCard:
        """Take a card out of a hand: an equal one, or any if the hand is hidden."""
        hand = self.hands[seat]
        return hand.pop(next(i for i, held in enumerate(hand) if held.card in (card, None)))
