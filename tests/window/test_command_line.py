"""The command line: wrong words get one clear sentence, right ones do what they say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from raise_qt import app
from raise_qt.__main__ import main
from raise_qt.core.record import PERSON
from raise_qt.window import watch_series
from raise_qt.window.command_line import Options
from tests.window.conftest import OpenProgram
from tests.window.fakes import FakeFinal, FakeTable


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    """What the window would have been asked for."""
    found: list[Options] = []
    monkeypatch.setattr(app, "run", lambda options: found.append(options) or 0)
    return found


WRONG = {
    "--theme neon": "--theme must be one of night, day, not 'neon'.",
    "--language fr": "--language must be one of en, de, not 'fr'.",
    "--speed warp": "--speed must be one of slow, normal, fast, off, not 'warp'.",
    "--windowed large": "--windowed must be a size like 1280x720, from 1024x600 to 16384x16384, not 'large'.",
    "--windowed 800x600": "--windowed must be a size like 1280x720, from 1024x600 to 16384x16384, not '800x600'.",
    "--windowed 1280x720 --fullscreen": "--fullscreen and --windowed exclude each other.",
    "--seats greedy": "Raise is for 2 to 5 players, not 1.",
    "--seats person,person,person,person,person,person": "Raise is for 2 to 5 players, not 6.",
    "--seats person,wizard": "--seats: Raise has no bot 'wizard'; there are: random, greedy, beginner,"
    " casual, club, strong, expert, some also with a style, like 'beginner:gambler', or cmd:COMMAND for a program of"
    " your own. 'person' is a seat for you.",
    "--seats person,strong:wizard": "--seats: Raise has no bot 'strong:wizard'; 'strong' plays in the styles gambler,"
    " miser, bluffer, hoarder, like 'strong:gambler', or in none. 'person' is a seat for you.",
    "--seats person,cmd:no-such-program": "--seats: There is no program 'no-such-program' that could be run."
    " 'person' is a seat for you.",
    "--watch --seats person,greedy": "With --watch only bots play; leave out 'person'.",
    "--games 3": "--games needs --watch.",
    "--exit": "--exit needs --watch.",
    "--watch --games none": "--games must be a whole number from 1 up, not 'none'.",
    "--watch --games 0": "--games must be a whole number from 1 up, not '0'.",
    "a.raise --seed moon": "A game record has its own seed and seats: it cannot be opened with --seed, --seats or"
    " --watch.",
    "--nonsense": "Unrecognized arguments: --nonsense.",
    "--seed": "Argument --seed: expected one argument.",
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_values_get_one_clear_sentence(line: str, asked: list[Options], capsys: Any) -> None:
    with pytest.raises(SystemExit) as end:
        main(line.split())
    assert end.value.code == 2
    output = capsys.readouterr()
    assert output.err == WRONG[line] + "\n"
    assert output.out == ""
    assert asked == []


def test_an_empty_seed_is_refused(asked: list[Options], capsys: Any) -> None:
    with pytest.raises(SystemExit):
        main(["--seed", " "])
    assert capsys.readouterr().err == "--seed must not be empty.\n"


def test_right_values_are_understood(asked: list[Options]) -> None:
    assert main([]) == 0
    assert main(["evening.raise"]) == 0
    looks = "--windowed 1280x720 --theme day --language de --speed fast"
    main(f"--seats person,greedy --seed moon {looks}".split(" "))
    main(["--watch", "--seats", "greedy,random", "--games", "3", "--speed", "off", "--exit", "--fullscreen"])
    assert asked == [
        Options(),
        Options(file=Path("evening.raise")),
        Options(seed="moon", seats=(PERSON, "greedy"), windowed=(1280, 720), theme="day", language="de", speed="fast"),
        Options(seats=("greedy", "random"), watch=True, games=3, speed="off", exit=True, full_screen=True),
    ]


def test_help_tells_of_the_commands(capsys: Any) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    output = capsys.readouterr().out
    assert all(word in output for word in ("--watch", "FILE.raise", "arena", "verify"))


def test_commands_still_work(capsys: Any) -> None:
    with pytest.raises(SystemExit) as end:
        main(["arena", "--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith("usage: raise-qt arena")


def test_without_a_display_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert app.run(Options()) == 1
    assert capsys.readouterr().err == "Raise needs a display to open its window, and there is none here.\n"


# What the options do


def test_seats_and_seed_begin_a_game_at_once(open_program: OpenProgram) -> None:
    program = open_program(seats=("random", PERSON, PERSON), seed="moon")
    table = program.window.page
    assert isinstance(table, FakeTable)
    assert list(table.viewers) == [1, 2]
    assert [look.name for look in table.seats] == ["Robin", "Player 2", "Player 3"]
    assert program.flow.game is not None
    assert program.flow.game.record.seed == "moon"


def test_characters_take_seats_under_their_names(open_program: OpenProgram) -> None:
    table = open_program(seats=(PERSON, "strong:gambler", "expert", "expert")).window.page
    assert isinstance(table, FakeTable)
    looks = [(look.name, look.mark, look.style, look.level) for look in table.seats[1:]]
    assert looks[:2] == [("Viktor", "V", "Gambler", "Strong"), ("Selma", "S", "Steady", "Expert")]
    assert looks[2][0] == "Selma 2"
    assert looks[2][1] != "S"


def test_theme_speed_and_language_are_for_now_only(open_program: OpenProgram, places: Any) -> None:
    program = open_program(theme="day", speed="off", language="de")
    preferences = program.front.preferences
    assert (preferences.theme_name, preferences.speed, preferences.language) == ("day", "off", "de")
    assert program.start_page.play_button.title.text() == "Spielen"
    assert places.settings().value("preferences/theme") is None


def test_full_screen(open_program: OpenProgram) -> None:
    assert open_program(size=None, full_screen=True).window.isFullScreen()


def test_a_series_of_games_is_watched(qtbot: Any, open_program: OpenProgram) -> None:
    program = open_program(watch=True, seats=("greedy", "random"), games=3, speed="off", seed="moon")
    seeds = set()
    program.flow.ended.connect(lambda: seeds.add(program.flow.game.record.seed))
    qtbot.waitUntil(lambda: len(seeds) == 3, timeout=30_000)
    assert seeds == {"moon", "moon/2", "moon/3"}
    assert isinstance(program.window.page, FakeFinal)


def test_after_the_last_game_the_program_ends(
    qtbot: Any, open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    status: list[int] = []
    monkeypatch.setattr("raise_qt.window.program.QCoreApplication.exit", status.append)
    program = open_program(watch=True, seats=("greedy", "random"), speed="off", exit=True)
    qtbot.waitUntil(lambda: status == [0], timeout=30_000)
    assert program.window.isHidden()


def test_bots_play_on_the_real_table_and_the_program_ends(tmp_path: Path) -> None:
    """The soak test in short, as it is typed."""
    line = "--watch --seats greedy,random --games 2 --speed off --exit"
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "HOME": str(tmp_path),
    }
    command = [sys.executable, "-m", "raise_qt", *line.split()]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    errors = [text for text in done.stderr.splitlines() if "propagateSizeHints" not in text]
    assert (done.returncode, errors) == (0, [])


def test_whoever_leaves_a_series_plays_on_undisturbed(
    open_program: OpenProgram, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch_series, "TIME_TO_LOOK", 100)
    program = open_program(watch=True, seats=("greedy", "random"), games=3, speed="normal")
    qtbot.waitUntil(lambda: isinstance(program.window.page, FakeFinal))
    program.flow.back_to_start()
    program.start_page.play_button.click()
    own = program.flow.game
    assert own is not None
    assert isinstance(own.table, FakeTable)
    qtbot.wait(200)
    assert program.flow.game is own, "the next watched game did not take its place"
    own.table.play_on()
    qtbot.waitUntil(lambda: isinstance(program.window.page, FakeFinal))
    qtbot.wait(200)
    assert program.flow.game is own, "nor after its end"


def test_a_series_waits_for_whoever_is_in_the_settings(
    open_program: OpenProgram, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch_series, "TIME_TO_LOOK", 50)
    monkeypatch.setattr(watch_series, "STILL_AWAY", 10)
    program = open_program(watch=True, seats=("greedy", "random"), games=2, speed="normal")
    first = program.flow.game
    program.window.settings_action.trigger()
    qtbot.waitUntil(lambda: first is not None and first.is_over)
    qtbot.wait(200)
    assert program.window.page is program.settings_page
    program.window.leave(program.settings_page)
    qtbot.waitUntil(lambda: program.flow.game is not first)
