"""What lies on a table: drawn pieces, each at its place, and how they get to another."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

Key = Hashable
"""Names a piece. A piece that keeps its name moves; a new name enters, a missing one leaves."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Pose:
    """Where a piece lies: its centre, turned by so many degrees; higher `z` covers lower."""

    x: float
    y: float
    rotation: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0
    z: float = 0.0

    def but(self, **changes: float) -> Self:
        """The same pose with something changed."""
        return replace(self, **changes)


@dataclass(frozen=True)
class Sprite:
    """A piece on the table.

    `art` says what is drawn, in the words of whoever draws it, and `size` how large. `name` is what a screen reader
    says; pieces without one are decoration. `active` pieces can be clicked.
    """

    art: tuple[Hashable, ...]
    size: float
    pose: Pose
    name: str = ""
    active: bool = False


@dataclass(frozen=True)
class Motion:
    """How a piece moves: a part of the whole time, along a path if there is one, perhaps turning over or tumbling."""

    start: float = 0.0
    end: float = 1.0
    path: Sequence[Point] = ()
    hop: float = 0.0
    lift: float = 0.0
    flip: bool = False
    tumble: Sequence[tuple[Hashable, ...]] = ()


STILL = Motion()


@dataclass(frozen=True)
class Scenery:
    """All pieces of a picture and how they come to be there.

    `entering` has where new pieces come from, `leaving` where those go that are gone; whoever is not named fades. When
    all have arrived, `pause` is the time to look. Times are in milliseconds.
    """

    sprites: Mapping[Key, Sprite]
    duration: float = 0.0
    pause: float = 0.0
    motions: Mapping[Key, Motion] = field(default_factory=dict)
    entering: Mapping[Key, Pose] = field(default_factory=dict)
    leaving: Mapping[Key, Pose] = field(default_factory=dict)


def ease_out(t: float) -> float:
    """Quick at first, gentle at the end."""
    return 1.0 - (1.0 - t) ** 3


def between(one: Pose, other: Pose, t: float, motion: Motion) -> Pose:
    """The pose at a part `t` of the way."""
    eased = ease_out(t)

    def mix(a: float, b: float) -> float:
        return a + (b - a) * eased

    x, y = mix(one.x, other.x), mix(one.y, other.y)
    scale = mix(one.scale, other.scale)
    if motion.path:
        x, y = along([(one.x, one.y), *motion.path, (other.x, other.y)], t, motion.hop)
    elif motion.lift:
        height = 4 * t * (1 - t)
        y -= motion.lift * height
        scale *= 1 + 0.12 * height
    return Pose(
        x,
        y,
        mix(one.rotation, other.rotation) + (360.0 * 2 * (1 - eased) if motion.tumble else 0.0),
        scale,
        mix(one.opacity, other.opacity),
        max(one.z, other.z) + (100.0 if motion.path or motion.lift else 0.0),
    )


def along(points: Sequence[Point], t: float, hop: float) -> Point:
    """A place on the way through these points, with a hop between each two."""
    steps = len(points) - 1
    place = min(t * steps, steps - 1e-9)
    index = int(place)
    part = place - index
    (x0, y0), (x1, y1) = points[index], points[index + 1]
    return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - hop * 4 * part * (1 - part)
