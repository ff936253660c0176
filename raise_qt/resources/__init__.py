"""What the program carries with it besides code: the font (Inter, SIL Open Font License, see fonts/OFL.txt)."""
