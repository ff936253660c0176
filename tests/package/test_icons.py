"""The icon in all its formats, each read back by others than those who wrote it."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from raise_qt.table.app_icon import SIZES, app_icon, draw_icon
from raise_qt.table.theme import NIGHT
from scripts.package import icons


@pytest.fixture
def folder(qapp: Any, tmp_path: Path) -> Path:
    icons.write_icons(tmp_path)
    return tmp_path


def difference(one: QImage, other: QImage) -> float:
    """How far two pictures of the same size are apart, from 0 to 1."""
    assert one.size() == other.size()
    total = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            total += sum(abs(c - d) for c, d in zip(a.getRgb(), b.getRgb(), strict=True))  # type: ignore[call-overload]
    return total / (one.width() * one.height() * 4 * 255)


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_shows_something_in_every_size(qapp: Any, size: int) -> None:
    picture = draw_icon(size).toImage()
    assert picture.size() == QSize(size, size)
    assert picture.pixelColor(0, 0).alpha() < 200, "round corners"
    assert picture.pixelColor(size // 2, size // 2) == QColor(NIGHT.symbols[0]), "the diamond is in the middle"


def test_the_themed_icons_have_the_sizes_of_their_folders(folder: Path) -> None:
    found = {path.parent.parent.name: QImage(str(path)).size() for path in folder.rglob("*.png")}
    assert found == {f"{size}x{size}": QSize(size, size) for size in SIZES}


def test_the_drawing_looks_like_the_picture(folder: Path) -> None:
    drawing = QSvgRenderer(str(next(folder.rglob("*.svg"))))
    assert drawing.isValid()
    picture = QImage(icons.SVG_SIZE, icons.SVG_SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    drawing.render(painter)
    painter.end()
    assert difference(picture, draw_icon(icons.SVG_SIZE).toImage()) < 0.01


def test_windows_finds_every_size(folder: Path) -> None:
    reader = QImageReader(str(folder / "Raise.ico"))
    sizes = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        sizes.append(reader.read().width())
    assert tuple(sizes) == icons.ICO_SIZES


def test_macos_finds_every_size(folder: Path) -> None:
    data = (folder / "Raise.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    place, found = 8, {}
    while place < len(data):
        kind, length = data[place : place + 4], struct.unpack(">I", data[place + 4 : place + 8])[0]
        found[kind] = QImage.fromData(data[place + 8 : place + length]).width()
        place += length
    assert found == icons.ICNS_TYPES


def test_the_window_has_the_icon(qapp: Any) -> None:
    assert {size.width() for size in app_icon().availableSizes()} == {16, 32, 48, 64, 128}
