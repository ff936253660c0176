"""R6–R10 and V1: raise or pass."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raise_qt.core.problems import IllegalMove
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.components import SET, Card
from raise_qt.games.raise_game.events import Drew, Passed, Raised
from raise_qt.games.raise_game.raising import any_raises, minimal_raises
from raise_qt.games.raise_game.rolling import card_values
from raise_qt.games.raise_game.state import PASS, Move
from raise_qt.games.raise_game.turn_order import frontmost, gap, land, rearmost
from tests.games.raise_game.situations import card, cards, situation


def test_R6_rearmost_is_the_lowest_field() -> None:
    track: list[tuple[int, int]] = []
    for field, seat in ((9, 0), (4, 1), (17, 2)):
        assert land(track, field, seat) == 0
    assert track == [(4, 1), (9, 0), (17, 2)]
    assert rearmost(track) == 1
    assert frontmost(track) == 2
    assert gap(track) == 5


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_R6_R11_in_a_stack_top_is_rearmost_and_bottom_frontmost(size: int) -> None:
    track: list[tuple[int, int]] = []
    assert [land(track, 12, seat) for seat in range(size)] == list(range(size))
    assert rearmost(track) == size - 1
    assert frontmost(track) == 0
    assert gap(track) == 0


def test_R6_a_stack_in_the_middle_stays_together() -> None:
    track: list[tuple[int, int]] = [(3, 4), (8, 0), (20, 1)]
    assert land(track, 8, 2) == 1
    assert land(track, 8, 3) == 2
    assert track == [(3, 4), (8, 3), (8, 2), (8, 0), (20, 1)]


def test_R8_exact_landing_on_the_second_rearmost_is_no_overtake() -> None:
    state = situation(["D5 B1", "D5 B1"], track=[(10, 0), (15, 1)])
    assert cards("D5") not in GAME.legal_moves(state, 0)
    with pytest.raises(IllegalMove, match="5 is not enough: it takes more than 5"):
        GAME.play(state, 0, cards("D5"))
    assert GAME.legal_moves(state, 0) == [PASS, cards("D5 B1")]


def test_R8_from_a_shared_field_any_card_overtakes() -> None:
    state = situation(["D5 B1", "D5 B1"], track=[(10, 0), (10, 1)])
    assert GAME.legal_moves(state, 0) == [PASS, cards("B1"), cards("D5")]


def test_R8_small_cards_first_then_the_highest() -> None:
    """The 2 may be played before the 6 although the 6 alone overtakes; but never a card after it."""
    state = situation(["D6 C2 B1", "D5"], track=[(10, 0), (13, 1)])
    expected = {PASS, cards("D6"), cards("D6 C2"), cards("D6 B1"), cards("D6 C2 B1")}
    assert set(GAME.legal_moves(state, 0)) == expected
    tight = situation(["D6 C2 B1", "D5"], track=[(10, 0), (12, 1)])
    assert set(GAME.legal_moves(tight, 0)) == {PASS, cards("D6"), cards("C2 B1"), cards("D6 C2"), cards("D6 B1")}
    with pytest.raises(IllegalMove, match="more than needed"):
        GAME.play(tight, 0, cards("D6 C2 B1"))


def test_R8_equal_values_of_different_cards() -> None:
    """Two cards worth the same are both the highest: either may come last."""
    state = situation(["D4 G4", "D5"], track=[(10, 0), (13, 1)])
    assert set(GAME.legal_moves(state, 0)) == {PASS, cards("D4"), cards("G4")}
    wider = situation(["D4 G4", "D5"], track=[(10, 0), (14, 1)])
    assert set(GAME.legal_moves(wider, 0)) == {PASS, cards("D4 G4")}


def test_R8_marker_moves_by_the_sum_and_cards_go_to_the_pot() -> None:
    state = situation(["D5 B2 H1", "B1"], track=[(10, 0), (12, 1)], dice="BBB----")
    assert GAME.apply(state, 0, cards("D5 H1")) == [Raised(0, cards("D5 H1"), 10, 16, 0)]
    assert state.track == [(12, 1), (16, 0)]
    assert state.hands[0] == [card("B2")]
    assert state.round.pot == [(c, 0) for c in cards("D5 H1")]


@pytest.mark.parametrize("size", [1, 2, 3])
def test_R8_landing_on_a_stack_goes_on_top(size: int) -> None:
    """A raise ends strictly past the second-rearmost, so among five it lands on three others at most."""
    stack = [(9, seat) for seat in range(2, 2 + size)]
    state = situation(["D5 B1", "G4 B1"] + ["B1"] * size, track=[(4, 0), (5, 1), *stack])
    assert GAME.apply(state, 0, cards("D5")) == [Raised(0, cards("D5"), 4, 9, size)]
    assert state.track == [(5, 1), (9, 0), *stack]
    assert GAME.to_act(state) == (1,)


def test_C5_fields_go_on_past_100() -> None:
    state = situation(["D6 D5", "B1"], track=[(97, 0), (99, 1)])
    assert GAME.apply(state, 0, cards("D5"))[0] == Raised(0, cards("D5"), 97, 102, 0)
    assert state.track == [(99, 1), (102, 0)]


@pytest.mark.parametrize("move", [cards("B1 B1"), cards("G3"), (99,), (-1,), cards("D5 D5")])
def test_R8_only_cards_in_hand(move: Move) -> None:
    state = situation(["D5 B1", "D5"], track=[(10, 0), (10, 1)])
    before = state.clone()
    with pytest.raises(IllegalMove, match="not all in the hand"):
        GAME.play(state, 0, move)
    assert state == before


def test_R6_only_the_rearmost_may_act() -> None:
    state = situation(["D5 B1", "D5"], track=[(10, 0), (11, 1)])
    for move in (PASS, cards("D5")):
        with pytest.raises(IllegalMove, match="Only the rearmost"):
            GAME.play(state, 1, move)


def test_R9_forced_pass() -> None:
    state = situation(["B1 H1", "D5", "D5"], track=[(1, 0), (20, 1), (30, 2)], piles=["G3 G4 D4 C4 C5 C3", "", ""])
    assert GAME.legal_moves(state, 0) == [PASS]
    passed, drew = GAME.apply(state, 0, PASS)
    assert passed == Passed(0, 1, forced=True)
    assert isinstance(drew, Drew)


def test_R9_an_empty_hand_must_pass_while_others_have_cards() -> None:
    state = situation(["", "D5", "D5"], track=[(1, 0), (20, 1), (30, 2)])
    assert GAME.legal_moves(state, 0) == [PASS]
    assert GAME.apply(state, 0, PASS) == [Passed(0, 1, forced=True)]


def test_R10_pass_leaves_the_track_and_refills_to_six() -> None:
    piles = ["G3 G4 D4 C4 C5 C3 H1", "", ""]
    state = situation(["B1 D6", "D5", "D5"], track=[(1, 0), (2, 1), (3, 2)], piles=piles)
    passed, drew = GAME.apply(state, 0, PASS)
    assert passed == Passed(0, 1, forced=False)
    assert isinstance(drew, Drew)
    assert (drew.seat, drew.count, drew.pile) == (0, 4, 3)
    assert state.track == [(2, 1), (3, 2)]
    assert len(state.hands[0]) == 6
    assert GAME.to_act(state) == (1,)


def test_R10_an_empty_draw_pile_is_never_refilled() -> None:
    state = situation(["B1", "D5", "D5"], track=[(1, 0), (2, 1), (3, 2)], piles=["H1", "", ""])
    GAME.play(state, 0, PASS)
    assert state.hands[0] == list(cards("H1 B1"))
    assert state.draw_piles[0] == []
    empty = situation(["B1", "D5", "D5"], track=[(1, 0), (2, 1), (3, 2)])
    assert GAME.apply(empty, 0, PASS) == [Passed(0, 1, forced=True)]
    assert empty.hands[0] == [card("B1")]


def brute_force(hand: list[Card], values: list[int], gap: int, free: bool) -> set[Move]:
    """R8 and V1 word by word, over every subset."""
    legal = set()
    for size in range(1, len(hand) + 1):
        for chosen in combinations(hand, size):
            worth = [values[c] for c in chosen]
            if sum(worth) > gap and (free or sum(worth) - max(worth) <= gap):
                legal.add(tuple(sorted(chosen)))
    return legal


hands = st.lists(st.sampled_from(range(30)), min_size=0, max_size=6, unique=True).map(
    lambda places: sorted(SET[place] for place in places)
)
rolls = st.tuples(*[st.integers(1, 8)] * 5)


@given(hands, rolls, st.integers(0, 60))
def test_R8_agrees_with_brute_force(hand: list[Card], roll: tuple[int, ...], gap: int) -> None:
    found = minimal_raises(hand, card_values(roll), gap)
    assert len(found) == len(set(found)), "each different set once"
    assert all(list(move) == sorted(move) for move in found)
    assert set(found) == brute_force(hand, card_values(roll), gap, free=False)


@given(hands, rolls, st.integers(0, 60))
def test_V1_agrees_with_brute_force(hand: list[Card], roll: tuple[int, ...], gap: int) -> None:
    found = any_raises(hand, card_values(roll), gap)
    assert len(found) == len(set(found)), "each different set once"
    assert all(list(move) == sorted(move) for move in found)
    assert set(found) == brute_force(hand, card_values(roll), gap, free=True)


def test_V1_more_cards_than_needed() -> None:
    state = situation(["D6 C2 B1", "D5"], track=[(10, 0), (12, 1)], free_raise=True)
    assert cards("D6 C2 B1") in GAME.legal_moves(state, 0)
    GAME.play(state, 0, cards("D6 C2 B1"))
    assert state.track == [(12, 1), (19, 0)]
