"""The real program in a real window: started as a person starts it, driven by real clicks and keys through X11."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from raise_qt.core.record import Record
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.state import Move
from raise_qt.games.raise_game.table.layout import Layout

PATIENCE = 60.0
SIZE = (1280, 800)

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="there is no Xvfb or no xdotool on this system"
)


def wait_for(condition: Callable[[], object], what: str) -> None:
    """Until something is true. Time is only the limit, never what is tested."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """A screen of the test's own."""
    read, write = os.pipe()
    server = subprocess.Popen(
        # -noreset: or the screen is made anew when its last window goes, just when the next one comes
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


class Program:
    """The program and the hands that play it."""

    def __init__(self, display: str, home: Path, *options: str) -> None:
        self.home = home
        unwanted = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY", "XDG_CONFIG_HOME", "XDG_DATA_HOME")
        self.environment = {key: value for key, value in os.environ.items() if key not in unwanted}
        self.environment |= {"DISPLAY": display, "HOME": str(home), "QT_SCALE_FACTOR": "1"}
        size = f"{SIZE[0]}x{SIZE[1]}"
        command = [sys.executable, "-m", "raise_qt", "--windowed", size, "--language", "en", "--speed", "off", *options]
        self.errors = home / "errors.txt"
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(command, env=self.environment, stderr=errors)
        try:
            wait_for(lambda: self.xdo("search", "--onlyvisible", "--name", "Raise"), "the window")
        except AssertionError:
            self.process.kill()
            self.process.wait()
            raise

    def xdo(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], env=self.environment, capture_output=True, text=True)
        return done.stdout.strip()

    def key(self, *names: str) -> None:
        self.xdo("key", *names)

    def click(self, x: float, y: float) -> None:
        """At a place given as a part of the window's width and height."""
        self.xdo("mousemove", str(round(x * SIZE[0])), str(round(y * SIZE[1])), "click", "1")

    def record(self) -> Record | None:
        """The game as it has been saved so far."""
        files = list(self.home.rglob("unfinished*.raise"))
        return Record.load(files[0]) if files else None

    def moves(self) -> int:
        record = self.record()
        return len(record.moves) if record else 0


def test_a_game_begun_with_a_click_and_a_key_survives_a_kill(display: str, tmp_path: Path) -> None:
    program = Program(display, tmp_path)
    program.click(0.25, 0.46)  # Play, the large button of the start page

    wait_for(lambda: program.moves() >= 3, "the bots' picks")  # three opponents pick while the person chooses
    opened = program.moves()
    program.click(0.457, 0.9)  # the third of six cards
    program.key("Return")
    wait_for(lambda: program.moves() > opened, "the person's pick")
    record = program.record()
    assert record is not None
    assert record.seats[0].player == "person"
    assert 0 in [seat for seat, _ in record.moves]
    program.process.kill()
    program.process.wait()

    again = Program(display, tmp_path)
    before = again.moves()
    assert before >= len(record.moves), "every move had been saved"
    again.key("Return")  # Continue
    for _ in range(40):  # pass, or open with the first card, until something happens
        again.key("p", "1", "Return")
        time.sleep(0.1)
        if again.moves() > before:
            break
    assert again.moves() > before
    continued = again.record()
    assert continued is not None
    assert continued.seed == record.seed, "Enter continues, and does not begin another game"
    again.key("Escape", "Escape")
    again.process.terminate()
    again.process.wait()
    assert "Traceback" not in again.errors.read_text()


def test_a_whole_game_with_real_clicks(display: str, tmp_path: Path) -> None:
    """Every decision is made where the cards and buttons are to be seen; what is saved says what became of it."""
    program = Program(display, tmp_path, "--seats", "person,greedy,greedy", "--seed", "real clicks")
    layout, decisions = Layout(*SIZE, 3, 0), 0
    wait_for(program.record, "the game")
    while (record := program.record()) is not None:
        state = record.state()
        if 0 not in GAME.to_act(state):
            time.sleep(0.02)
            continue
        legal, hand = GAME.legal_moves(state, 0), list(GAME.observe(state, 0).hand)
        move = legal[decisions % len(legal)]
        act = partial(decide, program, layout, hand, move, len(record.moves))
        wait_for(act, f"decision {decisions}: {move}")
        decisions += 1
    assert decisions >= 9, "one for each round at least"
    program.process.terminate()
    program.process.wait()
    assert "Traceback" not in program.errors.read_text()


def decide(program: Program, layout: Layout, hand: list[int], move: Move, moves: int) -> bool:
    """Click the cards and the button. Whether something happened: not if the picture was still behind."""
    area, left = layout.actions, list(move)
    for place, card in enumerate(hand):
        if card in left:
            left.remove(card)
            centre, _ = layout.hand_card(place, len(hand))
            program.click(centre.x() / SIZE[0], centre.y() / SIZE[1])
    row = 0.27 if move else 0.8
    program.click(area.center().x() / SIZE[0], (area.top() + area.height() * row) / SIZE[1])
    deadline = time.monotonic() + 0.5
    while time.monotonic() < deadline:
        if program.moves() != moves:
            return True
        time.sleep(0.02)
    return False
