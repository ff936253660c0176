"""A game is its seed, options, seats and moves."""

from __future__ import annotations

import copy
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.core import record as record_module
from raise_qt.core.problems import BadRecord
from raise_qt.core.record import LARGEST, PERSON, Record, Seat, TakeBack, write_atomically
from raise_qt.core.registry import game_called
from tests.random_play import random_record, states

RAISE = game_called("raise")
RECORD = random_record(RAISE, 3, "a game", limit=40)
TEXT = json.dumps(RECORD.to_json())


def test_saving_and_loading(tmp_path: Path) -> None:
    path = tmp_path / "Spiel mit Ümläuten.raise"
    RECORD.save(path)
    assert Record.load(path) == RECORD
    assert list(tmp_path.iterdir()) == [path], "no temporary file is left"


def test_replay_reproduces_every_state() -> None:
    full = list(states(RECORD))
    assert len(full) == len(RECORD.moves) + 1
    for kept in (0, 1, 17, 40):
        assert RECORD.state(kept) == full[kept]
    assert RECORD.state() == full[-1]


def test_going_back_is_remembered_and_the_future_stays_the_same() -> None:
    record = copy.deepcopy(RECORD)
    record.take_back(10)
    assert record.take_backs == [TakeBack(kept=10, dropped=30)]
    assert record.moves == RECORD.moves[:10]
    for seat, move in RECORD.moves[10:]:
        record.add(seat, move)
    assert record.state() == RECORD.state()


def test_a_branch_has_the_same_dice_and_decks_to_come() -> None:
    whole = random_record(RAISE, 3, "a game")
    branch = whole.branch(4)
    assert branch.moves == whole.moves[:4]
    assert len(whole.moves) > 4, "the game it came from is untouched"
    seat = RAISE.to_act(branch.state())[0]
    other = [m for m in RAISE.legal_moves(branch.state(), seat) if RAISE.encode_move(m) != whole.moves[4][1]]
    branch.add(seat, RAISE.encode_move(other[0]))
    while to_act := RAISE.to_act(state := branch.state()):
        branch.add(to_act[0], RAISE.encode_move(RAISE.legal_moves(state, to_act[0])[-1]))
    assert [r.dice for r in branch.state().rounds] == [r.dice for r in whole.state().rounds][: len(state.rounds)]
    assert RAISE.log(branch.state())["decks"] == RAISE.log(whole.state())["decks"]


def test_seats_are_persons_or_bots() -> None:
    record = Record("raise", RAISE.defaults, "x", [Seat("Anna"), Seat("Bruno", "greedy")])
    assert record.seats[0].player == PERSON
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "something"}, "This is not a saved game."),
        ({"version": 2}, "This game was saved by a newer version of the program. Please update."),
        ({"version": True}, "This saved game is damaged: its part 'version' makes no sense."),
        ({"game": "chess"}, "This is a saved game of 'chess', which this program does not know."),
        ({"game": ""}, "This saved game is damaged: its part 'game' makes no sense."),
        ({"seats": RECORD.to_json()["seats"] * 2}, "Raise is for 2 to 5 players, not 6."),
        ({"options": {"raise_rule": "sideways"}}, "Raise has no option 'raise_rule=sideways'."),
        ({"options": {"hidden_piles": 1}}, "Raise has no option 'hidden_piles=1'."),
        ({"seed": "\ud800"}, "This saved game is damaged: its part 'seed' makes no sense."),
        ({"moves": [[0, "pass"]]}, "Move 1 of this saved game is not allowed by the rules: Pick exactly one card."),
        ({"moves": [[7, "pass"]]}, "This saved game is damaged: its part 'moves' makes no sense."),
        ({"take_backs": [{"kept": -1, "dropped": 1}]}, "This saved game is damaged: its part 'take_backs'"),
    ],
)
def test_a_sentence_for_everything_that_can_be_wrong(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json({**RECORD.to_json(), **change})
    assert sentence in str(caught.value)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="This is a saved game of Raise, not of Die oberen 10 000"):
        Record.from_json(RECORD.to_json(), game_called("oberen-10000"))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="The file cannot be read: No such file or directory"):
        Record.load(tmp_path / "nowhere.raise")
    with pytest.raises(BadRecord, match="The file cannot be read: "):
        Record.load(tmp_path)
    huge = tmp_path / "huge.raise"
    with huge.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(BadRecord, match="far too large"):
        Record.load(huge)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"\x00" * 100, b"[" * 100_000, b"9" * 100_000, b"nul", b"{}"])
def test_files_that_are_no_record(data: bytes) -> None:
    with pytest.raises(BadRecord):
        Record.from_bytes(data)


@settings(max_examples=200)
@given(st.integers(0, len(TEXT) - 1))
def test_truncated_anywhere(length: int) -> None:
    with pytest.raises(BadRecord, match="damaged or cut off"):
        Record.from_bytes(TEXT[:length].encode())


@settings(max_examples=300)
@given(st.integers(0, len(TEXT) - 1), st.binary(max_size=6))
def test_damaged_anywhere(place: int, junk: bytes) -> None:
    """Whatever is written over a saved game: it opens, or it is refused with a sentence."""
    data = TEXT.encode()
    try:
        Record.from_bytes(data[:place] + junk + data[place + len(junk) :])
    except BadRecord as problem:
        assert str(problem).endswith(".")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=300)
@given(st.sampled_from(sorted(RECORD.to_json())), json_values)
def test_any_part_exchanged_for_anything(key: str, junk: Any) -> None:
    try:
        Record.from_json({**RECORD.to_json(), key: junk})
    except BadRecord as problem:
        assert str(problem).endswith(".")


@settings(max_examples=100)
@given(json_values)
def test_anything_as_a_move(junk: Any) -> None:
    data = RECORD.to_json()
    data["moves"][5][1] = junk
    with pytest.raises(BadRecord, match="Move 6 of this saved game is not allowed"):
        Record.from_json(data)


def test_writing_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.raise"
    write_atomically(path, "before")

    def fail(_: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(record_module.os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        write_atomically(path, "after")
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_written_file_has_the_usual_permissions(tmp_path: Path) -> None:
    path, usual = tmp_path / "game.raise", tmp_path / "usual"
    write_atomically(path, "text")
    usual.write_text("text")
    assert stat.S_IMODE(os.stat(path).st_mode) == stat.S_IMODE(os.stat(usual).st_mode)
