"""The window, its menu, its sheets and notices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from raise_qt.core.record import Record, Seat
from raise_qt.core.registry import game_called
from raise_qt.window.menu_sheet import MenuSheet
from raise_qt.window.message_sheet import MessageSheet
from raise_qt.window.places import Places
from raise_qt.window.program import Program
from raise_qt.window.rules_page import rules_text
from raise_qt.window.sheet import Sheet
from tests.window.conftest import OpenProgram
from tests.window.test_game_flow import start_game


def press(program: Program, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or program.window, key, modifier)


def sheet_of(program: Program) -> Sheet | None:
    return next((sheet for sheet in program.window.findChildren(Sheet) if sheet.isVisible()), None)


def test_the_window_can_be_small_but_not_smaller(open_program: OpenProgram) -> None:
    program = open_program(size=(1024, 600))
    assert program.window.size() == QSize(1024, 600)
    assert program.window.minimumSize() == QSize(1024, 600)
    assert program.window.windowTitle() == "Raise"


def test_a_large_window_can_shrink_again(open_program: OpenProgram) -> None:
    program = open_program(size=(2560, 1440))
    program.window.resize(1024, 600)
    assert program.window.size() == QSize(1024, 600)
    assert program.start_page.size() == QSize(1024, 600)


@pytest.mark.parametrize("key", [Qt.Key.Key_F10, Qt.Key.Key_Menu])
def test_the_menu_opens_and_closes_by_key(open_program: OpenProgram, key: Qt.Key) -> None:
    program = open_program()
    press(program, key)
    assert isinstance(sheet_of(program), MenuSheet)
    press(program, Qt.Key.Key_Escape)
    assert sheet_of(program) is None
    assert QApplication.focusWidget() is program.start_page.play_button


def test_the_menu_has_everything_with_its_key(open_program: OpenProgram) -> None:
    program = open_program()
    program.window.open_menu()
    menu = sheet_of(program)
    assert isinstance(menu, MenuSheet)
    assert {item.title.text(): item.key.text() for item in menu.items.values()} == {
        "Open game record…": "Ctrl+O",
        "Save game as…": "Ctrl+S",
        "Settings": "Ctrl+,",
        "Rules": "F1",
        "Full screen": "F11",
        "Back to start": "Alt+Home",
        "Quit": "Ctrl+Q",
    }


def test_the_menu_by_keyboard(open_program: OpenProgram) -> None:
    program = open_program()
    press(program, Qt.Key.Key_F10)
    press(program, Qt.Key.Key_Down)  # from Open to Settings: there is nothing to save
    press(program, Qt.Key.Key_Return)
    assert program.window.page is program.settings_page
    assert sheet_of(program) is None


def test_the_menu_by_mouse(open_program: OpenProgram) -> None:
    program = open_program()
    program.window.open_menu()
    menu = sheet_of(program)
    assert isinstance(menu, MenuSheet)
    QTest.mouseClick(menu.items[program.window.rules_action], Qt.MouseButton.LeftButton)
    assert program.window.page is program.rules_page


def test_a_click_beside_a_sheet_closes_it(open_program: OpenProgram) -> None:
    program = open_program()
    program.window.open_menu()
    sheet = sheet_of(program)
    assert sheet is not None
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert sheet_of(program) is None


def test_tab_stays_in_the_sheet(open_program: OpenProgram) -> None:
    program = open_program()
    program.window.open_menu()
    sheet = sheet_of(program)
    assert sheet is not None
    for key in [Qt.Key.Key_Tab] * 9 + [Qt.Key.Key_Backtab] * 9:
        press(program, key)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert sheet.isAncestorOf(focus)


def test_the_keys_of_the_page_below_a_sheet_are_dead(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    program.window.open_menu()
    with qtbot.assertNotEmitted(program.start_page.play), qtbot.assertNotEmitted(program.start_page.quit):
        press(program, Qt.Key.Key_P)
        press(program, Qt.Key.Key_Q)


def test_a_sheet_follows_the_window(open_program: OpenProgram) -> None:
    program = open_program()
    program.window.tell("Title", "A sentence. " * 20)
    sheet = sheet_of(program)
    assert isinstance(sheet, MessageSheet)
    for size in (QSize(1024, 600), QSize(2560, 1440)):
        program.window.resize(size)
        assert sheet.size() == size
        assert sheet.rect().contains(sheet.panel.geometry())
        assert sheet.sentence.height() >= sheet.sentence.heightForWidth(sheet.sentence.width())


def test_settings_and_rules_lead_back_to_where_one_was(open_program: OpenProgram) -> None:
    program = open_program()
    press(program, Qt.Key.Key_N)
    new_game = program.window.page
    press(program, Qt.Key.Key_F1)
    assert program.window.page is program.rules_page
    press(program, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert program.window.page is program.settings_page
    press(program, Qt.Key.Key_Escape)
    assert program.window.page is program.rules_page
    press(program, Qt.Key.Key_Escape)
    assert program.window.page is new_game
    press(program, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert program.window.page is program.start_page


def test_full_screen_and_back(open_program: OpenProgram) -> None:
    program = open_program()
    press(program, Qt.Key.Key_F11)
    assert program.window.isFullScreen()
    press(program, Qt.Key.Key_F11)
    assert not program.window.isFullScreen()


def test_quit(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    with qtbot.waitSignal(program.window.closing, timeout=1000):
        press(program, Qt.Key.Key_Q)
    assert program.window.isHidden()


def test_the_window_remembers_its_size_but_not_that_of_the_command_line(
    open_program: OpenProgram, places: Places
) -> None:
    program = open_program(size=(1100, 700))
    program.window.close()
    assert places.settings().value("window/geometry") is None
    program = open_program(size=None)
    program.window.resize(1024, 680)  # the offscreen platform has a small screen
    program.window.close()
    program = open_program(size=None)
    assert program.window.size() == QSize(1024, 680)


@pytest.mark.parametrize("stored", ["nonsense", 7, ["a", "b"]])
def test_a_damaged_size_is_ignored(open_program: OpenProgram, places: Places, stored: object) -> None:
    places.settings().setValue("window/geometry", stored)
    places.settings().sync()
    program = open_program(size=None)
    assert program.window.width() >= 1024


def test_a_notice_comes_and_goes_without_taking_the_focus(
    qtbot: Any, open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_program()
    focus = QApplication.focusWidget()
    program.window.notify("Something happened.")
    toast = program.window.toast
    assert toast.isVisible()
    assert QApplication.focusWidget() is focus
    assert program.window.rect().contains(toast.geometry())
    monkeypatch.setattr(toast, "underMouse", lambda: False)
    toast._timer.setInterval(0)
    toast._timer.start()
    qtbot.waitUntil(toast.isHidden)
    program.window.notify("Something else.")
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton)
    assert toast.isHidden()


# Settings and rules


def test_the_theme_changes_at_once_and_is_remembered(open_program: OpenProgram, places: Places) -> None:
    program = open_program()
    press(program, Qt.Key.Key_S)
    before = program.settings_page.grab().toImage().pixelColor(5, 5)
    QTest.mouseClick(program.settings_page.themes.buttons[1], Qt.MouseButton.LeftButton)
    after = program.settings_page.grab().toImage().pixelColor(5, 5)
    assert before.lightnessF() < 0.3 < 0.7 < after.lightnessF()
    assert places.settings().value("preferences/theme") == "day"


def test_settings_by_arrow_keys(open_program: OpenProgram) -> None:
    program = open_program()
    press(program, Qt.Key.Key_S)
    press(program, Qt.Key.Key_Right)
    assert program.front.preferences.theme_name == "day"
    press(program, Qt.Key.Key_Tab)
    press(program, Qt.Key.Key_Right)
    assert program.front.preferences.speed == "fast"


def test_the_language_changes_at_once(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    press(program, Qt.Key.Key_S)
    page = program.settings_page
    QTest.mouseClick(page.languages.buttons[2], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.heading.text() == "Einstellungen")
    assert page.back_button.title.text() == "Zurück"
    press(program, Qt.Key.Key_Escape)
    start = program.start_page
    assert start.motto.text() == "Überbiete sie alle. Aber behalte Karten für morgen."
    assert start.play_button.detail.text() == "Du gegen Mira, Bruno und Edda · Freizeit"
    assert start.watch_button.key.text() == "Z"
    press(program, Qt.Key.Key_E)  # the key has changed with its word
    assert program.window.page is page
    QTest.mouseClick(page.languages.buttons[1], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.heading.text() == "Settings")
    assert start.watch_button.key.text() == "W"


def test_the_place_of_saved_games_is_told(open_program: OpenProgram, places: Places) -> None:
    program = open_program()
    assert program.settings_page._saves_row.detail.text() == str(places.data)


def test_the_rules_are_shown_in_both_languages(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program()
    press(program, Qt.Key.Key_R)
    assert "rearmost" in program.rules_page.text.toPlainText()
    program.front.preferences.use(language="de")
    qtbot.waitUntil(lambda: "hinterste" in program.rules_page.text.toPlainText())


def test_missing_rules_are_a_sentence(usual: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("raise_qt.window.rules_page.FOLDER", tmp_path)
    assert rules_text(usual.game, "de") == "The rules of Raise are missing from this copy of the program."


def test_from_visited_pages_a_way_leads_back_whatever_happened_meanwhile(
    qtbot: Any, open_program: OpenProgram, tmp_path: Path
) -> None:
    program = open_program()
    window = program.window
    start_game(qtbot, program)
    program.flow.game.record.save(tmp_path / "a.raise")
    window.settings_action.trigger()
    window.start_action.trigger()
    forget_removed_pages()
    window.settings_action.trigger()
    press(program, Qt.Key.Key_Escape)
    assert window.page is program.start_page, "the table, where the settings were first called, is gone"

    window.settings_action.trigger()
    program.open_file(str(tmp_path / "a.raise"))
    forget_removed_pages()
    table = window.page
    window.settings_action.trigger()
    window.rules_action.trigger()
    press(program, Qt.Key.Key_Escape)
    assert window.page is program.settings_page
    press(program, Qt.Key.Key_Escape)
    assert window.page is table


def test_a_page_visited_from_two_places_leads_back_to_each(open_program: OpenProgram) -> None:
    program = open_program()
    window = program.window
    window.settings_action.trigger()
    window.rules_action.trigger()
    window.settings_action.trigger()
    press(program, Qt.Key.Key_Escape)
    assert window.page is program.start_page
    window.rules_action.trigger()
    press(program, Qt.Key.Key_Escape)
    assert window.page is program.start_page, "the rules were called from here now, not from the settings"


def forget_removed_pages() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_a_file_says_fits_the_window(open_program: OpenProgram, tmp_path: Path, language: str) -> None:
    program = open_program(size=(1024, 600), language=language)
    window = program.window
    strange = Record(
        "raise", dict(game_called("raise").defaults), "s", [Seat("W" * 3000), Seat("M" * 3000, "x y" * 3000)]
    )
    strange.save(tmp_path / "x.raise")
    program.open_file(str(tmp_path / "x.raise"))
    assert window.rect().contains(window.toast.geometry())
    assert len(window.windowTitle()) < 100
    text = (tmp_path / "x.raise").read_text().replace('"raise"', json.dumps("Ö" * 9000))
    (tmp_path / "x.raise").write_text(text)
    program.open_file(str(tmp_path / "x.raise"))
    sheet = sheet_of(program)
    assert isinstance(sheet, MessageSheet)
    assert sheet.rect().contains(sheet.panel.geometry())
    for part in (sheet.title, sheet.sentence, sheet.ok_button):
        assert sheet.panel.rect().contains(part.geometry())
    needed = sheet.sentence.fontMetrics().boundingRect(
        sheet.sentence.rect(), Qt.TextFlag.TextWordWrap, sheet.sentence.text()
    )
    assert needed.width() <= sheet.sentence.width()


def test_what_was_entered_for_a_new_game_is_there_when_one_comes_back(open_program: OpenProgram) -> None:
    program = open_program()
    program.start_page.new_button.click()
    page = program.new_game_page
    assert page is not None
    page.counts.buttons[3].click()
    QTest.keyClicks(page.rows[1].name_edit, "Anna")
    press(program, Qt.Key.Key_Escape)
    assert program.window.page is program.start_page
    program.start_page.new_button.click()
    assert page.choice.count == 5
    assert page.rows[1].name_edit.text() == "Anna"
