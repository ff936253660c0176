"""Raise or pass (R7–R10, V1)."""

from __future__ import annotations

from typing import Final

from raise_qt.core.game import Tell
from raise_qt.core.problems import IllegalMove
from raise_qt.games.raise_game.components import ALONE, Card
from raise_qt.games.raise_game.drawing import refill
from raise_qt.games.raise_game.events import Passed, Raised
from raise_qt.games.raise_game.round_end import end_round_if_decided
from raise_qt.games.raise_game.state import PASS, Cards, Move, State
from raise_qt.games.raise_game.turn_order import gap, land

CARD_BITS: Final = 5
CARD_MASK: Final = (1 << CARD_BITS) - 1
"""A card's value and the card in one number: sorting such numbers sorts by value and asks no function."""


def raises_and_pass(state: State, seat: int) -> list[Move]:
    """R7: pass, or one of the legal raises."""
    hand, values, ahead = state.hands[seat], state.values, gap(state.track)
    moves = any_raises(hand, values, ahead) if state.free_raise else minimal_raises(hand, values, ahead)
    moves.insert(0, PASS)
    return moves


def minimal_raises(hand: list[Card], values: list[int], gap: int) -> list[Cards]:
    """R8: the sets of cards whose sum is greater than the gap, but not without their highest card.

    Cards are added from the lowest value up to sets that fall short of overtaking (a sum of at most the gap). The
    card added is the highest of the new set: either it overtakes, and the set is a legal raise, or the set is one
    more that falls short.
    """
    found: list[Cards] = []
    short: list[Cards] = []
    sums: list[int] = []
    last = -1
    newest = 0
    by_value = [values[card] << CARD_BITS | card for card in hand]
    by_value.sort()
    for key in by_value:
        card = key & CARD_MASK
        value = key >> CARD_BITS
        # an equal card makes new sets only out of those that already hold its twin
        first = newest if card == last else 0
        newest = len(short)
        one = ALONE[card]
        room = gap - value
        if card != last:
            last = card
            if room < 0:
                found.append(one)
            else:
                short.append(one)
                sums.append(value)
        for place in range(first, newest):
            cards = short[place]
            if cards[-1] <= card:
                cards = cards + one
            elif card <= cards[0]:
                cards = one + cards
            else:
                cards = tuple(sorted(cards + one))
            total = sums[place]
            if total > room:
                found.append(cards)
            else:
                short.append(cards)
                sums.append(total + value)
    return found


def any_raises(hand: list[Card], values: list[int], gap: int) -> list[Cards]:
    """V1: all sets of cards whose sum is greater than the gap. (The hand is sorted, so the sets are.)"""
    sets: dict[Cards, int] = {PASS: 0}
    for card in hand:
        sets.update([((*cards, card), total + values[card]) for cards, total in sets.items()])
    return [cards for cards, total in sets.items() if total > gap]


def raise_or_pass(state: State, seat: int, move: Move, tell: Tell) -> None:
    """R7: what the rearmost marker (R6) does."""
    track = state.track
    field, rearmost = track[0]
    if seat != rearmost:
        raise IllegalMove("Only the rearmost marker may act.")
    if move:
        hand = state.hands[seat].copy()
        total = check_raise(state, hand, move, track[1][0] - field)
        state.hands[seat] = hand
        track.pop(0)
        height = land(track, field + total, seat)
        state.rounds[-1].moves.append((seat, move, field + total))
        if tell is not None:
            tell(Raised(seat, move, field, field + total, height))
        if hand:
            return  # somebody on the track has a card left: the round goes on (R11)
    else:
        if tell is not None:
            tell(Passed(seat, field, forced=not can_raise(state, seat)))
        track.pop(0)
        state.rounds[-1].moves.append((seat, PASS, field))
        refill(state, seat, tell)
    end_round_if_decided(state, tell)


def check_raise(state: State, hand: list[Card], cards: Cards, gap: int) -> int:
    """R8: take the cards of a legal raise out of the hand; returns their sum. Raises `IllegalMove` otherwise."""
    values = state.values
    total = highest = 0
    for card in cards:
        try:
            hand.remove(card)
        except ValueError:
            raise IllegalMove("These cards are not all in the hand.") from None
        value = values[card]
        total += value
        if value > highest:
            highest = value
    if total <= gap:
        raise IllegalMove("{total} is not enough: it takes more than {gap}.", total=total, gap=gap)
    if total - highest > gap and not state.free_raise:
        raise IllegalMove("That is more than needed: it also overtakes with a card less.")
    return total


def can_raise(state: State, seat: int) -> bool:
    """R9: whether there is any legal raise at all: all cards together overtake."""
    values = state.values
    return sum([values[card] for card in state.hands[seat]]) > gap(state.track)
