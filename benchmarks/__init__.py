"""How fast we are, always as a ratio to something else measured in the same run."""
