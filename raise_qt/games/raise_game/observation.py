"""What a seat may know (R-info), and the states that could be behind it."""

from __future__ import annotations

from dataclasses import dataclass

from raise_qt.core.chance import Chance, Random, shuffled_by
from raise_qt.core.portable import Portable
from raise_qt.games.raise_game.components import SCORE_CARDS, SET, Card
from raise_qt.games.raise_game.rolling import card_values, multipliers
from raise_qt.games.raise_game.state import Cards, Marker, Round, State


@dataclass(frozen=True)
class Observation(Portable):
    """Everything open to all, and the seat's own hand and pick.

    `opening` is true until the picks are turned up. Until then `rounds` does not have the current round, and
    nothing tells who else has picked: bots must not depend on who is quicker. Derived facts are properties.
    """

    players: int
    free_raise: bool
    hidden_piles: bool
    seat: int
    opening: bool
    rounds: tuple[Round, ...]
    roller: int
    score_card: int
    dice: tuple[int, ...]
    rounds_in_game: int
    hand: Cards
    pick: Card | None
    hand_sizes: tuple[int, ...]
    draw_sizes: tuple[int, ...]
    track: tuple[Marker, ...]
    over: bool

    @property
    def round_number(self) -> int:
        """The current round, counted from 1."""
        return len(self.rounds) + self.opening

    @property
    def values(self) -> list[int]:
        """What each card is worth this round (R2)."""
        return card_values(multipliers(list(self.dice)))

    @property
    def pot(self) -> list[tuple[Card, int]]:
        """The cards in the common pot and who played them, in the order played."""
        if self.opening or self.over:
            return []
        return self.rounds[-1].pot

    @property
    def played(self) -> list[list[Card]]:
        """All cards that each seat has played so far, in the order played."""
        cards: list[list[Card]] = [[] for _ in range(self.players)]
        for round in self.rounds:
            for card, seat in round.pot:
                cards[seat].append(card)
        return cards

    @property
    def score_cards_won(self) -> list[list[int]]:
        """The score cards on each seat's won pile."""
        won: list[list[int]] = [[] for _ in range(self.players)]
        for round in self.rounds:
            if round.winner is not None:
                won[round.winner].append(round.score_card)
        return won

    @property
    def vp_won(self) -> list[int]:
        """The VP on each seat's won pile: score cards and number cards (R12)."""
        vp = [sum(cards) for cards in self.score_cards_won]
        for round in self.rounds:
            if round.winner is not None:
                vp[round.winner] += round.pot_vp
        return vp


def observe(state: State, seat: int) -> Observation:
    """All that the seat may know."""
    current = state.round
    opening = bool(state.picking)
    return Observation(
        players=state.players,
        free_raise=state.free_raise,
        hidden_piles=state.hidden_piles,
        seat=seat,
        opening=opening,
        rounds=tuple(state.rounds[:-1]) if opening else (*state.rounds[:-1], current.copy()),
        roller=current.roller,
        score_card=current.score_card,
        dice=tuple(current.dice),
        rounds_in_game=state.rounds_in_game,
        hand=tuple(state.hands[seat]),
        pick=current.picks[seat] if opening else None,
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        draw_sizes=tuple([len(pile) for pile in state.draw_piles]),
        track=tuple(state.track),
        over=state.over,
    )


def sample(observation: Observation, random: Random) -> State:
    """A whole state that could be behind the observation: hands, draw piles and score cards dealt at random."""
    hands: list[list[Card]] = []
    draw_piles: list[list[Card]] = []
    for seat, played in enumerate(observation.played):
        own = observation.hand if seat == observation.seat else ()
        unseen = shuffled_by(random, without(SET, (*played, *own)))
        size = observation.hand_sizes[seat] - len(own)
        hands.append(sorted((*own, *unseen[:size])))
        draw_piles.append(unseen[size:])
    return State(
        players=observation.players,
        free_raise=observation.free_raise,
        hidden_piles=observation.hidden_piles,
        chance=Chance(f"sampled {random()}"),
        hands=hands,
        draw_piles=draw_piles,
        score_pile=_sampled_score_pile(observation, random),
        vp_won=observation.vp_won,
        rounds=_sampled_rounds(observation),
        values=observation.values,
        track=list(observation.track),
        picking=_still_picking(observation),
        over=observation.over,
    )


def without(cards: Cards, gone: Cards) -> list[Card]:
    """The cards that are left when these are gone, one by one."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def _sampled_score_pile(observation: Observation, random: Random) -> list[int]:
    seen = {observation.score_card, *(round.score_card for round in observation.rounds)}
    unseen = shuffled_by(random, [card for card in SCORE_CARDS if card not in seen])
    return unseen[: observation.rounds_in_game - observation.round_number]


def _sampled_rounds(observation: Observation) -> list[Round]:
    if not observation.opening:
        return [*observation.rounds[:-1], observation.rounds[-1].copy()]
    picks: list[Card | None] = [None] * observation.players
    picks[observation.seat] = observation.pick
    current = Round(observation.roller, observation.score_card, list(observation.dice), picks, [])
    return [*observation.rounds, current]


def _still_picking(observation: Observation) -> list[int]:
    """Nobody knows who else has picked (R3): in a sampled state all the others still have to."""
    if not observation.opening:
        return []
    picked = observation.seat if observation.pick is not None else None
    return [seat for seat, size in enumerate(observation.hand_sizes) if size and seat != picked]
