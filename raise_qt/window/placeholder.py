"""What is shown until there is a table to play on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

STYLE = """
PlaceholderWindow {
    background: qradialgradient(cx: 0.5, cy: 0.5, fx: 0.5, fy: 0.5, radius: 0.75,
                                stop: 0 #2A3160, stop: 0.5 #191E3D, stop: 1 #0E1126);
}
#title { color: #FFF3C4; font-size: 96px; font-weight: 800; }
#sentence { color: #E9ECF5; font-size: 20px; }
#quit {
    color: #0F1230; background: #8A7BFF; border: 2px solid #8A7BFF; border-radius: 14px;
    font-size: 18px; font-weight: 600; padding: 14px 40px;
}
#quit:hover { background: #9D90FF; }
#quit:focus { border-color: #FFF3C4; }
"""


class PlaceholderWindow(QWidget):
    """The name of the game, one sentence and a way out."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(STYLE)
        self.setWindowTitle(self.tr("Raise"))
        self.resize(1024, 600)

        title = QLabel(self.tr("Raise"))
        title.setObjectName("title")
        sentence = QLabel(self.tr("The table is being built and comes next."))
        sentence.setObjectName("sentence")
        sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sentence.setWordWrap(True)
        leave = QPushButton(self.tr("Quit (Esc)"))
        leave.setObjectName("quit")
        leave.clicked.connect(self.close)
        for keys in (QKeySequence(Qt.Key.Key_Escape), QKeySequence(QKeySequence.StandardKey.Quit)):
            QShortcut(keys, self, self.close)

        layout = QVBoxLayout(self)
        layout.setSpacing(16)
        layout.addStretch()
        layout.addWidget(title, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(sentence)
        layout.addSpacing(24)
        layout.addWidget(leave, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch()
