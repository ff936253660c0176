"""The whole program on a fake table, with bots that think in this process and files in a folder of the test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication, QWidget

from raise_qt.app import compose
from raise_qt.core.registry import game_called
from raise_qt.table.preferences import Preferences
from raise_qt.window import played_game
from raise_qt.window.command_line import Options
from raise_qt.window.game_choice import GameChoice
from raise_qt.window.places import Places
from raise_qt.window.program import Program
from tests.window.fakes import FakeFinal, FakeTable, OfficeWorker

OpenProgram = Callable[..., Program]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "config", tmp_path / "data")


@pytest.fixture
def settings(places: Places) -> QSettings:
    return places.settings()


@pytest.fixture
def preferences(qapp: Any) -> Preferences:
    return Preferences()


@pytest.fixture
def usual(qapp: Any) -> GameChoice:
    return GameChoice.usual(game_called("raise"))


@pytest.fixture
def fake_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played on a table that shows nothing."""
    module = SimpleNamespace(make_table=FakeTable, make_final=FakeFinal)
    monkeypatch.setattr(played_game, "table_module", lambda _game: module)


@pytest.fixture
def open_program(qtbot: Any, qapp: QApplication, places: Places, fake_table: None) -> Iterator[OpenProgram]:
    """Opens the program as the command line would; the window is active when it returns."""
    opened: list[Program] = []

    def build(size: tuple[int, int] | None = (1440, 900), **options: Any) -> Program:
        options.setdefault("language", "en")
        program = compose(qapp, places, Options(windowed=size, **options), OfficeWorker)  # type: ignore[arg-type]
        opened.append(program)
        program.start()
        qtbot.waitActive(program.window)
        qtbot.waitUntil(lambda: program.begun)
        return program

    yield build
    for program in opened:
        program.window.close()
        program.front.languages.close()
        for part in vars(program).values():
            if isinstance(part, QWidget):
                part.deleteLater()
    # Now, not some day: every window that is still there would follow each change of the language.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
