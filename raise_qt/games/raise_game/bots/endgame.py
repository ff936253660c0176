"""Thinks a round through to its end once nothing in it is secret any more.

Draw piles run out towards the end of a game, and an empty one (R10) leaves no doubt what its owner holds: every card
that was not played yet. When such a rival is the only one left on the track, the rest of the round is a duel of which
every course can be looked at. How the game stands after it is for the networks to judge, or counted at its end.
"""

from __future__ import annotations

from typing import Final

from raise_qt.core.chance import Random
from raise_qt.games.raise_game.bots.policy import Policy
from raise_qt.games.raise_game.bots.worlds import plain_moves, shuffle_top
from raise_qt.games.raise_game.raising import raise_or_pass
from raise_qt.games.raise_game.state import Cards, State
from raise_qt.games.raise_game.turn_order import rearmost

DRAWS: Final = 8
"""So many orders of the own draw pile are looked at: what it will give is the one thing not known."""

NOBODY: Final = -1

Chances = tuple[float, float]
"""To win the game: the one who asks, and the rival."""


def open_rival(state: State, seat: int) -> int:
    """The only rival left on the track, if everybody knows the hand; otherwise `NOBODY`."""
    if len(state.track) != 2:
        return NOBODY
    rival = state.track[1][1] if state.track[0][1] == seat else state.track[0][1]
    return NOBODY if state.draw_piles[rival] else rival


def best_in_duel(
    policy: Policy, state: State, seat: int, legal: list[Cards], leanings: list[float], random: Random
) -> Cards:
    """The best of the legal moves against an open rival, `leanings` added; `state` is a sampled one."""
    rival = open_rival(state, seat)
    totals = [0.0] * len(legal)
    draws = DRAWS if state.draw_piles[seat] else 1
    for _ in range(draws):
        shuffle_top(state.draw_piles[seat], random)
        duel = Duel(policy, seat, rival)
        for index, move in enumerate(legal):
            totals[index] += duel.after(state, seat, move)[0]
    best = 0
    for index in range(1, len(legal)):
        if totals[index] / draws + leanings[index] > totals[best] / draws + leanings[best]:
            best = index
    return legal[best]


class Duel:
    """Two players with open hands, each of whom does the best for the own chance to win the game."""

    def __init__(self, policy: Policy, seat: int, rival: int) -> None:
        self.policy = policy
        self.seat = seat
        self.rival = rival
        # Who acts and what both hold tells the rest: the cards played say where the markers stand.
        self.known: dict[tuple[int, Cards, Cards], Chances] = {}

    def after(self, before: State, actor: int, move: Cards) -> Chances:
        """What comes of a move."""
        state = before.clone()
        raise_or_pass(state, actor, move, None)
        if state.over or len(state.rounds) != len(before.rounds):
            return self.policy.chance_to_win(state, self.seat), self.policy.chance_to_win(state, self.rival)
        return self.outcome(state)

    def outcome(self, state: State) -> Chances:
        """What comes of the round if both play their best from here on."""
        actor = rearmost(state.track)
        key = (actor, tuple(state.hands[self.seat]), tuple(state.hands[self.rival]))
        if key not in self.known:
            best = (-1.0, -1.0)
            for move in plain_moves(state, actor):
                chances = self.after(state, actor, move)
                if (chances[0] > best[0]) if actor == self.seat else (chances[1] > best[1]):
                    best = chances
            self.known[key] = best
        return self.known[key]
