"""What the opponents of Raise are called, for people."""

from __future__ import annotations

from pathlib import PurePath

from PySide6.QtCore import QCoreApplication

from raise_qt.core.bot import OUTSIDE

NAMES = ("Mira", "Bruno", "Edda", "Tilo", "Jora")
"""Who takes the seats, as long as nobody renames them."""


def opponent_label(spec: str) -> str:
    """The way a bot plays, in a word."""
    translate = QCoreApplication.translate
    if spec == "random":
        return translate("Opponents", "Carefree")
    if spec == "greedy":
        return translate("Opponents", "Thrifty")
    if spec.startswith(OUTSIDE):
        return _program(spec)
    return spec.capitalize()  # a bot that nobody has found a word for yet


def opponent_detail(spec: str) -> str:
    """The same in half a sentence; empty if there is nothing to add."""
    translate = QCoreApplication.translate
    if spec == "random":
        return translate("Opponents", "plays whatever comes to hand")
    if spec == "greedy":
        return translate("Opponents", "raises as cheaply as possible, as long as it pays")
    if spec.startswith(OUTSIDE):
        return translate("Opponents", "a program of your own")
    return ""


def _program(spec: str) -> str:
    """The program that a command starts, without its folder."""
    words = spec.removeprefix(OUTSIDE).split()
    return PurePath(words[0]).name if words else OUTSIDE
