"""The icon in every size and format that desktops want, drawn anew from the program's own vector art."""

from __future__ import annotations

import os
import struct
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QRect, QSize
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtSvg import QSvgGenerator

from raise_qt.identity import APP_ID, NAME
from raise_qt.table.app_icon import SIZES, draw_icon, paint_icon

SVG_SIZE = 256

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_TYPES = {
    b"icp4": 16,
    b"ic11": 32,  # 16 on a screen of double density, and so on
    b"icp5": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def write_icons(folder: Path) -> None:
    """The themed icons below `folder/hicolor`, and `Raise.ico` and `Raise.icns`."""
    application = QGuiApplication.instance() or QGuiApplication([])
    for size in SIZES:
        path = folder / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png(size))
    scalable = folder / "hicolor" / "scalable" / "apps" / f"{APP_ID}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    write_svg(scalable)
    (folder / f"{NAME}.ico").write_bytes(ico())
    (folder / f"{NAME}.icns").write_bytes(icns())
    del application


def png(size: int) -> bytes:
    """The icon as a PNG file."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not draw_icon(size).save(buffer, "PNG"):
        raise OSError("Qt could not write a PNG picture.")
    return bytes(buffer.data().data())


def write_svg(path: Path) -> None:
    """The icon as a drawing, with all its details."""
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(QSize(SVG_SIZE, SVG_SIZE))
    generator.setViewBox(QRect(0, 0, SVG_SIZE, SVG_SIZE))
    generator.setTitle(NAME)
    painter = QPainter(generator)
    paint_icon(painter, SVG_SIZE)
    painter.end()


def ico() -> bytes:
    """The icon as Windows wants it: a table of contents, then a PNG for each size."""
    pictures = [png(size) for size in ICO_SIZES]
    contents = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(contents) + 16 * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        contents += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return contents + b"".join(pictures)


def icns() -> bytes:
    """The icon as macOS wants it: each PNG after its type and length."""
    pictures = {size: png(size) for size in set(ICNS_TYPES.values())}
    parts = [kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_TYPES.items()]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
