"""The built-in opponents."""

from raise_qt.core.chance import private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.greedy import GreedyBot
from raise_qt.games.raise_game.state import PASS, Move, State
from tests.games.raise_game.situations import cards, situation


def greedy(state: State, seat: int) -> Move:
    return GreedyBot().choose(GAME.observe(state, seat), GAME.legal_moves(state, seat), private_random(0))


def test_greedy_opens_with_the_cheapest_card() -> None:
    assert greedy(situation(["D6 D5 B1 B3*", "B1"]), 0) == cards("D5"), "plain, and the furthest of those"


def test_greedy_takes_the_cheapest_raise() -> None:
    state = situation(["D6 G4 B1 B1", "B1"], track=[(4, 0), (5, 1)], score_card=20)
    assert greedy(state, 0) == cards("G4"), "one plain card is cheaper than two, or than a bold one"


def test_greedy_passes_when_there_is_too_little_to_win() -> None:
    state = situation(["D6", "B1"], track=[(4, 0), (9, 1)], score_card=6)
    assert greedy(state, 0) == PASS


def test_greedy_passes_when_it_must() -> None:
    state = situation(["B1", "B1"], track=[(4, 0), (9, 1)], score_card=20)
    assert greedy(state, 0) == PASS
