"""Lets bots play many games against each other, so that skill shows and luck cancels.

Deal d has a seed of its own, and is played once per rotation of the seats: rotation r puts SPEC i on seat
(i + r) mod n, while decks, dice and first player stay with the seats. A game depends on nothing but the SPECs, the
options, the seed, d and r; where and in which order games are played makes no difference.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from raise_qt.bots.outside import TIME_LIMIT
from raise_qt.bots.referee import Outcome, Referee
from raise_qt.bots.specs import make_bot
from raise_qt.bots.tally import Deal, GameResult, Times
from raise_qt.core.bot import Bot
from raise_qt.core.chance import Chance
from raise_qt.core.options import Json
from raise_qt.core.registry import AnyGame, game_called

CHUNK_SECONDS = 0.5
"""Deals are handed out in chunks of about this length: outside programs live for a chunk, progress comes by chunks."""

LARGEST_CHUNK = 64


@dataclass(frozen=True)
class Match:
    """Who plays what. `options` are complete; `time_limit` is for outside bots; `logged` games bring their log line."""

    game: str
    options: dict[str, Json]
    specs: tuple[str, ...]
    seed: str
    time_limit: float = TIME_LIMIT
    logged: bool = False


@dataclass(frozen=True)
class Chunk:
    """Some deals, and how long they took."""

    deals: list[Deal]
    seconds: float


def play(
    match: Match,
    deals: int,
    executor: Executor,
    ahead: int = 1,
    waiting: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Iterator[Deal]:
    """Play so many deals and give each when it is done, in order.

    At most `ahead` chunks are out at a time. Whenever a result is waited for, it is inside a `waiting()`.
    """
    chunks: deque[Future[Chunk]] = deque()
    size, handed_out = 1, 0
    try:
        while chunks or handed_out < deals:
            while len(chunks) < ahead and handed_out < deals:
                numbers = range(handed_out, min(handed_out + size, deals))
                chunks.append(executor.submit(play_deals, match, numbers))
                handed_out = numbers.stop
            with waiting():
                chunk = chunks.popleft().result()
            size = _chunk_size(chunk)
            yield from chunk.deals
    finally:
        for future in chunks:
            future.cancel()


def _chunk_size(chunk: Chunk) -> int:
    """How many deals to hand out next, judging by the latest chunk. At most twice as many: times vary."""
    fitting = int(CHUNK_SECONDS * len(chunk.deals) / max(chunk.seconds, 1e-6))
    return max(1, min(fitting, 2 * len(chunk.deals), LARGEST_CHUNK))


def play_deals(match: Match, numbers: Sequence[int]) -> Chunk:
    """Play some deals in all their rotations. This is what a worker does."""
    start = perf_counter()
    game = game_called(match.game)
    with ExitStack() as stack:
        bots = []
        for spec in match.specs:
            bot = make_bot(game, spec, match.time_limit)
            stack.callback(bot.close)
            bots.append(bot)
        deals = [_play_deal(match, game, bots, number) for number in numbers]
    return Chunk(deals, perf_counter() - start)


def _play_deal(match: Match, game: AnyGame, bots: Sequence[Bot[Any, Any]], number: int) -> Deal:
    return Deal(number, [_play_game(match, game, bots, number, rotation) for rotation in range(len(bots))])


def _play_game(match: Match, game: AnyGame, bots: Sequence[Bot[Any, Any]], deal: int, rotation: int) -> GameResult:
    seed = f"{match.seed}/{deal}"
    specs_by_seat = seating(len(bots), rotation)
    referee = Referee(game, match.options, [bots[i] for i in specs_by_seat], f"{seed}/{rotation}")
    outcome = referee.play(Chance(seed))
    result = _by_spec(outcome, specs_by_seat)
    if match.logged:
        seats = [match.specs[i] for i in specs_by_seat]
        log = {**game.log(outcome.state), "seats": seats, "deal": deal, "rotation": rotation}
        result.log = json.dumps(log, separators=(",", ":"))
    return result


def seating(seats: int, rotation: int) -> list[int]:
    """Which SPEC sits on each seat.

    >>> seating(3, 1)
    [2, 0, 1]
    """
    return [(seat - rotation) % seats for seat in range(seats)]


def _by_spec(outcome: Outcome[Any], specs_by_seat: Sequence[int]) -> GameResult:
    times = [Times() for _ in specs_by_seat]
    scores = [0] * len(specs_by_seat)
    for seat, spec in enumerate(specs_by_seat):
        times[spec].add(outcome.seconds[seat])
        scores[spec] = outcome.scores[seat]
    return GameResult(
        scores=scores,
        winners=[specs_by_seat[seat] for seat in outcome.winners],
        times=times,
        failures={specs_by_seat[seat]: reason for seat, reason in outcome.failures.items()},
    )
