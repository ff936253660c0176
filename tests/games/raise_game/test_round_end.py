"""R11–R14 and E1–E3: the end of a round and of the game."""

import pytest

from raise_qt.core.game import Event
from raise_qt.core.problems import IllegalMove
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.events import ALL_ROUNDS, LAST_MARKER, NO_CARDS, Drew, GameEnded, RoundStarted, RoundWon
from raise_qt.games.raise_game.scoring import scores, winners
from raise_qt.games.raise_game.state import PASS
from tests.games.raise_game.situations import card, cards, situation


def won(events: list[Event]) -> RoundWon:
    (event,) = [event for event in events if isinstance(event, RoundWon)]
    return event


def test_R11_a_single_marker_is_left() -> None:
    state = situation(["D5", "D5"], track=[(10, 0), (12, 1)])
    event = won(GAME.apply(state, 0, PASS))
    assert (event.seat, event.reason) == (1, LAST_MARKER)


def test_R11_nobody_on_the_track_has_a_card() -> None:
    state = situation(["D5", "", "B1"], track=[(10, 0), (12, 1), (14, 2)])
    state.hands[2] = []
    event = won(GAME.apply(state, 0, cards("D5")))
    assert (event.seat, event.reason) == (0, NO_CARDS)


def test_R11_cards_of_those_who_passed_do_not_count() -> None:
    state = situation(["", "D5", "D5 B1 B2"], track=[(12, 0), (12, 1)])
    event = won(GAME.apply(state, 0, PASS))
    assert event.seat == 1


def test_R11_tie_at_the_front_with_empty_hands_goes_to_the_lowest() -> None:
    """Seat 0 lands last on the front field, on top of the stack: those below lead."""
    state = situation(["D5", "", ""], track=[(7, 0), (11, 1), (12, 2)])
    event = won(GAME.apply(state, 0, cards("D5")))
    assert event.seat == 2
    assert event.reason == NO_CARDS


def test_R11_ties_of_three_at_the_front() -> None:
    state = situation(["B3", "B3", "B3"], roller=1)
    events = [e for seat in range(3) for e in GAME.apply(state, seat, cards("B3"))]
    assert won(events).seat == 1, "the roller came first and lies lowest"
    assert won(events).reason == NO_CARDS


def test_R12_winner_takes_score_card_and_pot() -> None:
    state = situation(["D6 B1", "D5 B1"], score_card=18)
    GAME.play(state, 0, cards("B1"))
    GAME.play(state, 1, cards("B1"))
    GAME.play(state, 1, cards("D5"))
    GAME.play(state, 0, cards("D6"))
    assert state.rounds[0].winner == 0
    assert state.rounds[0].pot == [(card("B1"), 0), (card("B1"), 1), (card("D5"), 1), (card("D6"), 0)]
    assert state.vp_won == [18 + 1 + 1 + 1 + 5, 0]


def test_R13_everyone_refills_and_the_winner_rolls() -> None:
    piles = ["G3 G4 D4 C4 C5 C3", "G3 G4 D4 C4 C5 C3 H1 H2"]
    state = situation(["D5 D6", "D5"], track=[(10, 0), (12, 1)], piles=piles)
    events = GAME.apply(state, 0, PASS)
    assert [e.seat for e in events if isinstance(e, Drew)] == [0, 1]
    assert [len(hand) for hand in state.hands] == [6, 6]
    started = events[-1]
    assert isinstance(started, RoundStarted)
    assert (started.number, started.roller, started.score_card) == (2, 1, 20)
    assert state.track == []
    assert GAME.to_act(state) == (0, 1)


def test_R13_refills_also_after_the_last_round_and_those_cards_count() -> None:
    state = situation(["", "D5"], track=[(10, 0), (12, 1)], piles=["D6 G5 B1", "B1"], score_pile=(), score_card=10)
    events = GAME.apply(state, 0, PASS)
    assert state.over
    assert GAME.to_act(state) == ()
    assert events[-1] == GameEnded(ALL_ROUNDS, (11, 12), (1,), (cards("D6 G5 B1"), cards("D5 B1")))


def test_R14_whoever_has_the_dice_rolls_even_when_sitting_out() -> None:
    """Seat 1 wins with its last card and an empty draw pile: it has the dice, but no card."""
    state = situation(["", "D5", "B1"], track=[(7, 0), (11, 1)])
    state.hands[1] = []
    state.hands[0] = []
    state.hands[2] = [card("B1"), card("B2")]
    state.track = [(7, 0), (11, 1)]
    events = GAME.apply(state, 0, PASS)
    started = events[-1]
    assert isinstance(started, RoundStarted)
    assert (started.roller, started.picking) == (1, (2,))


def test_R14_a_lone_player_plays_one_card_and_wins() -> None:
    state = situation(["", "B1 D4", ""], score_card=9)
    assert GAME.to_act(state) == (1,)
    event = won(GAME.apply(state, 1, cards("B1")))
    assert (event.seat, event.reason) == (1, LAST_MARKER)
    assert state.vp_won == [0, 10, 0]
    assert state.round.roller == 1
    assert GAME.to_act(state) == (1,)


def test_R14_nobody_with_cards_ends_the_game_and_nobody_gets_the_rest() -> None:
    state = situation(["B1", "B2"], score_pile=(20, 19))
    GAME.play(state, 0, cards("B1"))
    events = GAME.apply(state, 1, cards("B2"))
    assert won(events).seat == 1
    assert events[-1] == GameEnded(NO_CARDS, (0, 12), (1,), ((), ()))
    assert len(state.rounds) == 1, "no score card was turned up in vain"


def test_E1_nothing_can_be_played_after_the_end() -> None:
    state = situation(["B1", "B2"], score_pile=())
    GAME.play(state, 0, cards("B1"))
    GAME.play(state, 1, cards("B2"))
    for move in (PASS, cards("B1")):
        with pytest.raises(IllegalMove, match="over"):
            GAME.play(state, 0, move)


def test_E2_pile_and_hand_count_but_not_the_draw_pile() -> None:
    state = situation(["D6 B1", "B3* B3"], piles=["G5", "C5"])
    state.vp_won = [30, 7]
    assert scores(state) == [36, 13]


def test_E3_highest_wins_and_ties_share() -> None:
    state = situation(["B1", "B1", "B1"])
    state.vp_won = [5, 9, 9]
    assert winners(state) == [1, 2]
    state.vp_won = [10, 9, 9]
    assert winners(state) == [0]
