"""Chance: pinned to the letter, because a seed must give the same game on every system for ever."""

import subprocess
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raise_qt.core.chance import Chance, commitment, fresh_seed, pick, private_random, shuffled_by

# fmt: off
SHUFFLED = [24, 11, 21, 15, 27, 7, 8, 16, 23, 1, 4, 13, 19, 17, 9, 12, 26, 20, 0,
            18, 10, 22, 2, 5, 29, 28, 14, 25, 3, 6]
ROLLED = [2, 0, 5, 1, 1, 2, 4, 1, 2, 0, 2, 5]
PRIVATE = 169155836288089162137582447225883393570
NUMBERS = [362, 930, 369, 176, 213]
PRIVATE_SHUFFLE = [9, 8, 0, 3, 5, 4, 6, 2, 7, 1]
# fmt: on


def test_the_exact_order_of_a_shuffle() -> None:
    assert Chance("moon").shuffled("deck/0", list(range(30))) == SHUFFLED
    assert "".join(Chance("").shuffled("", "raise")) == "raesi"


def test_the_exact_order_of_dice() -> None:
    assert Chance("moon").roll("dice/1", 12, 6) == ROLLED
    assert Chance("Mond 🌙").roll("dice/1", 3, 6) == [4, 0, 1]


def test_the_exact_private_numbers() -> None:
    seed = Chance("moon").private("bot/0/0")
    assert seed == PRIVATE
    random = private_random(seed)
    assert [int(random() * 1000) for _ in range(5)] == NUMBERS


def test_the_exact_order_of_a_private_shuffle() -> None:
    assert shuffled_by(private_random(1), list(range(10))) == PRIVATE_SHUFFLE


def test_anybody_can_check_a_stream() -> None:
    """The recipe of the module's text, without our code: SHAKE-128 over seed NUL name, words of 64 bits."""
    import hashlib

    data = hashlib.shake_128(b"moon\x00dice/1").digest(24)
    words = [int.from_bytes(data[i : i + 8], "big") for i in (0, 8, 16)]
    assert Chance("moon").roll("dice/1", 3, 6) == [word % 6 for word in words]


@given(st.text(st.characters(codec="utf-8")), st.text(st.characters(codec="utf-8")), st.lists(st.integers()))
def test_a_shuffle_loses_nothing_and_repeats(seed: str, stream: str, items: list[int]) -> None:
    once = Chance(seed).shuffled(stream, items)
    assert sorted(once) == sorted(items)
    assert Chance(seed).shuffled(stream, items) == once


def test_streams_are_independent_of_each_other() -> None:
    chance = Chance("moon")
    streams = [tuple(chance.roll(name, 20, 6)) for name in ("dice/1", "dice/2", "dice/11", "first", "deck/0")]
    assert len(set(streams)) == len(streams)
    assert tuple(Chance("moonlight").roll("dice/1", 20, 6)) not in streams


def test_a_longer_roll_begins_like_a_shorter_one() -> None:
    assert Chance("moon").roll("dice/1", 3, 6) == ROLLED[:3]


def test_every_side_and_every_order_comes_up_about_equally() -> None:
    sides = Counter(Chance("fair").roll("dice", 60_000, 6))
    assert all(abs(count - 10_000) < 400 for count in sides.values())
    orders = Counter(tuple(Chance(str(n)).shuffled("deck", "abc")) for n in range(6_000))
    assert len(orders) == 6
    assert all(abs(count - 1_000) < 130 for count in orders.values())


def test_pick_takes_every_item() -> None:
    random = private_random(3)
    assert {pick("abc", random) for _ in range(50)} == set("abc")


def test_a_seed_can_be_committed_to_beforehand() -> None:
    assert commitment("moon") == "9e78b43ea00edcac8299e0cc8df7f6f913078171335f733a21d5d911b6999132"
    assert len({fresh_seed() for _ in range(100)}) == 100


def test_the_commitment_is_what_sha256sum_says() -> None:
    try:
        done = subprocess.run(["sha256sum"], input="moon", capture_output=True, text=True, check=True)
    except FileNotFoundError:
        pytest.skip("there is no sha256sum on this system")
    assert done.stdout.split()[0] == commitment("moon")
