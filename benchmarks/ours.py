"""Random play of our rules: setting up, legal moves and playing, nothing else. Prints moves per second."""

from __future__ import annotations

import random
import sys

from benchmarks.rates import moves_per_second
from raise_qt.core.chance import Chance
from raise_qt.core.registry import game_called


def main(name: str, players: int) -> None:
    """Measure one game at one number of players."""
    game = game_called(name)

    def play(rng: random.Random) -> int:
        state = game.setup(game.defaults, players, Chance(str(rng.random())))
        moves = 0
        while seats := game.to_act(state):
            for seat in seats:
                game.play(state, seat, rng.choice(game.legal_moves(state, seat)))
            moves += len(seats)
        return moves

    print(moves_per_second(play))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
