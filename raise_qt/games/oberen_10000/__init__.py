"""Die oberen 10 000, a game of pushing one's luck with six dice."""

from raise_qt.games.oberen_10000.game import Oberen10000

GAME = Oberen10000()
