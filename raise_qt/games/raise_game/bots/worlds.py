"""What is hidden, dealt anew: worlds as likely as they are, in which a search can play on.

An unknown hand is not any hand. Cards that were kept are better than new ones (`keeping`), and what a rival has done in
this round fits some hands better than others: nobody opens with the best card of a strong one, or raises with two where
one would have done. So for every rival on the track many hands are dealt, and those with which the networks would have
done likewise come more often.
"""

from __future__ import annotations

from raise_qt.core.chance import Random
from raise_qt.games.raise_game.bots.keeping import KEPT, new_cards
from raise_qt.games.raise_game.bots.policy import Policy
from raise_qt.games.raise_game.components import HAND_SIZE
from raise_qt.games.raise_game.opening import openings, pick
from raise_qt.games.raise_game.raising import minimal_raises, raise_or_pass
from raise_qt.games.raise_game.state import PASS, Cards, State
from raise_qt.games.raise_game.turn_order import gap

HANDS = 192
"""So many hands are looked at for all seats of a table together."""

DOUBT = 0.03
"""A move whose chance is worse than the best by this much is a quarter as likely."""

BELIEF = 0.95
"""How far others are believed to play like the networks. Nobody plays exactly like them."""


class Deed:
    """Something that a rival has done in this round: the state `before` it, the move, and all that was played by then.

    `played` are the rival's cards from this move on: whatever is in the hand now, it was in there together with them.
    """

    def __init__(self, before: State, move: Cards) -> None:
        self.before = before
        self.move = move
        self.played: list[int] = []


class Hands:
    """Some hands that a rival may hold, each with the sum of the likelihoods up to it."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = []
        self.piles: list[list[int]] = []
        self.sums: list[float] = []

    def add(self, hand: list[int], pile: list[int], likelihood: float) -> None:
        """Another one."""
        self.hands.append(hand)
        self.piles.append(pile)
        self.sums.append((self.sums[-1] if self.sums else 0.0) + likelihood)

    def any_place(self, random: Random) -> int:
        """One of them, by its likelihood."""
        point = random() * self.sums[-1]
        place = 0
        while place < len(self.sums) - 1 and self.sums[place] <= point:
            place += 1
        return place


class Worlds:
    """Deals anew what a seat cannot know in a state that was sampled from its observation."""

    def __init__(self, policy: Policy, state: State, seat: int, random: Random) -> None:
        self.policy = policy
        self.seat = seat
        self.known: dict[int, Hands] = {}
        if state.track:
            deeds = done_this_round(state)
            for _, rival in state.track:
                if rival != seat and state.draw_piles[rival]:
                    self.known[rival] = self._hands(state, rival, deeds[rival], random)

    def _hands(self, state: State, rival: int, deeds: list[Deed], random: Random) -> Hands:
        found = Hands()
        for _ in range(HANDS // state.players):
            deal_hand(state, rival, random)
            hand, pile = state.hands[rival], state.draw_piles[rival]
            likelihood = 1.0
            for deed in deeds:
                likelihood *= 1.0 - BELIEF + BELIEF * fitness(self.policy, deed, rival, hand, pile)
            found.add(hand, pile, likelihood)
        return found

    def deal(self, state: State, random: Random) -> None:
        """Another world: the others' hands, and what anybody may draw in this round."""
        for other in range(state.players):
            if other in self.known:
                hands = self.known[other]
                place = hands.any_place(random)
                state.hands[other] = hands.hands[place].copy()
                state.draw_piles[other] = hands.piles[place].copy()
            elif other != self.seat:
                deal_hand(state, other, random)
            shuffle_top(state.draw_piles[other], random)


def fitness(policy: Policy, deed: Deed, rival: int, hand: list[int], pile: list[int]) -> float:
    """How much likelier than blindly a rival who now holds this hand did this deed, going by the networks."""
    before = deed.before
    held = hand + deed.played
    held.sort()
    before.hands[rival] = held
    before.draw_piles[rival] = pile
    choices = plain_moves(before, rival) if before.track else openings(before, rival)
    if deed.move not in choices:
        choices.append(deed.move)
    chances = policy.chances(before, rival, choices)
    best = max(chances)
    total = likely = 0.0
    for move, chance in zip(choices, chances):  # noqa: B905 (millions of times)
        worse = 1.0 + (best - chance) / DOUBT
        total += 1.0 / (worse * worse)
        if move == deed.move:
            likely = 1.0 / (worse * worse)
    return likely / total * len(choices)


def plain_moves(state: State, seat: int) -> list[Cards]:
    """Pass, or raise with no more cards than needed (R8), also where more are allowed (V1): too many to look at all."""
    moves = minimal_raises(state.hands[seat], state.values, gap(state.track))
    moves.insert(0, PASS)
    return moves


def done_this_round(state: State) -> list[list[Deed]]:
    """For each seat what it has done in this round, which is played again from its beginning."""
    deeds: list[list[Deed]] = [[] for _ in range(state.players)]
    current = state.rounds[-1]
    replayed = at_the_beginning(state)
    for seat in replayed.picking.copy():
        card = current.picks[seat]
        assert card is not None
        deeds[seat].append(Deed(replayed.clone(), (card,)))
    for seat in replayed.picking.copy():
        pick(replayed, seat, deeds[seat][0].move, None)
    for seat, cards, _ in current.moves:
        deeds[seat].append(Deed(replayed.clone(), cards))
        raise_or_pass(replayed, seat, cards, None)
    for of_seat in deeds:
        played: list[int] = []
        for deed in reversed(of_seat):
            played = [*deed.move, *played]
            deed.played = played
    return deeds


def at_the_beginning(state: State) -> State:
    """The round before anybody opened. What a seat holds beside the cards it has played since may be any."""
    beginning = state.clone()
    current = beginning.rounds[-1]
    for seat in range(state.players):
        played: list[int] = []
        card = current.picks[seat]
        if card is not None:
            played.append(card)
        for mover, cards, _ in current.moves:
            if mover == seat:
                played.extend(cards)
        cards_left = played + state.hands[seat] + state.draw_piles[seat]
        hand = cards_left[:HAND_SIZE]
        hand.sort()
        beginning.hands[seat] = hand
        beginning.draw_piles[seat] = cards_left[HAND_SIZE:]
    beginning.picking = [seat for seat, card in enumerate(current.picks) if card is not None]
    current.picks = [None] * state.players
    current.moves = []
    beginning.track = []
    return beginning


def deal_hand(state: State, other: int, random: Random) -> None:
    """Some of the cards that somebody has not played yet: kept ones by their likelihood, new ones blindly."""
    cards = state.hands[other] + state.draw_piles[other]
    held = len(state.hands[other])
    new = new_cards(state, other)
    weight = 0
    for card in cards:
        weight += KEPT[card]
    for left in range(len(cards) - 1, len(cards) - 1 - held, -1):
        if random() * HAND_SIZE < new:
            place = int(random() * (left + 1))
        else:
            point = int(random() * weight)
            place = 0
            while place < left and point >= KEPT[cards[place]]:
                point -= KEPT[cards[place]]
                place += 1
        weight -= KEPT[cards[place]]
        cards[place], cards[left] = cards[left], cards[place]
    first = len(cards) - held
    hand = cards[first:]
    hand.sort()
    state.hands[other] = hand
    state.draw_piles[other] = cards[:first]


def shuffle_top(pile: list[int], random: Random) -> None:
    """Any cards on top of the pile, each as likely as the others; nobody draws more than a hand in a round."""
    for last in range(len(pile) - 1, max(len(pile) - 1 - HAND_SIZE, 0), -1):
        other = int(random() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]
