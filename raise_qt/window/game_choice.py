"""What somebody chose on the new game page: the seats, their look and the variants. Remembered between games."""

from __future__ import annotations

import json
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from itertools import chain, count, cycle, islice
from typing import Any

from PySide6.QtCore import QSettings

from raise_qt.core.chance import fresh_seed
from raise_qt.core.record import PERSON, Record, Seat
from raise_qt.core.registry import AnyGame
from raise_qt.table.symbols import EMBLEMS
from raise_qt.table.theme import SEATS
from raise_qt.window.game_words import GameWords
from raise_qt.window.seat_looks import usual_name

LONGEST_NAME = 16
USUAL_SEATS = 4
NAMES = ("Robin", "Kim", "Toni", "Sascha", "Jules")
"""For bots that have no name of their own."""


@dataclass(frozen=True)
class SeatChoice:
    """One seat. An empty name stands for the usual one, in whatever language; an empty emblem for the letter."""

    player: str
    color: int
    name: str = ""
    emblem: str = ""

    @property
    def is_person(self) -> bool:
        return self.player == PERSON

    def taken_by(self, player: str) -> SeatChoice:
        """The same seat with this player. A name that was given to another one goes with that one."""
        return replace(self, player=player, name=self.name if player == self.player else "")


@dataclass(frozen=True)
class GameChoice:
    """A game about to be set up.

    `seats` has as many as can play, so that what was chosen for a fifth player is still there after a game of three;
    the first `count` of them play.
    """

    game: AnyGame
    seats: tuple[SeatChoice, ...]
    count: int
    variants: tuple[str, ...] = ()

    @staticmethod
    def usual(game: AnyGame) -> GameChoice:
        """One person against bots."""
        most = game.players[-1]
        players = [PERSON, *islice(cycle(game.usual_opponents), most - 1)]
        seats = [SeatChoice(player, seat % len(SEATS)) for seat, player in enumerate(players)]
        return GameChoice(game, tuple(seats), min(USUAL_SEATS, most))

    @property
    def playing(self) -> tuple[SeatChoice, ...]:
        return self.seats[: self.count]

    def with_count(self, count: int) -> GameChoice:
        """So many play."""
        return replace(self, count=count)

    def with_seat(self, number: int, seat: SeatChoice) -> GameChoice:
        """Another choice for a seat. No two have the same colour: whoever had it gets the one that became free."""
        seats = list(self.seats)
        for other, taken in enumerate(seats):
            if other != number and taken.color == seat.color:
                seats[other] = replace(taken, color=seats[number].color)
        seats[number] = seat
        return replace(self, seats=tuple(seats))

    def with_variant(self, name: str, on: bool) -> GameChoice:
        """A variant on or off."""
        chosen = {*self.variants, name} if on else {*self.variants} - {name}
        return replace(self, variants=tuple(known for known in self.game.variants if known in chosen))

    def for_players(self, players: tuple[str, ...]) -> GameChoice:
        """These players in place of the chosen ones; looks and variants stay."""
        seats = [seat.taken_by(player) for seat, player in zip(self.seats, players, strict=False)]
        return replace(self, seats=(*seats, *self.seats[len(seats) :]), count=len(seats))

    def watched(self) -> GameChoice:
        """The same with bots on every seat."""
        players = [seat.player for seat in self.playing]
        specs = GameWords(self.game).levels[self.level].specs if self.level is not None else ()
        free = [spec for spec in (*specs, *self.game.usual_opponents) if spec not in players]
        newcomers = cycle(free or self.game.usual_opponents)
        return self.for_players(tuple(next(newcomers) if player == PERSON else player for player in players))

    @property
    def level(self) -> int | None:
        """The place of the opponents' level among those of the game, if all are on the same."""
        words = GameWords(self.game)
        places = [words.place_of(seat.player) for seat in self.playing if not seat.is_person]
        levels = {None if place is None else place[0] for place in places}
        return levels.pop() if len(levels) == 1 else None

    def with_level(self, level: int) -> GameChoice:
        """All opponents on this level, with the style they had; those who had none get one that is still free."""
        words = GameWords(self.game)
        specs = words.levels[level].specs
        bots = [seat for seat in self.seats if not seat.is_person]
        styles = [place and place[1] % len(specs) for place in (words.place_of(seat.player) for seat in bots)]
        free = cycle([style for style in range(len(specs)) if style not in styles] or range(len(specs)))
        placed = iter([specs[next(free) if style is None else style] for style in styles])
        seats = [seat if seat.is_person else replace(seat, player=next(placed)) for seat in self.seats]
        return replace(self, seats=tuple(seats))

    def name_of(self, number: int) -> str:
        """The name to show for a seat."""
        return self.seats[number].name or self.usual_name(number)

    def usual_name(self, number: int) -> str:
        """What a seat is called as long as nobody names it. No two bots have the same name by themselves."""
        if self.seats[number].is_person:
            return usual_name(number, alone=sum(seat.is_person for seat in self.playing) == 1)
        words = GameWords(self.game)
        taken = {seat.name for other, seat in enumerate(self.playing) if other != number}
        name = ""
        for other, seat in enumerate(self.seats[: number + 1]):
            if other == number or not (seat.is_person or seat.name):
                own = words.opponent(seat.player).name
                name = _free_name((own,) if own else NAMES, taken)
                taken.add(name)
        return name

    def record(self, seed: str = "") -> Record:
        """The game, not yet begun. Raises `BadOptions` if it cannot be played like this.

        Persons who were given no name have none in it either: what they are called depends on the language.
        """
        self.game.check_players(self.count)
        seats = [
            Seat(seat.name if seat.is_person else self.name_of(number), seat.player, seat.color, seat.emblem)
            for number, seat in enumerate(self.playing)
        ]
        return Record(self.game.name, self.game.with_variants(self.variants), seed or fresh_seed(), seats)


def _free_name(names: Sequence[str], taken: Set[str]) -> str:
    """The first that nobody has, if need be with a number."""
    numbered = (f"{names[0]} {number}" for number in count(2))
    return next(name for name in chain(names, numbered) if name not in taken)


class ChoiceMemory:
    """Keeps the last choice of every game in the settings."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def load(self, game: AnyGame) -> GameChoice:
        """The last choice, or the usual one if there is none or it makes no sense."""
        try:
            return _read(game, json.loads(str(self._settings.value(self._key(game), ""))))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return GameChoice.usual(game)

    def save(self, choice: GameChoice) -> None:
        """Remember this for the next time."""
        seats = [[seat.player, seat.color, seat.name, seat.emblem] for seat in choice.seats]
        data = {"seats": seats, "count": choice.count, "variants": choice.variants}
        self._settings.setValue(self._key(choice.game), json.dumps(data))

    @staticmethod
    def _key(game: AnyGame) -> str:
        return f"new-game/{game.name}"


def _read(game: AnyGame, data: Any) -> GameChoice:
    """Anything odd raises one of the errors that `load` expects."""
    usual = GameChoice.usual(game)
    seats = tuple(_seat(game, *seat) for seat in data["seats"])
    if len(seats) != len(usual.seats) or len({seat.color for seat in seats}) != len(seats):
        raise ValueError("not these seats")
    if data["count"] not in game.players:
        raise ValueError("not so many players")
    variants = tuple(name for name in game.variants if name in data["variants"])
    return GameChoice(game, seats, int(data["count"]), variants)


def _seat(game: AnyGame, player: Any, color: Any, name: Any, emblem: Any) -> SeatChoice:
    # The words are asked first: they are needed anyhow, the bots only when a game begins.
    if player != PERSON and GameWords(game).place_of(player) is None and player not in game.bots:
        player = game.usual_opponents[0]  # a level that this version does not have
    if type(color) is not int or color not in range(len(SEATS)) or not isinstance(name, str):
        raise ValueError("not this seat")
    return SeatChoice(str(player), color, name[:LONGEST_NAME], emblem if emblem in EMBLEMS else "")
