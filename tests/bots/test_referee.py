"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from raise_qt.bots.referee import Referee
from raise_qt.core.bot import Bot, BotFailed
from raise_qt.core.chance import Chance, Random, private_random
from raise_qt.core.registry import AnyGame, game_called, games

RAISE = game_called("raise")


class Watched(Bot[Any, Any]):
    """Plays the first legal move and notes in a common book what it is told. Fails at its n-th decision, if told to."""

    def __init__(self, book: list[tuple[Any, ...]], fails: int = -1, error: Any = None) -> None:
        self.book = book
        self.fails = fails
        self.error = error
        self.decisions = 0

    def begin(self, options: Any, players: int, seat: int) -> None:
        self.seat = seat
        self.decisions = 0
        self.book.append(("begin", seat, players, options))

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        self.book.append(("choose", self.seat, observation, random()))
        self.decisions += 1
        if self.decisions - 1 != self.fails:
            return legal[0]
        if isinstance(self.error, Exception):
            raise self.error
        return self.error

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        self.book.append(("end", self.seat, list(scores), list(winners)))


def play(bots: Sequence[Any], game: AnyGame = RAISE) -> Any:
    return Referee(game, game.complete_options({}), bots, "bot seed").play(Chance("seed"))


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_a_game_from_beginning_to_end(game: AnyGame) -> None:
    book: list[Any] = []
    players = game.players[0]
    bots = [game.bots["random"]() for _ in range(players - 1)]
    outcome = play([*bots, Watched(book)], game)
    assert book[0] == ("begin", players - 1, players, game.complete_options({}))
    assert {entry[0] for entry in book[1:-1]} == {"choose"}
    assert book[-1] == ("end", players - 1, outcome.scores, outcome.winners)
    assert len(outcome.seconds[-1]) == len(book) - 2
    assert all(time >= 0 for times in outcome.seconds for time in times)
    assert outcome.scores == game.scores(outcome.state)
    assert outcome.winners == game.winners(outcome.state)
    assert game.to_act(outcome.state) == ()
    assert outcome.failures == {}


def test_R3_all_opening_picks_are_asked_for_before_any_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_noted(state: Any, seat: int, move: Any, *args: Any) -> None:
        book.append(("play", seat))
        really_play(state, seat, move, *args)

    book: list[Any] = []
    really_play = RAISE.play
    monkeypatch.setattr(RAISE, "play", play_noted)
    play([Watched(book) for _ in range(3)])
    happened = [entry[:2] for entry in book if entry[0] != "begin"][:6]
    assert happened == [(what, seat) for what in ("choose", "play") for seat in range(3)]


def test_each_decision_has_its_own_random_stream() -> None:
    book: list[Any] = []
    play([Watched(book) for _ in range(2)])
    for seat in range(2):
        seen = [entry[3] for entry in book if entry[:2] == ("choose", seat)]
        chance = Chance("bot seed")
        assert seen == [private_random(chance.private(f"bot/{seat}/{d}"))() for d in range(len(seen))]


FAILURES = [
    (BotFailed("The program {name} died.", name="x"), "The program x died."),
    (ZeroDivisionError("division by zero"), "The bot failed: ZeroDivisionError('division by zero')."),
    ("no move", "The bot chose a move that is not legal."),
    (None, "The bot chose a move that is not legal."),
    ([], "The bot chose a move that is not legal."),
]


@pytest.mark.parametrize(("error", "sentence"), FAILURES)
@pytest.mark.parametrize("decision", [0, 5])
def test_a_bot_that_fails_is_replaced_for_the_rest_of_the_game(error: Any, sentence: str, decision: int) -> None:
    book: list[Any] = []
    outcome = play([RAISE.bots["greedy"](), Watched(book, decision, error)])
    assert outcome.failures == {1: sentence}
    assert len(book) == 1 + decision + 1  # it is not asked again, nor told the end
    assert len(outcome.seconds[1]) > decision + 1


def test_the_one_who_sits_in_is_the_default_bot() -> None:
    greedy = RAISE.bots["greedy"]
    outcome = play([greedy(), Watched([], 0, None)])
    assert RAISE.log(outcome.state) == RAISE.log(play([greedy(), greedy()]).state)


def test_a_bot_may_fail_before_the_first_decision() -> None:
    class Late(Watched):
        def begin(self, options: Any, players: int, seat: int) -> None:
            raise BotFailed("It did not come.")

    book: list[Any] = []
    assert play([Late(book), Late(book)]).failures == {0: "It did not come.", 1: "It did not come."}
    assert book == []


def test_an_interruption_is_no_failure() -> None:
    class Interrupted(Watched):
        def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play([Interrupted([]), Watched([])])
