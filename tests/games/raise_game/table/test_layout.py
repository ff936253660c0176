"""Everything has its place at every size: nothing cut off, nothing on top of something else."""

from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.components import BLANK, TRACK_FIELDS
from raise_qt.games.raise_game.table import panels as panels_module
from raise_qt.games.raise_game.table.layout import CARD_RATIO, CHOSEN_LIFT, SMALLEST_TEXT, Layout
from raise_qt.games.raise_game.table.look import Look
from raise_qt.games.raise_game.table.panels import Panels
from raise_qt.games.raise_game.table.picture import Picture, TableCard
from raise_qt.games.raise_game.table.pieces import disc_key
from raise_qt.games.raise_game.table.prompt import prompt
from raise_qt.table import painting
from raise_qt.table.art import Art
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.theme import DAY, NIGHT, Theme
from raise_qt.window.languages import Translation
from tests.random_play import random_record

SIZES = [
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
    (1200, 1600),
    (3440, 1440),
    (1024, 1400),
    (2560, 700),
]
everywhere = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
tables = pytest.mark.parametrize(("players", "viewer"), [(2, 0), (3, 1), (4, 3), (5, 0), (2, None), (5, None)], ids=str)


def around(centre: QPointF, width: float, height: float) -> QRectF:
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(centre)
    return rect


@everywhere
@tables
def test_regions_lie_in_the_window_and_apart(size: tuple[int, int], players: int, viewer: int | None) -> None:
    layout = Layout(*size, players, viewer)
    window = QRectF(0, 0, *size)
    regions = {f"seat {seat}": place.panel for seat, place in layout.seats.items()}
    regions |= {"top": layout.top, "stake": layout.stake, "rack": layout.rack, "prompt": layout.prompt}
    regions["track"] = layout.track.oval
    if viewer is not None:
        regions |= {"hand": layout.hand, "actions": layout.actions}
    for name, rect in regions.items():
        assert window.contains(rect), name
    for (name, one), (other_name, other) in combinations(regions.items(), 2):
        assert not one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other), f"{name} overlaps {other_name}"


@everywhere
@tables
def test_parts_lie_in_their_panels(size: tuple[int, int], players: int, viewer: int | None) -> None:
    layout = Layout(*size, players, viewer)
    for place in layout.seats.values():
        disc = around(place.disc, place.disc_width, place.disc_width)
        assert place.panel.contains(disc)
        if place.panel is not layout.own:
            assert place.panel.contains(place.hand)
            assert not place.hand.intersects(disc)
        assert place.panel.contains(place.won)
    score = around(layout.score_card, layout.score_height * CARD_RATIO, layout.score_height)
    parts = [layout.stake_caption, score, layout.pot_caption, layout.pot, layout.pot_lines]
    for part in parts:
        assert layout.stake.contains(part)
    for upper, lower in pairwise(parts):
        assert upper.bottom() <= lower.top() + 0.5
    for row in range(BLANK + 1):
        assert layout.rack.contains(layout.rack_row(row))
        for dice in (1, 4, 7):
            for number in range(dice):
                place = around(layout.die_place(row, number, dice), layout.die_size(), layout.die_size())
                assert layout.rack_row(row).contains(place)
                multiplier = layout.rack_row(row).right() - layout.multiplier_width()
                assert place.right() <= multiplier - layout.gap + 1, "the dice do not touch the multiplier"


@everywhere
@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5, 6])
def test_hand_cards_fit_and_can_be_told_apart(size: tuple[int, int], cards: int) -> None:
    layout = Layout(*size, 4, 0)
    width = layout.card_height * CARD_RATIO
    centres = [layout.hand_card(place, cards)[0] for place in range(cards)]
    for centre in centres:
        card = around(centre, width, layout.card_height)
        chosen = card.translated(0, -layout.card_height * CHOSEN_LIFT)
        assert layout.hand.left() - 1 <= card.left()
        assert card.right() <= layout.hand.right() + 1
        assert card.bottom() <= size[1]
        assert chosen.top() - layout.chip_height - 4 >= layout.hand.top() - 1, "the chip stays below the prompt"
    for one, other in pairwise(centres):
        assert other.x() - one.x() >= width * 1.02, "no card covers another"
        assert other.x() - one.x() >= 32


@everywhere
@tables
def test_fields_of_the_track(size: tuple[int, int], players: int, viewer: int | None) -> None:
    track = Layout(*size, players, viewer).track
    assert len(track.centres) == TRACK_FIELDS
    for one, other in combinations(range(TRACK_FIELDS), 2):
        away = track.centres[one] - track.centres[other]
        assert (away.x() ** 2 + away.y() ** 2) ** 0.5 >= track.field_size * 0.98, f"{one + 1} and {other + 1}"
    assert track.field_size >= SMALLEST_TEXT * 1.65, "three digits fit"
    for centre in track.centres:
        assert track.oval.contains(around(centre, track.field_size, track.field_size))


@everywhere
def test_text_is_readable_and_targets_are_large_enough(size: tuple[int, int]) -> None:
    layout = Layout(*size, 5, 0)
    assert layout.px(1) >= SMALLEST_TEXT
    assert layout.tool_size >= 32
    assert layout.actions.height() * 0.40 >= 32
    assert layout.card_height * CARD_RATIO >= 32


LONGEST = "Maximiliane-Josephine von der Hohenlohe"


@everywhere
@pytest.mark.parametrize(("theme", "roller"), [(NIGHT, 0), (DAY, 1)], ids=["night, own dice", "day"])
def test_the_longest_names_and_numbers_stay_in_their_places(
    qapp: QApplication, size: tuple[int, int], theme: Theme, roller: int
) -> None:
    """Every word is drawn inside its part, and none over another: found out by listening to the painter."""
    seats = [SeatLook(f"{LONGEST} {i}", i, "M", "Außerordentlich vorsichtig") for i in range(5)]
    layout = Layout(*size, 5, 0)
    panels = Panels(layout, Art(theme, 1.0), seats, hidden_piles=False)
    picture = Picture(5, 0)
    for _, events in random_record(GAME, 5, "longest").replay():
        for event in events:
            picture.follow(GAME.redact(event, 0))
        if picture.number >= 4 and len(picture.track) >= 4:
            break
    picture.won = [188] * 5
    picture.draw_sizes = [24] * 5
    picture.roller = roller
    panels.prompt = prompt(picture, [seat.name for seat in seats], [(), (0,)])
    for part in panels.parts(picture):
        with Listening() as drawn:
            image = QPixmap(*size)
            painter = QPainter(image)
            part.paint(painter)
            painter.end()
        for rect in drawn:
            assert part.rect.adjusted(-1, -1, 1, 1).contains(rect), (part.rect, rect)
        for one, other in combinations(drawn, 2):
            overlap = one.intersected(other)
            assert overlap.width() < 2 or overlap.height() < 2, (one, other)


@everywhere
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("acting", [0, 1])
def test_what_a_player_does_is_never_cut_off(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, acting: int
) -> None:
    """Not even of somebody on top of a stack (R6) past the end of the track."""
    seats = [SeatLook(name, i, name, "") for i, name in enumerate("ABCDE")]
    panels = Panels(Layout(*size, 5, 0), Art(NIGHT, 1.0), seats, hidden_piles=False)
    picture = Picture(5, 0)
    picture.turned_up = True
    picture.hands = [[TableCard(seat, 1, None)] for seat in range(5)]
    picture.track = [(107, acting), (107, 2), (108, 3), (108, 4), (109, 1 - acting)]
    assert picture.acting == (acting,)
    room: dict[str, float] = {}

    def text(painter: QPainter, rect: QRectF, words: str, size: float, tone: str, weight: int = 500, *_: Any) -> float:
        room[words] = rect.width() + 1 - painting.width_of(words, size, weight)
        return 0.0

    monkeypatch.setattr(panels_module, "text", lambda *given, **named: text(*given))
    translation = Translation(language)
    qapp.installTranslator(translation)
    image = QPixmap(*size)
    painter = QPainter(image)
    for part in panels.parts(picture):
        part.paint(painter)
    painter.end()
    for seat in range(5):
        words = panels.seat_state(picture, seat)
        assert room[words] >= 0, words
    qapp.removeTranslator(translation)


class Listening:
    """Notes where `painting.text` really puts letters, and `painting.icon_at` icons."""

    def __enter__(self) -> list[QRectF]:
        self.drawn: list[QRectF] = []
        self.real = painting.text

        def text(painter: QPainter, rect: QRectF, words: str, size: float, *more: Any, **named: Any) -> float:
            width = self.real(painter, rect, words, size, *more, **named)
            align = more[2] if len(more) > 2 else named.get("align", painting.LEFT)
            left = rect.left()
            if align == painting.RIGHT:
                left = rect.right() - width
            elif align == painting.CENTRE:
                left = rect.center().x() - width / 2
            if width:
                letters = QRectF(left, rect.center().y() - size * 0.4, width, size * 0.8)
                self.drawn.append(painter.transform().mapRect(letters))
            return width

        def icon_at(painter: QPainter, name: str, centre: QPointF, size: float, tone: str) -> None:
            self.drawn.append(painter.transform().mapRect(around(centre, size * 0.9, size * 0.9)))

        panels_module.text = text
        panels_module.icon_at = icon_at
        return self.drawn

    def __exit__(self, *_: object) -> None:
        panels_module.text = self.real
        panels_module.icon_at = painting.icon_at


def what_is_drawn_on_the_track(look: Look, picture: Picture) -> list[QRectF]:
    part = next(part for part in look.panels.parts(picture) if part.rect == look.layout.track.oval)
    with Listening() as drawn:
        image = QPixmap(round(look.layout.width), round(look.layout.height))
        painter = QPainter(image)
        part.paint(painter)
        painter.end()
    return drawn


@everywhere
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_picks_cover_no_number_of_the_track(qapp: QApplication, size: tuple[int, int], players: int) -> None:
    seats = [SeatLook(name, i, name, "") for i, name in enumerate("ABCDE"[:players])]
    look = Look(QSize(*size), 1.0, NIGHT, seats, 0, False, "points")
    picture = Picture(players, 0)
    picture.laid = {seat: TableCard(seat, 1, None) for seat in range(players)}
    track, laid = look.layout.track, look.arrangement.sprites(picture)
    digit = track.field_size * 0.3
    for key, sprite in laid.items():
        card = around(QPointF(sprite.pose.x, sprite.pose.y), sprite.size * CARD_RATIO, sprite.size)
        for number, centre in enumerate(track.centres, 1):
            assert not card.intersects(around(centre, digit * len(str(number)), digit * 2)), (key, number)
    for (_, one), (_, other) in pairwise(laid.items()):
        assert other.pose.x - one.pose.x >= one.size * CARD_RATIO * 0.75, "the number of each can be read"


@everywhere
def test_a_ghost_past_the_end_has_room_and_a_number(qapp: QApplication, size: tuple[int, int]) -> None:
    """C5: the markers there move together, and each field is named, also the one that is only aimed at."""
    seats = [SeatLook(name, i, name, "") for i, name in enumerate("ABC")]
    look = Look(QSize(*size), 1.0, NIGHT, seats, 0, False, "points")
    picture = Picture(3, 0)
    picture.track = [(96, 0), (104, 1), (110, 2)]
    look.arrangement.choose((), None, 112)
    look.panels.ghost = 112
    sprites = look.arrangement.sprites(picture)
    poses = [sprites[key].pose for key in (disc_key(1), disc_key(2), "ghost")]
    for one, other in pairwise(poses):
        assert max(other.x - one.x, other.y - one.y) >= look.arrangement.disc_width
    way = look.way_to(picture, 112)
    assert way[-1][0] == poses[-1].x, "the way ends where the ghost stands"
    drawn = what_is_drawn_on_the_track(look, picture)
    assert len(drawn) == 3, "a number for each"
    assert not any(one.intersects(other) for one, other in combinations(drawn, 2))


@everywhere
def test_five_markers_past_the_end_have_room_and_numbers(qapp: QApplication, size: tuple[int, int]) -> None:
    """C5: even if all stand on different fields there."""
    seats = [SeatLook(name, i, name, "") for i, name in enumerate("ABCDE")]
    look = Look(QSize(*size), 1.0, NIGHT, seats, 0, False, "points")
    picture = Picture(5, 0)
    picture.track = [(101 + 7 * seat, seat) for seat in range(5)]
    sprites, width = look.arrangement.sprites(picture), look.arrangement.disc_width
    poses = [sprites[disc_key(seat)].pose for seat in range(5)]
    for one, other in pairwise(poses):
        assert max(other.x - one.x, other.y - one.y) >= width * 0.8, "the letter of each can be read"
    numbers = what_is_drawn_on_the_track(look, picture)
    assert len(numbers) == 5
    assert not any(one.intersects(other) for one, other in combinations(numbers, 2))
    discs = [around(QPointF(pose.x, pose.y), width, width * 0.9) for pose in poses]
    assert not any(disc.intersects(number) for disc in discs for number in numbers), "no marker stands on a number"
