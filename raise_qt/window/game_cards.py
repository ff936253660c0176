"""The row “In this box”: a card for every game that can be played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from raise_qt.core.registry import AnyGame
from raise_qt.table.theme import Theme, color
from raise_qt.window.buttons import KeyButton, label
from raise_qt.window.game_words import GameWords
from raise_qt.window.style import RING, Sizes


class GameCard(KeyButton):
    """One game, with a spine in its own colour."""

    def __init__(self, game: AnyGame, page: QWidget) -> None:
        super().__init__("game", page)
        self.game = game
        self.words = GameWords(game)
        self._theme: Theme | None = None
        self._spine = 8.0
        self.setCheckable(True)

    def retranslate(self) -> None:
        """Title, number of players and what kind of game it is."""
        least, most = self.game.players[0], self.game.players[-1]
        players = f"{least}–{most}" if most > least else f"{least}"
        self.say(self.words.title, " · ".join(filter(None, (players, self.words.kind))))

    def arrange(self, sizes: Sizes, theme: Theme) -> None:
        super().arrange(sizes, theme)
        self._theme = theme
        self._spine = sizes.px(10)
        self.setMinimumHeight(sizes.px(96) + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._theme is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
            outline = QPainterPath()
            outline.addRoundedRect(body, self._spine * 1.6, self._spine * 1.6)
            painter.setClipRect(QRectF(body.left(), body.top(), self._spine, body.height()))
            painter.fillPath(outline, color(self._theme.symbols[self.words.accent]))


class GameCards(QWidget):
    """The row of all games. It is there only if there is a choice.

    Signals:
        chosen(game): The person wants another game.
    """

    chosen = Signal(object)

    def __init__(self, games: Sequence[AnyGame], page: QWidget) -> None:
        super().__init__(page)
        self._caption = label("section")
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout()
        self.cards = [GameCard(game, page) for game in games]
        for card in self.cards:
            self._group.addButton(card)
            self._row.addWidget(card, 1)
            card.clicked.connect(lambda _on, game=card.game: self.chosen.emit(game))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._caption, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._row)
        self.setVisible(len(self.cards) > 1)

    def show_chosen(self, game: AnyGame) -> None:
        """Mark the game that the buttons above are about."""
        for card in self.cards:
            card.setChecked(card.game is game)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._caption.setText(self.tr("In this box"))
        for card in self.cards:
            card.retranslate()

    def arrange(self, sizes: Sizes, theme: Theme) -> None:
        """Follow the window's size and the theme."""
        self._row.setSpacing(sizes.px(10))
        self._caption.setContentsMargins(RING, 0, 0, 0)
        for card in self.cards:
            card.arrange(sizes, theme)
