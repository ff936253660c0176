"""All pieces of the table as ready pictures: ask for one, draw it where you like, as often as you like."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap

from raise_qt.table.card_art import CARD_ASPECT, card_width, draw_back, draw_card, draw_score_back, draw_score_card
from raise_qt.table.dice_art import draw_die, draw_printed_symbol
from raise_qt.table.disc_art import disc_step, draw_disc, draw_ghost_disc
from raise_qt.table.icons import icon
from raise_qt.table.piece import Piece, snap
from raise_qt.table.theme import Theme

__all__ = ["CARD_ASPECT", "Art", "Piece", "card_width", "disc_step"]

# Room for several tables. There is a limit because a window that is resized asks for every size it passes through.
CACHE_BYTES = 128 * 1024 * 1024


class Art:
    """The pictures for one theme and one screen. Sizes are in logical pixels; a picture is kept once it is drawn."""

    def __init__(self, theme: Theme, pixel_ratio: float) -> None:
        self.theme = theme
        self.pixel_ratio = pixel_ratio
        self._pieces: dict[Hashable, Piece] = {}
        self._icons: dict[Hashable, QPixmap] = {}
        self._bytes = 0

    def card(self, symbol: int, number: int, vp: int, height: float) -> Piece:
        """The face of a number card; a card worth more than 1 looks bold (C2)."""
        return self.kept(draw_card, height, symbol, number, vp)

    def card_back(self, seat: int, height: float) -> Piece:
        """The back of a number card in a seat's colour."""
        return self.kept(draw_back, height, seat)

    def score_card(self, vp: int, height: float, caption: str) -> Piece:
        """The face of a score card, with a word (such as “★ points”) under its number."""
        return self.kept(draw_score_card, height, vp, caption)

    def score_back(self, height: float) -> Piece:
        """The back of a score card."""
        return self.kept(draw_score_back, height)

    def die(self, face: int, size: float) -> Piece:
        """A die; faces 0 to 4 are the symbols, 5 is blank."""
        return self.kept(draw_die, size, face)

    def printed_symbol(self, symbol: int, size: float) -> Piece:
        """A symbol on a round ground, as printed on the board."""
        return self.kept(draw_printed_symbol, size, symbol)

    def disc(self, seat: int, mark: str | int, width: float) -> Piece:
        """A marker with a letter or an emblem (by number); `disc_step` says how discs are stacked."""
        return self.kept(draw_disc, width, seat, mark)

    def ghost_disc(self, seat: int, width: float) -> Piece:
        """A marker that is not there yet."""
        return self.kept(draw_ghost_disc, width, seat)

    def icon(self, name: str, color: str, size: float) -> QPixmap:
        """An icon, kept like the pieces."""
        key = name, color, size
        found = self._icons.get(key)
        if found is None:
            found = self._icons[key] = icon(name, color, size, self.pixel_ratio)
        return found

    def kept(self, draw: Callable[..., Piece], size: float, *what: str | int) -> Piece:
        """A picture from the cache, or drawn now; `draw` may be for a piece that only one game has.

        Sizes that come out alike on the screen share one.
        """
        size = snap(size, self.pixel_ratio)
        # A mark may be "1" or 1, which differ; 1 and True do not, and nobody asks for a seat True.
        key = draw, size, what
        found = self._pieces.get(key)
        if found is None:
            found = draw(self.theme, self.pixel_ratio, size, *what)
            self._keep(key, found)
        return found

    def _keep(self, key: Hashable, piece: Piece) -> None:
        """Remember a piece and forget the oldest when there are too many: items that show them keep theirs."""
        self._pieces[key] = piece
        self._bytes += _bytes(piece)
        while self._bytes > CACHE_BYTES and len(self._pieces) > 1:
            oldest = next(iter(self._pieces))
            self._bytes -= _bytes(self._pieces.pop(oldest))


def _bytes(piece: Piece) -> int:
    return piece.pixmap.width() * piece.pixmap.height() * 4
