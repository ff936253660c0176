"""Properties of whole random games, at every number of players."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.core.chance import Chance, pick, private_random
from raise_qt.games.oberen_10000 import GAME
from raise_qt.games.oberen_10000.components import GOAL
from raise_qt.games.oberen_10000.state import ALL_SIX, BANK, LOST, ROLL, State
from tests.games.oberen_10000.mirror import Mirror


def check_turns(state: State) -> None:
    """T1, T3, T4: what every finished turn looks like."""
    for number, turn in enumerate(state.turns):
        assert turn.seat == (state.turns[0].seat + number) % state.players
        *before, last = turn.rolls
        assert all(roll.then in (ROLL, ALL_SIX) and roll.aside and roll.points for roll in before)
        assert last.then in (BANK, LOST)
        assert turn.points == (sum(roll.points for roll in turn.rolls) if last.then == BANK else 0)
        count = 6
        for roll in turn.rolls:
            assert len(roll.dice) == count
            count = 6 if roll.then == ALL_SIX else count - len(roll.aside)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAME.players), st.integers(0, 2**32), st.floats(0, 1))
def test_whole_games(players: int, seed: int, courage: float) -> None:
    """`courage` is how often banking is out of the question: some turns should go far."""
    random = private_random(seed)
    state, events = GAME.begin({}, players, Chance(str(seed)))
    mirror = Mirror(players)
    mirror.follow(events)
    while seats := GAME.to_act(state):
        mirror.check(state)
        (seat,) = seats
        assert max(state.scores) < GOAL  # E1
        legal = GAME.legal_moves(state, seat)
        bold = [move for move in legal if move.then != BANK]
        brave = random() < courage and state.turn.points < 2000
        mirror.follow(GAME.apply(state, seat, pick(bold if brave else legal, random)))
    mirror.check(state)
    check_turns(state)
    for seat in range(players):
        assert state.scores[seat] == sum(turn.points for turn in state.turns if turn.seat == seat)
    winner = state.turn.seat
    assert mirror.winner == winner
    assert state.turn.rolls[-1].then == BANK
    assert [seat for seat, score in enumerate(state.scores) if score >= GOAL] == [winner]
    assert GAME.winners(state) == [winner]
    assert GAME.scores(state) == state.scores
