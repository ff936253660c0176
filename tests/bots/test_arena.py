"""Many games: rotations, fairness, and results that depend on nothing but what was asked for."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from raise_qt.bots import arena
from raise_qt.bots.arena import Chunk, Match, play, play_deals, seating
from raise_qt.bots.tally import Deal, Tally
from raise_qt.bots.workers import InProcess, WorkerPool
from raise_qt.core.registry import AnyGame, game_called, games
from tests.bots.tools import logs, stub_spec

RAISE = game_called("raise")

every_table = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in games().values() for players in game.players],
    ids=[f"{game.name}-{players}" for game in games().values() for players in game.players],
)


def match(*specs: str, game: AnyGame = RAISE, logged: bool = True) -> Match:
    return Match(game.name, game.complete_options({}), specs, "seed", logged=logged)


def facts(deals: list[Deal]) -> list[Any]:
    """All that must not depend on where games are played."""
    return [(d.number, [(g.scores, g.winners, g.failures, g.log) for g in d.games]) for d in deals]


# Rotations


def test_rotation_r_puts_spec_i_on_seat_i_plus_r() -> None:
    for seats in range(1, 6):
        for rotation in range(seats):
            for spec in range(seats):
                assert seating(seats, rotation)[(spec + rotation) % seats] == spec


@every_table
def test_each_deal_is_played_once_per_rotation(game: AnyGame, players: int) -> None:
    specs = [game.default_bot, *["random"] * (players - 1)]
    games_ = logs(specs, deals=2, game=game.name)
    assert [(g["deal"], g["rotation"]) for g in games_] == [(d, r) for d in range(2) for r in range(players)]
    for logged in games_:
        assert logged["seats"].index(game.default_bot) == logged["rotation"]
        assert game.log(game.read_log(logged)).items() <= logged.items()


def test_decks_dice_and_first_player_stay_with_the_seats() -> None:
    for deal in range(3):
        rotations = logs(["greedy", "random", "random"], deals=3)[3 * deal : 3 * deal + 3]
        for one, other in pairwise(rotations):
            for key in ("decks", "score_cards", "first"):
                assert one[key] == other[key]
            for round_, same in zip(one["rounds"], other["rounds"], strict=False):
                assert round_["dice"] == same["dice"]
                assert round_["score"] == same["score"]
    assert len({str(g["decks"]) for g in logs(["greedy", "random"], deals=3)}) == 3


def test_scores_and_winners_are_given_to_the_specs_that_earned_them() -> None:
    (deal,) = play_deals(match("greedy", "random", "random"), [7]).deals
    for result in deal.games:
        logged = json.loads(result.log)
        for spec in range(3):
            seat = (spec + logged["rotation"]) % 3
            assert result.scores[spec] == logged["scores"][seat]
            assert (spec in result.winners) == (seat in logged["winners"])


@every_table
def test_equal_bots_get_exactly_equal_shares(game: AnyGame, players: int) -> None:
    """A bot that needs no chance plays the same game in every rotation: all luck cancels."""
    tally = Tally([game.default_bot] * players)
    for deal in play(match(*[game.default_bot] * players, game=game), 3, InProcess()):
        tally.add(deal)
    for standing in tally.standings():
        assert standing.win_share == 1 / players
        assert standing.ci95 == 0
        assert standing.mean_margin == 0


def test_bots_do_not_share_their_random_numbers() -> None:
    """Rotations of the same deal differ if bots play at random, or chance would not cancel."""
    assert len({str(g["rounds"]) for g in logs(["random", "random"])}) == 2


# Where games are played


class Counting(Executor):
    """Does what another executor does, and counts what is out."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self.futures: list[Future[Any]] = []
        self.chunks: list[range] = []
        self.most_waiting = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.chunks.append(args[1])
        self.futures.append(self.executor.submit(fn, *args, **kwargs))
        self.most_waiting = max(self.most_waiting, sum(not f.done() for f in self.futures))
        return self.futures[-1]


@pytest.fixture(scope="module")
def expected() -> list[Any]:
    return facts(play_deals(match("greedy", "random"), range(12)).deals)


def test_results_do_not_depend_on_the_executor(expected: list[Any]) -> None:
    with WorkerPool(2) as pool:
        assert facts(list(play(match("greedy", "random"), 12, pool, ahead=4))) == expected
    with ThreadPoolExecutor(3) as threads:
        assert facts(list(play(match("greedy", "random"), 12, threads, ahead=5))) == expected
    assert facts(list(play(match("greedy", "random"), 12, InProcess()))) == expected


@pytest.mark.parametrize("seconds", [0.0, 1e-9, 1000.0])
def test_results_do_not_depend_on_chunks(seconds: float, expected: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "CHUNK_SECONDS", seconds)
    executor = Counting(InProcess())
    assert facts(list(play(match("greedy", "random"), 12, executor, ahead=2))) == expected
    assert [n for chunk in executor.chunks for n in chunk] == list(range(12))
    assert executor.most_waiting == 2
    sizes = [len(chunk) for chunk in executor.chunks]
    assert sizes == ([1, 1, 2, 2, 4, 2] if seconds == 1000 else [1] * 12)


def test_chunks_never_grow_too_large() -> None:
    assert arena._chunk_size(Chunk([Deal(0, [])] * 64, 0.0)) == arena.LARGEST_CHUNK
    assert arena._chunk_size(Chunk([Deal(0, [])], 1e9)) == 1


def test_waiting_happens_where_it_is_allowed() -> None:
    allowed = False

    @contextmanager
    def waiting() -> Any:
        nonlocal allowed
        allowed = True
        yield
        allowed = False

    class Watching(Counting):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            assert not allowed
            return super().submit(lambda *a: check(fn, *a), *args, **kwargs)

    def check(fn: Callable[..., Any], *args: Any) -> Any:
        assert allowed
        return fn(*args)

    for _ in play(match("random", "random"), 3, Watching(InProcess()), ahead=2, waiting=waiting):
        assert not allowed


def test_whoever_stops_early_leaves_no_work_behind() -> None:
    executor = Counting(InProcess())
    deals = play(match("random", "random"), 100, executor, ahead=3)
    next(deals)
    deals.close()  # type: ignore[attr-defined]
    assert [f.cancelled() for f in executor.futures] == [False, True, True]


def test_a_program_is_started_once_per_seat_and_chunk(tmp_path: Path) -> None:
    specs = [stub_spec("counts", tmp_path / "one"), stub_spec("counts", tmp_path / "two")]
    play_deals(match(*specs), range(3))
    assert len((tmp_path / "one").read_text().split()) == 1
    assert len((tmp_path / "two").read_text().split()) == 1


def test_failures_are_counted_by_spec() -> None:
    chunk = play_deals(match("greedy", stub_spec("dies")), [0])
    assert [list(game.failures) for game in chunk.deals[0].games] == [[1], [1]]


def test_options_reach_the_game() -> None:
    free = replace(match("random", "random"), options=RAISE.with_variants(["free-raise"]))
    assert '"raise_rule":"any"' in play_deals(free, [0]).deals[0].games[0].log
    assert '"raise_rule":"minimal"' in play_deals(match("random", "random"), [0]).deals[0].games[0].log
