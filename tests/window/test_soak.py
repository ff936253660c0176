"""The soak test: fifty games on the real table, as the command line plays them, with nothing left behind."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from raise_qt.app import compose
from raise_qt.table.stage import PieceItem
from raise_qt.window.command_line import Options
from raise_qt.window.places import Places
from tests.session.tables import LocalWorker

GAMES = 50
WARMED_UP = 10
PATIENCE = 1_200_000
ONE_TABLE = 60


def resident_memory() -> int:
    """What this process holds in memory, in bytes; 0 where that cannot be asked."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def left_over() -> dict[str, int]:
    """What there is of everything that a game makes and must give back."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    things = gc.get_objects()
    return {
        "widgets": len(QApplication.allWidgets()),
        "pieces": sum(isinstance(thing, PieceItem) for thing in things),
        "tables": sum(type(thing).__name__ in ("RaiseTable", "FinalPage", "Session", "Viewer") for thing in things),
    }


def test_fifty_games_leave_nothing_behind(qtbot: Any, qapp: QApplication, places: Places) -> None:
    options = Options(
        windowed=(1024, 600),
        watch=True,
        seats=("greedy", "random"),
        games=GAMES,
        speed="off",
        language="en",
        seed="soak",
    )
    worker: Any = LocalWorker()
    worker.warm_up = worker.close = lambda: None
    program = compose(qapp, places, options, lambda: worker)
    played: list[tuple[dict[str, int], int]] = []
    program.flow.ended.connect(lambda: played.append((left_over(), resident_memory())))
    program.start()
    qtbot.waitUntil(lambda: len(played) == GAMES, timeout=PATIENCE)
    early, late = played[WARMED_UP], played[-1]
    most = late[0].pop("pieces")
    early[0].pop("pieces")
    assert most < ONE_TABLE, "only what lies on the table that is still shown"
    assert late[0] == early[0]
    if sys.platform == "linux":
        assert late[1] < early[1] * 1.05, "memory does not grow"
    program.window.close()
    program.front.languages.close()
    program.window.deleteLater()
