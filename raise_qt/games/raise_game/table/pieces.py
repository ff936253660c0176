"""A picture as pieces, each at its place: what the stage shows."""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Sequence

from PySide6.QtCore import QPointF

from raise_qt.games.raise_game.components import (
    BLANK,
    CARD_NUMBER,
    CARD_SYMBOL,
    CARD_VP,
    FACES,
    HAND_SIZE,
    TRACK_FIELDS,
    Card,
)
from raise_qt.games.raise_game.table.chip import draw_chip
from raise_qt.games.raise_game.table.layout import CARD_RATIO, CHOSEN_LIFT, Layout
from raise_qt.games.raise_game.table.picture import Picture, TableCard
from raise_qt.games.raise_game.table.words import card_name, card_sum, marker_name, score_card_name
from raise_qt.table.art import Art
from raise_qt.table.disc_art import disc_step
from raise_qt.table.piece import Piece
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.sprites import Key, Pose, Sprite

SHOWN_IN_POT = 9
"""Of a full pot only the last cards lie in the open."""

PICKS_WIDTH, PICKS_STEP = 1.1, 0.76
"""All opening picks together, as a part of the free space, and how much of a card the next one leaves to be seen at
least: its symbol and its number."""


def card_key(card: TableCard) -> Key:
    """The name of a card's piece."""
    return ("card", card.owner, card.number)


def chip_key(card: TableCard) -> Key:
    """The name of the chip that a hand card has."""
    return ("chip", card.owner, card.number)


def disc_key(seat: int) -> Key:
    """The name of a marker's piece."""
    return ("disc", seat)


class Drawing:
    """Draws the pieces of Raise."""

    def __init__(self, art: Art, score_caption: str) -> None:
        self.art = art
        self.score_caption = score_caption

    def __call__(self, what: tuple[Hashable, ...], size: float) -> Piece:
        match what:
            case ("card", int(card)):
                return self.art.card(CARD_SYMBOL[card], CARD_NUMBER[card], CARD_VP[card], size)
            case ("back", int(color)):
                return self.art.card_back(color, size)
            case ("score", int(vp)):
                return self.art.score_card(vp, size, self.score_caption)
            case ("score back",):
                return self.art.score_back(size)
            case ("die", int(face)):
                return self.art.die(face, size)
            case ("disc", int(color), (str() | int()) as mark):
                return self.art.disc(color, mark, size)
            case ("chip", str(words), int(symbol), int(chosen)):
                return self.art.kept(draw_chip, size, words, symbol, chosen)
            case ("ghost", int(color)):
                return self.art.ghost_disc(color, size)
        raise ValueError(what)


class Arrangement:
    """Puts a picture's pieces in their places.

    `selected` are the numbers of the viewer's chosen cards, `usable` the cards that could be part of a legal move, or
    None when nothing is to be chosen. `ghost` is the field the chosen cards would lead to.
    """

    def __init__(self, layout: Layout, seats: Sequence[SeatLook]) -> None:
        self.layout = layout
        self.seats = seats
        self.choose((), None, None)

    def choose(self, selected: Collection[int], usable: Collection[Card] | None, ghost: int | None) -> None:
        """What the person has chosen, could choose, and would do."""
        self.selected, self.usable, self.ghost = frozenset(selected), usable, ghost

    def sprites(self, picture: Picture) -> dict[Key, Sprite]:
        """All pieces of the picture."""
        pieces: dict[Key, Sprite] = {}
        for seat in range(picture.players):
            if seat == picture.viewer:
                pieces.update(self._own_hand(picture))
            else:
                pieces.update(self._other_hand(picture, seat))
        pieces.update(self._laid(picture))
        pieces.update(self._pot(picture))
        pieces.update(self._dice(picture))
        pieces.update(self._discs(picture))
        if picture.score_card is not None:
            pieces[("score", picture.number)] = Sprite(
                ("score", picture.score_card),
                self.layout.score_height,
                self.score_pose(),
                score_card_name(picture.score_card),
            )
        return pieces

    # Poses that others need to know: where pieces come from and go to

    def score_pose(self) -> Pose:
        """Where the score card lies."""
        return Pose(self.layout.score_card.x(), self.layout.score_card.y(), z=10)

    def pile_pose(self, seat: int) -> Pose:
        """Where a player's draw pile is: cards come from there."""
        if seat == self.layout.viewer:
            centre = self.layout.pile.center()
            return Pose(centre.x(), centre.y(), scale=self.layout.pile.height() / self.layout.card_height, z=5)
        place = self.layout.seats[seat]
        return Pose(place.won.x() - place.panel.width() * 0.16, place.hand.center().y(), opacity=0.0, z=5)

    def disc_home(self, seat: int) -> Pose:
        """A marker in its player's panel."""
        place = self.layout.seats[seat]
        return Pose(place.disc.x(), place.disc.y(), scale=place.disc_width / self.disc_width, z=40)

    def won_pose(self, seat: int, size: float) -> Pose:
        """What a player wins vanishes there."""
        place = self.layout.seats[seat]
        return Pose(place.won.x(), place.won.y(), scale=18 / size, opacity=0.15, z=90)

    @property
    def disc_width(self) -> float:
        """The width of a marker on the track."""
        return max(22.0, self.layout.track.field_size * 1.12)

    def disc_pose(self, track: Sequence[tuple[int, int]], field: int, height: int) -> Pose:
        """A marker on a field, on top of so many others."""
        centre = self.field_centre(track, field)
        lift = height * disc_step(self.disc_width) + disc_step(self.disc_width) * 0.5
        return Pose(centre.x(), centre.y() - lift, z=50 + centre.y() / 1000 + height)

    def field_centre(self, track: Sequence[tuple[int, int]], field: int) -> QPointF:
        """The middle of a field; past the end of the track the fields in use stand side by side."""
        if field <= TRACK_FIELDS:
            return self.layout.track.centre(field)
        beyond = sorted({place for place, _ in track if place > TRACK_FIELDS} | {field})
        return self.layout.track.beyond(beyond.index(field), len(beyond))

    def thrown_dice(self, pieces: dict[Key, Sprite], spread: Sequence[int]) -> dict[Key, Sprite]:
        """The same pieces with the dice lying in the middle of the track, as they fell."""
        middle = self.layout.track.middle
        size = self.layout.die_size()
        thrown = dict(pieces)
        for i, turn in enumerate(spread):
            key = ("die", i)
            x = middle.center().x() + (i % 4 - (1.5 if i < 4 else 1.0)) * size * 1.45
            y = middle.center().y() + (-0.72 if i < 4 else 0.72) * size
            pose = Pose(x, y, rotation=turn, z=60)
            thrown[key] = Sprite(pieces[key].art, size, pose)
        return thrown

    # The parts of the table

    def _own_hand(self, picture: Picture) -> dict[Key, Sprite]:
        assert picture.viewer is not None
        hand = picture.hands[picture.viewer]
        pieces: dict[Key, Sprite] = {}
        for place, held in enumerate(hand):
            assert held.card is not None
            centre, turn = self.layout.hand_card(place, len(hand))
            chosen = held.number in self.selected
            dimmed = self.usable is not None and held.card not in self.usable
            pose = Pose(
                centre.x(),
                centre.y() - (self.layout.card_height * CHOSEN_LIFT if chosen else 0),
                turn,
                opacity=0.42 if dimmed else 1.0,
                z=20 + place,
            )
            name = card_name(held.card, picture.values)
            pieces[card_key(held)] = Sprite(
                ("card", held.card), self.layout.card_height, pose, name, self.usable is not None
            )
            if picture.values:
                art = ("chip", card_sum(held.card, picture.values), CARD_SYMBOL[held.card], int(chosen))
                pieces[chip_key(held)] = Sprite(art, self.layout.chip_height, self._chip_pose(pose))
        return pieces

    def _chip_pose(self, card: Pose) -> Pose:
        """Above the card, turned like it."""
        distance = self.layout.card_height / 2 + 4 + self.layout.chip_height / 2
        turn = math.radians(card.rotation)
        x, y = card.x + distance * math.sin(turn), card.y - distance * math.cos(turn)
        return card.but(x=x, y=y, opacity=1.0, z=card.z + HAND_SIZE)

    def _other_hand(self, picture: Picture, seat: int) -> dict[Key, Sprite]:
        hand, place = picture.hands[seat], self.layout.seats[seat].hand
        height = place.height()
        width = height * CARD_RATIO
        step = min(width * 0.74, (place.width() - width) / max(1, len(hand) - 1))
        return {
            card_key(held): Sprite(
                ("back", self.seats[seat].color),
                height,
                Pose(place.left() + width / 2 + i * step, place.center().y(), z=20 + i),
            )
            for i, held in enumerate(hand)
        }

    def _laid(self, picture: Picture) -> dict[Key, Sprite]:
        """The opening picks lie in the middle of the track, in the order of the seats from the roller on."""
        middle = self.layout.track.middle
        order = [(picture.roller + i) % picture.players for i in range(picture.players)]
        order = [seat for seat in order if seat not in picture.sitting_out]
        room, gaps = middle.width() * PICKS_WIDTH, max(1, len(order) - 1)
        height = min(middle.height() * 0.86, room / (1 + gaps * PICKS_STEP) / CARD_RATIO)
        step = min(height * CARD_RATIO * 1.12, (room - height * CARD_RATIO) / gaps)
        pieces: dict[Key, Sprite] = {}
        for i, seat in enumerate(order):
            laid = picture.laid.get(seat)
            if laid is None:
                continue
            art = self._face(laid) if picture.turned_up else ("back", self.seats[seat].color)
            offset = i - (len(order) - 1) / 2
            x = middle.center().x() + room * 0.045 + offset * step  # field 100 is on the left and has a long number
            pose = Pose(x, middle.center().y(), offset * 3, z=30 + i)
            pieces[card_key(laid)] = Sprite(art, height, pose, z_name(laid, picture) if picture.turned_up else "")
        return pieces

    def _pot(self, picture: Picture) -> dict[Key, Sprite]:
        area = self.layout.pot
        shown = picture.pot[-SHOWN_IN_POT:]
        height = self.layout.pot_height
        width = height * CARD_RATIO
        step = min(width * 0.62, (area.width() - width * 1.4) / max(1, len(shown) - 1))
        pieces: dict[Key, Sprite] = {}
        for i, card in enumerate(shown):
            offset = i - (len(shown) - 1) / 2
            turn = offset * min(5.0, 24 / max(1, len(shown)))
            y = area.center().y() + abs(offset) * height * 0.012
            pose = Pose(area.center().x() + offset * step, y, turn, z=30 + i)
            pieces[card_key(card)] = Sprite(self._face(card), height, pose, z_name(card, picture))
        return pieces

    def _dice(self, picture: Picture) -> dict[Key, Sprite]:
        size = self.layout.die_size()
        used = [0] * len(FACES)
        pieces: dict[Key, Sprite] = {}
        for i, face in enumerate(picture.dice):
            place = self.layout.die_place(face, used[face], picture.dice.count(face))
            used[face] += 1
            opacity = 0.8 if face == BLANK else 1.0
            pieces[("die", i)] = Sprite(
                ("die", face), size, Pose(place.x(), place.y(), opacity=opacity, z=15 + used[face] / 10)
            )
        return pieces

    def _discs(self, picture: Picture) -> dict[Key, Sprite]:
        pieces: dict[Key, Sprite] = {}
        ghost = None if picture.viewer is None or self.ghost is None else (self.ghost, picture.viewer)
        standing = picture.track if ghost is None else [*picture.track, ghost]
        for field, seat in picture.track:
            look = self.seats[seat]
            below = [other for place, other in picture.track if place == field]
            height = len(below) - 1 - below.index(seat)
            pieces[disc_key(seat)] = Sprite(
                ("disc", look.color, look.mark),
                self.disc_width,
                self.disc_pose(standing, field, height),
                marker_name(look.name, seat == picture.viewer, field, height, len(below)),
            )
        if ghost is not None:
            field, seat = ghost
            look = self.seats[seat]
            height = sum(place == field for place, owner in picture.track if owner != seat)
            pose = self.disc_pose(standing, field, height)
            pieces["ghost"] = Sprite(("ghost", look.color), self.disc_width, pose.but(opacity=0.85))
        return pieces

    def _face(self, card: TableCard) -> tuple[Hashable, ...]:
        return ("back", self.seats[card.owner].color) if card.card is None else ("card", card.card)


def z_name(card: TableCard, picture: Picture) -> str:
    """What a screen reader says of a card in the open."""
    return "" if card.card is None else card_name(card.card, picture.values)
