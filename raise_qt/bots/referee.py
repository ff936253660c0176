"""Plays one game between bots. Besides the session only the referee holds the true state; bots get observations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, TypeVar

from raise_qt.core.bot import Bot, BotFailed
from raise_qt.core.chance import Chance, Random, private_random
from raise_qt.core.game import Game, GameState
from raise_qt.core.options import Options

S = TypeVar("S", bound=GameState)
M = TypeVar("M")
O = TypeVar("O")  # noqa: E741


@dataclass(frozen=True)
class Outcome(Generic[S]):
    """How a game ended, by seat.

    `seconds` has the time each decision took. `failures` says of every bot that had to be replaced what was wrong.
    What a replaced bot's seat did afterwards counts like everything else.
    """

    state: S
    scores: list[int]
    winners: list[int]
    seconds: list[list[float]]
    failures: dict[int, str]


class Referee(Generic[S, M, O]):
    """One game. A bot that fails is replaced by the game's default bot for the rest of it."""

    def __init__(self, game: Game[S, M, O], options: Options, bots: Sequence[Bot[M, O]], bot_seed: str) -> None:
        """`bots` by seat; their private random numbers come from `bot_seed`, which the game itself never sees."""
        self._game = game
        self._options = options
        self._bots = list(bots)
        self._bot_chance = Chance(bot_seed)
        self._seconds: list[list[float]] = [[] for _ in bots]
        self._failures: dict[int, str] = {}

    def play(self, chance: Chance) -> Outcome[S]:
        """Play it from beginning to end."""
        game = self._game
        state = game.setup(self._options, len(self._bots), chance)
        for seat in range(len(self._bots)):
            self._seat(seat)
        while seats := game.to_act(state):
            # Whoever decides at the same time is asked before anything of it happens.
            for seat, move in [(seat, self._decision(state, seat)) for seat in seats]:
                game.play(state, seat, move)
        scores, winners = game.scores(state), game.winners(state)
        for bot in self._bots:
            bot.end(scores, winners)
        return Outcome(state, scores, winners, self._seconds, self._failures)

    def _seat(self, seat: int) -> None:
        try:
            self._bots[seat].begin(self._options, len(self._bots), seat)
        except Exception as error:
            self._replace(seat, error)

    def _decision(self, state: S, seat: int) -> M:
        observation = self._game.observe(state, seat)
        legal = self._game.legal_moves(state, seat)
        random = self._private_random(seat)
        start = perf_counter()
        try:
            move = self._choice(seat, observation, legal, random)
        except Exception as error:
            self._replace(seat, error)
            move = self._choice(seat, observation, legal, self._private_random(seat))
        self._seconds[seat].append(perf_counter() - start)
        return move

    def _private_random(self, seat: int) -> Random:
        """The random numbers for the next decision of a seat: each has a stream of its own, counted from 0."""
        return private_random(self._bot_chance.private(f"bot/{seat}/{len(self._seconds[seat])}"))

    def _choice(self, seat: int, observation: O, legal: list[M], random: Random) -> M:
        move = self._bots[seat].choose(observation, legal, random)
        if move not in legal:
            raise BotFailed("The bot chose a move that is not legal.")
        return move

    def _replace(self, seat: int, error: Exception) -> None:
        if seat in self._failures:  # it was the default bot itself: nobody is left to sit in
            raise error
        self._failures[seat] = str(error) if isinstance(error, BotFailed) else f"The bot failed: {error!r}."
        self._bots[seat] = self._game.bots[self._game.default_bot]()
        self._bots[seat].begin(self._options, len(self._bots), seat)
