"""Follows a viewer: takes what happens and has it shown, event by event."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from raise_qt.core.game import Event
from raise_qt.games.raise_game.events import RoundStarted
from raise_qt.games.raise_game.table.choreography import Choreography
from raise_qt.games.raise_game.table.picture import Picture
from raise_qt.session.viewer import Viewer
from raise_qt.table.show import Show
from raise_qt.table.sprites import Scenery


class Playback(QObject):
    """What has happened, and how far it has been shown. While it shows something, it holds the session back.

    Attributes:
        viewer: Whom it follows.
        told: The picture after all that has happened.
        picture: The one on the screen, which comes after it.

    Signals:
        happened(): Something happened and is going to be shown.
        changed(): `picture` is another one, on the way to the next event.
        begun(event): This is being shown now; `picture` is the one after it.
        idle(): Everything has been shown.
    """

    happened = Signal()
    changed = Signal()
    begun = Signal(object)
    idle = Signal()

    def __init__(
        self,
        viewers: Sequence[Viewer],
        players: int,
        show: Show,
        choreography: Callable[[], Choreography],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._players = players
        self._show = show
        self._choreography = choreography
        self.viewer = viewers[0]
        self.picture = self.told = Picture(players, self.viewer.seat)
        for viewer in viewers:
            viewer.happened.connect(lambda events, viewer=viewer: self._on_happened(viewer, events))
        show.idle.connect(self._on_idle)

    @property
    def busy(self) -> bool:
        """Whether the screen is behind."""
        return self._show.busy

    def follow(self, viewer: Viewer) -> None:
        """See the game from this seat from now on: at once, without the way there."""
        self._show.drop()
        self.viewer.release()
        self.viewer = viewer
        picture = Picture(self._players, viewer.seat)
        for event in self.story():
            picture.follow(event)
        self.picture = self.told = picture

    def story(self) -> list[Event]:
        """All that has happened, as the viewer sees it."""
        return [event for events in self.viewer.story() for event in events]

    def catch_up(self) -> None:
        """Be where the game is, without showing how it came there. Whoever waits for the picture is told."""
        busy = self._show.busy
        self._show.drop()
        self.picture = self.told
        if busy:
            self._on_idle()

    def _on_happened(self, viewer: Viewer, events: Sequence[Event]) -> None:
        if viewer is not self.viewer:
            return
        viewer.hold()
        self.happened.emit()
        for event in events:
            before = self.told
            self.told = before.copy()
            self.told.follow(event)
            if isinstance(event, RoundStarted):
                self._show.add(self._way_there(event, before, self.told))
            self._show.add(self._act(event, before, self.told))

    def _way_there(self, event: RoundStarted, before: Picture, after: Picture) -> Callable[[], list[Scenery]]:
        """All but the end of a roll: the panels must not tell what the dice have not shown yet."""

        def act() -> list[Scenery]:
            self.picture = before.rolling(event)
            self.changed.emit()
            return self._choreography().steps(event, before, after)[:-1]

        return act

    def _act(self, event: Event, before: Picture, after: Picture) -> Callable[[], list[Scenery]]:
        def act() -> list[Scenery]:
            self.picture = after
            self.begun.emit(event)
            steps = self._choreography().steps(event, before, after)
            return steps[-1:] if isinstance(event, RoundStarted) else steps

        return act

    def _on_idle(self) -> None:
        self.picture = self.told
        self.viewer.release()
        self.idle.emit()
