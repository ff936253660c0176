"""When a round ends, who takes what, and what comes next (R11–R14, E1)."""

from __future__ import annotations

from raise_qt.core.game import Tell
from raise_qt.games.raise_game.drawing import refill
from raise_qt.games.raise_game.events import ALL_ROUNDS, LAST_MARKER, NO_CARDS, GameEnded, RoundWon
from raise_qt.games.raise_game.rolling import start_round
from raise_qt.games.raise_game.scoring import scores, winners
from raise_qt.games.raise_game.state import State
from raise_qt.games.raise_game.turn_order import frontmost


def end_round_if_decided(state: State, tell: Tell) -> None:
    """R11: the round ends when one marker is left, or when no player on the track has a card left."""
    track = state.track
    if len(track) == 1:
        end_round(state, LAST_MARKER, tell)
        return
    hands = state.hands
    for _, seat in track:
        if hands[seat]:
            return
    end_round(state, NO_CARDS, tell)


def end_round(state: State, reason: str, tell: Tell) -> None:
    """R11–R13: the frontmost marker takes score card and pot; everyone refills; the winner has the dice."""
    winner = frontmost(state.track)
    finished = state.rounds[-1]
    finished.winner = winner
    state.vp_won[winner] += finished.score_card + finished.pot_vp
    state.track = []
    if tell is not None:
        tell(RoundWon(winner, reason, finished))
    for seat in range(state.players):
        refill(state, seat, tell)
    next_round(state, winner, tell)


def next_round(state: State, roller: int, tell: Tell) -> None:
    """R13, R14, E1: the next round, unless every score card has been won or nobody holds a card."""
    if state.score_pile and any(state.hands):
        start_round(state, roller, tell)
    else:
        state.over = True
        reason = NO_CARDS if state.score_pile else ALL_ROUNDS
        hands = tuple([tuple(hand) for hand in state.hands])
        if tell is not None:
            tell(GameEnded(reason, tuple(scores(state)), tuple(winners(state)), hands))
