"""Everything that depends on the size of the window, the theme and the seat the table is seen from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize

from raise_qt.games.raise_game.table.backdrop import backdrop
from raise_qt.games.raise_game.table.choice import Choice
from raise_qt.games.raise_game.table.choreography import Choreography
from raise_qt.games.raise_game.table.layout import CHOSEN_LIFT, Layout
from raise_qt.games.raise_game.table.panels import Panels
from raise_qt.games.raise_game.table.picture import Picture
from raise_qt.games.raise_game.table.pieces import Arrangement, Drawing
from raise_qt.table.art import Art
from raise_qt.table.board import Board
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.theme import Theme


class Look:
    """How the table looks now: made anew when the window, the theme, the language or the viewer changes.

    Attributes:
        layout: Where everything is.
        drawing: Draws the pieces.
        arrangement: Puts them in their places.
        choreography: Moves them.
        panels: Paints the rest: onto the board.
    """

    def __init__(
        self,
        size: QSize,
        pixel_ratio: float,
        theme: Theme,
        seats: Sequence[SeatLook],
        viewer: int | None,
        hidden_piles: bool,
        points: str,
    ) -> None:
        """`points` is the word below the number of a score card."""
        self.theme = theme
        self.layout = Layout(max(1, size.width()), max(1, size.height()), len(seats), viewer)
        self.drawing = Drawing(Art(theme, pixel_ratio), points)
        self.arrangement = Arrangement(self.layout, seats)
        self.choreography = Choreography(self.arrangement)
        self.panels = Panels(self.layout, self.drawing.art, seats, hidden_piles)
        self.board = Board(backdrop(self.layout, theme, pixel_ratio))

    def card_poses(self, picture: Picture, choice: Choice) -> list[tuple[QPointF, float]]:
        """Where the hand cards lie when nothing moves, and how they are turned."""
        hand = [] if picture.viewer is None else picture.hands[picture.viewer]
        poses = []
        for place, held in enumerate(hand):
            centre, turn = self.layout.hand_card(place, len(hand))
            lift = self.layout.card_height * CHOSEN_LIFT if held.number in choice.numbers else 0.0
            poses.append((QPointF(centre.x(), centre.y() - lift), turn))
        return poses

    def way_to(self, picture: Picture, field: int | None) -> list[tuple[float, float]]:
        """The line from the viewer's marker to a field."""
        own = None if picture.viewer is None else picture.field_of(picture.viewer)
        if field is None or own is None or picture.viewer is None:
            return []
        standing = [*picture.track, (field, picture.viewer)]
        start, end = (self.arrangement.field_centre(standing, place) for place in (own, field))
        return [(start.x(), start.y()), *self.layout.track.way(own, field), (end.x(), end.y())]
