"""What a table, a log or anybody else may see of a game, from one seat or from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from raise_qt.core.game import Event
from raise_qt.core.options import Options

if TYPE_CHECKING:
    from raise_qt.session.session import Session


class Viewer(QObject):
    """The session as seen from one seat, or by somebody who only watches. No secret can be reached from here.

    It has no parent for that reason: `parent()` would hand out the session. The session keeps it alive.

    Attributes:
        seat: The seat, or None for somebody who only watches.
        options: What was agreed on when the game was set up; open to all.
        to_act: The seats whose decision is awaited; none when the game is over.
        is_asked: Whether this seat is asked for a move and has not answered.
        has_decided: Whether this seat has made a decision that could be taken back.
        holding: Whether the session waits for this viewer.

    Signals:
        happened(events): A list of what happened, as this viewer sees it.
        asked(): This seat is asked for a move.
        reset(): The game is not where it was (it went back, or goes on from a saved one): show it anew.
        released(): This viewer holds the session back no longer.
    """

    happened = Signal(object)
    asked = Signal()
    reset = Signal()
    released = Signal()

    def __init__(self, session: Session, seat: int | None) -> None:
        super().__init__()
        self._session = session
        self._seat = seat
        self._holding = False

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def options(self) -> Options:
        return self._session.record.options

    @property
    def to_act(self) -> tuple[int, ...]:
        return self._session.to_act

    @property
    def is_asked(self) -> bool:
        return self._session.is_asked(self._seat)

    @property
    def has_decided(self) -> bool:
        return self._session.has_decided(self._seat)

    @property
    def holding(self) -> bool:
        return self._holding

    def observation(self) -> Any:
        """The game as this seat may know it now; None for somebody who only watches: see `story`."""
        return self._session.observation(self._seat)

    def story(self) -> list[list[Event]]:
        """All that happened so far, as this viewer sees it: setting up, then move by move."""
        return self._session.story(self._seat)

    def legal_moves(self) -> list[Any]:
        """What this seat may do now; nothing while it is not to act."""
        return self._session.legal_moves(self._seat)

    def check(self, move: Any) -> None:
        """Raises `IllegalMove`, with the reason, unless this seat may do this now."""
        self._session.check(self._seat, move)

    def play(self, move: Any) -> None:
        """Do this, for this seat. Raises `IllegalMove`, and nothing has changed, if it is not allowed."""
        self._session.play(self._seat, move)

    def withdraw(self) -> bool:
        """Take back what was played but, because somebody holds, has not happened yet. Whether there was such."""
        return self._session.withdraw(self._seat)

    def hold(self) -> None:
        """Let nothing more happen until `release`: the picture has to catch up. Once is enough."""
        self._holding = True

    def release(self) -> None:
        """The picture is up to date."""
        if self._holding:
            self._holding = False
            self.released.emit()

    def close(self) -> None:
        """Look no longer."""
        self._session.dismiss(self)
