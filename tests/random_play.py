"""Games of any kind, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from raise_qt.core.chance import Chance, pick, private_random
from raise_qt.core.record import Record, Seat
from raise_qt.core.registry import AnyGame


def random_record(game: AnyGame, players: int, seed: str, limit: int = 10_000, **options: Any) -> Record:
    """A record of a game in which everybody plays at random: finished, or of at most `limit` moves."""
    seats = [Seat(f"Player {seat}", "random") for seat in range(players)]
    record = Record(game.name, game.complete_options(options), seed, seats)
    random = private_random(Chance(seed).private("random play"))
    state = game.setup(record.options, players, Chance(seed))
    while (to_act := game.to_act(state)) and len(record.moves) < limit:
        seat = pick(to_act, random)
        move = pick(game.legal_moves(state, seat), random)
        game.play(state, seat, move)
        record.add(seat, game.encode_move(move))
    return record


def states(record: Record) -> Iterator[Any]:
    """Copies of all the states of a record, from setting up on."""
    for state, _ in record.replay():
        yield state.clone()
