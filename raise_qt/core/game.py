"""The verbs that every game understands.

A game object holds no state of a game in progress: it is the rulebook. `State`, `Move` and `Observation` are the
game's own types; nobody outside the game looks into them. A move is made by a seat; `to_act` names every seat whose
decision is awaited, so picks made all at once (several seats) and turns (one seat) are the same thing, and a
game is over when it names none. Chance never is a seat: a game draws it from its named streams while it applies a
move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from raise_qt.core.bot import Bot, Rating
from raise_qt.core.chance import Chance, Random
from raise_qt.core.options import Json, Options
from raise_qt.core.portable import Portable
from raise_qt.core.problems import BadOptions


class Event(Portable):
    """Something that happened. All that a table needs to show it."""


Tell = Callable[[Event], None] | None
"""Where rules report events. `None` is nobody: searches play millions of moves, and for them no event is ever built."""


class GameState(Protocol):
    """The whole truth about a game in progress. Only the session and the arena's referee hold it."""

    def clone(self) -> Self:
        """A copy that can be played on independently."""
        ...


S = TypeVar("S", bound=GameState)
M = TypeVar("M")
O = TypeVar("O")  # noqa: E741


class Game(ABC, Generic[S, M, O]):
    """A rulebook. See the module's text for the way of thinking.

    `name` is used in files and on the command line. `players` are the possible numbers of seats. `defaults` are all
    options with their usual values, `variants` maps the name of a variant to the options it changes. `default_bot`
    sits in for a player who cannot go on. `usual_opponents` are those whom somebody meets who chose nobody, in this
    order and again from the first if there are not enough.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    defaults: ClassVar[Options]
    variants: ClassVar[Mapping[str, Options]]
    default_bot: ClassVar[str]
    usual_opponents: ClassVar[tuple[str, ...]]

    # The course of a game

    @abstractmethod
    def setup(self, options: Options, players: int, chance: Chance, tell: Tell = None) -> S:
        """A game up to its first decision. Options as `complete_options` gives them."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats whose decision is awaited, all of them at once; none when the game is over."""

    @abstractmethod
    def legal_moves(self, state: S, seat: int) -> list[M]:
        """Every different move of a seat that is to act. Never empty."""

    @abstractmethod
    def play(self, state: S, seat: int, move: M, tell: Tell = None) -> None:
        """Carry out a move, and all that follows from it up to the next decision.

        Raises `IllegalMove`, with the state unchanged, for anything `legal_moves` does not list.
        """

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Each seat's points if the game ended now."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Who would have won if the game ended now. Several share a win."""

    def begin(self, options: Options, players: int, chance: Chance) -> tuple[S, list[Event]]:
        """`setup`, with the events."""
        events: list[Event] = []
        state = self.setup(options, players, chance, events.append)
        return state, events

    def apply(self, state: S, seat: int, move: M) -> list[Event]:
        """`play`, with the events."""
        events: list[Event] = []
        self.play(state, seat, move, events.append)
        return events

    # Who may know what

    @abstractmethod
    def observe(self, state: S, seat: int) -> O:
        """All that this seat may know, and nothing else."""

    @abstractmethod
    def sample(self, observation: O, random: Random) -> S:
        """A whole state that could be behind an observation: every secret filled in at random."""

    @abstractmethod
    def redact(self, event: Event, viewer: int | None) -> Event:
        """The event as this seat sees it; `None` is somebody who only watches."""

    # Words for files and other programs

    @abstractmethod
    def encode_move(self, move: M) -> Json:
        """A move as records, logs and the bot protocol write it."""

    @abstractmethod
    def decode_move(self, data: Json) -> M:
        """What `encode_move` wrote. Raises `IllegalMove` for anything that is no move at all."""

    @abstractmethod
    def view(self, observation: O) -> Json:
        """An observation in the words of the bot protocol."""

    @abstractmethod
    def log(self, state: S) -> Json:
        """A finished game in the game's open log format."""

    @abstractmethod
    def read_log(self, data: Json) -> S:
        """Play a logged game again, checking every word of it. Raises `BadLog` with what is wrong and where."""

    # Opponents

    @property
    @abstractmethod
    def bots(self) -> Mapping[str, Callable[[], Bot[M, O]]]:
        """The built-in opponents by name."""

    @property
    def ratings(self) -> Mapping[str, Rating]:
        """How strong the built-in opponents were measured to be; empty if nobody has measured them yet."""
        return {}

    # Options

    def complete_options(self, options: Options) -> dict[str, Json]:
        """The options with everything unsaid as usual. Raises `BadOptions` for what the game does not know."""
        for key, value in options.items():
            if not any(key == k and value == v and type(value) is type(v) for k, v in self._choices()):
                raise BadOptions("{game} has no option {option!r}.", game=self.title, option=f"{key}={value}")
        return {**self.defaults, **options}

    def with_variants(self, names: Sequence[str]) -> dict[str, Json]:
        """The options of these variants together."""
        options = dict(self.defaults)
        for name in names:
            if name not in self.variants:
                known = ", ".join(self.variants) or "none"
                raise BadOptions(
                    "{game} has no variant {name!r}; there are: {known}.",
                    game=self.title,
                    name=name,
                    known=known,
                )
            options.update(self.variants[name])
        return options

    def check_players(self, players: int) -> None:
        """Raises `BadOptions` unless so many can play."""
        if players not in self.players:
            raise BadOptions(
                "{game} is for {least} to {most} players, not {players}.",
                game=self.title,
                least=self.players[0],
                most=self.players[-1],
                players=players,
            )

    def _choices(self) -> list[tuple[str, Json]]:
        return [*self.defaults.items(), *(item for v in self.variants.values() for item in v.items())]
