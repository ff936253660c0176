"""The state of a game of Raise: plain data. The rules live in the modules beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from raise_qt.core.chance import Chance
from raise_qt.core.portable import Portable
from raise_qt.games.raise_game.components import CARD_VP, Card

Cards = tuple[Card, ...]

Move = Cards
"""The cards played, sorted. In the opening one card, later a raise, or no card at all: `PASS`."""

PASS: Final[Move] = ()

Marker = tuple[int, int]
"""A marker on the track: (field, seat)."""


@dataclass
class Round(Portable):
    """What was turned up, rolled and played in one round: all that the game log tells of it.

    `picks` has the opening card of each seat, `None` for one that sits out (or has not picked yet). `moves` has
    (seat, cards, field it lands on or leaves). `winner` is `None` while the round goes on.
    """

    roller: int
    score_card: int
    dice: list[int]
    picks: list[Card | None]
    moves: list[tuple[int, Move, int]]
    winner: int | None = None

    # Written out because it is called often: compiled, one that `dataclass` makes would still be interpreted.
    def __init__(
        self,
        roller: int,
        score_card: int,
        dice: list[int],
        picks: list[Card | None],
        moves: list[tuple[int, Move, int]],
        winner: int | None = None,
    ) -> None:
        self.roller = roller
        self.score_card = score_card
        self.dice = dice
        self.picks = picks
        self.moves = moves
        self.winner = winner

    @property
    def pot(self) -> list[tuple[Card, int]]:
        """R5, R8: the cards in the common pot and who played them, in the order played (R4 for the opening)."""
        picks = self.picks
        seats = [*range(self.roller, len(picks)), *range(self.roller)]
        opening = [(card, seat) for seat in seats if (card := picks[seat]) is not None]
        return opening + [(card, seat) for seat, cards, _ in self.moves for card in cards]

    @property
    def pot_vp(self) -> int:
        """The VP of the cards in the common pot."""
        vp = 0
        for pick in self.picks:
            if pick is not None:
                vp += CARD_VP[pick]
        for _, cards, _ in self.moves:
            for card in cards:
                vp += CARD_VP[card]
        return vp

    def copy(self) -> Round:
        """A copy that can be played on independently. Dice stand for the whole round (R1), so they are shared."""
        return Round(self.roller, self.score_card, self.dice, self.picks.copy(), self.moves.copy(), self.winner)


@dataclass
class State(Portable):
    """The whole truth about a game in progress.

    `hands` are sorted; the top of a draw pile and of the score pile is its last card. `values` is what each card is
    worth this round (R2). `track` is ordered from the rearmost marker to the frontmost (R6). `picking` has the seats
    that still owe their opening pick (R3); the cards picked stay in hand until all are turned up. `rounds` ends with
    the current round.
    """

    players: int
    free_raise: bool
    hidden_piles: bool
    chance: Chance
    hands: list[list[Card]]
    draw_piles: list[list[Card]]
    score_pile: list[int]
    vp_won: list[int]
    rounds: list[Round]
    values: list[int]
    track: list[Marker]
    picking: list[int]
    over: bool = False

    # Written out for the same reason as a round's.
    def __init__(
        self,
        players: int,
        free_raise: bool,
        hidden_piles: bool,
        chance: Chance,
        hands: list[list[Card]],
        draw_piles: list[list[Card]],
        score_pile: list[int],
        vp_won: list[int],
        rounds: list[Round],
        values: list[int],
        track: list[Marker],
        picking: list[int],
        over: bool = False,
    ) -> None:
        self.players = players
        self.free_raise = free_raise
        self.hidden_piles = hidden_piles
        self.chance = chance
        self.hands = hands
        self.draw_piles = draw_piles
        self.score_pile = score_pile
        self.vp_won = vp_won
        self.rounds = rounds
        self.values = values
        self.track = track
        self.picking = picking
        self.over = over

    @property
    def round(self) -> Round:
        """The round being played, or the last one."""
        return self.rounds[-1]

    @property
    def rounds_in_game(self) -> int:
        """How many rounds the game has if it is not cut short by R14 (S2)."""
        return len(self.rounds) + len(self.score_pile)

    def clone(self) -> State:
        """A copy that can be played on independently. Finished rounds never change, so they are shared."""
        return State(
            players=self.players,
            free_raise=self.free_raise,
            hidden_piles=self.hidden_piles,
            chance=self.chance,
            hands=[hand.copy() for hand in self.hands],
            draw_piles=[pile.copy() for pile in self.draw_piles],
            score_pile=self.score_pile.copy(),
            vp_won=self.vp_won.copy(),
            rounds=[*self.rounds[:-1], self.rounds[-1].copy()],
            values=self.values,
            track=self.track.copy(),
            picking=self.picking.copy(),
            over=self.over,
        )
