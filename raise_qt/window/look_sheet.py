"""Where a player gets a colour and a mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from raise_qt.table.art import Art
from raise_qt.table.preferences import Preferences
from raise_qt.table.symbols import EMBLEMS
from raise_qt.table.theme import SEATS, Theme
from raise_qt.window.buttons import Button, label
from raise_qt.window.game_choice import GameChoice
from raise_qt.window.seat_looks import letter_of
from raise_qt.window.sheet import Sheet
from raise_qt.window.style import RING, Sizes


class DiscButton(Button):
    """A button that shows a marker."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("look", parent)

    def show_disc(self, art: Art, sizes: Sizes, theme: Theme, color: int, mark: str | int, width: float = 52) -> None:
        """This colour with this mark, so wide in the design."""
        self.arrange(sizes, theme)
        wide = max(30, sizes.px(width))
        piece = art.disc(color, mark, wide)
        self.setIcon(QIcon(piece.pixmap))
        self.setIconSize(piece.pixmap.deviceIndependentSize().toSize())
        side = max(sizes.hit(width) + 2 * RING, wide + sizes.px(14) + 2 * RING)
        self.setFixedSize(QSize(side + sizes.px(6), side))


class LookSheet(Sheet):
    """Five colours and six marks. What is chosen shows at once.

    A colour that somebody has is exchanged: the other player gets the one given up. So no two are ever the same.

    Signals:
        changed(choice): The whole choice of the game, with this player's new look.
    """

    changed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QWidget, choice: GameChoice, number: int) -> None:
        super().__init__(preferences, parent)
        self._choice = choice
        self._number = number
        self._heading = label("name")
        self._color_caption = label("section")
        self._mark_caption = label("section")
        self.colors = [DiscButton() for _ in SEATS]
        self._owners = [label("detail") for _ in SEATS]
        self.marks = [DiscButton() for _ in ("", *EMBLEMS)]
        self.done_button = Button("primary")
        self.done_button.clicked.connect(self.close_sheet)
        self.column.addWidget(self._heading)
        self.column.addWidget(self._color_caption)
        self.column.addLayout(self._row_of(self.colors, self._owners))
        self.column.addWidget(self._mark_caption)
        self.column.addLayout(self._row_of(self.marks, []))
        self.column.addWidget(self.done_button)
        for color, button in enumerate(self.colors):
            button.setCheckable(True)
            button.clicked.connect(lambda _on, color=color: self._change(color=color))
        for emblem, button in zip(("", *EMBLEMS), self.marks, strict=True):
            button.setCheckable(True)
            button.clicked.connect(lambda _on, emblem=emblem: self._change(emblem=emblem))
        self.ready()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("{name}: marker").format(name=self._choice.name_of(self._number)))
        self._color_caption.setText(self.tr("Colour"))
        self._mark_caption.setText(self.tr("Mark"))
        self.done_button.setText(self.tr("Done"))
        colors = [self.tr("Cream"), self.tr("Jade"), self.tr("Pink"), self.tr("Lime"), self.tr("Slate")]
        marks = [
            self.tr("Letter"),
            self.tr("Crown"),
            self.tr("Leaf"),
            self.tr("Wave"),
            self.tr("Moon"),
            self.tr("Anchor"),
        ]
        for button, name in zip((*self.colors, *self.marks), (*colors, *marks), strict=True):
            button.setAccessibleName(name)
            button.setToolTip(name)

    def arrange(self) -> None:
        seat = self._choice.seats[self._number]
        letter = letter_of(self._choice.name_of(self._number))
        mark = EMBLEMS.index(seat.emblem) if seat.emblem in EMBLEMS else letter
        owners = {s.color: n for n, s in enumerate(self._choice.playing) if n != self._number}
        for color, button in enumerate(self.colors):
            button.show_disc(self.art, self.sizes, self.theme, color, mark)
            button.setChecked(color == seat.color)
            owner = self._choice.name_of(owners[color]) if color in owners else ""
            room = button.width()
            shown = self._owners[color].fontMetrics().elidedText(owner, Qt.TextElideMode.ElideRight, room)
            self._owners[color].setText(shown)
        for number, button in enumerate(self.marks):
            button.show_disc(self.art, self.sizes, self.theme, seat.color, letter if number == 0 else number - 1)
            button.setChecked(("", *EMBLEMS)[number] == seat.emblem)
        self.done_button.arrange(self.sizes, self.theme)
        super().arrange()
        self.column.setSpacing(self.sizes.px(10))

    def first_focus(self) -> QWidget:
        return self.colors[self._choice.seats[self._number].color]

    def _change(self, **look: object) -> None:
        seat = replace(self._choice.seats[self._number], **look)  # type: ignore[arg-type]
        self._choice = self._choice.with_seat(self._number, seat)
        self.arrange()
        self.changed.emit(self._choice)

    @staticmethod
    def _row_of(buttons: Sequence[QWidget], captions: Sequence[QWidget]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)
        for number, button in enumerate(buttons):
            cell = QVBoxLayout()
            cell.setSpacing(0)
            cell.addWidget(button)
            if captions:
                cell.addWidget(captions[number], alignment=Qt.AlignmentFlag.AlignHCenter)
            row.addLayout(cell)
        row.addStretch()
        return row
