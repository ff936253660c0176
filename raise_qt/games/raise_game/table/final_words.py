"""The sentences of the final page: who won, after how many rounds and by how much."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from raise_qt.games.raise_game.table.final_count import FinalCount

translate = QCoreApplication.translate


def result(count: FinalCount, names_of: Sequence[str], viewer: int | None) -> str:
    """Who won."""
    winners = [seat for seat in count.winners if seat != viewer]
    names = [names_of[seat] for seat in winners]
    if len(count.winners) == len(names_of):
        return translate("FinalPage", "Everybody shares the win")
    if viewer in count.winners:
        if not names:
            return translate("FinalPage", "You win!")
        if len(names) == 1:
            return translate("FinalPage", "You and {name} share the win").format(name=names[0])
        return translate("FinalPage", "You, {names} and {last} share the win").format(
            names=", ".join(names[:-1]), last=names[-1]
        )
    if len(names) == 1:
        return translate("FinalPage", "{name} wins").format(name=names[0])
    return translate("FinalPage", "{names} and {last} share the win").format(
        names=", ".join(names[:-1]), last=names[-1]
    )


def explanation(count: FinalCount, names_of: Sequence[str], viewer: int | None) -> str:
    """After how many rounds, and by how much."""
    if count.ended_early:
        after = translate("FinalPage", "after %n round(s), when nobody had a card left", "", count.rounds)
    else:
        after = translate("FinalPage", "after %n round(s)", "", count.rounds)
    return translate("FinalPage", "{after}, {ahead}").format(after=after, ahead=_ahead(count, names_of, viewer))


def _ahead(count: FinalCount, names_of: Sequence[str], viewer: int | None) -> str:
    if len(count.winners) > 1:
        return translate("FinalPage", "%n point(s) each", "", count.best)
    if count.runners_up == (viewer,):
        return translate("FinalPage", "%n point(s) ahead of you", "", count.margin)
    names = [names_of[seat] for seat in count.runners_up if seat != viewer]
    if viewer in count.runners_up:
        return translate("FinalPage", "%n point(s) ahead of you and {names}", "", count.margin).format(
            names=", ".join(names)
        )
    if len(names) == 1:
        return translate("FinalPage", "%n point(s) ahead of {name}", "", count.margin).format(name=names[0])
    return translate("FinalPage", "%n point(s) ahead of {names} and {last}", "", count.margin).format(
        names=", ".join(names[:-1]), last=names[-1]
    )
