"""A game in a few words: who plays against whom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from raise_qt.core.record import PERSON, Record
from raise_qt.window.game_choice import GameChoice
from raise_qt.window.game_words import GameWords
from raise_qt.window.seat_looks import seat_names


def describe_choice(choice: GameChoice) -> tuple[str, str]:
    """Who plays against whom; and on which level, if all opponents are on the same."""
    seats = list(enumerate(choice.playing))
    sentence = against(
        [choice.name_of(number) for number, seat in seats if seat.is_person],
        [choice.name_of(number) for number, seat in seats if not seat.is_person],
    )
    words = GameWords(choice.game)
    opponents = [words.opponent(seat.player) for _, seat in seats if not seat.is_person]
    levels = {opponent.level or opponent.style for opponent in opponents}
    return sentence, f" · {levels.pop()}" if len(levels) == 1 else ""


def describe_record(record: Record) -> str:
    """Who plays against whom."""
    seats = list(zip(seat_names(record.seats), record.seats, strict=True))
    return against(
        [name for name, seat in seats if seat.player == PERSON],
        [name for name, seat in seats if seat.player != PERSON],
    )


def against(persons: Sequence[str], opponents: Sequence[str]) -> str:
    """Persons against opponents, or everybody if there are only persons or only bots."""
    if not persons or not opponents:
        return listing([*persons, *opponents])
    sentence = QCoreApplication.translate("Seats", "{persons} against {opponents}")
    return sentence.format(persons=listing(persons), opponents=listing(opponents))


def listing(names: Sequence[str]) -> str:
    """Several names as one speaks them."""
    if len(names) < 2:
        return "".join(names)
    sentence = QCoreApplication.translate("Seats", "{names} and {last}")
    return sentence.format(names=", ".join(names[:-1]), last=names[-1])
