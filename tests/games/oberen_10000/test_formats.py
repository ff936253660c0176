"""The open formats to the letter: `docs/formats/oberen-10000-log.md`."""

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.core.chance import Chance, pick, private_random
from raise_qt.core.problems import BadLog, IllegalMove
from raise_qt.games.oberen_10000 import GAME
from raise_qt.games.oberen_10000.components import DIE_CALLED
from raise_qt.games.oberen_10000.state import ALL_SIX, ROLL
from tests.games.oberen_10000.situations import move, start


def test_a_move_is_the_dice_set_aside_and_what_then() -> None:
    data = {"aside": ["1", "red 1", "5 as 1"], "then": "all six"}
    assert GAME.encode_move(move("5 as 1, red 1, 1", ALL_SIX)) == data
    assert GAME.decode_move(data) == move("1, red 1, 5 as 1", ALL_SIX)
    assert GAME.decode_move({"aside": ["red 5", "1"], "then": "bank"}) == move("1, red 5")


@pytest.mark.parametrize(
    "data",
    [
        None,
        "bank",
        [],
        {},
        {"aside": ["1"]},
        {"aside": "1", "then": "bank"},
        {"aside": [1], "then": "bank"},
        {"aside": ["7"], "then": "bank"},
        {"aside": [""], "then": "bank"},
        {"aside": [["1"]], "then": "bank"},
        {"aside": ["1"], "then": "lost"},
        {"aside": ["1"], "then": ["bank"]},
    ],
)
def test_no_move_at_all(data: Any) -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.decode_move(data)
    assert str(caught.value).endswith(".")


def test_view_of_the_documented_shape() -> None:
    state = start({"1/1": "2, 3, 3, 4, 5, red 5", "1/2": "1, 4, 4, 4, 6"}, players=3, first=2)
    GAME.play(state, 2, move("red 5 as 1", ROLL))
    assert GAME.view(GAME.observe(state, 0)) == {
        "seat": 0,
        "to_act": 2,
        "scores": [0, 0, 0],
        "turn": 1,
        "turn_points": 100,
        "dice": ["1", "4", "4", "4", "6"],
        "history": [
            {
                "seat": 2,
                "rolls": [
                    {
                        "dice": ["2", "3", "3", "4", "5", "red 5"],
                        "aside": ["red 5 as 1"],
                        "points": 100,
                        "then": "roll",
                    },
                    {"dice": ["1", "4", "4", "4", "6"], "aside": [], "points": 0, "then": None},
                ],
                "points": 100,
            }
        ],
    }


@cache
def finished_log(seed: int = 7, players: int = 3) -> Any:
    """The log of a game by mostly good players, which is shorter than one of random ones."""
    state = GAME.setup({}, players, Chance(str(seed)))
    random = private_random(seed)
    bot = GAME.bots["solver"]()
    while seats := GAME.to_act(state):
        legal = GAME.legal_moves(state, seats[0])
        if random() < 0.3:
            chosen = pick(legal, random)
        else:
            chosen = bot.choose(GAME.observe(state, seats[0]), legal, random)
        GAME.play(state, seats[0], chosen)
    return json.loads(json.dumps(GAME.log(state)))


LOG = finished_log()


def test_log_of_the_documented_shape() -> None:
    assert list(LOG) == ["format", "version", "players", "first", "turns", "scores", "winners"]
    assert (LOG["format"], LOG["version"], LOG["players"]) == ("oberen-10000-log", 1, 3)
    assert list(LOG["turns"][0]) == ["seat", "rolls", "points"]
    assert list(LOG["turns"][0]["rolls"][0]) == ["dice", "aside", "points", "then"]
    lost = [turn["rolls"][-1] for turn in LOG["turns"] if turn["rolls"][-1]["then"] == "lost"]
    assert lost
    assert all((roll["aside"], roll["points"]) == ([], 0) for roll in lost)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAME.players), st.integers(0, 10**6))
def test_every_game_we_log_is_accepted(players: int, seed: int) -> None:
    log = finished_log(seed, players)
    state = GAME.read_log(log)
    assert GAME.log(state) == log
    GAME.read_log({**log, "seats": ["a", "b"], "deal": 3})  # readers ignore keys they do not know


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a log that holds a single value."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else None
    return [path] if items is None else [place for key, value in items for place in places(value, (*path, key))]


def put(log: Any, place: tuple[Any, ...], value: Any) -> Any:
    """A copy of the log with something else in one place."""
    log = copy.deepcopy(log)
    *path, last = place
    target = log
    for key in path:
        target = target[key]
    target[last] = value
    return log


def accepted(log: Any) -> bool:
    """Whether a log is read. If it is, playing it must have told the very same story."""
    try:
        state = GAME.read_log(log)
    except BadLog as problem:
        said = str(problem)
    else:
        told = json.dumps(GAME.log(state), sort_keys=True)
        assert told == json.dumps({key: log[key] for key in LOG}, sort_keys=True)
        return True
    assert said.endswith(".")
    return False


some_value = (
    st.none()
    | st.booleans()
    | st.integers(-2, 120)
    | st.sampled_from([50, 100, 150, 1000, 1.0, 100.0, float("nan")])
    | st.sampled_from([*DIE_CALLED, "bank", "roll", "all six", "lost", ""])
    | st.lists(st.integers(0, 3), max_size=2)
    | st.dictionaries(st.text(max_size=3), st.none(), max_size=1)
)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(places(LOG)), some_value)
def test_a_log_with_any_value_changed_is_refused(place: tuple[Any, ...], value: Any) -> None:
    """Unless it is again a game by the rules: a die that was left over could have shown another number."""
    log = put(LOG, place, value)
    if json.dumps(log) != json.dumps(LOG) and accepted(log):
        assert "dice" in place or "aside" in place


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None)
@given(
    json_values,
    st.sampled_from([*LOG, None]),
    st.sampled_from([*LOG["turns"][0], None]),
    st.sampled_from([*LOG["turns"][0]["rolls"][0], None]),
    st.integers(0, 20),
)
def test_nothing_but_bad_log_whatever_is_read(
    junk: Any, key: str | None, part: str | None, detail: str | None, number: int
) -> None:
    """Junk in place of the whole log, of one of its parts, of a part of a turn, or of a roll."""
    if key is None:
        assert not accepted(junk)
    elif key != "turns" or number >= len(LOG["turns"]):
        accepted(put(LOG, (key,), junk))
    elif part is None:
        accepted(put(LOG, ("turns", number), junk))
    elif part != "rolls":
        accepted(put(LOG, ("turns", number, part), junk))
    elif detail is None:
        accepted(put(LOG, ("turns", number, part, 0), junk))
    else:
        accepted(put(LOG, ("turns", number, part, 0, detail), junk))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_nothing_but_bad_log_whatever_is_missing_or_twice(data: st.DataObject) -> None:
    log = copy.deepcopy(LOG)
    target = log
    for _ in range(data.draw(st.integers(0, 5))):
        inner = target.values() if isinstance(target, dict) else target
        deeper = [value for value in inner if isinstance(value, dict | list) and value]
        if not deeper:
            break
        target = data.draw(st.sampled_from(deeper))
    keys = list(target) if isinstance(target, dict) else list(range(len(target)))
    key = data.draw(st.sampled_from(keys))
    if isinstance(target, list) and data.draw(st.booleans()):
        target.insert(key, copy.deepcopy(target[key]))
    else:
        del target[key]
    assert not accepted(log)


def test_numbers_and_nestings_beyond_all_measure() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for place in [("scores",), ("turns", 0, "seat"), ("turns", 0, "points"), ("turns", 0, "rolls", 0, "points")]:
        for junk in (deep, 10**6000):
            log = copy.deepcopy(LOG)
            target: Any = log
            for key in place[:-1]:
                target = target[key]
            target[place[-1]] = junk
            with pytest.raises(BadLog, match="something else") as caught:
                GAME.read_log(log)
            assert str(caught.value)
    while deep:  # taken apart by hand: some Pythons cannot let go of such a thing at once
        (deep,) = deep


def refusal(log: Any) -> str:
    with pytest.raises(BadLog) as caught:
        GAME.read_log(log)
    return str(caught.value)


def test_says_where_and_what() -> None:
    first = LOG["turns"][0]
    assert refusal([]) == "The head of the log: 'format' is missing or makes no sense."
    assert refusal(put(LOG, ("players",), 5)) == "The head of the log: 'players' is missing or makes no sense."
    assert refusal(put(LOG, ("turns", 0, "points"), 77)) == (
        f"Turn 1: 'points' is 77, but by the rules it is {first['points']}."
    )
    assert refusal(put(LOG, ("turns", 0, "rolls", 0, "aside"), ["coin"])) == (
        "Turn 1, roll 1: The lucky coin is never set aside."
    )
    assert refusal(put(LOG, ("turns", 0, "rolls", 0, "dice", 0), "5 as 1")) == (
        "Turn 1, roll 1: 'dice' is missing or makes no sense."
    )
    assert refusal(put(LOG, ("winners",), [0, 1, 2])).startswith("The end: 'winners' is [0, 1, 2], but by")
    count = len(LOG["turns"])
    assert refusal(put(LOG, ("turns",), LOG["turns"][:-1])) == (
        f"The log ends before the game does: turn {count} is missing."
    )
    assert refusal(put(LOG, ("turns",), [*LOG["turns"], first])) == (f"Turn {count + 1}: the game is already over.")
    rolls = first["rolls"]
    assert refusal(put(LOG, ("turns", 0, "rolls"), [*rolls, rolls[0]])) == (
        f"Turn 1, roll {len(rolls) + 1}: the turn is already over."
    )
    several = next(number for number, turn in enumerate(LOG["turns"]) if len(turn["rolls"]) > 1)
    assert refusal(put(LOG, ("turns", several, "rolls"), LOG["turns"][several]["rolls"][:-1])) == (
        f"Turn {several + 1}: the rolls end before the turn does."
    )


def test_a_red_die_that_is_not_there_is_noticed() -> None:
    *others, red = LOG["turns"][0]["rolls"][0]["dice"]
    black = red.removeprefix("red ").replace("coin", "6")
    said = refusal(put(LOG, ("turns", 0, "rolls", 0, "dice"), sorted([*others, black])))
    assert said.startswith("Turn 1, roll 1: 'dice' is [")


def test_a_number_is_a_number() -> None:
    """To Python `True` and `1.0` are 1; other programs that read a log may see that differently."""
    for key, value in (("version", True), ("first", float(LOG["first"])), ("players", float(LOG["players"]))):
        assert f"The head of the log: '{key}' is missing" in refusal(put(LOG, (key,), value))
    seated = [turn["seat"] for turn in LOG["turns"]].index(1)
    assert "'seat' is true" in refusal(put(LOG, ("turns", seated, "seat"), True))
    points = LOG["turns"][0]["rolls"][0]["points"]
    assert f"'points' is {points}.0" in refusal(put(LOG, ("turns", 0, "rolls", 0, "points"), float(points)))
    assert "'scores' is [" in refusal(put(LOG, ("scores", 0), float(LOG["scores"][0])))
