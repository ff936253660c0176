"""The eyes of the smoke test: they must see the difference between a table and something else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QColorSpace, QImage

from raise_qt.table.theme import NIGHT
from scripts.package.names import ROOT
from scripts.package.smoke import missing_on_table

SHOTS = ROOT / "docs" / "screenshots"


def shot(name: str) -> QImage:
    return QImage(str(SHOTS / f"{name}-1440x900.png"))


def test_a_table_is_seen() -> None:
    assert missing_on_table(shot("raise-night")) == []


def test_a_table_is_seen_in_the_colours_of_another_screen() -> None:
    picture = shot("raise-night")
    picture.setColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    picture.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.DisplayP3))
    assert missing_on_table(picture) == []


@pytest.mark.parametrize("name", ["start-night", "final-night", "raise-day"])
def test_another_page_is_no_table(name: str) -> None:
    assert missing_on_table(shot(name))


@pytest.mark.parametrize("tone", ["black", "white", NIGHT.field])
def test_a_blank_window_is_no_table(tone: str) -> None:
    picture = QImage(QSize(1280, 800), QImage.Format.Format_RGB32)
    picture.fill(QColor(tone))
    assert {"symbol 1", "variety"} <= set(missing_on_table(picture))
