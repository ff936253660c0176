"""Screen readers, asked as Qt asks them, on a table of no game in particular."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QPixmap
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from raise_qt.table.accessible import Interfaces, install
from raise_qt.table.piece import Piece
from raise_qt.table.reader import Reader
from raise_qt.table.reading import Choosable, Lying, Reading, Text
from raise_qt.table.sprites import Pose, Scenery, Sprite
from raise_qt.table.stage import Stage

Kind = QAccessible.Text
Role = QAccessible.Role


class View(QGraphicsView):
    """A view that can be read."""

    reader: Reader | None = None


class Table:
    """Cards by their names, `chosen` or not, and a sentence above them."""

    def __init__(self, qtbot: QtBot) -> None:
        install()
        self.view = View()
        qtbot.addWidget(self.view)
        self.stage = Stage(self._draw, self.view)
        self.view.setScene(self.stage)
        self.view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.stage.setSceneRect(0, 0, 300, 200)
        self.view.resize(310, 210)
        self.view.show()
        self.words = "Choose."
        self.chosen: set[str] = set()
        self.focused: str | None = None
        self.reader = self.view.reader = Reader(self.view, self.stage, self._read)
        self.stage.pressed.connect(self._toggle)

    def lay(self, *names: str) -> None:
        """These cards side by side, and a die that has no name."""
        sprites = {
            name: Sprite(("card",), 40, Pose(50 + 60 * place, 100), name, active=True)
            for place, name in enumerate(names)
        }
        sprites["die"] = Sprite(("card",), 40, Pose(50, 170))
        self.stage.show(Scenery(sprites))

    @property
    def interface(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.view)

    def children(self) -> list[QAccessibleInterface]:
        return [self.interface.child(i) for i in range(self.interface.childCount())]

    def names(self) -> list[str]:
        return [child.text(Kind.Name) for child in self.children()]

    def _draw(self, art: object, size: float) -> Piece:
        pixmap = QPixmap(60, 60)
        pixmap.fill()
        return Piece(pixmap, QPointF(-30, -30), QRectF(-20, -20, 40, 40))

    def _toggle(self, key: str) -> None:
        self.chosen ^= {key}
        self.reader.change()

    def _read(self) -> Reading:
        cards = [Choosable(key, key in self.chosen, shortcut=key[0]) for key in self.stage.pieces if key != "die"]
        sentence = [Text("words", self.words, QRectF(10, 10, 200, 30))] if self.words else []
        return Reading("Table", self.words, (*sentence, *cards, Lying("die"), Lying("gone")), self.focused)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = Table(qtbot)
    table.lay("ace", "king")
    return table


@pytest.fixture
def active() -> Iterator[None]:
    """Somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def test_the_view_lists_what_can_be_read_in_the_order_of_the_reading(table: Table) -> None:
    interface = table.interface
    assert interface.role() == Role.Grouping
    assert interface.text(Kind.Name) == "Table"
    assert interface.text(Kind.Description) == "Choose."
    assert table.names() == ["Choose.", "ace", "king"], "what has no name is decoration"
    for i, child in enumerate(table.children()):
        assert interface.indexOfChild(child) == i
        assert child.parent() is interface
        assert child.childCount() == 0
    assert interface.child(3) is None
    assert [child.role() for child in table.children()] == [Role.StaticText, Role.CheckBox, Role.CheckBox]


def test_rectangles_are_where_things_are_on_the_screen(table: Table) -> None:
    text, ace, king = table.children()
    corner = table.view.viewport().mapToGlobal(table.view.viewport().rect().topLeft())
    assert text.rect().topLeft() - corner == QRectF(10, 10, 200, 30).toRect().topLeft()
    for child, item in ((ace, table.stage.pieces["ace"]), (king, table.stage.pieces["king"])):
        centre = table.view.viewport().mapToGlobal(table.view.mapFromScene(item.scenePos()))
        assert child.rect().contains(centre)
        assert child.rect().width() in (40, 41, 42), "without its shadow"
        assert table.interface.childAt(centre.x(), centre.y()) is child
    assert table.interface.childAt(corner.x() + 12, corner.y() + 12) is text
    assert table.interface.childAt(corner.x() + 290, corner.y() + 190) is None


def test_a_piece_is_chosen_by_its_action(table: Table) -> None:
    _, ace, king = table.children()
    actions = ace.actionInterface()
    assert QAccessibleActionInterface.pressAction() in actions.actionNames()
    actions.doAction(QAccessibleActionInterface.pressAction())
    assert table.chosen == {"ace"}
    assert ace.state().checked
    assert not king.state().checked
    actions.doAction(QAccessibleActionInterface.toggleAction())
    assert not ace.state().checked
    assert ace.text(Kind.Accelerator) == "a"


def test_a_piece_that_is_not_active_cannot_be_pressed(table: Table) -> None:
    ace = table.children()[1]
    table.stage.pieces["ace"].set_active(False, "ace")
    ace.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert not table.chosen


def test_the_keyboard_is_asked_for_by_an_action(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.reader.focus_wanted) as wanted:
        table.children()[2].actionInterface().doAction(QAccessibleActionInterface.setFocusAction())
    assert wanted.args == ["king"]
    table.focused = "king"
    table.reader.change()
    assert [child.state().focused for child in table.children()] == [0, 0, 1]
    assert table.interface.focusChild() is table.children()[2]


def test_every_cast_to_another_interface_is_safe(table: Table) -> None:
    for child in table.children():
        casts = (child.textInterface(), child.valueInterface(), child.tableCellInterface(), child.selectionInterface())
        assert casts == (None, None, None, None)
    assert table.children()[0].actionInterface() is None


def test_things_come_and_go_without_a_trace(table: Table, active: None) -> None:
    alive = Interfaces.of_application()
    for turn in range(40):
        table.lay(f"card {turn}", f"card {turn + 1}")
        table.words = f"Turn {turn}." if turn % 3 else ""
        table.reader.change()
        assert table.names() == [*filter(None, [table.words]), f"card {turn}", f"card {turn + 1}"]
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert len(alive.alive) < 8


def test_an_interface_outlives_its_thing_harmlessly(table: Table) -> None:
    pieces = [*table.stage.pieces.values()]
    interfaces = table.children()
    table.lay()
    assert table.names() == ["Choose."]
    assert not interfaces[1].isValid(), "the piece has left the stage"
    assert interfaces[1].rect().isEmpty()
    assert interfaces[1].parent() is None
    del pieces, interfaces
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_an_empty_reading_hides_everything(table: Table) -> None:
    king = table.children()[2]
    table.reader._read = Reading
    table.reader.change()
    assert table.names() == []
    assert king.role() == Role.Graphic
