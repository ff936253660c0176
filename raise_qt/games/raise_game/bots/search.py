"""Looks ahead: deals the hidden cards anew, again and again, and plays each round to its end with the networks.

A search never meets the true state. It starts from a state sampled from an observation, and what the seat cannot know
is dealt anew for every playout. Budgets count playouts, never seconds: the same decision is made on every machine.
Where a round has no secrets left it is thought through to its end instead (`endgame`).
"""

from __future__ import annotations

from raise_qt.core.chance import Random
from raise_qt.games.raise_game.bots.endgame import NOBODY, best_in_duel, open_rival
from raise_qt.games.raise_game.bots.policy import Policy
from raise_qt.games.raise_game.bots.worlds import Worlds, plain_moves
from raise_qt.games.raise_game.opening import openings, pick
from raise_qt.games.raise_game.raising import raise_or_pass
from raise_qt.games.raise_game.state import Cards, State
from raise_qt.games.raise_game.turn_order import rearmost

WIDEST = 6
"""So many moves get a closer look at most,"""

MARGIN = 0.15
"""and none whose chance seems worse than the best by more than this."""

TRUST = 20.0
"""So many playouts does the networks' own opinion count for."""


class Candidate:
    """A move under consideration. `leaning` is what the style adds to its mean chance."""

    def __init__(self, move: Cards, first_opinion: float, leaning: float) -> None:
        self.move = move
        self.playouts = TRUST
        self.total = TRUST * (first_opinion + leaning)
        self.leaning = leaning

    def add(self, chance: float) -> None:
        """What another playout found."""
        self.playouts += 1.0
        self.total += chance + self.leaning

    @property
    def mean(self) -> float:
        return self.total / self.playouts


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
        if open_rival(state, seat) != NOBODY:
            return best_in_duel(self.policy, state, seat, legal, leanings, random)
        candidates = self.candidates(state, seat, legal, leanings)
        if len(candidates) == 1:
            return candidates[0].move
        worlds = Worlds(self.policy, state, seat, random)
        phases = (len(candidates) - 1).bit_length()
        while len(candidates) > 1:
            for _ in range(self.playouts // (phases * len(candidates))):
                worlds.deal(state, random)
                for candidate in candidates:
                    candidate.add(self.playout(state, seat, candidate.move))
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
            raise_or_pass(state, actor, policy.best(state, actor, plain_moves(state, actor)), None)
        return policy.chance_to_win(state, seat)


def mean_of(candidate: Candidate) -> float:
    """To sort by."""
    return candidate.mean
