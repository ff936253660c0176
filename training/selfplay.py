"""Games of the networks against themselves, as rows of numbers to learn from."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field

from raise_qt.core.chance import Chance, Random, private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.features import (
    KINDS,
    TOKENS,
    Scene,
    move_inputs,
    move_tokens,
    opening_inputs,
    prospect_inputs,
)
from raise_qt.games.raise_game.bots.policy import Policy
from raise_qt.games.raise_game.components import CARD_VP
from raise_qt.games.raise_game.state import Cards, State

Chooser = Callable[[State, int, list[Cards], Random], Cards]

FREE_RAISE_EVERY = 5
"""Every so many games are played with free raises (V1)."""


def first_choice(state: State, seat: int, legal: list[Cards], random: Random) -> Cards:
    """Before anything is learned: cheap raises as long as they seem worth it, with many whims."""
    if random() < 0.15:
        return legal[int(random() * len(legal))]
    if not state.track:
        return min(legal, key=lambda move: 2 * CARD_VP[move[0]] - state.values[move[0]] * random())
    raises = legal[1:]
    if not raises:
        return legal[0]

    def price(move: Cards) -> float:
        return sum([CARD_VP[card] + 2 for card in move])

    stake = state.round.score_card + state.round.pot_vp
    best = min(raises, key=lambda move: price(move) * (0.6 + 0.8 * random()))
    return best if price(best) < stake * (0.5 + random()) else legal[0]


@dataclass(frozen=True)
class Exploring:
    """The networks' best move, but often another that seems nearly as good, and now and then any."""

    policy: Policy
    whim: float = 0.03
    warmth: float = 0.01

    def __call__(self, state: State, seat: int, legal: list[Cards], random: Random) -> Cards:
        if random() < self.whim:
            return legal[int(random() * len(legal))]
        tastes = [
            chance - self.warmth * math.log(-math.log(1 - random()))
            for chance in self.policy.chances(state, seat, legal)
        ]
        return legal[max(range(len(legal)), key=tastes.__getitem__)]


@dataclass
class Rows:
    """What happened in some games, as flat arrays.

    `raising` and `opening` have the inputs of every choice that was made, `prospect` those of every seat after every
    round. `raising_end` and `opening_end` say with which row of `prospect` the round of a choice ended, for the seat
    that made it. `result` is the share of the win that a row of `prospect` led to; `over` marks those after the game.
    """

    raising: array[float] = field(default_factory=lambda: array("f"))
    opening: array[float] = field(default_factory=lambda: array("f"))
    prospect: array[float] = field(default_factory=lambda: array("f"))
    raising_end: array[int] = field(default_factory=lambda: array("i"))
    opening_end: array[int] = field(default_factory=lambda: array("i"))
    result: array[float] = field(default_factory=lambda: array("f"))
    over: array[int] = field(default_factory=lambda: array("b"))


def variants_of(number: int) -> list[str]:
    """The variants that a game of this number is played with."""
    return ["free-raise"] if number % FREE_RAISE_EVERY == 0 else []


def play_games(seed: str, numbers: range, players: int, choose: Chooser) -> Rows:
    """Some games, all seats played by the same chooser."""
    rows = Rows()
    for number in numbers:
        chance = Chance(f"{seed}/{number}")
        state = GAME.setup(GAME.with_variants(variants_of(number)), players, chance)
        _play(state, choose, private_random(chance.private("choices")), rows)
    return rows


def _play(state: State, choose: Chooser, random: Random, rows: Rows) -> None:
    players = state.players
    rounds = 0
    while not state.over:
        first_end = len(rows.over)
        number = len(state.rounds)
        while len(state.rounds) == number and not state.over:
            for seat, move in [
                (seat, _choice(state, seat, choose, random, rows, first_end)) for seat in GAME.to_act(state)
            ]:
                GAME.play(state, seat, move)
        rounds += 1
        for seat in range(players):
            rows.prospect.extend(prospect_inputs(state, seat) + counts(state.hands[seat], KINDS))
            rows.over.append(state.over)
    winners = GAME.winners(state)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    rows.result.extend(shares * rounds)


def _choice(state: State, seat: int, choose: Chooser, random: Random, rows: Rows, first_end: int) -> Cards:
    legal = GAME.legal_moves(state, seat)
    if len(legal) == 1:
        return legal[0]
    move = choose(state, seat, legal, random)
    inputs = row(Scene(state, seat), move)
    if state.track:
        rows.raising.extend(inputs)
        rows.raising_end.append(first_end + seat)
    else:
        rows.opening.extend(inputs)
        rows.opening_end.append(first_end + seat)
    return move


def row(scene: Scene, move: Cards) -> list[float]:
    """The inputs of the raising network, or before the picks are turned up of the opening network, for a move."""
    common = scene.inputs + counts(scene.hand, KINDS)
    if scene.state.track:
        return common + move_inputs(scene, move) + counts(move_tokens(scene, move), TOKENS)
    return common + opening_inputs(scene, move[0]) + counts(move, KINDS)


def counts(tokens: list[int] | Cards, kinds: int) -> list[float]:
    """How many there are of each kind."""
    result = [0.0] * kinds
    for token in tokens:
        result[token] += 1.0
    return result
