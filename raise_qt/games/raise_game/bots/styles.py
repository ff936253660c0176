"""Characters: what somebody likes to do a little more, or less, than would be best.

A style is a leaning, in victory points: moves that fit it seem better than they are, by so much. That is enough to
play visibly differently, and too little to play much worse.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_qt.games.raise_game.components import BOLD_VP, CARD_VP
from raise_qt.games.raise_game.state import Cards


@dataclass(frozen=True)
class Style:
    """Leanings: to open high (`opening`) and to make long steps (`step`), both for each ten fields; to spend cards
    (`card`), and 5-VP cards besides (`bold`), for each of them; to stay in the round at all (`stay`).
    """

    opening: float = 0.0
    step: float = 0.0
    card: float = 0.0
    bold: float = 0.0
    stay: float = 0.0

    def leaning(self, opens: bool, move: Cards, values: list[int]) -> float:
        """How much this move is to the taste of the style."""
        if not move:
            return 0.0
        fields = bold = 0
        for card in move:
            fields += values[card]
            if CARD_VP[card] == BOLD_VP:
                bold += 1
        if opens:
            return self.opening * fields / 10.0 + self.bold * bold
        return self.stay + self.step * fields / 10.0 + self.card * len(move) + self.bold * bold


STEADY = "steady"

STYLES: dict[str, Style] = {
    STEADY: Style(),
    "gambler": Style(stay=2.0, step=0.5),
    "miser": Style(card=-1.5, opening=-1.5),
    "bluffer": Style(opening=3.0, step=1.5, stay=-1.5),
    "hoarder": Style(bold=-5.0),
}
"""By the names that SPECs use."""
