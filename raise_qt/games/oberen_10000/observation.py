"""What a seat may know: everything but the dice to come."""

from __future__ import annotations

from dataclasses import dataclass

from raise_qt.core.chance import Chance, Random
from raise_qt.core.portable import Portable
from raise_qt.games.oberen_10000.components import Dice
from raise_qt.games.oberen_10000.state import State, Turn


@dataclass(frozen=True)
class Observation(Portable):
    """All that has happened, seen by `seat`. Other fields as in `State`; derived facts are properties."""

    players: int
    seat: int
    scores: tuple[int, ...]
    turns: tuple[Turn, ...]
    over: bool

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; nobody's when the game is over."""
        return None if self.over else self.turns[-1].seat

    @property
    def dice(self) -> Dice:
        """The dice of the roll that awaits a decision, or of the last one."""
        return self.turns[-1].rolls[-1].dice

    @property
    def turn_points(self) -> int:
        """What was set aside before in this turn."""
        return self.turns[-1].points


def observe(state: State, seat: int) -> Observation:
    """All that the seat may know."""
    return Observation(
        players=state.players,
        seat=seat,
        scores=tuple(state.scores),
        turns=(*state.turns[:-1], state.turns[-1].copy()),
        over=state.over,
    )


def sample(observation: Observation, random: Random) -> State:
    """A whole state that could be behind the observation: other dice will come."""
    return State(
        players=observation.players,
        chance=Chance(f"sampled {random()}"),
        scores=list(observation.scores),
        turns=[*observation.turns[:-1], observation.turns[-1].copy()],
        over=observation.over,
    )
