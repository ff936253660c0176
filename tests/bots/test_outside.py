"""The line protocol, to the letter of `docs/formats/bot-protocol.md`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from raise_qt.bots import line_program
from raise_qt.bots.outside import OutsideBot
from raise_qt.bots.referee import Outcome, Referee
from raise_qt.core.bot import BotFailed
from raise_qt.core.chance import Chance, private_random
from raise_qt.core.registry import AnyGame, game_called, games
from tests.bots.tools import is_running, stub

RAISE = game_called("raise")
PROTOCOL = Path(__file__).parents[2] / "docs/formats/bot-protocol.md"

MakeBot = Callable[..., OutsideBot[Any, Any]]


@pytest.fixture
def bot() -> Iterator[MakeBot]:
    """Makes outside bots, and closes them when the test is over."""
    made = []

    def make(*args: object, time_limit: float = 60, start_limit: float = 60) -> OutsideBot[Any, Any]:
        made.append(OutsideBot(RAISE, stub(*args), time_limit, start_limit))
        return made[-1]

    yield make
    for one in made:
        one.close()


def play(*bots: Any, game: AnyGame = RAISE, seed: str = "s", **options: Any) -> Outcome[Any]:
    return Referee(game, game.complete_options(options), bots, "bots").play(Chance(seed))


def play_out(*bots: Any, **options: Any) -> Outcome[Any]:
    """Play, and wait until programs have heard the end."""
    outcome = play(*bots, **options)
    for bot in bots:
        bot.close()
    return outcome


def builtin(name: str = "greedy", game: AnyGame = RAISE) -> Any:
    return game.bots[name]()


def conversation(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


# What the game says


def test_the_conversation_of_a_game(bot: MakeBot, tmp_path: Path) -> None:
    outcome = play_out(builtin(), bot("record", tmp_path / "said"), builtin("random"))
    hello, *choices, end = conversation(tmp_path / "said")
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "raise",
        "players": 3,
        "seat": 1,
        "rules": {"raise_rule": "minimal", "hidden_piles": False},
    }
    assert end == {"type": "end", "scores": outcome.scores, "winners": outcome.winners}
    assert len(choices) == len(outcome.seconds[1])
    assert {tuple(choice) for choice in choices} == {("type", "view", "legal")}
    assert {choice["type"] for choice in choices} == {"choose"}
    assert not outcome.failures


def test_rules_are_the_complete_options(bot: MakeBot, tmp_path: Path) -> None:
    play_out(bot("record", tmp_path / "said"), builtin(), raise_rule="any", hidden_piles=True)
    assert conversation(tmp_path / "said")[0]["rules"] == {"raise_rule": "any", "hidden_piles": True}


def test_a_view_has_the_keys_of_the_example(bot: MakeBot, tmp_path: Path) -> None:
    match = re.search(r"```json\n(.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL)
    assert match
    example = json.loads(match[1])
    play_out(builtin(), bot("record", tmp_path / "said"), builtin())
    views = [m["view"] for m in conversation(tmp_path / "said") if m["type"] == "choose"]
    for view in views:
        assert view.keys() == example.keys()
        assert {key: type(value) for key, value in view.items()} == {k: type(v) for k, v in example.items()}
        assert view["seat"] == 1
        if view["phase"] == "open":
            assert view["track"] == view["pot"] == []
            assert len(view["history"]) == view["round"] - 1
        else:
            assert view["phase"] == "raise"
            assert view["track"][0][0] == 1  # whoever is asked is rearmost
            assert len(view["history"]) == view["round"]
            assert view["history"][-1]["winner"] is None
    assert {view["phase"] for view in views} == {"open", "raise"}


def order(card: str) -> tuple[int, int, int]:
    symbol, number, vp = card.split("-")
    return ["diamond", "gear", "cloud", "hourglass", "bell"].index(symbol), int(number), int(vp)


@pytest.mark.parametrize("raise_rule", ["minimal", "any"])
def test_legal_moves_are_listed_as_the_protocol_says(bot: MakeBot, tmp_path: Path, raise_rule: str) -> None:
    play_out(bot("record", tmp_path / "said"), builtin("random"), raise_rule=raise_rule)
    for message in conversation(tmp_path / "said"):
        if message["type"] == "choose":
            hand, legal = message["view"]["hand"], message["legal"]
            assert hand == sorted(hand, key=order)
            if message["view"]["phase"] == "open":
                assert legal == [[card] for card in dict.fromkeys(hand)]
            else:
                assert legal[0] == "pass"
                assert legal.count("pass") == 1
                assert all(cards == sorted(cards, key=order) for cards in legal[1:])
                assert len({tuple(cards) for cards in legal[1:]}) == len(legal) - 1


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_it_plays_every_game(game: AnyGame, tmp_path: Path) -> None:
    players = [OutsideBot(game, stub("last")), *(builtin("random", game) for _ in game.players[1:])]
    outcome = play(*players[: game.players[0]], game=game)
    players[0].close()
    assert not outcome.failures


# Game after game


def test_one_program_plays_game_after_game(bot: MakeBot, tmp_path: Path) -> None:
    player = bot("counts", tmp_path / "starts")
    for seed in "abc":
        assert not play(player, builtin(), seed=seed).failures
    assert len((tmp_path / "starts").read_text().split()) == 1


def test_seat_and_players_may_differ_from_game_to_game(bot: MakeBot, tmp_path: Path) -> None:
    player = bot("record", tmp_path / "said")
    play(player, builtin())
    play_out(builtin(), builtin(), player)
    hellos = [m for m in conversation(tmp_path / "said") if m["type"] == "hello"]
    assert [(m["players"], m["seat"]) for m in hellos] == [(2, 0), (3, 2)]
    kinds = [m["type"] for m in conversation(tmp_path / "said")]
    assert all((a == "end") == (b == "hello") for a, b in pairwise(kinds))


def test_one_that_exits_after_the_end_is_simply_started_again(bot: MakeBot, tmp_path: Path) -> None:
    player = bot("leaves", tmp_path / "starts")
    for seed in "abc":
        assert not play(player, builtin(), seed=seed).failures
    assert len((tmp_path / "starts").read_text().split()) == 3


def test_a_game_that_never_ended_means_a_new_start(bot: MakeBot, tmp_path: Path) -> None:
    player = bot("record", tmp_path / "said")
    player.begin({}, 2, 0)
    player.begin({}, 2, 1)
    player.close()
    assert [m["seat"] for m in conversation(tmp_path / "said")] == [0, 1]


# What can go wrong

NONSENSE = {
    "hello?": "answered 'hello?\\n', which is not JSON",
    "": "answered '\\n', which is not JSON",
    "[" * 50_000: "which is not JSON",
    "9" * 5_000: "which is not JSON",
    "[0]": "answered [0] instead of 'move'",
    "0": "answered 0 instead of 'move'",
    '{"type": "pass"}': "answered {'type': 'pass'} instead of 'move'",
    '{"type": "move"}': "chose None, which is none of its",
    '{"type": "move", "index": -1}': "chose -1, which",
    '{"type": "move", "index": 100}': "chose 100, which",
    '{"type": "move", "index": true}': "chose True, which",
    '{"type": "move", "index": 0.0}': "chose 0.0, which",
    '{"type": "move", "index": "0"}': "chose '0', which",
    '{"type": "move", "index": [0]}': "chose [0], which",
    '{"type": "move", "index": NaN}': "chose nan, which",
}


@pytest.mark.parametrize("answer", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_gets_a_bot_replaced(bot: MakeBot, answer: str) -> None:
    outcome = play(builtin(), bot("answers", answer))
    assert outcome.failures.keys() == {1}
    assert NONSENSE[answer] in outcome.failures[1]
    assert len(outcome.failures[1]) < 250
    assert not RAISE.to_act(outcome.state)  # the game went on to its end


FAILING = {
    ("ready", '{"type": "steady"}'): "answered {'type': 'steady'} instead of 'ready'",
    ("flood",): "answered {'type': 'noise', 'number': 0} instead of 'ready'",
    ("endless",): "sent a line of more than 65536 bytes",
    ("dies",): "ended with status 3",
    ("no such mode",): "ended with status 1",
}


@pytest.mark.parametrize("args", FAILING, ids=[args[0] for args in FAILING])
@pytest.mark.filterwarnings("error")
def test_failing_gets_a_bot_replaced(bot: MakeBot, args: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    player = bot(*args)
    for _ in range(2):  # the next game starts it anew
        assert FAILING[args] in play(builtin(), player).failures[1]


def test_silence_gets_a_bot_replaced(bot: MakeBot) -> None:
    assert "was silent for 0.05 seconds" in play(builtin(), bot("silent", time_limit=0.05)).failures[1]
    mute = bot("mute", time_limit=0.05, start_limit=0.05)
    assert "was silent for 0.05 seconds" in play(builtin(), mute).failures[1]


def test_a_short_time_to_think_is_no_short_time_to_start(bot: MakeBot) -> None:
    assert bot("first", time_limit=1e-9).begin({}, 2, 0) is None


def test_one_that_never_listens_cannot_play_for_ever(bot: MakeBot) -> None:
    """It answers everything in advance; once its pipe is full nothing can be told to it any more."""
    player = bot("raves", time_limit=0.5, start_limit=10)
    assert any(1 in play(builtin(), player, seed=str(seed)).failures for seed in range(10))


def test_a_program_that_is_not_there() -> None:
    outcome = play(builtin(), OutsideBot(RAISE, ["no-such-program"]))
    assert "could not be started: No such file or directory" in outcome.failures[1]


def test_a_failed_bot_is_dead_and_cannot_be_asked(bot: MakeBot, tmp_path: Path) -> None:
    player = bot("thinks", tmp_path / "pid", time_limit=0.05)
    assert "was silent" in play(builtin(), player).failures[1]
    assert not is_running(int((tmp_path / "pid").read_text()))
    with pytest.raises(BotFailed, match="is not running"):
        player.choose(RAISE.observe(play(builtin(), builtin()).state, 0), [()], private_random(0))


def test_closing_ends_even_one_that_wants_to_stay(
    bot: MakeBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_program, "PATIENCE", 0.05)
    player = bot("stays", tmp_path / "pid")
    player.begin({}, 2, 0)
    pid = int((tmp_path / "pid").read_text())
    player.close()
    player.close()
    assert not is_running(pid)
