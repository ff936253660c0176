"""The progress bar."""

from __future__ import annotations

import io

from raise_qt.bots.progress import Progress, clock_time, picture


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def show(stream: io.StringIO) -> Progress:
    """A bar of ten deals, of which one is done every 0.06 seconds."""
    times = iter(0.06 * tick for tick in range(100))
    progress = Progress(10, stream, lambda: next(times))
    for done in range(1, 11):
        progress.update(done)
    return progress


def test_a_terminal_shows_it_now_and_then() -> None:
    terminal = Terminal()
    show(terminal)
    pictures = terminal.getvalue().split("\r")[1:]
    assert len(pictures) == 5
    assert pictures[-1].startswith("[########################] 10 of 10 deals, 16.7 per second, 0:00 left")
    assert len({len(text) for text in pictures}) == 1  # each covers the one before


def test_clearing_leaves_an_empty_line() -> None:
    terminal = Terminal()
    show(terminal).clear()
    *_, blank, after = terminal.getvalue().split("\r")
    assert blank.strip() == after == ""


def test_nothing_is_shown_elsewhere() -> None:
    stream = io.StringIO()
    show(stream).clear()
    assert stream.getvalue() == ""


def test_pictures() -> None:
    assert picture(0, 1000, 0.0) == "[........................] 0 of 1000 deals, 0.0 per second, ? left"
    assert clock_time(59.6) == "1:00"
    assert clock_time(36_000) == "10:00:00"
