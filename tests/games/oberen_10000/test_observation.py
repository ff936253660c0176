"""Nothing is hidden but the dice to come."""

from raise_qt.core.chance import Chance, private_random
from raise_qt.games.oberen_10000 import GAME
from raise_qt.games.oberen_10000.events import Rolled
from raise_qt.games.oberen_10000.state import ROLL
from tests.games.oberen_10000.situations import dice, move, start


def test_a_sample_is_the_same_game_with_other_dice_to_come() -> None:
    state = start({"1/1": "1, 2, 2, 3, 4, red 4"}, players=3)
    random = private_random(2)
    futures = set()
    for _ in range(20):
        seen = GAME.observe(state, 1)
        sampled = GAME.sample(seen, random)
        assert GAME.observe(sampled, 1) == seen
        assert sampled.chance != state.chance
        GAME.play(sampled, 0, move("1", ROLL))
        futures.add(sampled.turns[0].rolls[1].dice)
    assert len(futures) > 10


def test_an_observation_stays_as_it_was() -> None:
    state = start({"1/1": "1, 2, 2, 3, 4, red 4"})
    seen = GAME.observe(state, 0)
    sampled = GAME.sample(seen, private_random(2))
    GAME.play(state, 0, move("1"))
    GAME.play(sampled, 0, move("1"))
    assert seen.turn_points == 0
    assert seen.to_act == 0
    assert seen == GAME.observe(start({"1/1": "1, 2, 2, 3, 4, red 4"}), 0)


def test_all_seats_see_the_same() -> None:
    state = GAME.setup({}, 4, Chance("open"))
    views = [GAME.view(GAME.observe(state, seat)) for seat in range(4)]
    assert [view.pop("seat") for view in views] == [0, 1, 2, 3]
    assert all(view == views[0] for view in views)
    event = Rolled(0, dice("1, coin"))
    assert all(GAME.redact(event, viewer) is event for viewer in (None, 0, 1))
