"""Game records in files that the person chooses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, QSettings, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from raise_qt.core.problems import shortened
from raise_qt.core.record import PERSON, Record
from raise_qt.core.registry import game_called
from raise_qt.identity import LOG_SUFFIX, RECORD_SUFFIX

FOLDER = "records/folder"

Asks = Callable[[QWidget, str, str, str], tuple[str, str]]


class RecordFiles:
    """The dialogs for opening and saving, which start where the person was the last time."""

    def __init__(self, settings: QSettings, ask_open: Asks | None = None, ask_save: Asks | None = None) -> None:
        self._settings = settings
        self._ask_open = ask_open or QFileDialog.getOpenFileName
        self._ask_save = ask_save or ask_to_save

    def choose_open(self, parent: QWidget) -> Path | None:
        """A file to open, or None."""
        caption = QCoreApplication.translate("RecordFiles", "Open game record")
        name, _ = self._ask_open(parent, caption, str(self._folder()), self._filter())
        return self._remembered(name)

    def choose_save(self, parent: QWidget, suggestion: str, finished: bool) -> Path | None:
        """A file to save to, or None. A finished game can also become an open log."""
        caption = QCoreApplication.translate("RecordFiles", "Save game as")
        filters = self._filter()
        if finished:
            filters += ";;" + QCoreApplication.translate("RecordFiles", "Game logs") + f" (*{LOG_SUFFIX})"
        name, _ = self._ask_save(parent, caption, str(self._folder() / f"{suggestion}{RECORD_SUFFIX}"), filters)
        return self._remembered(name)

    def _folder(self) -> Path:
        stored = self._settings.value(FOLDER)
        if isinstance(stored, str) and stored and Path(stored).is_dir():
            return Path(stored)
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return Path(documents if documents and Path(documents).is_dir() else QDir.homePath())

    def _remembered(self, name: str) -> Path | None:
        if not name:
            return None
        path = Path(name)
        self._settings.setValue(FOLDER, str(path.parent))
        return path

    @staticmethod
    def _filter() -> str:
        return QCoreApplication.translate("RecordFiles", "Game records") + f" (*{RECORD_SUFFIX})"


def ask_to_save(parent: QWidget, caption: str, suggestion: str, filters: str) -> tuple[str, str]:
    """Like `getSaveFileName`, but the usual ending is there before the dialog asks whether to overwrite."""

    def follow_filter(chosen: str) -> None:
        dialog.setDefaultSuffix((LOG_SUFFIX if LOG_SUFFIX in chosen else RECORD_SUFFIX).removeprefix("."))

    dialog = QFileDialog(parent, caption, suggestion, filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.filterSelected.connect(follow_filter)
    follow_filter(dialog.selectedNameFilter())
    dialog.selectFile(suggestion)
    chosen = dialog.selectedFiles()[0] if dialog.exec() else ""
    dialog.deleteLater()
    return chosen, ""


def without_programs(record: Record) -> tuple[Record, list[str]]:
    """A record from a file, with built-in bots only, and the players that had to go.

    A file may name any command as a player. Whoever opens a file that somebody sent must not start a program by it.
    """
    game = game_called(record.game)
    known = (PERSON, *game.bots)
    gone = [shortened(seat.player) for seat in record.seats if seat.player not in known]
    seats = [seat if seat.player in known else replace(seat, player=game.usual_opponents[0]) for seat in record.seats]
    return replace(record, seats=seats), gone
