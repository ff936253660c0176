"""OpenSpiel's goofspiel, default parameters, driven from Python. Prints moves per second.

Each player's card counts as one move, a card turned up by chance does not. Chance is drawn by its probabilities, as in
OpenSpiel's own examples; with the argument `uniform` the driver takes the short cut of any possible outcome, which only
works because goofspiel's are all equally likely.
"""

from __future__ import annotations

import random
import sys

import pyspiel  # type: ignore[import-not-found]
from rates import moves_per_second  # type: ignore[import-not-found]

GAME = pyspiel.load_game("goofspiel")
UNIFORM = "uniform" in sys.argv[1:]


def play(rng: random.Random) -> int:
    state = GAME.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            if UNIFORM:
                state.apply_action(rng.choice(state.legal_actions()))
            else:
                actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, probabilities)[0])
        elif state.is_simultaneous_node():
            actions = [rng.choice(state.legal_actions(player)) for player in range(2)]
            state.apply_actions(actions)
            moves += len(actions)
        else:  # the last card is forced and played in turn
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves


print(moves_per_second(play))
