"""The end of a game: who won, what the points are made of, and how it came to that.

The cards are counted out one by one: what was won, round by round while the chart draws itself, then the hands. What is
seen depends on the time alone, so the count can be finished at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import (
    QEvent,
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
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from raise_qt.core.game import Event
from raise_qt.games.raise_game.table.chart import VpChart
from raise_qt.games.raise_game.table.final_count import Counting, final_count
from raise_qt.games.raise_game.table.final_keys import FinalKeys
from raise_qt.games.raise_game.table.final_look import FinalLook
from raise_qt.games.raise_game.table.final_places import FinalPlaces
from raise_qt.games.raise_game.table.final_ranking import (
    Columns,
    RankingRow,
    paint_heap,
)
from raise_qt.games.raise_game.table.final_stars import paint_stars
from raise_qt.games.raise_game.table.final_words import FinalWords
from raise_qt.games.raise_game.table.layout import SMALLEST_TEXT
from raise_qt.table.art import Art
from raise_qt.table.buttons import TableButton
from raise_qt.table.painting import CENTRE, fitting_font, paint_felt, panel, text, width_of
from raise_qt.table.preferences import Preferences
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.sprites import ease_out
from raise_qt.table.theme import color

# Milliseconds at normal speed: the page is seen before the count begins; the result comes a moment after it.
LEAD_IN = 350.0
PAUSE = 250.0
REVEAL = 450.0


class FinalPage(QWidget):
    """Headline, ranking, chart and what to do next. It says so if decisions were `undone` in the game.

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
        undone: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.count = final_count(story)
        self._counting = Counting(self.count)
        self._seats = seats
        self._preferences = preferences
        self._viewer = viewer_seat
        self._words = FinalWords(self.count, seats, viewer_seat, undone, self)
        self._look = FinalLook(preferences.theme, Art(preferences.theme, self.devicePixelRatioF()), 1.0)
        self._backdrop = QPixmap()
        self._written: tuple[str, str, float, float, str] | None = None
        self._time = 0.0
        self._places = FinalPlaces(QSizeF(self.size()), len(seats))
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
        self.keys = FinalKeys(self)

    def _button(self, key: str, signal: SignalInstance) -> TableButton:
        button = TableButton(self._preferences, key, self)
        button.clicked.connect(signal)
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
        return self._words.result()

    def explanation(self) -> str:
        """After how many rounds, and by how much."""
        return self._words.explanation()

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
        self._places = places = FinalPlaces(QSizeF(self.size()), len(self._seats))
        theme, ratio = self._preferences.theme, self.devicePixelRatioF()
        art = self._look.art
        if art.theme is not theme or art.pixel_ratio != ratio:
            art = Art(theme, ratio)
        self._look = FinalLook(theme, art, places.scale)
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
        ways = [width_of(seat.ways[0], look.px(12.5), 600) for seat in self._seats if seat.ways]
        return Columns(
            rank=width_of("0.", look.px(20), 800, tabular=True),
            disc=max(28.0, 42 * look.scale),
            name=min(max(*names, *ways) + 2, width * 0.25),
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
            words = width_of(self.headline.text(), self.headline.font().pixelSize(), 800)
            paint_stars(painter, self._look, self._places.stars, words, self._revealed)

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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.press(event):
            super().keyPressEvent(event)
