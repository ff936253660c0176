"""Our window: the time to its first frame, then a watched game at normal speed while bots think hard in their process.

Prints the same JSON as the bare window. Needs the time at which it was asked for, and an empty folder.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QTimer, QVariantAnimation

from benchmarks.frames import FIRST_FRAMES, FirstFrame, Frames, first_frame_only, report, seconds_since
from raise_qt.core.bot import Bot
from raise_qt.core.chance import Random, pick
from raise_qt.core.registry import AnyGame

if TYPE_CHECKING:
    from raise_qt.session.worker import Worker

SIZE = (1280, 800)
THINKING = 400
"""Sampled games a benchmark bot plays through before it chooses: about a third of a second of pure work."""


class ThinkingBot(Bot[Any, Any]):
    """Plays sampled games to their end, then takes any legal move."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        for _ in range(THINKING):
            state = self.game.sample(observation, random)
            while seats := self.game.to_act(state):
                self.game.play(state, seats[0], pick(self.game.legal_moves(state, seats[0]), random))
        return pick(legal, random)


def make_bot(game: AnyGame, spec: str) -> Bot[Any, Any]:
    """Whoever is asked for, it is the one that thinks."""
    return ThinkingBot(game)


def make_worker() -> Worker:
    """The process in which it thinks. Imported here: in the real program, too, it comes after the first frame."""
    from raise_qt.session.worker import Worker

    return Worker("benchmarks.our_window:make_bot")


def main() -> None:
    from raise_qt.app import compose
    from raise_qt.window.application import create_application
    from raise_qt.window.command_line import Options
    from raise_qt.window.places import Places

    application = create_application()
    home = Path(sys.argv[2])
    options = Options(windowed=SIZE, speed="normal", theme="night", language="en")
    program = compose(application, Places(home / "config", home / "data"), options, make_worker)
    first: list[float] = []
    found: list[Frames] = []

    def on_first() -> None:
        first.append(seconds_since(float(sys.argv[1])))
        if first_frame_only():
            application.quit()
            return
        QTimer.singleShot(200, begin)

    def begin() -> None:
        program.flow.play(program._choice.watched())
        QTimer.singleShot(50, record)

    def record() -> None:
        from raise_qt.games.raise_game.table.page import RaiseTable

        table = program.window.findChild(RaiseTable)
        assert isinstance(table, RaiseTable)
        frames = Frames(table.view.viewport())
        found.append(frames)
        clock = table.stage.findChild(QVariantAnimation)  # only while something moves: a pause is no slow frame
        assert clock is not None
        clock.stateChanged.connect(lambda now, _: frames.record(now == QAbstractAnimation.State.Running))
        QTimer.singleShot(4 * FIRST_FRAMES, application.quit)

    FirstFrame(application).painted.connect(on_first)
    program.start()
    application.exec()
    report(first[0], found[0] if found else None)
    program.rest.worker.close()


if __name__ == "__main__":
    main()
