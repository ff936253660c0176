"""What screen readers are told without asking."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleStateChangeEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from raise_qt.table.teller import Teller
from tests.table.test_accessible import Table

Events = list[tuple[str, str]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Events:
    """The name of each event, and of what it is about."""
    events: Events = []

    def note(event: QAccessibleEvent) -> None:
        about = event.accessibleInterface().text(QAccessible.Text.Name)
        if isinstance(event, QAccessibleAnnouncementEvent):
            about = event.message()
        if isinstance(event, QAccessibleStateChangeEvent):
            about += " checked" if event.changedStates().checked else " disabled"
        events.append((event.type().name, about))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return events


@pytest.fixture
def table(qtbot: QtBot, heard: Events) -> Table:
    table = Table(qtbot)
    table.teller = Teller(table.reader)  # type: ignore[attr-defined]
    table.lay("ace", "king")
    QTest.qWait(1)
    heard.clear()
    return table


def test_a_change_is_told_once(table: Table, heard: Events) -> None:
    table.words = "Wait."
    table.chosen = {"king"}
    table.reader.change()
    table.reader.change()
    assert heard == [], "not before the event loop"
    QTest.qWait(1)
    assert heard == [("NameChanged", "Wait."), ("StateChanged", "king checked"), ("DescriptionChanged", "Table")]


def test_things_that_come_and_go_are_told(table: Table, heard: Events) -> None:
    table.lay("ace", "queen")
    QTest.qWait(1)
    assert ("ObjectCreated", "queen") in heard
    assert not [about for _, about in heard if about == "ace"]


def test_the_focus_is_told_when_it_moves_and_sentences_come_after_it(table: Table, heard: Events) -> None:
    table.teller.say("Your turn.")  # type: ignore[attr-defined]
    table.focused = "ace"
    table.reader.change()
    QTest.qWait(1)
    assert heard == [("Focus", "ace"), ("Announcement", "Your turn.")]
    table.reader.change()
    QTest.qWait(1)
    assert len(heard) == 2
    table.focused = "king"
    table.reader.change()
    QTest.qWait(1)
    assert heard[2:] == [("Focus", "king")]


def test_nothing_is_kept_for_nobody(table: Table, heard: Events, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    table.teller.say("Your turn.")  # type: ignore[attr-defined]
    table.words = "Wait."
    table.reader.change()
    QTest.qWait(1)
    assert heard == []
