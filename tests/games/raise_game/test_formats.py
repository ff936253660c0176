"""The open formats to the letter: `docs/formats/bot-protocol.md` and `docs/formats/raise-log.md`."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.core.problems import BadLog, IllegalMove
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.state import PASS
from tests.games.raise_game.situations import cards, situation
from tests.games.raise_game.test_observation import somewhere


def test_a_move_is_pass_or_sorted_cards() -> None:
    assert GAME.encode_move(PASS) == "pass"
    assert GAME.encode_move(cards("B3* G4 B3 D5")) == ["diamond-5-1", "gear-4-1", "bell-3-1", "bell-3-5"]
    assert GAME.decode_move(["bell-3-5", "diamond-5-1"]) == cards("D5 B3*")
    assert GAME.decode_move("pass") == PASS


@pytest.mark.parametrize("data", [None, [], "PASS", 3, ["bell-9-1"], [["bell-1-1"]], {"bell-1-1": 1}, [None], [1]])
def test_no_move_at_all(data: Any) -> None:
    with pytest.raises(IllegalMove):
        GAME.decode_move(data)


def test_view_of_the_documented_shape() -> None:
    state = situation(["B2 D4 D5", "B3 D4 D5", "H3 G4"], dice="CBCHGB-", roller=1)
    opening = GAME.view(GAME.observe(state, 0))
    assert (opening["phase"], opening["track"], opening["pot"], opening["history"]) == ("open", [], [], [])
    for seat, text in ((0, "B2"), (1, "B3"), (2, "H3")):
        GAME.play(state, seat, cards(text))
    assert GAME.view(GAME.observe(state, 0)) == {
        "phase": "raise",
        "round": 1,
        "rounds": 2,
        "score_card": 10,
        "score_cards_won": [[], [], []],
        "dice": ["cloud", "bell", "cloud", "hourglass", "gear", "bell", "blank"],
        "roller": 1,
        "seat": 0,
        "hand": ["diamond-4-1", "diamond-5-1"],
        "hand_sizes": [2, 2, 1],
        "draw_sizes": [0, 0, 0],
        "track": [[0, 6], [2, 6], [1, 9]],
        "pot": [["bell-3-1", 1], ["hourglass-3-1", 2], ["bell-2-1", 0]],
        "played": [["bell-2-1"], ["bell-3-1"], ["hourglass-3-1"]],
        "vp_won": [0, 0, 0],
        "history": [
            {
                "roller": 1,
                "score": 10,
                "dice": ["cloud", "bell", "cloud", "hourglass", "gear", "bell", "blank"],
                "open": ["bell-2-1", "bell-3-1", "hourglass-3-1"],
                "fields": [6, 9, 6],
                "moves": [],
                "winner": None,
            }
        ],
    }


def test_view_tells_what_was_won() -> None:
    state = situation(["B1 D4", "B2"], score_card=18)
    GAME.play(state, 0, cards("B1"))
    GAME.play(state, 1, cards("B2"))
    GAME.play(state, 0, cards("D4"))
    view = GAME.view(GAME.observe(state, 0))
    assert view["score_cards_won"] == [[18], []]
    assert view["vp_won"] == [21, 0]
    assert view["history"][0]["moves"] == [[0, ["diamond-4-1"], 5]]
    assert view["history"][0]["winner"] == 0


def finished_log(seed: int = 7, players: int = 3) -> Any:
    return json.loads(json.dumps(GAME.log(somewhere(players, seed, 10_000))))


def test_log_of_the_documented_shape() -> None:
    log = finished_log()
    assert list(log) == [
        "format",
        "version",
        "players",
        "first",
        "rules",
        "decks",
        "score_cards",
        "rounds",
        "scores",
        "winners",
    ]
    assert (log["format"], log["version"], log["players"]) == ("raise-log", 1, 3)
    assert log["rules"] == {"raise_rule": "minimal"}
    assert [len(deck) for deck in log["decks"]] == [30, 30, 30]
    assert len(log["score_cards"]) == 9
    assert list(log["rounds"][0]) == ["roller", "score", "dice", "open", "fields", "moves", "winner"]


@settings(max_examples=60)
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_every_game_we_log_is_accepted(players: int, seed: int) -> None:
    log = finished_log(seed, players)
    state = GAME.read_log(log)
    assert GAME.log(state) == log
    GAME.read_log({**log, "seats": ["a", "b"], "deal": 3})  # readers ignore keys they do not know


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a log that holds a single value."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else None
    return [path] if items is None else [place for key, value in items for place in places(value, (*path, key))]


LOG = finished_log()
PLACES = places(LOG)


@settings(max_examples=300)
@given(st.sampled_from(PLACES), st.data())
def test_a_log_with_any_value_changed_is_refused(place: tuple[Any, ...], data: st.DataObject) -> None:
    log = copy.deepcopy(LOG)
    *path, last = place
    target = log
    for key in path:
        target = target[key]
    old = target[last]
    new = data.draw(
        st.none()
        | st.booleans()
        | st.integers(-2, 120)
        | st.floats(allow_nan=False)
        | st.sampled_from(["pass", "bell-1-1", "diamond-6-5", "blank", "bell", "", "any"])
        | st.lists(st.integers(0, 3), max_size=2)
        | st.dictionaries(st.text(max_size=3), st.none(), max_size=1)
    )
    if json.dumps(new) == json.dumps(old):
        return
    target[last] = new
    if place == ("rules", "raise_rule") and new == "any":
        GAME.read_log(log)  # every minimal raise is a free one: this game could have been played so
        return
    swapped = place[0] == "decks" and sorted(map(str, log["decks"][place[1]])) == sorted(LOG["decks"][place[1]])
    if swapped:
        return
    with pytest.raises(BadLog) as caught:
        GAME.read_log(log)
    assert str(caught.value).endswith(".")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=300)
@given(json_values, st.sampled_from([*LOG, None]), st.sampled_from([*LOG["rounds"][0], None]), st.integers(0, 8))
def test_nothing_but_bad_log_whatever_is_read(junk: Any, key: str | None, part: str | None, number: int) -> None:
    """Junk in place of the whole log, of one of its parts, or of a part of a round."""
    log = copy.deepcopy(LOG)
    if key is None:
        log = junk
    elif key == "rounds" and number < len(log["rounds"]):
        if part is None:
            log["rounds"][number] = junk
        else:
            log["rounds"][number][part] = junk
    else:
        log[key] = junk
    try:
        GAME.read_log(log)
    except BadLog as problem:
        assert str(problem)


def test_says_where_and_what() -> None:
    log = copy.deepcopy(LOG)
    log["rounds"][2]["fields"][0] += 1
    field = LOG["rounds"][2]["fields"][0]
    with pytest.raises(BadLog, match=rf"Round 3: 'fields' is \[{field + 1}, .*by the rules it is \[{field}, "):
        GAME.read_log(log)

    log = copy.deepcopy(LOG)
    log["rounds"][1]["moves"].insert(0, [0, ["diamond-6-5", "diamond-6-5"], 40])
    with pytest.raises(BadLog, match="Round 2, move 1: "):
        GAME.read_log(log)

    log = copy.deepcopy(LOG)
    del log["rounds"][-1]
    with pytest.raises(BadLog, match="The log ends before the game does: round 9 is missing"):
        GAME.read_log(log)

    log = copy.deepcopy(LOG)
    log["rounds"].append(log["rounds"][-1])
    with pytest.raises(BadLog, match="Round 10: the game is already over"):
        GAME.read_log(log)

    log = copy.deepcopy(LOG)
    log["rounds"][0]["moves"].append([0, "pass"])
    count = len(log["rounds"][0]["moves"])
    with pytest.raises(BadLog, match=f"Round 1, move {count}: The round is already over"):
        GAME.read_log(log)
