"""C1 and T2: what the dice are, what can be set aside, and what it scores."""

import doctest
from functools import cache
from itertools import combinations_with_replacement

import pytest

from raise_qt.core.problems import IllegalMove
from raise_qt.games.oberen_10000 import setting_aside
from raise_qt.games.oberen_10000.components import BLACK_DICE, COIN, RED, SIDES, Dice, rolled, sides_of
from raise_qt.games.oberen_10000.setting_aside import check_set_aside, set_asides
from tests.games.oberen_10000.situations import dice, say


def offered(roll: str) -> dict[str, int]:
    """All that can be set aside, in words."""
    return {say(aside): points for aside, points in set_asides(dice(roll)).items()}


def every_roll() -> list[Dice]:
    """Every different roll of any dice."""
    return [
        (*black, *red)
        for count in range(BLACK_DICE + 1)
        for black in combinations_with_replacement(range(1, SIDES + 1), count)
        for red in [(), *((die,) for die in range(RED + 1, COIN + 1))]
        if black or red
    ]


def test_C1_the_red_die_has_a_coin_in_place_of_the_6() -> None:
    assert [say(rolled([side], red=False)) for side in range(6)] == ["1", "2", "3", "4", "5", "6"]
    reds = [say(rolled([side], red=True)) for side in range(6)]
    assert reds == ["red 1", "red 2", "red 3", "red 4", "red 5", "coin"]
    assert say(rolled([5, 0, 2, 2, 4, 5], red=True)) == "1, 3, 3, 5, 6, coin"
    assert len(every_roll()) == 3233
    assert all(rolled(sides_of(roll), red=roll[-1] > RED) == roll for roll in every_roll())


def test_T2_each_1_is_100_and_each_5_is_50() -> None:
    assert offered("1, 2, 3, 4, 6, 6") == {"1": 100}
    assert offered("2, 3, 4, 5, 6, 6") == {"5": 50}
    assert offered("1, 5") == {"1": 100, "1, 5": 150, "5": 50}
    assert offered("1, 1") == {"1": 100, "1, 1": 200}


def test_T2_singles_of_2_3_4_and_6_score_nothing() -> None:
    assert offered("2, 3, 4, 6, 6") == {}
    assert offered("2, 2, 3, 3, red 4") == {}


def test_T2_two_fives_as_one_1() -> None:
    assert offered("2, 5, 5") == {"5": 50, "5, 5": 100, "5 as 1": 100}
    assert "5 as 1" not in offered("2, 5")


def test_T2_either_of_two_fives_may_be_turned_and_the_other_stays() -> None:
    """The red die that stays may show the coin next time."""
    assert offered("5, red 5") == {"5": 50, "5, red 5": 100, "red 5": 50, "5 as 1": 100, "red 5 as 1": 100}


def test_T2_the_other_five_cannot_be_set_aside_as_well() -> None:
    assert offered("5, 5, 5") == {
        "5": 50,
        "5, 5": 100,
        "5, 5, 5": 500,
        "5, 5 as 1": 150,
        "5 as 1": 100,
    }


def test_T2_four_fives_are_two_pairs() -> None:
    four = offered("5, 5, 5, 5")
    assert four["5 as 1, 5 as 1"] == 200
    assert four["5, 5, 5 as 1"] == 200
    assert "5, 5, 5, 5 as 1" not in four
    assert offered("5, 5, 5, 5, red 5")["5, 5, red 5, 5 as 1"] == 600


@pytest.mark.parametrize(("number", "points"), [(1, 1000), (2, 200), (3, 300), (4, 400), (5, 500), (6, 600)])
def test_T2_three_of_a_kind(number: int, points: int) -> None:
    assert offered(f"{number}, {number}, {number}")[f"{number}, {number}, {number}"] == points


def test_T2_the_red_die_counts_like_any_other() -> None:
    assert offered("2, 2, red 2") == {"2, 2, red 2": 200}
    assert offered("1, 1, red 1")["1, 1, red 1"] == 1000
    assert offered("2, 2, 2, red 2") == {"2, 2, 2": 200, "2, 2, red 2": 200}
    assert offered("red 1") == {"red 1": 100}
    assert offered("red 5") == {"red 5": 50}
    assert offered("red 3") == {}


def test_T2_the_coin_never_combines_and_is_never_set_aside() -> None:
    assert offered("6, 6, coin") == {}
    assert offered("6, 6, 6, coin") == {"6, 6, 6": 600}
    assert offered("coin") == {}
    assert offered("1, 2, 3, 4, 5, coin") == {"1": 100, "1, 5": 150, "5": 50}


@pytest.mark.parametrize("red", [1, 2, 3, 4, 5])
def test_T2_a_straight_with_any_number_on_the_red_die(red: int) -> None:
    black = ", ".join(str(number) for number in range(1, 7) if number != red)
    straight = offered(f"{black}, red {red}")
    assert straight[f"{black}, red {red}"] == 1000
    assert len(straight) == 4  # or the 1, the 5, or both


def test_T2_no_bonus_for_more_than_three() -> None:
    assert offered("1, 1, 1, 1")["1, 1, 1, 1"] == 1100
    assert offered("5, 5, 5, 5, red 5")["5, 5, 5, 5, red 5"] == 600
    assert offered("2, 2, 2, 2, 2") == {"2, 2, 2": 200}
    assert offered("1, 1, 1, 1, 1, red 1")["1, 1, 1, 1, 1, red 1"] == 2000


def test_T2_two_triples_in_one_roll() -> None:
    assert offered("2, 2, 2, 3, 3, red 3") == {
        "2, 2, 2": 200,
        "2, 2, 2, 3, 3, red 3": 500,
        "3, 3, red 3": 300,
    }
    assert offered("4, 4, 4, 4, 4, red 4")["4, 4, 4, 4, 4, red 4"] == 800


def test_T2_a_turned_five_completes_no_triple() -> None:
    assert offered("1, 1, 5, 5")["1, 1, 5 as 1"] == 300
    assert offered("1, 5, 5, 5, red 5")["1, 5 as 1, 5 as 1"] == 300


def test_T2_a_turned_five_completes_no_straight() -> None:
    assert offered("2, 3, 4, 5, 6, red 5") == offered("5, red 5")


def test_T2_dice_count_for_the_most_they_can() -> None:
    """A ruling of ours: nobody takes three 1s for 300, so that is no choice."""
    assert [points for aside, points in offered("1, 1, 1").items() if aside == "1, 1, 1"] == [1000]


# T2 once more, word by word and slowly: dice are names, combinations are taken off the table one by one.

TRIPLES = {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}
SINGLES = {"1": 100, "5": 50}


def number(name: str) -> str:
    return "" if name == "coin" else name.removeprefix("red ")


def combinations_in(names: tuple[str, ...]) -> list[tuple[tuple[str, ...], tuple[str, ...], int]]:
    """Each combination as what is set aside, what must stay for it, and its points."""
    found: list[tuple[tuple[str, ...], tuple[str, ...], int]] = []
    for i, one in enumerate(names):
        if number(one) in SINGLES:
            found.append(((one,), (), SINGLES[number(one)]))
        for j, two in enumerate(names):
            if i != j and number(one) == number(two) == "5":
                found.append(((f"{one} as 1",), (two,), 100))
            for three in names[j + 1 :]:
                if i < j and number(one) and number(one) == number(two) == number(three):
                    found.append(((one, two, three), (), TRIPLES[number(one)]))
    if sorted(map(number, names)) == ["1", "2", "3", "4", "5", "6"]:
        found.append((names, (), 1000))
    return found


def without(names: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    left = list(names)
    for name in gone:
        left.remove(name.removesuffix(" as 1"))
    return tuple(left)


@cache
def slowly(names: tuple[str, ...]) -> dict[tuple[str, ...], int]:
    """The most points for all dice that can be set aside, none included."""
    found: dict[tuple[str, ...], int] = {(): 0}
    for aside, stays, points in combinations_in(names):
        for more, more_points in slowly(without(without(names, aside), stays)).items():
            together = tuple(sorted((*aside, *more)))
            found[together] = max(found.get(together, 0), points + more_points)
    return found


def test_T2_every_roll_against_the_rule_word_by_word() -> None:
    for roll in every_roll():
        names = tuple(say(roll).split(", "))
        expected = {aside: points for aside, points in slowly(names).items() if aside}
        found = {tuple(sorted(say(aside).split(", "))): points for aside, points in set_asides(roll).items()}
        assert found == expected, say(roll)


@pytest.mark.parametrize(
    ("roll", "aside", "reason"),
    [
        ("1, 2, 5", "", "At least one"),
        ("1, 2, coin", "1, coin", "never set aside"),
        ("1, 2, 5", "1, 1", "not all in the roll"),
        ("1, 2, 5", "red 1", "not all in the roll"),
        ("1, 2, 5, red 5", "red 5, red 5 as 1", "not all in the roll"),
        ("1, 2, 5", "5 as 1", "another 5 must stay"),
        ("1, 2, 5, red 5", "5, red 5 as 1", "another 5 must stay"),
        ("1, 2, 2", "1, 2", "Not all of these dice score"),
        ("1, 2, 3, 4, 5, red 5", "1, 2, 3, 4, 5, red 5", "Not all of these dice score"),
    ],
)
def test_T1_T2_anything_else_is_refused_with_the_reason(roll: str, aside: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        check_set_aside(dice(roll), dice(aside))


def test_examples_in_the_text() -> None:
    assert doctest.testmod(setting_aside).failed == 0
    assert doctest.testmod(setting_aside).attempted
