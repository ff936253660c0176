"""One process of bots and the line to it."""

from __future__ import annotations

import multiprocessing
import queue
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from raise_qt.session import worker_process
from raise_qt.session.messages import Lost, Reply

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Link:
    """A running process. A thread of its own waits for the replies, so nobody else ever does.

    Question and reply take turns. `deliver` is called in that thread with this link and each reply; `Lost` is
    the last one.
    """

    def __init__(self, make_bot: str, deliver: Callable[[Link, Reply], None]) -> None:
        self._deliver = deliver
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        # A daemon, so that Python ends it in any case; closing is only the polite way.
        self._process = context.Process(target=worker_process.main, args=(theirs, make_bot), name="bots", daemon=True)
        self._process.start()
        theirs.close()  # or our end would never learn that theirs is gone
        self._thread = threading.Thread(target=self._converse, name="bots' line", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The process in the eyes of the system."""
        return self._process.pid

    def ask(self, question: bytes) -> None:
        """Send a pickled question, as soon as the one before has got its reply."""
        self._questions.put(question)

    def kill(self) -> None:
        """End the process, whatever it is doing. Does not wait: the thread cleans up."""
        self._questions.put(None)
        self._process.kill()

    def close(self, thinking: bool) -> None:
        """Cut the line after the last reply and wait: bots close down and the process ends.

        `thinking`: that reply may be long in coming, and nobody needs it.
        """
        self._questions.put(None)
        if thinking:
            self._process.terminate()
        self._thread.join(worker_process.GRACE)
        self.kill()
        self._thread.join()

    def _converse(self) -> None:
        while (question := self._questions.get()) is not None:
            reply = _exchange(self._line, question)
            self._deliver(self, reply)
            if isinstance(reply, Lost):
                break
        self._line.close()
        self._process.join()


def _exchange(line: Connection, question: bytes) -> Reply:
    try:
        line.send_bytes(question)
        reply: Reply = line.recv()
    except Exception:  # the line is cut, or what came cannot be read
        return Lost()
    return reply
