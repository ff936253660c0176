"""What the person is about to do: the cards chosen, whether they make a move, and what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_qt.games.raise_game.components import Card
from raise_qt.games.raise_game.state import PASS, Cards, Move
from raise_qt.games.raise_game.table.picture import Picture, TableCard


@dataclass
class Choice:
    """The chosen cards, by their numbers; `legal` is what the person may do: nothing while it is another's turn."""

    legal: Sequence[Move] = ()
    numbers: set[int] = field(default_factory=set)

    @property
    def opening(self) -> bool:
        """Whether one card is to be picked (R3)."""
        return bool(self.legal) and PASS not in self.legal

    @property
    def usable(self) -> set[Card] | None:
        """The cards that are part of any legal move; None while there is nothing to choose."""
        return {card for move in self.legal for card in move} if self.legal else None

    def ask(self, legal: Sequence[Move]) -> None:
        """It is the person's turn, or no longer."""
        self.legal = legal
        self.numbers.clear()

    def toggle(self, card: TableCard) -> None:
        """Choose a card, or no longer. To open with, there can be only one."""
        if card.number in self.numbers:
            self.numbers.remove(card.number)
        elif self.opening:
            self.numbers = {card.number}
        else:
            self.numbers.add(card.number)

    def cards(self, hand: Sequence[TableCard]) -> Cards:
        """The chosen cards, sorted."""
        return tuple(sorted(held.card for held in hand if held.number in self.numbers and held.card is not None))

    def total(self, picture: Picture, cards: Cards) -> int:
        """What they add up to this round (R2)."""
        return sum(picture.values[card] for card in cards)

    def target(self, picture: Picture, cards: Cards) -> int | None:
        """The field they would lead to."""
        if not cards or picture.viewer is None:
            return None
        return (picture.field_of(picture.viewer) or 0) + self.total(picture, cards)
