"""Every text can be read in every theme, and sizes follow the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from raise_qt.table.theme import THEMES, contrast
from raise_qt.window.style import Sizes, _colors, style_sheet

READABLE = [
    ("text", "panel"),
    ("text", "row"),
    ("text", "row_hover"),
    ("quiet", "panel"),
    ("quiet", "row"),
    ("quiet", "row_hover"),
    ("soft", "row"),
    ("attention", "panel"),
    ("danger", "panel"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("on_accent", "accent_pressed"),
    ("on_accent_quiet", "accent"),
    ("on_accent_quiet", "accent_hover"),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), READABLE)
def test_texts_stand_out_from_their_ground(theme: str, text: str, ground: str) -> None:
    colors = _colors(THEMES[theme])
    assert contrast(colors[text], colors[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("place", range(3))
def test_texts_stand_out_from_the_page(theme: str, place: int) -> None:
    tones = THEMES[theme]
    for text in (tones.text, tones.quiet_text, tones.attention):
        assert contrast(text, tones.background[place]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_stands_out_from_the_page(theme: str) -> None:
    tones = THEMES[theme]
    assert all(contrast(tones.focus, ground) >= 3 for ground in (*tones.background, tones.panel, tones.row))


def test_sizes_follow_the_window_but_texts_stay_readable() -> None:
    small, large = Sizes.for_window(QSize(1024, 600)), Sizes.for_window(QSize(3840, 2160))
    assert small.px(100) < 100 < large.px(100)
    assert small.text(13) == 12
    assert small.hit(44) == 36
    assert Sizes.for_window(QSize(100, 100)).factor == small.factor


@pytest.mark.parametrize("theme", THEMES)
def test_the_style_sheet_has_no_gap_left(theme: str) -> None:
    assert "$" not in style_sheet(THEMES[theme], Sizes())
