"""Tells screen readers at once what has changed on a table, so that nobody has to ask."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
)

from raise_qt.table.accessible import Interfaces
from raise_qt.table.reader import Reader, Thing
from raise_qt.table.sprites import Key

Event = QAccessible.Event


@dataclass(frozen=True)
class Told:
    """What was told of a thing."""

    name: str
    can_be_chosen: bool
    chosen: bool
    enabled: bool


class Teller(QObject):
    """Follows a reader.

    Everything waits for the event loop: changes that follow one another are told once, the keyboard's piece after the
    widget it is in, and sentences last, where nothing interrupts them.
    """

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self._reader = reader
        self._told: dict[tuple[type, Key], tuple[Thing, Told]] = {}
        self._description = ""
        self._focused: Thing | None = None
        self._sentences: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell)
        reader.changed.connect(self._wait)

    def say(self, sentence: str) -> None:
        """Announce a sentence."""
        if QAccessible.isActive():
            self._sentences.append(sentence)
            self._wait()

    def _wait(self) -> None:
        if QAccessible.isActive() and not self._timer.isActive():
            self._timer.start(0)

    def _tell(self) -> None:
        self._tell_things()
        if self._description != self._reader.reading.description:
            self._description = self._reader.reading.description
            QAccessible.updateAccessibility(QAccessibleEvent(self._reader.view, Event.DescriptionChanged))
        self._tell_focus()
        sentences, self._sentences = self._sentences, []
        for sentence in sentences:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._reader.view, sentence))

    def _tell_things(self) -> None:
        before, self._told = self._told, {}
        for thing in self._reader.things():
            key = (type(thing), thing.key)
            now = self._look_at(thing)
            old, told = before.pop(key, (None, now))
            self._told[key] = (thing, now)
            if old is not thing:
                self._send(thing, Event.ObjectCreated)
            elif now != told:
                self._tell_change(thing, told, now)
        for thing, _ in before.values():  # Qt itself tells what is deleted
            self._send(thing, Event.ObjectHide)

    def _look_at(self, thing: Thing) -> Told:
        choice = self._reader.choice(thing)
        if choice is None:
            return Told(thing.objectName(), False, False, True)
        return Told(thing.objectName(), True, choice.chosen, choice.enabled)

    def _tell_change(self, thing: Thing, old: Told, now: Told) -> None:
        if old.name != now.name:
            self._send(thing, Event.NameChanged)
        if old.can_be_chosen != now.can_be_chosen:
            self._send(thing, Event.RoleChanged)
        if old.chosen != now.chosen:
            self._send_state(thing, "checked")
        if old.enabled != now.enabled:
            self._send_state(thing, "disabled")

    def _tell_focus(self) -> None:
        focused = self._reader.focused()
        if focused is not self._focused:
            self._focused = focused
            if focused is not None:
                self._send(focused, Event.Focus)

    def _send(self, thing: Thing, event: QAccessible.Event) -> None:
        interface = Interfaces.of_application().of(thing)
        if interface is not None and interface.isValid():
            QAccessible.updateAccessibility(QAccessibleEvent(interface, event))

    def _send_state(self, thing: Thing, name: str) -> None:
        """Of several states in one event Qt tells only the first."""
        interface = Interfaces.of_application().of(thing)
        if interface is not None and interface.isValid():
            state = QAccessible.State()
            setattr(state, name, True)
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(interface, state))
