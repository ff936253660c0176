"""How long the Expert of Raise thinks. Prints the mean seconds of a decision, or of its measure: so many random games.

    python -m benchmarks.deciding 4          a decision at a table of four, all of whom are Experts
    python -m benchmarks.deciding measure    300 games of two, played at random

Processor time is counted, not what a clock on the wall says. Decisions that leave no choice do not count.
"""

from __future__ import annotations

import random
import sys
import time

from raise_qt.core.chance import Chance, private_random
from raise_qt.games.raise_game import GAME

MEASURE = 300
GAMES = 3
PASSES = 5


def seconds_of_a_decision(players: int) -> float:
    """The mean over some whole games."""
    bot = GAME.bots["expert"]()
    numbers = private_random(1)
    seconds = 0.0
    decisions = 0
    for number in range(GAMES):
        state = GAME.setup(GAME.defaults, players, Chance(f"deciding/{number}"))
        while seats := GAME.to_act(state):
            for seat in seats:
                legal = GAME.legal_moves(state, seat)
                view = GAME.observe(state, seat)
                start = time.process_time()
                move = bot.choose(view, legal, numbers)
                if len(legal) > 1:
                    seconds += time.process_time() - start
                    decisions += 1
                GAME.play(state, seat, move)
    return seconds / decisions


def seconds_of_the_measure() -> float:
    """The fastest of some passes: what else the machine does can only make one slower."""
    return min(_random_games(random.Random(number)) for number in range(PASSES))


def _random_games(rng: random.Random) -> float:
    start = time.process_time()
    for _ in range(MEASURE):
        state = GAME.setup(GAME.defaults, 2, Chance(str(rng.random())))
        while seats := GAME.to_act(state):
            for seat in seats:
                GAME.play(state, seat, rng.choice(GAME.legal_moves(state, seat)))
    return time.process_time() - start


if __name__ == "__main__":
    wanted = sys.argv[1]
    print(seconds_of_the_measure() if wanted == "measure" else seconds_of_a_decision(int(wanted)))
