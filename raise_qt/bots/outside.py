"""Bots that are programs of their own: the line protocol of `docs/formats/bot-protocol.md`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NoReturn, TypeVar

from raise_qt.bots.line_program import LONGEST_LINE, PATIENCE, LineProgram
from raise_qt.core.bot import Bot, BotFailed
from raise_qt.core.chance import Random
from raise_qt.core.game import Game
from raise_qt.core.options import Json, Options
from raise_qt.core.problems import shortened

M = TypeVar("M")
O = TypeVar("O")  # noqa: E741

PROTOCOL = 1

TIME_LIMIT = 10.0
"""Seconds for an answer, unless told otherwise."""

START_LIMIT = 10.0
"""Seconds to get ready, at least: a short time to think must not mean a short time to start."""


class OutsideBot(Bot[M, O]):
    """A program on a seat. It is started when its first game begins, and again whenever it is gone.

    Its private random numbers are its own business: it is not given ours.
    """

    def __init__(
        self,
        game: Game[Any, M, O],
        command: Sequence[str],
        time_limit: float = TIME_LIMIT,
        start_limit: float = START_LIMIT,
    ) -> None:
        self._game = game
        self.command = command
        self._time_limit = time_limit
        self._start_limit = max(time_limit, start_limit)
        self._program: LineProgram | None = None
        self._playing = False

    def begin(self, options: Options, players: int, seat: int) -> None:
        if self._playing:  # the last game never ended, and a program could not make sense of a `hello` in its middle
            self.close()
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._game.name,
            "players": players,
            "seat": seat,
            "rules": self._game.complete_options(options),
        }
        answer = self._ask(hello, self._start_limit) if self._program else b""
        if not answer:  # it was never started, or it has left after `end`, as it may
            self.close()
            self._start()
            answer = self._ask(hello, self._start_limit)
        self._understand(answer, "ready")
        self._playing = True

    def choose(self, observation: O, legal: Sequence[M], random: Random) -> M:
        moves = [self._game.encode_move(move) for move in legal]
        question = {"type": "choose", "view": self._game.view(observation), "legal": moves}
        answer = self._ask(question, self._time_limit)
        index = self._understand(answer, "move").get("index")
        if type(index) is not int or not 0 <= index < len(legal):  # `true` is 1 to Python, but not to us
            self._fail("chose {index}, which is none of its {count} moves", index=_short(index), count=len(legal))
        return legal[index]

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        self._playing = False
        if self._program:
            self._program.tell(_line({"type": "end", "scores": list(scores), "winners": list(winners)}))

    def close(self) -> None:
        self._playing = False
        program, self._program = self._program, None
        if program:
            program.close()

    def _start(self) -> None:
        try:
            self._program = LineProgram(self.command)
        except (OSError, ValueError) as error:  # ValueError: a NUL in the command
            self._fail("could not be started: {reason}", reason=getattr(error, "strerror", None) or error)

    def _ask(self, question: Json, seconds: float) -> bytes:
        """Its answer; empty if it has ended."""
        if self._program is None:
            self._fail("is not running")
        try:
            return self._program.ask(_line(question), seconds)
        except TimeoutError:
            self._fail("was silent for {seconds:g} seconds", seconds=seconds)

    def _understand(self, answer: bytes, kind: str) -> dict[str, Json]:
        """The message, which must be of this kind."""
        if not answer:
            self._fail_ended()
        if len(answer) == LONGEST_LINE and not answer.endswith(b"\n"):
            self._fail("sent a line of more than {count} bytes", count=LONGEST_LINE)
        try:
            message = json.loads(answer.decode("utf-8"))
        except (ValueError, RecursionError):
            self._fail("answered {answer}, which is not JSON", answer=_short(answer.decode("utf-8", "replace")))
        if not isinstance(message, dict) or message.get("type") != kind:
            self._fail("answered {answer} instead of {kind!r}", answer=_short(message), kind=kind)
        return message

    def _fail_ended(self) -> NoReturn:
        assert self._program is not None
        status = self._program.wait(PATIENCE)  # closing its output comes a moment before its end
        if status is None:
            self._fail("closed its output")
        self._fail("ended with status {status}", status=status)

    def _fail(self, what: str, **details: object) -> NoReturn:
        """There is no going on with it. The next game starts it anew."""
        self._playing = False
        program, self._program = self._program, None
        if program:
            program.kill()
        raise BotFailed("The program {program!r} " + what + ".", program=self.command[0], **details)


def _line(message: Json) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _short(value: object) -> str:
    """Enough of an answer to recognise it."""
    return shortened(repr(value))
