"""The running program: connects the pages with each other and does what the command line asks for."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer

from raise_qt.core.registry import AnyGame
from raise_qt.table.preferences import Preferences
from raise_qt.window.game_choice import ChoiceMemory, GameChoice
from raise_qt.window.languages import Languages
from raise_qt.window.main_window import MainWindow
from raise_qt.window.start_page import StartPage

if TYPE_CHECKING:
    from raise_qt.session.worker import Worker
    from raise_qt.window.command_line import Options
    from raise_qt.window.game_flow import GameFlow
    from raise_qt.window.new_game_page import NewGamePage
    from raise_qt.window.rules_page import RulesPage
    from raise_qt.window.settings_page import SettingsPage

LONGEST_WAIT = 500
"""Milliseconds after which the rest is built even if nothing was painted: the window may have opened minimised."""


@dataclass(frozen=True)
class Front:
    """What there is before the first picture."""

    preferences: Preferences
    languages: Languages
    choices: ChoiceMemory
    window: MainWindow
    start_page: StartPage


@dataclass(frozen=True)
class Rest:
    """What comes after it. `data` is where the games are kept."""

    worker: Worker
    flow: GameFlow
    data: Path


class Program(QObject):
    """Everything together.

    Attributes:
        begun: Whether what the command line asked for is under way.
        rest: What the first picture does not need; built when it is first asked for.
        window, start_page, flow: The parts, for whoever tests the whole.
        settings_page, rules_page, new_game_page: Built when they are first wanted; each game has its own new game page.
    """

    def __init__(self, front: Front, build_rest: Callable[[], Rest], choice: GameChoice, options: Options) -> None:
        super().__init__()
        self.front = front
        self.window = front.window
        self.start_page = front.start_page
        self.new_game_page: NewGamePage | None = None
        self.begun = False
        self._build_rest = build_rest
        self._choice = choice
        self._offered: GameChoice | None = None
        self._options = options

    def start(self) -> None:
        """Show the window with the start page; everything else waits until it has been painted."""
        options = self._options
        self.start_page.installEventFilter(self)
        QTimer.singleShot(LONGEST_WAIT, self, self._begin)
        self.window.show_page(self.start_page)
        self.window.show_as(None if options.windowed is None else QSize(*options.windowed), options.full_screen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.start_page.removeEventFilter(self)
            QTimer.singleShot(0, self, self._begin)
        return False

    def open_file(self, path: str) -> None:
        """A record was double-clicked while the program is running."""
        self.flow.open_file(Path(path))

    @cached_property
    def rest(self) -> Rest:
        rest = self._build_rest()
        self._connect_window(rest)
        self._connect_start_page(rest.flow)
        return rest

    @property
    def flow(self) -> GameFlow:
        return self.rest.flow

    @cached_property
    def settings_page(self) -> SettingsPage:
        from raise_qt.window.settings_page import SettingsPage

        page = SettingsPage(self.front.preferences, self.rest.data)
        page.left.connect(lambda: self.window.leave(page))
        return page

    @cached_property
    def rules_page(self) -> RulesPage:
        from raise_qt.window.rules_page import RulesPage

        page = RulesPage(self.front.preferences, self._choice.game)
        page.left.connect(lambda: self.window.leave(page))
        return page

    def _begin(self) -> None:
        gc.enable()
        if not self.begun and not self.window.isHidden():
            self._obey()
            self.rest.worker.warm_up()
            self.begun = True

    def _obey(self) -> None:
        """Do what the command line asks for."""
        options = self._options
        if options.watch:
            self._watch_series()
        elif options.file is not None:
            self.flow.offer_unfinished()
            self.flow.open_file(options.file)
        elif options.seats or options.seed:
            choice = self._choice.for_players(options.seats) if options.seats else self._choice
            self.flow.play(choice, options.seed)
        else:
            self.flow.offer_unfinished()

    def _connect_window(self, rest: Rest) -> None:
        window, flow = self.window, rest.flow
        window.open_action.triggered.connect(flow.choose_and_open)
        window.save_action.triggered.connect(flow.choose_and_save)
        window.settings_action.triggered.connect(lambda: window.visit(self.settings_page))
        window.rules_action.triggered.connect(self._show_rules)
        window.start_action.triggered.connect(flow.back_to_start)
        window.page_shown.connect(lambda page: window.start_action.setEnabled(page is not self.start_page))
        window.closing.connect(flow.close)
        flow.new_game_wanted.connect(self._choose_game)

    def _connect_start_page(self, flow: GameFlow) -> None:
        page, window = self.start_page, self.window
        page.play.connect(lambda: flow.play(self._choice))
        page.go_on.connect(flow.go_on)
        page.new_game.connect(self._choose_game)
        page.watch.connect(lambda: flow.play(self._choice.watched()))
        page.rules.connect(window.rules_action.trigger)
        page.open_record.connect(window.open_action.trigger)
        page.settings.connect(window.settings_action.trigger)
        page.quit.connect(window.close)
        page.game_chosen.connect(self._take_game)

    def _show_rules(self) -> None:
        self.rules_page.set_game(self._choice.game)
        self.window.visit(self.rules_page)

    def _choose_game(self) -> None:
        from raise_qt.window.new_game_page import NewGamePage

        page = self.new_game_page
        if page is None or page.choice.game is not self._choice.game:
            if page is not None:
                self.window.remove_page(page)
            page = self.new_game_page = NewGamePage(self.front.preferences, self._choice)
            page.started.connect(self._play_choice)
            page.left.connect(lambda page=page: self.window.leave(page))
        if self._offered is not self._choice:  # else what was entered, and not played, is still there
            self._offered = self._choice
            page.set_choice(self._choice)
        self.window.visit(page)

    def _play_choice(self, choice: GameChoice, seed: str) -> None:
        self.front.choices.save(choice)
        self._show_choice(choice)
        self.flow.play(choice, seed)

    def _take_game(self, game: AnyGame) -> None:
        """The buttons of the start page are about another game now."""
        self._show_choice(self.front.choices.load(game))

    def _show_choice(self, choice: GameChoice) -> None:
        self._choice = choice
        self.start_page.set_choice(choice)

    def _watch_series(self) -> None:
        from raise_qt.window.watch_series import WatchSeries

        options = self._options
        choice = self._choice.for_players(options.seats) if options.seats else self._choice.watched()
        series = WatchSeries(self.flow, self.front.preferences, choice, options.seed, options.games, self)
        if options.exit:
            series.over.connect(self._exit)
        series.start()

    def _exit(self, _played: int, troubles: list[str]) -> None:
        """Close the window; a soak test must notice when a bot had to be replaced."""
        for sentence in troubles:
            print(sentence, file=sys.stderr)
        self.window.close()
        QCoreApplication.exit(1 if troubles else 0)
