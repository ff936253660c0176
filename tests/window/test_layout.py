"""Nothing is cut off and nothing overlaps, at any size, in both languages. Rectangles are compared, not pixels."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPushButton, QWidget

from raise_qt.core.bot import Rating
from raise_qt.table.preferences import Preferences
from raise_qt.table.theme import THEMES
from raise_qt.window.buttons import Button, KeyButton
from raise_qt.window.game_choice import GameChoice, SeatChoice
from raise_qt.window.languages import Languages
from raise_qt.window.look_sheet import LookSheet
from raise_qt.window.new_game_page import NewGamePage
from raise_qt.window.opponent_sheet import OpponentSheet
from raise_qt.window.page import Page
from raise_qt.window.rules_page import RulesPage
from raise_qt.window.settings_page import SettingsPage
from raise_qt.window.start_page import StartPage
from raise_qt.window.style import RING
from tests.window.conftest import OpenProgram

SIZES = [QSize(1024, 600), QSize(1440, 900), QSize(1024, 1400), QSize(3440, 1440), QSize(3840, 2160)]
LONGEST = "W" * 16


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: Any, preferences: Preferences) -> Any:
    preferences.use(language=request.param)
    languages = Languages(qapp, preferences)
    yield request.param
    languages.close()


@pytest.fixture
def rated(monkeypatch: pytest.MonkeyPatch, usual: GameChoice) -> None:
    """As much to say about every opponent as there can be."""
    monkeypatch.setattr(type(usual.game), "ratings", dict.fromkeys(usual.game.bots, Rating(1999, 12)))


@pytest.fixture
def pages(
    qtbot: Any, rated: None, language: str, preferences: Preferences, usual: GameChoice, tmp_path: Any
) -> list[Page]:
    crowded = usual.with_count(5)
    for number in range(5):
        player = crowded.seats[number].player
        crowded = crowded.with_seat(number, SeatChoice(player, crowded.seats[number].color, LONGEST))
    start, busy = (StartPage(preferences, [usual.game], usual) for _ in range(2))
    busy.set_unfinished(usual.record("moon"))
    built: list[Page] = [
        start,
        busy,
        NewGamePage(preferences, usual),
        NewGamePage(preferences, crowded),
        SettingsPage(preferences, tmp_path),
        RulesPage(preferences, usual.game),
    ]
    for page in built:
        qtbot.addWidget(page)
    return built


def shown(page: Page, size: QSize) -> None:
    page.resize(size)
    page.show()
    QApplication.processEvents()
    assert page.size() == size


def place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


def visible(page: QWidget, kind: type[Any]) -> list[Any]:
    return [w for w in page.findChildren(kind) if w.isVisibleTo(page) and not w.size().isEmpty()]


def assert_texts_fit(page: QWidget) -> None:
    for label in visible(page, QLabel):
        if not label.text():
            continue
        inside = label.contentsRect()
        if label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        else:
            assert label.fontMetrics().horizontalAdvance(label.text()) <= inside.width(), label.text()
            assert label.fontMetrics().height() <= inside.height() + 2, label.text()
        assert label.fontMetrics().height() >= QFontMetrics(label.font()).height()
        assert label.font().pixelSize() >= 11, label.text()
    for button in visible(page, QPushButton):
        room = button.width() - 2 * RING
        assert button.fontMetrics().horizontalAdvance(button.text()) <= room, button.text()
        assert button.icon().isNull() or button.iconSize().width() <= room, button.accessibleName()
        assert button.layout() is None or button.minimumSizeHint().width() <= button.width(), button.accessibleName()
    for edit in visible(page, QLineEdit):
        text = edit.text() or edit.placeholderText()
        assert edit.fontMetrics().horizontalAdvance(text) <= edit.width() - 16, text


def assert_nothing_overlaps(page: QWidget) -> None:
    parts = [*visible(page, QAbstractButton), *visible(page, QLineEdit)]
    parts += [label for label in visible(page, QLabel) if not isinstance(label.parentWidget(), QAbstractButton)]
    for part in parts:
        assert page.rect().contains(place(part, page)), part
    for one, other in combinations(parts, 2):
        assert not place(one, page).intersects(place(other, page)), (one, other)


def assert_large_enough_to_press(page: QWidget) -> None:
    for part in [*visible(page, QAbstractButton), *visible(page, QLineEdit)]:
        assert min(part.width(), part.height()) >= 32, part.accessibleName()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_every_page_fits(pages: list[Page], size: QSize) -> None:
    for page in pages:
        shown(page, size)
        assert_texts_fit(page)
        assert_nothing_overlaps(page)
        assert_large_enough_to_press(page)
        page.hide()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_the_sheets_fit(pages: list[Page], size: QSize) -> None:
    page = pages[3]
    assert isinstance(page, NewGamePage)
    shown(page, size)
    page._choose_look(4)
    assert_sheet_fits(page, LookSheet).close_sheet()
    page._choose_player(4)
    levels = assert_sheet_fits(page, OpponentSheet).levels.buttons
    for button in levels:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert_sheet_fits(page, OpponentSheet)


def assert_sheet_fits(page: Page, kind: type[Any]) -> Any:
    QApplication.processEvents()
    sheet = next(sheet for sheet in page.findChildren(kind) if sheet.isVisible())
    assert sheet.rect().contains(sheet.panel.geometry())
    assert_texts_fit(sheet.panel)
    assert_nothing_overlaps(sheet.panel)
    assert_large_enough_to_press(sheet.panel)
    return sheet


@pytest.mark.parametrize("language_code", ["en", "de"])
def test_the_menu_and_messages_fit(open_program: OpenProgram, language_code: str) -> None:
    program = open_program(size=(1024, 600), language=language_code)
    for size in SIZES[:2]:
        program.window.resize(size)
        program.window.open_menu()
        QApplication.processEvents()
        assert program.window._sheet is not None
        assert_texts_fit(program.window._sheet.panel)
        assert_nothing_overlaps(program.window._sheet.panel)
        program.window.close_sheet()
    program.window.tell("“A file with a rather long name.raise” cannot be opened", "This is a longer sentence. " * 8)
    QApplication.processEvents()
    assert_texts_fit(program.window._sheet.panel)
    assert_nothing_overlaps(program.window._sheet.panel)


def test_resizing_back_and_forth_ends_where_it_began(pages: list[Page]) -> None:
    page = pages[0]
    assert isinstance(page, StartPage)
    shown(page, SIZES[0])
    before = place(page.play_button, page)
    shown(page, SIZES[4])
    assert place(page.play_button, page) != before
    shown(page, SIZES[0])
    assert place(page.play_button, page) == before


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_is_visible_on_every_control(
    qtbot: Any, pages: list[Page], preferences: Preferences, theme: str
) -> None:
    preferences.use(theme=theme)
    ring = QColor(THEMES[theme].focus)
    for page in pages[1:5]:
        shown(page, SIZES[1])
        qtbot.waitActive(page)
        for control in [*visible(page, Button), *visible(page, QLineEdit)]:
            control.setFocus(Qt.FocusReason.TabFocusReason)
            assert control.hasFocus(), control.accessibleName()
            edge = control.grab().toImage().pixelColor(control.width() // 2, 1)
            assert _distance(edge, ring) < 0.25, (control.accessibleName(), edge.name())
        page.hide()


def _distance(one: QColor, other: QColor) -> float:
    pairs = zip(one.getRgbF()[:3], other.getRgbF()[:3], strict=True)
    return max(abs(a - b) for a, b in pairs)


def test_every_control_has_a_name_for_a_screen_reader(pages: list[Page]) -> None:
    for page in pages:
        shown(page, SIZES[1])
        for control in [*visible(page, QAbstractButton), *visible(page, QLineEdit)]:
            assert control.accessibleName() or control.text(), control
        page.hide()


def test_a_button_is_pressed_once_by_each_way(qtbot: Any) -> None:
    button = KeyButton("primary")
    qtbot.addWidget(button)
    button.show()
    presses: list[bool] = []
    button.clicked.connect(lambda: presses.append(True))
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    touch = QTest.createTouchDevice()
    middle = button.rect().center()
    QTest.touchEvent(button, touch).press(0, middle, button).commit()
    QTest.touchEvent(button, touch).release(0, middle, button).commit()
    assert len(presses) == 4
