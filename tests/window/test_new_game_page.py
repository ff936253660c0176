"""The new game page by mouse and by keyboard, and what is remembered of it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from raise_qt.core.record import PERSON
from raise_qt.core.registry import game_called
from raise_qt.table.preferences import Preferences
from raise_qt.window.game_choice import ChoiceMemory, GameChoice, SeatChoice
from raise_qt.window.list_sheet import ListSheet
from raise_qt.window.look_sheet import LookSheet
from raise_qt.window.new_game_page import NewGamePage
from raise_qt.window.sheet import Sheet


@pytest.fixture
def page(qtbot: Any, preferences: Preferences, usual: GameChoice) -> NewGamePage:
    page = NewGamePage(preferences, usual)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    qtbot.waitActive(page)
    page.first_focus().setFocus()
    return page


def click(widget: Any) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def sheet_over(page: NewGamePage, kind: type[Sheet]) -> Any:
    return next(sheet for sheet in page.findChildren(kind) if sheet.isVisible())


def started(qtbot: Any, page: NewGamePage) -> tuple[GameChoice, str]:
    with qtbot.waitSignal(page.started, timeout=1000) as signal:
        click(page.start_button)
    choice, seed = signal.args
    return choice, seed


def test_as_it_opens_it_starts_the_usual_game(qtbot: Any, page: NewGamePage, usual: GameChoice) -> None:
    assert started(qtbot, page) == (usual, "")


def test_enter_starts(qtbot: Any, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.started, timeout=1000):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    page.rows[1].name_edit.setFocus()
    with qtbot.waitSignal(page.started, timeout=1000):
        QTest.keyClick(page.rows[1].name_edit, Qt.Key.Key_Return)
    page.back_button.setFocus()
    with qtbot.waitSignal(page.started, timeout=1000):
        QTest.keyClick(page.back_button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_escape_and_back_lead_back(qtbot: Any, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.left, timeout=1000):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left, timeout=1000):
        click(page.back_button)


def test_two_to_five_can_play(qtbot: Any, page: NewGamePage) -> None:
    for count, button in zip((2, 3, 4, 5), page.counts.buttons, strict=True):
        click(button)
        assert [row.isVisible() for row in page.rows] == [number < count for number in range(5)]
        assert started(qtbot, page)[0].count == count


def test_the_number_of_players_can_be_chosen_with_the_arrow_keys(page: NewGamePage) -> None:
    page.counts.buttons[2].setFocus()
    QTest.keyClick(page.counts.buttons[2], Qt.Key.Key_Left)
    assert page.choice.count == 3


def test_a_seat_can_be_anybodys(qtbot: Any, page: NewGamePage) -> None:
    click(page.rows[1].player_button)
    sheet = sheet_over(page, ListSheet)
    assert [item.title.text() for item in sheet.items] == ["Person", "Carefree", "Thrifty"]
    assert sheet.items[2].isChecked()
    click(sheet.items[1])
    assert started(qtbot, page)[0].seats[1].player == "random"
    assert page.rows[1].player_button.title.text() == "Carefree"


def test_a_seat_can_be_chosen_with_keys_alone(page: NewGamePage) -> None:
    button = page.rows[1].player_button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.choice.seats[1].player == "random"
    assert QApplication.focusWidget() is button


def test_escape_closes_only_the_list(qtbot: Any, page: NewGamePage) -> None:
    click(page.rows[1].player_button)
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not [sheet for sheet in page.findChildren(ListSheet) if sheet.isVisible()]


def test_several_persons_are_told_about_the_hand_over(page: NewGamePage) -> None:
    assert page.note.text() == ""
    page.set_choice(page.choice.for_players((PERSON, PERSON)))
    assert "hand-over" in page.note.text()


def test_with_bots_only_one_watches(page: NewGamePage) -> None:
    page.set_choice(page.choice.watched())
    assert page.start_button.title.text() == "Watch"


def test_a_name_is_typed_and_an_empty_one_is_the_usual(qtbot: Any, page: NewGamePage) -> None:
    edit = page.rows[0].name_edit
    QTest.keyClicks(edit, "Anna")
    assert started(qtbot, page)[0].name_of(0) == "Anna"
    edit.clear()
    QTest.keyClick(edit, Qt.Key.Key_Space)
    assert started(qtbot, page)[0].name_of(0) == "You"


def test_letters_typed_as_a_name_press_nothing(qtbot: Any, page: NewGamePage) -> None:
    edit = page.rows[0].name_edit
    edit.setFocus()
    with qtbot.assertNotEmitted(page.started), qtbot.assertNotEmitted(page.left):
        QTest.keyClicks(edit, "SNPQW")
    assert edit.text() == "SNPQW"


def test_a_name_given_to_a_person_does_not_pass_to_a_bot(page: NewGamePage) -> None:
    QTest.keyClicks(page.rows[0].name_edit, "Anna")
    click(page.rows[0].player_button)
    click(sheet_over(page, ListSheet).items[1])
    assert page.choice.name_of(0) == "Jora"
    assert page.rows[0].name_edit.text() == ""


def test_a_colour_that_is_taken_is_exchanged(qtbot: Any, page: NewGamePage) -> None:
    click(page.rows[0].look_button)
    sheet = sheet_over(page, LookSheet)
    click(sheet.colors[2])
    click(sheet.marks[1])
    click(sheet.done_button)
    seats = started(qtbot, page)[0].seats
    assert [seat.color for seat in seats] == [2, 1, 0, 3, 4]
    assert seats[0].emblem == "crown"


@pytest.mark.parametrize("color", range(5))
def test_no_two_seats_ever_have_the_same_colour(usual: GameChoice, color: int) -> None:
    for number in range(5):
        choice = usual.with_seat(number, SeatChoice(PERSON, color))
        assert sorted(seat.color for seat in choice.seats) == [0, 1, 2, 3, 4]


def test_variants_are_switched_and_explained(qtbot: Any, page: NewGamePage) -> None:
    click(page.variants["hidden-piles"])
    page.variants["free-raise"].setFocus()
    QTest.keyClick(page.variants["free-raise"], Qt.Key.Key_Return)
    assert started(qtbot, page)[0].variants == ("free-raise", "hidden-piles")
    click(page.variants["free-raise"])
    assert started(qtbot, page)[0].variants == ("hidden-piles",)
    assert page.variants["hidden-piles"].detail.text() == "Points won stay secret until the end."


def test_a_seed_can_be_given(qtbot: Any, page: NewGamePage) -> None:
    QTest.keyClicks(page.seed_edit, " moon ")
    choice, seed = started(qtbot, page)
    assert seed == "moon"
    assert choice.record(seed).seed == "moon"


def test_everything_is_remembered_but_the_seed(settings: QSettings, usual: GameChoice) -> None:
    choice = (
        usual.with_count(3)
        .with_variant("free-raise", on=True)
        .with_seat(1, SeatChoice("random", 4, "Zoë", "moon"))
        .with_seat(4, SeatChoice(PERSON, 0, "ő ł"))
    )
    ChoiceMemory(settings).save(choice)
    settings.sync()
    again = QSettings(settings.fileName(), QSettings.Format.IniFormat)
    assert ChoiceMemory(again).load(game_called("raise")) == choice


@pytest.mark.parametrize(
    "damaged",
    [
        "",
        "{",
        "[]",
        "[[[",
        "null",
        '{"seats": [], "count": 2, "variants": []}',
        '{"seats": [["person", 0, "", ""]], "count": 2, "variants": []}',
        '{"seats": 7, "count": 2, "variants": []}',
        '{"count": 2}',
    ],
)
def test_a_damaged_memory_is_as_good_as_none(settings: QSettings, usual: GameChoice, damaged: str) -> None:
    settings.setValue("new-game/raise", damaged)
    assert ChoiceMemory(settings).load(usual.game) == usual


def test_a_bot_that_no_longer_exists_is_replaced(settings: QSettings, usual: GameChoice) -> None:
    ChoiceMemory(settings).save(usual.with_seat(1, SeatChoice("grandmaster", 1, "Mia", "no emblem")))
    assert ChoiceMemory(settings).load(usual.game).seats[1] == SeatChoice("greedy", 1, "Mia")
