"""The new game page: who plays, with which variants, with which seed."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from raise_qt.table.preferences import Preferences
from raise_qt.window.buttons import CLICKS, ENTER, KeyButton, LineEdit, label
from raise_qt.window.choosers import Segments, SwitchRow
from raise_qt.window.game_choice import GameChoice
from raise_qt.window.game_words import GameWords
from raise_qt.window.headed_page import HeadedPage
from raise_qt.window.look_sheet import LookSheet
from raise_qt.window.opponent_sheet import OpponentSheet
from raise_qt.window.seat_row import SeatRow
from raise_qt.window.style import RING

LONGEST_SEED = 64


class NewGamePage(HeadedPage):
    """One page for one game.

    Signals:
        started(choice, seed): Play this; an empty seed is a new one.
    """

    WIDEST = 1320

    started = Signal(object, str)

    def __init__(self, preferences: Preferences, choice: GameChoice, parent: QWidget | None = None) -> None:
        super().__init__(preferences, parent)
        self.choice = choice
        game = choice.game
        self.players_caption = label("section")
        self.counts = Segments(tuple(game.players))
        self.level_caption = label("section")
        self.levels = Segments(range(len(GameWords(game).levels)))
        self.rows = [SeatRow(number) for number in range(game.players[-1])]
        self.note = label("detail")
        self.note.setWordWrap(True)
        self.variants_caption = label("section")
        self.variants = {name: SwitchRow() for name in game.variants}
        self.seed_caption = label("section")
        self.seed_edit = LineEdit()
        self.seed_edit.setMaxLength(LONGEST_SEED)
        self.seed_note = label("detail")
        self.seed_note.setWordWrap(True)
        self.start_button = KeyButton("primary", self)
        self._connect()
        self._lay_out()
        self.ready()

    def set_choice(self, choice: GameChoice) -> None:
        """Show this choice."""
        self.choice = choice
        self.counts.set_value(choice.count)
        self.levels.set_value(choice.level)
        self._show_levels()
        several = sum(seat.is_person for seat in choice.playing) > 1
        for row in self.rows:
            row.show_choice(choice)
            row.setVisible(row.number < choice.count)
        for name, row_ in self.variants.items():
            row_.setChecked(name in choice.variants)
        self.note.setText(self.tr("Several persons take turns; a hand-over screen hides the cards.") if several else "")
        watching = not any(seat.is_person for seat in choice.playing)
        title = self.tr("Watch") if watching else self.tr("Start game")
        self.start_button.say(title, "", "Ctrl+Return", ENTER)
        self.arrange()

    def first_focus(self) -> QWidget:
        return self.start_button

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New game"))
        self.players_caption.setText(self.tr("Players"))
        self.counts.say(self.tr("Players"), [str(count) for count in self.choice.game.players])
        words = GameWords(self.choice.game)
        self.level_caption.setText(self.tr("Level"))
        self.levels.say(self.tr("Level of all opponents"), [level.title for level in words.levels])
        for button, level in zip(self.levels.buttons, words.levels, strict=True):
            button.setToolTip(level.detail)
            button.setAccessibleDescription(level.detail)
        self.variants_caption.setText(self.tr("Variants"))
        self.variants_caption.setVisible(bool(self.variants))
        for name, row in self.variants.items():
            row.say(*words.variant(name))
        self.seed_caption.setText(self.tr("Seed"))
        self.seed_edit.setPlaceholderText(self.tr("a new one"))
        self.seed_edit.setAccessibleName(self.tr("Seed"))
        self.seed_note.setText(self.tr("The same seed brings the same cards and dice."))
        self.set_choice(self.choice)

    def arrange(self) -> None:
        super().arrange()
        px = self.sizes.px
        self._columns.setSpacing(px(32))
        self._left.setSpacing(px(4))
        self._right.setSpacing(px(12))
        self._options.setSpacing(px(6))
        self._options.setContentsMargins(px(14), px(10), px(14), px(16))
        self._top.setHorizontalSpacing(px(10))
        self._top.setVerticalSpacing(px(2))
        for caption in (self.players_caption, self.level_caption):
            caption.setContentsMargins(RING, 0, 0, 0)
        for caption in (self.variants_caption, self.seed_caption, self.seed_note, self.note):
            caption.setContentsMargins(RING, px(4), 0, 0)
        self._right_box.setFixedWidth(max(310, px(420)))
        self.counts.arrange(self.sizes, self.theme)
        self.levels.arrange(self.sizes, self.theme)
        for row in self.rows:
            row.arrange(self.sizes, self.theme, self.art, self.choice)
        for switch in self.variants.values():
            switch.arrange(self.sizes, self.theme)
        self.seed_edit.arrange(self.sizes, self.theme)
        self.start_button.arrange(self.sizes, self.theme)
        self.start_button.setMinimumHeight(self.sizes.hit(72) + 2 * RING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in CLICKS:  # those come from lines to write in; a button keeps them for itself
            super().keyPressEvent(event)
        elif self.seed_edit.hasFocus():
            self._start()
        else:  # from name to name, and in the end to the button: nobody starts a game by entering a name
            stops: list[QWidget] = [row.name_edit for row in self.rows[: self.choice.count]]
            stops.append(self.start_button)
            following = next((stop for before, stop in pairwise(stops) if before.hasFocus()), self.start_button)
            following.setFocus(Qt.FocusReason.TabFocusReason)

    def _connect(self) -> None:
        self.counts.chosen.connect(lambda count: self.set_choice(self.choice.with_count(count)))
        self.levels.chosen.connect(lambda level: self.set_choice(self.choice.with_level(level)))
        for row in self.rows:
            row.renamed.connect(self._rename)
            row.look_wanted.connect(self._choose_look)
            row.player_wanted.connect(self._choose_player)
        for name, switch in self.variants.items():
            switch.clicked.connect(lambda on, name=name: self.set_choice(self.choice.with_variant(name, on)))
        self.start_button.clicked.connect(self._start)

    def _lay_out(self) -> None:
        self._top = QGridLayout()
        for row_, (caption, chooser) in enumerate(
            ((self.players_caption, self.counts), (self.level_caption, self.levels))
        ):
            self._top.addWidget(caption, row_, 0, Qt.AlignmentFlag.AlignVCenter)
            self._top.addWidget(chooser, row_, 1, Qt.AlignmentFlag.AlignLeft)
        self._top.setColumnStretch(1, 1)
        self._left = QVBoxLayout()
        self._left.addLayout(self._top)
        for row in self.rows:
            self._left.addWidget(row)
        self._left.addWidget(self.note)
        self._left.addStretch(1)
        panel = QFrame()
        panel.setProperty("role", "panel")
        self._options = QVBoxLayout(panel)
        self._options.addWidget(self.variants_caption)
        for switch in self.variants.values():
            self._options.addWidget(switch)
        self._options.addWidget(self.seed_caption)
        self._options.addWidget(self.seed_edit)
        self._options.addWidget(self.seed_note)
        self._right_box = QWidget()
        self._right = QVBoxLayout(self._right_box)
        self._right.setContentsMargins(0, 0, 0, 0)
        self._right.addWidget(panel)
        self._right.addStretch(1)
        self._right.addWidget(self.start_button)
        self._columns = QHBoxLayout()
        self._columns.addLayout(self._left, 1)
        self._columns.addWidget(self._right_box)
        self.body.addLayout(self._columns)

    def _show_levels(self) -> None:
        """Only where there are levels, and somebody who could have one."""
        wanted = len(self.levels.buttons) > 1 and any(not seat.is_person for seat in self.choice.playing)
        for part in (self.level_caption, self.levels):
            part.setVisible(wanted)

    def _rename(self, number: int, name: str) -> None:
        self.set_choice(self.choice.with_seat(number, replace(self.choice.seats[number], name=name)))

    def _choose_look(self, number: int) -> None:
        sheet = LookSheet(self.preferences, self._under_sheets, self.choice, number)
        sheet.changed.connect(self.set_choice)
        sheet.open()

    def _choose_player(self, number: int) -> None:
        sheet = OpponentSheet(self.preferences, self._under_sheets, self.choice, number)
        sheet.chosen.connect(lambda player: self._take(number, player))
        sheet.open()

    def _take(self, number: int, player: str) -> None:
        self.set_choice(self.choice.with_seat(number, self.choice.seats[number].taken_by(player)))

    @property
    def _under_sheets(self) -> QWidget:
        """What a sheet lies over. Not the page itself, or the page's keys would work below its own sheet."""
        return self.parentWidget() or self

    def _start(self) -> None:
        self.started.emit(self.choice, self.seed_edit.text().strip())
