"""Raise as the rest of the house sees it: the rules beside this file behind the common verbs.

Bots and logs are imported when they are asked for: the window opens without them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from raise_qt.core.bot import Bot, Rating
from raise_qt.core.chance import Chance, Random
from raise_qt.core.game import Event, Game, Tell
from raise_qt.core.options import Json, Options
from raise_qt.core.problems import IllegalMove
from raise_qt.games.raise_game import (
    events,
    formats,
    observation,
    opening,
    raising,
    scoring,
    setting_up,
)
from raise_qt.games.raise_game.observation import Observation
from raise_qt.games.raise_game.state import Move, State
from raise_qt.games.raise_game.turn_order import rearmost


class RaiseGame(Game[State, Move, Observation]):
    """Raise, by Peter Prinz, for 2 to 5 players. The rules: `docs/rules/raise.md`."""

    name: ClassVar[str] = "raise"
    title: ClassVar[str] = "Raise"
    players: ClassVar[range] = range(2, 6)
    defaults: ClassVar[Options] = {"raise_rule": "minimal", "hidden_piles": False}
    variants: ClassVar[Mapping[str, Options]] = {
        "free-raise": {"raise_rule": "any"},  # V1
        "hidden-piles": {"hidden_piles": True},  # V2
    }
    default_bot: ClassVar[str] = "greedy"
    usual_opponents: ClassVar[tuple[str, ...]] = ("casual", "casual:gambler", "casual:miser", "casual:hoarder")

    def setup(self, options: Options, players: int, chance: Chance, tell: Tell = None) -> State:
        self.check_players(players)
        free_raise = options["raise_rule"] == "any"
        return setting_up.set_up(players, free_raise, options["hidden_piles"], chance, tell)

    def to_act(self, state: State) -> tuple[int, ...]:
        track = state.track
        return (rearmost(track),) if track else tuple(state.picking)

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        if state.track:
            return raising.raises_and_pass(state, seat)
        return opening.openings(state, seat)

    def play(self, state: State, seat: int, move: Move, tell: Tell = None) -> None:
        if state.track:
            raising.raise_or_pass(state, seat, move, tell)
        elif state.over:
            raise IllegalMove("The game is over.")
        else:
            opening.pick(state, seat, move, tell)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def observe(self, state: State, seat: int) -> Observation:
        return observation.observe(state, seat)

    def sample(self, observation_: Observation, random: Random) -> State:
        return observation.sample(observation_, random)

    def redact(self, event: Event, viewer: int | None) -> Event:
        return events.redact(event, viewer)

    def encode_move(self, move: Move) -> Json:
        return formats.encode_move(move)

    def decode_move(self, data: Json) -> Move:
        return formats.decode_move(data)

    def view(self, observation_: Observation) -> Json:
        return formats.view(observation_)

    def log(self, state: State) -> Json:
        from raise_qt.games.raise_game.log import write_log

        return write_log(state)

    def read_log(self, data: Json) -> State:
        from raise_qt.games.raise_game.log import read_log

        return read_log(data)

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[Move, Observation]]]:
        from raise_qt.games.raise_game.bots import BOTS

        return BOTS

    @property
    def ratings(self) -> Mapping[str, Rating]:
        from raise_qt.games.raise_game.bots.ratings import measured

        return measured()
