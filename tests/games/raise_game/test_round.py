"""R1–R5, the worked example and the edges of a round's beginning."""

import pytest

from raise_qt.core.problems import IllegalMove
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.components import DICE, FACES
from raise_qt.games.raise_game.events import Picked, Placed, Raised, RoundStarted, TurnedUp
from raise_qt.games.raise_game.rolling import card_values, multipliers, roll, start_round
from raise_qt.games.raise_game.state import PASS, Move, State
from tests.games.raise_game.situations import LETTERS, card, cards, situation


def test_worked_example() -> None:
    """From the printed rules: P, M and S; three bells, two diamonds, one gear, one blank."""
    p, m, s = 0, 1, 2
    state = situation(["B2 H1", "D5 H1", "G3 C4"], dice="BBBDDG-")
    assert multipliers(state.round.dice) == (3, 2, 1, 1, 4)
    for seat, move in ((p, cards("B2")), (m, cards("D5")), (s, cards("G3"))):
        GAME.play(state, seat, move)
    assert state.track == [(6, s), (8, p), (15, m)]
    assert GAME.to_act(state) == (s,)
    assert GAME.apply(state, s, cards("C4"))[0] == Raised(s, cards("C4"), 6, 10, 0)
    assert state.track == [(8, p), (10, s), (15, m)]
    assert GAME.to_act(state) == (p,), "P, on 8, is rearmost and must raise past 10 or pass"
    assert GAME.legal_moves(state, p) == [PASS], "the hourglass 1 takes P to 9 only"


def test_R1_turns_up_the_top_score_card_and_rolls_all_seven_dice() -> None:
    state = situation(["B1", "B1"], score_pile=(7, 9))
    events: list[object] = []
    start_round(state, 1, events.append)
    assert state.round.score_card == 7
    assert state.score_pile == [9]
    assert len(state.round.dice) == 7
    assert all(face in die for face, die in zip(state.round.dice, DICE, strict=True))
    assert events == [RoundStarted(2, 1, 7, tuple(state.round.dice), (0, 1))]


def test_R1_a_rounds_dice_do_not_depend_on_what_was_played() -> None:
    one, other = situation(["B1", "B1"]), situation(["D5 D6", "G3", "C4"])
    assert [roll(one, n) for n in range(1, 9)] == [roll(other, n) for n in range(1, 9)]
    assert len({tuple(roll(one, n)) for n in range(1, 9)}) > 1


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("-------", (1, 1, 1, 1, 1)),
        ("BBBDDG-", (3, 2, 1, 1, 4)),
        ("BBBBBBB", (1, 1, 1, 1, 8)),
        ("DGCHB--", (2, 2, 2, 2, 2)),
    ],
)
def test_R2_multiplier_is_the_dice_plus_one(dice: str, expected: tuple[int, ...]) -> None:
    assert multipliers([LETTERS.index(letter) for letter in dice]) == expected
    values = card_values(expected)
    assert values[card("D6")] == 6 * expected[0]
    assert values[card("B3")] == values[card("B3*")] == 3 * expected[4]


def test_R2_blank_is_the_last_face() -> None:
    assert FACES[5] == "blank"


def test_R3_each_different_card_once_and_no_pass() -> None:
    state = situation(["B2 B2 B3 B3* D4", "B1"])
    assert GAME.legal_moves(state, 0) == [cards("D4"), cards("B2"), cards("B3"), cards("B3*")]


def test_R3_all_at_once_in_any_order() -> None:
    state = situation(["B1 D4", "B2 D4", "B3 D4"])
    assert GAME.to_act(state) == (0, 1, 2)
    assert GAME.apply(state, 1, cards("B2")) == [Picked(1, card("B2"))]
    assert GAME.to_act(state) == (0, 2)
    GAME.play(state, 2, cards("B3"))
    events = GAME.apply(state, 0, cards("B1"))
    assert events[:2] == [Picked(0, card("B1")), TurnedUp((card("B1"), card("B2"), card("B3")))]

    again = situation(["B1 D4", "B2 D4", "B3 D4"])
    for seat, move in ((2, "B3"), (0, "B1"), (1, "B2")):
        GAME.play(again, seat, cards(move))
    assert again == state, "the order of picking changes nothing"


@pytest.mark.parametrize(
    ("seat", "move"),
    [(0, PASS), (0, cards("B1 D4")), (0, cards("G3")), (0, (99,)), (3, cards("B1")), (-1, cards("B1"))],
)
def test_R3_illegal_picks_change_nothing(seat: int, move: Move) -> None:
    state = situation(["B1 D4", "B2 D4"])
    before = state.clone()
    with pytest.raises(IllegalMove):
        GAME.play(state, seat, move)
    assert state == before


def test_R3_nobody_picks_twice() -> None:
    state = situation(["B1 D4", "B2 D4"])
    GAME.play(state, 0, cards("B1"))
    with pytest.raises(IllegalMove, match="no card to pick"):
        GAME.play(state, 0, cards("D4"))


def placed(state: State, picks: list[str]) -> list[Placed]:
    events = [e for seat, text in enumerate(picks) for e in GAME.apply(state, seat, cards(text))]
    return [event for event in events if isinstance(event, Placed)]


def test_R4_from_the_roller_clockwise() -> None:
    state = situation(["B1 D4", "B2 D4", "B3 D4"], roller=1)
    assert placed(state, ["B1", "B2", "B3"]) == [Placed(1, 2, 0), Placed(2, 3, 0), Placed(0, 1, 0)]


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_R4_R6_stacks_grow_upwards_and_the_top_is_rearmost(size: int) -> None:
    state = situation(["B3 D4"] * size, roller=0)
    assert placed(state, ["B3"] * size) == [Placed(seat, 3, seat) for seat in range(size)]
    assert state.track == [(3, seat) for seat in reversed(range(size))]
    assert GAME.to_act(state) == (size - 1,), "the last to land lies on top and acts"


def test_R5_the_pot_holds_the_picks_in_the_order_placed() -> None:
    state = situation(["B1 D4", "B2 D4", "B3 D4"], roller=2)
    placed(state, ["B1", "B2", "B3"])
    assert state.round.pot == [(card("B3"), 2), (card("B1"), 0), (card("B2"), 1)]
    assert state.hands == [list(cards("D4"))] * 3


def test_R14_a_player_without_cards_sits_out() -> None:
    state = situation(["B1 D4", "", "B3 D4"])
    assert GAME.to_act(state) == (0, 2)
    GAME.play(state, 0, cards("B1"))
    GAME.play(state, 2, cards("B3"))
    assert state.track == [(1, 0), (3, 2)]
    assert state.round.picks == [card("B1"), None, card("B3")]
