"""One folder per game. Adding a game changes no existing file."""
