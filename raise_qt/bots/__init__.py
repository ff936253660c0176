"""Opponents: what all games' bots share, the arena, and the protocol for outside programs. Standard library only."""
