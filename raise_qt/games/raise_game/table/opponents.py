"""What the opponents of Raise are called, for people. The bots themselves are not needed to speak of them."""

from __future__ import annotations

from pathlib import PurePath

from PySide6.QtCore import QCoreApplication

from raise_qt.core.bot import OUTSIDE
from raise_qt.table.opponent import Opponent, OpponentLevel

NAMES = {
    "beginner": {"steady": "Pia", "gambler": "Finn", "miser": "Lotte", "bluffer": "Oskar", "hoarder": "Ines"},
    "casual": {"steady": "Mira", "gambler": "Bruno", "miser": "Edda", "bluffer": "Tilo", "hoarder": "Jora"},
    "club": {"steady": "Henrik", "gambler": "Carmen", "miser": "Knut", "bluffer": "Rosa", "hoarder": "Samir"},
    "strong": {"steady": "Amara", "gambler": "Viktor", "miser": "Greta", "bluffer": "Luca", "hoarder": "Naoko"},
    "expert": {"steady": "Selma", "gambler": "Rafael", "miser": "Wanda", "bluffer": "Kenji", "hoarder": "Ilka"},
}
"""Of the characters, by level and style. On one level no two begin with the same letter, which their markers wear."""

WOMEN = frozenset(
    [
        *("Pia", "Lotte", "Ines"),
        *("Mira", "Edda", "Jora"),
        *("Carmen", "Rosa"),
        *("Amara", "Greta", "Naoko"),
        *("Selma", "Wanda", "Ilka"),
    ]
)
"""Whom other languages than English have another word for."""

_SPECS = {
    level: {style: level if style == "steady" else f"{level}:{style}" for style in names}
    for level, names in NAMES.items()
}
_CHARACTERS = {spec: (level, style) for level, specs in _SPECS.items() for style, spec in specs.items()}


def levels() -> list[OpponentLevel]:
    """Whom one can choose to play against, from the weakest to the strongest."""
    return [
        OpponentLevel(level_word(level), level_detail(level), tuple(specs.values())) for level, specs in _SPECS.items()
    ]


def opponent(player: str) -> Opponent:
    """A SPEC in words."""
    translate = QCoreApplication.translate
    if player in _CHARACTERS:
        level, style = _CHARACTERS[player]
        name = NAMES[level][style]
        return Opponent(name, level_word(level), style_word(style, name in WOMEN), style_detail(style))
    if player == "random":
        style = translate("Opponents", "Carefree")
        return Opponent(style=style, detail=translate("Opponents", "plays whatever comes to hand"))
    if player == "greedy":
        detail = translate("Opponents", "raises as cheaply as possible, as long as it pays")
        return Opponent(style=translate("Opponents", "Thrifty"), detail=detail)
    if player.startswith(OUTSIDE):
        return Opponent(style=_program(player), detail=translate("Opponents", "a program of your own"))
    return Opponent(style=player.capitalize())  # of a version to come


def level_word(level: str) -> str:
    """A level in a word."""
    translate = QCoreApplication.translate
    words = {
        "beginner": translate("Opponents", "Beginner"),
        "casual": translate("Opponents", "Casual"),
        "club": translate("Opponents", "Club"),
        "strong": translate("Opponents", "Strong"),
        "expert": translate("Opponents", "Expert"),
    }
    return words[level]


def level_detail(level: str) -> str:
    """A level in half a sentence."""
    translate = QCoreApplication.translate
    words = {
        "beginner": translate("Opponents", "still learning, with a beginner's mistakes"),
        "casual": translate("Opponents", "play now and then, by feel"),
        "club": translate("Opponents", "know the odds and seldom slip"),
        "strong": translate("Opponents", "see at a glance what a card is worth"),
        "expert": translate("Opponents", "think ahead and forgive nothing"),
    }
    return words[level]


def style_word(style: str, woman: bool) -> str:
    """A style in a word, as it is said of a woman or of a man."""
    translate = QCoreApplication.translate
    words = {
        "steady": (translate("Opponents", "Steady", "a woman"), translate("Opponents", "Steady", "a man")),
        "gambler": (translate("Opponents", "Gambler", "a woman"), translate("Opponents", "Gambler", "a man")),
        "miser": (translate("Opponents", "Miser", "a woman"), translate("Opponents", "Miser", "a man")),
        "bluffer": (translate("Opponents", "Bluffer", "a woman"), translate("Opponents", "Bluffer", "a man")),
        "hoarder": (translate("Opponents", "Hoarder", "a woman"), translate("Opponents", "Hoarder", "a man")),
    }
    return words[style][0 if woman else 1]


def style_detail(style: str) -> str:
    """A style in half a sentence."""
    translate = QCoreApplication.translate
    words = {
        "steady": translate("Opponents", "simply does what looks best"),
        "gambler": translate("Opponents", "stays in the round and takes long steps"),
        "miser": translate("Opponents", "opens low and spends few cards"),
        "bluffer": translate("Opponents", "opens high, and gives in sooner"),
        "hoarder": translate("Opponents", "holds on to the cards worth 5 points"),
    }
    return words[style]


def _program(player: str) -> str:
    """The program that a command starts, without its folder."""
    words = player.removeprefix(OUTSIDE).split()
    return PurePath(words[0]).name if words else OUTSIDE
