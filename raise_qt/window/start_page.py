"""The start page: from here it is one click to a game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from raise_qt.core.record import Record
from raise_qt.core.registry import AnyGame
from raise_qt.table.preferences import Preferences
from raise_qt.window.buttons import ENTER, KeyButton, label
from raise_qt.window.descriptions import describe_choice, describe_record
from raise_qt.window.game_cards import GameCards
from raise_qt.window.game_choice import GameChoice
from raise_qt.window.game_words import GameWords
from raise_qt.window.page import Page
from raise_qt.window.seat_looks import letter_of, usual_name
from raise_qt.window.start_art import StartArt
from raise_qt.window.style import DESIGNED_FOR, RING


class StartPage(Page):
    """The name of the game, what can be done, and a picture to look forward to it.

    Signals:
        play, go_on, new_game, watch, rules, open_record, settings, quit: The button of that name was pressed.
        game_chosen(game): Another game from the box.
    """

    play = Signal()
    go_on = Signal()
    new_game = Signal()
    watch = Signal()
    rules = Signal()
    open_record = Signal()
    settings = Signal()
    quit = Signal()
    game_chosen = Signal(object)

    def __init__(
        self, preferences: Preferences, games: Sequence[AnyGame], choice: GameChoice, parent: QWidget | None = None
    ) -> None:
        super().__init__(preferences, parent)
        self._choice = choice
        self._unfinished: Record | None = None
        self.title = label("title")
        self.motto = label("motto")
        self.motto.setWordWrap(True)
        self.continue_button = KeyButton("primary", self)
        self.play_button = KeyButton("primary", self)
        self.new_button = KeyButton("secondary", self)
        self.watch_button = KeyButton("secondary", self)
        self.rules_link = KeyButton("quiet", self)
        self.open_link = KeyButton("quiet", self)
        self.settings_link = KeyButton("quiet", self)
        self.quit_link = KeyButton("quiet", self)
        self.cards = GameCards(games, self)
        self.picture = StartArt()
        self._connect()
        self._lay_out()
        self.set_choice(choice)
        self.ready()

    @property
    def game(self) -> AnyGame:
        """The game that the buttons are about."""
        return self._choice.game

    def set_choice(self, choice: GameChoice) -> None:
        """This is what Play will play."""
        self._choice = choice
        self.cards.show_chosen(choice.game)
        self.retranslate()

    def set_unfinished(self, record: Record | None) -> None:
        """There is an unfinished game, or none."""
        self._unfinished = record
        # Asked of the page, because the window may not be active yet; but never to take the focus from another page.
        untouched = self.isVisible() and self.focusWidget() in (self.play_button, self.continue_button)
        self.retranslate()
        self.arrange()
        if untouched:
            self.first_focus().setFocus()

    def first_focus(self) -> QWidget:
        return self.play_button if self._unfinished is None else self.continue_button

    def retranslate(self) -> None:
        words = GameWords(self._choice.game)
        self.title.setText(words.title)
        self.motto.setText(words.motto)
        unfinished = self._unfinished is not None
        go_on, play = self.tr("C", "key of Continue"), self.tr("P", "key of Play")
        # Enter presses what has the focus, and that is at first the most likely wish.
        self.continue_button.say_within_width(self.tr("Continue"), *self._progress(), go_on, ENTER)
        self.continue_button.setVisible(unfinished)
        shown = play if unfinished else ENTER
        self.play_button.say_within_width(self.tr("Play"), *describe_choice(self._choice), play, shown)
        _set_role(self.play_button, "secondary" if unfinished else "primary")
        self.new_button.say(self.tr("New game…"), "", self.tr("N", "key of New game"))
        self.watch_button.say(self.tr("Watch"), "", self.tr("W", "key of Watch"))
        self.rules_link.say(self.tr("Rules"), "", self.tr("R", "key of Rules"))
        self.open_link.say(self.tr("Open…"), "", self.tr("O", "key of Open"))
        self.settings_link.say(self.tr("Settings"), "", self.tr("S", "key of Settings"))
        self.quit_link.say(self.tr("Quit"), "", self.tr("Q", "key of Quit"))
        self.cards.retranslate()

    def arrange(self) -> None:
        px = self.sizes.px
        # On a very wide window everything stays together in the middle.
        side = px(106) + max(0, (self.width() - px(DESIGNED_FOR.width() * 1.1)) // 2)
        self._outer.setContentsMargins(side, px(44), side - px(40), px(40))
        self._outer.setSpacing(px(18))
        self._columns.setSpacing(px(60))
        self._buttons.setSpacing(px(2))
        self._left.setSpacing(0)
        self.title.setContentsMargins(RING, 0, 0, 0)
        self.motto.setContentsMargins(RING + px(2), 0, 0, px(26))
        for button in self.findChildren(KeyButton):
            button.arrange(self.sizes, self.theme)
        for button in (self.continue_button, self.play_button):
            button.setMinimumHeight(self.sizes.hit(76) + 2 * RING)
        for button in (self.new_button, self.watch_button):
            button.setMinimumHeight(self.sizes.hit(60) + 2 * RING)
        self.cards.arrange(self.sizes, self.theme)
        links = sum(link.sizeHint().width() for link in self._all_links)  # the layout would still know the old ones
        wide = max(360, px(440), links)
        for button in (self.continue_button, self.play_button, self.new_button, self.watch_button):
            button.setFixedWidth(wide)
        # The motto may reach beyond the buttons, but not into the picture.
        motto = self.motto.fontMetrics().horizontalAdvance(self.motto.text()) + px(2) + 2 * RING
        self._left_box.setFixedWidth(max(wide, min(motto, round(self.width() * 0.42))))
        self.picture.arrange(self.art, letter_of(usual_name(0, alone=True)))

    def _progress(self) -> tuple[str, str]:
        if self._unfinished is None:
            return "", ""
        moves = self.tr("%n move(s)", "how far an unfinished game is", len(self._unfinished.moves))
        return describe_record(self._unfinished), f" · {moves}"

    @property
    def _all_links(self) -> tuple[KeyButton, ...]:
        return self.rules_link, self.open_link, self.settings_link, self.quit_link

    def _connect(self) -> None:
        for button, signal in (
            (self.continue_button, self.go_on),
            (self.play_button, self.play),
            (self.new_button, self.new_game),
            (self.watch_button, self.watch),
            (self.rules_link, self.rules),
            (self.open_link, self.open_record),
            (self.settings_link, self.settings),
            (self.quit_link, self.quit),
        ):
            button.clicked.connect(signal)
        self.cards.chosen.connect(self.game_chosen)

    def _lay_out(self) -> None:
        self._buttons = QVBoxLayout()
        for button in (self.continue_button, self.play_button, self.new_button, self.watch_button):
            self._buttons.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)
        links = QHBoxLayout()
        links.setSpacing(0)
        for link in self._all_links:
            links.addWidget(link)
        links.addStretch()
        self._left_box = QWidget()
        self._left = QVBoxLayout(self._left_box)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.addStretch(2)
        self._left.addWidget(self.title)
        self._left.addWidget(self.motto)
        self._left.addLayout(self._buttons)
        self._left.addLayout(links)
        self._left.addStretch(3)
        self._columns = QHBoxLayout()
        self._columns.addWidget(self._left_box)
        self._columns.addWidget(self.picture, 1)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._columns, 1)
        self._outer.addWidget(self.cards)
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)


def _set_role(button: KeyButton, role: str) -> None:
    """Style sheets look at a property only once, unless they are told to look again."""
    if button.property("role") != role:
        button.setProperty("role", role)
        for part in (button, *button.findChildren(QWidget)):
            part.style().unpolish(part)
            part.style().polish(part)
