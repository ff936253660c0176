"""Rounds without secrets."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.core.chance import pick, private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.endgame import NOBODY, Duel, open_rival
from raise_qt.games.raise_game.bots.policy import policy_for
from raise_qt.games.raise_game.bots.search import Search
from raise_qt.games.raise_game.components import CARD_CALLED
from raise_qt.games.raise_game.state import Cards, State
from tests.games.raise_game.situations import cards, situation

CARDS = list(CARD_CALLED.values())


def chosen(state: State, seat: int, leanings: list[float] | None = None) -> Cards:
    legal = GAME.legal_moves(state, seat)
    search = Search(policy_for(state.players), 0)
    return search.choose(state, seat, legal, leanings or [0.0] * len(legal), private_random(1))


def win_share(state: State, seat: int) -> float:
    """What comes of a last round if both play their best: every course is tried, by the rules alone."""
    if state.over:
        winners = GAME.winners(state)
        return 1 / len(winners) if seat in winners else 0.0
    (actor,) = GAME.to_act(state)
    shares = [after(state, actor, move, seat) for move in GAME.legal_moves(state, actor)]
    return max(shares) if actor == seat else min(shares)


def after(state: State, actor: int, move: Cards, seat: int) -> float:
    following = state.clone()
    GAME.play(following, actor, move)
    return win_share(following, seat)


@settings(deadline=None)
@given(st.integers(0, 2**32))
def test_every_move_of_a_last_round_is_worth_what_the_rules_make_of_it(seed: int) -> None:
    random = private_random(seed)
    track = [(10, 0), (10 + int(random() * 4), 1)]
    state = situation(["B1", "B1"], track=track, dice="BB-----", score_card=20, score_pile=())
    state.hands = [sorted(pick(CARDS, random) for _ in range(3)) for _ in range(2)]
    state.vp_won = [0, int(random() * 10)]
    legal = GAME.legal_moves(state, 0)
    duel = Duel(policy_for(2), 0, 1)
    worth = [after(state, 0, move, 0) for move in legal]
    assert [duel.after(state, 0, move)[0] for move in legal] == worth
    assert worth[legal.index(chosen(state, 0))] == max(worth)


def test_only_an_empty_draw_pile_leaves_no_doubt() -> None:
    track = [(3, 0), (5, 1)]
    assert open_rival(situation(["B2", "D4"], track=track), 0) == 1
    assert open_rival(situation(["B2", "D4"], track=track), 1) == 0
    assert open_rival(situation(["B2", "D4"], track=track, piles=["B1", ""]), 0) == 1, "whose pile it is counts"
    assert open_rival(situation(["B2", "D4"], track=track, piles=["", "B1"]), 0) == NOBODY
    three = situation(["B2", "D4", "C2"], track=[*track, (9, 2)])
    assert open_rival(three, 0) == NOBODY, "two rivals are left"
    assert open_rival(situation(["B2", "D4"]), 0) == NOBODY, "nobody has opened yet"


def test_what_the_networks_get_wrong_is_thought_through() -> None:
    """Two of five moves win against any answer, neither the longest step nor the shortest."""
    state = situation(
        ["B1 C4 H3 G4", "B3 C4 H3"], track=[(10, 0), (12, 1)], dice="DGCHHBB", score_card=20, score_pile=()
    )
    state.vp_won = [0, 5]
    legal = GAME.legal_moves(state, 0)
    winning = [move for move in legal if after(state, 0, move, 0) == 1.0]
    assert winning == [cards("G4"), cards("C4")]
    assert policy_for(2).best(state, 0, legal) == cards("H3")
    assert chosen(state, 0) in winning


def test_a_style_leans_here_too() -> None:
    state = situation(["B1 B3 D5", "D4"], track=[(10, 0), (10, 1)], score_card=20, score_pile=())
    legal = GAME.legal_moves(state, 0)
    for wanted in legal:
        assert chosen(state, 0, [9.0 if move == wanted else 0.0 for move in legal]) == wanted
