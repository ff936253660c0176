"""Raise: a dice-driven card game, its opponents, and the table it is played on."""

__version__ = "0.1.0"
