"""Setting up (S1–S3). Each pile has its own stream of chance."""

from __future__ import annotations

from raise_qt.core.chance import Chance
from raise_qt.core.game import Tell
from raise_qt.games.raise_game.components import SCORE_CARDS, SCORE_CARDS_REMOVED, SET, Card
from raise_qt.games.raise_game.drawing import refill
from raise_qt.games.raise_game.events import GameStarted
from raise_qt.games.raise_game.rolling import start_round
from raise_qt.games.raise_game.state import State


def set_up(players: int, free_raise: bool, hidden_piles: bool, chance: Chance, tell: Tell) -> State:
    """S1–S3, then the first round's turn-up and roll (R1)."""
    score_pile = shuffled_score_pile(chance, players)
    state = State(
        players=players,
        free_raise=free_raise,
        hidden_piles=hidden_piles,
        chance=chance,
        hands=[[] for _ in range(players)],
        draw_piles=[shuffled_set(chance, seat)[::-1] for seat in range(players)],
        score_pile=score_pile[::-1],
        vp_won=[0] * players,
        rounds=[],
        values=[],
        track=[],
        picking=[],
    )
    first = starting_player(chance, players)
    if tell is not None:
        tell(GameStarted(len(score_pile), first))
    for seat in range(players):
        refill(state, seat, tell)
    start_round(state, first, tell)
    return state


def shuffled_set(chance: Chance, seat: int) -> list[Card]:
    """S1: a player's 30 cards in the order they are drawn."""
    return chance.shuffled(f"deck/{seat}", SET)


def shuffled_score_pile(chance: Chance, players: int) -> list[int]:
    """S2: the score cards in the order they are turned up, some of them removed unseen."""
    return chance.shuffled("score cards", SCORE_CARDS)[SCORE_CARDS_REMOVED[players] :]


def starting_player(chance: Chance, players: int) -> int:
    """S3: drawn at random."""
    return chance.roll("first", 1, players)[0]
