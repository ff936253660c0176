"""S1–S3, and the first turn-up (R1)."""

import pytest

from raise_qt.core.chance import Chance
from raise_qt.core.problems import BadOptions
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.components import SCORE_CARDS, SET
from raise_qt.games.raise_game.setting_up import set_up, shuffled_score_pile, shuffled_set


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_S1_everyone_draws_six_of_the_own_shuffled_set(players: int) -> None:
    chance = Chance("a table")
    state = set_up(players, False, False, chance, None)
    for seat in range(players):
        order = shuffled_set(chance, seat)
        assert sorted(order) == list(SET)
        assert state.hands[seat] == sorted(order[:6])
        assert state.draw_piles[seat][::-1] == order[6:]
    assert len({tuple(pile) for pile in state.draw_piles}) == players, "every set is shuffled on its own"


@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 9), (4, 10), (5, 11)])
def test_S2_score_pile_without_those_removed(players: int, rounds: int) -> None:
    chance = Chance("a table")
    pile = shuffled_score_pile(chance, players)
    assert len(pile) == len(set(pile)) == rounds
    assert set(pile) <= set(SCORE_CARDS)
    state = set_up(players, False, False, chance, None)
    assert state.rounds_in_game == rounds
    assert [state.round.score_card, *state.score_pile[::-1]] == pile


def test_S3_any_player_may_start() -> None:
    first = {set_up(5, False, False, Chance(str(n)), None).round.roller for n in range(100)}
    assert first == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("players", [0, 1, 6])
def test_only_2_to_5_can_play(players: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 5 players, not {players}"):
        GAME.setup(GAME.defaults, players, Chance("x"))
