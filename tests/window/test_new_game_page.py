"""The new game page by mouse and by keyboard, and what is remembered of it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from raise_qt.core.bot import Rating
from raise_qt.core.record import PERSON
from raise_qt.core.registry import game_called
from raise_qt.table.preferences import Preferences
from raise_qt.window.game_choice import ChoiceMemory, GameChoice, SeatChoice
from raise_qt.window.look_sheet import LookSheet
from raise_qt.window.new_game_page import NewGamePage
from raise_qt.window.opponent_sheet import OpponentSheet
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
    page.seed_edit.setFocus()
    with qtbot.waitSignal(page.started, timeout=1000):
        QTest.keyClick(page.seed_edit, Qt.Key.Key_Return)
    page.back_button.setFocus()
    with qtbot.waitSignal(page.started, timeout=1000):
        QTest.keyClick(page.back_button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_enter_leads_from_name_to_name_and_then_to_the_button(qtbot: Any, page: NewGamePage) -> None:
    told: list[object] = []
    page.started.connect(lambda *choice: told.append(choice))
    page.rows[0].name_edit.setFocus()
    for number in range(4):
        assert page.focusWidget() is page.rows[number].name_edit
        QTest.keyClicks(page.focusWidget(), f"Name {number}")
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert page.focusWidget() is page.start_button
    assert told == [], "nobody starts a game by entering a name"
    assert [seat.name for seat in page.choice.playing] == [f"Name {number}" for number in range(4)]


@pytest.mark.parametrize(("key", "step"), [(Qt.Key.Key_Up, -1), (Qt.Key.Key_Down, 1)])
def test_up_and_down_leave_a_row_of_choices(qtbot: Any, page: NewGamePage, key: Qt.Key, step: int) -> None:
    level = page.levels.value
    page.levels.buttons[page.levels._group.checkedId()].setFocus()
    QTest.keyClick(page.focusWidget(), key)
    expected = page.counts.buttons[2] if step < 0 else page.rows[0].look_button
    assert page.focusWidget() is expected
    assert page.levels.value == level


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


RATINGS = {"casual:gambler": Rating(1320, 9), "casual": Rating(1301, 8)}


@pytest.fixture
def rated(monkeypatch: pytest.MonkeyPatch, usual: GameChoice) -> None:
    """The opponents have been measured, two of them at least."""
    monkeypatch.setattr(type(usual.game), "ratings", RATINGS)


def choose_player(page: NewGamePage, number: int) -> OpponentSheet:
    click(page.rows[number].player_button)
    sheet = sheet_over(page, OpponentSheet)
    assert isinstance(sheet, OpponentSheet)
    return sheet


def names(sheet: OpponentSheet) -> list[str]:
    return [button.name.text() for button in sheet.characters]


def test_a_seat_can_be_anybodys(qtbot: Any, page: NewGamePage) -> None:
    sheet = choose_player(page, 2)
    assert names(sheet) == ["Mira", "Bruno", "Edda", "Tilo", "Jora"]
    assert [button.isChecked() for button in sheet.characters] == [False, True, False, False, False]
    click(sheet.levels.buttons[4])
    assert names(sheet) == ["Selma", "Rafael", "Wanda", "Kenji", "Ilka"]
    assert not any(button.isChecked() for button in sheet.characters)
    assert sheet.level_detail.text() == "think ahead and forgive nothing"
    assert sheet.characters[3].style_.text() == "Bluffer"
    assert sheet.characters[3].detail.text() == "opens high, and gives in sooner"
    click(sheet.characters[3])
    choice = started(qtbot, page)[0]
    assert choice.seats[2].player == "expert:bluffer"
    assert choice.name_of(2) == "Kenji"
    row = page.rows[2]
    assert row.name_edit.placeholderText() == "Kenji"
    points = page.choice.game.ratings["expert:bluffer"].points
    assert (row.player_button.title.text(), row.player_button.detail.text()) == ("Bluffer", f"Expert · {points}")


def test_a_person_can_take_a_seat_and_give_it_back(page: NewGamePage) -> None:
    click(choose_player(page, 1).person_button)
    assert page.choice.seats[1].player == PERSON
    assert page.rows[1].player_button.title.text() == "Person"
    sheet = choose_player(page, 1)
    assert sheet.person_button.isChecked()
    assert names(sheet)[0] == "Mira"  # the level of the others
    click(sheet.characters[0])
    assert page.choice.seats[1].player == "casual"


def test_a_seat_can_be_chosen_with_keys_alone(page: NewGamePage) -> None:
    button = page.rows[1].player_button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)  # Mira, Bruno
    for _ in range(4):  # Club, Strong, Expert, and no further
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.choice.seats[1].player == "strong:gambler"
    assert QApplication.focusWidget() is button


def test_the_level_can_be_chosen_with_tab_and_arrows(page: NewGamePage) -> None:
    sheet = choose_player(page, 1)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is sheet.levels.buttons[1]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert names(sheet) == ["Pia", "Finn", "Lotte", "Oskar", "Ines"]
    assert QApplication.focusWidget() is sheet.levels.buttons[0]


def test_ratings_are_shown_where_they_were_measured(rated: None, page: NewGamePage) -> None:
    page.retranslate()
    assert page.rows[2].player_button.detail.text() == "Casual · 1320"
    assert page.rows[3].player_button.detail.text() == "Casual"
    sheet = choose_player(page, 1)
    assert [button.rating.text() for button in sheet.characters] == ["1301", "1320", "", "", ""]
    assert sheet.characters[1].accessibleName() == "Bruno, Casual, Gambler, rating 1320"
    assert sheet.characters[1].toolTip() == "Rating 1320 ± 9"
    click(sheet.levels.buttons[2])
    assert not any(button.toolTip() for button in sheet.characters)
    assert sheet.note.isVisible()


def test_without_ratings_nothing_speaks_of_them(monkeypatch: pytest.MonkeyPatch, page: NewGamePage) -> None:
    monkeypatch.setattr(type(page.choice.game), "ratings", {})
    sheet = choose_player(page, 1)
    assert sheet.characters[1].accessibleName() == "Bruno, Casual, Gambler"
    assert not sheet.note.isVisible()


def test_one_press_sets_the_level_of_all_opponents(qtbot: Any, page: NewGamePage) -> None:
    assert page.levels.value == 1
    click(page.levels.buttons[3])
    choice = started(qtbot, page)[0]
    assert [seat.player for seat in choice.playing] == [PERSON, "strong", "strong:gambler", "strong:miser"]
    assert [choice.name_of(number) for number in range(4)] == ["You", "Amara", "Viktor", "Greta"]
    click(page.counts.buttons[3])
    assert page.choice.playing[4].player == "strong:hoarder"  # a fifth is no weaker
    page.levels.buttons[3].setFocus()
    QTest.keyClick(page.levels.buttons[3], Qt.Key.Key_Right)
    assert {seat.player.partition(":")[0] for seat in page.choice.playing[1:]} == {"expert"}


def test_different_levels_are_no_level(page: NewGamePage) -> None:
    sheet = choose_player(page, 1)
    click(sheet.levels.buttons[0])
    click(sheet.characters[0])
    assert page.levels.value is None
    stops = [button for button in page.levels.buttons if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == page.levels.buttons[:1]
    click(page.levels.buttons[1])
    assert page.levels.value == 1
    assert page.choice.seats[1].player == "casual"
    stops = [button for button in page.levels.buttons if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == page.levels.buttons[1:2]


def test_who_plays_without_a_style_gets_one_nobody_has(usual: GameChoice) -> None:
    choice = usual.for_players((PERSON, "greedy", "casual", "random", "greedy")).with_level(4)
    assert [seat.player for seat in choice.seats[1:]] == [
        "expert:gambler",
        "expert",
        "expert:miser",
        "expert:bluffer",
    ]


def test_without_opponents_there_is_no_level_to_choose(page: NewGamePage) -> None:
    assert page.levels.isVisible()
    page.set_choice(page.choice.for_players((PERSON, PERSON)))
    assert not page.levels.isVisible()


def test_a_given_name_stays_when_only_the_level_changes(page: NewGamePage) -> None:
    QTest.keyClicks(page.rows[1].name_edit, "Otto")
    click(page.levels.buttons[4])
    assert page.choice.name_of(1) == "Otto"
    click(choose_player(page, 1).characters[2])
    assert page.choice.name_of(1) == "Wanda"


def test_no_two_opponents_have_the_same_name(usual: GameChoice) -> None:
    twins = usual.for_players((PERSON, "casual", "casual", "greedy", "casual"))
    assert [twins.name_of(number) for number in range(1, 5)] == ["Mira", "Mira 2", "Robin", "Mira 3"]
    named = twins.with_seat(0, SeatChoice(PERSON, 0, "Mira"))
    assert [named.name_of(number) for number in range(5)] == ["Mira", "Mira 2", "Mira 3", "Robin", "Mira 4"]
    assert named.usual_name(0) == "You"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", range(5))
def test_the_watched_are_all_different_and_on_one_level(usual: GameChoice, players: int, level: int) -> None:
    watched = usual.with_count(players).with_level(level).watched()
    assert len({seat.player for seat in watched.playing}) == players
    assert watched.level == level


def test_escape_closes_only_the_sheet(qtbot: Any, page: NewGamePage) -> None:
    choose_player(page, 1)
    with qtbot.assertNotEmitted(page.left):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not [sheet for sheet in page.findChildren(OpponentSheet) if sheet.isVisible()]


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
    click(choose_player(page, 0).characters[3])
    assert page.choice.name_of(0) == "Tilo"
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
    assert ChoiceMemory(settings).load(usual.game).seats[1] == SeatChoice("casual", 1, "Mia")


def test_a_choice_of_an_older_version_still_loads(qtbot: Any, settings: QSettings, usual: GameChoice) -> None:
    seats = '["person", 0, "", ""], ["greedy", 1, "", ""], ["random", 2, "", ""], ["greedy", 3, "", ""]'
    settings.setValue("new-game/raise", f'{{"seats": [{seats}, ["greedy", 4, "", ""]], "count": 4, "variants": []}}')
    choice = ChoiceMemory(settings).load(usual.game)
    assert [seat.player for seat in choice.playing] == [PERSON, "greedy", "random", "greedy"]
    assert len({choice.name_of(number) for number in range(5)}) == 5
    page = NewGamePage(Preferences(), choice)
    qtbot.addWidget(page)
    assert [row.player_button.title.text() for row in page.rows[1:3]] == ["Thrifty", "Carefree"]
    assert page.levels.value is None
