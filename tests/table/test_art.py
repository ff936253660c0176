"""The pieces can be seen, told apart and read, at every size and on every screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QRawFont,
)

from raise_qt.table import art as art_module
from raise_qt.table import fonts, symbols
from raise_qt.table.art import CARD_ASPECT, Art, Piece, card_width, disc_step
from raise_qt.table.icons import ICONS, icon, icon_path
from raise_qt.table.paths import draw, letters, placed
from raise_qt.table.theme import DAY, NIGHT, THEMES, Theme, blend, contrast

pytestmark = pytest.mark.usefixtures("qapp")

READABLE = 4.5  # WCAG AA for text
PIECES: dict[str, tuple[Callable[[Art, float], Piece], tuple[float, ...]]] = {
    "card": (lambda art, size: art.card(3, 4, 1, size), (40, 72, 140, 320.5)),
    "bold card": (lambda art, size: art.card(0, 6, 5, size), (40, 72, 140, 320.5)),
    "card back": (lambda art, size: art.card_back(0, size), (26, 72, 140, 320.5)),
    "score card": (lambda art, size: art.score_card(15, size, "★ points"), (40, 148, 320.5)),
    "score back": (lambda art, size: art.score_back(size), (40, 148, 320.5)),
    "die": (lambda art, size: art.die(4, size), (20, 40, 96.5)),
    "blank die": (lambda art, size: art.die(5, size), (20, 40, 96.5)),
    "printed symbol": (lambda art, size: art.printed_symbol(2, size), (20, 42, 96.5)),
    "lettered disc": (lambda art, size: art.disc(1, "Ő", size), (18, 24, 34, 88.5)),
    "disc with emblem": (lambda art, size: art.disc(2, 0, size), (18, 24, 34, 88.5)),
    "ghost": (lambda art, size: art.ghost_disc(4, size), (18, 24, 34, 88.5)),
}


def opacity_at(piece: Piece, place: QPointF) -> float:
    """How opaque a piece is at a place in its own coordinates."""
    ratio = piece.pixmap.devicePixelRatio()
    pixel = (place - piece.offset) * ratio
    return piece.pixmap.toImage().pixelColor(int(pixel.x()), int(pixel.y())).alphaF()


def silhouette(shape: QPainterPath, size: int = 64) -> set[tuple[int, int]]:
    """The pixels a unit shape covers."""
    image = QImage(size, size, QImage.Format.Format_Alpha8)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(placed(shape, size / 2, size / 2, size), QColor(NIGHT.ink))
    painter.end()
    return {(x, y) for x in range(size) for y in range(size) if image.pixelColor(x, y).alpha() > 127}


def overlap(one: set[tuple[int, int]], other: set[tuple[int, int]]) -> float:
    """1 for equal shapes, 0 for shapes that share nothing."""
    return len(one & other) / len(one | other)


@pytest.fixture
def art() -> Art:
    return Art(NIGHT, 1.0)


# Pieces


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("name", PIECES)
def test_pieces_lie_centred_in_their_pictures(name: str, ratio: float, theme: Theme) -> None:
    make, sizes = PIECES[name]
    for size in sizes:
        piece = make(Art(theme, ratio), size)
        assert piece.pixmap.devicePixelRatio() == ratio
        assert opacity_at(piece, QPointF(0, 0)) > 0.5
        assert piece.body.center() == QPointF(0, 0)
        picture = QRectF(piece.offset, piece.pixmap.deviceIndependentSize())
        assert picture.contains(piece.body)
        assert opacity_at(piece, picture.topLeft() + QPointF(0.1, 0.1)) == 0, "the corner of a picture is empty"


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("name", PIECES)
def test_no_shadow_is_cut_off(name: str, ratio: float) -> None:
    make, sizes = PIECES[name]
    for size in sizes:
        image = make(Art(NIGHT, ratio), size).pixmap.toImage()
        right, bottom = image.width() - 1, image.height() - 1
        border = [(x, y) for x in range(right + 1) for y in (0, bottom)]
        border += [(x, y) for x in (0, right) for y in range(bottom + 1)]
        assert max(image.pixelColor(x, y).alpha() for x, y in border) <= 2


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_edges_lie_between_pixels(ratio: float) -> None:
    for make, sizes in PIECES.values():
        for size in sizes:
            piece = make(Art(DAY, ratio), size)
            for length in (piece.offset.x(), piece.offset.y(), piece.body.left(), piece.body.top()):
                assert length * ratio == pytest.approx(round(length * ratio))


def test_a_card_has_its_height_and_aspect(art: Art) -> None:
    body = art.card(0, 4, 1, 140).body
    assert body.height() == 140
    assert body.width() == pytest.approx(card_width(140), abs=1)
    assert card_width(140) == pytest.approx(140 * CARD_ASPECT)


def test_a_disc_on_a_disc_leaves_the_lower_edge_in_sight(art: Art) -> None:
    for width in (24.0, 34.0, 88.0):
        body = art.disc(0, "D", width).body
        assert body.width() == width
        assert 3 < disc_step(width) < body.height() / 3


def test_bold_cards_and_all_marks_and_faces_look_different(art: Art) -> None:
    pictures = [art.card(3, 4, vp, 72) for vp in (1, 5)]
    pictures += [art.card(symbol, 4, 1, 72) for symbol in range(3)]
    pictures += [art.card_back(seat, 72) for seat in range(5)]
    pictures += [art.die(face, 20) for face in range(6)]
    pictures += [art.disc(0, mark, 24) for mark in ("A", "B", "1", 0, 1, 2, 3, 4)]
    images = [piece.pixmap.toImage() for piece in pictures]
    assert not any(one == other for one, other in combinations(images, 2))


def test_a_long_caption_or_mark_stays_on_its_piece(art: Art) -> None:
    long = art.score_card(20, 148, "★ Siegpunkteüberschuss")
    assert long.body == art.score_card(20, 148, "").body
    left = round(long.body.left() - long.offset.x())
    edge = long.pixmap.toImage().pixelColor(left + 3, long.pixmap.height() // 2)
    assert edge.name() == NIGHT.score_card.lower()
    assert opacity_at(art.disc(0, "WM", 34), QPointF(0, 0)) == 1


# Cache


def test_a_picture_is_drawn_once(art: Art) -> None:
    for make, sizes in PIECES.values():
        assert make(art, sizes[0]) is make(art, sizes[0])
        assert make(art, sizes[0]) is not make(art, sizes[1])
    assert art.card(0, 4, 1, 140) is art.card(0, 4, 1, 140.3), "the same on the screen"
    assert art.disc(0, 1, 34) is not art.disc(0, "1", 34)
    assert art.icon("undo", NIGHT.text, 20) is art.icon("undo", NIGHT.text, 20)


def test_the_oldest_pictures_are_forgotten(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    first = art.card(0, 4, 1, 140)
    monkeypatch.setattr(art_module, "CACHE_BYTES", 4 * first.pixmap.width() * first.pixmap.height() * 3)
    latest = [art.card(0, 4, 1, 142 + 2 * number) for number in range(6)][-1]
    assert art.card(0, 4, 1, 152) is latest
    assert art.card(0, 4, 1, 140) is not first


def test_a_card_is_drawn_quickly() -> None:
    art = Art(NIGHT, 2.0)
    art.card(0, 6, 5, 140)  # figures and symbols are outlined once
    times = []
    for height in range(142, 162, 2):
        start = perf_counter()
        art.card(0, 6, 5, height)
        times.append(perf_counter() - start)
    assert sorted(times)[len(times) // 2] < 0.02, "about 2 ms, with room for a slow machine"


# Shapes


def test_symbols_and_emblems_differ_by_shape_alone() -> None:
    shapes = {name: symbols.symbol(number) for number, name in enumerate(symbols.SYMBOLS)}
    shapes |= {name: symbols.emblem(number) for number, name in enumerate(symbols.EMBLEMS)}
    shapes["star"] = symbols.star()
    for size in (14, 64):
        seen = {name: silhouette(shape, size) for name, shape in shapes.items()}
        for (one, first), (other, second) in combinations(seen.items(), 2):
            assert overlap(first, second) < 0.8, f"{one} and {other} at {size} pixels"


def test_shapes_fill_the_unit_square() -> None:
    square = QRectF(-0.5, -0.5, 1, 1).adjusted(-0.001, -0.001, 0.001, 0.001)
    shapes = [*map(symbols.symbol, range(5)), *map(symbols.emblem, range(5)), symbols.star(), *map(icon_path, ICONS)]
    for shape in shapes:
        bounds = shape.boundingRect()
        assert square.contains(bounds)
        assert max(bounds.width(), bounds.height()) > 0.5


def test_symbols_are_in_the_order_of_the_rulebook() -> None:
    from raise_qt.games.raise_game.components import SYMBOLS

    assert symbols.SYMBOLS == SYMBOLS


@pytest.mark.parametrize("name", ICONS)
@pytest.mark.parametrize(("size", "ratio"), [(14, 1.0), (20, 1.25), (32, 2.0)])
def test_icons_are_drawn(name: str, size: float, ratio: float) -> None:
    pixmap = icon(name, NIGHT.text, size, ratio)
    assert (pixmap.width(), pixmap.height()) == (round(size * ratio), round(size * ratio))
    image = pixmap.toImage()
    covered = sum(image.pixelColor(x, y).alpha() > 127 for x in range(image.width()) for y in range(image.height()))
    assert 0.08 < covered / image.width() / image.height() < 0.7


def test_what_nobody_has_drawn_is_an_error() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        icon_path("unicorn")
    with pytest.raises(ValueError, match="not a path"):
        draw("M 1 2 X 3")


@pytest.mark.parametrize("text", ["1", "2", "3", "4", "5", "6", "8", "15", "20"])
def test_figures_are_centred(text: str) -> None:
    bounds = letters(text, 800).boundingRect()
    assert abs(bounds.center().y()) < 0.02
    assert abs(bounds.center().x()) < 0.04


# Font

LETTERS = "AZaz09őŐůłčßäöüñœşž×→−–…·★↵€„“"


@pytest.mark.parametrize("weight", [500, 600, 700, 800])
def test_the_font_has_every_letter_in_every_weight(weight: int) -> None:
    chosen = fonts.font(16, weight)
    assert QFontInfo(chosen).family() == fonts.FAMILY
    assert QFontInfo(chosen).weight() == weight
    assert QFontInfo(chosen).pixelSize() == 16
    raw = QRawFont.fromFont(chosen)
    assert [letter for letter in LETTERS if not raw.supportsCharacter(ord(letter))] == []


def test_heavier_is_wider_and_lighter_than_the_lightest_is_the_lightest() -> None:
    widths = [QFontMetricsF(fonts.font(40, weight)).horizontalAdvance("Raise") for weight in (400, 500, 600, 700, 800)]
    assert widths[0] == widths[1]
    assert widths[1:] == sorted(set(widths[1:]))


def test_tabular_figures_are_equally_wide() -> None:
    def spread(tabular: bool) -> float:
        metrics = QFontMetricsF(fonts.font(40, 600, tabular))
        widths = [metrics.horizontalAdvance(figure) for figure in "0123456789"]
        return max(widths) - min(widths)

    assert spread(True) < 0.1
    assert spread(False) > 1


def test_loading_twice_does_nothing() -> None:
    assert fonts.load() is fonts.load()
    assert all(number >= 0 for number in fonts.load())
    assert fonts.FAMILY in QFontDatabase.families()


def test_sizes_are_whole_pixels_and_never_nothing() -> None:
    assert fonts.font(12.6).pixelSize() == 13
    assert fonts.font(0).pixelSize() == 1


BARE = """
import json
from PySide6.QtGui import QGuiApplication, QFontDatabase
app = QGuiApplication([])
before = QFontDatabase.families()
from raise_qt.table.paths import letters
from raise_qt.table import fonts
from PySide6.QtGui import QFontInfo
bounds = letters("Ra", 800).boundingRect()
print(json.dumps([before, QFontInfo(fonts.font(16)).family(), bounds.width(), bounds.height()]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="fontconfig is how Linux finds fonts")
def test_text_is_the_same_where_no_font_is_installed(tmp_path: Path) -> None:
    empty = tmp_path / "fonts.conf"
    empty.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>')
    environment = {**os.environ, "FONTCONFIG_FILE": str(empty), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", BARE], env=environment, capture_output=True, text=True, check=True)
    before, family, width, height = json.loads(done.stdout)
    assert set(before) <= {"Monospace", "Sans Serif", "Serif"}, "names for whatever there is"
    assert family == fonts.FAMILY
    here = letters("Ra", 800).boundingRect()
    assert (width, height) == pytest.approx((here.width(), here.height()))


# Contrast

TEXTS = ("text", "quiet_text", "attention", "star", "danger")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_text_can_be_read(theme: Theme) -> None:
    texts = [*(getattr(theme, name) for name in TEXTS), *theme.symbol_texts]
    grounds = [theme.panel, theme.row, theme.track_background, *theme.background]
    pairs = [(text, ground) for text in texts for ground in grounds]
    pairs += [(theme.text, theme.field), (theme.text, theme.tenth_field), (theme.attention, theme.tenth_field)]
    pairs += [(theme.on_accent, theme.accent)]
    assert [pair for pair in pairs if contrast(*pair) < READABLE] == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_what_is_drawn_on_pieces_can_be_read(theme: Theme) -> None:
    pairs = [(theme.ink, ground) for ground in (*theme.symbols, *theme.seats, theme.card)]
    for ink, ground in zip(theme.symbol_inks, theme.symbols, strict=True):
        shaded = blend(ground, theme.ink, 0.05).name()  # the lower end of a card
        pairs += [(ink, ground), (ink, shaded), (ink, theme.card_centre), (theme.star_on_ink, ink)]
    pairs += [(theme.score_card_ink, theme.score_card), (theme.score_card_caption, theme.score_card)]
    assert [pair for pair in pairs if contrast(*pair) < READABLE] == []
