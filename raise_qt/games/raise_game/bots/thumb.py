"""Rules of thumb, as people at the table use them: what a move costs, what it may bring, in victory points.

The weaker levels play by them. What a player overlooks is a number here: somebody new to the game counts neither what
cards will be worth in later rounds nor what the others may still hold.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_qt.games.raise_game.bots.features import Scene
from raise_qt.games.raise_game.bots.keeping import POTENTIAL
from raise_qt.games.raise_game.components import CARD_VP
from raise_qt.games.raise_game.state import Cards, State

USUAL_CARD = 40.8
"""About the mean of `POTENTIAL` over a set."""


@dataclass(frozen=True)
class Thumb:
    """How somebody judges.

    `card_price` is what an average card is worth to keep for later rounds, in VP, when two play. `own_vp` is how much
    of a card's own VP is seen as lost when it is played. `foresight` is the part of the hands, own and others', that is
    expected to be played this round; `caution` how sure one must be of a lead, in fields. `eagerness` is what each
    field of an opening card or of a step seems worth. `pot` is how much of the pot is noticed beside the score card.
    """

    card_price: float
    own_vp: float
    foresight: float
    caution: float
    opening_eagerness: float
    eagerness: float
    pot: float

    def judgements(self, state: State, seat: int, legal: list[Cards]) -> list[float]:
        """What each legal move seems to bring, in VP."""
        scene = Scene(state, seat)
        if not state.track:
            return [self._opening(scene, move) for move in legal]
        stake = state.rounds[-1].score_card + self.pot * state.rounds[-1].pot_vp
        return [self._raise(scene, move, stake) if move else 0.0 for move in legal]

    def _opening(self, scene: Scene, move: Cards) -> float:
        return self.opening_eagerness * scene.values[move[0]] - self._price(scene, move)

    def _raise(self, scene: Scene, move: Cards, stake: float) -> float:
        step = vp = 0
        for card in move:
            step += scene.values[card]
            vp += CARD_VP[card]
        mine = scene.own_field + step + self.foresight * (scene.hand_sum - step)
        chance = 1.0
        for rival in scene.rivals:
            reach = scene.reaches[rival]
            if reach >= 0.0:
                chance *= likelihood((mine - scene.fields[rival] - self.foresight * reach) / self.caution)
        return chance * (stake + self.pot * vp) - self._price(scene, move) + self.eagerness * step

    def _price(self, scene: Scene, move: Cards) -> float:
        """What is given up. The last rounds need no more cards than they need: then a card is worth its VP.

        Until then cards are the dearer the more play: fewer rounds can be won, and those bring more.
        """
        later = min(1.0, len(scene.state.score_pile) / 3.0) * (2 + scene.state.players) / 4.0
        price = 0.0
        for card in move:
            price += self.card_price * later * POTENTIAL[card] / USUAL_CARD + self.own_vp * CARD_VP[card]
        return price


def likelihood(lead: float) -> float:
    """How likely a lead lasts: from 0 to 1, an even chance at 0. The same to the last digit on every system."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))
