"""The colours, by what they are for. One table for all themes; nothing else in the program names a colour."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Theme:
    """A set of colours.

    `symbols` are surfaces in the order of the rulebook (C1), `symbol_texts` the same for text on a panel, `symbol_inks`
    what is drawn on them; `seats` are the players' colours. Ink is what is drawn on seats and other coloured surfaces,
    shine the light that falls on them.
    """

    name: str
    background: tuple[str, str, str]  # from the middle outwards
    track_background: str
    panel: str
    panel_border: str
    row: str
    field: str
    tenth_field: str
    text: str
    quiet_text: str
    accent: str
    on_accent: str
    attention: str
    star: str
    focus: str
    danger: str
    shadow: str
    card: str
    card_centre: str
    ink: str
    shine: str
    star_on_ink: str
    blank_die: str
    score_card: str
    score_card_border: str
    score_card_ink: str
    score_card_caption: str
    symbols: tuple[str, str, str, str, str]
    symbol_texts: tuple[str, str, str, str, str]
    symbol_inks: tuple[str, str, str, str, str]
    seats: tuple[str, str, str, str, str]


SYMBOLS = ("#EF5D6C", "#9B7BEA", "#F2C14E", "#5BB5F0", "#F2884B")
SYMBOL_INKS = ("#3C0610", "#1D0F40", "#3A2A05", "#06263C", "#3A1B05")
SEATS = ("#F4EBDD", "#4FD1A5", "#E86FB0", "#B7D34B", "#8FA3B8")

NIGHT = Theme(
    name="night",
    background=("#2A3160", "#191E3D", "#0E1126"),
    track_background="#141936",
    panel="#1D2346",
    panel_border="#2E3564",
    row="#262D59",
    field="#343C7A",
    tenth_field="#5A55B8",
    text="#E9ECF5",
    quiet_text="#AEB6D8",
    accent="#8A7BFF",
    on_accent="#0F1230",
    attention="#FFF3C4",
    star="#FFE9A8",
    focus="#FFFFFF",
    danger="#FF9AA5",
    shadow="#000000",
    card="#FBF8F1",
    card_centre="#FDF3E4",
    ink="#14182E",
    shine="#FFFFFF",
    star_on_ink="#FFE9A8",
    blank_die="#565E8C",
    score_card="#FFF3C4",
    score_card_border="#C9A227",
    score_card_ink="#4A3A08",
    score_card_caption="#6B5710",
    symbols=SYMBOLS,
    symbol_texts=("#F58A95", "#B49BF5", "#F2C14E", "#7CC4F5", "#F5A06E"),
    symbol_inks=SYMBOL_INKS,
    seats=SEATS,
)

DAY = Theme(
    name="day",
    background=("#FCF8EE", "#F4ECDC", "#E6DAC2"),
    track_background="#EFE5D2",
    panel="#FFFDF8",
    panel_border="#D9CCB4",
    row="#F5EEDF",
    field="#E2D6C0",
    tenth_field="#C3B5EC",
    text="#29233A",
    quiet_text="#60566C",
    accent="#5B48C9",
    on_accent="#FFFFFF",
    attention="#6B4300",
    star="#7E5200",
    focus="#29233A",
    danger="#A3172B",
    shadow="#6B5A3C",
    card="#FFFFFF",
    card_centre="#FFF9EF",
    ink="#14182E",
    shine="#FFFFFF",
    star_on_ink="#FFE9A8",
    blank_die="#CDBFA6",
    score_card="#FFF3C4",
    score_card_border="#C9A227",
    score_card_ink="#4A3A08",
    score_card_caption="#6B5710",
    symbols=SYMBOLS,
    symbol_texts=("#B3213A", "#6541C2", "#7A5600", "#14629C", "#9C4208"),
    symbol_inks=SYMBOL_INKS,
    seats=SEATS,
)

THEMES = {theme.name: theme for theme in (NIGHT, DAY)}


def color(value: str, opacity: float = 1.0) -> QColor:
    """A token as Qt wants it."""
    result = QColor(value)
    result.setAlphaF(opacity)
    return result


def blend(one: str, other: str, share: float) -> QColor:
    """A colour between two: `share` 0 is the first, 1 the other."""
    first, second = QColor(one), QColor(other)

    def mix(a: float, b: float) -> float:
        return a + (b - a) * share

    return QColor.fromRgbF(
        mix(first.redF(), second.redF()), mix(first.greenF(), second.greenF()), mix(first.blueF(), second.blueF())
    )


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as WCAG defines it: from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(value: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    tone = QColor(value)
    return 0.2126 * linear(tone.redF()) + 0.7152 * linear(tone.greenF()) + 0.0722 * linear(tone.blueF())
