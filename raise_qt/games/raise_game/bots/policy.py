"""Judges moves and positions with the networks of a number of players."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from raise_qt.core.options import Json
from raise_qt.games.raise_game.bots.features import Scene, move_inputs, move_tokens, opening_inputs, prospect_inputs
from raise_qt.games.raise_game.bots.network import Network, chance_of
from raise_qt.games.raise_game.scoring import winners
from raise_qt.games.raise_game.state import Cards, State


class Policy:
    """Three networks: one for opening picks, one for raising and passing, one for how a game stands between rounds."""

    def __init__(self, data: Json) -> None:
        self.opening = Network(data["opening"])
        self.raising = Network(data["raising"])
        self.prospect = Network(data["prospect"])

    def judgements(self, state: State, seat: int, legal: list[Cards]) -> list[float]:
        """How good each legal move is, from what the seat may know."""
        scene = Scene(state, seat)
        if state.track:
            ground = self.raising.ground(scene.inputs, scene.hand)
            return [self.raising.judge(ground, move_inputs(scene, move), move_tokens(scene, move)) for move in legal]
        ground = self.opening.ground(scene.inputs, scene.hand)
        return [self.opening.judge(ground, opening_inputs(scene, move[0]), list(move)) for move in legal]

    def chances(self, state: State, seat: int, legal: list[Cards]) -> list[float]:
        """The same as chances to win the game."""
        return [chance_of(judgement) for judgement in self.judgements(state, seat, legal)]

    def best(self, state: State, seat: int, legal: list[Cards]) -> Cards:
        """The first choice."""
        if len(legal) == 1:
            return legal[0]
        best = legal[0]
        highest = -1e9
        for move, judgement in zip(legal, self.judgements(state, seat, legal)):  # noqa: B905 (millions of times)
            if judgement > highest:
                highest = judgement
                best = move
        return best

    def chance_to_win(self, state: State, seat: int) -> float:
        """How a seat stands at the start of a round, not looking at what was turned up, or at the end of the game."""
        if state.over:
            shared = winners(state)
            return 1.0 / len(shared) if seat in shared else 0.0
        ground = self.prospect.ground(prospect_inputs(state, seat), state.hands[seat])
        return chance_of(self.prospect.judge_scene(ground))


@cache
def policy_for(players: int) -> Policy:
    """The networks for so many players. They were learned by `training/`, which says how."""
    text = files("raise_qt.games.raise_game.bots").joinpath(f"networks-{players}.json").read_text(encoding="ascii")
    return Policy(json.loads(text))
