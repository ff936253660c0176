"""What the person must not miss, and what must not get in the person's way, between one thing and the next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from raise_qt.core.record import PERSON
from raise_qt.games.raise_game.events import RoundWon
from raise_qt.games.raise_game.table.page import RaiseTable
from raise_qt.games.raise_game.table.pieces import card_key, chip_key
from tests.games.raise_game.table.conftest import Sit
from tests.games.raise_game.table.test_table import wait_for_turn

PATIENCE = 20_000


def play_first_legal(qtbot: QtBot, table: RaiseTable) -> bool:
    """The person passes if that is possible and lays any card if not. Whether the game goes on."""
    if not wait_for_turn(qtbot, table):
        return False
    if table.controls.passing.isEnabled():
        QTest.keyClick(table, Qt.Key.Key_P)
    else:
        QTest.keyClick(table, Qt.Key.Key_1)
        QTest.keyClick(table, Qt.Key.Key_Return)
    return True


def play_until_round(qtbot: QtBot, table: RaiseTable, number: int) -> None:
    while table.picture.number < number or table.picture.round_won is not None or not table.choice.legal:
        assert play_first_legal(qtbot, table)
        qtbot.waitUntil(lambda: bool(table.choice.legal), timeout=PATIENCE)


def test_without_animation_the_winner_of_a_round_stays_in_sight_while_the_game_goes_on(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy").table
    assert table.view.banner is None
    play_until_round(qtbot, table, 2)
    won = next(event for event in reversed(table.playback.story()) if isinstance(event, RoundWon))
    assert table.picture.round_won is None, "the next round is under way"
    assert table.view.banner is not None
    assert str(won.round.score_card + won.round.pot_vp) in table.view.banner[0]
    table.view._lingering.timeout.emit()
    assert table.view.banner is None, "it goes by itself"


def test_whoever_plays_on_has_seen_who_won(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy").table
    play_until_round(qtbot, table, 2)
    assert table.view.banner is not None
    QTest.keyClick(table, Qt.Key.Key_1)
    assert table.view.banner is not None, "choosing is not yet playing"
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert table.view.banner is None


def test_undo_can_be_pressed_only_when_there_is_something_to_take_back(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy").table
    wait_for_turn(qtbot, table)
    assert not table.controls.undo.isEnabled()
    play_first_legal(qtbot, table)
    wait_for_turn(qtbot, table)
    assert table.controls.undo.isEnabled()
    QTest.mouseClick(table.controls.undo, Qt.MouseButton.LeftButton)
    wait_for_turn(qtbot, table)
    assert not table.controls.undo.isEnabled(), "back at the first decision"


def test_esc_while_the_end_is_being_shown_leads_to_the_final_page(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, "greedy")
    table = place.table
    left: list[str] = []
    table.left.connect(lambda: left.append("left"))
    table.done.connect(lambda: left.append("done"))
    play_until_round(qtbot, table, table.picture.rounds or 8)
    place.preferences.use(speed="slow")
    while table.playback.told.ended is None:
        if table.choice.legal and not table.show_.busy:
            play_first_legal(qtbot, table)
        table.skip()
        qtbot.wait(1)
    assert table.show_.busy
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert left == ["done"]
    assert not table.show_.busy


def test_sums_stay_with_their_cards(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, "greedy", start=False)
    table = place.table
    place.session.start()
    wait_for_turn(qtbot, table)
    resting = {held.number: offset(table, held) for held in table.hand}
    place.preferences.use(speed="slow")
    QTest.keyClick(table, Qt.Key.Key_1)
    laid = table.hand[0]
    QTest.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: laid not in table.hand, timeout=PATIENCE)
    assert table.stage.moving
    table.stage._clock.setCurrentTime(table.stage._clock.duration() // 3)
    assert len(table.hand) == len(resting) - 1
    for held in table.hand:
        x, y = offset(table, held)
        assert abs(x - resting[held.number][0]) < 12
        assert abs(y - resting[held.number][1]) < 12


def offset(table: RaiseTable, held: object) -> tuple[float, float]:
    card, chip = table.stage.pieces[card_key(held)], table.stage.pieces[chip_key(held)]  # type: ignore[arg-type]
    return chip.x() - card.x(), chip.y() - card.y()


def test_no_sum_is_told_before_the_dice_have_fallen(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy", speed="slow").table
    qtbot.waitUntil(lambda: table.picture.number == 1 and not table.picture.dice, timeout=PATIENCE)
    while not table.picture.dice:
        assert not [key for key in table.stage.pieces if isinstance(key, tuple) and key[0] == "chip"]
        table.skip()
        qtbot.wait(1)
    wait = [chip_key(held) for held in table.hand]
    qtbot.waitUntil(lambda: all(key in table.stage.pieces for key in wait), timeout=PATIENCE)


def test_the_overview_gives_the_focus_back_also_in_a_window_that_is_not_active(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy").table
    wait_for_turn(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_O)
    assert table.overview is not None
    assert table.window().focusWidget() is table.overview
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not table.overview.hasFocus())
    table.overview.hide()
    assert table.window().focusWidget() is table


def test_pieces_are_drawn_anew_for_another_theme(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, "greedy")
    table = place.table
    wait_for_turn(qtbot, table)

    def pictures() -> dict[object, int]:
        return {key: item._picture.pixmap().cacheKey() for key, item in table.stage.pieces.items()}

    before = pictures()
    place.preferences.use(theme="day")
    after = pictures()
    assert after.keys() == before.keys()
    assert not [key for key in after if after[key] == before[key]]
