"""All pieces in both themes on one sheet, to be looked at: python -m tests.table.gallery sheet.png [pixel ratio]."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap, QRadialGradient

from raise_qt.table import fonts, symbols
from raise_qt.table.art import Art, Piece, card_width, disc_step
from raise_qt.table.icons import ICONS
from raise_qt.table.theme import DAY, NIGHT, Theme, color

WIDTH, HEIGHT = 1400, 1300
CARDS = ((0, 6, 5), (1, 4, 1), (2, 3, 1), (3, 8, 5), (4, 12, 5), (0, 7, 1), (1, 1, 1), (2, 2, 1), (3, 5, 1), (4, 9, 1))


class Sheet:
    """One theme's half of the gallery, filled from top to bottom."""

    def __init__(self, painter: QPainter, theme: Theme, ratio: float) -> None:
        self.painter, self.theme = painter, theme
        self.art = Art(theme, ratio)
        self.y = 0.0

    def paint(self) -> None:
        self._background()
        self._cards()
        self._small_cards()
        self._dice()
        self._discs()
        self._stacks()
        self._icons()
        self._texts()

    def _background(self) -> None:
        light = QRadialGradient(QPointF(WIDTH / 2, HEIGHT * 0.42), WIDTH * 0.8)
        for place, tone in zip((0, 0.55, 1), self.theme.background, strict=True):
            light.setColorAt(place, color(tone))
        self.painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), light)

    def _row(self, pieces: Iterable[Piece], x: float, y: float, gap: float) -> float:
        for piece in pieces:
            x -= piece.body.left()
            self.painter.drawPixmap(QPointF(x, y) + piece.offset, piece.pixmap)
            x += piece.body.right() + gap
        return x

    def _cards(self) -> None:
        self._row((self.art.card(*card, 210) for card in CARDS[:5]), 24, 130, 22)
        scores = (self.art.score_card(15, 210, "★ points"), self.art.score_back(210))
        self._row(scores, 1050, 130, 22)
        self._row((self.art.card(*card, 140) for card in CARDS), 24, 326, 14)

    def _small_cards(self) -> None:
        x = self._row((self.art.card(*card, 72) for card in CARDS), 24, 452, 8)
        x = self._row((self.art.card(*card, 100) for card in CARDS[:4]), x + 12, 456, 8)
        self._row((self.art.score_card(6, 100, "★ Punkte"), self.art.score_back(72)), x + 6, 456, 8)
        x = self._row((self.art.card_back(seat, 140) for seat in range(5)), 24, 594, 14)
        x = self._row((self.art.card_back(seat, 72) for seat in range(5)), x + 10, 560, 8)
        x -= 5 * (card_width(72) + 8)
        for seat in range(5):
            self._row((self.art.card_back(seat, 26) for _ in range(3)), x + seat * 60, 634, -5)

    def _dice(self) -> None:
        x = 24.0
        for size in (64, 40, 28, 20):
            x = self._row((self.art.die(face, size) for face in range(6)), x, 716, size * 0.22) + 14
        self._row((self.art.printed_symbol(symbol, 42) for symbol in range(5)), 24, 796, 12)
        x = 320.0
        for size in (14, 20, 32):
            for shape in [*map(symbols.symbol, range(5)), symbols.star(), *map(symbols.emblem, range(5))]:
                self.painter.save()
                self.painter.translate(x + size / 2, 796)
                self.painter.scale(size, size)
                self.painter.fillPath(shape, color(self.theme.text))
                self.painter.restore()
                x += size * 1.28 if size > 14 else 20
            x += 10

    def _discs(self) -> None:
        letters: tuple[str | int, ...] = ("D", "M", "B", "Ő", "WM")
        x = 24.0
        for width in (84, 56, 44, 34, 24):
            marks = range(5) if width in (56, 24) else letters
            discs = [self.art.disc(seat, mark, width) for seat, mark in enumerate(marks)]
            x = self._row(discs, x, 884, width * 0.1) + 10

    def _stacks(self) -> None:
        x = 70.0
        for width in (84, 56, 34, 24):
            for seats in ((4, 3, 2, 1, 0), (0, 2), (2, 0, 1)):
                for height, seat in enumerate(seats):
                    piece = self.art.disc(seat, "ABCDE"[seat], width)
                    place = QPointF(x, 1010 - height * disc_step(width))
                    self.painter.drawPixmap(place + piece.offset, piece.pixmap)
                x += width * 1.15
        for width in (56, 44, 34, 24):
            ghosts = [self.art.ghost_disc(0, width), self.art.ghost_disc(2, width)]
            x = self._row(ghosts, x, 1000, width * 0.5) + 8

    def _icons(self) -> None:
        x = 24.0
        for size, y in ((32.0, 1090.0), (20.0, 1140.0), (16.0, 1140.0)):
            for name in ICONS:
                self._pixmap(self.art.icon(name, self.theme.text, size), x, y - size / 2)
                x += size * 1.4
            x = 24.0 if size == 32 else x + 20

    def _pixmap(self, pixmap: QPixmap, x: float, y: float) -> None:
        self.painter.drawPixmap(QPointF(round(x), round(y)), pixmap)

    def _texts(self) -> None:
        self.painter.setPen(color(self.theme.text))
        for number, weight in enumerate((500, 600, 700, 800)):
            self.painter.setFont(fonts.font(20, weight))
            self.painter.drawText(QPointF(24 + 290 * number, 1200), f"őůłčß ä × → ★ ↵ − {weight}")
        for number, px in enumerate((11, 12, 13, 15, 17)):
            self.painter.setFont(fonts.font(px, 600))
            self.painter.drawText(QPointF(24 + 225 * number, 1236), f"{px}: Overtake Mira on 27, 1×4 = 4")
        self.painter.setFont(fonts.font(15, 700, tabular=True))
        self.painter.drawText(QPointF(24, 1266), "1 111 111  9 876 543")
        for number, token in enumerate(self.theme.symbol_texts):
            self.painter.setPen(color(token))
            self.painter.setFont(fonts.font(26, 800))
            self.painter.drawText(QPointF(300 + 70 * number, 1274), f"×{number + 1}")


def gallery(ratio: float) -> QImage:
    """Both themes side by side."""
    image = QImage(round(2 * WIDTH * ratio), round(HEIGHT * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for number, theme in enumerate((NIGHT, DAY)):
        painter.save()
        painter.translate(number * WIDTH, 0)
        Sheet(painter, theme, ratio).paint()
        painter.restore()
    painter.end()
    return image


def main() -> None:
    app = QGuiApplication(sys.argv)
    gallery(float(sys.argv[2]) if len(sys.argv) > 2 else 1.0).save(sys.argv[1])
    app.quit()


if __name__ == "__main__":
    main()
