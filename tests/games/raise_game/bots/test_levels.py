"""The levels and their characters. All games here have fixed seeds: what is found is found every time."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from raise_qt.bots.arena import Match, play
from raise_qt.bots.tally import Tally
from raise_qt.bots.workers import InProcess
from raise_qt.core.chance import Chance, private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.levels import LEVELS, spec
from raise_qt.games.raise_game.bots.styles import STEADY, STYLES
from raise_qt.games.raise_game.components import BOLD_VP, CARD_VP
from raise_qt.games.raise_game.rolling import card_values, multipliers
from raise_qt.games.raise_game.state import State


def share(specs: tuple[str, ...], deals: int, *variants: str) -> float:
    """The first one's share of the wins."""
    tally = Tally(specs)
    for deal in play(Match("raise", GAME.with_variants(variants), specs, "levels"), deals, InProcess()):
        tally.add(deal)
    result = tally.standings()[0].win_share
    assert result is not None
    return result


def test_specs_name_level_and_style() -> None:
    for level in LEVELS:
        assert level in GAME.bots
        for style in STYLES:
            assert spec(level, style) in GAME.bots
    assert spec("strong", "gambler") == "strong:gambler"
    assert spec("strong", STEADY) == "strong"


@pytest.mark.parametrize(
    ("stronger", "weaker", "deals"),
    [
        ("beginner", "random", 60),
        ("casual", "beginner", 120),
        ("club", "casual", 60),
        ("strong", "club", 60),
    ],
)
def test_every_level_beats_the_one_below(stronger: str, weaker: str, deals: int) -> None:
    """Only the order is tested here; how far they are apart is measured by `make ratings`."""
    assert share((stronger, weaker), deals) > 0.5


def test_the_levels_are_in_order_at_a_table_of_four() -> None:
    assert share(("strong", "beginner", "beginner", "beginner"), 8) > 0.5


def test_the_levels_play_free_raises_soundly() -> None:
    """V1: with more cards than needed allowed, nobody throws them away."""
    assert share(("casual", "random"), 30, "free-raise") > 0.8
    assert share(("strong", "casual"), 30, "free-raise") > 0.5


@cache
def habits(name: str, games: int) -> dict[str, float]:
    """What a bot does in games of three like it: means per round that it plays in."""
    found: Counter[str] = Counter()
    for number in range(games):
        state = _played(name, number)
        for place, round in enumerate(state.rounds):
            values = card_values(multipliers(round.dice))
            picks = [card for card in round.picks if card is not None]
            raises = [cards for _, cards, _ in round.moves if cards]
            played = [*picks, *(card for cards in raises for card in cards)]
            found["rounds"] += len(picks)
            found["opening fields"] += sum(values[card] for card in picks)
            found["raises"] += len(raises)
            found["cards"] += len(played)
            if 2 * place < len(state.rounds):  # later on, few have a choice
                found["early bold cards"] += sum(CARD_VP[card] == BOLD_VP for card in played)
    return {habit: count / found["rounds"] for habit, count in found.items()}


def _played(name: str, number: int) -> State:
    state = GAME.setup(GAME.defaults, 3, Chance(f"habits/{number}"))
    random = private_random(number)
    bot = GAME.bots[name]()
    while seats := GAME.to_act(state):
        choices = [(s, bot.choose(GAME.observe(state, s), GAME.legal_moves(state, s), random)) for s in seats]
        for seat, move in choices:
            GAME.play(state, seat, move)
    return state


@pytest.mark.parametrize(("level", "games"), [("beginner", 50), ("casual", 50), ("club", 50), ("strong", 20)])
def test_characters_play_visibly_differently(level: str, games: int) -> None:
    """Each has a habit that the steady player has clearly less of, or more."""
    steady, gambler, miser, bluffer, hoarder = (habits(spec(level, style), games) for style in STYLES)
    assert gambler["raises"] > 1.04 * steady["raises"], "a gambler stays in"
    assert miser["cards"] < 0.96 * steady["cards"], "a miser spends little"
    assert bluffer["opening fields"] > 1.04 * steady["opening fields"], "a bluffer opens high"
    assert hoarder["early bold cards"] < 0.92 * steady["early bold cards"], "a hoarder keeps the best cards"
