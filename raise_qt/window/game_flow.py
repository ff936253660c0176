"""What is played next: the way from the start page to a table, to the final page and on."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from raise_qt.core.chance import fresh_seed
from raise_qt.core.problems import BadRecord
from raise_qt.core.record import PERSON, Record
from raise_qt.core.registry import game_called
from raise_qt.identity import LOG_SUFFIX, NAME
from raise_qt.session.worker import Worker
from raise_qt.table.preferences import Preferences
from raise_qt.table.problem_words import problem_words
from raise_qt.window.autosave import Autosave, DamagedGame
from raise_qt.window.descriptions import describe_record
from raise_qt.window.game_choice import GameChoice
from raise_qt.window.game_words import playable_games
from raise_qt.window.main_window import MainWindow
from raise_qt.window.played_game import PlayedGame
from raise_qt.window.record_files import RecordFiles, without_programs
from raise_qt.window.start_page import StartPage


class GameFlow(QObject):
    """Begins, continues and ends games. At most one is open.

    Attributes:
        game: The open game, or None.

    Signals:
        ended(): The final page of a game has appeared.
        troubled(sentence): Something went wrong in a game that goes on.
        new_game_wanted(): The person wants to choose what to play.
    """

    ended = Signal()
    troubled = Signal(str)
    new_game_wanted = Signal()

    def __init__(
        self,
        window: MainWindow,
        start_page: StartPage,
        preferences: Preferences,
        worker: Worker,
        autosave: Autosave,
        files: RecordFiles,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._start_page = start_page
        self._preferences = preferences
        self._worker = worker
        self._autosave = autosave
        self._files = files
        self._final: QWidget | None = None
        self._closed = False
        self.game: PlayedGame | None = None
        autosave.failed.connect(self._on_save_failed)
        window.save_action.setEnabled(False)

    @property
    def shows_final(self) -> bool:
        """Whether the final page of the game is what the person sees: not if it waits behind the settings."""
        return self._final is not None and self._window.page is self._final

    # Ways into a game

    def play(self, choice: GameChoice, seed: str = "") -> None:
        """Begin a game."""
        self.begin(choice.record(seed))

    def begin(self, record: Record) -> None:
        """Begin a game from its record. Whatever was being played is put aside, unless this one is only looked at."""
        self._clear()
        watched = all(seat.player != PERSON for seat in record.seats)
        try:
            kept = None if watched or _is_over(record) else self._autosave.make_room()
        except DamagedGame as damaged:
            self._open(record)
            self._tell_damaged(damaged)
        else:
            self._open(record)
            self._tell_kept(kept)

    def go_on(self) -> None:
        """Continue the unfinished game."""
        self._clear()
        try:
            record = self._autosave.load()
        except DamagedGame as damaged:
            self._window.show_page(self._start_page)
            self._tell_damaged(damaged)
            return
        if record is None:
            self.back_to_start()
        else:
            self._open(record)
            self.offer_unfinished()

    def open_file(self, path: Path) -> None:
        """Open a record from a file; if it cannot be, say why and leave everything as it is."""
        try:
            record, gone = without_programs(Record.load(path))
        except BadRecord as problem:
            self._tell_not_opened(path, problem_words(problem))
            return
        game = game_called(record.game)
        if game not in playable_games():
            sentence = self.tr("This is a game of {game}, for which there is no table yet.")
            self._tell_not_opened(path, sentence.format(game=game.title))
            return
        self.begin(record)
        if gone:
            sentence = self.tr("“{player}” is not started from a file; the built-in opponent plays instead.")
            self._window.notify(sentence.format(player=gone[0]))

    def choose_and_open(self) -> None:
        """Let the person choose a game that was put aside, or a file."""
        kept = self._autosave.kept_games()
        if kept:
            sheet = self._window.offer_kept(kept)
            sheet.chosen.connect(self.take_up)
            sheet.file_wanted.connect(self.choose_file)
        else:
            self.choose_file()

    def take_up(self, path: Path) -> None:
        """Go on with a game that was put aside."""
        self._clear()
        try:
            kept = self._autosave.take_up(path)
        except DamagedGame as damaged:
            self._window.show_page(self._start_page)
            self._tell_damaged(damaged)
            return
        except OSError as error:
            self.back_to_start()
            self._tell_not_opened(path, str(error.strerror or error))
            return
        self.go_on()
        self._tell_kept(kept)

    def choose_file(self) -> None:
        """Let the person choose a file."""
        path = self._files.choose_open(self._window)
        if path is not None:
            self.open_file(path)

    def choose_and_save(self) -> None:
        """Let the person save the open game to a file."""
        if self.game is None:
            return
        record, finished = self.game.record, self.game.is_over
        name = f"{game_called(record.game).title} {time.strftime('%Y-%m-%d')}"
        path = self._files.choose_save(self._window, name, finished)
        if path is None:
            return
        try:
            if finished and path.suffix == LOG_SUFFIX:
                record.save_log(path)
            else:
                record.save(path)
        except OSError as error:
            title = self.tr("“{file}” cannot be saved").format(file=path.name)
            self._window.tell(title, str(error.strerror or error))
        else:
            self._window.notify(self.tr("Saved as “{file}”.").format(file=path.name))

    # Ways out of a game

    def back_to_start(self) -> None:
        """Leave the table. An unfinished game can be continued."""
        self._clear()
        self.offer_unfinished()
        self._window.show_page(self._start_page)

    def rematch(self) -> None:
        """The same players again, with other cards and dice."""
        assert self.game is not None
        self.begin(_again(self.game.record, fresh_seed()))

    def same_deal(self) -> None:
        """The same players again, with the same cards and dice."""
        assert self.game is not None
        self.begin(_again(self.game.record, self.game.record.seed))

    def choose_new(self) -> None:
        """Leave the final page for the new game page."""
        self.back_to_start()
        self.new_game_wanted.emit()

    def offer_unfinished(self) -> None:
        """Show on the start page whether there is a game to continue."""
        try:
            record = self._autosave.load()
        except DamagedGame as damaged:
            self._tell_damaged(damaged)
            return
        self._start_page.set_unfinished(record)

    def close(self) -> None:
        """The program ends."""
        if self._closed:
            return
        self._closed = True
        self._clear()
        self._autosave.close()
        self._worker.close()

    # The course of a game

    def _open(self, record: Record) -> None:
        game = self.game = PlayedGame(record, self._worker, self._preferences, self)
        game.noticed.connect(self._on_noticed)
        self._window.save_action.setEnabled(True)
        self._window.setWindowTitle(describe_record(record))
        if game.is_over:
            self._show_final()
            return
        if game.has_person:
            game.recorded.connect(self._save)
            self._save()  # also a game that is left before the first move goes on, with its seed and its players
        game.finished.connect(self._on_finished)
        game.shown.connect(self._show_final)
        game.left.connect(self.back_to_start)
        game.menu_wanted.connect(self._window.open_menu)
        self._window.show_page(game.make_table(self._window))
        game.start()

    def _save(self) -> None:
        if self.game is not None and not self.game.is_over:
            self._autosave.keep(self.game.record)

    def _on_finished(self) -> None:
        if self.game is not None and self.game.has_person:
            self._autosave.remove()

    def _show_final(self) -> None:
        if self.game is None or self._final is not None:
            return
        final = self._final = self.game.make_final(self._window)
        final.rematch.connect(self.rematch)  # type: ignore[attr-defined]
        final.same_deal.connect(self.same_deal)  # type: ignore[attr-defined]
        final.new_game.connect(self.choose_new)  # type: ignore[attr-defined]
        final.back.connect(self.back_to_start)  # type: ignore[attr-defined]
        if self.game.table is None:
            self._window.show_page(final)
        else:
            self._window.replace_page(self.game.table, final)
        self.ended.emit()

    def _clear(self) -> None:
        """Nothing is on the table any more."""
        game, self.game = self.game, None
        final, self._final = self._final, None
        if game is not None:
            game.close()
            self._window.save_action.setEnabled(False)
            self._window.setWindowTitle(NAME)
        for page in (None if game is None else game.table, final):
            if page is not None:
                self._window.remove_page(page)

    def _tell_kept(self, kept: Path | None) -> None:
        if kept is not None:
            self._window.notify(self.tr("The unfinished game was put aside. “Open…” on the start page has it."))

    # Trouble

    def _on_noticed(self, sentence: str) -> None:
        self._window.notify(sentence)
        self.troubled.emit(sentence)

    def _on_save_failed(self, reason: str) -> None:
        self._window.notify(self.tr("The game cannot be saved while you play: {reason}.").format(reason=reason))

    def _tell_not_opened(self, path: Path, sentence: str) -> None:
        self._window.tell(self.tr("“{file}” cannot be opened").format(file=path.name), sentence)

    def _tell_damaged(self, damaged: DamagedGame) -> None:
        self._start_page.set_unfinished(None)
        sentence = problem_words(damaged.problem)
        if damaged.kept_as is not None:
            sentence += " " + self.tr("The file was kept as “{file}”.").format(file=damaged.kept_as)
        self._window.tell(self.tr("The unfinished game cannot be continued"), sentence)


def _is_over(record: Record) -> bool:
    """Whether there is nothing left to decide."""
    return not game_called(record.game).to_act(record.state())


def _again(record: Record, seed: str) -> Record:
    """The same players and options from the beginning."""
    return Record(record.game, record.options, seed, record.seats)
