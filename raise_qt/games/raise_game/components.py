"""What is in the box (C1–C4, C6): the one table of components.

The printed game shows its cards and dice only as pictures, so these are reconstructions; exchange them here and
nowhere else.

A card is a small number, its kind. Equal cards cannot be told apart, so there are as many kinds as different cards,
in the order of C1, then number, then victory points: sorting cards is sorting numbers.
"""

from __future__ import annotations

from typing import Final

Card = int

# C1, in this order
SYMBOLS: Final = ("diamond", "gear", "cloud", "hourglass", "bell")
BLANK: Final = len(SYMBOLS)
FACES: Final = (*SYMBOLS, "blank")

# C2: of each symbol the last, highest card is worth 5 victory points, all others 1
NUMBERS: Final = {
    "diamond": (4, 5, 5, 6),
    "gear": (3, 4, 4, 4, 5),
    "cloud": (2, 3, 3, 3, 4, 5),
    "hourglass": (1, 2, 2, 3, 3, 3, 4),
    "bell": (1, 1, 2, 2, 2, 3, 3, 3),
}
PLAIN_VP: Final = 1
BOLD_VP: Final = 5

# C3: seven different dice, by the first letters of their faces
_DICE = ("DGCHB-", "DCHHB-", "DGCBB-", "GCHHB-", "GCHBB-", "GHHBB-", "CCHBB-")

# C4
SCORE_CARDS: Final = (6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20)

# C5
TRACK_FIELDS: Final = 100

# S1, R10, R13
HAND_SIZE: Final = 6

# S2: how many score cards are taken out unseen, by the number of players
SCORE_CARDS_REMOVED: Final = {2: 6, 3: 5, 4: 4, 5: 3}


def _faces() -> list[tuple[int, int, int]]:
    """Every card of a set as (symbol, number, VP)."""
    cards = []
    for symbol, name in enumerate(SYMBOLS):
        *plain, bold = NUMBERS[name]
        cards += [(symbol, number, PLAIN_VP) for number in plain] + [(symbol, bold, BOLD_VP)]
    return cards


_KINDS: Final = sorted(set(_faces()))

CARD_SYMBOL: Final = [symbol for symbol, _, _ in _KINDS]
CARD_NUMBER: Final = [number for _, number, _ in _KINDS]
CARD_VP: Final = [vp for _, _, vp in _KINDS]
CARD_NAME: Final = [f"{SYMBOLS[symbol]}-{number}-{vp}" for symbol, number, vp in _KINDS]
CARD_CALLED: Final = {name: card for card, name in enumerate(CARD_NAME)}

ALONE: Final[list[tuple[Card, ...]]] = [(card,) for card in range(len(_KINDS))]
"""Each card as a move of its own. Moves are made millions of times; these need not be."""

SET: Final = tuple(_KINDS.index(face) for face in sorted(_faces()))
"""The 30 cards of every player (C2)."""

DICE: Final = [["DGCHB-".index(letter) for letter in die] for die in _DICE]
"""For each die (C3) its six faces, as places in `FACES`."""

FACE_COUNTS: Final = [sum(die.count(face) for die in DICE) for face in range(len(FACES))]
"""How often each of `FACES` is on all the dice together: half of the overview card (C6); `NUMBERS` is the other."""
