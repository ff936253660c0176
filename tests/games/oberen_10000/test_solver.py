"""The solution of a single turn, and the bot that plays by it."""

import pytest

from raise_qt.core.chance import Chance, private_random
from raise_qt.games.oberen_10000 import GAME, solve
from raise_qt.games.oberen_10000.components import GOAL
from raise_qt.games.oberen_10000.solution import STEP, Solution, expected_points, solution, to_json
from raise_qt.games.oberen_10000.state import ALL_SIX, BANK, ROLL, Move, State
from tests.games.oberen_10000.situations import move, start


@pytest.fixture(scope="module")
def solved() -> Solution:
    return solve.solve()


def test_expected_points_per_turn_are_those_of_the_rulebook(solved: Solution) -> None:
    assert round(solved[5, True][0], 2) == 540.94
    assert round(expected_points(0, 5, True), 2) == 540.94


def test_chance_that_the_first_roll_scores_nothing_is_that_of_the_rulebook() -> None:
    assert round(100 * solve.chance_of_nothing((5, True)), 2) == 3.60


def test_the_shipped_solution_is_what_solve_finds(solved: Solution) -> None:
    shipped = solution()
    assert shipped.keys() == solved.keys()
    for dice, row in solved.items():
        assert shipped[dice] == pytest.approx(row, abs=1e-4)


def test_the_file_is_one_line_for_each_set_of_dice(solved: Solution) -> None:
    lines = to_json(solved).splitlines()
    assert (lines[0], lines[-1]) == ("[", "]")
    assert len(lines) == 2 + 11


def test_a_later_end_changes_nothing(solved: Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    """So banking is best from `top` on, as its text proves."""
    end = len(solved[5, True])
    monkeypatch.setattr(solve, "top", lambda rolls: 12_000)
    longer = solve.solve()
    for dice, row in longer.items():
        assert row[:end] == solved[dice]
        assert all(value <= place * STEP for place, value in enumerate(row) if place >= end)
    assert solved[5, True][-1] > (end - 1) * STEP
    assert expected_points((end - 1) * STEP, 5, True) > (end - 1) * STEP
    assert expected_points(end * STEP, 5, True) == 0


def test_more_points_and_more_black_dice_are_worth_more(solved: Solution) -> None:
    for row in solved.values():
        assert row == sorted(row)
    for black in range(1, 5):
        for red in (False, True):
            assert solved[black + 1, red][20] > solved[black, red][20]


def choose(state: State) -> Move:
    seat = state.turn.seat
    bot = GAME.bots["solver"]()
    return bot.choose(GAME.observe(state, seat), GAME.legal_moves(state, seat), private_random(1))


def test_banks_whenever_that_wins() -> None:
    rolls = {"1/1": "1, 2, 2, 3, 4, coin"}
    state = start(rolls)
    assert choose(state) == move("1", ALL_SIX)
    state.scores[0] = GOAL - 150
    assert choose(state) == move("1", ALL_SIX)
    state.scores[0] = GOAL - 100
    assert choose(state) == move("1", BANK)


def test_wins_by_the_larger_set_aside_if_need_be() -> None:
    state = start({"1/1": "1, 1, 1, 2, 5, coin"})
    state.scores[0] = GOAL - 1050
    assert choose(state) == move("1, 1, 1, 5", BANK)


def test_rolls_all_six_again_after_a_straight() -> None:
    assert choose(start({"1/1": "1, 2, 3, 4, 6, red 5"})).then == ALL_SIX


def test_turns_one_five_rather_than_setting_both_aside() -> None:
    assert choose(start({"1/1": "2, 3, 3, 4, 5, red 5"})) == move("5 as 1", ROLL)


def test_prefers_to_keep_the_red_die_for_its_coin() -> None:
    assert choose(start({"1/1": "1, 2, 3, 3, 4, red 1"})) == move("1", ROLL)


def test_the_choice_is_the_best_of_all() -> None:
    """Compared with looking at every legal move once more, all points to come included."""
    for seed in range(200):
        state = GAME.setup({}, 2, Chance(f"best {seed}"))
        chosen = choose(state)
        values = {}
        for way in GAME.legal_moves(state, state.turn.seat):
            other = state.clone()
            GAME.play(other, state.turn.seat, way)
            done = other.turns[len(state.turns) - 1]
            points = done.rolls[0].points
            if way.then == BANK:
                values[way] = float(points)
            else:
                reds = [die for die in done.rolls[1].dice if die > 6]
                values[way] = expected_points(points, len(done.rolls[1].dice) - len(reds), bool(reds))
        assert values[chosen] == max(values.values())


def test_scores_what_the_solution_promises() -> None:
    total, turns = 0, 5000
    for seed in range(turns):
        state = GAME.setup({}, 2, Chance(f"turn {seed}"))
        while len(state.turns) == 1:
            GAME.play(state, state.turn.seat, choose(state))
        total += state.turns[0].points
    assert total / turns == pytest.approx(540.94, abs=20)  # the deviation of the mean is about 9


def test_beats_random() -> None:
    bots = [GAME.bots["solver"](), GAME.bots["random"]()]
    random = private_random(5)
    for seed in range(10):
        state = GAME.setup({}, 2, Chance(f"match {seed}"))
        while seats := GAME.to_act(state):
            seat = seats[0]
            legal = GAME.legal_moves(state, seat)
            GAME.play(state, seat, bots[seat].choose(GAME.observe(state, seat), legal, random))
        assert GAME.winners(state) == [0]
