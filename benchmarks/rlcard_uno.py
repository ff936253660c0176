"""RLCard's uno, random play. Prints moves per second."""

from __future__ import annotations

import random

import rlcard  # type: ignore[import-not-found]
from rates import moves_per_second  # type: ignore[import-not-found]

ENV = rlcard.make("uno")


def play(rng: random.Random) -> int:
    state, _ = ENV.reset()
    moves = 0
    while not ENV.is_over():
        state, _ = ENV.step(rng.choice(list(state["legal_actions"])))
        moves += 1
    return moves


print(moves_per_second(play))
