"""Whole games at the table, with real clicks and keys; what is asserted is what the person sees."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from raise_qt.core.chance import pick, private_random
from raise_qt.core.record import PERSON
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.components import CARD_VP
from raise_qt.games.raise_game.state import PASS, Move
from raise_qt.games.raise_game.table.look import Look
from raise_qt.games.raise_game.table.page import RaiseTable
from raise_qt.games.raise_game.table.picture import Picture
from raise_qt.games.raise_game.table.pieces import SHOWN_IN_POT, card_key
from raise_qt.games.raise_game.table.prompt import prompt
from tests.games.raise_game.table.conftest import Place, Sit
from tests.random_play import random_record
from tests.session.tables import LocalWorker, new_record

PATIENCE = 20_000


def wait_for_turn(qtbot: QtBot, table: RaiseTable) -> bool:
    """Until the person may choose or the game is over. Whether it goes on."""

    def ready() -> bool:
        return table.picture.ended is not None or (bool(table.choice.legal) and not table.show_.busy)

    qtbot.waitUntil(ready, timeout=PATIENCE)
    return table.picture.ended is None


def places_of(table: RaiseTable, move: Move) -> list[int]:
    """Which cards of the hand make up the move."""
    left, places = list(move), []
    for place, held in enumerate(table.hand):
        if held.card in left:
            left.remove(held.card)
            places.append(place)
    return places


def click_card(table: RaiseTable, place: int) -> None:
    held = table.hand[place]
    item = table.stage.pieces[card_key(held)]
    spot = table.view.mapFromScene(item.scenePos())
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def check_what_is_seen(place: Place) -> None:
    """The table shows what the seat may know, and the buttons say what they do."""
    table = place.table
    seen = table.current.observation()
    picture = table.picture
    assert [held.card for held in table.hand] == list(seen.hand)
    assert picture.track == list(seen.track)
    assert picture.won == seen.vp_won
    assert tuple(picture.draw_sizes) == seen.draw_sizes
    hand_items = [table.stage.pieces[card_key(held)] for held in table.hand]
    assert [item.art for item in hand_items] == [("card", card) for card in seen.hand]
    discs = {key[1] for key in table.stage.pieces if isinstance(key, tuple) and key[0] == "disc"}
    assert discs == {seat for _, seat in seen.track}
    assert table.look.panels.prompt
    assert f"{seen.round_number}" in str(picture.number)
    assert not table.controls.confirm.isEnabled(), "nothing is chosen yet"
    assert table.controls.passing.isEnabled() == (PASS in table.choice.legal)


def check_chosen(table: RaiseTable, move: Move) -> None:
    """The chosen cards stand out, and the button says exactly what it will do."""
    cards = sorted(move)
    assert list(table.choice.cards(table.hand)) == cards
    total = sum(table.picture.values[card] for card in cards)
    assert table.controls.confirm.isEnabled()
    assert "ghost" in table.stage.pieces
    if table.choice.opening:
        assert table.controls.confirm.subtitle == f"to start on field {total}"
    else:
        own = table.picture.track[0][0]
        assert table.controls.confirm.text() == f"Raise +{total}"
        assert table.controls.confirm.subtitle == f"{own} → {own + total}"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_with_the_mouse(qtbot: QtBot, sit: Sit, players: int) -> None:
    place = sit(PERSON, *["greedy"] * (players - 1), seed=f"mouse {players}")
    table, random = place.table, private_random(players)
    while wait_for_turn(qtbot, table):
        check_what_is_seen(place)
        move = pick(table.choice.legal, random)
        if move == PASS:
            QTest.mouseClick(table.controls.passing, Qt.MouseButton.LeftButton)
        else:
            for number in places_of(table, move):
                click_card(table, number)
            check_chosen(table, move)
            QTest.mouseClick(table.controls.confirm, Qt.MouseButton.LeftButton)
        assert not table.choice.legal
    assert_finished(place)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_with_the_keyboard(qtbot: QtBot, sit: Sit, players: int) -> None:
    place = sit(*["greedy"] * (players - 1), PERSON, seed=f"keys {players}")
    table, random = place.table, private_random(players)
    while wait_for_turn(qtbot, table):
        check_what_is_seen(place)
        move = pick(table.choice.legal, random)
        if move == PASS:
            QTest.keyClick(table, Qt.Key.Key_P)
        else:
            for number in places_of(table, move):
                QTest.keyClick(table, Qt.Key(Qt.Key.Key_1 + number))
            check_chosen(table, move)
            QTest.keyClick(table, Qt.Key.Key_Return)
        assert not table.choice.legal
    assert_finished(place)


def assert_finished(place: Place) -> None:
    table = place.table
    state = place.session.record.state()
    assert table.picture.ended is not None
    assert list(table.picture.ended.scores) == GAME.scores(state)
    assert not table.controls.confirm.isEnabled()
    assert not table.controls.passing.isEnabled()
    assert "the game is over" in table.log.text.lower()


def test_an_illegal_choice_says_why_not(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, "greedy", seed="why not 1")
    table = place.table
    reasons = set()
    while wait_for_turn(qtbot, table) and len(reasons) < 2:
        if not table.choice.opening:
            for number in range(len(table.hand)):
                QTest.keyClick(table, Qt.Key(Qt.Key.Key_1 + number))
                cards = table.choice.cards(table.hand)
                legal = cards in table.choice.legal
                assert table.controls.confirm.isEnabled() == legal
                if not legal:
                    assert (
                        "not enough" in table.controls.confirm.subtitle
                        or "more than needed" in table.controls.confirm.subtitle
                    )
                    reasons.add(table.controls.confirm.subtitle.split()[-1])
            QTest.keyClick(table, Qt.Key.Key_Return)
            if table.choice.legal:
                QTest.keyClick(table, Qt.Key.Key_P)
        else:
            QTest.keyClick(table, Qt.Key.Key_1)
            QTest.keyClick(table, Qt.Key.Key_Return)
    assert len(reasons) >= 2


def test_cards_of_no_use_are_dimmed(qtbot: QtBot, sit: Sit) -> None:
    """That is when nothing overtakes: a small card can nearly always be played before a large one (R8)."""
    dimmed = 0
    for seed in range(10):
        table = sit(PERSON, "greedy", "greedy", seed=f"dim {seed}").table
        while wait_for_turn(qtbot, table) and not dimmed:
            usable = {card for move in table.choice.legal for card in move}
            for held in table.hand:
                opacity = table.stage.pieces[card_key(held)].opacity()
                assert (opacity < 1) == (held.card not in usable)
                dimmed += opacity < 1
            move = max(table.choice.legal, key=len)
            for number in places_of(table, move):
                QTest.keyClick(table, Qt.Key(Qt.Key.Key_1 + number))
            QTest.keyClick(table, Qt.Key.Key_Return if move else Qt.Key.Key_P)
        if dimmed:
            return
    raise AssertionError("no card was ever dimmed")


def until_own_raise(qtbot: QtBot, table: RaiseTable) -> None:
    """Open with the first card until there is a choice between raising and passing."""
    while wait_for_turn(qtbot, table):
        if not table.choice.opening and len(table.choice.legal) > 1:
            return
        if table.choice.opening:
            QTest.keyClick(table, Qt.Key.Key_1)
            QTest.keyClick(table, Qt.Key.Key_Return)
        else:
            QTest.keyClick(table, Qt.Key.Key_P)
    raise AssertionError("the game was over before")


def test_a_pass_can_be_withdrawn_with_nothing_revealed(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, "greedy", "greedy", seed="withdraw")
    table = place.table
    until_own_raise(qtbot, table)
    moves, hand = list(place.session.record.moves), list(table.hand)
    place.preferences.use(speed="slow")
    qtbot.waitUntil(lambda: bool(table.choice.legal))
    QTest.keyClick(table, Qt.Key.Key_P)
    assert table.look.panels.prompt == "You pass. U takes it back."
    QTest.qWait(30)
    assert place.session.record.moves == moves, "nothing has happened yet"
    QTest.keyClick(table, Qt.Key.Key_U)
    qtbot.waitUntil(lambda: bool(table.choice.legal))
    assert place.session.record.moves == moves
    assert place.session.record.take_backs == []
    assert list(table.hand) == hand


def test_undo_goes_back_to_the_own_decision(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, "greedy", "greedy", seed="undo")
    table = place.table
    until_own_raise(qtbot, table)
    moves, seen = list(place.session.record.moves), table.current.observation()
    raise_ = table.choice.legal[1]
    for number in places_of(table, raise_):
        QTest.keyClick(table, Qt.Key(Qt.Key.Key_1 + number))
    QTest.keyClick(table, Qt.Key.Key_Return)
    wait_for_turn(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_U)
    qtbot.waitUntil(lambda: place.session.record.moves == moves)
    wait_for_turn(qtbot, table)
    assert table.current.observation() == seen
    assert table.picture.track == list(seen.track)
    assert len(place.session.record.take_backs) == 1


def test_space_and_enter_never_pass(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, "greedy", seed="space")
    table = place.table
    until_own_raise(qtbot, table)
    moves = len(place.session.record.moves)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Space):
        QTest.keyClick(table, key)
    QTest.qWait(20)
    assert len(place.session.record.moves) == moves
    assert table.choice.legal


def press_focused(key: Qt.Key) -> None:
    """A key as the window gets it: whatever has the focus takes it."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def tab_to(button: QWidget) -> None:
    for _ in range(20):
        if button.hasFocus():
            return
        press_focused(Qt.Key.Key_Tab)
    raise AssertionError("Tab does not lead there")


def test_space_never_passes_not_even_on_the_button(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, "greedy", seed="space")
    table = place.table
    table.activateWindow()
    qtbot.waitUntil(table.hasFocus)
    until_own_raise(qtbot, table)
    moves = len(place.session.record.moves)
    tab_to(table.controls.passing)
    for _ in range(2):
        press_focused(Qt.Key.Key_Space)
    QTest.qWait(20)
    assert len(place.session.record.moves) == moves
    assert table.choice.legal
    assert not table.choice.numbers, "nor does it choose a card that has not the focus"
    assert table.controls.passing.hasFocus()
    press_focused(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(place.session.record.moves) > moves, timeout=PATIENCE)
    assert table.hasFocus(), "not the next button, which Enter would press"


def test_a_button_that_cannot_be_pressed_any_more_gives_the_focus_back_to_the_table(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy", seed="space").table
    table.activateWindow()
    qtbot.waitUntil(table.hasFocus)
    assert wait_for_turn(qtbot, table)
    press_focused(Qt.Key.Key_1)
    tab_to(table.controls.confirm)
    press_focused(Qt.Key.Key_Return)
    assert table.hasFocus()
    tab_to(table.controls.log)
    press_focused(Qt.Key.Key_Space)
    assert table.log.isVisible(), "Space presses every button but that one"


def test_a_forced_pass_is_announced(qtbot: QtBot, sit: Sit) -> None:
    said: list[str] = []
    for seed in range(20):
        place = sit(PERSON, "greedy", "greedy", seed=f"forced {seed}")
        table = place.table
        table.saying.connect(said.append)
        while wait_for_turn(qtbot, table):
            if table.choice.legal == [PASS]:
                assert "You have to pass." in table.look.panels.prompt
                assert ("no card left" in table.look.panels.prompt) == (not table.hand)
                assert table.controls.confirm.subtitle == "no legal raise"
                QTest.keyClick(table, Qt.Key.Key_P)
                qtbot.waitUntil(lambda: "You have no legal raise and must pass." in said, timeout=PATIENCE)
                return
            if table.choice.opening:
                QTest.keyClick(table, Qt.Key.Key_1)
                QTest.keyClick(table, Qt.Key.Key_Return)
            else:
                move = max(table.choice.legal, key=len)
                for number in places_of(table, move):
                    QTest.keyClick(table, Qt.Key(Qt.Key.Key_1 + number))
                QTest.keyClick(table, Qt.Key.Key_Return)
    raise AssertionError("no pass was ever forced")


def test_escape_gives_up_the_choice_then_leaves(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy").table
    wait_for_turn(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_2)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.choice.numbers
    with qtbot.waitSignal(table.left):
        QTest.keyClick(table, Qt.Key.Key_Escape)


def test_the_log_can_be_read_and_copied(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy").table
    wait_for_turn(qtbot, table)
    assert not table.log.isVisible()
    QTest.keyClick(table, Qt.Key.Key_L)
    assert table.log.isVisible()
    assert "Round 1: the score card is worth" in table.log.text
    for copy in (
        lambda: QTest.keyClick(table, Qt.Key.Key_C),
        lambda: QTest.mouseClick(table.log.copy_button, Qt.MouseButton.LeftButton),
    ):
        QGuiApplication.clipboard().clear()
        copy()
        assert QGuiApplication.clipboard().text() == table.log.text
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.log.isVisible()


def test_the_game_goes_on_while_the_log_is_open(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy", size=(1024, 600)).table
    wait_for_turn(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_L)
    for place in range(len(table.hand)):
        click_card(table, place)
        assert table.choice.numbers == {table.hand[place].number}
    assert table.childAt(table.controls.confirm.geometry().center()) is table.controls.confirm


def test_the_log_opens_at_its_end_and_leaves_whoever_reads_further_up(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy").table
    wait_for_turn(qtbot, table)
    bar = table.log.findChild(QPlainTextEdit).verticalScrollBar()
    table.log.set_lines([f"Line {number}" for number in range(200)])
    for _ in range(2):
        table.toggle_log()
        qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())
        table.toggle_log()
        for number in range(50):
            table.log.add(f"Meanwhile {number}")
    table.toggle_log()
    qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())
    bar.setValue(3)
    table.log.add("One more")
    assert bar.value() == 3
    bar.setValue(bar.maximum())
    table.log.add("Another")
    assert bar.value() == bar.maximum()


def test_the_log_gives_the_focus_back(qtbot: QtBot, sit: Sit) -> None:
    """Or some button would get it, and Space would press that."""
    table = sit(PERSON, "greedy").table
    wait_for_turn(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_L)
    text = table.log.findChild(QPlainTextEdit)
    text.setFocus()
    assert table.window().focusWidget() is text
    QTest.keyClick(text, Qt.Key.Key_L)
    assert not table.log.isVisible()
    assert table.window().focusWidget() is table


def test_arrow_keys_move_a_visible_focus(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy").table
    wait_for_turn(qtbot, table)
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    QTest.keyClick(table, Qt.Key.Key_Right)
    first = table.view.focus_pose
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert first is not None
    assert table.view.focus_pose is not None
    assert table.view.focus_pose != first
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert len(table.choice.numbers) == 1


def test_hidden_piles_hide_what_was_won(qtbot: QtBot, sit: Sit) -> None:
    for hidden in (False, True):
        table = sit("greedy", "greedy", hidden_piles=hidden, seed="V2").table
        qtbot.waitUntil(lambda table=table: table.picture.number > 2, timeout=PATIENCE)
        shown = [table.look.panels.won_text(table.picture, seat) for seat in range(2)]
        assert shown == (["?", "?"] if hidden else [str(vp) for vp in table.picture.won])


def test_two_persons_at_one_machine_never_see_each_others_cards(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, PERSON, "greedy", seed="hot seat")
    table = place.table
    turns = 0
    while turns < 12 and table.picture.ended is None:
        qtbot.waitUntil(
            lambda: table.hand_over.isVisible() or bool(table.choice.legal) or table.picture.ended is not None,
            timeout=PATIENCE,
        )
        if table.hand_over.isVisible():
            assert table.hand_over.geometry() == table.rect(), "everything is covered"
            QTest.mouseClick(table.hand_over, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
            continue
        turns += 1
        seat = table.current.seat
        assert table.picture.viewer == seat
        faces = [item.art for key, item in table.stage.pieces.items() if isinstance(key, tuple) and key[0] == "card"]
        shown = [art[1] for art in faces if art[0] == "card"]
        known = [*(held.card for held in table.hand), *(card.card for card in table.picture.pot[-SHOWN_IN_POT:])]
        assert sorted(shown) == sorted(known)
        move = table.choice.legal[-1]
        if move == PASS:
            QTest.keyClick(table, Qt.Key.Key_P)
            continue
        for number in places_of(table, move):
            QTest.keyClick(table, Qt.Key(Qt.Key.Key_1 + number))
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert turns == 12


def test_bold_cards_are_told_by_their_name(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, "greedy").table
    wait_for_turn(qtbot, table)
    for held in table.hand:
        assert held.card is not None
        name = table.stage.pieces[card_key(held)].objectName()
        assert f"worth {table.picture.values[held.card]} this round" in name
        assert f"{CARD_VP[held.card]} VP" in name


def test_what_others_pick_does_not_disturb_the_choice(qtbot: QtBot, sit: Sit) -> None:
    """R3: bots pick while the person does, whoever is quicker."""
    worker = LocalWorker(prompt=False)
    table = sit(PERSON, "greedy", "greedy", seed="disturb", worker=worker).table
    wait_for_turn(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_3)
    said: list[str] = []
    table.saying.connect(said.append)
    worker.think()
    worker.think()
    qtbot.waitUntil(lambda: len(table.picture.laid) == 2, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not table.show_.busy)
    assert table.choice.numbers == {table.hand[2].number}
    assert table.controls.confirm.isEnabled()
    chosen, other = (table.stage.pieces[card_key(table.hand[place])] for place in (2, 3))
    assert chosen.y() < other.y() - 5, "it still stands out"
    assert not said, "the prompt is not said again"
    QTest.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.picture.turned_up, timeout=PATIENCE)


def test_a_whole_game_with_a_finger(qtbot: QtBot, sit: Sit) -> None:
    finger = QTest.createTouchDevice()
    place = sit(PERSON, "greedy", seed="finger", size=(796, 600))  # no finger reaches beyond the offscreen screen
    table = place.table

    def touch(widget: QWidget, spot: QPoint) -> None:
        for down in (True, False):
            event = QTest.touchEvent(widget, finger)  # kept until it is committed, or it happens twice
            (event.press if down else event.release)(0, spot, widget)
            event.commit()

    random = private_random(2)
    while wait_for_turn(qtbot, table):
        check_what_is_seen(place)
        move = pick(table.choice.legal, random)
        for number in places_of(table, move):
            item = table.stage.pieces[card_key(table.hand[number])]
            touch(table.view.viewport(), table.view.mapFromScene(item.scenePos()))
        qtbot.waitUntil(lambda move=move: list(table.choice.cards(table.hand)) == sorted(move))
        moves, button = len(place.session.record.moves), table.controls.confirm if move else table.controls.passing
        touch(button, button.rect().center())
        qtbot.waitUntil(lambda moves=moves: len(place.session.record.moves) > moves)
    assert_finished(place)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("theme", ["night", "day"])
def test_pieces_are_as_sharp_as_the_screen(qtbot: QtBot, sit: Sit, ratio: float, theme: str) -> None:
    """A picture has as many pixels as the screen, whatever its pixel ratio; the layout stays the same."""
    table = sit(PERSON, "greedy", theme=theme).table
    wait_for_turn(qtbot, table)
    look = Look(table.size(), ratio, table.preferences.theme, table.seats, 0, False, "points")
    board = look.board
    board.change(look.panels.parts(table.picture))
    assert board.pixmap().size() == table.size() * ratio
    assert board.pixmap().devicePixelRatio() == ratio
    assert look.layout.hand == table.look.layout.hand
    for sprite in look.arrangement.sprites(table.picture).values():
        piece = look.drawing(sprite.art, sprite.size)
        assert piece.pixmap.devicePixelRatio() == ratio
        assert piece.pixmap.height() >= sprite.size * ratio * 0.7


def accept_hand_over(qtbot: QtBot, table: RaiseTable) -> None:
    qtbot.waitUntil(table.hand_over.isVisible, timeout=PATIENCE)
    QTest.keyClick(table.hand_over, Qt.Key.Key_Return)


def open_with_first_card(qtbot: QtBot, table: RaiseTable) -> None:
    wait_for_turn(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_1)
    QTest.keyClick(table, Qt.Key.Key_Return)


def test_behind_the_hand_over_screen_no_key_reaches_the_table(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, PERSON, "greedy", seed="cover")
    table = place.table
    accept_hand_over(qtbot, table)
    open_with_first_card(qtbot, table)
    qtbot.waitUntil(table.hand_over.isVisible, timeout=PATIENCE)
    moves = list(place.session.record.moves)
    for key in (Qt.Key.Key_L, Qt.Key.Key_O, Qt.Key.Key_U, Qt.Key.Key_P, Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_Tab):
        QTest.keyClick(table.hand_over, key)
    QTest.qWait(20)
    assert not table.log.isVisible()
    assert table.overview is None
    assert place.session.record.moves == moves
    assert table.hand_over.isVisible()


def test_the_focus_goes_to_the_hand_over_screen(qtbot: QtBot, sit: Sit) -> None:
    table = sit(PERSON, PERSON, seed="focus").table
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hand_over.hasFocus)


def test_the_hand_over_screen_also_gets_the_keys_of_a_window_that_is_not_active(qtbot: QtBot, sit: Sit) -> None:
    table, other = sit(PERSON, PERSON, seed="focus").table, QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    table.setFocus()
    assert table.focusWidget() is table.hand_over
    QTest.keyClick(table.hand_over, Qt.Key.Key_Return)
    assert table.focusWidget() in (None, table), "then they are the table's again"


def test_a_screen_reader_is_told_the_keys_of_the_buttons(sit: Sit) -> None:
    controls = sit(PERSON, "greedy").table.controls
    assert controls.confirm.accessibleDescription() == "Key: Enter"
    assert controls.passing.accessibleDescription() == "Key: P"
    assert controls.undo.accessibleDescription() == "Key: U"


def test_going_on_with_a_game_of_two_asks_for_the_right_person(qtbot: QtBot, sit: Sit) -> None:
    record = new_record(PERSON, PERSON, seed="go on")
    state = record.state()
    record.add(0, GAME.encode_move(GAME.legal_moves(state, 0)[0]))
    place = Place(qtbot, record, "off", "night", (1280, 760), LocalWorker())
    place.session.start()
    qtbot.waitUntil(lambda: place.table.hand_over.accessibleName().startswith("Seat 1,"), timeout=PATIENCE)
    accept_hand_over(qtbot, place.table)
    assert wait_for_turn(qtbot, place.table)
    assert place.table.current.seat == 1
    place.session.close()


def test_undo_takes_back_what_has_not_happened_yet(qtbot: QtBot, sit: Sit) -> None:
    worker = LocalWorker(prompt=False)
    place = sit(PERSON, "greedy", "greedy", seed="not yet", worker=worker)
    table = place.table
    wait_for_turn(qtbot, table)
    place.preferences.use(speed="slow")
    worker.think()
    qtbot.waitUntil(lambda: table.show_.busy, timeout=PATIENCE)
    QTest.keyClick(table, Qt.Key.Key_1)
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClick(table, Qt.Key.Key_U)
    qtbot.waitUntil(lambda: bool(table.choice.legal), timeout=PATIENCE)
    assert 0 not in [seat for seat, _ in place.session.record.moves]
    assert place.session.record.take_backs == []


def test_nothing_is_told_before_the_dice_have_fallen(qtbot: QtBot, sit: Sit) -> None:
    table = sit("greedy", "greedy", "greedy", speed="slow", seed="dice").table
    qtbot.waitUntil(lambda: any(key == ("die", 0) for key in table.stage.pieces), timeout=PATIENCE)
    assert table.picture.dice == ()
    assert table.picture.score_card is None
    assert table.look.panels.prompt == ""
    assert table.look.panels.acting == ()


def test_while_markers_are_placed_nobody_acts() -> None:
    picture = Picture(3, None)
    for _, events in random_record(GAME, 3, "placing").replay():
        for event in events:
            picture.follow(GAME.redact(event, None))
            if picture.turned_up and picture.laid:
                assert picture.acting == ()
                assert "rearmost" not in prompt(picture, "ABC", [])
