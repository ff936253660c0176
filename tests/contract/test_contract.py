"""What every game promises. A new game is tested here without changing a line."""

from __future__ import annotations

import json
import pickle
from itertools import cycle, islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.core.bot import Bot
from raise_qt.core.chance import Chance, pick, private_random
from raise_qt.core.game import Event
from raise_qt.core.problems import BadLog, BadOptions, IllegalMove
from raise_qt.core.record import Record
from raise_qt.core.registry import AnyGame, game_called, games
from tests.random_play import random_record, states

TABLES = [(game, players) for game in games().values() for players in game.players]
every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES]
)
every_game = pytest.mark.parametrize("game", games().values(), ids=games().keys())
seeds = st.integers(0, 2**32).map(str)


def positions(game: AnyGame, players: int, seed: str, every: int = 7) -> list[Any]:
    """Some states of a random game."""
    return list(states(random_record(game, players, seed)))[::every]


@every_game
def test_a_game_introduces_itself(game: AnyGame) -> None:
    assert game_called(game.name) is game
    assert game.title
    assert game.default_bot in game.bots
    assert "random" in game.bots
    assert len(game.players) >= 1
    for name, changes in game.variants.items():
        assert changes.keys() <= game.defaults.keys(), name
        assert game.with_variants([name]) == {**game.defaults, **changes}
    assert game.complete_options({}) == game.defaults


@every_game
def test_what_a_game_does_not_know_is_refused_with_a_sentence(game: AnyGame) -> None:
    with pytest.raises(BadOptions, match="no option"):
        game.complete_options({"colour": "green"})
    with pytest.raises(BadOptions, match="no variant"):
        game.with_variants(["upside-down"])
    for players in (0, game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(BadOptions, match="players"):
            game.setup(game.defaults, players, Chance("x"))


@every_table
@settings(max_examples=8)
@given(seeds)
def test_a_random_game_comes_to_an_end(game: AnyGame, players: int, seed: str) -> None:
    state = random_record(game, players, seed).state()
    assert game.to_act(state) == ()
    assert len(game.scores(state)) == players
    winners = game.winners(state)
    assert winners
    assert winners == sorted(set(winners))
    assert set(winners) <= set(range(players))


@every_table
@settings(max_examples=4)
@given(seeds)
def test_legal_moves_are_different_and_playable(game: AnyGame, players: int, seed: str) -> None:
    for state in positions(game, players, seed):
        for seat in game.to_act(state):
            legal = game.legal_moves(state, seat)
            assert legal
            words = [json.dumps(game.encode_move(move)) for move in legal]
            assert len(set(words)) == len(words)
            for move in legal:
                game.play(state.clone(), seat, move)


@every_table
@settings(max_examples=4)
@given(seeds)
def test_an_illegal_move_raises_and_changes_nothing(game: AnyGame, players: int, seed: str) -> None:
    everything = positions(game, players, seed, every=5)
    moves = [m for state in everything for seat in game.to_act(state) for m in game.legal_moves(state, seat)]
    for state in everything:
        before = state.clone()
        for seat in range(-1, players + 1):
            legal = game.legal_moves(state, seat) if seat in game.to_act(state) else []
            for move in moves[:60]:
                if move not in legal:
                    with pytest.raises(IllegalMove) as caught:
                        game.play(state, seat, move)
                    assert str(caught.value).endswith(".")
                    assert state == before


@every_table
@settings(max_examples=4)
@given(seeds)
def test_play_and_apply_do_the_same(game: AnyGame, players: int, seed: str) -> None:
    for state in positions(game, players, seed):
        for seat in game.to_act(state):
            for move in game.legal_moves(state, seat)[:5]:
                silently, told = state.clone(), state.clone()
                game.play(silently, seat, move)
                events = game.apply(told, seat, move)
                assert silently == told
                assert events
                assert all(isinstance(event, Event) for event in events)


@every_table
@settings(max_examples=4)
@given(seeds)
def test_a_clone_goes_its_own_way(game: AnyGame, players: int, seed: str) -> None:
    for state in positions(game, players, seed):
        before = pickle.dumps(state)
        clone = state.clone()
        assert clone == state
        random = private_random(1)
        while seats := game.to_act(clone):
            game.play(clone, seats[0], pick(game.legal_moves(clone, seats[0]), random))
        assert pickle.dumps(state) == before


@every_table
@settings(max_examples=4)
@given(seeds)
def test_replay_reproduces_every_state(game: AnyGame, players: int, seed: str) -> None:
    record = random_record(game, players, seed)
    again = Record.from_json(json.loads(json.dumps(record.to_json())), game)
    assert again == record
    assert list(states(again)) == list(states(record))
    middle = len(record.moves) // 2
    assert record.state(middle) == list(states(record))[middle]


@every_table
@settings(max_examples=4)
@given(seeds)
def test_a_sample_looks_the_same_from_the_seat(game: AnyGame, players: int, seed: str) -> None:
    """So an observation holds all that is needed to think, and nothing of the true state but what it tells."""
    random = private_random(7)
    for state in positions(game, players, seed):
        for seat in range(players):
            seen = game.observe(state, seat)
            sampled = game.sample(seen, random)
            assert game.observe(sampled, seat) == seen
            assert game.view(game.observe(sampled, seat)) == game.view(seen)
            if seat in game.to_act(state):
                assert game.legal_moves(sampled, seat) == game.legal_moves(state, seat)
            while seats := game.to_act(sampled):
                game.play(sampled, seats[-1], pick(game.legal_moves(sampled, seats[-1]), random))


@every_table
def test_an_observation_never_carries_the_seed(game: AnyGame, players: int) -> None:
    seed = "a very telling seed"
    for state in positions(game, players, seed, every=3):
        for seat in range(players):
            assert seed.encode() not in pickle.dumps(game.observe(state, seat))


@every_table
def test_bots_choose_legally_and_the_same_again_for_the_same_view(game: AnyGame, players: int) -> None:
    """Law 4: a bot's choice depends on its observation, the legal moves and its own random numbers alone."""
    bots: dict[str, Bot[Any, Any]] = {name: make() for name, make in game.bots.items()}
    random = private_random(3)
    turns = cycle(bots.items())  # some of them think long: each has its turn, but not everywhere
    for number, state in enumerate(positions(game, players, "bots")):
        for seat in game.to_act(state):
            seen, legal = game.observe(state, seat), game.legal_moves(state, seat)
            disguised = game.sample(seen, random)
            for name, bot in islice(turns, 3):
                move = bot.choose(seen, legal, private_random(number))
                assert move in legal, name
                again = game.bots[name]().choose(
                    game.observe(disguised, seat), game.legal_moves(disguised, seat), private_random(number)
                )
                assert again == move, name


@every_table
def test_moves_views_and_logs_are_json(game: AnyGame, players: int) -> None:
    for state in positions(game, players, "json"):
        for seat in game.to_act(state):
            for move in game.legal_moves(state, seat):
                data = game.encode_move(move)
                assert game.decode_move(json.loads(json.dumps(data))) == move
            view = game.view(game.observe(state, seat))
            assert json.loads(json.dumps(view)) == view
    final = random_record(game, players, "json").state()
    log = game.log(final)
    assert json.loads(json.dumps(log)) == log
    assert log["format"] == f"{game.name}-log"
    replayed = game.read_log(log)
    assert game.scores(replayed) == game.scores(final)
    assert game.log(replayed) == log


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@every_game
@settings(max_examples=100)
@given(json_values, st.data())
def test_junk_is_refused_with_a_sentence(game: AnyGame, junk: Any, data: st.DataObject) -> None:
    with pytest.raises(IllegalMove) as no_move:
        game.decode_move({"junk": junk})
    assert str(no_move.value)
    log = game.log(random_record(game, game.players[0], "junk").state())
    key = data.draw(st.sampled_from(sorted(log)))
    try:
        game.read_log({**log, key: junk})
    except BadLog as problem:
        assert str(problem).endswith(".")


@every_table
def test_the_future_does_not_depend_on_what_is_played(game: AnyGame, players: int) -> None:
    """Law 5: the same moves after a detour give the same game."""
    record = random_record(game, players, "detour")
    detour = record.branch(len(record.moves) // 2)
    state = detour.state()
    seat = game.to_act(state)[0]
    detour.add(seat, game.encode_move(game.legal_moves(state, seat)[-1]))
    detour.take_back(len(record.moves) // 2)
    for seat, move in record.moves[len(record.moves) // 2 :]:
        detour.add(seat, move)
    assert detour.state() == record.state()


@every_table
def test_watchers_and_seats_get_events_they_may_see(game: AnyGame, players: int) -> None:
    """A redacted event is of the same kind, and redacting it again for the same viewer changes nothing."""
    for _, events in random_record(game, players, "redact").replay():
        for event in events:
            for viewer in (None, *range(players)):
                seen = game.redact(event, viewer)
                assert type(seen) is type(event)
                assert game.redact(seen, viewer) == seen
