"""The composition root: builds everything and hands the objects to each other. There are no globals.

Modules are imported where they are used. Without a display Qt must not even be loaded, and the first picture waits for
nothing that it does not show: the session, the bots and the other pages come after it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from raise_qt.session.worker import Worker
    from raise_qt.window.command_line import Options
    from raise_qt.window.places import Places
    from raise_qt.window.program import Front, Program, Rest


def run(options: Options) -> int:
    """Open the window, stay until it is closed, and return the exit status."""
    from raise_qt.display import has_display

    if not has_display(sys.platform, os.environ):
        print("Raise needs a display to open its window, and there is none here.", file=sys.stderr)
        return 1
    from raise_qt.window.application import create_application
    from raise_qt.window.places import Places

    application = create_application()
    program = compose(application, Places.of_this_person(), options)
    application.file_opened.connect(program.open_file)
    program.start()
    return application.exec()


def compose(
    application: QApplication, places: Places, options: Options, make_worker: Callable[[], Worker] | None = None
) -> Program:
    """The whole program, ready to start. Tests bring a worker that needs no process."""
    from raise_qt.table.preferences import Preferences
    from raise_qt.window.command_line import GAME
    from raise_qt.window.game_choice import ChoiceMemory
    from raise_qt.window.game_words import playable_games
    from raise_qt.window.languages import Languages
    from raise_qt.window.main_window import MainWindow
    from raise_qt.window.program import Front, Program
    from raise_qt.window.start_page import StartPage

    settings = places.settings()
    preferences = Preferences(settings)
    preferences.use(options.theme, options.speed, options.language)
    languages = Languages(application, preferences)
    choices = ChoiceMemory(settings)
    games = playable_games()
    choice = choices.load(next((game for game in games if game.name == GAME), games[0]))
    window = MainWindow(preferences, settings)
    start_page = StartPage(preferences, games, choice)
    front = Front(preferences, languages, choices, window, start_page)
    return Program(front, lambda: compose_rest(front, settings, places, options, make_worker), choice, options)


def compose_rest(
    front: Front, settings: QSettings, places: Places, options: Options, make_worker: Callable[[], Worker] | None
) -> Rest:
    """What the first picture does not need."""
    from PySide6.QtCore import QCoreApplication

    from raise_qt.session.worker import Worker
    from raise_qt.table.app_icon import app_icon
    from raise_qt.window.autosave import Autosave
    from raise_qt.window.desktop import wants_calm
    from raise_qt.window.game_flow import GameFlow
    from raise_qt.window.program import Rest
    from raise_qt.window.record_files import RecordFiles

    preferences = front.preferences
    front.window.setWindowIcon(app_icon())
    if not places.can_be_written():
        sentence = QCoreApplication.translate("Places", "Nothing will be remembered: “{folder}” cannot be written to.")
        front.window.notify(sentence.format(folder=places.data))
    if options.speed is None and not preferences.has_chosen_speed and wants_calm():
        preferences.use(speed="off")
    worker = (make_worker or Worker)()
    autosave = Autosave(places.data, places.kept)
    flow = GameFlow(front.window, front.start_page, preferences, worker, autosave, RecordFiles(settings))
    return Rest(worker, flow, places.data)
