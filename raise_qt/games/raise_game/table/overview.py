"""The overview card (C6): how often each symbol is on the dice, and which numbers every set of cards holds."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from raise_qt.games.raise_game.components import (
    BLANK,
    BOLD_VP,
    FACE_COUNTS,
    NUMBERS,
    PLAIN_VP,
    SET,
    SYMBOLS,
)
from raise_qt.games.raise_game.table.words import symbol_names
from raise_qt.table import symbols
from raise_qt.table.art import Art, Piece, card_width
from raise_qt.table.buttons import TableButton
from raise_qt.table.painting import RIGHT, fitting_font, panel, text
from raise_qt.table.paths import placed
from raise_qt.table.preferences import Preferences
from raise_qt.table.theme import color

# The card on the smallest window, 1024×600, in pixels; on larger ones everything grows by the same factor.
WIDTH, HEIGHT = 984, 572
WINDOW = 1024, 600
MARGIN = 20
TITLE = QRectF(MARGIN + 4, 12, 700, 38)
HEADERS = 54
FIRST_ROW, ROW, ROW_GAP, BLANK_ROW = 77, 82, 4, 42
NAME, DICE, COUNT, CARDS = 84, 186, 396, 482  # where they begin
DIE, DIE_STEP, CARD = 17, 18.4, 74
CLOSE = QRectF(WIDTH - MARGIN - 36, 12, 36, 36)

SHADE = 0.62


def numbers(symbol: int) -> list[tuple[int, int]]:
    """C2: the cards of a symbol in a set, as (number, VP): the last and highest is the bold one."""
    *plain, bold = NUMBERS[SYMBOLS[symbol]]
    return [*((number, PLAIN_VP) for number in plain), (bold, BOLD_VP)]


def row_rect(row: int) -> QRectF:
    """The row of a symbol, or the lower one of the blank faces, on the card."""
    top = FIRST_ROW + row * (ROW + ROW_GAP)
    return QRectF(MARGIN, top, WIDTH - 2 * MARGIN, BLANK_ROW if row == BLANK else ROW)


def card_step() -> float:
    """How far apart the cards of a row are: as many as the longest row has must fit."""
    longest = max(len(cards) for cards in NUMBERS.values())
    return (WIDTH - MARGIN - 12 - CARDS - card_width(CARD)) / (longest - 1)


class OverviewCard(QWidget):
    """Lies over its parent while it is visible. Esc, O or a click anywhere put it away."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._picture = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button = TableButton(preferences, "O", self, "close")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the card itself has it and knows the keys
        self.close_button.clicked.connect(self.hide)
        self.hide()
        if parent is not None:
            parent.installEventFilter(self)
        else:
            self.resize(*WINDOW)
        self.retranslate()
        preferences.changed.connect(self._arrange)

    def retranslate(self) -> None:
        """The words in the language of the program."""
        self.close_button.say(self.tr("Close"))
        self.setAccessibleName(self.tr("Overview of dice and cards"))
        sentence = self.tr("{symbol}: on {count} of {all} faces. Cards: {numbers}, the last one worth {vp} points.")
        blank = self.tr("{symbol}: {count} of {all} faces.")
        faces = sum(FACE_COUNTS)
        sentences = [
            sentence.format(
                symbol=name,
                count=FACE_COUNTS[symbol],
                all=faces,
                numbers=", ".join(str(number) for number, _ in numbers(symbol)),
                vp=BOLD_VP,
            )
            for symbol, name in enumerate(symbol_names()[:BLANK])
        ]
        sentences.append(blank.format(symbol=symbol_names()[BLANK], count=FACE_COUNTS[BLANK], all=faces))
        self.setAccessibleDescription(" ".join(sentences))
        self._arrange()

    # Places

    @property
    def factor(self) -> float:
        """How much larger the card is than on the smallest window. On large ones it leaves more of the table free."""
        room = min(self.width() / WINDOW[0], self.height() / WINDOW[1])
        return min(room, max(1.0, 0.85 * room))

    @property
    def card(self) -> QRectF:
        """Where the card lies."""
        size = QRectF(0, 0, WIDTH * self.factor, HEIGHT * self.factor)
        size.moveCenter(QRectF(self.rect()).center())
        return size

    def _arrange(self) -> None:
        """Paint the card once for this size, theme and language: the table below it may be moving."""
        factor, place = self.factor, self.card
        self.close_button.setGeometry(
            QRectF(CLOSE.topLeft() * factor + place.topLeft(), CLOSE.size() * factor).toAlignedRect()
        )
        if self.isVisible():
            self._picture = self._paint_card()
        self.update()

    # Painting. Everything is painted in the pixels of the smallest window; only the art has to know the factor.

    def _paint_card(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap((self.card.size() * ratio).toSize().expandedTo(QSize(1, 1)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        theme = self._preferences.theme
        art = Art(theme, ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self.factor
        whole = QRectF(0, 0, WIDTH * scale, HEIGHT * scale)
        panel(painter, whole, 20 * scale, theme.panel, theme.panel_border, 1.5 * scale)
        self._write(painter, TITLE, self.tr("Dice and cards"), 24, theme.attention, 800)
        header = QRectF(DICE, HEADERS, CARDS - DICE - 10, 20)
        self._write(painter, header, self.tr("On the seven dice"), 12.5, theme.quiet_text, 600)
        header = QRectF(CARDS, HEADERS, WIDTH - MARGIN - CARDS, 20)
        words = self.tr("In everybody's set of {number} cards").format(number=len(SET))
        self._write(painter, header, words, 12.5, theme.quiet_text, 600)
        for symbol in range(len(SYMBOLS)):
            self._paint_row(painter, art, symbol)
        self._paint_blank(painter, art)
        painter.end()
        return pixmap

    def _paint_row(self, painter: QPainter, art: Art, symbol: int) -> None:
        row, scale = row_rect(symbol), self.factor
        theme = self._preferences.theme
        panel(painter, _grown(row, scale), 14 * scale, theme.row, theme.row)
        middle = row.center().y()
        self._put(painter, art.printed_symbol(symbol, 46 * scale), MARGIN + 34, middle)
        name = QRectF(NAME, row.top(), DICE - NAME - 8, row.height())
        self._write(painter, name, symbol_names()[symbol], 16, theme.text, 700)
        self._paint_dice(painter, art, symbol, middle)
        for place, (number, vp) in enumerate(numbers(symbol)):
            card = art.card(symbol, number, vp, CARD * scale)
            self._put(painter, card, CARDS + card_width(CARD) / 2 + place * card_step(), middle)

    def _paint_blank(self, painter: QPainter, art: Art) -> None:
        row, theme = row_rect(BLANK), self._preferences.theme
        self._put(painter, art.die(BLANK, 30 * self.factor), MARGIN + 34, row.center().y())
        name = QRectF(NAME, row.top(), DICE - NAME - 8, row.height())
        self._write(painter, name, symbol_names()[BLANK], 16, theme.quiet_text, 600)
        self._paint_dice(painter, art, BLANK, row.center().y())
        words = self.tr("worth {bold} points; every other card is worth {plain}").format(bold=BOLD_VP, plain=PLAIN_VP)
        self._paint_worth(painter, QRectF(CARDS, row.top(), WIDTH - MARGIN - CARDS, row.height()), words)

    def _paint_worth(self, painter: QPainter, rect: QRectF, words: str) -> None:
        """The pill with the star as the bold cards have it, and what it means."""
        theme, scale = self._preferences.theme, self.factor
        pill = _grown(QRectF(rect.left(), rect.center().y() - 10, 36, 20), scale)
        panel(painter, pill, pill.height() / 2, theme.ink, theme.quiet_text, scale)
        star = placed(symbols.star(), pill.left() + 12 * scale, pill.center().y(), 12 * scale)
        painter.fillPath(star, color(theme.star_on_ink))
        figure = pill.adjusted(0, 0, -9 * scale, 0)
        text(painter, figure, str(BOLD_VP), 13 * scale, theme.star_on_ink, 800, RIGHT)
        self._write(painter, rect.adjusted(46, 0, 0, 0), words, 13, theme.quiet_text, 600)

    def _paint_dice(self, painter: QPainter, art: Art, face: int, middle: float) -> None:
        """A small die for every face with this symbol, and their number."""
        theme, scale = self._preferences.theme, self.factor
        for place in range(FACE_COUNTS[face]):
            self._put(painter, art.die(face, DIE * scale), DICE + (place + 0.5) * DIE_STEP, middle)
        count = QRectF(COUNT, middle - 20, CARDS - COUNT - 12, 40)
        whole = self.tr("{count} of {all}").format(count=FACE_COUNTS[face], all=sum(FACE_COUNTS))
        self._write(painter, count, whole, 14, theme.text, 700)

    def _write(self, painter: QPainter, rect: QRectF, words: str, size: float, tone: str, weight: int) -> None:
        room = _grown(rect, self.factor)
        face = fitting_font(words, size * self.factor, weight, room.width())
        text(painter, room, words, face.pixelSize(), tone, weight)

    def _put(self, painter: QPainter, piece: Piece, x: float, y: float) -> None:
        painter.drawPixmap(piece.offset + QPointF(x, y) * self.factor, piece.pixmap)

    # What Qt tells

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(self._preferences.theme.shadow, SHADE))
        painter.drawPixmap(self.card.topLeft(), self._picture)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill_parent()
        self.raise_()
        self.setFocus()
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        parent = self.parentWidget()
        # Also in a window that is not active now: it gets the focus back as it left it.
        if parent is not None and parent.window().focusWidget() in (self, None):
            parent.setFocus()
        self._picture = QPixmap()  # seldom needed, and large

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._arrange()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fill_parent()
        return super().eventFilter(watched, event)

    def _fill_parent(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_O):
            self.hide()
        elif event.key() == Qt.Key.Key_F11:
            event.ignore()
        # All others are for the table, which cannot be seen: a P must not pass now.

    def focusNextPrevChild(self, next_one: bool) -> bool:
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # or the table below would get it

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.hide()


def _grown(rect: QRectF, factor: float) -> QRectF:
    return QRectF(rect.topLeft() * factor, rect.size() * factor)
