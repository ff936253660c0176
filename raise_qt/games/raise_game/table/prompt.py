"""The one sentence above the hand: whose turn it is, what can be done and what it takes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from raise_qt.games.raise_game.state import PASS, Move
from raise_qt.games.raise_game.table.picture import Picture
from raise_qt.games.raise_game.table.words import Story

translate = QCoreApplication.translate


def prompt(picture: Picture, names: Sequence[str], legal: Sequence[Move]) -> str:
    """What the person should know now. `legal` is what the person may do, nothing if it is not the person's turn."""
    if picture.ended is not None:
        return translate("Raise", "The game is over.")
    if picture.round_won is not None:
        return Story(names, picture.viewer).round_won(picture.round_won)
    if picture.viewer is not None and legal:
        return _own_turn(picture, names, legal)
    acting = picture.acting
    if picture.opening and acting:
        if picture.viewer is not None and picture.viewer in picture.laid:
            return translate("Raise", "Your card lies face down. The others are still choosing.")
        return translate("Raise", "Everybody chooses a card.")
    if acting and acting[0] != picture.viewer:
        return translate("Raise", "{name} is rearmost and thinks.").format(name=names[acting[0]])
    return ""


def _own_turn(picture: Picture, names: Sequence[str], legal: Sequence[Move]) -> str:
    if PASS not in legal:
        if len(picture.sitting_out) == picture.players - 1:
            return translate("Raise", "Only you have cards: play one and win {vp} VP.").format(vp=picture.score_card)
        return translate("Raise", "Choose a card to open with, face down. Its value is where your marker starts.")
    (own, _), (ahead, rival) = picture.track[:2]
    if picture.viewer is not None and not picture.hands[picture.viewer]:
        return translate("Raise", "You have no card left in hand. You have to pass.")
    if len(legal) == 1:
        words = translate("Raise", "Your cards cannot overtake {name} on {field}. You have to pass.")
        return words.format(name=names[rival], field=ahead)
    if own == ahead:
        words = translate("Raise", "You are rearmost, on top of {name} on {field}. Any card overtakes.")
        return words.format(name=names[rival], field=ahead)
    words = translate("Raise", "You are rearmost. Overtake {name} on {field}: more than {gap}.")
    return words.format(name=names[rival], field=ahead, gap=ahead - own)
