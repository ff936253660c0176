"""The five symbols of the cards and dice, the star, and the emblems of the seats: shapes that need no colour.

Each is a path in the unit square around 0, made to be told apart at 14 pixels.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath

from raise_qt.table.paths import around, draw, polygon, softened, stroked, to_unit

SYMBOLS = ("diamond", "gear", "cloud", "hourglass", "bell")  # C1
EMBLEMS = ("crown", "leaf", "wave", "moon", "anchor")

_GEAR_TEETH = 8


@cache
def symbol(number: int) -> QPainterPath:
    """A symbol by its number in the rulebook (C1)."""
    return to_unit((_diamond, _gear, _cloud, _hourglass, _bell)[number]())


@cache
def emblem(number: int) -> QPainterPath:
    """What a seat may wear instead of a letter."""
    return to_unit((_crown, _leaf, _wave, _moon, _anchor)[number]())


@cache
def star() -> QPainterPath:
    """The sign of victory points."""
    # Seen as a star, not as a pentagon's box: five points leave it light below, so it hangs a little lower.
    tips = [around(12, 12.7, 11.2 if number % 2 == 0 else 5.0, 36 * number) for number in range(10)]
    return to_unit(softened(polygon(tips), 0.9))


@cache
def gear_outline(inner: float = 8.4, outer: float = 11.3) -> QPainterPath:
    """The gear without its hole, on the grid, the teeth between two radii: the settings icon is drawn along one."""
    step = 360 / _GEAR_TEETH
    points = []
    for tooth in range(_GEAR_TEETH):
        for radius, turn in ((inner, -12.5), (outer, -7.0), (outer, 7.0), (inner, 12.5)):
            points.append(around(12, 12, radius, step * tooth + turn))
    return softened(polygon(points), 0.7)


def _diamond() -> QPainterPath:
    sides = "M 12 1.1 Q 15.6 7.1 20.2 12 Q 15.6 16.9 12 22.9 Q 8.4 16.9 3.8 12 Q 8.4 7.1 12 1.1 Z"
    return softened(draw(sides), 0.9)


def _gear() -> QPainterPath:
    return gear_outline().subtracted(draw("O 12 12 3.9"))


def _cloud() -> QPainterPath:
    puffs = draw("O 6.1 15 5.4 O 12.2 10 6.9 O 18.4 15.3 5.1 R 6.1 12.4 12.3 8 0")
    return puffs.simplified()


def _hourglass() -> QPainterPath:
    bulbs = draw(
        "M 5.4 2.4 L 18.6 2.4 C 18.6 8.6 13.7 9.4 13.7 12 C 13.7 14.6 18.6 15.4 18.6 21.6"
        "  L 5.4 21.6 C 5.4 15.4 10.3 14.6 10.3 12 C 10.3 9.4 5.4 8.6 5.4 2.4 Z"
    )
    plates = draw("R 3.4 0.3 17.2 3.6 1.8 R 3.4 20.1 17.2 3.6 1.8")
    emptied = draw("M 7.9 5.4 L 16.1 5.4 C 15.8 6.4 15.2 7.1 14.5 7.7 L 9.5 7.7 C 8.8 7.1 8.2 6.4 7.9 5.4 Z")
    return bulbs.united(plates).subtracted(emptied)


def _bell() -> QPainterPath:
    body = draw(
        "M 12 2.9 C 16.3 2.9 18.5 6 18.7 10 C 18.9 14 19.6 15.4 21.3 17 C 21.9 17.6 21.6 18.4 20.8 18.4"
        "  L 3.2 18.4 C 2.4 18.4 2.1 17.6 2.7 17 C 4.4 15.4 5.1 14 5.3 10 C 5.5 6 7.7 2.9 12 2.9 Z"
    )
    knob = draw("O 12 2.4 2.1")
    clapper = draw("M 8.7 20.1 L 15.3 20.1 C 15.1 22.4 13.8 23.7 12 23.7 C 10.2 23.7 8.9 22.4 8.7 20.1 Z")
    return body.united(knob).united(clapper)


def _crown() -> QPainterPath:
    points = draw("M 2.6 7.6 L 7.6 11.6 L 12 4.6 L 16.4 11.6 L 21.4 7.6 L 19.8 16 L 4.2 16 Z")
    jewels = draw("O 12 3.6 2.1 O 2.4 6.9 1.9 O 21.6 6.9 1.9")
    band = draw("R 3.4 18.3 17.2 3.4 1.5")
    return softened(points, 0.8).united(jewels).united(band)


def _leaf() -> QPainterPath:
    blade = draw("M 21.4 2.2 C 22.6 12.4 19.4 20.6 11.2 20.8 C 6.6 20.9 3.6 18 3.6 13.8 C 3.6 6.6 11 3.2 21.4 2.2 Z")
    vein = draw("M 2.2 22.4 Q 8 14.6 15.6 8.8")
    stalk = draw("M 2.2 22.4 Q 3.8 20 5.6 17.8")
    return blade.subtracted(stroked(vein, 1.7)).united(stroked(stalk, 2.2))


def _wave() -> QPainterPath:
    swell = "M 1.9 {0} Q 5.3 {1} 8.6 {0} Q 12 {2} 15.4 {0} Q 18.7 {1} 22.1 {0}"
    rows = [draw(swell.format(y, y - 5, y + 5)) for y in (5.6, 12, 18.4)]
    return stroked(rows[0], 3.3).united(stroked(rows[1], 3.3)).united(stroked(rows[2], 3.3))


def _moon() -> QPainterPath:
    return softened(draw("O 11.2 12 9.9").subtracted(draw("O 16.4 9 8.3")), 0.8)


def _anchor() -> QPainterPath:
    ring = stroked(draw("O 12 4.1 2.5"), 2.7)
    shaft = stroked(draw("M 12 7.2 L 12 21.2 M 7.4 10.8 L 16.6 10.8"), 3)
    arms = stroked(draw("A 12 12.6 8.7 192 156"), 3)
    flukes = softened(draw("M 2 17.2 L 2.4 12.2 L 7 15 Z M 22 17.2 L 21.6 12.2 L 17 15 Z"), 0.7)
    return ring.united(shaft).united(arms).united(flukes)
