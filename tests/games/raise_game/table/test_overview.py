"""C6: the overview card says what is in the box, lies over the table and goes away again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, QTranslator
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from raise_qt.games.raise_game.components import BLANK, BOLD_VP, CARD_NUMBER, CARD_SYMBOL, CARD_VP, SET, SYMBOLS
from raise_qt.games.raise_game.table.overview import (
    CARD,
    CARDS,
    CLOSE,
    COUNT,
    DICE,
    DIE_STEP,
    HEADERS,
    HEIGHT,
    MARGIN,
    TITLE,
    WIDTH,
    OverviewCard,
    card_step,
    numbers,
    row_rect,
)
from raise_qt.table.art import card_width
from raise_qt.table.preferences import Preferences

SIZES = [(1024, 600), (1440, 900), (3840, 2160), (1024, 1366), (3440, 1000)]


class Table(QWidget):
    """Something below the card that wants keys, too."""

    def __init__(self) -> None:
        super().__init__()
        self.preferences = Preferences(parent=self)
        self.keys: list[int] = []
        self.clicks = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())

    def mousePressEvent(self, event: object) -> None:
        self.clicks += 1


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = Table()
    qtbot.addWidget(table)
    table.resize(1024, 600)
    table.show()
    return table


@pytest.fixture
def card(table: Table) -> OverviewCard:
    card = OverviewCard(table.preferences, table)
    card.show()
    return card


def test_C2_the_numbers_are_those_of_a_set() -> None:
    shown = [(symbol, number, vp) for symbol in range(len(SYMBOLS)) for number, vp in numbers(symbol)]
    assert sorted(shown) == sorted((CARD_SYMBOL[card], CARD_NUMBER[card], CARD_VP[card]) for card in SET)
    assert [[vp for _, vp in numbers(symbol)].count(BOLD_VP) for symbol in range(len(SYMBOLS))] == [1] * 5


def test_C6_it_can_be_heard(card: OverviewCard) -> None:
    words = card.accessibleDescription()
    for part in (
        "diamond: on 3 of 42 faces. Cards: 4, 5, 5, 6, the last one worth 5 points.",
        "gear: on 5 of 42 faces. Cards: 3, 4, 4, 4, 5,",
        "cloud: on 7 of 42 faces. Cards: 2, 3, 3, 3, 4, 5,",
        "hourglass: on 9 of 42 faces. Cards: 1, 2, 2, 3, 3, 3, 4,",
        "bell: on 11 of 42 faces. Cards: 1, 1, 2, 2, 2, 3, 3, 3,",
        "blank: 7 of 42 faces.",
    ):
        assert part in words


def test_everything_has_its_place_on_the_card() -> None:
    rows = [row_rect(row) for row in range(BLANK + 1)]
    parts = [TITLE, CLOSE, QRectF(DICE, HEADERS, WIDTH - MARGIN - DICE, 20), *rows]
    for part in parts:
        assert QRectF(0, 0, WIDTH, HEIGHT).contains(part)
    for one, other in combinations(parts, 2):
        assert not one.intersects(other)
    assert DICE + 11 * DIE_STEP <= COUNT
    assert rows[0].height() >= CARD
    assert card_step() > card_width(CARD)
    assert CARDS + card_width(CARD) + 7 * card_step() <= WIDTH - MARGIN


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_card_lies_in_the_window(table: Table, card: OverviewCard, size: tuple[int, int]) -> None:
    table.resize(*size)
    assert card.geometry() == table.rect()
    assert QRectF(table.rect()).contains(card.card)
    assert card.factor >= 1.0  # on the smallest window every text is just large enough
    assert min(card.close_button.width(), card.close_button.height()) >= 32
    assert card.card.contains(QRectF(card.close_button.geometry()))


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_O])
def test_keys_put_it_away(table: Table, card: OverviewCard, qtbot: QtBot, key: Qt.Key) -> None:
    table.activateWindow()
    qtbot.waitUntil(card.hasFocus)
    qtbot.keyClick(card, key)
    assert not card.isVisible()
    assert table.hasFocus()
    assert table.keys == []


def test_other_keys_do_not_reach_the_table(table: Table, card: OverviewCard, qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_P, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_Tab):
        qtbot.keyClick(card, key)
    assert card.isVisible()
    assert table.keys == []
    qtbot.keyClick(card, Qt.Key.Key_F11)
    assert table.keys == [Qt.Key.Key_F11]


@pytest.mark.parametrize("place", [QPoint(5, 5), QPoint(500, 300)])
def test_a_click_anywhere_puts_it_away(table: Table, card: OverviewCard, qtbot: QtBot, place: QPoint) -> None:
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=place)
    assert not card.isVisible()
    assert table.clicks == 0


def test_its_button_puts_it_away(card: OverviewCard, qtbot: QtBot) -> None:
    qtbot.mouseClick(card.close_button, Qt.MouseButton.LeftButton)
    assert not card.isVisible()


def test_it_comes_back_in_the_size_and_the_theme_of_then(table: Table, card: OverviewCard) -> None:
    before = card.grab().toImage().pixelColor(table.rect().center())
    card.hide()
    table.resize(1440, 900)
    table.preferences.use(theme="day")
    card.show()
    assert card.geometry() == table.rect()
    # Between two cards of the hourglass: the row's colour.
    assert card.grab().toImage().pixelColor(table.rect().center()).lightness() > before.lightness()


class Loud(QTranslator):
    """A language of capitals."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
        return source if "{" in source else source.upper()


@pytest.fixture
def loud(qapp: QCoreApplication) -> Iterator[QTranslator]:
    translator = Loud()
    yield translator
    QCoreApplication.removeTranslator(translator)


def test_another_language_at_once(card: OverviewCard, loud: Loud, qtbot: QtBot) -> None:
    QCoreApplication.installTranslator(loud)
    qtbot.waitUntil(lambda: card.accessibleName() == "OVERVIEW OF DICE AND CARDS")
    assert "HOURGLASS: on 9 of 42 faces" in card.accessibleDescription()
