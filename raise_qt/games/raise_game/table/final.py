"""The end of a game: who won, what the points are made of, and how it came to that.

The cards are counted out one by one: what was won, round by round while the chart draws itself, then the hands. What is
seen depends on the time alone, so the count can be finished at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import (
    QEvent,
    QLineF,
    QObject,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from raise_qt.core.game import Event
from raise_qt.games.raise_game.components import CARD_NUMBER, CARD_SYMBOL, CARD_VP, PLAIN_VP, Card
from raise_qt.games.raise_game.table.backdrop import paint_felt
from raise_qt.games.raise_game.table.chart import Look, VpChart, put
from raise_qt.games.raise_game.table.final_count import HAND, Counted, Counting, SeatCount, final_count
from raise_qt.games.raise_game.table.layout import SMALLEST_TEXT
from raise_qt.games.raise_game.table.words import card_names
from raise_qt.table import symbols
from raise_qt.table.art import Art
from raise_qt.table.buttons import TableButton
from raise_qt.table.painting import CENTRE, RIGHT, fitting_font, panel, text, width_of
from raise_qt.table.paths import placed
from raise_qt.table.preferences import Preferences
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.sprites import ease_out
from raise_qt.table.theme import Theme, color

# Milliseconds at normal speed: the page is seen before the count begins; the result comes a moment after it.
LEAD_IN = 350.0
PAUSE = 250.0
REVEAL = 450.0

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
WIDEST = 2.15  # the page, compared to its height; more would tear the numbers apart


STARS = (
    (34, -0.02, 26, 2),
    (66, 0.36, 15, 0),
    (84, -0.30, 18, 3),
    (118, 0.08, 13, 1),
    (146, -0.14, 9, 4),
)
"""Beside the headline: how far from it, how high, how large, and the colour (a place in `Theme.symbols`)."""


# Bars


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
        self._look: Look | None = None
        self._columns = Columns(0, 0, 0, 0, 1, False)
        self._result = 0.0

    @property
    def shown_total(self) -> int:
        """The sum as it is shown now."""
        return sum(self._counted.parts)

    def dress(self, look: Look, columns: Columns) -> None:
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

    def places(self, look: Look) -> dict[str, QRectF]:
        """Where the parts of the row are."""
        columns, s = self._columns, look.scale
        row = QRectF(self.rect()).adjusted(14 * s, 0, -16 * s, 0)
        gap = max(8.0, 14 * s)
        chip = max(20.0, 27 * s) if columns.with_hands else 0.0
        bar = max(20.0, min(38 * s, self.height() * 0.36))
        between = max(4.0, 8 * s) if chip else 0.0
        top = row.center().y() - (bar + between + chip) / 2
        # Without cards below, the level stands there and only the bar is in the middle.
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
            "level": QRectF(name.left(), lower.top(), name.width(), lower.height()),
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
        text(painter, places["level"], self._seat.level, look.px(12.5), theme.quiet_text, 600)
        self._paint_bar(painter, look, places["bar"])
        self._paint_hand(painter, look, places["hand"])
        best = theme.attention if self._wins and self._result else theme.text
        size = max(17.0, 29 * s)
        text(painter, places["total"], str(self.shown_total), size, best, 800, RIGHT, tabular=True)

    def _paint_bar(self, painter: QPainter, look: Look, bar: QRectF) -> None:
        gap, radius = max(1.0, 2 * look.scale), max(3.0, 6 * look.scale)
        left = bar.left()
        for heap, (vp, shown) in enumerate(zip(self._counted.parts, self._counted.shown, strict=True)):
            width = bar.width() * shown / max(1, self._columns.best) - gap
            if width <= 0.5:
                continue
            piece = QRectF(left, bar.top(), width, bar.height())
            paint_heap(painter, piece, heap, look.theme, min(radius, width / 2))
            size = look.px(14)
            if width_of(str(vp), size, 700, tabular=True) + 3 <= width:
                text(painter, piece, str(vp), size, heap_ink(heap, look.theme), 700, CENTRE, tabular=True)
            left += width + gap

    def hand_places(self, look: Look, room: QRectF) -> list[QRectF]:
        """Where the cards in hand lie; if there is not enough room, on each other like a fan."""
        widths = [chip_width(card, look, room.height()) for card in self.count.hand]
        gap = max(3.0, 5 * look.scale)
        lefts = [sum(widths[:place]) + place * gap for place in range(len(widths))]
        squeezed = min(1.0, (room.width() - widths[-1]) / lefts[-1]) if len(widths) > 1 else 1.0
        return [
            QRectF(room.left() + left * squeezed, room.top(), width, room.height())
            for left, width in zip(lefts, widths, strict=True)
        ]

    def _paint_hand(self, painter: QPainter, look: Look, room: QRectF) -> None:
        """The cards in hand that are counted already; the last one is still on its way."""
        places = self.hand_places(look, room)
        for place, card in enumerate(self.count.hand[: self._counted.hand]):
            arrival = self._counted.arrival if place == self._counted.hand - 1 else 1.0
            painter.setOpacity(min(1.0, 2 * arrival))
            above = (1.0 - ease_out(arrival)) * room.height() * 0.5
            paint_chip(painter, card, look, places[place].translated(0, -above))
        painter.setOpacity(1.0)


def chip_width(card: Card, look: Look, height: float) -> float:
    """How wide a small card is: a card worth more also has a star."""
    figure = width_of(str(CARD_NUMBER[card]), look.px(14), 800)
    return height * (1.14 if CARD_VP[card] == PLAIN_VP else 1.72) + figure


def paint_chip(painter: QPainter, card: Card, look: Look, chip: QRectF) -> None:
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


class FinalPage(QWidget):
    """Headline, ranking, chart and what to do next.

    Attributes:
        counting: Whether the cards are still being counted out.

    Signals:
        rematch(): The same players want to play again.
        same_deal(): The same players want the same cards and dice again.
        new_game(): Other players or rules are wanted.
        back(): The person wants back to the start page.
        counted(): The count is over and the result is shown.
    """

    rematch = Signal()
    same_deal = Signal()
    new_game = Signal()
    back = Signal()
    counted = Signal()

    def __init__(
        self,
        story: Sequence[Sequence[Event]],
        seats: Sequence[SeatLook],
        preferences: Preferences,
        viewer_seat: int | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.count = final_count(story)
        self._counting = Counting(self.count)
        self._seats = seats
        self._preferences = preferences
        self._viewer = viewer_seat
        self._look = Look(preferences.theme, Art(preferences.theme, self.devicePixelRatioF()), 1.0)
        self._backdrop = QPixmap()
        self._written: tuple[str, str, float, float, str] | None = None
        self._time = 0.0
        self._places = _Places(QSizeF(self.size()), len(seats))
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(self.duration)
        self._clock.valueChanged.connect(self._show_time)
        self._clock.finished.connect(self._tell)
        self._build()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()
        preferences.changed.connect(self._follow_preferences)

    def _build(self) -> None:
        self.headline = QLabel(self)
        self.subline = QLabel(self)
        for label in (self.headline, self.subline):
            label.setAlignment(CENTRE)
            label.setTextFormat(Qt.TextFormat.PlainText)  # a player may be called <b>
        winners = self.count.winners
        self.rows = [
            RankingRow(count, self._seats[count.seat], count.seat in winners, self) for count in self.count.ranking
        ]
        for row in reversed(self.rows):
            row.raise_()  # the better one passes above the other
        self.chart = VpChart(self.count, self._seats, self._look, self)
        self.rematch_button = self._button("R ↵", self.rematch)
        self.same_deal_button = self._button("S", self.same_deal)
        self.new_game_button = self._button("N", self.new_game)
        self.back_button = self._button("Esc", self.back)
        self.buttons = [self.rematch_button, self.same_deal_button, self.new_game_button, self.back_button]

    def _button(self, key: str, signal: SignalInstance) -> TableButton:
        button = TableButton(self._preferences, key, self)
        button.clicked.connect(signal)
        button.installEventFilter(self)
        return button

    # Words

    def retranslate(self) -> None:
        """The words in the language of the program."""
        self.setAccessibleName(self.tr("Final count"))
        self.rematch_button.say(self.tr("Rematch"), primary=True)
        self.same_deal_button.say(self.tr("Same deal again"))
        self.new_game_button.say(self.tr("New game"))
        self.back_button.say(self.tr("Back"))
        for row in self.rows:
            row.retranslate()
        self.chart.retranslate()
        self._arrange()

    def result(self) -> str:
        """Who won."""
        winners = [seat for seat in self.count.winners if seat != self._viewer]
        names = [self._seats[seat].name for seat in winners]
        if len(self.count.winners) == len(self._seats):
            return self.tr("Everybody shares the win")
        if self._viewer in self.count.winners:
            if not names:
                return self.tr("You win!")
            if len(names) == 1:
                return self.tr("You and {name} share the win").format(name=names[0])
            return self.tr("You, {names} and {last} share the win").format(names=", ".join(names[:-1]), last=names[-1])
        if len(names) == 1:
            return self.tr("{name} wins").format(name=names[0])
        return self.tr("{names} and {last} share the win").format(names=", ".join(names[:-1]), last=names[-1])

    def explanation(self) -> str:
        """After how many rounds, and by how much."""
        count = self.count
        if count.ended_early:
            after = self.tr("after %n round(s), when nobody had a card left", None, count.rounds)
        else:
            after = self.tr("after %n round(s)", None, count.rounds)
        return self.tr("{after}, {ahead}").format(after=after, ahead=self._ahead())

    def _ahead(self) -> str:
        count = self.count
        if len(count.winners) > 1:
            return self.tr("%n point(s) each", None, count.best)
        if count.runners_up == (self._viewer,):
            return self.tr("%n point(s) ahead of you", None, count.margin)
        names = [self._seats[seat].name for seat in count.runners_up if seat != self._viewer]
        if self._viewer in count.runners_up:
            return self.tr("%n point(s) ahead of you and {names}", None, count.margin).format(names=", ".join(names))
        if len(names) == 1:
            return self.tr("%n point(s) ahead of {name}", None, count.margin).format(name=names[0])
        return self.tr("%n point(s) ahead of {names} and {last}", None, count.margin).format(
            names=", ".join(names[:-1]), last=names[-1]
        )

    # The count

    @property
    def duration(self) -> float:
        """How long everything takes at normal speed, in milliseconds."""
        return LEAD_IN + self._counting.duration + PAUSE + REVEAL

    @property
    def counting(self) -> bool:
        return self._time < self.duration

    def finish(self) -> None:
        """Show the result at once."""
        if self.counting:
            self._clock.stop()
            self._show_time(self.duration)
            self._tell()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()
        if not self.counting or self._clock.state() != QVariantAnimation.State.Stopped:
            return
        if self._preferences.factor == 0:
            self.finish()
        else:
            self._clock.setDuration(max(1, round(self.duration * self._preferences.factor)))
            self._clock.start()

    def _show_time(self, time: float) -> None:
        """The picture at this time."""
        self._time = time
        since = time - LEAD_IN
        counted = self._counting.at(since)
        result = self._revealed
        for row in self.rows:
            row.show_count(counted[row.count.seat], result)
        self.chart.reveal(self._counting.rounds_at(since))
        if result:
            self.update(self._places.stars.toAlignedRect())
        self._place_rows()
        self._write()

    @property
    def _revealed(self) -> float:
        """How far the result is told, from 0 to 1."""
        return ease_out(min(1.0, max(0.0, (self._time - self.duration + REVEAL) / REVEAL)))

    def _tell(self) -> None:
        """The result, also for those who cannot see it."""
        self._write()
        if self.focusWidget() in (None, self):
            self.rematch_button.setFocus()
        said = QAccessibleAnnouncementEvent(self, f"{self.result()} ({self.explanation()})")
        QAccessible.updateAccessibility(said)
        self.counted.emit()

    def _write(self) -> None:
        """The headline: first what is going on, then the result."""
        revealed = self._revealed
        theme, scale = self._look.theme, self._look.scale
        if revealed > 0:
            head, sub = self.result(), self.explanation()
        else:
            head, sub = self.tr("The final count"), self.tr("A click or Space shows the result at once.")
        tone = theme.attention if revealed else theme.quiet_text
        written = head, sub, revealed, scale, theme.name
        if written == self._written:
            return  # measuring text takes longer than all the rest of a frame
        self._written = written
        for label, words, size, weight, ink in (
            (self.headline, head, max(28.0, 54 * scale), 800, tone),
            (self.subline, sub, max(13.0, 18 * scale), 600, theme.quiet_text),
        ):
            face = fitting_font(words, size, weight, label.width(), max(SMALLEST_TEXT, size * 0.5))
            shown = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, label.width())
            label.setFont(face)
            label.setText(shown)
            label.setToolTip(words if shown != words else "")
            label.setAccessibleName(words)
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, color(ink, revealed or 1.0))
            label.setPalette(palette)

    # Places

    def _arrange(self) -> None:
        """Put everything in its place, in the size and the colours of now."""
        self._places = places = _Places(QSizeF(self.size()), len(self._seats))
        theme, ratio = self._preferences.theme, self.devicePixelRatioF()
        art = self._look.art
        if art.theme is not theme or art.pixel_ratio != ratio:
            art = Art(theme, ratio)
        self._look = Look(theme, art, places.scale)
        self._written = None
        self.headline.setGeometry(places.headline.toRect())
        self.subline.setGeometry(places.subline.toRect())
        columns = self._columns()
        for row in self.rows:
            row.dress(self._look, columns)
        self.chart.setGeometry(places.chart.toRect())
        self.chart.dress(self._look)
        for place, button in enumerate(self.buttons):
            button.text_size = self._look.px(18)
            button.setGeometry(places.button(place).toRect())
            button.update()
        self._backdrop = self._paint_backdrop()
        self._show_time(self._time)
        self.update()

    def _columns(self) -> Columns:
        look, width = self._look, self._places.row_width
        names = [width_of(seat.name, look.px(18), 800) for seat in self._seats]
        levels = [width_of(seat.level, look.px(12.5), 600) for seat in self._seats]
        return Columns(
            rank=width_of("0.", look.px(20), 800, tabular=True),
            disc=max(28.0, 42 * look.scale),
            name=min(max(*names, *levels) + 2, width * 0.25),
            total=width_of("000", max(17.0, 29 * look.scale), 800, tabular=True),
            best=self.count.best,
            with_hands=any(count.hand for count in self.count.seats),
        )

    def _place_rows(self) -> None:
        """During the count players stand as they sit; the result moves them to their ranks."""
        revealed = self._revealed
        for rank, row in enumerate(self.rows):
            place = row.count.seat + (rank - row.count.seat) * revealed
            where = self._places.row(place)
            # Whole pixels; a place rounded up and a height rounded down never reach into the next row.
            row.setGeometry(round(where.x()), ceil(where.y()), int(where.width()), int(where.height()))

    def _paint_backdrop(self) -> QPixmap:
        """What never moves, painted once: the count only copies it."""
        look, places = self._look, self._places
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size().expandedTo(QSize(1, 1)) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_felt(painter, QRectF(self.rect()), look.theme)
        for rect in (places.ranking, places.progress):
            panel(painter, rect, 22 * look.scale, look.theme.panel, look.theme.panel_border, max(1.0, look.scale))
        self._paint_legend(painter)
        text(painter, places.chart_title, self.tr("Points over the rounds"), look.px(15), look.theme.text, 700)
        painter.end()
        return pixmap

    def legend(self) -> list[tuple[str, QRectF, QRectF]]:
        """The names of the heaps, each with the places of its colour and of its words."""
        names = (self.tr("score cards"), self.tr("won cards"), self.tr("hand"))
        size, room = self._look.px(13), self._places.legend
        swatch, gap = size * 1.1, size * 0.6
        widths = [width_of(name, size, 700) + 2 for name in names]
        free = room.width() - 3 * (swatch + gap) - 2 * size
        if sum(widths) > free:  # then the words are cut off
            widths = [width * free / sum(widths) for width in widths]
        between = min(size * 2.4, size + (free - sum(widths)) / 2)
        left = room.center().x() - (sum(widths) + 3 * (swatch + gap) + 2 * between) / 2
        result = []
        for name, width in zip(names, widths, strict=True):
            box = QRectF(left, room.center().y() - swatch / 2, swatch, swatch)
            result.append((name, box, QRectF(box.right() + gap, room.top(), width, room.height())))
            left = box.right() + gap + width + between
        return result

    def _paint_legend(self, painter: QPainter) -> None:
        for heap, (name, box, words) in enumerate(self.legend()):
            paint_heap(painter, box, heap, self._look.theme, box.width() * 0.28)
            text(painter, words, name, self._look.px(13), self._look.theme.quiet_text, 700)

    # What Qt tells

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._backdrop)
        if self._revealed and self._places.stars.intersects(QRectF(event.rect())):
            self._paint_stars(painter)

    def _paint_stars(self, painter: QPainter) -> None:
        """Stars on both sides of the headline, which fly apart when the result is told."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        revealed, look = self._revealed, self._look
        room = self._places.stars
        half = min(width_of(self.headline.text(), self.headline.font().pixelSize(), 800), room.width()) / 2
        for away, height, size, tone in STARS:
            x = half + (18 + away * revealed) * look.scale
            if x + size * look.scale > room.width() / 2:
                continue
            for side in (-1, 1):
                y = room.center().y() + side * height * room.height()
                star = placed(symbols.star(), room.center().x() + side * x, y, size * look.scale)
                painter.fillPath(star, color(look.theme.symbols[tone], revealed))

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

    def _follow_preferences(self) -> None:
        self._arrange()
        if self._preferences.factor == 0 and self.isVisible():
            self.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A button that has the focus must not take the key that is to end the count.
        pressed = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if self.counting and pressed in (Qt.Key.Key_Space, *ENTER):
            self.finish()
            return True
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        buttons: dict[int, TableButton] = {
            Qt.Key.Key_R: self.rematch_button,
            Qt.Key.Key_S: self.same_deal_button,
            Qt.Key.Key_N: self.new_game_button,
            Qt.Key.Key_Escape: self.back_button,
        }
        key = event.key()
        if event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif self.counting and key in (Qt.Key.Key_Space, *ENTER):
            self.finish()
        elif key in ENTER:
            focused = self.focusWidget()
            (focused if isinstance(focused, TableButton) else self.rematch_button).click()
        elif key in buttons:
            buttons[key].click()
        else:
            super().keyPressEvent(event)


class _Places:
    """Where everything on the page is, for a window of any size."""

    def __init__(self, size: QSizeF, players: int) -> None:
        width, height = size.width(), size.height()
        self.scale = s = min(width / 1440, height / 900)
        self._players = players
        margin = max(18.0, 56 * s)
        gap = max(14.0, 28 * s)
        across = min(width - 2 * margin, WIDEST * height)
        left = (width - across) / 2
        headline, subline = max(36.0, 68 * s), max(17.0, 28 * s)
        button = max(44.0, 66 * s)
        self._legend_height = max(30.0, 54 * s)
        rest = height - 2 * max(14.0, 40 * s) - headline - subline - 2 * gap - button
        stacked = height > width
        wanted = max(430 * s, self._legend_height + 12 * s + players * 140 * s)
        panels = rest if stacked else min(rest, wanted)
        top = (height - (headline + subline + 2 * gap + button + panels)) / 2
        self.headline = QRectF(left, top, across, headline)
        self.stars = QRectF(0, top, width, headline)
        self.subline = QRectF(left, self.headline.bottom(), across, subline)
        inside = QRectF(left, self.subline.bottom() + gap, across, panels)
        self._split(inside, gap, stacked)
        self._buttons = QRectF(left, inside.bottom() + gap, across, button)
        self._gap = max(10.0, 20 * s)

    def _split(self, inside: QRectF, gap: float, stacked: bool) -> None:
        """Ranking and chart side by side, or one above the other in a window that is higher than wide."""
        s = self.scale
        if stacked:
            half = QSizeF(inside.width(), (inside.height() - gap) / 2)
            self.ranking = QRectF(inside.topLeft(), half)
            self.progress = QRectF(QPointF(inside.left(), self.ranking.bottom() + gap), half)
        else:
            half = QSizeF((inside.width() - gap) / 2, inside.height())
            self.ranking = QRectF(inside.topLeft(), half)
            self.progress = QRectF(QPointF(self.ranking.right() + gap, inside.top()), half)
        pad = max(8.0, 16 * s)
        self.legend = QRectF(
            self.ranking.left() + pad, self.ranking.top() + pad * 0.3, self.ranking.width() - 2 * pad, 0
        )
        self.legend.setHeight(self._legend_height)
        self._rows = QRectF(self.legend.bottomLeft(), self.ranking.bottomRight()).adjusted(0, 0, -pad, -pad * 0.8)
        title = max(12.0, 30 * s)
        top = self.progress.top() + pad * 0.3
        self.chart_title = QRectF(self.progress.left() + title, top, self.progress.width() - 2 * title, 0)
        self.chart_title.setHeight(self._legend_height)
        self.chart = QRectF(self.chart_title.bottomLeft(), self.progress.bottomRight()).adjusted(
            -title * 0.4, 0, -title * 0.5, -max(8.0, 14 * s)
        )

    @property
    def row_width(self) -> float:
        """How wide a row of the ranking is."""
        return self._rows.width()

    def row(self, place: float) -> QRectF:
        """A row of the ranking, from the top; between two while it moves."""
        height = self._rows.height() / self._players
        return QRectF(self._rows.left(), self._rows.top() + place * height, self._rows.width(), height)

    def button(self, place: int) -> QRectF:
        """A button, from the left."""
        width = (self._buttons.width() - 3 * self._gap) / 4
        left = self._buttons.left() + place * (width + self._gap)
        return QRectF(left, self._buttons.top(), width, self._buttons.height())
