"""A table that knows nothing but redacted events, and must still show the right picture."""

from __future__ import annotations

from collections.abc import Iterable

from raise_qt.core.game import Event
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.components import Card
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
from raise_qt.games.raise_game.state import State


class Mirror:
    """Follows what one viewer is told; `check` compares it with the truth that this viewer may know."""

    def __init__(self, players: int, viewer: int | None) -> None:
        self.players = players
        self.viewer = viewer
        self.hand: list[Card] = []
        self.hand_sizes = [0] * players
        self.piles = [30] * players
        self.stacks: dict[int, list[int]] = {}
        self.pot: list[tuple[Card, int]] = []
        self.won = [0] * players
        self.picked: set[int] = set()
        self.score_card = 0
        self.roller = 0
        self.number = 0
        self.rounds = 0
        self.final: tuple[int, ...] | None = None

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            self.see(GAME.redact(event, self.viewer))

    def see(self, event: Event) -> None:
        match event:
            case GameStarted(rounds, first):
                self.rounds, self.roller = rounds, first
            case Drew(seat, count, pile, drawn):
                assert (drawn is not None) == (seat == self.viewer)
                assert pile == self.piles[seat] - count
                self.piles[seat] = pile
                self.hand_sizes[seat] += count
                self.hand = sorted([*self.hand, *(drawn or ())])
            case RoundStarted(number, roller, score_card, _, picking):
                assert not self.stacks
                self.number, self.roller, self.score_card = number, roller, score_card
                assert set(picking) == {seat for seat in range(self.players) if self.hand_sizes[seat]}
                self.pot, self.picked = [], set()
            case Picked(seat, card):
                assert (card is not None) == (seat == self.viewer)
                self.picked.add(seat)
            case TurnedUp(picks):
                assert {seat for seat in range(self.players) if picks[seat] is not None} == self.picked
                for seat in [*range(self.roller, self.players), *range(self.roller)]:
                    card = picks[seat]
                    if card is not None:
                        self.play(seat, (card,))
            case Placed(seat, field, height):
                self.land(seat, field, height)
            case Raised(seat, cards, origin, field, height):
                assert self.stacks[origin].pop() == seat, "only the top of a stack moves"
                self.play(seat, cards)
                self.land(seat, field, height)
            case Passed(seat, field, _):
                assert self.stacks[field].pop() == seat
            case RoundWon(seat, _, round):
                assert round.pot == self.pot
                assert round.score_card == self.score_card
                self.won[seat] += round.score_card + round.pot_vp
                self.stacks = {}
            case GameEnded(_, scores, _, hands):
                self.final = scores
                assert [len(hand) for hand in hands] == self.hand_sizes
            case _:
                raise AssertionError(f"no table would know what to do with {event}")
        self.stacks = {field: stack for field, stack in self.stacks.items() if stack}

    def play(self, seat: int, cards: Iterable[Card]) -> None:
        for card in cards:
            self.pot.append((card, seat))
            self.hand_sizes[seat] -= 1
            if seat == self.viewer:
                self.hand.remove(card)

    def land(self, seat: int, field: int, height: int) -> None:
        stack = self.stacks.setdefault(field, [])
        assert len(stack) == height
        stack.append(seat)

    def check(self, state: State) -> None:
        track = [(field, seat) for field in sorted(self.stacks) for seat in reversed(self.stacks[field])]
        assert track == state.track
        assert self.hand_sizes == [len(hand) for hand in state.hands]
        assert self.piles == [len(pile) for pile in state.draw_piles]
        assert self.won == state.vp_won
        assert (self.number, self.rounds) == (len(state.rounds), state.rounds_in_game)
        if self.viewer is not None:
            assert self.hand == state.hands[self.viewer]
        if not state.over:
            assert (self.roller, self.score_card) == (state.round.roller, state.round.score_card)
        assert (self.final is not None) == state.over
        if state.track:
            assert self.pot == state.round.pot
