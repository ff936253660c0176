"""S1, T1, T3–T6 and E1: the course of turns."""

import pytest

from raise_qt.core.chance import Chance
from raise_qt.core.problems import IllegalMove
from raise_qt.games.oberen_10000 import GAME
from raise_qt.games.oberen_10000.events import (
    AllSix,
    Banked,
    Busted,
    GameStarted,
    GameWon,
    LuckyCoin,
    Rolled,
    SetAside,
    TurnedFive,
    TurnStarted,
)
from raise_qt.games.oberen_10000.going_on import dice_to_roll, moves
from raise_qt.games.oberen_10000.state import ALL_SIX, BANK, LOST, ROLL, Move, Roll, Turn
from tests.games.oberen_10000.situations import begin, dice, move, start
from tests.games.oberen_10000.test_setting_aside import every_roll

NOTHING = "2, 3, 3, 4, 6, coin"


def thens(roll: str, aside: str) -> list[str]:
    """What may be done after setting these dice aside."""
    return [way.then for way in moves(dice(roll)) if way.aside == dice(aside)]


def test_S1_the_starting_player_is_drawn_then_clockwise() -> None:
    for players in GAME.players:
        games = [GAME.setup({}, players, Chance(str(seed))) for seed in range(60)]
        firsts = {state.turns[0].seat for state in games}
        assert firsts == set(range(players))
    state, events = begin({f"{turn}/1": "1, 2, 2, 3, 4, red 4" for turn in range(1, 6)}, players=4, first=2)
    assert events[:2] == [GameStarted(2), TurnStarted(1, 2)]
    for seat in (2, 3, 0, 1):
        assert GAME.to_act(state) == (seat,)
        GAME.play(state, seat, move("1"))
    assert [turn.seat for turn in state.turns] == [2, 3, 0, 1, 2]


def test_T1_a_turn_begins_with_all_six_dice() -> None:
    state, events = begin({"1/1": "1, 2, 3, 3, 4, coin"})
    assert events == [GameStarted(0), TurnStarted(1, 0), Rolled(0, dice("1, 2, 3, 3, 4, coin"))]
    assert state.turns == [Turn(0, [Roll(dice("1, 2, 3, 3, 4, coin"))])]


def test_T1_several_combinations_may_be_set_aside_from_one_roll() -> None:
    state = start({"1/1": "1, 2, 2, 2, 5, red 5"})
    events = GAME.apply(state, 0, move("1, 2, 2, 2, red 5 as 1", BANK))
    assert events[:3] == [
        TurnedFive(0, dice("red 5")[0]),
        SetAside(0, dice("1, 2, 2, 2, red 5 as 1"), 400, 400),
        Banked(0, 400, 400),
    ]


def test_T2_a_triple_must_come_from_one_roll() -> None:
    state = start({"1/1": "1, 1, 3, 4, 6, red 4", "1/2": "1, 3, 4, red 4"})
    GAME.play(state, 0, move("1, 1", ROLL))
    GAME.play(state, 0, move("1", BANK))
    assert state.scores == [300, 0]


def test_T2_the_turned_five_is_set_aside_and_the_other_rolled_again() -> None:
    roll = "2, 3, 3, 4, 5, red 5"
    assert dice_to_roll(dice(roll), move("5 as 1", ROLL)) == (4, True)
    assert dice_to_roll(dice(roll), move("red 5 as 1", ROLL)) == (5, False)
    state = start({"1/1": roll, "1/2": "2, 2, 3, 3, 5"})
    GAME.play(state, 0, move("red 5 as 1", ROLL))
    assert state.dice == dice("2, 2, 3, 3, 5")
    assert state.turn.points == 100


def test_T3_bank_or_roll_the_remaining_dice() -> None:
    assert thens("1, 2, 2, 3, 4, red 4", "1") == [BANK, ROLL]
    state = start({"1/1": "1, 2, 2, 3, 4, red 4", "1/2": "2, 3, 4, 5, red 2"})
    banked = state.clone()
    assert GAME.apply(banked, 0, move("1", BANK))[:3] == [
        SetAside(0, dice("1"), 100, 100),
        Banked(0, 100, 100),
        TurnStarted(2, 1),
    ]
    assert banked.scores == [100, 0]
    assert banked.turns[0] == Turn(0, [Roll(dice("1, 2, 2, 3, 4, red 4"), dice("1"), 100, BANK)], 100)
    assert GAME.apply(state, 0, move("1", ROLL)) == [
        SetAside(0, dice("1"), 100, 100),
        Rolled(0, dice("2, 3, 4, 5, red 2")),
    ]
    assert (state.scores, state.turn.points) == ([0, 0], 100)


def test_T3_there_is_no_minimum_for_banking() -> None:
    state = start({"1/1": "2, 2, 3, 3, 5, red 4"})
    GAME.play(state, 0, move("5", BANK))
    assert state.scores == [50, 0]


def test_T4_nothing_to_set_aside_loses_the_points_of_the_turn() -> None:
    state = start({"1/1": "1, 2, 2, 3, 4, red 4", "1/2": "2, 3, 4, 6, red 2"})
    state.scores[0] = 700
    events = GAME.apply(state, 0, move("1", ROLL))
    assert events[1:4] == [Rolled(0, dice("2, 3, 4, 6, red 2")), Busted(0, 100), TurnStarted(2, 1)]
    assert state.scores == [700, 0]
    assert state.turns[0].points == 0
    assert state.turns[0].rolls[-1] == Roll(dice("2, 3, 4, 6, red 2"), then=LOST)
    assert GAME.to_act(state) == (1,)


def test_T4_a_coin_beside_no_scoring_die_does_not_save() -> None:
    state, events = begin({"1/1": NOTHING, "2/1": "1, 2, 2, 3, 4, red 4"})
    assert events[2:4] == [Rolled(0, dice(NOTHING)), Busted(0, 0)]
    assert GAME.to_act(state) == (1,)


def test_T4_lost_turns_pass_on_until_somebody_can_decide() -> None:
    state = start({f"{turn}/1": NOTHING for turn in range(1, 3000)}, players=3, first=1)
    assert len(state.turns) >= 3000
    assert [turn.seat for turn in state.turns[:4]] == [1, 2, 0, 1]
    assert state.scores == [0, 0, 0]


def test_T5_all_six_in_one_roll() -> None:
    straight = "1, 2, 3, 4, 6, red 5"
    assert thens(straight, straight) == [BANK, ALL_SIX]
    state = start({"1/1": straight, "1/2": "1, 2, 2, 3, 4, red 4"})
    assert GAME.apply(state, 0, move(straight, ALL_SIX)) == [
        SetAside(0, dice(straight), 1000, 1000),
        AllSix(0),
        Rolled(0, dice("1, 2, 2, 3, 4, red 4")),
    ]
    GAME.play(state, 0, move("1", BANK))
    assert state.scores == [1100, 0]


def test_T5_all_six_over_several_rolls() -> None:
    rolls = {"1/1": "1, 1, 1, 3, 4, red 5", "1/2": "1, 5", "1/3": "2, 2, 3, 3, 4, red 5"}
    state = start(rolls)
    GAME.play(state, 0, move("1, 1, 1, red 5", ROLL))
    assert {way.then for way in GAME.legal_moves(state, 0) if way.aside == dice("1, 5")} == {BANK, ALL_SIX}
    assert {way.then for way in GAME.legal_moves(state, 0) if way.aside == dice("1")} == {BANK, ROLL}
    GAME.play(state, 0, move("1, 5", ALL_SIX))
    assert len(state.dice) == 6
    assert state.turn.points == 1200


def test_T5_the_red_die_alone_can_complete_all_six() -> None:
    state = start({"1/1": "1, 2, 2, 2, 5, red 3", "1/2": "red 1", "1/3": "1, 1, 2, 2, 3, red 3"})
    GAME.play(state, 0, move("1, 2, 2, 2, 5", ROLL))
    assert GAME.legal_moves(state, 0) == [move("red 1", BANK), move("red 1", ALL_SIX)]
    GAME.play(state, 0, move("red 1", ALL_SIX))
    assert (len(state.dice), state.turn.points) == (6, 450)


def test_T6_the_lucky_coin_brings_all_six_back() -> None:
    roll = "1, 2, 2, 3, 4, coin"
    assert thens(roll, "1") == [BANK, ROLL, ALL_SIX]
    state = start({"1/1": roll, "1/2": "5, 5, 5, 2, 3, red 2"})
    assert GAME.apply(state, 0, move("1", ALL_SIX)) == [
        SetAside(0, dice("1"), 100, 100),
        LuckyCoin(0),
        Rolled(0, dice("5, 5, 5, 2, 3, red 2")),
    ]
    assert state.turn.points == 100


def test_T6_or_only_what_is_left_with_the_red_die() -> None:
    assert dice_to_roll(dice("1, 2, 2, 3, 4, coin"), move("1", ROLL)) == (4, True)
    state = start({"1/1": "1, 2, 2, 3, 4, coin", "1/2": "2, 2, 2, 3, coin", "1/3": "5, coin"})
    GAME.play(state, 0, move("1", ROLL))
    assert move("2, 2, 2", ALL_SIX) in GAME.legal_moves(state, 0)
    assert LuckyCoin(0) not in GAME.apply(state, 0, move("2, 2, 2", ROLL))
    assert (state.dice, state.turn.points) == (dice("5, coin"), 300)


def test_T6_the_coin_of_an_earlier_roll_does_not_count() -> None:
    state = start({"1/1": "1, 2, 2, 3, 4, coin", "1/2": "1, 2, 2, 3, red 4"})
    GAME.play(state, 0, move("1", ROLL))
    assert {way.then for way in GAME.legal_moves(state, 0)} == {BANK, ROLL}


def test_E1_the_first_to_bank_10_000_wins_at_once() -> None:
    state = start({"1/1": "1, 2, 2, 3, 4, red 4"}, players=3)
    state.scores = [9900, 9950, 0]
    events = GAME.apply(state, 0, move("1", BANK))
    assert events[1:] == [Banked(0, 100, 10_000), GameWon(0, (10_000, 9950, 0))]
    assert GAME.to_act(state) == ()
    assert GAME.winners(state) == [0]
    assert GAME.scores(state) == [10_000, 9950, 0]
    with pytest.raises(IllegalMove, match="over"):
        GAME.play(state, 0, move("1", BANK))


def test_E1_points_that_are_not_banked_do_not_win() -> None:
    state = start({"1/1": "1, 1, 2, 3, 4, red 4", "1/2": "2, 3, 4, red 2"})
    state.scores = [9900, 0]
    GAME.play(state, 0, move("1, 1", ROLL))
    assert state.scores == [9900, 0]
    assert not state.over


def test_E1_less_is_not_enough() -> None:
    state = start({"1/1": "1, 2, 2, 3, 4, red 4", "2/1": "1, 2, 2, 3, 4, red 4"})
    state.scores = [9850, 0]
    GAME.play(state, 0, move("1", BANK))
    assert GAME.to_act(state) == (1,)


def test_the_worked_example() -> None:
    state = start(
        {
            "1/1": "2, 3, 3, 4, 5, red 5",
            "1/2": "3, 4, 4, 4, 6",
            "1/3": "2, 4",
            "2/1": "1, 1, 1, 3, 6, coin",
        }
    )
    GAME.play(state, 0, move("red 5 as 1", ROLL))
    assert (len(state.dice), state.turn.points) == (5, 100)
    events = GAME.apply(state, 0, move("4, 4, 4", ROLL))
    assert SetAside(0, dice("4, 4, 4"), 400, 500) in events
    assert Busted(0, 500) in events
    assert state.scores == [0, 0]
    assert GAME.to_act(state) == (1,)
    assert move("1, 1, 1", ALL_SIX) in GAME.legal_moves(state, 1)
    events = GAME.apply(state, 1, move("1, 1, 1", ALL_SIX))
    assert events[:2] == [SetAside(1, dice("1, 1, 1"), 1000, 1000), LuckyCoin(1)]
    assert len(state.turns[1].rolls[1].dice) == 6


def test_T3_T5_T6_every_roll_by_its_words() -> None:
    for roll in every_roll():
        ways = moves(roll)
        assert len(set(ways)) == len(ways)
        for way in ways:
            black, red = dice_to_roll(roll, way)
            assert Move(way.aside, BANK) in ways
            if way.then == ALL_SIX:
                assert dice("coin")[0] in roll or len(way.aside) == len(roll)
                assert (black, red) == (5, True)
            elif way.then == ROLL:
                assert black + red == len(roll) - len(way.aside) > 0


@pytest.mark.parametrize(
    ("seat", "aside", "then", "reason"),
    [
        (1, "1", BANK, "another player's turn"),
        (0, "2", BANK, "score"),
        (0, "1", ALL_SIX, "only once all are set aside"),
        (0, "1", "sleep", "bank or roll"),
    ],
)
def test_illegal_moves_change_nothing(seat: int, aside: str, then: str, reason: str) -> None:
    state = start({"1/1": "1, 2, 2, 3, 4, red 4"})
    before = state.clone()
    with pytest.raises(IllegalMove, match=reason):
        GAME.play(state, seat, move(aside, then))
    assert state == before


def test_T5_after_all_six_there_is_nothing_left_to_roll() -> None:
    state = start({"1/1": "1, 2, 3, 4, 6, red 5"})
    with pytest.raises(IllegalMove, match="No dice are left"):
        GAME.play(state, 0, move("1, 2, 3, 4, 6, red 5", ROLL))


def test_choosing_differently_keeps_the_dice_of_later_turns() -> None:
    for seed in range(40):
        state = GAME.setup({}, 2, Chance(f"later {seed}"))
        turn = len(state.turns)
        seat = state.turn.seat
        firsts = set()
        for way in GAME.legal_moves(state, seat):
            other = state.clone()
            GAME.play(other, seat, way)
            while len(other.turns) == turn:
                GAME.play(other, seat, GAME.legal_moves(other, seat)[0])  # which banks
            firsts.add(other.turns[turn].rolls[0].dice)
        assert len(firsts) == 1
