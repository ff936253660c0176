"""The face-down picks and the common turn-up (R3, R4, R5)."""

from __future__ import annotations

from raise_qt.core.game import Tell
from raise_qt.core.problems import IllegalMove
from raise_qt.games.raise_game.components import ALONE
from raise_qt.games.raise_game.events import Picked, Placed, TurnedUp
from raise_qt.games.raise_game.round_end import end_round_if_decided
from raise_qt.games.raise_game.state import Move, State
from raise_qt.games.raise_game.turn_order import land


def openings(state: State, seat: int) -> list[Move]:
    """R3: exactly one card of the hand; each different one once."""
    moves: list[Move] = []
    last = -1
    for card in state.hands[seat]:
        if card != last:
            moves.append(ALONE[card])
            last = card
    return moves


def pick(state: State, seat: int, move: Move, tell: Tell) -> None:
    """R3: lay a card face down. The last pick turns all of them up."""
    picking = state.picking
    if seat not in picking:
        raise IllegalMove("This seat has no card to pick now.")
    if len(move) != 1:
        raise IllegalMove("Pick exactly one card.")
    card = move[0]
    if card not in state.hands[seat]:
        raise IllegalMove("This card is not in the hand.")
    state.rounds[-1].picks[seat] = card
    picking.remove(seat)
    if tell is not None:
        tell(Picked(seat, card))
    if not picking:
        turn_up(state, tell)


def turn_up(state: State, tell: Tell) -> None:
    """R3–R5: all picks are shown and go to the pot; from the roller on, clockwise, markers come onto the track."""
    current = state.rounds[-1]
    picks, roller = current.picks, current.roller
    if tell is not None:
        tell(TurnedUp(tuple(picks)))
    players = state.players
    for steps in range(players):
        seat = (roller + steps) % players
        card = picks[seat]
        if card is not None:
            state.hands[seat].remove(card)
            field = state.values[card]
            height = land(state.track, field, seat)
            if tell is not None:
                tell(Placed(seat, field, height))
    end_round_if_decided(state, tell)
