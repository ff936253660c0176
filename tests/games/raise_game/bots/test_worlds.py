"""Dealing what is hidden anew."""

from __future__ import annotations

from math import prod

import pytest

from raise_qt.core.chance import private_random
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.bots.policy import Policy, policy_for
from raise_qt.games.raise_game.bots.worlds import Deed, Worlds, at_the_beginning, deal_hand, done_this_round, fitness
from raise_qt.games.raise_game.components import HAND_SIZE
from raise_qt.games.raise_game.state import Round, State
from tests.games.raise_game.situations import card, cards, situation
from tests.random_play import random_record, states


@pytest.mark.parametrize("players", GAME.players)
def test_what_the_seat_knows_is_the_same_in_every_world(players: int) -> None:
    random = private_random(1)
    for state in list(states(random_record(GAME, players, "worlds")))[::10]:
        for seat in GAME.to_act(state):
            seen = GAME.observe(state, seat)
            sampled = GAME.sample(seen, random)
            worlds = Worlds(policy_for(players), sampled, seat, random)
            for _ in range(3):
                worlds.deal(sampled, random)
                assert GAME.observe(sampled, seat) == seen


def test_every_world_is_another() -> None:
    state = next(states(random_record(GAME, 3, "another")))
    worlds = Worlds(policy_for(3), state, 0, private_random(1))
    hands = set()
    for number in range(10):
        worlds.deal(state, private_random(number))
        hands.add(tuple(state.hands[1]))
    assert len(hands) > 5


def after_a_round(moves: list[tuple[int, tuple[int, ...], int]]) -> State:
    """Two players; seat 1 has opened the round before with a bell and then made these moves."""
    state = situation(["D5", "B1 B1 B2 B2 B2 B3"], piles=["", "D6 G5 C5 H4 D4 D5 G4 G4 C4 H3 H3 B3*"])
    state.rounds.insert(0, Round(0, 10, [5] * 7, [card("D4"), card("B3")], moves, 0))
    return state


def share_of_bold(state: State) -> float:
    """How many of the five bold cards the rival holds, of all worlds."""
    random = private_random(1)
    worlds = Worlds(policy_for(2), state, 0, random)
    bold = set(cards("D6 G5 C5 H4 B3*"))
    found = 0
    for _ in range(400):
        worlds.deal(state, random)
        found += len(bold & set(state.hands[1]))
    return found / 400 / 5


def test_kept_cards_are_better_than_new_ones() -> None:
    """One third of the unseen cards is in hand: so many of the bold ones if all are new, more if most were kept."""
    kept = share_of_bold(after_a_round([(1, (), 0)]))
    new = share_of_bold(after_a_round([(1, cards("B3 B3 B2 B2 H3"), 20)]))
    assert new == pytest.approx(HAND_SIZE / 18, abs=0.05)
    assert kept > new + 0.1


def test_in_the_first_round_all_cards_are_new() -> None:
    state = situation(["D5", "B1 B1 B2 B2 B2 B3"], piles=["", "D6 G5 C5 H4 D4 D5 G4 G4 C4 H3 H3 B3*"])
    assert share_of_bold(state) == pytest.approx(HAND_SIZE / 18, abs=0.05)


def test_cards_that_nobody_has_seen_come_from_anywhere_in_the_pile() -> None:
    """Whatever a seat draws next may be any card of its pile."""
    state = situation(["D5", "B1"], piles=["D4 G3 G4 C2 C3 C4 H1 H2 H3 B1 B2 B3", ""])
    random = private_random(1)
    worlds = Worlds(policy_for(2), state, 0, random)
    drawn = set()
    for _ in range(200):
        worlds.deal(state, random)
        drawn |= set(state.draw_piles[0][-HAND_SIZE:])
    assert drawn == set(cards("D4 G3 G4 C2 C3 C4 H1 H2 H3 B1 B2 B3"))


@pytest.mark.parametrize("players", GAME.players)
def test_a_round_is_played_again_as_it_was(players: int) -> None:
    """Before every deed the markers stood, the pot lay and the hands were as large as they had been."""
    record = list(states(random_record(GAME, players, "again")))
    seen = {}
    for state in record:
        for seat in GAME.to_act(state):
            number = (len(state.rounds), seat, len(state.round.moves) if state.track else -1)
            seen[number] = (state.track.copy(), [len(hand) for hand in state.hands], [len(p) for p in state.draw_piles])
    checked = 0
    for state in record[::4]:
        if not state.track:
            continue
        for seat, deeds in enumerate(done_this_round(state)):
            for deed in deeds:
                before = deed.before
                moves = len(before.round.moves) if before.track else -1
                track, hands, piles = seen[len(state.rounds), seat, moves]
                assert before.track == track
                assert [len(hand) for hand in before.hands] == hands
                assert [len(pile) for pile in before.draw_piles] == piles
                assert deed.move in GAME.legal_moves(before, seat)
                checked += 1
    assert checked > 10


def test_what_was_played_was_in_the_hand_at_the_beginning() -> None:
    state = situation(["", "D6 G5"], track=[(1, 1), (5, 0)], piles=["D4 G4", "D4 G4 C2 H1"])
    state.rounds[-1].picks = [*cards("D5"), *cards("B1")]
    state.rounds[-1].moves = [(1, cards("B2 B2"), 5)]
    beginning = at_the_beginning(state)
    assert set(cards("B1 B2 B2 D6 G5")) <= set(beginning.hands[1])
    assert len(beginning.hands[1]) == HAND_SIZE
    assert len(beginning.draw_piles[1]) == 3


def opened_with(picked: int) -> tuple[State, Deed]:
    """Seat 1 has opened with this card of six, and nobody has moved since."""
    state = situation(["", "D6 G5 C2 H1 B1 B3*"], track=[(1, 1), (5, 0)], piles=["D4 G4", "D4 G4"], dice="DGCHBBB")
    state.hands[1].remove(picked)
    state.rounds[-1].picks = [*cards("D5"), picked]
    (deed,) = done_this_round(state)[1]
    return state, deed


def test_hands_with_which_the_networks_would_have_done_the_same_fit_better() -> None:
    """A rival picked what the networks would pick with this hand, or what they would never pick."""
    policy = policy_for(2)
    before = situation(["D5", "D6 G5 C2 H1 B1 B3*"], piles=["D4 G4", "D4 G4"], dice="DGCHBBB")
    choices = GAME.legal_moves(before, 1)
    chances = policy.chances(before, 1, choices)
    (best,), (worst,) = choices[chances.index(max(chances))], choices[chances.index(min(chances))]
    fits = []
    for picked in (best, worst):
        state, deed = opened_with(picked)
        fits.append(fitness(policy, deed, 1, state.hands[1], state.draw_piles[1]))
    assert fits[0] > 1 > fits[1] > 0


def test_hands_that_fit_what_was_done_come_more_often() -> None:
    """Compared with hands dealt without regard to what their owner has done in this round."""
    policy = policy_for(2)
    random = private_random(3)
    read = blind = 0.0
    for state in [state for state in states(random_record(GAME, 2, "fits")) if state.track][::3]:
        (rival,) = {0, 1} - set(GAME.to_act(state))
        deeds = done_this_round(state)[rival]
        worlds = Worlds(policy, state, 1 - rival, random)
        for _ in range(40):
            worlds.deal(state, random)
            read += fits(policy, deeds, state, rival)
            deal_hand(state, rival, random)
            blind += fits(policy, deeds, state, rival)
    assert read > 1.2 * blind


def fits(policy: Policy, deeds: list[Deed], state: State, rival: int) -> float:
    """How well the hand in this world fits all that the rival has done in this round."""
    hand, pile = state.hands[rival], state.draw_piles[rival]
    return prod(fitness(policy, deed, rival, hand.copy(), pile.copy()) for deed in deeds)
