"""Who moves next, and who leads: the order of the markers on the track (R4, R6, R11).

The track is a list ordered from the rearmost marker to the frontmost. On a shared field the top of the stack is the
rearmost, so a stack stands in the list from top to bottom and landing on one means coming before it.
"""

from __future__ import annotations

from raise_qt.games.raise_game.state import Marker


def rearmost(track: list[Marker]) -> int:
    """R6: the rearmost marker moves next."""
    return track[0][1]


def frontmost(track: list[Marker]) -> int:
    """R11: on a shared front field the lowest marker of the stack leads."""
    return track[-1][1]


def gap(track: list[Marker]) -> int:
    """R8: how far the second-rearmost marker is ahead of the rearmost."""
    return track[1][0] - track[0][0]


def land(track: list[Marker], field: int, seat: int) -> int:
    """R4, R8: a marker comes onto a field, on top of any that stand there. Returns how many those are."""
    place = 0
    while place < len(track) and track[place][0] < field:
        place += 1
    height = 0
    while place + height < len(track) and track[place + height][0] == field:
        height += 1
    track.insert(place, (field, seat))
    return height
