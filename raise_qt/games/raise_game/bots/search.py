"""Looks ahead: deals the hidden cards anew, again and again, and plays each round to its end with the networks.

A search never meets the true state. It starts from a state sampled from an observation, and what the seat cannot know
is dealt anew for every playout. Budgets count playouts, never seconds: the same decision is made on every machine.
"""

from __future__ import annotations

from raise_qt.core.chance import Random
from raise_qt.games.raise_game.bots.policy import Policy
from raise_qt.games.raise_game.opening import openings, pick
from raise_qt.games.raise_game.raising import raise_or_pass, raises_and_pass
from raise_qt.games.raise_game.state import Cards, State
from raise_qt.games.raise_game.turn_order import rearmost

WIDEST = 6
"""So many moves get a closer look at most,"""

MARGIN = 0.15
"""and none whose chance seems worse than the best by more than this."""

TRUST = 10.0
"""So many playouts does the networks' own opinion count for."""


DOUBT = 0.02
"""A pick whose chance is worse than the best by this much is a quarter as likely."""

BELIEF = 0.7
"""How far others are believed to pick like the networks."""


class Candidate:
    """A move under consideration. `leaning` is what the style adds to its mean chance."""

    def __init__(self, move: Cards, first_opinion: float, leaning: float) -> None:
        self.move = move
        self.weight = TRUST
        self.total = TRUST * (first_opinion + leaning)
        self.leaning = leaning

    def add(self, chance: float, weight: float) -> None:
        """What another playout found, in a world that is as likely as this weight."""
        self.weight += weight
        self.total += weight * (chance + self.leaning)

    @property
    def mean(self) -> float:
        return self.total / self.weight


class Search:
    """Looks for the best move with so many playouts."""

    def __init__(self, policy: Policy, playouts: int) -> None:
        self.policy = policy
        self.playouts = playouts

    def choose(self, state: State, seat: int, legal: list[Cards], leanings: list[float], random: Random) -> Cards:
        """The best of the legal moves; `state` is a sampled one.

        All candidates are tried in the same worlds, so that luck is the same for all. After each phase the worse half
        goes, until one is left: the closest rivals for the first place get the most playouts.
        """
        candidates = self.candidates(state, seat, legal, leanings)
        phases = (len(candidates) - 1).bit_length()
        while len(candidates) > 1:
            for _ in range(self.playouts // (phases * len(candidates))):
                deal_anew(state, seat, random)
                weight = self.plausibility(state, seat) if state.track else 1.0
                for candidate in candidates:
                    candidate.add(self.playout(state, seat, candidate.move), weight)
            candidates.sort(key=mean_of, reverse=True)
            del candidates[(len(candidates) + 1) // 2 :]
        return candidates[0].move

    def candidates(self, state: State, seat: int, legal: list[Cards], leanings: list[float]) -> list[Candidate]:
        """The moves worth a closer look, the most promising first."""
        chances = self.policy.chances(state, seat, legal)
        found = [Candidate(*of) for of in zip(legal, chances, leanings, strict=True)]
        found.sort(key=mean_of, reverse=True)
        least = found[0].mean - MARGIN
        return [candidate for candidate in found[:WIDEST] if candidate.mean >= least]

    def plausibility(self, dealt: State, seat: int) -> float:
        """How well the opening cards of the rivals on the track go with the hands they were dealt in this world.

        Around 1. Nobody plays exactly like the networks: a pick they would not make counts less, but it counts.
        """
        current = dealt.rounds[-1]
        weight = 1.0
        for _, rival in dealt.track:
            picked = current.picks[rival]
            if rival != seat and picked is not None:
                before = dealt.clone()
                before.track = []
                before.hands[rival] = opening_hand(dealt, rival, picked)
                weight *= 1.0 - BELIEF + BELIEF * self.fitness(before, rival, picked)
        return weight

    def fitness(self, before: State, rival: int, picked: int) -> float:
        """How much likelier than blindly a rival with this hand picks this card to open, going by the networks."""
        choices = openings(before, rival)
        chances = self.policy.chances(before, rival, choices)
        best = max(chances)
        total = likely = 0.0
        for move, chance in zip(choices, chances, strict=True):
            worse = 1.0 + (best - chance) / DOUBT
            total += 1.0 / (worse * worse)
            if move[0] == picked:
                likely = 1.0 / (worse * worse)
        return likely / total * len(choices)

    def playout(self, dealt: State, seat: int, move: Cards) -> float:
        """The chance to win the game after this round, which the networks play to its end on all seats."""
        policy = self.policy
        state = dealt.clone()
        current = len(state.rounds)
        if state.track:
            raise_or_pass(state, seat, move, None)
        else:
            for other in state.picking.copy():
                card = move if other == seat else policy.best(state, other, openings(state, other))
                pick(state, other, card, None)
        while len(state.rounds) == current and not state.over:
            actor = rearmost(state.track)
            raise_or_pass(state, actor, policy.best(state, actor, raises_and_pass(state, actor)), None)
        return policy.chance_to_win(state, seat)


def mean_of(candidate: Candidate) -> float:
    """To sort by."""
    return candidate.mean


def opening_hand(state: State, seat: int, picked: int) -> list[int]:
    """What a seat that is still on the track held when this round began: its hand and all it has played since."""
    hand = state.hands[seat].copy()
    hand.append(picked)
    for mover, cards, _ in state.rounds[-1].moves:
        if mover == seat:
            hand.extend(cards)
    hand.sort()
    return hand


def deal_anew(state: State, seat: int, random: Random) -> None:
    """Everything the seat cannot know, at random: the others' hands, all draw piles, the score cards to come."""
    for other in range(state.players):
        pile = state.draw_piles[other]
        hand = state.hands[other]
        if other == seat:
            shuffle(pile, random)
        else:
            cards = hand + pile
            shuffle(cards, random)
            held = len(hand)
            state.hands[other] = sorted(cards[:held])
            state.draw_piles[other] = cards[held:]


def shuffle(cards: list[int], random: Random) -> None:
    """Any order, each as likely as the others."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
