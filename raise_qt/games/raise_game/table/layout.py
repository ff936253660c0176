"""Where everything on the table is, for a window of any size from 1024×600 up."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from raise_qt.games.raise_game.components import HAND_SIZE
from raise_qt.games.raise_game.table.chip import PADDING
from raise_qt.games.raise_game.table.track import Track
from raise_qt.table.card_art import CARD_ASPECT

SMALLEST_TEXT = 11.0
CARD_RATIO = CARD_ASPECT
"""A card's width to its height."""

CHOSEN_LIFT = 0.10
"""How far a chosen card stands out of the hand, as a part of its height."""

WIDEST = 1.9
"""The table is at most so many times as wide as high; in a wider window it stays together in the middle."""

TOOLS = 5
"""Buttons in the upper right corner."""


@dataclass(frozen=True)
class SeatPlace:
    """A player's panel: where its marker, hand and won pile are shown."""

    panel: QRectF
    disc: QPointF
    disc_width: float
    hand: QRectF
    won: QPointF


class Layout:
    """The rectangles of one window size. In the pictures of the design the window is 1440×900: scale 1.

    Attributes are named after what lies there. `seats` has a place for every player, in the order of the seats; the
    viewer's own is at the bottom left.
    """

    def __init__(self, width: float, height: float, players: int, viewer: int | None) -> None:
        self.width, self.height = width, height
        self.scale = min(width / 1440, height / 900)
        s = self.scale
        self.margin = max(8.0, 26 * s)
        self.edge = self.margin + max(0.0, (width - WIDEST * height) / 2)
        self.gap = max(6.0, 14 * s)
        self._top()
        opponents_bottom = self._opponents(players, viewer)
        middle_bottom = self._bottom(viewer is not None)
        self._middle(QRectF(0, opponents_bottom + self.gap, width, middle_bottom - opponents_bottom - self.gap))

    def px(self, base: float) -> float:
        """A font size that is `base` at scale 1, and readable at any scale."""
        return max(SMALLEST_TEXT, round(base * self.scale, 1))

    def _top(self) -> None:
        m = self.margin
        self.tool_size = max(34.0, 38 * self.scale)
        self.top = QRectF(m, m * 0.5, self.width - 2 * m, self.tool_size)
        tools = (self.tool_size + self.gap * 0.6) * TOOLS - self.gap * 0.6
        self.tools = QRectF(self.top.right() - tools, self.top.top(), tools, self.tool_size)

    @property
    def log(self) -> QRectF:
        """The log lies over the right part of the table when it is wanted, but not over what the person plays with."""
        width = max(300.0, 380 * self.scale)
        top = self.top.bottom() + self.gap
        return QRectF(self.width - self.margin - width, top, width, self.prompt.top() - top)

    def tool(self, number: int) -> QRectF:
        """The place of a button in the upper right corner, from the left."""
        step = self.tool_size + self.gap * 0.6
        return QRectF(self.tools.left() + number * step, self.tools.top(), self.tool_size, self.tool_size)

    def _opponents(self, players: int, viewer: int | None) -> float:
        order = range(players) if viewer is None else [(viewer + i) % players for i in range(1, players)]
        height = max(66.0, 88 * self.scale)
        room = self.width - 2 * self.margin - (len(order) - 1) * self.gap
        width = min(max(212.0, 262 * self.scale), room / len(order))
        left = (self.width - len(order) * width - (len(order) - 1) * self.gap) / 2
        top = self.top.bottom() + self.gap * 0.7
        self.seats: dict[int, SeatPlace] = {}
        for i, seat in enumerate(order):
            panel = QRectF(left + i * (width + self.gap), top, width, height)
            disc = height * 0.5
            text_left = panel.left() + disc * 1.5
            hand = QRectF(text_left, panel.top() + height * 0.40, width * 0.40, height * 0.30)
            self.seats[seat] = SeatPlace(
                panel,
                QPointF(panel.left() + disc * 0.82, panel.center().y() - height * 0.04),
                disc,
                hand,
                QPointF(panel.right() - width * 0.09, panel.top() + height * 0.55),
            )
        self.viewer = viewer
        return top + height

    def _bottom(self, has_hand: bool) -> float:
        s, m = self.scale, self.margin
        bottom = self.height - m * 0.5
        self.card_height = max(102.0, 150 * s)
        self.chip_height = self.px(15) + PADDING
        prompt_height = self.px(18) * 1.7
        if not has_hand:
            self.prompt = QRectF(m, bottom - prompt_height - self.gap, self.width - 2 * m, prompt_height)
            self.own = self.actions = self.hand = QRectF()
            return self.prompt.top()
        side = max(206.0, 256 * s)
        band = max(104.0, 136 * s)
        self.own = QRectF(self.edge, bottom - band, side, band)
        self.actions = QRectF(self.width - self.edge - side, bottom - band, side, band)
        left, right = self.own.right() + self.gap, self.actions.left() - self.gap
        height = self.chip_height + 4 + self.card_height * (1 + CHOSEN_LIFT) + self.gap * 0.4
        self.hand = QRectF(left, bottom - height, right - left, height)
        self.prompt = QRectF(m, self.hand.top() - prompt_height, self.width - 2 * m, prompt_height)
        disc = band * 0.44
        self.pile = QRectF(self.own.left() + band * 0.20, self.own.top() + band * 0.58, band * 0.20, band * 0.29)
        if self.viewer is not None:
            self.seats[self.viewer] = SeatPlace(
                self.own,
                QPointF(self.own.left() + disc * 0.86, self.own.top() + band * 0.32),
                disc,
                self.hand,
                QPointF(self.own.right() - side * 0.16, self.own.top() + band * 0.74),
            )
        return self.prompt.top()

    def _middle(self, area: QRectF) -> None:
        s = self.scale
        height = min(area.height(), max(290.0, 430 * s))
        top = area.center().y() - height / 2
        self.stake = QRectF(self.edge, top, max(158.0, 224 * s), height)
        rack = max(226.0, 350 * s)
        self.rack = QRectF(self.width - self.edge - rack, top, rack, height)
        left, right = self.stake.right() + self.gap, self.rack.left() - self.gap
        self.track = Track(QRectF(left, area.top(), right - left, area.height()))
        self._stake_parts()

    def _stake_parts(self) -> None:
        """The score card above, the pot below, each with its caption."""
        panel, line = self.stake, self.px(13) * 1.5
        pad = max(6.0, 10 * self.scale)
        self.stake_caption = QRectF(panel.left(), panel.top() + pad, panel.width(), line)
        lines = 4 * line + 3 * pad
        room = panel.height() - lines
        self.score_height = min(max(86.0, 176 * self.scale), room * 0.56)
        self.score_card = QPointF(panel.center().x(), self.stake_caption.bottom() + pad * 0.5 + self.score_height / 2)
        top = self.score_card.y() + self.score_height / 2 + pad * 0.6
        self.pot_caption = QRectF(panel.left(), top, panel.width(), line)
        self.pot_height = min(max(62.0, 112 * self.scale), room * 0.38)
        self.pot = QRectF(panel.left() + pad, self.pot_caption.bottom(), panel.width() - 2 * pad, self.pot_height + pad)
        dip = self.pot_height * 0.07  # the outer cards of the fan reach lower than the others
        self.pot_lines = QRectF(panel.left(), self.pot.bottom() + dip, panel.width(), 2 * line)

    def rack_row(self, row: int) -> QRectF:
        """The row of a symbol in the dice rack; row 5 is for the blanks."""
        pad = max(6.0, 12 * self.scale)
        inner = self.rack.adjusted(pad, pad, -pad, -pad)
        height = inner.height() / 6
        gap = height * 0.10
        return QRectF(inner.left(), inner.top() + row * height + gap / 2, inner.width(), height - gap)

    def die_size(self) -> float:
        """The side of a die in the rack."""
        return min(self.rack_row(0).height() * 0.72, self._dice_room() / 4.5)

    def _dice_room(self) -> float:
        return self.rack_row(0).width() - self.symbol_width() - self.multiplier_width() - self.gap

    def symbol_width(self) -> float:
        """The left part of a row of the rack."""
        return self.rack_row(0).height() * 1.12

    def multiplier_width(self) -> float:
        """The right part of a row of the rack."""
        return self.px(24) * 1.9

    def die_place(self, row: int, place: int, dice: int) -> QPointF:
        """Where the `place`-th of so many dice of a row lies; many of them overlap."""
        rect, size = self.rack_row(row), self.die_size()
        step = min(size * 1.16, (self._dice_room() - size) / max(1, dice - 1))
        return QPointF(rect.left() + self.symbol_width() + size / 2 + place * step, rect.center().y())

    def hand_card(self, place: int, cards: int) -> tuple[QPointF, float]:
        """The middle of the `place`-th of so many hand cards, and how it is turned."""
        width = self.card_height * CARD_RATIO
        step = min(width * 1.22, (self.hand.width() - width * 1.1) / max(1, max(cards, HAND_SIZE) - 1))
        offset = place - (cards - 1) / 2
        y = self.hand.bottom() - self.card_height / 2 - self.gap * 0.3
        return QPointF(self.hand.center().x() + offset * step, y + abs(offset) * self.card_height * 0.008), offset * 1.1
