"""What a seat sees, in numbers: the inputs of the networks that judge moves and positions.

Only what the seat may know goes in (R-info): its own hand, and of everybody else what is open to all. Hand and draw
pile of a rival are only ever looked at together, as the cards that were not played yet; the split stays secret.

Every input is scaled to be of the order of 1. Networks take them in portions, so that what all moves of a decision have
in common, scene and hand, is computed once.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from raise_qt.games.raise_game.bots.keeping import POTENTIAL
from raise_qt.games.raise_game.components import BOLD_VP, CARD_VP, HAND_SIZE, SCORE_CARDS
from raise_qt.games.raise_game.state import Cards, State

KINDS: Final[int] = len(CARD_VP)
SCORE_TOTAL: Final[int] = sum(SCORE_CARDS)

# Tokens: what a move has or has not. First the kinds of cards, then these.
PASSES: Final[int] = KINDS
EMPTIES: Final[int] = KINDS + 1
AHEAD: Final[int] = KINDS + 2
TOKENS: Final[int] = AHEAD + 5

SCENE_OWN: Final[int] = 18
SCENE_RIVAL: Final[int] = 10
MOVE_OWN: Final[int] = 5
MOVE_RIVAL: Final[int] = 2
OPENING_OWN: Final[int] = 4
OPENING_RIVAL: Final[int] = 1
PROSPECT_OWN: Final[int] = 10
PROSPECT_RIVAL: Final[int] = 6


class Scene:
    """One decision of a seat: what all its moves have in common.

    `rivals` are in the order the networks see them: those on the track from the rearmost on, then the others from the
    highest points down. `reaches` is how far a rival on the track can be
    expected to come with the cards in hand, -1 for one who is not there; `spreads` how far off that may be (a standard
    deviation: some of the unseen cards are in hand, nobody else knows which).
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.values = state.values
        self.hand = state.hands[seat]
        self.rivals: list[int] = []
        self.fields: list[int] = [0] * state.players
        self.reaches: list[float] = [-1.0] * state.players
        self.spreads: list[float] = [0.0] * state.players
        self.own_field = 0
        self.front = 0
        self.hand_sum = 0
        self.nothing: list[float] = [0.0] * (MOVE_OWN + MOVE_RIVAL * (state.players - 1))
        self.inputs: list[float] = []
        self._look()

    def _look(self) -> None:
        state, seat, values, hand = self.state, self.seat, self.values, self.hand
        vp = state.vp_won
        self.rivals = in_order(state, seat)
        highest = second = third = bold = 0
        for card in hand:
            value = values[card]
            self.hand_sum += value
            if value > highest:
                highest, second, third = value, highest, second
            elif value > second:
                second, third = value, second
            elif value > third:
                third = value
            if CARD_VP[card] == BOLD_VP:
                bold += 1
        for field, marker in state.track:
            self.fields[marker] = field
            if marker == seat:
                self.own_field = field
            elif field > self.front:
                self.front = field
        best = total = 0
        for rival in self.rivals:
            total += vp[rival]
            if vp[rival] > best:
                best = vp[rival]
        current = state.rounds[-1]
        pile = state.draw_piles[seat]
        pile_potential = 0
        pile_bold = 0
        for card in pile:
            pile_potential += POTENTIAL[card]
            if CARD_VP[card] == BOLD_VP:
                pile_bold += 1
        rounds_left = len(state.score_pile)
        inputs = [
            rounds_left / 8.0,
            1.0 / (1.0 + rounds_left),
            current.score_card / 10.0,
            current.pot_vp / 10.0 if state.track else 0.0,
            len(hand) / 6.0,
            self.hand_sum / 30.0,
            highest / 10.0,
            second / 10.0,
            third / 10.0,
            bold / 2.0,
            len(pile) / 12.0,
            min(HAND_SIZE - len(hand), len(pile)) / 6.0,
            pile_potential / 600.0,
            pile_bold / 2.0,
            (vp[seat] - best) / 30.0,
            (vp[seat] - total / len(self.rivals)) / 30.0,
            rounds_left * unseen_score(state, len(state.rounds)) / 100.0,
            1.0 if state.free_raise else 0.0,
        ]
        on_track = len(state.track) - 1
        for place, rival in enumerate(self.rivals):
            self._look_at(inputs, rival, place < on_track)
        self.inputs = inputs

    def _look_at(self, inputs: list[float], rival: int, active: bool) -> None:
        state, values = self.state, self.values
        total = squares = unseen = highest = potential = 0
        for cards in (state.hands[rival], state.draw_piles[rival]):
            for card in cards:
                value = values[card]
                total += value
                squares += value * value
                unseen += 1
                potential += POTENTIAL[card]
                if value > highest:
                    highest = value
        mean = total / unseen if unseen else 0.0
        held = len(state.hands[rival])
        picked = 0
        if active:
            self.reaches[rival] = held * mean
            if 0 < held < unseen:
                variance = (squares - total * mean) / unseen
                self.spreads[rival] = sqrt(max(0.0, held * variance * (unseen - held) / (unseen - 1)))
            pick = state.rounds[-1].picks[rival]
            if pick is not None:
                picked = values[pick]
        inputs.append(1.0 if active else 0.0)
        inputs.append((self.fields[rival] - self.own_field) / 20.0 if active else 0.0)
        inputs.append(held * mean / 30.0)
        inputs.append(self.spreads[rival] / 10.0)
        inputs.append(picked / 10.0)
        inputs.append(held / 6.0)
        inputs.append(highest / 10.0)
        inputs.append((state.vp_won[rival] - state.vp_won[self.seat]) / 30.0)
        inputs.append(unseen / 15.0)
        inputs.append(potential / 600.0)


def in_order(state: State, seat: int) -> list[int]:
    """The rivals as the networks see them: see `Scene`."""
    rivals = [marker for _, marker in state.track if marker != seat]
    others = [rival for rival in range(state.players) if rival != seat and rival not in rivals]
    vp = state.vp_won
    while others:  # a selection sort: there are at most four, and a key function costs more
        best = others[0]
        for rival in others:
            if vp[rival] > vp[best]:
                best = rival
        others.remove(best)
        rivals.append(best)
    return rivals


def move_inputs(scene: Scene, move: Cards) -> list[float]:
    """How far a raise goes, what is left in hand, and what it takes the rivals on the track to come past.

    A pass says nothing here.
    """
    if not move:
        return scene.nothing
    step = 0
    for card in move:
        step += scene.values[card]
    field = scene.own_field + step
    lead = field - scene.front
    inputs = [
        step / 20.0,
        lead / 20.0 if lead > 0 else 0.0,
        lead / 20.0 if lead <= 0 else 0.0,
        (scene.hand_sum - step) / 30.0,
        highest_left(scene, move) / 10.0,
    ]
    for rival in scene.rivals:
        reach = scene.reaches[rival]
        if reach >= 0.0:
            # What this rival can be expected to hold, how much of it is needed, and how sure that is to be there.
            need = field - scene.fields[rival]
            inputs.append(within(-1.0, need / (reach + 3.0), 3.0))
            inputs.append(within(-2.0, (reach - need) / (scene.spreads[rival] + 2.0), 2.0))
        else:
            inputs.append(0.0)
            inputs.append(0.0)
    return inputs


def within(least: float, value: float, most: float) -> float:
    """The value, or the bound that it is beyond."""
    return least if value < least else (most if value > most else value)


def highest_left(scene: Scene, move: Cards) -> int:
    """The value of the best card that stays in hand. Hand and move are sorted alike."""
    place = highest = 0
    for card in scene.hand:
        if place < len(move) and card == move[place]:
            place += 1
        elif scene.values[card] > highest:
            highest = scene.values[card]
    return highest


def move_tokens(scene: Scene, move: Cards) -> list[int]:
    """What a move has or is: its cards, and whether it passes, leads, or spends the last card."""
    if not move:
        return [PASSES]
    step = 0
    for card in move:
        step += scene.values[card]
    field = scene.own_field + step
    ahead = 0
    for other, marker in scene.state.track:
        if other >= field and marker != scene.seat:  # R6: on a shared field the one who comes last is behind
            ahead += 1
    if len(move) == len(scene.hand):
        return [*move, AHEAD + ahead, EMPTIES]
    return [*move, AHEAD + ahead]


def opening_inputs(scene: Scene, card: int) -> list[float]:
    """What an opening card would mean: how high it is among the own cards and those others may lay."""
    state = scene.state
    values = scene.values
    value = values[card]
    higher = 0
    for other in scene.hand:
        if values[other] > value:
            higher += 1
    inputs = [value / 10.0, higher / 6.0, (scene.hand_sum - value) / 30.0, 0.0]
    above_all = 0.0
    for rival in scene.rivals:
        lower = unseen = 0.0
        for cards in (state.hands[rival], state.draw_piles[rival]):
            for other in cards:
                unseen += 1.0
                if values[other] < value:
                    lower += 1.0
                elif values[other] == value:
                    lower += 0.5
        share = lower / unseen if unseen else 0.0
        above_all += share
        inputs.append(share)
    inputs[3] = above_all / len(scene.rivals)
    return inputs


def prospect_inputs(state: State, seat: int) -> list[float]:
    """How the game stands for a seat before a round's score card is turned up. The hand is a portion of its own.

    The state is that of the round's start: what was turned up and rolled is not looked at.
    """
    vp = state.vp_won
    rivals = in_order(state, seat)
    best = total = 0
    for rival in rivals:
        total += vp[rival]
        if vp[rival] > best:
            best = vp[rival]
    pile = state.draw_piles[seat]
    potential = 0
    bold = 0
    for card in pile:
        potential += POTENTIAL[card]
        if CARD_VP[card] == BOLD_VP:
            bold += 1
    rounds_left = len(state.score_pile) + 1
    inputs = [
        rounds_left / 8.0,
        1.0 / rounds_left,
        (vp[seat] - best) / 30.0,
        (vp[seat] - total / len(rivals)) / 30.0,
        (vp[seat] - best) / (10.0 * rounds_left),
        rounds_left * unseen_score(state, len(state.rounds) - 1) / 100.0,
        len(state.hands[seat]) / 6.0,
        len(pile) / 12.0,
        potential / 600.0,
        bold / 2.0,
    ]
    for rival in rivals:
        potential = 0
        unseen = bold = 0
        for cards in (state.hands[rival], state.draw_piles[rival]):
            for card in cards:
                unseen += 1
                potential += POTENTIAL[card]
                if CARD_VP[card] == BOLD_VP:
                    bold += 1
        inputs.append((vp[rival] - vp[seat]) / 30.0)
        inputs.append((vp[rival] - vp[seat]) / (10.0 * rounds_left))
        inputs.append(unseen / 15.0)
        inputs.append(potential / 600.0)
        inputs.append(bold / 2.0)
        inputs.append(len(state.hands[rival]) / 6.0)
    return inputs


def unseen_score(state: State, turned_up: int) -> float:
    """The mean of the score cards that are not known after so many rounds' were turned up."""
    unseen = SCORE_TOTAL
    for number in range(turned_up):
        unseen -= state.rounds[number].score_card
    return unseen / (len(SCORE_CARDS) - turned_up)
