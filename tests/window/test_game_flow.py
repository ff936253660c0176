"""From the start page to a table, to the final page and on; saved at every move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget

from raise_qt.bots.verify import verify_file
from raise_qt.core.bot import BotFailed
from raise_qt.core.record import PERSON, Record, Seat
from raise_qt.core.registry import game_called
from raise_qt.window.autosave import Autosave
from raise_qt.window.kept_sheet import KeptSheet
from raise_qt.window.message_sheet import MessageSheet
from raise_qt.window.places import Places
from raise_qt.window.program import Program
from raise_qt.window.record_files import ask_to_save
from tests.random_play import random_record
from tests.window.conftest import OpenProgram
from tests.window.fakes import FakeFinal, FakeTable


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def table_of(program: Program) -> FakeTable:
    page = program.window.page
    assert isinstance(page, FakeTable)
    return page


def start_game(qtbot: Any, program: Program) -> FakeTable:
    click(program.start_page.play_button)
    table = table_of(program)
    qtbot.waitUntil(lambda: any(viewer.is_asked for viewer in table.viewers.values()))
    return table


def play_one_move(qtbot: Any, program: Program) -> None:
    """The person picks, and everybody else does."""
    table = table_of(program)
    table.play()
    moves = program.flow.game.record.moves
    qtbot.waitUntil(lambda: any(seat == 0 for seat, _ in moves))


def play_to_the_end(qtbot: Any, program: Program) -> FakeFinal:
    table_of(program).play_on()
    qtbot.waitUntil(lambda: isinstance(program.window.page, FakeFinal), timeout=20_000)
    page = program.window.page
    assert isinstance(page, FakeFinal)
    return page


def message_of(program: Program) -> MessageSheet:
    return next(sheet for sheet in program.window.findChildren(MessageSheet) if sheet.isVisible())


def unfinished_file(places: Places) -> Path:
    return places.data / "unfinished.raise"


def test_one_click_from_the_start_page_to_the_table(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    click(program.start_page.play_button)
    table = table_of(program)
    assert [look.name for look in table.seats] == ["You", "Mira", "Bruno", "Edda"]
    assert list(table.viewers) == [0]


def test_the_new_game_page_starts_what_was_chosen_and_play_repeats_it(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    click(program.start_page.new_button)
    page = program.new_game_page
    assert page is not None
    assert program.window.page is page
    click(page.counts.buttons[0])
    QTest.keyClicks(page.rows[0].name_edit, "Anna")
    click(page.start_button)
    assert [look.name for look in table_of(program).seats] == ["Anna", "Mira"]
    table_of(program).left.emit()
    assert program.start_page.play_button.detail.text() == "Anna against Mira · Casual"


def test_what_was_chosen_is_remembered_the_next_time(open_program: OpenProgram) -> None:
    program = open_program()
    click(program.start_page.new_button)
    assert program.new_game_page is not None
    click(program.new_game_page.counts.buttons[1])
    click(program.new_game_page.start_button)
    program.window.close()
    assert open_program().start_page.play_button.detail.text() == "You against Mira and Bruno · Casual"


def test_watching_needs_nobody(qtbot: Any, open_program: OpenProgram, places: Places) -> None:
    program = open_program()
    QTest.keyClick(program.window, Qt.Key.Key_W)
    assert list(table_of(program).viewers) == [None]
    assert all(look.level for look in table_of(program).seats)
    qtbot.waitUntil(lambda: isinstance(program.window.page, FakeFinal), timeout=20_000)
    program.flow._autosave.flush()
    assert not unfinished_file(places).exists()


def test_every_move_is_saved_at_once(qtbot: Any, open_program: OpenProgram, places: Places) -> None:
    program = open_program()
    start_game(qtbot, program)
    play_one_move(qtbot, program)
    saved = program.flow.game.record
    qtbot.waitUntil(lambda: unfinished_file(places).exists())
    qtbot.waitUntil(lambda: len(Record.load(unfinished_file(places)).moves) == len(saved.moves))


def test_continue_after_a_crash(qtbot: Any, open_program: OpenProgram, places: Places) -> None:
    places.data.mkdir(parents=True)
    record = begun_record()
    record.save(unfinished_file(places))
    program = open_program()
    assert program.start_page.continue_button.isVisible()
    assert program.start_page.continue_button.detail.text() == "You against Mira · 4 moves"
    QTest.keyClick(program.window, Qt.Key.Key_C)
    assert table_of(program).resets == 1
    assert program.flow.game.record.seed == record.seed


def test_leaving_the_table_and_continuing(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    table = start_game(qtbot, program)
    play_one_move(qtbot, program)
    seed = program.flow.game.record.seed
    table.left.emit()
    assert program.window.page is program.start_page
    assert program.flow.game is None
    click(program.start_page.continue_button)
    assert program.flow.game.record.seed == seed
    assert not program.start_page.isAncestorOf(program.window.focusWidget()), "keys are for the table now"
    play_to_the_end(qtbot, program)


def test_a_damaged_unfinished_game_is_refused_with_a_sentence_and_kept(
    open_program: OpenProgram, places: Places
) -> None:
    places.data.mkdir(parents=True)
    unfinished_file(places).write_bytes(b'{"format": "raise-qt-rec')
    program = open_program()
    message = message_of(program)
    assert "cannot be continued" in message.title.text()
    assert "damaged or cut off" in message.sentence.text()
    kept = list(places.kept.iterdir())
    assert [file.read_bytes() for file in kept] == [b'{"format": "raise-qt-rec']
    assert str(kept[0]) in message.sentence.text().replace("\u200b", "")
    assert program.start_page.continue_button.isHidden()
    click(message.ok_button)
    assert program.window.findChildren(MessageSheet) == [] or message.isHidden()


def test_an_unfinished_game_in_which_somebody_played_is_put_aside_for_a_new_one(
    qtbot: Any, open_program: OpenProgram, places: Places
) -> None:
    program = open_program()
    table = start_game(qtbot, program)
    play_one_move(qtbot, program)
    seed = program.flow.game.record.seed
    table.left.emit()
    QTest.keyClick(program.window, Qt.Key.Key_P)
    assert program.flow.game.record.seed != seed
    (kept,) = places.kept.iterdir()
    assert Record.load(kept).seed == seed
    assert "put aside" in program.window.toast.text.text()
    assert program.window.toast.isVisible()


def test_a_finished_game_is_not_continued(qtbot: Any, open_program: OpenProgram, places: Places) -> None:
    program = open_program()
    start_game(qtbot, program)
    final = play_to_the_end(qtbot, program)
    assert final.viewer_seat == 0
    program.flow._autosave.flush()
    assert not unfinished_file(places).exists()
    final.back.emit()
    assert program.window.page is program.start_page
    assert program.start_page.continue_button.isHidden()


def test_rematch_and_the_same_deal(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program(seats=(PERSON, "random"), seed="moon")
    first = program.flow.game.record
    play_to_the_end(qtbot, program).same_deal.emit()
    again = program.flow.game.record
    assert (again.seed, again.seats, again.options) == ("moon", first.seats, first.options)
    assert not again.take_backs
    play_to_the_end(qtbot, program).rematch.emit()
    assert program.flow.game.record.seed != "moon"
    assert program.flow.game.record.seats == first.seats
    play_to_the_end(qtbot, program).new_game.emit()
    assert program.window.page is program.new_game_page
    QTest.keyClick(program.window.focusWidget(), Qt.Key.Key_Escape)
    assert program.window.page is program.start_page


def test_undo_goes_back_to_the_persons_decision(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program(seats=(PERSON, "random"), seed="moon")
    table = table_of(program)
    qtbot.waitUntil(lambda: table.viewers[0].is_asked)
    table.undo_wanted.emit(0)
    assert "nothing to take back" in program.window.toast.text.text()
    play_one_move(qtbot, program)
    table.undo_wanted.emit(0)
    assert table.resets == 1
    assert len(program.flow.game.record.take_backs) == 1
    qtbot.waitUntil(lambda: table.viewers[0].is_asked)


def test_the_menu_button_of_the_table_opens_the_menu(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    start_game(qtbot, program).menu_wanted.emit()
    assert program.window._sheet is not None


def test_what_the_table_announces_is_not_announced_again(
    qtbot: Any, open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = start_game(qtbot, open_program())
    said: list[object] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", said.append)
    table.saying.emit("Mira passes.")
    assert not said


def test_trouble_with_a_bot_is_a_notice_and_the_game_goes_on(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    start_game(qtbot, program)
    session = program.flow.game._session
    session.replaced.emit(1, BotFailed("{bot} chose a move that is not allowed.", bot="greedy"))
    expected = "Mira cannot go on; the built-in opponent plays instead. greedy chose a move that is not allowed."
    assert program.window.toast.text.text() == expected
    session.restarted.emit(BotFailed("The bots' process broke down."))
    expected = "The opponents had to be started again; nothing is lost, the game goes on."
    assert program.window.toast.text.text().splitlines()[-1] == expected
    play_to_the_end(qtbot, program)


# Files


def begun_record(*players: str, seed: str = "moon") -> Record:
    """A game in which each of two seats has made two moves."""
    record = random_record(game_called("raise"), 2, seed)
    record.seats[:] = [Seat("You"), Seat("Mira", "greedy")]
    for number, player in enumerate(players):
        record.seats[number] = Seat(f"Seat {number}", player)
    return record.branch(4)


def test_a_record_is_saved_and_opened(
    qtbot: Any, open_program: OpenProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_program()
    assert not program.window.save_action.isEnabled()
    start_game(qtbot, program)
    play_one_move(qtbot, program)
    seed = program.flow.game.record.seed
    monkeypatch.setattr(program.flow._files, "_ask_save", lambda *_: (str(tmp_path / "evening.raise"), ""))
    QTest.keyClick(program.window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert program.window.toast.text.text() == "Saved as “evening.raise”."
    click(program.start_page.play_button)
    monkeypatch.setattr(program.flow._files, "_ask_open", lambda *_: (str(tmp_path / "evening.raise"), ""))
    QTest.keyClick(program.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    click(next(iter(program.window.findChildren(KeptSheet))).file_button)  # the first game lies aside
    assert program.flow.game.record.seed == seed


def test_the_dialog_asks_before_it_overwrites_a_record_named_without_its_ending(qtbot: Any, tmp_path: Path) -> None:
    (tmp_path / "mine.raise").write_text("precious")
    asked: list[str] = []

    def type_the_name() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        QTimer.singleShot(0, answer)
        dialog.findChild(QLineEdit).setText("mine")
        QTest.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Return)
        dialog.reject()

    def answer() -> None:
        question = QApplication.activeModalWidget()
        if isinstance(question, QMessageBox):
            asked.append(question.text())
            question.button(QMessageBox.StandardButton.No).click()
        else:
            QTimer.singleShot(10, answer)

    parent = QWidget()
    qtbot.addWidget(parent)
    QTimer.singleShot(0, type_the_name)
    assert ask_to_save(parent, "Save game as", str(tmp_path / "a.raise"), "Game records (*.raise)") == ("", "")
    assert "mine.raise" in asked[0]


def test_a_finished_game_is_exported_as_an_open_log(
    qtbot: Any, open_program: OpenProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_program()
    filters: list[str] = []
    monkeypatch.setattr(
        program.flow._files, "_ask_save", lambda *asked: filters.append(asked[3]) or (str(tmp_path / "game.jsonl"), "")
    )
    start_game(qtbot, program)
    program.flow.choose_and_save()
    assert filters == ["Game records (*.raise)"], "there is no log of an unfinished game"
    play_to_the_end(qtbot, program)
    QTest.keyClick(program.window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "Game logs (*.jsonl)" in filters[1]
    verdict = verify_file(tmp_path / "game.jsonl")
    assert (verdict.games, verdict.problems) == (1, [])
    assert json.loads((tmp_path / "game.jsonl").read_text())["format"] == "raise-log"


def test_the_dialog_adds_the_ending(qtbot: Any, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)

    def type_the_name() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.findChild(QLineEdit).setText("mine")
        QTest.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Return)

    QTimer.singleShot(0, type_the_name)
    chosen, _ = ask_to_save(parent, "Save game as", str(tmp_path / "Raise.raise"), "Game records (*.raise)")
    assert Path(chosen) == tmp_path / "mine.raise"


def test_a_dialog_that_is_cancelled_changes_nothing(open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    program = open_program()
    monkeypatch.setattr(program.flow._files, "_ask_open", lambda *_: ("", ""))
    QTest.keyClick(program.window, Qt.Key.Key_O)
    assert program.window.page is program.start_page


def test_a_folder_that_cannot_be_written_is_told(
    qtbot: Any, open_program: OpenProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_program()
    start_game(qtbot, program)
    monkeypatch.setattr(program.flow._files, "_ask_save", lambda *_: (str(tmp_path / "no folder" / "a.raise"), ""))
    program.flow.choose_and_save()
    assert "cannot be saved" in message_of(program).title.text()


@pytest.mark.parametrize("content", [b"", b"not a game", b'{"format": "raise-qt-record", "version": 99}', None])
def test_a_damaged_record_is_refused_with_a_sentence(
    open_program: OpenProgram, tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "bad.raise"
    if content is not None:
        file.write_bytes(content)
    program = open_program(file=file)
    message = message_of(program)
    assert message.title.text() == "“bad.raise” cannot be opened"
    assert message.sentence.text().endswith(".")
    assert program.window.page is program.start_page


def test_a_record_given_on_the_command_line_is_opened(open_program: OpenProgram, tmp_path: Path) -> None:
    file = tmp_path / "evening.raise"
    begun_record().save(file)
    program = open_program(file=file)
    assert table_of(program).resets == 1


def test_a_finished_record_shows_its_end(open_program: OpenProgram, tmp_path: Path) -> None:
    file = tmp_path / "over.raise"
    random_record(game_called("raise"), 3, "moon").save(file)
    program = open_program(file=file)
    assert isinstance(program.window.page, FakeFinal)


def test_a_file_never_starts_a_program(open_program: OpenProgram, tmp_path: Path) -> None:
    file = tmp_path / "evil.raise"
    begun_record(PERSON, "cmd:rm -rf /").save(file)
    program = open_program(file=file)
    assert [seat.player for seat in program.flow.game.record.seats] == [PERSON, "casual"]
    assert "rm -rf" in program.window.toast.text.text()


# The autosave by itself


def test_each_window_has_its_own_unfinished_game(qapp: Any, places: Places) -> None:
    one, other = Autosave(places.data, places.kept), Autosave(places.data, places.kept)
    assert one.path != other.path
    one.close()
    third = Autosave(places.data, places.kept)
    assert third.path == one.path
    other.close()
    third.close()


def test_a_disk_that_cannot_be_written_is_told_once(qtbot: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    autosave = Autosave(tmp_path / "file" / "data", tmp_path / "kept")
    reasons: list[str] = []
    autosave.failed.connect(reasons.append)
    for _ in range(3):
        autosave.keep(begun_record())
        autosave.flush()
        qtbot.wait(1)
    qtbot.waitUntil(lambda: reasons != [])
    assert len(reasons) == 1
    autosave.close()


def test_moves_in_one_turn_are_written_together(qtbot: Any, places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave = Autosave(places.data, places.kept)
    written: list[int] = []
    monkeypatch.setattr(autosave, "_save", lambda record: written.append(len(record.moves)))
    record = begun_record()
    moves = list(record.moves)
    record.moves.clear()
    for move in moves:
        record.moves.append(move)
        autosave.keep(record)
    qtbot.waitUntil(lambda: written == [len(moves)])
    autosave.close()


def test_nothing_that_was_put_aside_is_ever_deleted(qtbot: Any, places: Places) -> None:
    places.kept.mkdir(parents=True)
    for number in range(30):
        (places.kept / f"unfinished 2020-01-{number + 1:02} 00-00-00.raise").write_text("")
    autosave = Autosave(places.data, places.kept)
    autosave.keep(begun_record())
    kept = autosave.make_room()
    assert kept is not None
    assert json.loads(kept.read_text())["seed"] == "moon"
    assert len(list(places.kept.iterdir())) == 31
    autosave.close()


def test_a_game_that_is_left_before_the_first_move_goes_on(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    start_game(qtbot, program)
    seed = program.flow.game.record.seed
    program.flow.back_to_start()
    assert program.start_page.continue_button.isVisible()
    click(program.start_page.continue_button)
    assert program.flow.game.record.seed == seed


def test_a_game_without_a_table_is_refused_with_a_sentence(
    qtbot: Any, open_program: OpenProgram, tmp_path: Path
) -> None:
    other = game_called("oberen-10000")
    Record(other.name, dict(other.defaults), "s", [Seat("A"), Seat("B", "random")]).save(tmp_path / "other.raise")
    program = open_program()
    start_game(qtbot, program)
    table, game = program.window.page, program.flow.game
    program.open_file(str(tmp_path / "other.raise"))
    assert "Die oberen 10 000" in message_of(program).sentence.text()
    assert (program.window.page, program.flow.game) == (table, game), "everything is as it was"


def test_the_game_of_a_second_window_is_continued_in_the_next_one(qtbot: Any, places: Places) -> None:
    one, two = Autosave(places.data, places.kept), Autosave(places.data, places.kept)
    two.keep(begun_record())
    two.flush()
    three = Autosave(places.data, places.kept)
    assert three.load() is None, "the second window is still open: its game is left alone"
    for window in (one, two, three):
        window.close()
    again = Autosave(places.data, places.kept)
    record = again.load()
    assert record is not None
    assert record.seed == "moon"
    assert not two.path.exists(), "there is one of it"
    again.close()


def test_of_two_unfinished_games_one_is_put_aside(qtbot: Any, places: Places) -> None:
    one, two = Autosave(places.data, places.kept), Autosave(places.data, places.kept)
    for window, seed in ((one, "sun"), (two, "moon")):
        window.keep(begun_record(seed=seed))
        window.close()
    again = Autosave(places.data, places.kept)
    record = again.load()
    assert record is not None
    assert record.seed == "sun"
    assert [kept.seed for _, kept in again.kept_games()] == ["moon"]
    again.close()


def test_a_damaged_unfinished_game_is_told_when_another_begins(
    qtbot: Any, open_program: OpenProgram, places: Places
) -> None:
    program = open_program()
    unfinished_file(places).parent.mkdir(parents=True, exist_ok=True)
    unfinished_file(places).write_text("{")
    click(program.start_page.play_button)
    assert program.flow.game is not None, "the new game begins all the same"
    assert "cannot be continued" in message_of(program).title.text()
    (kept,) = places.kept.iterdir()
    assert kept.name in message_of(program).sentence.text().replace("\u200b", "")


def test_watching_leaves_the_unfinished_game_alone(qtbot: Any, open_program: OpenProgram, places: Places) -> None:
    program = open_program()
    start_game(qtbot, program)
    play_one_move(qtbot, program)
    program.flow.back_to_start()
    program.start_page.watch.emit()
    program.flow.back_to_start()
    assert unfinished_file(places).exists()
    assert program.start_page.continue_button.isVisible()


def test_settings_and_rules_never_become_a_circle(open_program: OpenProgram) -> None:
    program = open_program()
    window = program.window
    for page in (program.settings_page, program.rules_page, program.settings_page):
        window.visit(page)
    for _ in range(3):
        if window.page is not program.start_page:
            window.page.left.emit()
    assert window.page is program.start_page
