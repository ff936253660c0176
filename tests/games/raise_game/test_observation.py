"""R-info: what a seat may know."""

from dataclasses import fields

from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.core.chance import Chance, pick, private_random, shuffled_by
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.observation import Observation
from raise_qt.games.raise_game.state import State
from tests.games.raise_game.situations import card, cards, situation
from tests.games.raise_game.test_whole_games import check_cards, check_score_cards


def somewhere(players: int, seed: int, moves: int) -> State:
    """A random game after so many moves."""
    random = private_random(seed)
    state = GAME.setup(GAME.defaults, players, Chance(str(seed)))
    for _ in range(moves):
        seats = GAME.to_act(state)
        if not seats:
            break
        seat = pick(seats, random)
        GAME.play(state, seat, pick(GAME.legal_moves(state, seat), random))
    return state


def with_other_secrets(state: State, seat: int, seed: int) -> State:
    """The same to this seat: everything it cannot know is shuffled, and who else has picked what is changed."""
    random = private_random(seed)
    other = state.clone()
    other.chance = Chance(f"another {seed}")
    for rival in range(state.players):
        hidden = [*state.draw_piles[rival]] if rival == seat else [*state.hands[rival], *state.draw_piles[rival]]
        hidden = shuffled_by(random, hidden)
        size = 0 if rival == seat else len(state.hands[rival])
        if rival != seat:
            other.hands[rival] = sorted(hidden[:size])
        other.draw_piles[rival] = hidden[size:]
        if state.picking and rival != seat and state.hands[rival]:
            other.round.picks[rival] = None
            if rival not in other.picking:
                other.picking.append(rival)
                other.picking.sort()
    unseen = [c for c in range(6, 21) if c != 13 and c not in {r.score_card for r in state.rounds}]
    other.score_pile = shuffled_by(random, unseen)[: len(state.score_pile)]
    return other


@settings(max_examples=150)
@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 120), st.integers(0, 10**6))
def test_an_observation_carries_no_secret(players: int, seed: int, moves: int, other: int) -> None:
    state = somewhere(players, seed, moves)
    for seat in range(players):
        disguised = with_other_secrets(state, seat, other)
        assert GAME.observe(disguised, seat) == GAME.observe(state, seat)
        assert GAME.view(GAME.observe(disguised, seat)) == GAME.view(GAME.observe(state, seat))


@settings(max_examples=80)
@given(
    st.sampled_from(list(GAME.bots)),
    st.integers(2, 5),
    st.integers(0, 10**6),
    st.integers(0, 120),
    st.integers(0, 10**6),
)
def test_no_bot_sees_what_it_must_not_see(name: str, players: int, seed: int, moves: int, other: int) -> None:
    """Law 4: every secret exchanged, the same choice."""
    state = somewhere(players, seed, moves)
    for seat in GAME.to_act(state)[:1]:
        legal = GAME.legal_moves(state, seat)
        disguised = with_other_secrets(state, seat, other)
        choices = [
            GAME.bots[name]().choose(GAME.observe(s, seat), legal, private_random(other)) for s in (state, disguised)
        ]
        assert choices[0] == choices[1]


def test_an_observation_is_all_plain_data_of_open_facts() -> None:
    """Whoever adds a field must think about who may know it."""
    assert [field.name for field in fields(Observation)] == [
        "players",
        "free_raise",
        "hidden_piles",
        "seat",
        "opening",
        "rounds",
        "roller",
        "score_card",
        "dice",
        "rounds_in_game",
        "hand",
        "pick",
        "hand_sizes",
        "draw_sizes",
        "track",
        "over",
    ]


def test_R3_nobody_sees_that_or_what_others_have_picked() -> None:
    state = situation(["B1 D4", "B2 D4"])
    before = GAME.observe(state, 0)
    GAME.play(state, 1, cards("B2"))
    assert GAME.observe(state, 0) == before
    assert GAME.observe(state, 1).pick == card("B2")


def test_an_observation_does_not_change_when_the_game_goes_on() -> None:
    state = situation(["B1 D4 D5", "B2 D4 D5"])
    GAME.play(state, 0, cards("B1"))
    GAME.play(state, 1, cards("B2"))
    seen = GAME.observe(state, 0)
    before = GAME.view(seen)
    GAME.play(state, 0, cards("D4"))
    assert GAME.view(seen) == before


@settings(max_examples=100)
@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 120))
def test_a_sampled_state_keeps_every_card_and_plays_on(players: int, seed: int, moves: int) -> None:
    state = somewhere(players, seed, moves)
    random = private_random(seed)
    for seat in range(players):
        sampled = GAME.sample(GAME.observe(state, seat), random)
        check_cards(sampled)
        check_score_cards(sampled)
        assert GAME.observe(sampled, seat) == GAME.observe(state, seat)
        while seats := GAME.to_act(sampled):
            GAME.play(sampled, seats[0], pick(GAME.legal_moves(sampled, seats[0]), random))
        check_cards(sampled)


def test_samples_differ() -> None:
    state = somewhere(3, 5, 30)
    observation = GAME.observe(state, 0)
    random = private_random(1)
    hands = {tuple(GAME.sample(observation, random).hands[1]) for _ in range(20)}
    assert len(hands) > 10
