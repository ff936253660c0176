"""The spiral track (C5): where its 100 fields lie, and where markers stand that have gone past its end."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from raise_qt.games.raise_game.components import TRACK_FIELDS

TURNS = 3.08
INNERMOST = 0.27
"""The radius of the last field, as a part of the first one's."""

FLATTEST = 1.75
"""The spiral is at most so many times as wide as high (or the other way round)."""

SAMPLES = 1600
FIRST_ANGLE = math.pi + 0.06


class Track:
    """The spiral within a rectangle.

    Attributes:
        centres: The middle of each field, from field 1 on.
        angles: How each field is turned, in degrees.
        field_size: The side of a field.
        band: How wide the spiral's band is.
        middle: The free oval in the middle.
    """

    def __init__(self, area: QRectF) -> None:
        width = min(area.width(), area.height() * FLATTEST)
        height = min(area.height(), area.width() * FLATTEST)
        self.oval = QRectF(0, 0, width, height)
        self.oval.moveCenter(area.center())
        lap = min(width, height) / 2 * (1 - INNERMOST) / TURNS  # approximately the distance between two laps
        self.band = lap * 0.9
        self._fit(lap)
        self._spread_evenly()
        self.field_size = min(self.band * 0.86, self._step * 0.86)
        self.middle = QRectF(0, 0, self._radius_x * INNERMOST * 1.5, self._radius_y * INNERMOST * 1.4)
        # The last lap is nearest on the left and below: what lies in the middle keeps away from it.
        self.middle.moveCenter(self._middle_point + QPointF(self._radius_x * 0.035, -self._radius_y * 0.02))

    def _fit(self, lap: float) -> None:
        """A spiral reaches less far where it does not begin: shift and widen it so that it fills the oval."""
        self._middle_point = QPointF(0, 0)
        self._radius_x = self._radius_y = 1.0
        shape = QPolygonF([self._point(i / SAMPLES) for i in range(SAMPLES + 1)]).boundingRect()
        room = self.oval.adjusted(lap * 0.75, lap * 0.62, -lap * 0.75, -lap * 0.62)
        self._radius_x, self._radius_y = room.width() / shape.width(), room.height() / shape.height()
        self._middle_point = QPointF(
            room.left() - shape.left() * self._radius_x, room.top() - shape.top() * self._radius_y
        )

    def _point(self, part: float) -> QPointF:
        """A point of the spiral, from 0 at its start to 1 at its end."""
        angle = FIRST_ANGLE + part * TURNS * 2 * math.pi
        radius = 1 - part * (1 - INNERMOST)
        return QPointF(
            self._middle_point.x() + self._radius_x * radius * math.cos(angle),
            self._middle_point.y() + self._radius_y * radius * math.sin(angle),
        )

    def _spread_evenly(self) -> None:
        """Put the fields at equal distances along the line."""
        points = [self._point(i / SAMPLES) for i in range(SAMPLES + 1)]
        lengths = [0.0]
        for one, other in pairwise(points):
            lengths.append(lengths[-1] + math.hypot(other.x() - one.x(), other.y() - one.y()))
        self._step = lengths[-1] / (TRACK_FIELDS - 1)
        self.line = points
        self.centres: list[QPointF] = []
        self.angles: list[float] = []
        place = 0
        for number in range(TRACK_FIELDS):
            while place < SAMPLES - 1 and lengths[place + 1] < number * self._step:
                place += 1
            one, other = points[place], points[place + 1]
            part = (number * self._step - lengths[place]) / (lengths[place + 1] - lengths[place])
            self.centres.append(one + (other - one) * min(1.0, part))
            self.angles.append(math.degrees(math.atan2(other.y() - one.y(), other.x() - one.x())))

    def centre(self, field: int) -> QPointF:
        """The middle of a field from 1 to 100."""
        return self.centres[field - 1]

    def beyond(self, place: int, places: int) -> QPointF:
        """Where the markers past field 100 stand, in the middle: the `place`-th of so many fields."""
        away = ((place + 0.5) / places - 0.5) * min(1.2, 0.4 * places)
        along = QPointF(self.middle.width(), 0) if self.is_wide else QPointF(0, self.middle.height())
        return self.middle.center() + along * away

    @property
    def is_wide(self) -> bool:
        """Whether the markers past field 100 stand side by side; otherwise one below the other."""
        return self.middle.width() > self.middle.height()

    def way(self, origin: int, field: int) -> list[tuple[float, float]]:
        """The fields a marker hops over, without the first and the last."""
        end = min(field, TRACK_FIELDS + 1)
        numbers = range(min(origin, TRACK_FIELDS) + 1, end)
        every = max(1, len(numbers) // 14)
        return [(self.centre(n).x(), self.centre(n).y()) for n in numbers[::every]]
