"""Keeps the unfinished game on disk, move by move, so that a crash or a power cut costs nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from raise_qt.core.problems import BadRecord
from raise_qt.core.record import PERSON, Record

MOST_WINDOWS = 9
MOST_OFFERED = 6


class DamagedGame(Exception):
    """The unfinished game cannot be read. It was put aside, unless even that failed (`kept_as` is None)."""

    def __init__(self, problem: BadRecord, kept_as: Path | None) -> None:
        super().__init__(str(problem))
        self.problem = problem
        self.kept_as = kept_as


class Autosave(QObject):
    """One file for one unfinished game; every window that is open at the same time has its own.

    Writing waits for the disk (a file that a power cut cannot halve has to), so a thread does it; what is written is a
    copy. Several moves in one turn of the event loop, or while a copy is being written, are written together.

    Attributes:
        path: The file.

    Signals:
        failed(reason): The game could not be written. Told once for each game.
    """

    failed = Signal(str)
    _done = Signal(object)

    def __init__(self, folder: Path, kept: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = kept
        self._lock, self.path = _free_slot(folder)
        if self._lock is not None:
            self._adopt(folder)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="autosave")
        self._next: Record | None = None
        self._writing = False
        self._complained = False
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._write)
        self._done.connect(self._on_done)  # emitted by the thread, received in ours

    def load(self) -> Record | None:
        """The unfinished game, if there is one. Raises `DamagedGame`, once, after putting the file aside."""
        self.flush()
        if not self.path.exists():
            return None
        try:
            return Record.load(self.path)
        except BadRecord as problem:
            raise DamagedGame(problem, self._move_away(self.path, "damaged")) from problem

    def keep(self, record: Record) -> None:
        """This is how far the game is."""
        self._next = record
        if not self._writing:
            self._turn.start()

    def remove(self) -> None:
        """There is no unfinished game any more."""
        self._turn.stop()
        self._next = None
        self._submit(lambda: self.path.unlink(missing_ok=True))

    def make_room(self) -> Path | None:
        """Another game is about to begin: put aside what is there, if a person has played in it. Where it is now.

        Raises `DamagedGame` like `load`; there is room then.
        """
        self._complained = False
        record = self.load()
        if record is None:
            return None
        if not any(record.seats[seat].player == PERSON for seat, _ in record.moves):
            self.remove()
            return None
        return self._move_away(self.path, "unfinished")

    def kept_games(self) -> list[tuple[Path, Record]]:
        """The games that were put aside last and can be read, the latest first."""
        found = []
        for path in sorted(self._kept.glob("unfinished *.raise"), reverse=True)[:MOST_OFFERED]:
            with suppress(BadRecord):
                found.append((path, Record.load(path)))
        return found

    def take_up(self, path: Path) -> Path | None:
        """This game, put aside before, is the unfinished one again. Where the one that was there is now.

        Raises `OSError` if it is not there any more, and `DamagedGame` like `make_room`.
        """
        path.stat()  # for a game that is gone nothing has to make room
        kept = self.make_room()
        self.flush()  # or a file being removed would be this one
        path.rename(self.path)
        return kept

    def flush(self) -> None:
        """Wait until everything is written."""
        if self._next is not None:
            self._write()
        self._thread.submit(lambda: None).result()

    def close(self) -> None:
        """Write what is left and let the next window have the file."""
        self.flush()
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.unlock()

    def _write(self) -> None:
        record, self._next = self._next, None
        if record is not None:
            copy = record.branch(len(record.moves))
            self._submit(lambda: self._save(copy))

    def _save(self, record: Record) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        record.save(self.path)

    def _submit(self, job: Callable[[], None]) -> None:
        self._writing = True
        self._thread.submit(job).add_done_callback(self._done.emit)

    def _on_done(self, job: Future[None]) -> None:
        self._writing = False
        error = job.exception()
        if error is not None and not self._complained:
            self._complained = True
            self.failed.emit(getattr(error, "strerror", None) or str(error))
        if self._next is not None:
            self._turn.start()

    def _adopt(self, folder: Path) -> None:
        """The game of a window that crashed, or that was closed beside others, is continued in the next one."""
        for path in _slots(folder):
            if path != self.path and path.exists():
                lock = _lock_of(path)
                if lock.tryLock(0):
                    if not self.path.exists():
                        with suppress(OSError):
                            path.rename(self.path)
                    else:
                        self._move_away(path, "unfinished")
                    lock.unlock()

    def _move_away(self, path: Path, name: str) -> Path | None:
        """Rename a file to something that says what and when it was."""
        stem = f"{name} {time.strftime('%Y-%m-%d %H-%M-%S')}"
        try:
            self._kept.mkdir(parents=True, exist_ok=True)
            taken = sum(1 for _ in self._kept.glob(f"{stem}*"))
            target = self._kept / (f"{stem} {taken + 1}.raise" if taken else f"{stem}.raise")
            path.rename(target)
        except OSError:
            return None
        return target


def _slots(folder: Path) -> list[Path]:
    """The files of the windows that may be open at the same time."""
    return [folder / ("unfinished.raise" if n == 1 else f"unfinished-{n}.raise") for n in range(1, MOST_WINDOWS + 1)]


def _lock_of(path: Path) -> QLockFile:
    """Qt notices locks whose window has crashed."""
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)
    return lock


def _free_slot(folder: Path) -> tuple[QLockFile | None, Path]:
    """The first file that no other window uses."""
    slots = _slots(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None, slots[0]  # `failed` will tell, once there is something to write
    for path in slots:
        lock = _lock_of(path)
        if lock.tryLock(0):
            return lock, path
    return None, slots[-1]
