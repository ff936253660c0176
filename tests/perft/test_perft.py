"""Counts of all ways a game can go on, to a depth: a rule that gains or loses a single move shows at once.

The numbers stand in the data files beside this, one per game; a game without one fails. Write them anew with
``python -m tests.perft.test_perft`` when components or rules change on purpose.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from raise_qt.core.registry import AnyGame, games
from tests.random_play import random_record

FOLDER = Path(__file__).parent
DEEPEST = 4
LARGEST = 60_000


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """The number of move sequences of this length. Of seats that act at once one is taken after the other."""
    seats = game.to_act(state)
    if depth == 0 or not seats:
        return 1
    moves = game.legal_moves(state, seats[0])
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        game.play(after, seats[0], move)
        total += perft(game, after, depth - 1)
    return total


def position(game: AnyGame, case: dict[str, Any]) -> Any:
    """The state that a case starts from: a random game after so many moves."""
    return random_record(game, case["players"], case["seed"], case["moves"], **case["options"]).state()


def file(game: AnyGame) -> Path:
    return FOLDER / f"{game.name}.json"


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_perft(game: AnyGame) -> None:
    assert file(game).exists(), f"{game.name} has no count table: write it with `python -m tests.perft.test_perft`"
    cases = json.loads(file(game).read_text())
    assert {case["players"] for case in cases} == set(game.players)
    for case in cases:
        state = position(game, case)
        assert [perft(game, state, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"], case


def regenerate() -> None:
    """Write the tables anew, each as deep as takes a moment."""
    for game in games().values():
        cases = []
        for players in game.players:
            for options in ({}, *game.variants.values()):
                for moves in (0, 11, 42):
                    case = {"players": players, "options": options, "seed": f"perft {players}", "moves": moves}
                    state, counts = position(game, case), []
                    for depth in range(1, DEEPEST + 1):
                        counts.append(perft(game, state, depth))
                        if counts[-1] * 12 > LARGEST:
                            break
                    cases.append({**case, "counts": counts})
        lines = ",\n".join(json.dumps(case) for case in cases)
        file(game).write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    regenerate()
