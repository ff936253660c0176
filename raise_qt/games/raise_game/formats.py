"""Raise in the words of its open formats: `docs/formats/raise-log.md` and `docs/formats/bot-protocol.md`."""

from __future__ import annotations

from collections.abc import Iterable

from raise_qt.core.options import Json
from raise_qt.core.problems import IllegalMove
from raise_qt.games.raise_game.components import CARD_CALLED, CARD_NAME, FACES, Card
from raise_qt.games.raise_game.observation import Observation
from raise_qt.games.raise_game.rolling import card_values, multipliers
from raise_qt.games.raise_game.state import PASS, Move, Round

PASS_WORD = "pass"


def card_names(cards: Iterable[Card]) -> list[str]:
    """Cards as `symbol-number-vp`."""
    return [CARD_NAME[card] for card in cards]


def encode_move(move: Move) -> Json:
    """`"pass"` or a list of cards, sorted."""
    return card_names(sorted(move)) if move else PASS_WORD


def decode_move(data: Json) -> Move:
    """What `encode_move` wrote, the cards in any order."""
    if data == PASS_WORD:
        return PASS
    if not isinstance(data, list) or not data:
        raise IllegalMove("A move is 'pass' or a list of cards.")
    for name in data:
        if not isinstance(name, str) or name not in CARD_CALLED:
            raise IllegalMove("There is no card {name!r}.", name=name)
    return tuple(sorted([CARD_CALLED[name] for name in data]))


def encode_round(round: Round) -> Json:
    """One of the log's rounds, from its turn-up on; the winner is null while it goes on."""
    values = card_values(multipliers(round.dice))
    return {
        "roller": round.roller,
        "score": round.score_card,
        "dice": [FACES[face] for face in round.dice],
        "open": [None if card is None else CARD_NAME[card] for card in round.picks],
        "fields": [None if card is None else values[card] for card in round.picks],
        "moves": [
            [seat, encode_move(cards), field] if cards else [seat, PASS_WORD] for seat, cards, field in round.moves
        ],
        "winner": round.winner,
    }


def view(observation: Observation) -> Json:
    """What a seat may know, as an outside bot is told."""
    return {
        "phase": "open" if observation.opening else "raise",
        "round": observation.round_number,
        "rounds": observation.rounds_in_game,
        "score_card": observation.score_card,
        "score_cards_won": observation.score_cards_won,
        "dice": [FACES[face] for face in observation.dice],
        "roller": observation.roller,
        "seat": observation.seat,
        "hand": card_names(observation.hand),
        "hand_sizes": list(observation.hand_sizes),
        "draw_sizes": list(observation.draw_sizes),
        "track": [[seat, field] for field, seat in observation.track],
        "pot": [[CARD_NAME[card], seat] for card, seat in observation.pot],
        "played": [card_names(cards) for cards in observation.played],
        "vp_won": observation.vp_won,
        "history": [encode_round(round) for round in observation.rounds],
    }
