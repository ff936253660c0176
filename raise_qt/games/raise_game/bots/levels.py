"""The five levels, from Beginner to Expert, each in every style.

All of them get an observation and nothing else: they judge a state that they sampled from it, in which only what the
seat may know is looked at, or, in a search, is the same for every playout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from raise_qt.core.bot import Bot
from raise_qt.core.chance import Random
from raise_qt.games.raise_game.bots.policy import policy_for
from raise_qt.games.raise_game.bots.search import Search
from raise_qt.games.raise_game.bots.styles import STEADY, STYLES, Style
from raise_qt.games.raise_game.bots.thumb import Thumb
from raise_qt.games.raise_game.observation import Observation, sample
from raise_qt.games.raise_game.state import Cards, Move, State


def chance_per_vp(players: int) -> float:
    """What a victory point is worth, roughly, as a chance to win the game. Leanings and slips are counted in VP."""
    return 0.02 / players


@dataclass(frozen=True)
class Level:
    """`thumb` judges by rules of thumb, otherwise the networks do. `slips` is how far off a judgement may be, in VP.
    `playouts` look ahead, by the number of players; none means the first judgement counts. `temper` is how much a style
    shows: among greater slips the same leaning is seen less, and costs less.
    """

    thumb: Thumb | None
    slips: float
    playouts: dict[int, int] | None = None
    temper: float = 1.0


LEVELS: dict[str, Level] = {
    "beginner": Level(Thumb(0.8, 0.15, 0.0, 8.0, 0.7, 0.15, 0.0), slips=6.0, temper=1.2),
    "casual": Level(Thumb(4.0, 1.3, 0.5, 6.0, 0.3, 0.0, 1.0), slips=6.7, temper=1.2),
    "club": Level(Thumb(4.2, 1.5, 0.65, 5.0, 0.25, 0.0, 1.0), slips=3.9, temper=0.9),
    "strong": Level(None, slips=3.0),
    "expert": Level(None, slips=0.0, playouts={2: 200, 3: 160, 4: 140, 5: 120}),
}
"""By the names that SPECs use, from the weakest to the strongest."""


class LevelBot(Bot[Move, Observation]):
    """An opponent of a level, with a style."""

    def __init__(self, level: Level, style: Style) -> None:
        self._level = level
        self._style = style

    def choose(self, observation: Observation, legal: Sequence[Move], random: Random) -> Move:
        if len(legal) == 1:
            return legal[0]
        state = sample(observation, random)
        moves = list(legal)
        temper = self._level.temper
        leanings = [temper * self._style.leaning(observation.opening, move, state.values) for move in moves]
        if self._level.playouts is not None:
            return self._searched(state, observation.seat, moves, leanings, random)
        judgements = self._judged(state, observation.seat, moves)
        slips = self._level.slips
        best = 0
        highest = -1e9
        for index, (judgement, leaning) in enumerate(zip(judgements, leanings, strict=True)):
            # A bell of sorts: mostly small slips, at most three times their measure.
            value = judgement + leaning + slips * (2.0 * (random() + random() + random()) - 3.0)
            if value > highest:
                highest = value
                best = index
        return moves[best]

    def _judged(self, state: State, seat: int, moves: list[Cards]) -> list[float]:
        if self._level.thumb is not None:
            return self._level.thumb.judgements(state, seat, moves)
        vp = chance_per_vp(state.players)
        chances = policy_for(state.players).chances(state, seat, moves)
        return [chance / vp for chance in chances]

    def _searched(self, state: State, seat: int, moves: list[Cards], leanings: list[float], random: Random) -> Move:
        assert self._level.playouts is not None
        search = Search(policy_for(state.players), self._level.playouts[state.players])
        vp = chance_per_vp(state.players)
        return search.choose(state, seat, moves, [leaning * vp for leaning in leanings], random)


def spec(level: str, style: str) -> str:
    """The SPEC of a character: the steady one goes by the name of the level."""
    return level if style == STEADY else f"{level}:{style}"


BOTS: dict[str, Callable[[], Bot[Move, Observation]]] = {
    spec(level, style): partial(LevelBot, LEVELS[level], STYLES[style]) for level in LEVELS for style in STYLES
}
