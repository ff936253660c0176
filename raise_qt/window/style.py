"""How all pages look: one style sheet, filled with a theme's colours and with sizes that follow the window."""

from __future__ import annotations

from dataclasses import dataclass
from string import Template

from PySide6.QtCore import QSize

from raise_qt.table.fonts import FAMILY
from raise_qt.table.theme import Theme, blend

DESIGNED_FOR = QSize(1440, 900)
SMALLEST_TEXT = 12
SMALLEST_HIT = 36
RING = 4
"""Room around a button for the ring that shows the focus, in pixels of the design."""


@dataclass(frozen=True)
class Sizes:
    """Turns lengths of the design (1440×900) into those of a window."""

    factor: float = 1.0

    @staticmethod
    def for_window(size: QSize) -> Sizes:
        """In steps, so that dragging a window's edge does not style everything anew for each pixel."""
        factor = min(size.width() / DESIGNED_FOR.width(), size.height() / DESIGNED_FOR.height())
        return Sizes(max(0.65, round(factor * 20) / 20))

    def px(self, length: float) -> int:
        """A distance."""
        return max(1, round(length * self.factor))

    def text(self, height: float) -> int:
        """A size of letters: never too small to read."""
        return max(SMALLEST_TEXT, round(height * self.factor))

    def hit(self, length: float) -> int:
        """The side of something to press: never too small for a finger. The ring around it comes on top."""
        return max(SMALLEST_HIT, round(length * self.factor))


def style_sheet(theme: Theme, sizes: Sizes) -> str:
    """The style of a page and everything on it."""
    return Template(_SHEET).substitute(_colors(theme), **_lengths(sizes), family=FAMILY)


def _colors(theme: Theme) -> dict[str, str]:
    return {
        "text": theme.text,
        "quiet": theme.quiet_text,
        "soft": blend(theme.text, theme.quiet_text, 0.5).name(),
        "attention": theme.attention,
        "accent": theme.accent,
        "accent_hover": blend(theme.accent, theme.shine, 0.1).name(),
        "accent_pressed": blend(theme.accent, theme.ink, 0.08).name(),
        "on_accent": theme.on_accent,
        "on_accent_quiet": blend(theme.on_accent, theme.accent, 0.06).name(),
        "panel": theme.panel,
        "border": theme.panel_border,
        "strong_border": blend(theme.panel_border, theme.quiet_text, 0.35).name(),
        "row": theme.row,
        "row_hover": blend(theme.row, theme.text, 0.07).name(),
        "disabled": blend(theme.panel, theme.quiet_text, 0.55).name(),
        "focus": theme.focus,
        "danger": theme.danger,
    }


def _lengths(sizes: Sizes) -> dict[str, str]:
    px, text = sizes.px, sizes.text
    return {
        "ring": f"{RING}px",
        "line": f"{max(1, px(1.5))}px",
        "r_small": f"{px(8)}px",
        "r_button": f"{px(16)}px",
        "r_panel": f"{px(20)}px",
        "r_key": f"{px(6)}px",
        "pad_key": f"{px(6)}px",
        "pad": f"{px(12)}px",
        "t_title": f"{text(112)}px",
        "t_heading": f"{text(40)}px",
        "t_motto": f"{text(22)}px",
        "t_large": f"{text(20)}px",
        "t_body": f"{text(17)}px",
        "t_link": f"{text(16)}px",
        "t_detail": f"{text(14.5)}px",
        "t_small": f"{text(13.5)}px",
        "bar": f"{max(10, px(12))}px",
    }


_SHEET = """
* { font-family: "$family"; }
QLabel { color: $text; background: transparent; font-size: $t_body; font-weight: 500; }
QLabel[role="title"] { color: $attention; font-size: $t_title; font-weight: 800; }
QLabel[role="heading"] { color: $attention; font-size: $t_heading; font-weight: 800; }
QLabel[role="motto"] { font-size: $t_motto; }
QLabel[role="section"] { color: $quiet; font-size: $t_detail; font-weight: 600; }
QLabel[role="name"] { font-size: $t_large; font-weight: 700; }
QLabel[role="detail"] { color: $quiet; font-size: $t_detail; }
QLabel[role="warning"] { color: $danger; font-size: $t_detail; font-weight: 600; }

QPushButton { margin: $ring; border-radius: $r_button; border: $line solid $strong_border; background: $panel;
              color: $text; font-size: $t_body; font-weight: 600; outline: none; padding: 0 $pad; }
QPushButton:hover { background: $row_hover; border-color: $accent; }
QPushButton:pressed { background: $row; }
QPushButton:disabled { background: transparent; border-color: $border; color: $disabled; }
QPushButton > QLabel[role="name"] { color: $text; font-size: $t_large; font-weight: 700; }
QPushButton > QLabel[role="detail"] { color: $quiet; font-size: $t_detail; font-weight: 500; }
QPushButton > QLabel[role="style"] { color: $quiet; font-size: $t_body; font-weight: 600; }
QPushButton > QLabel[role="rating"] { color: $attention; font-size: $t_body; font-weight: 700; }
QPushButton > QLabel[role="key"] { color: $quiet; font-size: $t_small; font-weight: 700;
    border: $line solid $border; border-radius: $r_key; padding: 0 $pad_key; }
QPushButton > QLabel:disabled { color: $disabled; border-color: $border; }

QPushButton[role="primary"] { background: $accent; border-color: $accent; color: $on_accent; }
QPushButton[role="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[role="primary"]:pressed { background: $accent_pressed; border-color: $accent_pressed; }
QPushButton[role="primary"] > QLabel { color: $on_accent; }
QPushButton[role="primary"] > QLabel[role="detail"] { color: $on_accent_quiet; font-weight: 600; }
QPushButton[role="primary"] > QLabel[role="key"] { color: $on_accent_quiet; border-color: $on_accent_quiet; }
QPushButton[role="primary"]:disabled { background: $row; border-color: $row; }
QPushButton[role="primary"] > QLabel:disabled { color: $disabled; border-color: $disabled; }

QPushButton[role="quiet"] { background: transparent; border-color: transparent; }
QPushButton[role="quiet"]:hover { background: $row; }
QPushButton[role="quiet"] > QLabel[role="name"] { color: $quiet; font-size: $t_link; font-weight: 600; }

QPushButton[role="plain"] > QLabel[role="name"] { font-size: $t_body; font-weight: 600; }
QPushButton[role="item"] { background: transparent; border-color: transparent; }
QPushButton[role="item"]:hover { background: $row_hover; }
QPushButton[role="item"]:checked { background: $row; border-color: $accent; }
QPushButton[role="item"] > QLabel[role="name"] { font-size: $t_body; font-weight: 600; }
QPushButton[role="game"] { background: $panel; border-color: $border; }
QPushButton[role="game"]:hover { background: $row_hover; }
QPushButton[role="game"]:checked { border-color: $accent; }
QPushButton[role="row"] { background: $row; border-color: $border; }
QPushButton[role="row"]:hover { background: $row_hover; }
QPushButton[role="row"] > QLabel[role="name"] { font-size: $t_body; font-weight: 700; }
QPushButton[role="segment"] { background: $row; border-color: $border; color: $text; font-weight: 600;
  padding: 0 $pad; }
QPushButton[role="segment"]:hover { background: $row_hover; border-color: $row_hover; }
QPushButton[role="segment"]:checked { background: $accent; border-color: $accent; color: $on_accent; font-weight: 700; }
QPushButton[role="look"] { background: $row; border-color: $border; padding: 0; }
QPushButton[role="look"]:hover { background: $row_hover; border-color: $row_hover; }
QPushButton[role="look"]:checked { border-color: $accent; background: $row_hover; }

QLineEdit { background: $row; border: $line solid $border; border-radius: $r_small; color: $text; padding: 0 $pad;
            margin: $ring; font-size: $t_body; font-weight: 600; selection-background-color: $accent;
            selection-color: $on_accent; placeholder-text-color: $soft; }
QLineEdit:hover { border-color: $strong_border; }
QLineEdit:disabled { color: $disabled; }

QFrame[role="panel"] { background: $panel; border: $line solid $border; border-radius: $r_panel; }
QFrame[role="sheet"] { background: $panel; border: $line solid $strong_border; border-radius: $r_panel; }

QTextBrowser { background: transparent; border: none; color: $text; font-size: $t_body; font-weight: 500;
               selection-background-color: $accent; selection-color: $on_accent; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: $bar; margin: 0; }
QScrollBar::handle:vertical { background: $strong_border; border-radius: 5px; min-height: 40px; }
QScrollBar::handle:vertical:hover { background: $quiet; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: $panel; color: $text; border: 1px solid $strong_border; font-size: $t_small; padding: 4px; }
"""
