"""The sentences of the final page: who won, after how many rounds and by how much."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from raise_qt.games.raise_game.table.final_count import FinalCount
from raise_qt.table.seat_look import SeatLook


class FinalWords(QObject):
    """Says how a game ended. A QObject, because only its `tr` knows plurals."""

    def __init__(
        self, count: FinalCount, seats: Sequence[SeatLook], viewer: int | None, undone: bool, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._count = count
        self._seats = seats
        self._viewer = viewer
        self._undone = undone

    def result(self) -> str:
        """Who won."""
        count, viewer = self._count, self._viewer
        names_of = [seat.name for seat in self._seats]
        winners = [seat for seat in count.winners if seat != viewer]
        names = [names_of[seat] for seat in winners]
        if len(count.winners) == len(names_of):
            return self.tr("Everybody shares the win")
        if viewer in count.winners:
            if not names:
                return self.tr("You win!")
            if len(names) == 1:
                return self.tr("You and {name} share the win").format(name=names[0])
            return self.tr("You, {names} and {last} share the win").format(names=", ".join(names[:-1]), last=names[-1])
        if len(names) == 1:
            return self.tr("{name} wins").format(name=names[0])
        return self.tr("{names} and {last} share the win").format(names=", ".join(names[:-1]), last=names[-1])

    def explanation(self) -> str:
        """After how many rounds, and by how much; and whether it was played with undo."""
        count = self._count
        if count.ended_early:
            after = self.tr("after %n round(s), when nobody had a card left", None, count.rounds)
        else:
            after = self.tr("after %n round(s)", None, count.rounds)
        if self._undone:
            return self.tr("{after}, {ahead} (played with undo)").format(after=after, ahead=self._ahead())
        return self.tr("{after}, {ahead}").format(after=after, ahead=self._ahead())

    def _ahead(self) -> str:
        count, viewer = self._count, self._viewer
        names_of = [seat.name for seat in self._seats]
        if len(count.winners) > 1:
            return self.tr("%n point(s) each", None, count.best)
        if count.runners_up == (viewer,):
            return self.tr("%n point(s) ahead of you", None, count.margin)
        names = [names_of[seat] for seat in count.runners_up if seat != viewer]
        if viewer in count.runners_up:
            return self.tr("%n point(s) ahead of you and {names}", None, count.margin).format(names=", ".join(names))
        if len(names) == 1:
            return self.tr("%n point(s) ahead of {name}", None, count.margin).format(name=names[0])
        return self.tr("%n point(s) ahead of {names} and {last}", None, count.margin).format(
            names=", ".join(names[:-1]), last=names[-1]
        )
