"""The figures of an arena: who wins how often, by how much, and how long it takes.

Wins and points are kept as whole numbers and fractions, so that sums are exact: the order in which deals come in cannot
change a digit, and equal players get exactly equal shares.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

NORMAL_95 = 1.96
"""So many standard errors to each side hold the true mean in 95 of 100 cases."""

STEP = math.log(1.01)
"""Times are kept by their order of magnitude, in steps of a hundredth: millions of them need no room."""


@dataclass
class Times:
    """How long decisions took."""

    count: int = 0
    seconds: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: Iterable[float]) -> None:
        """Some more decisions."""
        for time in seconds:
            self.count += 1
            self.seconds += time
            self.steps[math.floor(math.log(max(time, 1e-9)) / STEP)] += 1

    def merge(self, other: Times) -> None:
        """The decisions of somebody else's watch."""
        self.count += other.count
        self.seconds += other.seconds
        self.steps.update(other.steps)

    @property
    def mean_ms(self) -> float | None:
        """The average, in milliseconds."""
        return 1000 * self.seconds / self.count if self.count else None

    @property
    def p95_ms(self) -> float | None:
        """The time that 95 of 100 decisions do not exceed, in milliseconds, to the hundredth part."""
        below = 0
        for step in sorted(self.steps):
            below += self.steps[step]
            if 100 * below >= 95 * self.count:
                return 1000 * math.exp((step + 0.5) * STEP)
        return None


@dataclass
class GameResult:
    """One game, everything by SPEC. `failures` says which ones were replaced and why; `log` is its line in the log."""

    scores: list[int]
    winners: list[int]
    times: list[Times]
    failures: dict[int, str]
    log: str = ""


@dataclass
class Deal:
    """One deal: its game in each rotation of the seats."""

    number: int
    games: list[GameResult]


@dataclass(frozen=True)
class Standing:
    """What a SPEC achieved. Figures that need more deals than were played are `None`."""

    spec: str
    win_share: float | None
    ci95: float | None
    mean_vp: float | None
    mean_margin: float | None
    decisions: int
    mean_ms: float | None
    p95_ms: float | None
    replaced: int


class Tally:
    """Adds up deals."""

    def __init__(self, specs: Sequence[str]) -> None:
        self.deals = 0
        self.games = 0
        self._entries = [_Entry(spec) for spec in specs]

    def add(self, deal: Deal) -> None:
        """One more deal, with all its rotations."""
        self.deals += 1
        self.games += len(deal.games)
        for index, entry in enumerate(self._entries):
            entry.add(index, deal.games)

    def standings(self) -> list[Standing]:
        """How it stands, in the order of the SPECs."""
        return [entry.standing(self.deals) for entry in self._entries]


class _Entry:
    """The sums of one SPEC. Shares, points and margins are means over the games of a deal, then summed over deals."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.share = self.share_squared = self.vp = self.margin = Fraction(0)
        self.times = Times()
        self.replaced = 0

    def add(self, index: int, games: Sequence[GameResult]) -> None:
        # A shared win counts as its share.
        wins = sum([Fraction(index in game.winners, len(game.winners)) for game in games])
        share = Fraction(wins, len(games))
        self.share += share
        self.share_squared += share * share
        self.vp += Fraction(sum([game.scores[index] for game in games]), len(games))
        self.margin += Fraction(sum([_margin(game.scores, index) for game in games]), len(games))
        for game in games:
            self.times.merge(game.times[index])
            self.replaced += index in game.failures

    def standing(self, deals: int) -> Standing:
        return Standing(
            spec=self.spec,
            win_share=_mean(self.share, deals),
            ci95=self._ci95(deals),
            mean_vp=_mean(self.vp, deals),
            mean_margin=_mean(self.margin, deals),
            decisions=self.times.count,
            mean_ms=self.times.mean_ms,
            p95_ms=self.times.p95_ms,
            replaced=self.replaced,
        )

    def _ci95(self, deals: int) -> float | None:
        """Half the width of the interval. Games of a deal depend on each other, deals do not: so it is over deals."""
        if deals < 2:
            return None
        variance = (self.share_squared - self.share * self.share / deals) / (deals - 1)
        return NORMAL_95 * math.sqrt(variance / deals)


def _margin(scores: Sequence[int], index: int) -> Fraction:
    """Own points minus the mean of the others'."""
    others = sum(scores) - scores[index]
    return scores[index] - Fraction(others, len(scores) - 1)


def _mean(total: Fraction, deals: int) -> float | None:
    return float(total / deals) if deals else None
