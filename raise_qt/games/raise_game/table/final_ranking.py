"""The ranking of the final page: a row for each player, with a bar of what the points are made of."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QLineF,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from raise_qt.games.raise_game.components import CARD_NUMBER, CARD_SYMBOL, CARD_VP, PLAIN_VP, Card
from raise_qt.games.raise_game.table.final_count import HAND, Counted, SeatCount
from raise_qt.games.raise_game.table.final_look import FinalLook, put
from raise_qt.games.raise_game.table.words import card_names
from raise_qt.table import symbols
from raise_qt.table.painting import CENTRE, RIGHT, longest_fitting, panel, text, width_of
from raise_qt.table.paths import placed
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.sprites import ease_out
from raise_qt.table.theme import Theme, color

HEAP_TEXT = 14


def paint_heap(painter: QPainter, rect: QRectF, heap: int, theme: Theme, radius: float) -> None:
    """A piece of a bar. Each heap has a texture of its own, so that colour is not needed to tell them apart."""
    fill, line = heap_colors(heap, theme)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)
    if heap == 0:
        frame = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        if frame.width() > 2:
            painter.setPen(QPen(line, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, max(1.0, radius - 1.5), max(1.0, radius - 1.5))
    elif heap == HAND:
        painter.save()
        shape = QPainterPath()
        shape.addRoundedRect(rect, radius, radius)
        painter.setClipPath(shape)
        painter.setPen(QPen(line, max(1.5, rect.height() * 0.07)))
        step = max(5.0, rect.height() * 0.3)
        for number in range(int((rect.width() + rect.height()) / step) + 1):
            x = rect.left() + number * step
            painter.drawLine(QLineF(x, rect.top(), x - rect.height(), rect.bottom()))
        painter.restore()


def heap_colors(heap: int, theme: Theme) -> tuple[QColor, QColor]:
    """The colour of a heap and that of its texture."""
    if heap == 0:
        return color(theme.score_card), color(theme.score_card_border)
    if heap == HAND:
        return color(theme.seats[1]), color(theme.ink, 0.13)
    return color(theme.accent), color(theme.accent)


def heap_ink(heap: int, theme: Theme) -> str:
    """What is written on a heap."""
    return (theme.score_card_ink, theme.on_accent, theme.ink)[heap]


@dataclass(frozen=True)
class Columns:
    """What all rows of the ranking share, so that they stand below each other: widths, and the longest bar in VP."""

    rank: float
    disc: float
    name: float
    total: float
    best: int
    with_hands: bool


class RankingRow(QWidget):
    """One player: rank, disc, name, a bar of what was counted so far, the cards in hand, the sum."""

    def __init__(self, count: SeatCount, seat: SeatLook, wins: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = count
        self._seat = seat
        self._wins = wins
        self._counted = Counted((0, 0, 0), (0.0, 0.0, 0.0), 0, 1.0)
        self._look: FinalLook | None = None
        self._columns = Columns(0, 0, 0, 0, 1, False)
        self._result = 0.0

    @property
    def shown_total(self) -> int:
        """The sum as it is shown now."""
        return sum(self._counted.parts)

    def dress(self, look: FinalLook, columns: Columns) -> None:
        """Take on other colours, another size, other columns."""
        self._look, self._columns = look, columns
        self.update()

    def show_count(self, counted: Counted, result: float) -> None:
        """Show the count so far, and the rank as far as it is told (from 0 to 1)."""
        if (counted, result) != (self._counted, self._result):
            self._counted, self._result = counted, result
            self.update()

    def retranslate(self) -> None:
        """The words in the language of the program."""
        count, (score, won, hand) = self.count, self.count.parts
        lines = [self._seat.name]
        if count.score_cards:
            cards = " + ".join(str(vp) for vp in count.score_cards)
            lines.append(self.tr("Score cards: {cards} = {vp}").format(cards=cards, vp=score))
            lines.append(self.tr("Won cards: {number}, worth {vp}").format(number=len(count.won_cards), vp=won))
        else:
            lines.append(self.tr("No round won"))
        if count.hand:
            lines.append(self.tr("Hand: {cards} = {vp}").format(cards=card_names(count.hand), vp=hand))
        else:
            lines.append(self.tr("No cards in hand"))
        self.setToolTip("\n".join(lines))
        self.setAccessibleName(
            self.tr("{rank}. {name}, points: {total}").format(rank=count.rank, name=self._seat.name, total=count.total)
        )
        self.setAccessibleDescription(". ".join(lines[1:]))

    def places(self, look: FinalLook) -> dict[str, QRectF]:
        """Where the parts of the row are."""
        columns, s = self._columns, look.scale
        row = QRectF(self.rect()).adjusted(14 * s, 0, -16 * s, 0)
        gap = max(8.0, 14 * s)
        chip = max(20.0, 27 * s) if columns.with_hands else 0.0
        bar = max(20.0, min(38 * s, self.height() * 0.36))
        between = max(4.0, 8 * s) if chip else 0.0
        top = row.center().y() - (bar + between + chip) / 2
        # Without cards below, the style stands there and only the bar is in the middle.
        upper = QRectF(row.left(), top, row.width(), bar)
        lower = QRectF(row.left(), upper.bottom() + between, row.width(), chip or look.px(12.5) * 1.5)
        rank = QRectF(row.left(), row.top(), columns.rank, row.height())
        disc = QRectF(rank.right() + gap * 0.6, row.top(), columns.disc, row.height())
        name = QRectF(disc.right() + gap * 0.8, upper.top(), columns.name, bar)
        total = QRectF(row.right() - columns.total, upper.top(), columns.total, bar)
        left = name.right() + gap
        return {
            "rank": rank,
            "disc": disc,
            "name": name,
            "style": QRectF(name.left(), lower.top(), name.width(), lower.height()),
            "bar": QRectF(left, upper.top(), total.left() - gap - left, bar),
            "hand": QRectF(left, lower.top(), row.right() - left, chip),
            "total": total,
        }

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        if look is None:
            return
        theme, s, places = look.theme, look.scale, self.places(look)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect()).adjusted(0, max(2.0, 4 * s), 0, -max(2.0, 4 * s))
        if 0 < self._result < 1:  # on the way to its place it covers what it passes
            panel(painter, ground, 16 * s, theme.panel, theme.panel)
        if self._wins and self._result:
            painter.setOpacity(self._result)
            panel(painter, ground, 16 * s, theme.row, theme.row)
        painter.setOpacity(self._result)
        rank = self.tr("{rank}.").format(rank=self.count.rank)
        text(painter, places["rank"], rank, look.px(20), theme.quiet_text, 800, RIGHT, tabular=True)
        painter.setOpacity(1.0)
        disc = look.art.disc(self._seat.color, self._seat.mark, self._columns.disc)
        put(painter, disc, places["disc"].center())
        text(painter, places["name"], self._seat.name, look.px(18), theme.text, 800)
        ways = longest_fitting(self._seat.ways, look.px(12.5), 600, places["style"].width())
        text(painter, places["style"], ways, look.px(12.5), theme.quiet_text, 600)
        self._paint_bar(painter, look, places["bar"])
        self._paint_hand(painter, look, places["hand"])
        best = theme.attention if self._wins and self._result else theme.text
        size = max(17.0, 29 * s)
        text(painter, places["total"], str(self.shown_total), size, best, 800, RIGHT, tabular=True)

    def heap_places(self, look: FinalLook, bar: QRectF) -> dict[int, QRectF]:
        """Where the heaps with any VP lie in the bar. A small one gets the room for its VP from the largest."""
        gap, widths = max(1.0, 2 * look.scale), {}
        for heap, (vp, shown) in enumerate(zip(self._counted.parts, self._counted.shown, strict=True)):
            if vp and shown > 0:
                needed = width_of(str(vp), look.px(HEAP_TEXT), 700, tabular=True) + 6
                widths[heap] = max(bar.width() * shown / max(1, self._columns.best) - gap, needed)
        too_much = sum(widths.values()) + gap * len(widths) - bar.width()
        if too_much > 0:
            widths[max(widths, key=widths.__getitem__)] -= too_much
        places, left = {}, bar.left()
        for heap, width in widths.items():
            places[heap] = QRectF(left, bar.top(), width, bar.height())
            left += width + gap
        return places

    def _paint_bar(self, painter: QPainter, look: FinalLook, bar: QRectF) -> None:
        """The three heaps, each with its VP."""
        for heap, piece in self.heap_places(look, bar).items():
            paint_heap(painter, piece, heap, look.theme, min(max(3.0, 6 * look.scale), piece.width() / 2))
            vp, ink = str(self._counted.parts[heap]), heap_ink(heap, look.theme)
            text(painter, piece, vp, look.px(HEAP_TEXT), ink, 700, CENTRE, tabular=True)

    def hand_places(self, look: FinalLook, room: QRectF) -> list[QRectF]:
        """Where the cards in hand lie; if there is not enough room, on each other like a fan."""
        widths = [chip_width(card, look, room.height()) for card in self.count.hand]
        gap = max(3.0, 5 * look.scale)
        lefts = [sum(widths[:place]) + place * gap for place in range(len(widths))]
        squeezed = min(1.0, (room.width() - widths[-1]) / lefts[-1]) if len(widths) > 1 else 1.0
        return [
            QRectF(room.left() + left * squeezed, room.top(), width, room.height())
            for left, width in zip(lefts, widths, strict=True)
        ]

    def _paint_hand(self, painter: QPainter, look: FinalLook, room: QRectF) -> None:
        """The cards in hand that are counted already; the last one is still on its way."""
        places = self.hand_places(look, room)
        for place, card in enumerate(self.count.hand[: self._counted.hand]):
            arrival = self._counted.arrival if place == self._counted.hand - 1 else 1.0
            painter.setOpacity(min(1.0, 2 * arrival))
            above = (1.0 - ease_out(arrival)) * room.height() * 0.5
            paint_chip(painter, card, look, places[place].translated(0, -above))
        painter.setOpacity(1.0)


def chip_width(card: Card, look: FinalLook, height: float) -> float:
    """How wide a small card is: a card worth more also has a star."""
    figure = width_of(str(CARD_NUMBER[card]), look.px(14), 800)
    return height * (1.14 if CARD_VP[card] == PLAIN_VP else 1.72) + figure


def paint_chip(painter: QPainter, card: Card, look: FinalLook, chip: QRectF) -> None:
    """A card so small that only its symbol, its number and a star for 5 VP have room on it."""
    theme, symbol, height = look.theme, CARD_SYMBOL[card], chip.height()
    ink = theme.symbol_inks[symbol]
    radius = height * 0.24
    panel(painter, chip, radius, theme.symbols[symbol], theme.card, max(1.0, height * 0.055))
    middle = chip.center().y()
    size = height * 0.56
    painter.fillPath(placed(symbols.symbol(symbol), chip.left() + height * 0.5, middle, size), color(ink))
    number = QRectF(chip.left() + height * 0.88, chip.top(), chip.width(), height)
    wide = text(painter, number, str(CARD_NUMBER[card]), look.px(14), ink, 800)
    if CARD_VP[card] != PLAIN_VP:
        star = QPointF(number.left() + wide + height * 0.43, middle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ink))
        painter.drawEllipse(star, height * 0.32, height * 0.32)
        painter.fillPath(placed(symbols.star(), star.x(), star.y(), height * 0.46), color(theme.star_on_ink))
