"""Golden play-throughs: whole games written down move by move, event by event.

They fail when a rule, the order of chance or what is told changes. If the change is meant, write them anew with
``make playthroughs`` and read the difference before committing it.
"""

from __future__ import annotations

import json
from pathlib import Path

from raise_qt.core.registry import AnyGame, game_called, games
from tests.random_play import random_record

FOLDER = Path(__file__).parent


def cases(game: AnyGame) -> list[tuple[int, str | None]]:
    """One game at each number of players, and one of each variant."""
    usual: list[tuple[int, str | None]] = [(players, None) for players in game.players]
    return usual + [(game.players[-1], variant) for variant in game.variants]


def path(game: AnyGame, players: int, variant: str | None) -> Path:
    """Where a play-through is kept."""
    return FOLDER / game.name / f"{players}{'' if variant is None else '-' + variant}.txt"


def playthrough(game: AnyGame, players: int, variant: str | None) -> str:
    """A random game as text."""
    options = game.with_variants([variant] if variant else [])
    record = random_record(game_called(game.name), players, f"playthrough {players}", **options)
    lines = [f"{game.title}, {players} players, {json.dumps(options)}, seed {record.seed!r}"]
    moves = [None, *record.moves]
    for made, (state, events) in zip(moves, record.replay(), strict=True):
        if made:
            lines.append(f"\n{made[0]} plays {json.dumps(made[1])}")
        lines += [f"  {event}" for event in events]
        waiting = [f"{seat} has {len(game.legal_moves(state, seat))} moves" for seat in game.to_act(state)]
        lines.append(f"  => {', '.join(waiting) or 'over'}")
    lines.append(f"\nscores {game.scores(state)}, winners {game.winners(state)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write them all."""
    for game in games().values():
        for players, variant in cases(game):
            file = path(game, players, variant)
            file.parent.mkdir(exist_ok=True)
            file.write_text(playthrough(game, players, variant), encoding="utf-8", newline="\n")
            print(file.relative_to(FOLDER))


if __name__ == "__main__":
    main()
