"""Die oberen 10 000 as the rest of the house sees it: the rules beside this file behind the common verbs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from raise_qt.core.bot import Bot
from raise_qt.core.chance import Chance, Random
from raise_qt.core.game import Event, Game, Tell
from raise_qt.core.options import Json, Options
from raise_qt.games.oberen_10000 import bots, formats, going_on, log, observation, scoring, setting_up
from raise_qt.games.oberen_10000.components import PLAYERS
from raise_qt.games.oberen_10000.observation import Observation
from raise_qt.games.oberen_10000.state import Move, State


class Oberen10000(Game[State, Move, Observation]):
    """Die oberen 10 000 (moses. Verlag), for 2 to 4 players. The rules: `docs/rules/die-oberen-10000.md`."""

    name: ClassVar[str] = "oberen-10000"
    title: ClassVar[str] = "Die oberen 10 000"
    players: ClassVar[range] = PLAYERS
    defaults: ClassVar[Options] = {}
    variants: ClassVar[Mapping[str, Options]] = {}
    default_bot: ClassVar[str] = "solver"
    usual_opponents: ClassVar[tuple[str, ...]] = ("solver",)

    def setup(self, options: Options, players: int, chance: Chance, tell: Tell = None) -> State:
        self.check_players(players)
        return setting_up.set_up(players, chance, tell)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.over else (state.turn.seat,)

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        return going_on.moves(state.dice).copy()

    def play(self, state: State, seat: int, move: Move, tell: Tell = None) -> None:
        going_on.decide(state, seat, move, tell)

    def scores(self, state: State) -> list[int]:
        return state.scores.copy()

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def observe(self, state: State, seat: int) -> Observation:
        return observation.observe(state, seat)

    def sample(self, observation_: Observation, random: Random) -> State:
        return observation.sample(observation_, random)

    def redact(self, event: Event, viewer: int | None) -> Event:
        return event  # all dice lie open on the table

    def encode_move(self, move: Move) -> Json:
        return formats.encode_move(move)

    def decode_move(self, data: Json) -> Move:
        return formats.decode_move(data)

    def view(self, observation_: Observation) -> Json:
        return formats.view(observation_)

    def log(self, state: State) -> Json:
        return log.write_log(state)

    def read_log(self, data: Json) -> State:
        return log.read_log(data)

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[Move, Observation]]]:
        return bots.BOTS
