"""The chart of the final page: every player's VP over the rounds, and with the hand at the end.

Colour is never needed to read it: a line ends in its player's disc, and the rounds a player won are marked on it with
a shape of the player's own.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from raise_qt.games.raise_game.table.final_count import FinalCount
from raise_qt.games.raise_game.table.final_look import FinalLook, put
from raise_qt.table.painting import CENTRE, RIGHT, panel, text, width_of
from raise_qt.table.paths import around, placed, polygon, softened
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.theme import blend, color, contrast

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)
VISIBLE = 3.0  # the least contrast of a line to its ground (WCAG)
LABEL = 13  # the size of all words at scale 1
LINE = 1.35  # the height of a line of text, compared to its size


def axis_step(highest: int, lines: int) -> int:
    """The round distance of grid lines at which no more than `lines` are needed."""
    return next((step for step in STEPS if highest <= step * lines), highest)


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places between `low` and `high`, at least `gap` apart, in the order wanted and as near as can be to it."""
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], index))
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    # Without the gaps, neighbours that are too near are in the wrong order: they share the middle of their group.
    groups: list[tuple[float, int]] = []
    for place, index in enumerate(order):
        mean, size = wanted[index] - place * gap, 1
        while groups and groups[-1][0] >= mean:
            before, more = groups.pop()
            mean, size = (before * more + mean * size) / (more + size), size + more
        groups.append((mean, size))
    means = [mean for mean, size in groups for _ in range(size)]
    result = [0.0] * len(wanted)
    for place, (index, mean) in enumerate(zip(order, means, strict=True)):
        result[index] = min(max(mean, low), high - (len(wanted) - 1) * gap) + place * gap
    return result


def _shape(number: int) -> QPainterPath:
    """A small mark in the unit square: disc, square, triangle, diamond or cross."""
    if number == 0:
        path = QPainterPath()
        path.addEllipse(QPointF(0, 0), 0.5, 0.5)
        return path
    if number == 4:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRect(QRectF(-0.52, -0.19, 1.04, 0.38))
        path.addRect(QRectF(-0.19, -0.52, 0.38, 1.04))
        return path.simplified()
    corners, turn, radius = ((4, 45, 0.56), (3, 0, 0.56), (4, 0, 0.56))[number - 1]
    points = [around(0, 0.08 if corners == 3 else 0, radius, turn + 360 / corners * i) for i in range(corners)]
    return softened(polygon(points), 0.05)


SHAPES = 5


class VpChart(QWidget):
    """A line for every player. Pointing at a round, or walking there with the arrow keys, shows its numbers.

    Attributes:
        pointed: The step whose numbers are shown (0 is the start, the last one the hand), or None.
    """

    def __init__(
        self, count: FinalCount, seats: Sequence[SeatLook], look: FinalLook, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._count = count
        self._seats = seats
        self._look = look
        self._revealed = float(self.steps)
        self.pointed: int | None = None
        self._lanes = self._find_lanes()
        self._shapes = [_shape(number) for number in range(SHAPES)]
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    @property
    def steps(self) -> int:
        """How many steps there are after the start: the rounds and the hand."""
        return self._count.rounds + 1

    def dress(self, look: FinalLook) -> None:
        """Take on other colours or another size."""
        self._look = look
        self._arrange()

    def reveal(self, steps: float) -> None:
        """Draw the lines only so far."""
        if steps != self._revealed:
            self._revealed = steps
            self.update()

    def retranslate(self) -> None:
        """The words in the language of the program."""
        self.setAccessibleName(self.tr("Chart: points over the rounds"))
        sentence = self.tr("{name}: {points} after each round, {total} with the hand.")
        self.setAccessibleDescription(
            " ".join(
                sentence.format(
                    name=self._seats[count.seat].name,
                    points=", ".join(str(vp) for vp in count.progress[1:-1]),
                    total=count.total,
                )
                for count in self._count.ranking
            )
        )
        self._arrange()

    def step_name(self, step: int) -> str:
        """What a step is called."""
        if step == 0:
            return self.tr("Start")
        return self.tr("With the hand") if step == self.steps else self.tr("Round {number}").format(number=step)

    # Places

    def _arrange(self) -> None:
        """Find the places of everything; painting many lines must not measure text again and again."""
        scale, px = self._look.scale, self._look.px(LABEL)
        self.line_width = max(2.2, 3.4 * scale)
        self.disc_width = max(22.0, 26 * scale)  # large enough for its letter
        self.name_width = self._room_for_names()
        left = width_of(str(self._count.best), px, 600, tabular=True) + px * 0.9
        right = self.disc_width * 1.5 + max(self.disc_width * 0.1, self.name_width)
        self.plot = QRectF(self.rect()).adjusted(left, self.disc_width * 0.5, -right, -px * LINE * 1.5)
        self.ends = self._place_ends()
        self.step_labels = self._place_labels()
        lines = min(8, max(2, int(self.plot.height() / (px * 4))))
        self.grid = range(0, self._count.best + 1, axis_step(self._count.best, lines))
        self.update()

    def _room_for_names(self) -> float:
        """How wide the names beside the discs may be. 0 on a small chart: the ranking beside it names all discs."""
        if self.width() < 40 * (self.steps + 1):
            return 0.0
        longest = max(width_of(seat.name, self._look.px(LABEL), 700) for seat in self._seats)
        return min(longest + 2, 0.17 * self.width())

    def _place_ends(self) -> list[QPointF]:
        """The middle of each seat's disc at the end of its line, none on top of another."""
        wanted = [self.y_of(count.total) for count in self._count.seats]
        lowest = self.height() - self._look.px(LABEL) * LINE - self.disc_width * 0.48  # above the words of the axis
        places = spread(wanted, self.disc_width * 0.98, self.plot.top(), lowest)
        return [QPointF(self.plot.right() + self.disc_width * 0.85, y) for y in places]

    def _place_labels(self) -> list[tuple[str, QRectF]]:
        """The words below the chart: as many as fit, the last one always."""
        px = self._look.px(LABEL)
        texts = [*(str(number) for number in range(1, self.steps)), self.tr("Hand")]
        labels: list[tuple[str, QRectF]] = []
        for step, words in reversed(list(enumerate(texts, 1))):
            width = width_of(words, px, 600, tabular=True) + 2
            x = min(self.x_of(step) - width / 2, self.width() - width)
            rect = QRectF(x, self.height() - px * LINE, width, px * LINE)
            if not labels or rect.right() + 4 <= labels[-1][1].left():
                labels.append((words, rect))
        return labels[::-1]

    def x_of(self, step: float) -> float:
        """Where a step is."""
        return self.plot.left() + self.plot.width() * step / self.steps

    def y_of(self, vp: float) -> float:
        """Where so many VP are."""
        return self.plot.bottom() - self.plot.height() * vp / max(1, self._count.best)

    def name_rect(self, seat: int) -> QRectF:
        """The name beside the disc; empty if there is no room."""
        place, height = self.ends[seat], self.disc_width * 0.98
        return QRectF(place.x() + self.disc_width * 0.62, place.y() - height / 2, self.name_width, height)

    def _find_lanes(self) -> list[list[float]]:
        """Lines with the same VP run side by side: for each step and seat how many line widths above its value."""
        counts = self._count.seats
        lanes = []
        for step in range(self.steps + 1):
            values = [count.progress[step] for count in counts]
            lane = []
            for count, value in zip(counts, values, strict=True):
                alike = [other for other in counts if other.progress[step] == value]
                # Whoever leaves first runs on top: so nobody has to cross the others, or to move when they are gone.
                alike.sort(key=lambda other: (-other.progress.count(0), -other.rank, -other.seat))
                lane.append(alike.index(count) - (0 if value == 0 else (len(alike) - 1) / 2))
            lanes.append(lane)
        return lanes

    def _point(self, seat: int, step: int) -> QPointF:
        lane = self._lanes[step][seat] * self.line_width * 1.2
        return QPointF(self.x_of(step), self.y_of(self._count.seats[seat].progress[step]) - lane)

    # Painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_grid(painter)
        if self.pointed is not None:
            self._paint_guide(painter, self.pointed)
        backwards = [count.seat for count in reversed(self._count.ranking)]  # the winner's line lies on top
        for seat in backwards:
            self._paint_line(painter, seat)
        for seat in backwards:
            self._paint_wins(painter, seat)
        if self._revealed >= self.steps:
            self._paint_ends(painter)
        if self.pointed is not None:
            self._paint_bubble(painter, self.pointed)
        if self.hasFocus():
            painter.setPen(QPen(color(self._look.theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    def _paint_grid(self, painter: QPainter) -> None:
        theme, plot, px = self._look.theme, self.plot, self._look.px(LABEL)
        for vp in self.grid:
            y = self.y_of(vp)
            painter.setPen(
                QPen(color(theme.field if vp == 0 else theme.panel_border), max(1.0, 1.2 * self._look.scale))
            )
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            label = QRectF(0, y - px, plot.left() - px * 0.8, 2 * px)
            text(painter, label, str(vp), px, theme.quiet_text, 600, RIGHT, tabular=True)
        for words, rect in self.step_labels:
            text(painter, rect, words, px, theme.quiet_text, 600, CENTRE, tabular=True)

    def _edge(self, seat: int) -> tuple[QColor, QColor | None]:
        """A seat's colour, and that of its edge where the colour alone would hardly be seen."""
        theme = self._look.theme
        tone = theme.seats[self._seats[seat].color]
        edge = blend(tone, theme.ink, 0.5) if contrast(tone, theme.panel) < VISIBLE else None
        return color(tone), edge

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        points = [self._point(seat, step) for step in range(int(self._revealed) + 1)]
        if len(points) <= self.steps:
            start, end = points[-1], self._point(seat, len(points))
            points.append(start + (end - start) * (self._revealed - int(self._revealed)))
        else:
            points.append(self.ends[seat])
        tone, edge = self._edge(seat)
        for paint, width in ((edge, self.line_width + max(1.8, 2 * self._look.scale)), (tone, self.line_width)):
            if paint is not None:
                pen = QPen(paint, width)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.setPen(pen)
                painter.drawPolyline(QPolygonF(points))

    def _paint_wins(self, painter: QPainter, seat: int) -> None:
        tone, edge = self._edge(seat)
        shape = self._shapes[self._seats[seat].color % SHAPES]
        painter.setPen(QPen(edge or color(self._look.theme.panel), max(1.0, 1.5 * self._look.scale)))
        painter.setBrush(tone)
        for step, win in enumerate(self._count.wins, 1):
            if win.seat == seat and step <= self._revealed:
                size = self.line_width * (4.2 if step == self.pointed else 3.2)
                place = self._point(seat, step)
                painter.drawPath(placed(shape, place.x(), place.y(), size))

    def _paint_ends(self, painter: QPainter) -> None:
        for number, seat in enumerate(self._seats):
            put(painter, self._look.art.disc(seat.color, seat.mark, self.disc_width), self.ends[number])
            if self.name_width:
                text(painter, self.name_rect(number), seat.name, self._look.px(LABEL), self._look.theme.text, 700)

    def _paint_guide(self, painter: QPainter, step: int) -> None:
        x = self.x_of(step)
        painter.setPen(QPen(color(self._look.theme.quiet_text), max(1.0, 1.2 * self._look.scale), Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, self.plot.top()), QPointF(x, self.plot.bottom()))

    # The numbers of one step

    def numbers(self, step: int) -> list[tuple[int, int, int]]:
        """For each seat, the highest first: seat, VP, and how many of them are new."""
        counts = sorted(self._count.ranking, key=lambda count: -count.progress[step])
        return [(c.seat, c.progress[step], c.progress[step] - c.progress[max(0, step - 1)]) for c in counts]

    def bubble(self, step: int) -> QRectF:
        """Where the numbers of a step are shown: beside it, inside the chart."""
        px = self._look.px(LABEL)
        names = min(11 * px, max(width_of(seat.name, px, 600) for seat in self._seats))
        width = max(names + 5 * px, width_of(self.step_name(step), px, 700)) + 4.6 * px
        height = px * 2 * (len(self._seats) + 1.6)
        x, away = self.x_of(step), self.line_width * 5
        left = x + away if x + away + width <= self.width() else x - away - width
        left = min(max(0.0, left), self.width() - width)
        return QRectF(left, max(0.0, self.plot.center().y() - height / 2), width, height)

    def _paint_bubble(self, painter: QPainter, step: int) -> None:
        theme, px, box = self._look.theme, self._look.px(LABEL), self.bubble(step)
        panel(painter, box, px * 0.8, theme.row, theme.tenth_field, 1.5)
        row = QRectF(box.left() + px, box.top() + px * 0.5, box.width() - 2 * px, px * 2)
        text(painter, row, self.step_name(step), px, theme.quiet_text, 700)
        for seat, vp, new in self.numbers(step):
            row.translate(0, row.height())
            look = self._seats[seat]
            put(
                painter,
                self._look.art.disc(look.color, look.mark, px * 1.75),
                QPointF(row.left() + px, row.center().y()),
            )
            text(painter, row.adjusted(px * 2.4, 0, -px * 5, 0), look.name, px, theme.text, 600)
            text(painter, row.adjusted(0, 0, -px * 2.7, 0), str(vp), px, theme.text, 700, RIGHT, tabular=True)
            if new:
                text(painter, row, f"+{new}", px, theme.attention, 700, RIGHT, tabular=True)

    # Pointing

    def point_at(self, step: int | None) -> None:
        """Show the numbers of this step, or none."""
        self.pointed = None if step is None else min(max(step, 0), self.steps)
        self.update()

    def _point_near(self, x: float) -> None:
        middles = [(self.x_of(step) + self.x_of(step + 1)) / 2 for step in range(self.steps)]
        self.point_at(bisect_right(middles, x))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_near(event.position().x())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point_near(event.position().x())
        event.ignore()  # the page wants to know: a click ends the count

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self.steps if self.pointed is None else self.pointed
        places: dict[int, int] = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.steps,
        }
        if event.key() not in places:
            super().keyPressEvent(event)
            return
        self.point_at(places[event.key()])
        self._say_numbers()

    def _say_numbers(self) -> None:
        if self.pointed is not None:
            points = ", ".join(f"{self._seats[seat].name} {vp}" for seat, vp, _ in self.numbers(self.pointed))
            said = QAccessibleAnnouncementEvent(self, f"{self.step_name(self.pointed)}: {points}")
            QAccessible.updateAccessibility(said)
