"""`make bench`: our rules in random play against OpenSpiel and RLCard, in the same run."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

FOLDER = Path(__file__).parent
PASSES = 3


def main() -> None:
    """Set up the others in a throw-away environment, measure everything in turn, print the ratios."""
    with tempfile.TemporaryDirectory(prefix="bench-") as scratch:
        print("Installing OpenSpiel and RLCard into a throw-away environment …", flush=True)
        python = throw_away_environment(Path(scratch), "open_spiel", "rlcard")
        ours = {players: [sys.executable, "-m", "benchmarks.ours", "raise", str(players)] for players in (2, 5)}
        others = {
            "OpenSpiel goofspiel": [python, str(FOLDER / "openspiel_goofspiel.py")],
            "OpenSpiel goofspiel, short cut": [python, str(FOLDER / "openspiel_goofspiel.py"), "uniform"],
            "RLCard uno": [python, str(FOLDER / "rlcard_uno.py")],
        }
        contenders = {**{f"Raise, {n} seats": command for n, command in ours.items()}, **others}
        best = dict.fromkeys(contenders, 0.0)
        for number in range(1, PASSES + 1):
            print(f"Measuring, pass {number} of {PASSES} …", flush=True)
            for name, command in contenders.items():
                best[name] = max(best[name], float(output(command)))

    print("\nRandom play, moves per second (pure Python rules, legal moves included)")
    for name, rate in best.items():
        print(f"  {name:32}{rate:12,.0f}")
    print("\nRatios")
    for players in ours:
        for name in others:
            ratio = best[f"Raise, {players} seats"] / best[name]
            print(f"  {f'Raise, {players} seats':16} / {name:32}{ratio:6.2f} ×")


def throw_away_environment(folder: Path, *packages: str) -> str:
    """A new virtual environment with these packages; returns its Python."""
    venv.create(folder, with_pip=True)
    python = str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
    subprocess.run(install, check=True, stderr=subprocess.DEVNULL)
    return python


def output(command: list[str]) -> str:
    """What a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=FOLDER.parent).stdout


if __name__ == "__main__":
    main()
