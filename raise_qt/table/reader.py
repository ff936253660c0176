"""Reads a table: finds the things that a game's reading names, and where they are on the screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Signal
from PySide6.QtWidgets import QGraphicsView

from raise_qt.table.reading import Choosable, Reading, Text
from raise_qt.table.sprites import Key
from raise_qt.table.stage import PieceItem, Stage


class PaintedText(QObject):
    """Words on the table that no piece and no widget stands for. Like a piece's name, they are its `objectName`."""

    def __init__(self, key: Key, reader: Reader) -> None:
        super().__init__(reader)
        self.reader = reader
        self.key = key
        self.place = QRectF()

    def show(self, text: Text) -> None:
        """What it says now, and where."""
        self.setObjectName(text.words)
        self.place = text.place


Thing = PieceItem | PaintedText


class Reader(QObject):
    """Everything there is to read in a view, as objects that Qt can tell apart.

    `read` is the game's reading of the table as it is now; it is asked again after every `change`.

    Signals:
        changed(): Something may have to be read anew.
        focus_wanted(key): Somebody wants the keyboard on a piece.
    """

    changed = Signal()
    focus_wanted = Signal(object)

    def __init__(self, view: QGraphicsView, stage: Stage, read: Callable[[], Reading]) -> None:
        super().__init__(view)
        self.view = view
        self.stage = stage
        self._read = read
        self._reading: Reading | None = None
        self._texts: dict[Key, PaintedText] = {}
        self._choices: dict[Key, Choosable] = {}
        stage.arrived.connect(self.change)

    def change(self) -> None:
        """The table has changed."""
        self._reading = None
        self.changed.emit()

    @property
    def reading(self) -> Reading:
        """What the game says there is."""
        if self._reading is None:
            self._reading = self._read()
            self._choices = {entry.key: entry for entry in self._reading.entries if isinstance(entry, Choosable)}
            self._show_texts([entry for entry in self._reading.entries if isinstance(entry, Text)])
        return self._reading

    def things(self) -> list[Thing]:
        """What is there to be read, in order."""
        things: list[Thing] = []
        for entry in self.reading.entries:
            if isinstance(entry, Text):
                things.append(self._texts[entry.key])
            else:
                piece = self.stage.pieces.get(entry.key)
                if piece is not None and piece.objectName():
                    things.append(piece)
        return things

    def thing_at(self, place: QPoint) -> Thing | None:
        """The thing at this place of the screen, of several the one that covers the others."""
        things = self.things()
        item = self.view.itemAt(self.view.viewport().mapFromGlobal(place))
        piece = item.topLevelItem() if item is not None else None
        if isinstance(piece, PieceItem) and piece in things:
            return piece
        texts = (thing for thing in things if isinstance(thing, PaintedText))
        return next((text for text in texts if self.on_screen(text).contains(place)), None)

    def choice(self, thing: Thing) -> Choosable | None:
        """How a piece can be chosen; None if it cannot."""
        entries = self.reading.entries
        return self._choices.get(thing.key) if entries and isinstance(thing, PieceItem) else None

    def focused(self) -> PieceItem | None:
        """The piece that the keyboard is on."""
        key = self.reading.focused
        return self.stage.pieces.get(key) if key is not None else None

    def on_screen(self, thing: Thing) -> QRect:
        """Where a thing is on the screen, as far as the view shows it."""
        place = thing.place if isinstance(thing, PaintedText) else thing.mapRectToScene(thing.body)
        viewport = self.view.viewport()
        seen = self.view.mapFromScene(place).boundingRect() & viewport.rect()
        return QRect(viewport.mapToGlobal(seen.topLeft()), seen.size())

    def _show_texts(self, texts: list[Text]) -> None:
        old, self._texts = self._texts, {}
        for text in texts:
            painted = old.pop(text.key) if text.key in old else PaintedText(text.key, self)
            painted.show(text)
            self._texts[text.key] = painted
        for gone in old.values():
            gone.deleteLater()  # not at once: a screen reader may just be asking about it
