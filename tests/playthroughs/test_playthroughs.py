"""Every game still goes exactly as it was written down; a game without play-throughs fails."""

import pytest

from raise_qt.core.registry import AnyGame, games
from tests.playthroughs.regenerate import cases, path, playthrough

CASES = [(game, players, variant) for game in games().values() for players, variant in cases(game)]


@pytest.mark.parametrize(("game", "players", "variant"), CASES, ids=[f"{g.name}-{p}-{v}" for g, p, v in CASES])
def test_playthrough(game: AnyGame, players: int, variant: str | None) -> None:
    file = path(game, players, variant)
    assert file.exists(), f"{game.name} has no play-through: write it with `make playthroughs`"
    assert playthrough(game, players, variant) == file.read_text(encoding="utf-8")
