"""The start page by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from raise_qt.core.record import PERSON
from raise_qt.games.raise_game.game import RaiseGame
from raise_qt.table.preferences import Preferences
from raise_qt.window.buttons import ENTER
from raise_qt.window.game_choice import GameChoice
from raise_qt.window.start_page import StartPage

SIGNALS = {
    "play": ("play_button", Qt.Key.Key_P),
    "go_on": ("continue_button", Qt.Key.Key_C),
    "new_game": ("new_button", Qt.Key.Key_N),
    "watch": ("watch_button", Qt.Key.Key_W),
    "rules": ("rules_link", Qt.Key.Key_R),
    "open_record": ("open_link", Qt.Key.Key_O),
    "settings": ("settings_link", Qt.Key.Key_S),
    "quit": ("quit_link", Qt.Key.Key_Q),
}


@pytest.fixture
def page(qtbot: Any, preferences: Preferences, usual: GameChoice) -> StartPage:
    page = StartPage(preferences, [usual.game], usual)
    qtbot.addWidget(page)
    page.set_unfinished(usual.record("moon"))
    page.resize(1440, 900)
    page.show()
    qtbot.waitActive(page)
    page.first_focus().setFocus()
    return page


@pytest.mark.parametrize("name", SIGNALS)
def test_a_click_presses_each_button(qtbot: Any, page: StartPage, name: str) -> None:
    with qtbot.waitSignal(getattr(page, name), timeout=1000):
        QTest.mouseClick(getattr(page, SIGNALS[name][0]), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("name", SIGNALS)
def test_its_key_presses_each_button(qtbot: Any, page: StartPage, name: str) -> None:
    with qtbot.waitSignal(getattr(page, name), timeout=1000):
        QTest.keyClick(page.window(), SIGNALS[name][1])


@pytest.mark.parametrize("name", SIGNALS)
def test_every_key_is_shown_on_its_button(page: StartPage, name: str) -> None:
    button = getattr(page, SIGNALS[name][0])
    assert button.key.isVisible()
    assert button.key.text() in (ENTER, chr(SIGNALS[name][1].value))


def test_enter_continues_if_there_is_something_to_continue(qtbot: Any, page: StartPage) -> None:
    assert page.continue_button.key.text() == ENTER
    with qtbot.waitSignal(page.go_on, timeout=1000):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)


def test_enter_continues_also_if_the_focus_comes_later(qtbot: Any, page: StartPage, usual: GameChoice) -> None:
    """The unfinished game is found while the desktop may still be about to give the window the focus."""
    page.set_unfinished(None)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not page.isActiveWindow())
    page.set_unfinished(usual.record("moon"))
    assert page.focusWidget() is page.continue_button


def test_enter_plays_otherwise(qtbot: Any, page: StartPage) -> None:
    page.set_unfinished(None)
    assert page.continue_button.isHidden()
    assert page.play_button.key.text() == ENTER
    assert page.focusWidget() is page.play_button
    with qtbot.waitSignal(page.play, timeout=1000):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Enter)


def test_enter_presses_whatever_has_the_focus(qtbot: Any, page: StartPage) -> None:
    page.watch_button.setFocus()
    with qtbot.waitSignal(page.watch, timeout=1000):
        QTest.keyClick(page.watch_button, Qt.Key.Key_Return)


def test_tab_reaches_every_button(page: StartPage) -> None:
    reached = set()
    for _ in range(20):
        reached.add(page.focusWidget())
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert {getattr(page, name) for name, _ in SIGNALS.values()} <= reached


def test_the_prominent_button_is_the_likely_wish(page: StartPage) -> None:
    assert page.continue_button.property("role") == "primary"
    assert page.play_button.property("role") == "secondary"
    page.set_unfinished(None)
    assert page.play_button.property("role") == "primary"


def test_play_says_who_plays(page: StartPage, usual: GameChoice) -> None:
    assert page.play_button.detail.text() == "You against Mira, Bruno and Edda · Casual"
    page.set_choice(usual.for_players((PERSON, PERSON, "random")))
    assert page.play_button.detail.text() == "Player 1 and Player 2 against Robin · Carefree"
    page.set_choice(usual.for_players(("greedy", "random")))
    assert page.play_button.detail.text() == "Robin and Kim"
    page.set_choice(usual.for_players((PERSON, "club:miser", "club")))
    assert page.play_button.detail.text() == "You against Knut and Henrik · Club"
    page.set_choice(usual.for_players((PERSON, "club", "expert")))
    assert page.play_button.detail.text() == "You against Henrik and Selma"


def test_continue_says_how_far_the_game_is(qtbot: Any, page: StartPage, usual: GameChoice) -> None:
    assert page.continue_button.detail.text().startswith("You against Mira, Bruno and Edda · 0")


class OtherGame(RaiseGame):
    """Another game in the box, without any words of its own."""

    name: ClassVar[str] = "other"
    title: ClassVar[str] = "Other"
    players: ClassVar[range] = range(2, 4)


OtherGame.__module__ = "raise_qt.games.other.game"


def test_a_single_game_needs_no_row_of_games(page: StartPage) -> None:
    assert page.cards.isHidden()


def test_more_games_appear_as_cards(qtbot: Any, preferences: Preferences, usual: GameChoice) -> None:
    other = OtherGame()
    page = StartPage(preferences, [usual.game, other], usual)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()
    assert not page.cards.isHidden()
    assert [card.title.text() for card in page.cards.cards] == ["Raise", "Other"]
    assert [card.detail.text() for card in page.cards.cards] == ["2–5 · Cards and dice", "2–3"]
    assert page.cards.cards[0].isChecked()
    assert page.cards.geometry().bottom() < 600
    assert page.rules_link.mapTo(page, page.rules_link.rect().bottomLeft()).y() < page.cards.y()
    with qtbot.waitSignal(page.game_chosen, timeout=1000) as chosen:
        QTest.mouseClick(page.cards.cards[1], Qt.MouseButton.LeftButton)
    assert chosen.args == [other]
    page.set_choice(GameChoice.usual(other))
    assert page.title.text() == "Other"
    assert page.cards.cards[1].isChecked()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440)])
def test_long_names_give_way_but_how_far_the_game_is_stays(
    page: StartPage, usual: GameChoice, size: tuple[int, int]
) -> None:
    choice = usual.with_count(5)
    for number in range(5):
        choice = choice.with_seat(number, replace(choice.seats[number], name="W" * 16))
    page.set_choice(choice)
    page.set_unfinished(choice.record("moon"))
    page.resize(*size)
    for button, rest in ((page.continue_button, " · 0 move(s)"), (page.play_button, " · Casual")):
        shown = button.detail.text()
        assert shown.endswith(f"…{rest}")
        assert button.detail.fontMetrics().horizontalAdvance(shown) <= button.detail.width(), "nothing is cut off"
        assert "W" * 16 + rest in button.accessibleDescription(), "a screen reader has time"
    page.resize(6000, 1440)
    page.set_choice(usual)
    assert "…" not in page.play_button.detail.text()
