"""Where a game is played: the session, its seats and viewers, and the process of the bots. QtCore only.

Nothing is imported here, on purpose: the bots' process comes through this package and must not load Qt.
"""
