"""The panels around the track: what they say is painted from the picture, again whenever it changes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from raise_qt.games.raise_game.components import BLANK, TRACK_FIELDS
from raise_qt.games.raise_game.rolling import multipliers
from raise_qt.games.raise_game.table.layout import Layout
from raise_qt.games.raise_game.table.picture import Picture
from raise_qt.games.raise_game.table.words import Plurals, round_name, symbol_names
from raise_qt.table.art import Art
from raise_qt.table.board import Part
from raise_qt.table.painting import CENTRE, RIGHT, icon_at, longest_fitting, panel, text, width_of
from raise_qt.table.piece import Piece
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.theme import color

translate = QCoreApplication.translate


class Panels:
    """Paints everything on the table that is text, over the backdrop and under the pieces.

    `acting` are the seats that are waited for, `ghost` is the field to which the chosen cards would lead and `path` the
    way there, as points.
    """

    def __init__(self, layout: Layout, art: Art, seats: Sequence[SeatLook], hidden_piles: bool) -> None:
        self.layout = layout
        self.art = art
        self.theme = art.theme
        self.seats = seats
        self.hidden_piles = hidden_piles
        self.acting: Sequence[int] = ()
        self.ghost: int | None = None
        self.path: list[tuple[float, float]] = []
        self.prompt = ""

    def parts(self, picture: Picture) -> list[Part]:
        """All of them, each with all that its look depends on."""
        layout = self.layout
        rounds = (picture.number, picture.rounds, picture.round_won is not None)
        pot = (len(picture.pot), picture.pot_vp, picture.score_card)
        standing = {field for field, _ in picture.track} | ({self.ghost} if self.ghost else set())
        beyond = sorted(field for field in standing if field > TRACK_FIELDS)
        parts = [
            Part(layout.top, rounds, lambda painter: self._top(painter, picture)),
            Part(layout.stake, pot, lambda painter: self._stake(painter, picture)),
            Part(layout.rack, picture.dice, lambda painter: self._rack(painter, picture)),
            Part(layout.track.oval, (tuple(self.path), *beyond), lambda painter: self._on_track(painter, beyond)),
            Part(layout.prompt, self.prompt, self._prompt),
        ]
        parts += [self._seat_part(picture, seat) for seat in range(picture.players)]
        return parts

    def _seat_part(self, picture: Picture, seat: int) -> Part:
        key = (
            self.seat_state(picture, seat),
            self.won_text(picture, seat),
            picture.draw_sizes[seat],
            seat == picture.roller,
            seat in self.acting,
        )
        paint = self._own if seat == picture.viewer else self._opponent
        return Part(self.layout.seats[seat].panel, key, lambda painter: paint(painter, picture, seat))

    def seat_state(self, picture: Picture, seat: int) -> str:
        """What a player is doing, in words."""
        if seat in picture.sitting_out:
            return translate("Raise", "sits out")
        if seat in picture.passed:
            return translate("Raise", "passed")
        field = picture.field_of(seat)
        if field is None:
            if picture.opening and seat in picture.laid:
                return translate("Raise", "has chosen")
            if picture.opening and picture.viewer != seat:
                return translate("Raise", "chooses …")
            return translate("Raise", "chooses") if picture.opening else ""
        where = translate("Raise", "field {field}").format(field=field)
        if seat not in picture.acting:
            stack = [owner for place, owner in picture.track if place == field]
            on_top = len(stack) > 1 and stack[0] == seat
            return translate("Raise", "field {field}, on top").format(field=field) if on_top else where
        if seat == picture.viewer:
            return translate("Raise", "{where} · rearmost").format(where=where)
        return translate("Raise", "{where} · thinks …").format(where=where)

    def won_text(self, picture: Picture, seat: int) -> str:
        """The VP a player has won, unless they are hidden (V2)."""
        return "?" if self.hidden_piles and picture.ended is None else str(picture.won[seat])

    # The panels

    def _top(self, painter: QPainter, picture: Picture) -> None:
        layout, rect = self.layout, QRectF(self.layout.top)
        width = text(painter, rect, "Raise", layout.px(22), self.theme.attention, 800)
        rect.setLeft(rect.left() + width + layout.gap)
        words = round_name(picture.number, picture.rounds)
        width = text(painter, rect, words, layout.px(14), self.theme.quiet_text)
        radius = max(3.0, 5 * layout.scale)
        x = rect.left() + width + layout.gap * 1.4
        for number in range(1, picture.rounds + 1):
            done = number < picture.number or (number == picture.number and picture.round_won is not None)
            tone = self.theme.attention if done else self.theme.accent
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(tone if number <= picture.number else self.theme.field))
            painter.drawEllipse(QPointF(x, rect.center().y() + 1), radius, radius)
            x += radius * 3.2

    def _frame(self, painter: QPainter, rect: QRectF, strong: bool = False) -> None:
        border = self.theme.attention if strong else self.theme.panel_border
        panel(painter, rect, max(9.0, 16 * self.layout.scale), self.theme.panel, border, 2.0 if strong else 1.0)

    def _opponent(self, painter: QPainter, picture: Picture, seat: int) -> None:
        layout, place, look = self.layout, self.layout.seats[seat], self.seats[seat]
        rect, theme = place.panel, self.theme
        out = seat in picture.passed or seat in picture.sitting_out
        painter.setOpacity(0.72 if out else 1.0)
        self._frame(painter, rect, strong=seat in self.acting and not out)
        self._disc(painter, seat, place.disc, place.disc_width)
        left, pad = place.hand.left(), rect.height() * 0.10
        line = QRectF(left, rect.top() + pad, rect.right() - left - pad, rect.height() * 0.27)
        if seat == picture.roller:
            line.setRight(rect.right() - pad * 1.6 - layout.px(14))
        used = text(painter, line, look.name, layout.px(15), theme.text, 700)
        room = line.adjusted(used + layout.gap * 0.5, 0, 0, 0)
        if room.width() > layout.px(12) * 3:
            words = longest_fitting(look.ways, layout.px(12), 500, room.width())
            text(painter, room, words, layout.px(12), theme.quiet_text)
        if seat == picture.roller:
            icon_at(
                painter, "dice", QPointF(rect.right() - pad * 1.6, rect.top() + pad * 1.9), layout.px(14), theme.star
            )
        numbers = QRectF(
            place.hand.right(), place.hand.top(), rect.right() - pad - place.hand.right(), place.hand.height()
        )
        self._pile_and_won(painter, picture, seat, numbers)
        state = QRectF(left, rect.bottom() - rect.height() * 0.29, rect.right() - left - pad, rect.height() * 0.25)
        text(painter, state, self.seat_state(picture, seat), layout.px(12), theme.quiet_text, 600)
        painter.setOpacity(1.0)

    def _own(self, painter: QPainter, picture: Picture, seat: int) -> None:
        layout, place, look, theme = self.layout, self.layout.seats[seat], self.seats[seat], self.theme
        rect = place.panel
        out = seat in picture.passed or seat in picture.sitting_out
        self._frame(painter, rect, strong=seat in self.acting and not out)
        self._disc(painter, seat, place.disc, place.disc_width)
        left, pad = place.disc.x() + place.disc_width * 0.72, rect.height() * 0.1
        name = QRectF(left, rect.top() + pad, rect.right() - left - pad, rect.height() * 0.22)
        room = name.adjusted(0, 0, -layout.px(16) * 1.4 if seat == picture.roller else 0, 0)
        text(painter, room, look.name, layout.px(16), theme.text, 700)
        if seat == picture.roller:
            icon_at(painter, "dice", QPointF(rect.right() - pad * 1.8, name.center().y()), layout.px(16), theme.star)
        text(
            painter,
            name.translated(0, name.height()),
            self.seat_state(picture, seat),
            layout.px(12),
            theme.quiet_text,
            600,
        )
        self._piece(painter, self.art.card_back(look.color, layout.pile.height()), layout.pile.center())
        words = translate("Raise", "{count} in the pile").format(count=picture.draw_sizes[seat])
        won = self.won_text(picture, seat)
        size = layout.px(17)
        star = width_of(won, size, 700) + size * 1.5
        row = QRectF(layout.pile.right() + pad * 0.8, layout.pile.top(), 0, layout.pile.height())
        row.setRight(rect.right() - pad - star)
        text(painter, row, words, layout.px(13), theme.quiet_text, 600)
        self._star(painter, QRectF(rect.right() - pad - star, row.top(), star, row.height()), won, size)

    def _pile_and_won(self, painter: QPainter, picture: Picture, seat: int, rect: QRectF) -> None:
        size, gap = self.layout.px(12), self.layout.px(12) * 0.8
        won, count = self.won_text(picture, seat), str(picture.draw_sizes[seat])
        star = width_of(won, size, 700, tabular=True) + size * 1.4
        pile = size * 1.9 + width_of(count, size, 600, tabular=True)
        left = min(rect.left(), rect.right() - star - gap - pile)  # many points push the pile towards the hand
        icon_at(painter, "pile", QPointF(left + size, rect.center().y()), size * 1.15, self.theme.quiet_text)
        draw = QRectF(left + size * 1.9, rect.top(), pile, rect.height())
        text(painter, draw, count, size, self.theme.quiet_text, 600, tabular=True)
        self._star(painter, rect, won, size)

    def _star(self, painter: QPainter, rect: QRectF, words: str, size: float) -> None:
        """A star and a number, ending at the right edge."""
        width = width_of(words, size, 700, tabular=True)
        text(painter, rect, words, size, self.theme.star, 700, RIGHT, tabular=True)
        icon_at(
            painter, "star", QPointF(rect.right() - width - size * 0.85, rect.center().y()), size * 1.1, self.theme.star
        )

    def _stake(self, painter: QPainter, picture: Picture) -> None:
        layout, theme = self.layout, self.theme
        self._frame(painter, layout.stake)
        text(
            painter, layout.stake_caption, translate("Raise", "At stake"), layout.px(13), theme.quiet_text, 600, CENTRE
        )
        text(painter, layout.pot_caption, translate("Raise", "Pot"), layout.px(13), theme.quiet_text, 600, CENTRE)
        line = QRectF(layout.pot_lines)
        line.setHeight(line.height() / 2)
        count = len(picture.pot)
        words = Plurals().cards(count)
        self._centred_star(painter, line, f"{words} · ", str(picture.pot_vp), layout.px(13), theme.attention)
        if picture.score_card is not None:
            total = translate("Raise", "together") + " "
            line.translate(0, line.height())
            self._centred_star(
                painter, line, total, str(picture.score_card + picture.pot_vp), layout.px(13), theme.star
            )

    def _centred_star(self, painter: QPainter, rect: QRectF, before: str, number: str, size: float, tone: str) -> None:
        """Words, a star and a number, in the middle."""
        first, last = width_of(before, size, 600), width_of(number, size, 700)
        left = rect.center().x() - (first + size * 1.25 + last) / 2
        text(painter, QRectF(left, rect.top(), first + 2, rect.height()), before, size, tone, 600)
        icon_at(painter, "star", QPointF(left + first + size * 0.5, rect.center().y()), size, tone)
        text(painter, QRectF(left + first + size * 1.25, rect.top(), last + 2, rect.height()), number, size, tone, 700)

    def _rack(self, painter: QPainter, picture: Picture) -> None:
        layout, theme = self.layout, self.theme
        self._frame(painter, layout.rack)
        times = multipliers(list(picture.dice)) if picture.dice else (1,) * BLANK
        for row in range(BLANK):
            rect = layout.rack_row(row)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.row))
            painter.drawRoundedRect(rect, rect.height() * 0.24, rect.height() * 0.24)
            size = rect.height() * 0.76
            self._piece(
                painter,
                self.art.printed_symbol(row, size),
                QPointF(rect.left() + rect.height() * 0.56, rect.center().y()),
            )
            words = rect.adjusted(0, 0, -rect.height() * 0.22, 0)
            text(painter, words, f"×{times[row]}", layout.px(24), theme.symbol_texts[row], 800, RIGHT, tabular=True)
        rect = layout.rack_row(BLANK).adjusted(
            layout.rack_row(0).height() * 0.2, 0, -layout.rack_row(0).height() * 0.22, 0
        )
        text(painter, rect, symbol_names()[BLANK], layout.px(13), theme.quiet_text, 500)

    def _on_track(self, painter: QPainter, beyond: Sequence[int]) -> None:
        self._path(painter)
        self._beyond(painter, beyond)

    def _path(self, painter: QPainter) -> None:
        """The way to where the chosen cards would lead."""
        if len(self.path) < 2:
            return
        pen = QPen(color(self.theme.attention, 0.9), max(2.0, 3 * self.layout.scale), Qt.PenStyle.DotLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline([QPointF(x, y) for x, y in self.path])

    def _beyond(self, painter: QPainter, fields: Sequence[int]) -> None:
        """C5: a marker beyond the end shows its number."""
        track, size = self.layout.track, self.layout.px(14)
        places = [track.beyond(i, len(fields)) for i in range(len(fields))]
        width = size * 2.4
        if track.is_wide and len(places) > 1:  # below each marker, but not on each other
            width = min(width, (places[1].x() - places[0].x()) * 0.97)
        aside = QPointF(0, track.field_size * 0.85) if track.is_wide else QPointF(track.field_size * 0.6 + width / 2, 0)
        for field, place in zip(fields, places, strict=True):
            tag = QRectF(0, 0, width, size * 1.35)
            tag.moveCenter(place + aside)
            panel(painter, tag, tag.height() / 2, self.theme.tenth_field, self.theme.panel_border)
            text(painter, tag, str(field), size, self.theme.attention, 800, CENTRE)

    def _prompt(self, painter: QPainter) -> None:
        if not self.prompt:
            return
        layout = self.layout
        size = layout.px(18)
        while size > 11 and width_of(self.prompt, size, 700) > layout.prompt.width():
            size -= 0.5
        text(painter, layout.prompt, self.prompt, size, self.theme.attention, 700, CENTRE)

    def _disc(self, painter: QPainter, seat: int, centre: QPointF, width: float) -> None:
        look = self.seats[seat]
        self._piece(painter, self.art.disc(look.color, look.mark, width), centre)

    def _piece(self, painter: QPainter, piece: Piece, centre: QPointF) -> None:
        painter.drawPixmap(centre + piece.offset, piece.pixmap)
