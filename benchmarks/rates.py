"""Measuring moves per second: in many short batches, of which the fastest counts.

What else the machine does can only make a batch slower, so the fastest is the one that tells most about the code.
This file is also run by the Pythons of the throw-away environments: standard library only.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

SECONDS = 2.0
GAMES_IN_A_BATCH = 50


def moves_per_second(play: Callable[[random.Random], int], seconds: float = SECONDS) -> float:
    """Play whole games again and again; `play` returns how many moves one had."""
    rng = random.Random(1)
    best = 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        moves = sum(play(rng) for _ in range(GAMES_IN_A_BATCH))
        best = max(best, moves / (time.perf_counter() - start))
    return best
