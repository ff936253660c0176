"""The table as a screen reader finds it, through Qt's own questions."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from raise_qt.core.record import PERSON
from raise_qt.games.raise_game.events import RoundStarted
from raise_qt.games.raise_game.table.page import RaiseTable
from raise_qt.games.raise_game.table.pieces import card_key
from raise_qt.games.raise_game.table.words import Story, card_name, marker_name, roll_words, score_card_name
from raise_qt.table.accessible import Interfaces
from raise_qt.table.stage import PieceItem
from tests.games.raise_game.table.conftest import Sit
from tests.games.raise_game.table.test_table import PATIENCE, places_of, wait_for_turn

Kind = QAccessible.Text
Role = QAccessible.Role


def found(table: RaiseTable) -> list[QAccessibleInterface]:
    """Everything in the view."""
    view = QAccessible.queryAccessibleInterface(table.view)
    return [view.child(i) for i in range(view.childCount())]


def names(table: RaiseTable) -> list[str]:
    return [child.text(Kind.Name) for child in found(table)]


def cards(table: RaiseTable) -> list[QAccessibleInterface]:
    """The own hand."""
    return [child for child in found(table) if child.role() == Role.CheckBox]


def ask_everything(interface: QAccessibleInterface) -> int:
    """Walk through the tree as a screen reader does. How many things there are."""
    interface.text(Kind.Name), interface.state(), interface.rect(), interface.role(), interface.parent()
    interface.textInterface(), interface.valueInterface(), interface.focusChild()
    children = [interface.child(i) for i in range(interface.childCount())]
    return 1 + sum(ask_everything(child) for child in children)


@pytest.fixture
def _active() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def table(sit: Sit, qtbot: QtBot) -> RaiseTable:
    """The person's first turn on the track, against two others."""
    table = sit(PERSON, "greedy", "greedy").table
    wait_for_turn(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_1)
    QTest.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(table.picture.track) and bool(table.choice.legal), timeout=PATIENCE)
    return table


def test_everything_is_read_in_order(table: RaiseTable) -> None:
    picture = table.picture
    assert picture.score_card is not None
    hand = [card_name(held.card, picture.values) for held in table.hand if held.card is not None]
    read = names(table)
    assert read[0] == table.look.panels.prompt
    assert read[1 : 1 + len(hand)] == hand
    players = read[1 + len(hand) : 4 + len(hand)]
    assert [words.split(",")[0] for words in players] == ["Seat 0", "Seat 1", "Seat 2"]
    markers = read[4 + len(hand) : 7 + len(hand)]
    for (field, seat), words in zip(picture.track, markers, strict=True):
        assert f"{'Your marker' if seat == 0 else f'Seat {seat}'} on field {field}" in words
    number, score, pot = read[7 + len(hand) : 10 + len(hand)]
    assert str(picture.rounds) in number
    assert score == score_card_name(picture.score_card)
    assert str(picture.pot_vp + picture.score_card) in pot
    assert read[10 + len(hand) : -1] == [card_name(held.card, picture.values) for held in picture.pot]  # type: ignore[arg-type]
    assert read[-1].endswith(roll_words(picture.dice))


def test_the_viewer_is_spoken_to_and_no_value_is_told_before_the_dice_have_fallen() -> None:
    assert card_name(0, []) == "diamond 4, 1 VP"
    assert card_name(0, [8] * 30) == "diamond 4, worth 8 this round, 1 VP"
    assert marker_name("Anna", True, 7, 1, 2) == "Your marker on field 7, number 2 of 2 from the bottom"
    begun = RoundStarted(1, 0, 10, (0,) * 7, ())
    assert "You roll diamond" in Story(["Anna", "Bea"], 0).tell(begun)
    assert "Anna rolls diamond" in Story(["Anna", "Bea"], 1).tell(begun)


def test_every_named_piece_is_read(table: RaiseTable) -> None:
    named = {item for item in table.stage.pieces.values() if item.objectName()}
    assert {child.object() for child in found(table) if isinstance(child.object(), PieceItem)} == named


def test_the_view_has_a_name_and_says_the_prompt(table: RaiseTable) -> None:
    view = QAccessible.queryAccessibleInterface(table.view)
    assert view.text(Kind.Name)
    assert view.text(Kind.Description) == table.look.panels.prompt != ""


def test_a_panel_says_all_that_stands_in_it(table: RaiseTable) -> None:
    words = next(name for name in names(table) if name.startswith("Seat 1"))
    hand, pile = len(table.picture.hands[1]), table.picture.draw_sizes[1]
    for part in ("Greedy", f"{hand} card", f"{pile} in the pile", "0 VP", "field"):
        assert part in words


def test_hidden_piles_are_not_read(sit: Sit, qtbot: QtBot) -> None:
    table = sit(PERSON, "greedy", hidden_piles=True).table
    wait_for_turn(qtbot, table)
    assert all("VP hidden" in name for name in names(table) if name.startswith("Seat"))


def test_states_follow_the_keys(table: RaiseTable) -> None:
    first, second, *_ = cards(table)
    QTest.keyClick(table, Qt.Key.Key_2)
    assert (first.state().checked, second.state().checked) == (0, 1)
    assert (first.state().focused, second.state().focused) == (0, 1)
    assert second.state().focusable
    assert second.text(Kind.Accelerator) == "2"
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert (first.state().focused, second.state().focused) == (1, 0)
    QTest.keyClick(table, Qt.Key.Key_2)
    assert not second.state().checked
    page = QAccessible.queryAccessibleInterface(table)
    assert page.focusChild() is second
    assert not page.state().focused, "the card is"


def test_a_screen_reader_chooses_a_card(table: RaiseTable) -> None:
    third = cards(table)[2]
    third.actionInterface().doAction("Press")
    assert third.state().checked
    assert table.choice.numbers == {table.hand[2].number}
    third.actionInterface().doAction("Toggle")
    assert not table.choice.numbers
    cards(table)[0].actionInterface().doAction("SetFocus")
    assert table.focused == 0


def test_cards_that_fit_no_move_are_disabled(table: RaiseTable) -> None:
    usable = table.choice.usable
    assert usable is not None
    assert [not card.state().disabled for card in cards(table)] == [held.card in usable for held in table.hand]
    table.choice.ask(())
    table._refresh()
    assert all(card.state().disabled for card in cards(table)), "it is not the person's turn"


@pytest.mark.parametrize("size", [(1024, 600), (1440, 900)])
def test_rectangles_are_in_the_window_and_on_the_items(table: RaiseTable, size: tuple[int, int]) -> None:
    table.resize(*size)
    window = table.rect().translated(table.mapToGlobal(table.rect().topLeft()))
    for child in found(table):
        assert not child.rect().isEmpty()
        assert window.contains(child.rect())
        assert not child.state().invisible
        item = child.object()
        if isinstance(item, PieceItem):
            centre = table.view.viewport().mapToGlobal(table.view.mapFromScene(item.scenePos()))
            assert (child.rect().center() - centre).manhattanLength() <= 4
    for held, child in zip(table.hand, cards(table), strict=True):
        assert child.object() is table.stage.pieces[card_key(held)]
        centre = child.rect().center()
        hit = QAccessible.queryAccessibleInterface(table.view).childAt(centre.x(), centre.y())
        assert hit is child


def test_the_first_round_is_named_while_the_hands_are_dealt(sit: Sit, qtbot: QtBot) -> None:
    table = sit(PERSON, "greedy", speed="slow").table
    qtbot.waitUntil(lambda: table.picture.rounds > 0)
    assert table.picture.number == 0, "no round has begun"
    assert "Round 1 of 8" in names(table)


def test_every_visible_button_has_a_name(table: RaiseTable) -> None:
    table.toggle_log()
    buttons = [button for button in table.findChildren(QAbstractButton) if button.isVisible()]
    assert len(buttons) >= 5
    for button in buttons:
        assert QAccessible.queryAccessibleInterface(button).text(Kind.Name)


def test_nobody_hears_the_cards_of_another(sit: Sit, qtbot: QtBot) -> None:
    table = sit(PERSON, PERSON).table
    qtbot.waitUntil(table.hand_over.isVisible)
    assert names(table) == []
    QTest.keyClick(table.hand_over, Qt.Key.Key_Return)
    wait_for_turn(qtbot, table)
    assert len(cards(table)) == 6
    QTest.keyClick(table, Qt.Key.Key_1)
    QTest.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(table.hand_over.isVisible)
    assert names(table) == []


@pytest.mark.usefixtures("_active")
def test_whole_games_are_watched_and_read(sit: Sit, qtbot: QtBot) -> None:
    for seats in (2, 3, 4):
        table = sit(*["greedy"] * seats).table
        asked = 0
        while table.picture.ended is None:
            asked += ask_everything(QAccessible.queryAccessibleInterface(table))
            qtbot.wait(1)
        assert asked > 1000
        table.close()
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert len(Interfaces.of_application().alive) < 100


@pytest.mark.usefixtures("_active")
def test_a_round_is_played_by_a_screen_reader(sit: Sit, qtbot: QtBot) -> None:
    table = sit(PERSON, "random", seed="spoken").table
    while wait_for_turn(qtbot, table) and table.picture.number == 1:
        move = max(table.choice.legal, key=len)
        for place in places_of(table, move):
            cards(table)[place].actionInterface().doAction("Press")
        button = table.controls.confirm if move else table.controls.passing
        QAccessible.queryAccessibleInterface(button).actionInterface().doAction("Press")
        assert button.isDown(), "Qt shows the click for a moment"
        qtbot.waitUntil(lambda button=button: not button.isDown())
    assert table.picture.number == 2
