"""`make bench`: our rules against OpenSpiel and RLCard, our window and package against bare ones, and our Expert."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from scripts.compile import is_compiled

FOLDER = Path(__file__).parent
PASSES = 3
STARTS = 10
"""How often a window is opened only for its first frame: it is there soon, and the time varies most."""


def main(wanted: list[str]) -> None:
    """Measure everything, or only what is named: `rules`, `bots`, `window`, `package`."""
    if not wanted or "rules" in wanted:
        measure_rules()
    if not wanted or "bots" in wanted:
        measure_bots()
    if not wanted or "window" in wanted:
        measure_window()
    if not wanted or "package" in wanted:
        from benchmarks.packages import measure_package

        measure_package()


def measure_rules() -> None:
    """Set up the others in a throw-away environment, measure everything in turn, print the ratios."""
    with tempfile.TemporaryDirectory(prefix="bench-") as scratch:
        print("Installing OpenSpiel and RLCard into a throw-away environment …", flush=True)
        python = throw_away_environment(Path(scratch), "open_spiel", "rlcard")
        ours = {
            f"Raise, {players} seats, {build}": [python_of_build, "-m", "benchmarks.ours", "raise", str(players)]
            for build, python_of_build in builds().items()
            for players in (2, 5)
        }
        others = {
            "OpenSpiel goofspiel": [python, str(FOLDER / "openspiel_goofspiel.py")],
            "OpenSpiel goofspiel, short cut": [python, str(FOLDER / "openspiel_goofspiel.py"), "uniform"],
            "RLCard uno": [python, str(FOLDER / "rlcard_uno.py")],
        }
        contenders = {**ours, **others}
        best = dict.fromkeys(contenders, 0.0)
        for number in range(1, PASSES + 1):
            print(f"Measuring the rules, pass {number} of {PASSES} …", flush=True)
            for name, command in contenders.items():
                best[name] = max(best[name], float(output(command)))

    print("\nRandom play, moves per second (legal moves included)")
    for name, rate in best.items():
        print(f"  {name:32}{rate:12,.0f}")
    print("\nRatios")
    for name in ours:
        for other in others:
            print(f"  {name:26} / {other:32}{best[name] / best[other]:6.2f} ×")


def measure_bots() -> None:
    """How long the Expert thinks, pure and compiled, against 300 random games of two by the pure rules."""
    print("Measuring how long the Expert thinks …", flush=True)
    module = "benchmarks.deciding"
    print("\nA decision of the Expert, compared to 300 random games of two by the pure rules")
    for players in (2, 3, 4, 5):
        measure = float(output([sys.executable, "-m", module, "measure"]))
        for build, python_of_build in builds().items():
            seconds = float(output([python_of_build, "-m", module, str(players)]))
            print(f"  {players} seats, {build:9}{seconds:8.3f} s{seconds / measure:8.2f} ×", flush=True)


def builds() -> dict[str, str]:
    """The Pythons that run the rules as they are and, where they could be compiled, compiled."""
    found = {"pure": sys.executable}
    if is_compiled():
        found["compiled"] = str(FOLDER.parent / "scripts" / "compiled-python")
    return found


def measure_window() -> None:
    """A bare window and ours in turn; of each figure the best of all passes counts."""
    figures = {"first_frame": "seconds to the first frame", "memory": "MB of memory", "p99": "ms, frame interval p99"}
    best: dict[str, dict[str, float]] = {"bare_window": {}, "our_window": {}}
    for number in range(1, PASSES + 1):
        print(f"Measuring the window, pass {number} of {PASSES} …", flush=True)
        for name, found in best.items():
            measured = open_window(name)
            for key in figures:
                found[key] = min(found.get(key, measured[key]), measured[key])
    for _ in range(STARTS):
        for name, found in best.items():
            found["first_frame"] = min(found["first_frame"], open_window(name, "start")["first_frame"])
    print(
        "\nWindow, compared to a bare PySide6 window with 60 cards (ours with a game being watched while a bot thinks)"
    )
    for key, words in figures.items():
        bare, ours = best["bare_window"][key], best["our_window"][key]
        print(f"  {words:28}{bare:8.2f}{ours:8.2f}{ours / bare:8.2f} ×")


def open_window(name: str, *only: str) -> dict[str, float]:
    """What a window measures of itself; with `start`, only how soon it is there."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", f"benchmarks.{name}", str(time.time()), folder, *only]
        measured: dict[str, float] = json.loads(output(command))
    return measured


def throw_away_environment(folder: Path, *packages: str) -> str:
    """A new virtual environment with these packages; returns its Python."""
    venv.create(folder, with_pip=True)
    python = str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
    subprocess.run(install, check=True, stderr=subprocess.DEVNULL)
    return python


def output(command: list[str]) -> str:
    """What a command prints."""
    # Without a screen the windows are painted all the same, and every machine paints the same way.
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is not compiled anew at every start
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=FOLDER.parent, env=environment)
    return done.stdout


if __name__ == "__main__":
    main(sys.argv[1:])
