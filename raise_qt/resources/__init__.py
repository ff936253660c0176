"""What the program carries with it besides code: the font (Inter, SIL Open Font License, see fonts/OFL.txt)."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where it lies. A path: `importlib.resources` would take a tenth of the time until the window is there."""
