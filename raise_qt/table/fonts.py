"""The program's own font, so that it looks the same everywhere, also where no font is installed.

Inter, in the four weights the design uses. Whoever asks for another weight gets the nearest of them.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from raise_qt.resources import FOLDER

FAMILY = "Inter"
FILES = ("Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf", "Inter-ExtraBold.otf")


@cache
def load() -> tuple[int, ...]:
    """Make the font known to Qt, once; the application must exist. Returns Qt's numbers of it (-1: not readable)."""
    return tuple(QFontDatabase.addApplicationFont(str(FOLDER / "fonts" / name)) for name in FILES)


def font(px: float, weight: int = 500, tabular: bool = False) -> QFont:
    """The font in a size and a weight (500 to 800); `tabular` figures are equally wide, for columns and counters."""
    load()
    result = QFont(FAMILY)
    result.setPixelSize(max(1, round(px)))  # Qt warns of 0 and knows only whole pixels
    result.setWeight(QFont.Weight(weight))
    # Crisp lines without shifting letters sideways: the same text is as wide at every scale and on every system.
    result.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    if tabular:
        result.setFeature(QFont.Tag("tnum"), 1)
    return result
