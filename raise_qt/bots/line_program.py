"""A program that is asked questions and answers them, one line at a time.

Pipes can block for ever in both directions, and only some systems can wait for a pipe with a time limit. So one thread
per program does all writing and reading, and whoever asks waits for that thread. It reads a line only when one is
wanted: a program that talks without being asked fills its own pipe and nothing else.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from raise_qt.bots.interrupts import held_back

LONGEST_LINE = 64 * 1024
"""No answer is nearly as long; more is not read."""

PATIENCE = 2.0
"""How many seconds a program has to leave by itself once nothing more will come."""


class LineProgram:
    """A running program. Its standard error stays what ours is."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it, without a shell. Raises `OSError` (or `ValueError`) if that is not possible.

        It gets a session, or on Windows a console, of its own: Ctrl-C is meant for us, and whatever the
        program starts itself can be ended together with it.
        """
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._lines: queue.SimpleQueue[tuple[bytes, bool] | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._owes_answer = False
        self._thread = threading.Thread(target=self._converse, name=f"talks to {command[0]}", daemon=True)
        with held_back():
            self._thread.start()

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer."""
        self._lines.put((line, False))

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the next one back; it is empty if the program will never answer again.

        Raises `TimeoutError`. A line of `LONGEST_LINE` bytes without its end is too long.
        """
        self._owes_answer = True
        self._lines.put((line, True))
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError from None
        self._owes_answer = False
        return answer

    def close(self) -> None:
        """Nothing more will come: let the program leave, and end it if it does not."""
        if not self._owes_answer:  # otherwise it is thinking and will not notice
            self._lines.put(None)
            self.wait(PATIENCE)
        self.kill()

    def wait(self, seconds: float) -> int | None:
        """The exit status, if the program ends within so many seconds."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self._process.returncode

    def kill(self) -> None:
        """End the program if it still runs, and let go of everything that belongs to it."""
        if self._process.returncode is None:  # not yet waited for, so its number cannot be somebody else's by now
            with suppress(OSError):
                if os.name == "posix":
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
            self._process.wait()
        self._lines.put(None)
        self._thread.join(1)  # longer only if a program that it started itself got away and holds its pipes

    def _converse(self) -> None:
        """The thread: carry lines to the program and back until there are none."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        while (line := self._lines.get()) is not None:
            answer = _exchange(stdin, stdout, *line)
            if answer is not None:
                self._answers.put(answer)
        with suppress(OSError):  # what could not be written before cannot be written now
            stdin.close()
        with stdout:
            while stdout.read(LONGEST_LINE):  # or its last words would break on a closed pipe
                pass


def _exchange(stdin: IO[bytes], stdout: IO[bytes], line: bytes, wants_answer: bool) -> bytes | None:
    try:
        stdin.write(line)
        stdin.flush()
        return stdout.readline(LONGEST_LINE) if wants_answer else None
    except OSError:  # it does not listen any more
        return b"" if wants_answer else None
