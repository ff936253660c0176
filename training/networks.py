"""Learns the networks of the bots of Raise anew: `make networks`.

Generation after generation the networks play against themselves (`selfplay`), with some curiosity, and learn from it:
how a game stands between two rounds from who won it in the end, and how good a move is from how the game stood after
its round. The first generation plays by a rough rule. After the last one, many more of its games are learned from in
smaller steps. What is learned are the data files beside the bots.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from raise_qt.core.options import Json
from raise_qt.games.raise_game.bots import features
from raise_qt.games.raise_game.bots.policy import Policy
from training.learner import Floats, Learner
from training.selfplay import Exploring, first_choice, play_games

SEED = "raise"
EPOCHS = 3
REMEMBERED = 3
"""It is learned from the latest so many generations."""

GAMES = {2: 40000, 3: 22000, 4: 15000, 5: 12000}
"""In each generation, by the number of players: one to two million raises."""

FIRST_STEPS = 3
"""So many generations have much to learn from few games: a quarter is enough."""

HIDDEN = {"prospect": 64, "opening": 48, "raising": 64}
"""Units, a multiple of eight (see `Network`)."""

FINISH = 4
"""So many times the games of a generation come after the last one,"""

FINE_EPOCHS = 5
"""and each is looked at so often."""

GAMES_IN_A_CHUNK = 1000

Rows = dict[str, Floats]


def widths(players: int) -> dict[str, tuple[int, ...]]:
    """The portions of inputs of each network."""
    rivals = players - 1
    scene = features.SCENE_OWN + features.SCENE_RIVAL * rivals
    move = features.MOVE_OWN + features.MOVE_RIVAL * rivals
    opening = features.OPENING_OWN + features.OPENING_RIVAL * rivals
    prospect = features.PROSPECT_OWN + features.PROSPECT_RIVAL * rivals
    return {
        "prospect": (prospect, features.KINDS, 0, 0),
        "opening": (scene, features.KINDS, opening, features.KINDS),
        "raising": (scene, features.KINDS, move, features.TOKENS),
    }


def generate(data: Json, players: int, seed: str, numbers: range) -> Rows:
    """Games played by the networks in `data`, or by the rough rule if there are none."""
    played = play_games(seed, numbers, players, Exploring(Policy(data)) if data else first_choice)
    rows = {name: np.array(values) for name, values in vars(played).items()}
    for name, portions in widths(players).items():
        rows[name] = rows[name].reshape(-1, sum(portions))
    return rows


def joined(parts: list[Rows]) -> Rows:
    """The rows of all parts; places in `prospect` are moved along."""
    ends = np.cumsum([0, *(len(part["over"]) for part in parts)])
    moved = [
        {name: rows + end if name.endswith("_end") else rows for name, rows in part.items()}
        for part, end in zip(parts, ends, strict=False)
    ]
    return {name: np.concatenate([part[name] for part in moved]) for name in moved[0]}


def learn(players: int, first: int, generations: int, jobs: int, folder: Path) -> None:
    """All generations, or those after the `first` ones; each one's networks take the place of the last."""
    rng = np.random.default_rng(players)
    learners = {name: Learner(portions, HIDDEN[name], rng) for name, portions in widths(players).items()}
    memory: deque[Rows] = deque(maxlen=REMEMBERED)
    path = folder / f"networks-{players}.json"
    data: Json = json.loads(path.read_text(encoding="ascii")) if first else None
    if data:
        for name, learner in learners.items():
            learner.load(data[name])
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for generation in range(first, generations + 1):
            start = time.monotonic()
            last = generation == generations
            games = GAMES[players] * FINISH if last else GAMES[players]
            if generation < FIRST_STEPS and not last:
                games //= 4
            memory.append(played(pool, data, players, f"{SEED}/{players}/{generation}", games))
            rows = memory[-1] if last else joined(list(memory))
            errors = finish(learners, rows) if last else improve(learners, rows, players)
            data = {"made_by": made_by(players, first, generations)}
            data |= {name: learner.data() for name, learner in learners.items()}
            path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="ascii", newline="\n")
            print(
                f"{players} players, {'the end' if last else f'generation {generation + 1} of {generations}'}: "
                f"{len(rows['raising']):,} raises, errors {errors}, {time.monotonic() - start:.0f} s",
                file=sys.stderr,
                flush=True,
            )


def played(pool: ProcessPoolExecutor, data: Json, players: int, seed: str, games: int) -> Rows:
    """So many games, in chunks by all processes."""
    chunks = [range(i, min(i + GAMES_IN_A_CHUNK, games)) for i in range(0, games, GAMES_IN_A_CHUNK)]
    return joined([future.result() for future in [pool.submit(generate, data, players, seed, c) for c in chunks]])


def made_by(players: int, first: int, generations: int) -> str:
    """The command that makes these networks again."""
    after = f" --after {first}" if first else ""
    return f'make networks ARGS="--players {players} --generations {generations}{after}" (seed {SEED!r})'


def improve(learners: dict[str, Learner], rows: Rows, players: int) -> str:
    """Learn from the rows. Returns the errors, to be printed."""
    going_on = rows["over"] == 0
    prospect = learners["prospect"]
    errors = [prospect.fit(rows["prospect"][going_on], rows["result"][going_on], EPOCHS)]
    # Who wins in the end is mostly luck; how the game stands a round later has less of it. Half of each is learned.
    later = np.roll(standings(prospect, rows), -players)
    errors.append(prospect.fit(rows["prospect"][going_on], ((rows["result"] + later) / 2)[going_on], EPOCHS))
    chances = standings(prospect, rows)
    for name in ("opening", "raising"):
        errors.append(learners[name].fit(rows[name], chances[rows[f"{name}_end"]], EPOCHS))
    return " ".join(f"{error:.4f}" for error in errors)


def finish(learners: dict[str, Learner], rows: Rows) -> str:
    """Learn in small steps from the many games after the last generation. Returns the errors, to be printed."""
    going_on = rows["over"] == 0
    prospect = learners["prospect"]
    errors = [prospect.fit(rows["prospect"][going_on], rows["result"][going_on], FINE_EPOCHS, fine=True)]
    chances = standings(prospect, rows)
    for name in ("opening", "raising"):
        errors.append(learners[name].fit(rows[name], chances[rows[f"{name}_end"]], FINE_EPOCHS, fine=True))
    return " ".join(f"{error:.4f}" for error in errors)


def standings(prospect: Learner, rows: Rows) -> Floats:
    """How the game stood, or ended, at every row of `prospect`."""
    return np.where(rows["over"] == 0, prospect.chances(rows["prospect"]), rows["result"]).astype(np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(prog="training.networks", description=__doc__.splitlines()[0])
    parser.add_argument("--players", default="2,3,4,5", help="for which numbers of players (default: %(default)s)")
    parser.add_argument("--generations", type=int, default=8, help="(default: %(default)s)")
    parser.add_argument("--after", type=int, default=0, help="go on after so many (default: begin with nothing)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one for each core)")
    parser.add_argument("--into", default="raise_qt/games/raise_game/bots", help="folder (default: %(default)s)")
    args = parser.parse_args()
    for players in [int(number) for number in args.players.split(",")]:
        learn(players, args.after, args.generations, args.jobs, Path(args.into))


if __name__ == "__main__":
    main()
