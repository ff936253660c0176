"""One player on the new game page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from raise_qt.core.record import PERSON, Seat
from raise_qt.table.art import Art
from raise_qt.table.theme import Theme
from raise_qt.window.buttons import KeyButton, LineEdit
from raise_qt.window.game_choice import LONGEST_NAME, GameChoice
from raise_qt.window.game_words import GameWords
from raise_qt.window.look_sheet import DiscButton
from raise_qt.window.seat_looks import seat_marks
from raise_qt.window.style import RING, Sizes


class SeatRow(QFrame):
    """The marker, the name, and who plays.

    Signals:
        renamed(number, name): An empty name is the usual one.
        look_wanted(number), player_wanted(number): The person wants to choose.
    """

    renamed = Signal(int, str)
    look_wanted = Signal(int)
    player_wanted = Signal(int)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.number = number
        self.look_button = DiscButton()
        self.name_edit = LineEdit()
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.player_button = KeyButton("row", self, "person")
        self.player_button.opens_list()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.look_button)
        self._row.addWidget(self.name_edit, 2)
        self._row.addWidget(self.player_button, 2)
        self.look_button.clicked.connect(lambda: self.look_wanted.emit(number))
        self.player_button.clicked.connect(lambda: self.player_wanted.emit(number))
        self.name_edit.textEdited.connect(lambda name: self.renamed.emit(number, name.strip()))

    def show_choice(self, choice: GameChoice) -> None:
        """Everything but the marker, which needs sizes and colours."""
        seat = choice.seats[self.number]
        if self.name_edit.text().strip() != seat.name:
            self.name_edit.setText(seat.name)
        self.name_edit.setPlaceholderText(choice.usual_name(self.number))
        self.name_edit.setAccessibleName(self.tr("Name of player {number}").format(number=self.number + 1))
        name = choice.name_of(self.number)
        look = self.tr("{name}: colour and mark").format(name=name)
        self.look_button.setAccessibleName(look)
        self.look_button.setToolTip(look)
        title, detail = self._player_words(choice)
        self.player_button.say(title, detail)
        self.player_button.set_icon("person" if seat.is_person else "bot")
        self.player_button.setAccessibleName(self.tr("{name}: {player}").format(name=name, player=title))

    def arrange(self, sizes: Sizes, theme: Theme, art: Art, choice: GameChoice) -> None:
        """Follow the window's size, the theme and the chosen look."""
        names = [choice.name_of(number) for number in range(choice.count)]
        seats = [Seat(name, emblem=seat.emblem) for name, seat in zip(names, choice.playing, strict=True)]
        if self.number < choice.count:
            mark = seat_marks(seats, names)[self.number]
            self.look_button.show_disc(art, sizes, theme, choice.seats[self.number].color, mark, 46)
        self._row.setContentsMargins(sizes.px(12), sizes.px(9), sizes.px(12), sizes.px(9))
        self._row.setSpacing(sizes.px(8))
        self.name_edit.arrange(sizes, theme)
        self.player_button.arrange(sizes, theme)
        self.player_button.setMinimumHeight(sizes.hit(54) + 2 * RING)

    def _player_words(self, choice: GameChoice) -> tuple[str, str]:
        """Who plays: a way of playing, then the level and the rating."""
        player = choice.seats[self.number].player
        if player == PERSON:
            return self.tr("Person"), ""
        words = GameWords(choice.game)
        opponent, rating = words.opponent(player), words.rating(player)
        parts = [opponent.level, "" if rating is None else str(rating.points)]
        return opponent.style, " · ".join(part for part in parts if part)
