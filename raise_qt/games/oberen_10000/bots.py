"""The built-in opponents of Die oberen 10 000."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_qt.bots.random_bot import RandomBot
from raise_qt.core.bot import Bot
from raise_qt.core.chance import Random
from raise_qt.games.oberen_10000.components import GOAL
from raise_qt.games.oberen_10000.going_on import dice_to_roll
from raise_qt.games.oberen_10000.observation import Observation
from raise_qt.games.oberen_10000.setting_aside import set_asides
from raise_qt.games.oberen_10000.solution import expected_points
from raise_qt.games.oberen_10000.state import BANK, Move


class SolverBot(Bot[Move, Observation]):
    """Makes the most of each turn: no other play scores more points per turn on average.

    It looks at no other score than its own, and at that only to see whether banking wins the game (E1).
    """

    def choose(self, observation: Observation, legal: Sequence[Move], random: Random) -> Move:
        dice = observation.dice
        scores = set_asides(dice)
        before = observation.turn_points
        needed = GOAL - observation.scores[observation.turns[-1].seat]

        def worth(move: Move) -> tuple[bool, float]:
            points = before + scores[move.aside]
            if move.then == BANK:
                return points >= needed, float(points)
            return False, expected_points(points, *dice_to_roll(dice, move))

        return max(legal, key=worth)


BOTS: dict[str, Callable[[], Bot[Move, Observation]]] = {"random": RandomBot, "solver": SolverBot}
