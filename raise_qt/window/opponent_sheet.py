"""Where somebody is chosen for a seat: a person, or an opponent by level and character."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from raise_qt.core.record import PERSON
from raise_qt.table.art import Art
from raise_qt.table.preferences import Preferences
from raise_qt.table.theme import Theme
from raise_qt.window.buttons import Button, label
from raise_qt.window.choosers import Segments
from raise_qt.window.game_choice import GameChoice
from raise_qt.window.game_words import GameWords
from raise_qt.window.glyphs import glyph
from raise_qt.window.seat_looks import letter_of
from raise_qt.window.sheet import Sheet
from raise_qt.window.style import RING, Sizes

TURNS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class CharacterButton(Button):
    """Somebody to choose: the marker it would have, its name, its style in a word and in half a sentence, its rating.

    Signals:
        turned(step): The person wants to see the next level, or the one before.
    """

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("item", parent)
        self.setCheckable(True)
        self.player = PERSON
        self._disc = label("icon")
        self._disc.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name = label("name")
        self.style_ = label("style")
        self.detail = label("detail")
        self.rating = label("rating")
        self._title = QHBoxLayout()
        self._title.addWidget(self.name)
        self._title.addWidget(self.style_, 1)
        self._texts = QVBoxLayout()
        self._texts.setSpacing(0)
        self._texts.addLayout(self._title)
        self._texts.addWidget(self.detail)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._disc)
        self._row.addLayout(self._texts, 1)
        self._row.addWidget(self.rating)
        for part in (self._disc, self.name, self.style_, self.detail, self.rating):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def offer_person(self) -> None:
        """Offer the seat to somebody at this machine."""
        self.name.setText(self.tr("Person"))
        self.detail.setText(self.tr("somebody at this machine"))
        self.setAccessibleName(self.name.text())
        self.setAccessibleDescription(self.detail.text())

    def offer(self, words: GameWords, spec: str) -> None:
        """Offer it to this bot."""
        self.player = spec
        opponent, rating = words.opponent(spec), words.rating(spec)
        self.name.setText(opponent.name or opponent.style)
        self.style_.setText(opponent.style if opponent.name else "")
        self.detail.setText(opponent.detail)
        points, exactly = "", ""
        if rating is not None:
            points = self.tr("rating {points}").format(points=rating.points)
            exactly = self.tr("Rating {points} ± {margin}").format(points=rating.points, margin=rating.ci95)
        self.rating.setText("" if rating is None else str(rating.points))
        self.setToolTip(exactly)
        told = (opponent.name, opponent.level, opponent.style, points)
        self.setAccessibleName(", ".join(word for word in told if word))
        self.setAccessibleDescription(opponent.detail)

    def dress(self, sizes: Sizes, theme: Theme, art: Art, color: int) -> None:
        """Follow the window's size and the theme. The marker has the seat's colour."""
        self.arrange(sizes, theme)
        disc = art.disc(color, letter_of(self.name.text()), max(28, sizes.px(40))).pixmap
        person = glyph("person", theme.quiet_text, sizes.text(22), self.devicePixelRatioF())
        self._disc.setPixmap(person if self.player == PERSON else disc)
        self._disc.setFixedSize(disc.deviceIndependentSize().toSize())
        self._title.setSpacing(sizes.px(9))
        side = RING + sizes.px(12)
        self._row.setContentsMargins(side, RING + sizes.px(3), side + sizes.px(4), RING + sizes.px(3))
        self._row.setSpacing(sizes.px(12))
        for layout in (self._title, self._texts, self._row):  # fonts may have changed
            layout.invalidate()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._row.sizeHint().expandedTo(self.minimumSize())

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize().expandedTo(self.minimumSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in TURNS:
            self.turned.emit(TURNS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class OpponentSheet(Sheet):
    """A person, or first the level and then one of its characters. The levels are leafed through with the arrow keys.

    Signals:
        chosen(player): The person took this one; the sheet is closed already.
    """

    chosen = Signal(str)

    def __init__(self, preferences: Preferences, parent: QWidget, choice: GameChoice, number: int) -> None:
        super().__init__(preferences, parent)
        self._choice = choice
        self._number = number
        self._words = GameWords(choice.game)
        self._levels = self._words.levels
        self._player = choice.seats[number].player
        self._heading = label("name")
        self.person_button = CharacterButton()
        self.person_button.setChecked(self._player == PERSON)
        self.levels = Segments(range(len(self._levels)))
        self.level_detail = label("detail")
        self.characters = [CharacterButton() for _ in range(max(len(level.specs) for level in self._levels))]
        self.note = label("detail")
        self.note.setWordWrap(True)
        self._lay_out()
        self.levels.chosen.connect(self._show_level)
        for button in (self.person_button, *self.characters):
            button.clicked.connect(lambda _on, button=button: self._choose(button.player))
            button.turned.connect(self._turn)
        self.levels.set_value(self._first_level())
        self.ready()

    def first_focus(self) -> QWidget:
        buttons = (self.person_button, *self.characters)
        return next((button for button in buttons if button.isChecked()), self.characters[0])

    def panel_width(self) -> int:
        return max(440, self.sizes.px(620), self.panel.sizeHint().width())

    def retranslate(self) -> None:
        self._levels = self._words.levels
        self._heading.setText(self.tr("Who is player {number}?").format(number=self._number + 1))
        self.setAccessibleName(self._heading.text())
        self.person_button.offer_person()
        titles = [level.title for level in self._levels]
        self.levels.say(self.tr("Level"), titles)
        for button, level in zip(self.levels.buttons, self._levels, strict=True):
            button.setAccessibleDescription(level.detail)
        for part in (self.levels, self.level_detail):
            part.setVisible(len(self._levels) > 1)
        self.note.setText(
            self.tr("The number is a measured rating: of two players, one with 100 more wins 64 of 100 games.")
        )
        self.note.setVisible(any(self._words.rating(spec) for level in self._levels for spec in level.specs))
        self._offer()

    def arrange(self) -> None:
        self.levels.arrange(self.sizes, self.theme)
        color = self._choice.seats[self._number].color
        for button in (self.person_button, *self.characters):
            button.dress(self.sizes, self.theme, self.art, color)
        inset = RING + self.sizes.px(2)
        for part in (self._heading, self.level_detail, self.note):
            part.setContentsMargins(inset, 0, inset, self.sizes.px(6))
        super().arrange()

    def _lay_out(self) -> None:
        self.column.addWidget(self._heading)
        self.column.addWidget(self.person_button)
        self.column.addWidget(self.levels)
        self.column.addWidget(self.level_detail)
        for button in self.characters:
            self.column.addWidget(button)
        self.column.addWidget(self.note)

    def _first_level(self) -> int:
        """That of whoever sits there; for others, that of the opponents at the table, or else the usual one."""
        place = self._words.place_of(self._player)
        if place is not None:
            return place[0]
        if self._choice.level is not None:
            return self._choice.level
        usual = self._words.place_of(self._choice.game.usual_opponents[0])
        return 0 if usual is None else usual[0]

    def _turn(self, step: int) -> None:
        """Another level, with the focus where it is."""
        number = int(self.levels.value) + step  # type: ignore[call-overload]
        if 0 <= number < len(self._levels):
            self.levels.set_value(number)
            self._show_level()

    def _show_level(self) -> None:
        self._offer()
        self.arrange()

    def _offer(self) -> None:
        """The characters of the level."""
        level = self._levels[int(self.levels.value)]  # type: ignore[call-overload]
        self.level_detail.setText(level.detail)
        for number, button in enumerate(self.characters):
            button.setVisible(number < len(level.specs))
            if number < len(level.specs):
                button.offer(self._words, level.specs[number])
                button.setChecked(button.player == self._player)

    def _choose(self, player: str) -> None:
        self.close_sheet()
        self.chosen.emit(player)
