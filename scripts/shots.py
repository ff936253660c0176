"""`make shots`: the screenshots of the README, taken from the real program.

The same game every time: a fixed seed, a person who plays by a simple rule, and the moments worth seeing.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from raise_qt.app import compose
from raise_qt.games.raise_game.state import PASS, Move
from raise_qt.games.raise_game.table.final import FinalPage
from raise_qt.games.raise_game.table.page import RaiseTable
from raise_qt.window.application import create_application
from raise_qt.window.command_line import Options
from raise_qt.window.places import Places
from raise_qt.window.program import Program

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
SEED = "a game for the README 8"
LOOKS = (("night", (1440, 900)), ("day", (1440, 900)), ("night", (1024, 600)), ("day", (1024, 600)))
PATIENCE = 60_000


class Photographer:
    """Plays one game in one look and takes its pictures."""

    def __init__(self, application: QApplication, theme: str, size: tuple[int, int], folder: Path) -> None:
        options = Options(theme=theme, windowed=size, speed="off", language="en")
        self.program: Program = compose(application, Places(folder / "config", folder / "data"), options)
        self.name = f"{theme}-{size[0]}x{size[1]}"
        self.program.start()
        self.wait(lambda: self.program.begun)

    def take(self, moment: str) -> None:
        """A picture of the whole window."""
        QTest.qWait(60)
        file = FOLDER / f"{moment}-{self.name}.png"
        self.program.window.grab().save(str(file))
        print(file.relative_to(FOLDER.parent.parent), flush=True)

    def wait(self, condition: Callable[[], object]) -> None:
        """Until something is true; a minute at most."""
        end = QDeadlineTimer(PATIENCE)
        while not condition():
            if end.hasExpired():
                sys.exit(f"{self.name}: the game did not come to the next picture.")
            QTest.qWait(5)

    @property
    def table(self) -> RaiseTable:
        page = self.program.window.findChild(RaiseTable)
        assert isinstance(page, RaiseTable)
        return page

    def run(self) -> None:
        """The whole series."""
        self.take("start")
        self.program.flow.play(self.program._choice, SEED)
        self.wait(lambda: self.table.choice.legal)
        table = self.table
        table.toggle_card(1)
        self.take("opening")
        taken = {"start", "opening"}
        while self.next_choice(table):
            self.choose(table)
            raising = table.choice.numbers and not table.choice.opening
            if raising and table.picture.number >= 3 and len(table.picture.track) >= 3 and "raise" not in taken:
                self.take("raise")
                taken.add("raise")
            if table.picture.number >= 4 and raising and "round-end" not in taken:
                self.round_end(table)
                taken.add("round-end")
                continue
            self.act(table)
        self.wait(lambda: self.program.window.findChild(FinalPage) is not None)
        self.take("final")
        self.program.window.close()

    def next_choice(self, table: RaiseTable) -> bool:
        """Until there is something to choose, or the game is over. Whether it goes on."""
        self.wait(lambda: table.choice.legal or table.picture.ended is not None)
        return table.picture.ended is None

    def choose(self, table: RaiseTable) -> None:
        """Choose the middle one of the legal moves; keep some cards for tomorrow."""
        legal = [move for move in table.choice.legal if move != PASS]
        tired = len(table.hand) <= 3 and not table.choice.opening
        wanted: Move = PASS if tired or not legal else legal[len(legal) // 2]
        left = list(wanted)
        table.choice.numbers.clear()
        for place, held in enumerate(table.hand):
            if held.card in left:
                left.remove(held.card)
                table.toggle_card(place)

    def act(self, table: RaiseTable) -> None:
        """Do what was chosen."""
        if table.choice.numbers:
            table.confirm_choice()
        else:
            table.pass_()

    def round_end(self, table: RaiseTable) -> None:
        """Let the round end while it can be read."""
        number = table.picture.number
        self.program.front.preferences.use(speed="fast")
        table.pass_()
        self.wait(lambda: table.view.banner or table.picture.number > number)
        self.take("round-end")
        self.program.front.preferences.use(speed="off")


def main() -> None:
    """All pictures in all looks."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    application = create_application()
    for theme, size in LOOKS:
        with tempfile.TemporaryDirectory() as folder:
            Photographer(application, theme, size, Path(folder)).run()


if __name__ == "__main__":
    main()
