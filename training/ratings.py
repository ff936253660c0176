"""Measures how strong the bots of Raise are, on one scale for all: `make ratings`.

Everybody plays against a few others in the arena, two at a table, each deal once per seat. The points are those that
explain all results best: whoever has 400 points more wins ten times as often as the other (Elo's scale, by maximum
likelihood). Being a scale of differences it needs one fixed point: the steady player of the Club level has 1500.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import sys
from itertools import pairwise
from pathlib import Path
from textwrap import indent
from typing import Any

import numpy as np
from numpy.typing import NDArray

from raise_qt.bots.arena import Match, play
from raise_qt.bots.tally import Tally
from raise_qt.bots.workers import WorkerPool
from raise_qt.core.chance import Chance, private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.levels import LEVELS, spec
from raise_qt.games.raise_game.bots.styles import STEADY, STYLES

FIXED, FIXED_POINTS = "club", 1500.0
ELO = 400 / math.log(10)
NORMAL_95 = 1.96
SLOW = "expert"
"""Thinks long: of its own kind's matches a part must do."""

DECISIONS, SLOW_DECISIONS = 60, 8
"""So many decisions of everybody are enough to notice that somebody plays differently now."""


def pairings() -> list[tuple[str, str]]:
    """Who meets whom: neighbouring levels, and everybody the steady players of the own level and the next."""
    ladder = ["random", "greedy", *LEVELS]
    pairs = [*pairwise(ladder), ("random", "beginner"), ("greedy", "casual"), ("greedy", "club")]
    steps = [*pairwise(LEVELS), ("expert", "strong")]
    for level, other in steps:
        for style in STYLES:
            if style != STEADY:
                pairs += [(level, spec(level, style)), (spec(level, style), other)]
    return list(dict.fromkeys(pairs))


def result(pair: tuple[str, str], deals: int, seed: str, jobs: int) -> tuple[float, float]:
    """The first one's win share, and the standard error of it."""
    tally = Tally(pair)
    match = Match(GAME.name, dict(GAME.defaults), pair, seed)
    with WorkerPool(jobs) as pool:
        for deal in play(match, deals, pool, 2 * jobs):
            tally.add(deal)
    first = tally.standings()[0]
    assert first.win_share is not None
    assert first.ci95 is not None
    return first.win_share, max(first.ci95 / NORMAL_95, 0.5 / deals)


def fitted(results: dict[tuple[str, str], tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """Points of everybody, with their standard error: weighted least squares, improved step by step (Newton)."""
    names = sorted({name for pair in results for name in pair} - {FIXED})
    index = {name: i for i, name in enumerate(names)}
    points = np.zeros(len(names))
    covariance: NDArray[np.floating[Any]] = np.eye(len(names))
    for _ in range(50):
        normal = np.zeros((len(names), len(names)))
        right = np.zeros(len(names))
        for (a, b), (share, error) in results.items():
            row = np.zeros(len(names))
            if a in index:
                row[index[a]] += 1
            if b in index:
                row[index[b]] -= 1
            expected = 1 / (1 + math.exp(-float(row @ points)))
            slope = expected * (1 - expected)
            normal += np.outer(row, row) * (slope / error) ** 2
            right += row * slope * (share - expected) / error**2
        covariance = np.linalg.inv(normal)
        points += covariance @ right
    rated = {name: (float(points[i]), math.sqrt(covariance[i, i])) for name, i in index.items()}
    rated[FIXED] = (0.0, 0.0)
    return {name: (FIXED_POINTS + ELO * value, ELO * error) for name, (value, error) in rated.items()}


def way_of_playing() -> str:
    """A sign of how everybody plays. When it is another, the ratings are those of other bots."""
    sign = hashlib.sha256()
    for name, make in GAME.bots.items():
        bot, chance = make(), Chance("way of playing")
        state = GAME.setup(GAME.defaults, 2, chance)
        random = private_random(chance.private(name))
        for _ in range(SLOW_DECISIONS if name.startswith(SLOW) else DECISIONS):
            if seats := GAME.to_act(state):
                move = bot.choose(GAME.observe(state, seats[0]), GAME.legal_moves(state, seats[0]), random)
                GAME.play(state, seats[0], move)
                sign.update(f"{name} {move} ".encode())
    return sign.hexdigest()[:16]


def main() -> None:
    parser = argparse.ArgumentParser(prog="training.ratings", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=1000, help="of each pair (default: %(default)s)")
    parser.add_argument("--slow-deals", type=int, default=300, help="if an expert plays (default: %(default)s)")
    parser.add_argument("--seed", default="ratings", help="(default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one for each core)")
    parser.add_argument("--into", default="raise_qt/games/raise_game/bots/ratings.json", help="(default: %(default)s)")
    args = parser.parse_args()
    pairs = pairings()
    results = {}
    for number, pair in enumerate(pairs, 1):
        deals = args.slow_deals if any(name.startswith(SLOW) for name in pair) else args.deals
        results[pair] = result(pair, deals, f"{args.seed}/{number}", args.jobs)
        share, error = results[pair]
        print(f"{number} of {len(pairs)}: {pair[0]} - {pair[1]} {share:.3f} ± {NORMAL_95 * error:.3f}", file=sys.stderr)
    rated = sorted(fitted(results).items(), key=lambda item: -item[1][0])
    lines = {
        "made_by": json.dumps(
            f'make ratings ARGS="--deals {args.deals} --slow-deals {args.slow_deals} --seed {args.seed}"'
        ),
        "way_of_playing": json.dumps(way_of_playing()),
        "scale": json.dumps(
            f"Elo points from games of two; {FIXED} has {FIXED_POINTS:.0f}. By SPEC: points, 95 % interval +/-"
        ),
        "ratings": _block(
            "{}", [f'"{name}": [{value:.0f}, {NORMAL_95 * error:.0f}]' for name, (value, error) in rated]
        ),
        "results": _block(
            "[]",
            [
                json.dumps([*pair, round(share, 4), round(NORMAL_95 * error, 4)])
                for pair, (share, error) in results.items()
            ],
        ),
    }
    text = _block("{}", [f'"{name}": {value}' for name, value in lines.items()])
    Path(args.into).write_text(text + "\n", encoding="ascii", newline="\n")


def _block(brackets: str, lines: list[str]) -> str:
    """A line for each entry: a changed rating is a changed line."""
    return brackets[0] + "\n" + indent(",\n".join(lines), " ") + "\n" + brackets[1]


if __name__ == "__main__":
    main()
