"""Situations of Raise in a few letters.

A card is its symbol's first letter and number, `*` for the bold bell 3 (all other bold cards are the only ones of
their number): ``"D5 B2 B3*"``. Dice are seven letters in any order, `-` for a blank.
"""

from __future__ import annotations

from raise_qt.core.chance import Chance
from raise_qt.games.raise_game.components import CARD_CALLED, Card
from raise_qt.games.raise_game.rolling import card_values, multipliers
from raise_qt.games.raise_game.state import Round, State

LETTERS = "DGCHB-"
BOLD = {"D6", "G5", "C5", "H4", "B3*"}
NAMES = {"D": "diamond", "G": "gear", "C": "cloud", "H": "hourglass", "B": "bell"}


def card(text: str) -> Card:
    """One card."""
    return CARD_CALLED[f"{NAMES[text[0]]}-{text[1]}-{5 if text in BOLD else 1}"]


def cards(text: str) -> tuple[Card, ...]:
    """Some cards, sorted."""
    return tuple(sorted(card(word) for word in text.split()))


def situation(
    hands: list[str],
    *,
    track: list[tuple[int, int]] | None = None,
    piles: list[str] | None = None,
    dice: str = "-------",
    roller: int = 0,
    score_card: int = 10,
    score_pile: tuple[int, ...] = (20,),
    free_raise: bool = False,
) -> State:
    """A round in progress. `track` has (field, seat) from rearmost to frontmost; without one, picks are due (R3)."""
    faces = [LETTERS.index(letter) for letter in dice]
    in_hand = [list(cards(text)) for text in hands]
    return State(
        players=len(hands),
        free_raise=free_raise,
        hidden_piles=False,
        chance=Chance("situation"),
        hands=in_hand,
        draw_piles=[list(cards(text)) for text in piles or [""] * len(hands)],
        score_pile=list(reversed(score_pile)),
        vp_won=[0] * len(hands),
        rounds=[Round(roller, score_card, faces, [None] * len(hands), [])],
        values=card_values(multipliers(faces)),
        track=track or [],
        picking=[] if track else [seat for seat, hand in enumerate(in_hand) if hand],
    )
