"""The process in which bots think. It knows observations only, and never loads Qt.

It ends when its line is cut: because the program closes it, or because the program is gone.
"""

from __future__ import annotations

import multiprocessing
import os
import pkgutil
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from raise_qt.core.bot import Bot, BotFailed
from raise_qt.core.chance import private_random
from raise_qt.core.problems import BadOptions
from raise_qt.core.registry import AnyGame, game_called
from raise_qt.session.messages import Choose, Chosen, Failed, Leave, Left, Place, Question, Reply, Result

AnyBot = Bot[Any, Any]
MakeBot = Callable[[AnyGame, str], AnyBot]

GRACE = 5.0
"""Seconds that bots get to close down before the process is ended by force."""


def main(line: Connection, make_bot: str) -> None:
    """Reply to questions until the line is cut. `make_bot` names a function: ``package.module:function``."""
    signal.signal(signal.SIGTERM, _end)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    bots = SeatedBots(make_bot)
    try:
        while True:
            question: Question = line.recv()
            _send(line, bots.reply(question))
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # the line was cut, or Ctrl-C in the terminal ends the whole program
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is ending already
        bots.close()


class SeatedBots:
    """The bots of all games being played, each on its place."""

    def __init__(self, make_bot: str) -> None:
        self._make_bot = make_bot
        self._bots: dict[tuple[str, int], AnyBot] = {}

    def reply(self, question: Question) -> Reply:
        """What to say to a question. Never raises what a bot raises."""
        if isinstance(question, Leave):
            self._leave(question.place, question.result)
            return Left()
        return self._choose(question)

    def close(self) -> None:
        """All bots leave."""
        for bot in self._bots.values():
            _dismiss(bot, None)
        self._bots.clear()

    def _choose(self, question: Choose) -> Reply:
        try:
            bot = self._seated(question.place)
            return Chosen(bot.choose(question.observation, question.legal, private_random(question.seed)))
        except (BotFailed, BadOptions) as problem:
            self._leave(question.place, None)
            return Failed(problem, final=True)
        except Exception as error:
            traceback.print_exc()
            self._leave(question.place, None)  # who knows what it believes now; a second try gets a fresh one
            sentence = "{bot} made a mistake in its program: {error}"
            return Failed(BotFailed(sentence, bot=question.place.bot, error=repr(error)), final=False)

    def _seated(self, place: Place) -> AnyBot:
        key = place.table, place.seat
        if key not in self._bots:
            # Looked up late, so that a mistake in it is a bot's failure and not the end of this process.
            make_bot: MakeBot = pkgutil.resolve_name(self._make_bot)
            bot = self._bots[key] = make_bot(game_called(place.game), place.bot)
            bot.begin(place.options, place.players, place.seat)
        return self._bots[key]

    def _leave(self, place: Place, result: Result | None) -> None:
        bot = self._bots.pop((place.table, place.seat), None)
        if bot is not None:
            _dismiss(bot, result)


def _dismiss(bot: AnyBot, result: Result | None) -> None:
    try:
        if result is not None:
            bot.end(*result)
        bot.close()
    except Exception:  # nobody waits for it any more
        traceback.print_exc()


def _send(line: Connection, reply: Reply) -> None:
    try:
        line.send(reply)
    except OSError:
        raise
    except Exception as error:  # pickle has no common error; it is raised before a byte is sent
        line.send(Failed(BotFailed("The bot answered with nonsense: {error}", error=repr(error)), final=False))


def _end(_signal: int, _frame: object) -> None:
    """Asked to end in the middle of a thought: unlike Python's own way, this lets bots close down."""
    sys.exit()


def _die_with_parent() -> None:
    """A bot deep in thought, or hanging, would not notice that the line was cut."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(GRACE)
        os._exit(1)
