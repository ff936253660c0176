"""Games that were put aside, finished games that are only looked at, and games that end while nobody looks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from raise_qt.core.record import PERSON, Record, Seat
from raise_qt.core.registry import game_called
from raise_qt.window.kept_sheet import KeptSheet
from raise_qt.window.places import Places
from raise_qt.window.program import Program
from tests.random_play import random_record
from tests.window.conftest import OpenProgram
from tests.window.fakes import FakeFinal
from tests.window.test_game_flow import click, message_of, play_one_move, play_to_the_end, start_game, table_of


def put_a_game_aside(qtbot: Any, program: Program) -> str:
    """Play a move, leave, and begin another game. The seed of the first one."""
    table = start_game(qtbot, program)
    play_one_move(qtbot, program)
    seed = program.flow.game.record.seed
    table.left.emit()
    QTest.keyClick(program.window, Qt.Key.Key_P)
    return seed


def kept_sheet_of(program: Program) -> KeptSheet:
    return next(sheet for sheet in program.window.findChildren(KeptSheet) if sheet.isVisible())


def test_a_game_that_was_put_aside_is_offered_and_becomes_the_unfinished_one(
    qtbot: Any, open_program: OpenProgram, places: Places
) -> None:
    program = open_program()
    seed = put_a_game_aside(qtbot, program)
    assert "Open…" in program.window.toast.text.text()
    qtbot.waitUntil(lambda: table_of(program).viewers[0].is_asked)
    play_one_move(qtbot, program)
    other = program.flow.game.record.seed
    table_of(program).left.emit()
    click(program.start_page.open_link)
    sheet = kept_sheet_of(program)
    assert [item.title.text() for item in sheet.items] == ["You against Mira, Bruno and Edda"]
    QTest.keyClick(sheet, Qt.Key.Key_1)
    assert program.flow.game.record.seed == seed
    (kept,) = places.kept.iterdir()
    assert Record.load(kept).seed == other, "one for the other"
    table_of(program).left.emit()
    assert program.start_page.continue_button.isVisible()
    click(program.start_page.continue_button)
    assert program.flow.game.record.seed == seed


def test_from_the_kept_games_it_is_one_step_to_any_file(
    qtbot: Any, open_program: OpenProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_program()
    put_a_game_aside(qtbot, program)
    record = random_record(game_called("raise"), 3, "other")
    record.save(tmp_path / "other.raise")
    monkeypatch.setattr(program.flow._files, "_ask_open", lambda *_: (str(tmp_path / "other.raise"), ""))
    program.window.open_action.trigger()
    click(kept_sheet_of(program).file_button)
    assert program.flow.game.record.seed == "other"


def test_a_kept_game_that_has_vanished_is_a_sentence(qtbot: Any, open_program: OpenProgram, places: Places) -> None:
    program = open_program()
    put_a_game_aside(qtbot, program)
    qtbot.waitUntil(lambda: table_of(program).viewers[0].is_asked)
    play_one_move(qtbot, program)
    program.window.open_action.trigger()
    sheet = kept_sheet_of(program)
    for file in places.kept.iterdir():
        file.unlink()
    click(sheet.items[0])
    assert "cannot be opened" in message_of(program).title.text()
    assert program.window.page is program.start_page
    assert program.start_page.continue_button.isVisible(), "the game that was to make room goes on"


def test_a_damaged_kept_game_is_not_offered(qtbot: Any, open_program: OpenProgram, places: Places) -> None:
    program = open_program()
    put_a_game_aside(qtbot, program)
    for file in places.kept.iterdir():
        file.write_text("{")
    assert program.flow._autosave.kept_games() == []


def test_looking_at_a_finished_game_leaves_the_unfinished_one_alone(
    qtbot: Any, open_program: OpenProgram, places: Places, tmp_path: Path
) -> None:
    program = open_program()
    table = start_game(qtbot, program)
    play_one_move(qtbot, program)
    seed = program.flow.game.record.seed
    table.left.emit()
    record = random_record(game_called("raise"), 2, "old")
    record.seats[:] = [Seat("Anna"), Seat("Mira", "greedy")]
    record.save(tmp_path / "old.raise")
    program.flow.open_file(tmp_path / "old.raise")
    final = program.window.page
    assert isinstance(final, FakeFinal)
    assert not places.kept.exists()
    final.back.emit()
    click(program.start_page.continue_button)
    assert program.flow.game.record.seed == seed


def test_a_game_that_ends_behind_the_settings_waits_with_its_final_page(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program(seats=(PERSON, "random"), seed="moon")
    table = table_of(program)
    program.window.settings_action.trigger()
    qtbot.waitUntil(lambda: table.viewers[0].is_asked)
    with qtbot.waitSignal(program.flow.ended, timeout=20_000):
        table.play_on()
    assert program.window.page is program.settings_page
    QTest.keyClick(program.settings_page, Qt.Key.Key_Escape)
    assert isinstance(program.window.page, FakeFinal)


def test_the_final_page_knows_whether_something_was_undone(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program(seats=(PERSON, "random"), seed="moon")
    final = play_to_the_end(qtbot, program)
    assert not final.undone
    final.same_deal.emit()
    qtbot.waitUntil(lambda: table_of(program).viewers[0].is_asked)
    play_one_move(qtbot, program)
    table_of(program).undo_wanted.emit(0)
    assert play_to_the_end(qtbot, program).undone


def test_you_are_called_so_in_every_language(qtbot: Any, open_program: OpenProgram, places: Places) -> None:
    program = open_program()
    table = start_game(qtbot, program)
    play_one_move(qtbot, program)
    assert table.names[0] == "You"
    levels = [seat.level for seat in table.seats]
    program.flow._autosave.flush()
    assert json.loads((places.data / "unfinished.raise").read_text())["seats"][0]["name"] == ""
    program.front.preferences.use(language="de")
    assert table.names[0] == "Du"
    assert table.seats[0].mark == "D"
    assert [seat.level for seat in table.seats] != levels
    table.left.emit()
    assert program.start_page.continue_button.detail.text().startswith("Du gegen Mira")


def test_notices_come_below_each_other_and_leave_the_round_and_the_tools_free(open_program: OpenProgram) -> None:
    program = open_program(size=(1024, 600))
    toast = program.window.toast
    program.window.notify("One thing happened.")
    program.window.notify("Another thing happened.")
    program.window.notify("One thing happened.")
    assert toast.text.text() == "Another thing happened.\nOne thing happened."
    program.window.notify("A sentence that is as long as sentences about files and programs sometimes are. " * 2)
    assert toast.geometry().left() >= 1024 * 0.27 - 1
    assert toast.geometry().right() <= 1024 * 0.8 + 1
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton)
    program.window.notify("Something new.")
    assert toast.text.text() == "Something new."
    program.window.settings_action.trigger()
    assert toast.isHidden(), "the settings have something else there"
