"""`raise-qt verify`: whatever is in a file, the answer is a sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.bots import verify
from raise_qt.bots.verify import verify_file
from raise_qt.core.problems import BadLog
from raise_qt.core.registry import AnyGame, game_called, games
from tests.bots.tools import logs, run_verify
from tests.random_play import random_record

RAISE = game_called("raise")
GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])

LOGS = {game.name: logs([game.default_bot, "random"], game=game.name)[0] for game in GAMES}
"""A good log of each game, with the keys that the arena adds."""

RAISE_LOG = LOGS["raise"]


def problems(path: Path, content: bytes | str) -> list[str]:
    """What is wrong with a file of this content; nothing may be said to be in order."""
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return verify_file(path).problems


# What is in order


@every_game
def test_a_good_log(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    line = json.dumps(LOGS[game.name]) + "\n"
    file.write_text(line)
    assert run_verify(file) == 0
    file.write_text(line + "\n" + line.strip())  # a blank line, and a last line without its end
    assert run_verify(file) == 0
    assert capsys.readouterr().out == f"{file}: ok, 1 game\n{file}: ok, 2 games\n"


def test_logs_of_different_games_in_one_file(tmp_path: Path) -> None:
    assert problems(tmp_path / "log", "\n".join(map(json.dumps, LOGS.values()))) == []


@every_game
@pytest.mark.parametrize("moves", [10, 10_000], ids=["unfinished", "finished"])
def test_a_good_record(game: AnyGame, moves: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = random_record(game, 2, "seed", limit=moves)
    record.save(tmp_path / "game")
    (tmp_path / "by hand").write_text(json.dumps(record.to_json(), indent=2))
    assert run_verify(tmp_path / "game", tmp_path / "by hand") == 0
    assert capsys.readouterr().out == f"{tmp_path / 'game'}: ok, 1 game\n{tmp_path / 'by hand'}: ok, 1 game\n"


def test_huge_lines_are_read(tmp_path: Path) -> None:
    assert problems(tmp_path / "log", json.dumps({"note": "x" * 20_000_000, **RAISE_LOG})) == []


# What is wrong


def test_it_says_what_is_wrong_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    wrong = copy.deepcopy(RAISE_LOG)
    wrong["rounds"][2]["moves"][0][0] ^= 1
    good.write_text(json.dumps(RAISE_LOG))
    bad.write_text("\n".join(map(json.dumps, [RAISE_LOG, RAISE_LOG, wrong])))
    assert run_verify(bad, good) == 1
    out = capsys.readouterr().out.splitlines()
    assert out == [f"{bad}: Line 3: Round 3, move 1: Only the rearmost marker may act.", f"{good}: ok, 1 game"]


def test_a_damaged_line_does_not_hide_the_next_one(tmp_path: Path) -> None:
    good = json.dumps(RAISE_LOG)
    found = problems(tmp_path / "log", "\n".join([good, good[:-100], good, "{}", good]))
    assert [sentence[:7] for sentence in found] == ["Line 2:", "Line 4:"]


def test_a_file_full_of_wrong_lines_is_not_read_on(tmp_path: Path) -> None:
    found = problems(tmp_path / "log", "{}\n" * 1000)
    assert found == [
        *[f"Line {n}: This is not a game log: it has no 'format'." for n in range(1, 11)],
        "The rest of the file was not checked.",
    ]


NOT_LOGS: dict[str, bytes] = {
    "There is no game in this file.": b"",
    "There is no game in this file. ": b"\n \n\r\n",
    "Line 1: This is not text.": bytes(range(128, 256)) * 100,
    "Line 1: This is not JSON, or it is cut off, at character 1; each line must": b"\x00" * 1000,
    "Line 2: This is not JSON, or it is cut off, at character 1; each line": b"\nhello, world\n",
    "at character 2": b"{\n" + json.dumps(RAISE_LOG).encode()[1:],
    "Line 1: This is nested too deeply to be a game.": b"[" * 1_000_000,
    "Line 1: This is nested too deeply": b'{"format": "raise-log", "version": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    "Line 1: This has a number that is far too long.": b'{"format": ' + b"9" * 5000 + b"}",
    "Line 1: This is not a game log: it has no 'format'.": b"[1, 2, 3]",
    "Line 1: This is not a game log: it has no 'format'. ": b'{"format": ["raise-log"]}',
    "Line 1: The format 'chess-log' is unknown; there are: ": b'{"format": "chess-log"}',
    "Line 1: The key 'scores' is there twice.": b'{"scores": [1], ' + json.dumps(RAISE_LOG).encode()[1:],
    "Line 1: NaN is not a number in JSON.": b'{"note": NaN, ' + json.dumps(RAISE_LOG).encode()[1:],
    "This is not a saved game, or it is damaged or cut off.": b'{"format": "raise-qt-record", "version": 1, "gam',
    "This saved game is damaged: its part 'version' makes no sense.": b'{"format": "raise-qt-record"}',
}


@pytest.mark.parametrize("sentence", NOT_LOGS, ids=range(len(NOT_LOGS)))
def test_what_is_no_log(sentence: str, tmp_path: Path) -> None:
    first, *rest = problems(tmp_path / "file", NOT_LOGS[sentence])
    assert sentence.strip() in first
    assert rest in ([], ["The rest of the file was not checked."])


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_verify(tmp_path, tmp_path / "missing") == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{tmp_path}: The file cannot be read: ")
    assert second == f"{tmp_path / 'missing'}: The file cannot be read: No such file or directory."


def test_an_endless_line_does_not_take_all_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "LONGEST_LINE", 1000)
    assert problems(tmp_path / "log", "x" * 5000) == [
        "Line 1: This is far too long to be a game.",
        "The rest of the file was not checked.",
    ]
    assert "far too long" not in problems(tmp_path / "log", "x" * 999 + "\n")[0]


@given(content=st.one_of(st.binary(max_size=300), st.text(max_size=300).map(lambda text: text.encode("utf-8"))))
def test_any_file_gets_a_sentence(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "any file"
    assert problems(path, content)


# Tampering


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a value is, for every value in some JSON."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from places(value, (*path, key))


def value_at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def known(game: AnyGame, log: dict[str, Any]) -> dict[str, Any]:
    """The part of a log that its format knows."""
    return {key: log[key] for key in game.log(game.read_log(log))}


def tampered(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    changed = copy.deepcopy(data)
    value_at(changed, path[:-1])[path[-1]] = value
    return changed


def same(one: Any, other: Any) -> bool:
    """Whether it is the same text: to Python `True` is also `1`."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


any_json = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@every_game
@settings(max_examples=400)
@given(data=st.data())
def test_a_changed_log_is_refused_or_tells_of_another_game(game: AnyGame, data: st.DataObject) -> None:
    """A log has no seed, so a change can make another game that is just as possible: then that is what was read."""
    log = known(game, LOGS[game.name])
    spots = list(places(log))
    path = data.draw(st.sampled_from(spots))
    value = data.draw(any_json | st.sampled_from(spots).map(lambda other: value_at(log, other)))
    changed = tampered(log, path, value)
    try:
        state = game.read_log(changed)
    except BadLog as error:
        str(error)  # there must be a sentence for it
    else:
        assert same(game.log(state), changed)


@every_game
@given(data=any_json)
def test_any_json_is_read_or_refused(game: AnyGame, data: Any) -> None:
    for log in (data, {"format": f"{game.name}-log", "version": 1, "players": 2, "rounds": data, "turns": data}):
        with pytest.raises(BadLog):
            game.read_log(log)


MUST_AGREE = ["format", "version", "players", "first", "scores", "winners", "roller", "score", "fields", "winner"]
"""What follows from the rest of a log: any change at all must be found."""


@pytest.mark.parametrize("key", MUST_AGREE)
def test_every_lie_about_what_follows_from_the_rest_is_found(key: str) -> None:
    log = known(RAISE, RAISE_LOG)
    spots = [path for path in places(log) if path[-1] == key or path[-2:-1] == (key,)]
    assert spots
    for path in spots:
        truth = value_at(log, path)
        for lie in (None, True, False, 0, 1, 2, -1, 1.0, "x", [], [truth], {}, [0], [1], [0, 1]):
            if not same(lie, truth):
                with pytest.raises(BadLog):
                    RAISE.read_log(tampered(log, path, lie))
        if isinstance(truth, int):
            for lie in (truth + 1, truth - 1, float(truth), str(truth)):
                with pytest.raises(BadLog):
                    RAISE.read_log(tampered(log, path, lie))


def test_every_missing_part_is_found() -> None:
    log = known(RAISE, RAISE_LOG)
    for path in places(log):
        changed = copy.deepcopy(log)
        del value_at(changed, path[:-1])[path[-1]]
        with pytest.raises(BadLog):
            RAISE.read_log(changed)


def test_keys_that_nobody_knows_are_ignored() -> None:
    RAISE.read_log({**RAISE_LOG, "weather": {"rain": True}})
