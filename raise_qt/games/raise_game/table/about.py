"""What the window says about Raise before a game begins."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

ACCENT = 1
"""The symbol whose colour marks Raise among the games: a place in `Theme.symbols`."""


def motto() -> str:
    """The sentence below the title."""
    return QCoreApplication.translate("About Raise", "Outbid them all. But keep some cards for tomorrow.")


def kind() -> str:
    """What sort of game it is, in a few words."""
    return QCoreApplication.translate("About Raise", "Cards and dice")


def variant(name: str) -> tuple[str, str]:
    """The title of a variant, and a sentence that explains it."""
    translate = QCoreApplication.translate
    if name == "free-raise":
        return (
            translate("About Raise", "Free raise"),
            translate("About Raise", "You may play more cards than it takes to overtake."),
        )
    if name == "hidden-piles":
        return (
            translate("About Raise", "Hidden piles"),
            translate("About Raise", "Points won stay secret until the end."),
        )
    return name, ""
