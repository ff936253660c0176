"""Whatever is skipped, the picture is right afterwards; and nothing is left lying about."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from raise_qt.core.chance import private_random
from raise_qt.core.record import PERSON
from raise_qt.games.raise_game.table.page import RaiseTable
from raise_qt.games.raise_game.table.pieces import Arrangement
from raise_qt.table.sprites import Motion, Pose, Scenery, Sprite, along, between
from raise_qt.table.stage import PieceItem
from tests.games.raise_game.table.conftest import Place, Sit
from tests.session.tables import LocalWorker, new_record

PATIENCE = 60_000


def seen(table: RaiseTable) -> dict[object, tuple[object, ...]]:
    """What is really on the scene, piece by piece."""
    items = [item for item in table.stage.items() if isinstance(item, PieceItem)]
    assert {item.key for item in items} == set(table.stage.pieces), "nothing is left over"
    return {
        item.key: (
            item.art,
            item.size,
            round(item.x(), 3),
            round(item.y(), 3),
            round(item.rotation(), 3),
            round(item.scale(), 4),
            round(item.opacity(), 3),
        )
        for item in items
    }


def expected(table: RaiseTable) -> dict[object, tuple[object, ...]]:
    """The same, built from the state as the viewer knows it."""
    arrangement = Arrangement(table.look.layout, table.seats)
    choice = table.choice
    arrangement.choose(choice.numbers, choice.usable, choice.target(table.playback.told, choice.cards(table.hand)))
    sprites = arrangement.sprites(table.playback.told)
    return {
        key: (
            s.art,
            s.size,
            round(s.pose.x, 3),
            round(s.pose.y, 3),
            round(s.pose.rotation, 3),
            round(s.pose.scale, 4),
            round(s.pose.opacity, 3),
        )
        for key, s in sprites.items()
    }


@pytest.mark.parametrize("seed", range(3))
def test_after_any_amount_of_skipping_the_picture_is_the_one_built_from_the_state(
    qtbot: QtBot, sit: Sit, seed: int
) -> None:
    place = sit("greedy", "random", "greedy", seed=f"skip {seed}", speed="fast")
    table, random = place.table, private_random(seed)
    checked = 0
    while table.picture.ended is None:
        if random() < 0.75:
            QTest.keyClick(table, Qt.Key.Key_Space) if random() < 0.5 else QTest.mouseClick(
                table.view.viewport(), Qt.MouseButton.LeftButton
            )
        else:
            QTest.qWait(int(random() * 25))
        if not table.show_.busy:
            checked += 1
            assert seen(table) == expected(table)
    qtbot.waitUntil(lambda: not table.show_.busy, timeout=PATIENCE)
    assert seen(table) == expected(table)
    fresh = sit("greedy", "random", "greedy", seed="other", start=False).table
    fresh.playback.follow(table.current)
    assert fresh.playback.told == table.playback.told, "the events one by one and the whole story tell the same"


def test_bots_do_not_run_ahead_of_the_picture(qtbot: QtBot, sit: Sit) -> None:
    place = sit("greedy", "greedy", "greedy", speed="slow", seed="ahead")
    table = place.table
    qtbot.waitUntil(lambda: table.show_.busy)
    QTest.qWait(60)
    assert len(place.session.record.moves) == 0, "the first round is still being shown"


def test_changing_the_speed_counts_at_once(qtbot: QtBot, sit: Sit) -> None:
    place = sit("greedy", "greedy", "greedy", speed="slow", seed="speed")
    qtbot.waitUntil(lambda: place.table.show_.busy)
    place.preferences.use(speed="off")
    qtbot.waitUntil(lambda: place.table.picture.ended is not None, timeout=PATIENCE)


def test_fast_forward_ends_with_the_round(qtbot: QtBot, sit: Sit) -> None:
    place = sit(PERSON, "greedy", "greedy", "greedy", seed="forward 2")
    table = place.table
    qtbot.waitUntil(lambda: bool(table.choice.legal), timeout=PATIENCE)
    QTest.keyClick(table, Qt.Key.Key_1)
    QTest.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(table.choice.legal), timeout=PATIENCE)
    assert not table.controls.forward.isVisible()
    number = table.picture.number
    place.preferences.use(speed="slow")
    QTest.keyClick(table, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: table.controls.forward.isVisible(), timeout=PATIENCE)
    QTest.keyClick(table, Qt.Key.Key_F)
    assert table.fast_forward
    qtbot.waitUntil(lambda: table.picture.number == number + 1, timeout=PATIENCE)
    assert not table.fast_forward


def test_resizing_in_the_middle_of_an_animation(qtbot: QtBot, sit: Sit) -> None:
    place = sit("greedy", "greedy", speed="slow", seed="resize")
    table = place.table
    qtbot.waitUntil(lambda: table.show_.busy)
    for size in ((1024, 600), (1600, 900), (1300, 1000)):
        table.resize(*size)
        QTest.qWait(20)
        table.skip()
    place.preferences.use(speed="off")
    qtbot.waitUntil(lambda: table.picture.ended is not None, timeout=PATIENCE)
    assert seen(table) == expected(table)


def test_games_leave_nothing_behind(qtbot: QtBot) -> None:
    """One table after the other, as in the program: no leftover items, no growing number of objects."""
    left = []
    for number in range(12):
        place = Place(
            qtbot, new_record("greedy", "random", seed=f"soak {number}"), "off", "night", (1024, 600), LocalWorker()
        )
        place.session.start()
        qtbot.waitUntil(lambda place=place: place.table.picture.ended is not None, timeout=PATIENCE)
        assert len(place.table.stage.pieces) == len(expected(place.table))
        place.session.close()
        place.table.close()
        place.table.deleteLater()
        del place
        QTest.qWait(1)
        gc.collect()
        left.append(sum(isinstance(thing, PieceItem) for thing in gc.get_objects()))
    assert left[-1] <= left[1]


def test_poses_between() -> None:
    one, other = Pose(0, 0, 10, 1, 1), Pose(100, 40, 30, 2, 0.5)
    assert between(one, other, 0.0, Motion()) == one
    end = between(one, other, 1.0, Motion())
    assert (end.x, end.y, end.rotation, end.scale, end.opacity) == (100, 40, 30, 2, 0.5)
    assert along([(0, 0), (10, 0), (20, 0)], 0.5, 0) == (10, 0)
    assert along([(0, 0), (10, 0)], 0.5, 3) == (5, -3)


def test_a_scenery_without_duration_is_there_at_once(qtbot: QtBot, sit: Sit) -> None:
    stage = sit("greedy", "greedy", start=False).table.stage
    stage.show(Scenery({"a": Sprite(("die", 1), 30, Pose(5, 6))}))
    assert stage.pieces["a"].pos().x() == 5
    stage.show(Scenery({"a": Sprite(("die", 2), 30, Pose(50, 6))}, duration=10_000))
    assert stage.moving
    stage.finish()
    assert stage.pieces["a"].art == ("die", 2)
    assert stage.pieces["a"].pos().x() == 50
    stage.show(Scenery({}))
    assert not stage.items()
