"""Tells all that the rules and bots of one build do, so that two builds can be compared word by word.

Run as a program: ``python -m tests.compiled.tale``. The first line says which build it is.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from itertools import cycle, islice

from raise_qt.bots.arena import Match, play_deals
from raise_qt.core import chance
from raise_qt.core.chance import pick, private_random
from raise_qt.core.registry import AnyGame, games
from tests.playthroughs.regenerate import cases, playthrough
from tests.random_play import random_record, states

DECISIONS = 4
"""Positions in which bots are asked, for each number of players and variant."""

ASKED = 6
"""So many bots are asked in a position; all have their turns. A thorough one may think for a while."""


def main() -> None:
    """Tell everything."""
    print(chance.__file__)
    for game in games().values():
        for players, variant in cases(game):
            print(playthrough(game, players, variant))
        for part in (*records(game), *choices(game), *matches(game)):
            print(part)


def records(game: AnyGame) -> Iterator[str]:
    """Saved games, the logs of them, and what the seats see on the way, sent to another process and back."""
    for players in game.players:
        record = random_record(game, players, "a tale")
        yield json.dumps(record.to_json())
        yield json.dumps(game.log(record.state()))
        yield repr(game.read_log(game.log(record.state())))
        for state in list(states(record))[::9]:
            for seat in range(players):
                observation = game.observe(state, seat)
                assert pickle.loads(pickle.dumps(observation)) == observation
                yield repr(observation)
                yield repr(game.sample(observation, private_random(seat)))
        for _, events in record.replay():
            assert pickle.loads(pickle.dumps(events)) == events


def choices(game: AnyGame) -> Iterator[str]:
    """What every built-in bot does in some positions, and which of its random numbers comes next."""
    turns = cycle(game.bots.items())
    for players in game.players:
        for variant in (None, *game.variants):
            options = game.with_variants([variant] if variant else [])
            waiting = [s for s in states(random_record(game, players, "choices", **options)) if game.to_act(s)]
            for state in waiting[5 :: len(waiting) // DECISIONS]:
                seat = pick(game.to_act(state), private_random(players))
                for name, make in islice(turns, ASKED):
                    random = private_random(seat)
                    move = make().choose(game.observe(state, seat), game.legal_moves(state, seat), random)
                    yield f"{name} {game.encode_move(move)} {random()}"


def matches(game: AnyGame) -> Iterator[str]:
    """The arena: who scored what in some deals, and the log of every game."""
    for players in game.players:
        specs = (game.default_bot, *["random"] * (players - 1))
        match = Match(game.name, dict(game.defaults), specs, "a match", logged=True)
        for deal in play_deals(match, range(3)).deals:
            yield repr([(result.scores, result.winners, result.failures, result.log) for result in deal.games])


if __name__ == "__main__":
    main()
