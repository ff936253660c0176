"""Tries out the **built** program, the way it will be used: `python -m scripts.package.smoke PACKAGE`.

PACKAGE is a built folder, an archive of it or a Debian package. It is unpacked below a path with spaces and umlauts
where nothing can be written, and started by a person who is not root, in an empty environment.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QColor, QColorSpace, QImage

from raise_qt.core.record import Record
from raise_qt.table.theme import NIGHT
from scripts.package import surroundings
from scripts.package.names import ROOT
from scripts.package.screen_reader import ScreenReader, session_bus
from scripts.package.surroundings import LINUX, SCREEN, WINDOWS, Failed, Person, Run, environment, wait_for

PLACE = "Ältere Spiele & mehr"
SIZE = "x".join(map(str, SCREEN))
# Only the screen of our own is known to be large enough for a window; elsewhere a part could be out of sight.
USUAL = ("--language", "en", "--theme", "night", *(("--windowed", SIZE) if LINUX else ("--fullscreen",)))
WATCH = ("--watch", "--seats", "greedy,random", "--seed", "smoke")


class Trial:
    """The program unpacked, and everything around it."""

    def __init__(self, program: Path, person: Person, display: dict[str, str], scratch: Path) -> None:
        self.program = program
        self.person = person
        self.display = display
        self.scratch = scratch
        self._runs: list[Run] = []

    def start(self, *words: str, home: Path | None = None, **more: str) -> Run:
        """Start the program on the screen."""
        home = home or self.person.new_home()
        return self.start_in(environment(home, **self.display, **more), *words)

    def start_in(self, env: dict[str, str], *words: str, program: Path | None = None) -> Run:
        """Start the program in exactly this environment."""
        run = Run(self.person, program or self.program, words, env, self.scratch)
        self._runs.append(run)
        return run

    def must_run(self, run: Run) -> None:
        """It has not ended by itself."""
        if run.process.poll() is not None:
            raise Failed(f"it ended with status {run.process.returncode} and said: {run.last_words}")

    def must_end(self, run: Run, status: int = 0) -> None:
        """It ends by itself, without a complaint, and takes its bots along."""
        ended = run.end()
        if ended != status:
            raise Failed(f"it ended with status {ended} instead of {status} and said: {run.last_words}")
        if "Traceback" in run.errors:
            raise Failed(f"it said: {run.last_words}")

    def must_be_gone(self) -> None:
        """No process is left behind."""
        wait_for(lambda: not surroundings.processes_of(self.program), "the last process to end")

    def clean_up(self) -> None:
        """After a failure."""
        for run in self._runs:
            run.kill()
        surroundings.end_processes(self.program)

    def picture(self) -> QImage:
        """The screen as a person sees it."""
        path = self.scratch / "screen.png"
        if sys.platform == "darwin":
            command = ["screencapture", "-x", str(path)]
        else:
            command = [sys.executable, "-m", "scripts.package.screen", str(path)]
        platform = {"QT_QPA_PLATFORM": "xcb"} if LINUX else {}
        subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, **self.display, **platform})
        return QImage(str(path))

    def windows(self) -> list[str]:
        """The numbers of all windows to be seen (Linux)."""
        return self.xdo("search", "--onlyvisible", "--class", "raise").split()

    def close(self, window: str) -> None:
        """As a person does: with the keys for it (Linux)."""
        self.xdo("windowfocus", "--sync", window)
        self.xdo("key", "ctrl+q")

    def point_at_notices(self) -> None:
        """A notice stays as long as the pointer is on it, however slowly it is read (Linux)."""
        x, y = SCREEN[0] // 2 + 20, 30
        self.xdo("mousemove", str(x + 1), str(y), "mousemove", str(x), str(y))

    def xdo(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], env={**os.environ, **self.display}, capture_output=True, text=True)
        return done.stdout.strip()


def plays_watched_games(trial: Trial) -> None:
    """Bots in their own process play two games to the end; then the window closes."""
    run = trial.start(*USUAL, *WATCH, "--games", "2", "--speed", "off", "--exit")

    def bots_think() -> bool:
        trial.must_run(run)
        return len(surroundings.processes_of(trial.program)) >= 2

    wait_for(bots_think, "the process of the bots")
    trial.must_end(run)
    trial.must_be_gone()


def shows_a_table(trial: Trial) -> None:
    """What is on the screen is a table, not a blank window."""
    run = trial.start(*USUAL, *WATCH, "--speed", "slow")
    lacking: list[str] = []

    def is_table() -> bool:
        trial.must_run(run)
        lacking[:] = missing_on_table(trial.picture())
        return not lacking

    try:
        wait_for(is_table, "a table on the screen")
    except Failed as problem:
        raise Failed(f"{problem}; there is no sign of: {', '.join(lacking)}") from problem
    if keep := os.environ.get("SMOKE_PICTURE"):
        trial.picture().save(keep)
    if LINUX:
        trial.close(trial.windows()[0])
        trial.must_end(run)
        trial.must_be_gone()
    else:
        run.kill()


def missing_on_table(picture: QImage) -> list[str]:
    """What a picture lacks to be the table of Raise: the track's fields, the dice's colours, letters."""
    if picture.colorSpace().isValid():  # macOS takes pictures in the colours of its screen
        picture.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    counts: dict[int, int] = {}
    for y in range(0, picture.height(), LOOK_EVERY):
        for x in range(0, picture.width(), LOOK_EVERY):
            tone = picture.pixel(x, y) & 0xFFFFFF
            counts[tone] = counts.get(tone, 0) + 1
    wanted = {"fields": NIGHT.field, "tenth fields": NIGHT.tenth_field, "panels": NIGHT.panel, "letters": NIGHT.text}
    wanted |= {f"symbol {number}": tone for number, tone in enumerate(NIGHT.symbols, 1)}
    # Painted areas are smooth, so each tone is there many times; a blank or broken window has few tones.
    lacking = [name for name, tone in wanted.items() if _count_near(counts, QColor(tone).rgb()) < ENOUGH_POINTS]
    return [*lacking, *(["variety"] if len(counts) < ENOUGH_TONES else [])]


LOOK_EVERY, ENOUGH_POINTS, ENOUGH_TONES = 2, 20, 500
NEAR = 2
"""How far red, green and blue may be off: converting colours rounds them."""


def _count_near(counts: dict[int, int], wanted: int) -> int:
    shifts = (0, 8, 16)
    return sum(
        count
        for tone, count in counts.items()
        if all(abs((tone >> shift & 255) - (wanted >> shift & 255)) <= NEAR for shift in shifts)
    )


def is_read_by_a_screen_reader(trial: Trial) -> None:
    """The texts of the start page and of the table are there for others to read, also where nothing is remembered."""
    home = trial.person.new_home(writable=False)
    with session_bus(trial.person, trial.person.new_home()) as bus:
        more = {"DBUS_SESSION_BUS_ADDRESS": bus, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        run = trial.start(*USUAL, *WATCH, "--speed", "slow", home=home, **more)
        texts: set[str] = set()

        def all_read() -> bool:
            trial.must_run(run)
            trial.point_at_notices()
            texts.update(ScreenReader(trial.person, bus).texts())
            everything = "\n".join(texts)
            return all(words in everything for words in ("Nothing will be remembered", "Round ", "Dice: "))

        wait_for(all_read, "the texts of the table")
        trial.close(trial.windows()[0])
        trial.must_end(run)
        trial.must_be_gone()


def plays_without_a_home(trial: Trial) -> None:
    """Where nothing can be remembered, a game is played to its end all the same."""
    home = trial.person.new_home(writable=False)
    trial.must_end(trial.start(*USUAL, *WATCH, "--speed", "off", "--exit", home=home))
    trial.must_be_gone()


def runs_twice(trial: Trial) -> None:
    """A second start opens a record in a window of its own and leaves the unfinished game of the first alone."""
    home = trial.person.new_home()
    first = trial.start(*USUAL, "--seats", "person,greedy", "--seed", "first", "--speed", "off", home=home)
    # Once the bot has picked, the first game waits for its person and changes no more.
    wait_for(lambda: _records(home) and Record.load(_records(home)[0]).moves, "the first game to be saved")
    wait_for(lambda: len(trial.windows()) == 1, "the first window")
    first_file = _records(home)[0]
    record = Record.load(first_file)
    other = Record(record.game, record.options, "second", record.seats)
    document = home / "Mein Spiel für später.raise"
    other.save(document)
    trial.person.give(document)
    before = first_file.read_bytes()
    second = trial.start(*USUAL, "--speed", "off", str(document), home=home)
    wait_for(lambda: len(_records(home)) == 2, "the second game to be saved")
    wait_for(lambda: len(trial.windows()) == 2, "the second window")
    own = next(path for path in _records(home) if path != first_file)
    if Record.load(own).seed != "second":
        raise Failed("the record was not opened")
    for window in trial.windows():
        trial.close(window)
    trial.must_end(second)
    trial.must_end(first)
    if first_file.read_bytes() != before:
        raise Failed("the second window changed the unfinished game of the first")
    trial.must_be_gone()


def _records(home: Path) -> list[Path]:
    return sorted(home.rglob("unfinished*.raise"))


def says_when_there_is_no_display(trial: Trial) -> None:
    """One sentence, whether no display is named or the one that is named does not answer."""
    home = trial.person.new_home()
    for display in ({}, {"DISPLAY": ":4711"}):
        run = trial.start_in(environment(home, **display))
        trial.must_end(run, status=1)
        if len(run.errors.splitlines()) != 1 or "display" not in run.errors:
            raise Failed(f"without a display it said: {run.last_words}")
    trial.must_be_gone()


def has_an_arena(trial: Trial) -> None:
    """The commands for the terminal work too, with several processes."""
    words = ("arena", "--seats", "greedy,random", "--deals", "4", "--seed", "smoke", "--jobs", "2")
    program = trial.program.with_name("raise-qt.exe") if WINDOWS else None  # there a window's program has no output
    run = trial.start_in(environment(trial.person.new_home()), *words, program=program)
    trial.must_end(run)
    if "greedy" not in run.output:
        raise Failed(f"the arena printed: {run.output}")
    trial.must_be_gone()


def keeps_its_libraries_to_itself(trial: Trial) -> None:
    """A program that it starts, here a bot, is not led to the libraries in the package."""
    home = trial.person.new_home()
    bot, seen = home / "bot", home / "seen"
    bot.write_text(f"#!/bin/sh\nenv > '{seen}'\n", "utf-8")
    bot.chmod(0o755)
    words = ("arena", "--seats", f"random,cmd:'{bot}'", "--deals", "1", "--seed", "smoke")
    trial.start_in(environment(home), *words).end()  # a bot that only looks around cannot play: any status will do
    if not seen.exists():
        raise Failed("the bot was not started")
    folder = str(trial.program.resolve().parent)
    found = [line for line in seen.read_text("utf-8").splitlines() if folder in line]
    if found:
        raise Failed(f"a bot gets to know {', '.join(found)}")
    trial.must_be_gone()


Check = Callable[[Trial], None]
EVERYWHERE: tuple[Check, ...] = (plays_watched_games, shows_a_table, has_an_arena)
ON_LINUX: tuple[Check, ...] = (
    is_read_by_a_screen_reader,
    plays_without_a_home,
    runs_twice,
    says_when_there_is_no_display,
    keeps_its_libraries_to_itself,
)


def try_out(package: Path) -> list[str]:
    """Everything. Returns what went wrong, in sentences."""
    checks = EVERYWHERE + (ON_LINUX if LINUX else ())
    problems = []
    with tempfile.TemporaryDirectory(prefix="raise-") as folder, surroundings.screen() as display:
        scratch = Path(folder)
        scratch.chmod(0o755)
        place = scratch / PLACE
        place.mkdir()
        program = surroundings.unpack(package.resolve(), place)
        surroundings.forbid_writing(place)
        try:
            for check in checks:
                if problem := _run(check, Trial(program, Person(scratch), display, scratch)):
                    problems.append(problem)
        finally:
            surroundings.allow_writing(scratch)
    return problems


def _run(check: Check, trial: Trial) -> str | None:
    name = check.__name__.replace("_", " ")
    begun = time.monotonic()
    try:
        check(trial)
    except Failed as problem:
        print(f"FAILED  {name}: {problem}", flush=True)
        return f"{name}: {problem}"
    finally:
        trial.clean_up()
    print(f"ok      {name}, {time.monotonic() - begun:.0f} s", flush=True)
    return None


def main() -> int:
    """The exit status: whether everything went well."""
    parser = argparse.ArgumentParser(prog="scripts.package.smoke", description="Try out a built package.")
    parser.add_argument("package", type=Path, help="a built folder, an archive of it, or a Debian package")
    return 1 if try_out(parser.parse_args().package) else 0


if __name__ == "__main__":
    sys.exit(main())
