"""Learning: how the numbers that the opponents of Raise play by were found. Needed by nobody who only plays."""
