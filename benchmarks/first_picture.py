"""How long a program takes until a person sees something: `python -m benchmarks.first_picture COMMAND…`.

Looks at the middle of a black screen until it is not black any more, so that no program needs to tell anything itself.
Prints seconds.
"""

from __future__ import annotations

import subprocess
import sys
import time

from PySide6.QtGui import QGuiApplication, QScreen

LOOK_EVERY = 0.002
PATIENCE = 60.0


def shows_something(screen: QScreen) -> bool:
    middle = screen.geometry().center()
    picture = screen.grabWindow(0, middle.x(), middle.y(), 4, 4).toImage()
    return bool(picture.pixel(0, 0) & 0xFFFFFF)


def main(command: list[str]) -> None:
    application = QGuiApplication([])
    screen = application.primaryScreen()
    while shows_something(screen):  # the window before this one
        time.sleep(LOOK_EVERY)
    start = time.perf_counter()
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    while not shows_something(screen):
        if time.perf_counter() - start > PATIENCE or process.poll() is not None:
            sys.exit("The program showed nothing.")
        time.sleep(LOOK_EVERY)
    print(time.perf_counter() - start)
    process.terminate()
    process.wait()


if __name__ == "__main__":
    main(sys.argv[1:])
