"""The figures of an arena."""

from __future__ import annotations

import math
import statistics
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raise_qt.bots.tally import Deal, GameResult, Tally, Times


def game(scores: list[int], failures: dict[int, str] | None = None, seconds: float = 0.001) -> GameResult:
    times = [Times() for _ in scores]
    for one in times:
        one.add([seconds])
    winners = [i for i, score in enumerate(scores) if score == max(scores)]
    return GameResult(scores, winners, times, failures or {})


def tally(*deals: list[GameResult]) -> Tally:
    result = Tally([f"spec {i}" for i in range(len(deals[0][0].scores))])
    for number, games in enumerate(deals):
        result.add(Deal(number, games))
    return result


def test_figures_by_hand() -> None:
    result = tally(
        [game([10, 4, 4]), game([7, 7, 1]), game([1, 2, 3])],
        [game([0, 9, 0], {0: "died"}), game([5, 5, 5]), game([1, 0, 0], {0: "died", 2: "silent"})],
    )
    assert (result.deals, result.games) == (2, 6)
    first, second, third = result.standings()
    assert first.spec == "spec 0"
    shares = [(1 + 1 / 2) / 3, (1 / 3 + 1) / 3]  # by deal; a shared win counts as its share
    assert first.win_share == pytest.approx(statistics.mean(shares))
    assert first.ci95 == pytest.approx(1.96 * statistics.stdev(shares) / math.sqrt(2))
    assert first.mean_vp == pytest.approx((10 + 7 + 1 + 0 + 5 + 1) / 6)
    assert first.mean_margin == pytest.approx((6 + 3 - 1.5 - 4.5 + 0 + 1) / 6)
    assert first.decisions == 6
    assert first.mean_ms == pytest.approx(1)
    assert first.p95_ms == pytest.approx(1, rel=0.01)
    assert [s.replaced for s in (first, second, third)] == [2, 0, 1]


def test_a_single_deal_has_no_confidence_interval() -> None:
    (standing, _) = tally([game([3, 1]), game([1, 3])]).standings()
    assert standing.win_share == 0.5
    assert standing.ci95 is None


def test_without_a_deal_there_are_no_figures() -> None:
    (standing,) = Tally(["random"]).standings()
    assert standing.win_share is standing.ci95 is standing.mean_vp is standing.mean_margin is None
    assert standing.mean_ms is standing.p95_ms is None
    assert standing.decisions == standing.replaced == 0


@given(st.lists(st.lists(st.lists(st.integers(0, 9), min_size=3, max_size=3), min_size=3, max_size=3), min_size=1))
def test_shares_sum_to_one_and_margins_to_nothing_in_any_order(scores: list[list[list[int]]]) -> None:
    deals = [[game(points) for points in deal] for deal in scores]
    standings = tally(*deals).standings()
    assert math.isclose(sum(s.win_share or 0 for s in standings), 1)
    assert math.isclose(sum(s.mean_margin or 0 for s in standings), 0, abs_tol=1e-9)
    backwards = tally(*deals[::-1]).standings()
    assert [(s.win_share, s.ci95, s.mean_vp, s.mean_margin) for s in standings] == [
        (s.win_share, s.ci95, s.mean_vp, s.mean_margin) for s in backwards
    ]


@given(st.lists(st.floats(1e-7, 100), min_size=1, max_size=200), st.integers(0, 200))
def test_times_hold_what_was_measured(seconds: list[float], split: int) -> None:
    one, other = Times(), Times()
    one.add(seconds[:split])
    other.add(seconds[split:])
    one.merge(other)
    assert one.count == len(seconds)
    assert one.mean_ms == pytest.approx(1000 * statistics.mean(seconds))
    exact = sorted(seconds)[math.ceil(Fraction(95, 100) * len(seconds)) - 1]
    assert one.p95_ms == pytest.approx(1000 * exact, rel=0.01)


def test_a_time_too_short_to_measure() -> None:
    times = Times()
    times.add([0.0])
    assert times.mean_ms == 0
    assert times.p95_ms == pytest.approx(0, abs=1e-5)


def test_millions_of_times_need_no_room() -> None:
    random = Random(1)
    times = Times()
    times.add(random.expovariate(1000) for _ in range(20_000))
    assert len(times.steps) < 2500
