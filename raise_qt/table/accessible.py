"""Lets screen readers read a table: Qt shows them widgets, but neither the pieces of a scene nor painted words.

Two things are not obvious. Qt owns the interfaces and deletes each with its object, but PySide believes that they
belong to Python: one that Python lets go too early leaves Qt with a dangling pointer. And PySide keeps everything that
a factory made until the end of the program. So the factory makes only the interfaces of widgets, of which there are
few; those of pieces and texts, which come and go, are registered one by one and kept by `Interfaces` until Qt has
deleted them.
"""

from __future__ import annotations

import weakref
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsScene, QGraphicsView, QWidget
from shiboken6 import Shiboken

from raise_qt.table.reader import PaintedText, Reader, Thing
from raise_qt.table.reading import Choosable
from raise_qt.table.stage import PieceItem

Role = QAccessible.Role
Kind = QAccessible.Text

PRESS = QAccessibleActionInterface.pressAction()
TOGGLE = QAccessibleActionInterface.toggleAction()
FOCUS = QAccessibleActionInterface.setFocusAction()


class Interfaces(QObject):
    """All interfaces of pieces and texts that Qt still has. The application owns it, so it outlives every table."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self.alive: list[QAccessibleObject] = []
        QAccessible.installFactory(_make)

    @classmethod
    def of_application(cls) -> Interfaces:
        """The only one."""
        application = QCoreApplication.instance()
        assert application is not None
        return application.findChild(cls) or cls(application)

    def of(self, thing: Thing | None) -> QAccessibleInterface | None:
        """What a screen reader asks about a piece or text."""
        if thing is None or not Shiboken.isValid(thing):
            return None
        known: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(thing)
        if known is not None:
            return known
        interface = PieceInterface(thing) if isinstance(thing, PieceItem) else ThingInterface(thing)
        self.alive = [one for one in self.alive if Shiboken.isValid(one)]
        self.alive.append(interface)
        QAccessible.registerAccessibleInterface(interface)
        return interface


def install() -> None:
    """Before the first table is made."""
    Interfaces.of_application()


def _make(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Qt's question for the interface of any object, perhaps one that is still being made or already going away."""
    if isinstance(thing, QGraphicsView) and hasattr(thing, "reader"):
        return ViewInterface(thing, Role.Grouping)
    if isinstance(thing, QWidget) and hasattr(thing, "reader"):
        return PageInterface(thing, Role.Client)
    return None


def _reader_of(widget: QObject | None) -> Reader | None:
    reader = getattr(widget, "reader", None)
    return reader if isinstance(reader, Reader) and Shiboken.isValid(reader) else None


# PySide's stubs say that these functions always return an interface, and `interface_cast` a number. Qt takes None for
# an interface, and PySide crashes on anything but a `VoidPtr` for the other, None and numbers included: hence `Any`.


class ViewInterface(QAccessibleWidget):
    """The view: a group of everything that its reader reads."""

    def _things(self) -> list[Thing]:
        reader = _reader_of(self.object())
        return reader.things() if reader is not None else []

    def childCount(self) -> int:
        return len(self._things())

    def child(self, index: int) -> Any:
        things = self._things()
        return Interfaces.of_application().of(things[index]) if 0 <= index < len(things) else None

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        things = self._things()
        thing = child.object() if child is not None else None
        return next((i for i, one in enumerate(things) if one is thing), -1)

    def childAt(self, x: int, y: int) -> Any:
        reader = _reader_of(self.object())
        return Interfaces.of_application().of(reader.thing_at(QPoint(x, y))) if reader is not None else None

    def focusChild(self) -> Any:
        reader = _reader_of(self.object())
        return Interfaces.of_application().of(reader.focused()) if reader is not None else None

    def text(self, kind: QAccessible.Text) -> str:
        reader = _reader_of(self.object())
        if reader is not None and kind in (Kind.Name, Kind.Description):
            return reader.reading.name if kind == Kind.Name else reader.reading.description
        return super().text(kind)


class PageInterface(QAccessibleWidget):
    """The page around the view: it has the keyboard, but what it is used for is a piece."""

    def _focused(self) -> PieceItem | None:
        reader = _reader_of(self.object())
        return reader.focused() if reader is not None else None

    def focusChild(self) -> Any:
        return Interfaces.of_application().of(self._focused()) or super().focusChild()

    def state(self) -> QAccessible.State:
        state = super().state()
        if self._focused() is not None:
            state.focused = False
        return state


class ThingInterface(QAccessibleObject):
    """A painted text, and what all things that are read have in common."""

    def _thing(self) -> Thing | None:
        thing = self.object()
        return thing if isinstance(thing, Thing) and Shiboken.isValid(thing) else None

    def _reader(self) -> Reader | None:
        return _reader_of_thing(self._thing())

    def isValid(self) -> bool:
        return self._reader() is not None

    def parent(self) -> Any:
        reader = self._reader()
        return QAccessible.queryAccessibleInterface(reader.view) if reader is not None else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> Any:
        return None

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = self.rect().isEmpty()
        state.readOnly = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        thing = self._thing()
        return thing.objectName() if thing is not None and kind == Kind.Name else ""

    def rect(self) -> QRect:
        reader, thing = self._reader(), self._thing()
        return reader.on_screen(thing) if reader is not None and thing is not None else QRect()


class PieceInterface(ThingInterface):
    """A piece: something to choose, or only to look at."""

    def __init__(self, piece: PieceItem) -> None:
        super().__init__(piece)
        self._actions = PieceActions(piece)

    def _choice(self) -> Choosable | None:
        return _choice_of(self._thing())

    def role(self) -> QAccessible.Role:
        return Role.CheckBox if self._choice() is not None else Role.Graphic

    def text(self, kind: QAccessible.Text) -> str:
        choice = self._choice()
        if choice is not None and kind == Kind.Accelerator:
            return choice.shortcut
        return super().text(kind)

    def state(self) -> QAccessible.State:
        state = super().state()
        choice, reader = self._choice(), self._reader()
        if choice is not None and reader is not None:
            state.readOnly = False
            state.focusable = state.checkable = True
            state.checked = choice.chosen
            state.disabled = not choice.enabled
            state.focused = reader.focused() is self._thing()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind == QAccessible.InterfaceType.ActionInterface and self._choice() is not None:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self._actions)[0])
        return Shiboken.VoidPtr(0)


class PieceActions(QAccessibleActionInterface):
    """What a screen reader may do with a piece: the same as mouse and keyboard."""

    def __init__(self, piece: PieceItem) -> None:
        super().__init__()
        self._piece = weakref.ref(piece)

    def actionNames(self) -> list[str]:
        return [TOGGLE, PRESS, FOCUS]

    def doAction(self, name: str) -> None:
        piece = self._piece()
        reader = _reader_of_thing(piece)
        if piece is None or reader is None:
            return
        if name == FOCUS:
            reader.focus_wanted.emit(piece.key)
        elif name in (TOGGLE, PRESS) and piece.acceptedMouseButtons():
            piece.clicked.emit(piece.key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        choice = _choice_of(self._piece())
        return [choice.shortcut] if choice is not None and choice.shortcut and name != FOCUS else []


def _reader_of_thing(thing: Thing | None) -> Reader | None:
    """Who reads a thing; nobody reads a piece that has left the stage."""
    if thing is None or not Shiboken.isValid(thing):
        return None
    if isinstance(thing, PaintedText):
        return thing.reader if Shiboken.isValid(thing.reader) else None
    scene: QGraphicsScene | None = thing.scene()
    if scene is None:
        return None
    readers = [_reader_of(view) for view in scene.views()]
    return next((reader for reader in readers if reader is not None), None)


def _choice_of(thing: Thing | None) -> Choosable | None:
    reader = _reader_of_thing(thing)
    return reader.choice(thing) if reader is not None and isinstance(thing, PieceItem) else None
