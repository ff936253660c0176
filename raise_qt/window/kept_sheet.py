"""What can be opened: the games that were put aside for another one, or any file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtWidgets import QWidget

from raise_qt.core.record import Record
from raise_qt.table.preferences import Preferences
from raise_qt.window.buttons import KeyButton, label
from raise_qt.window.descriptions import describe_record
from raise_qt.window.sheet import Sheet


class KeptSheet(Sheet):
    """The games, the latest first.

    Signals:
        chosen(path): The person wants to go on with this game.
        file_wanted(): The person wants to open a file.
    """

    chosen = Signal(object)
    file_wanted = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget, games: Sequence[tuple[Path, Record]]) -> None:
        super().__init__(preferences, parent)
        self._games = games
        self.title = label("name")
        self.items = [KeyButton("item", self, "play") for _ in games]
        self.file_button = KeyButton("item", self, "folder")
        for part in (self.title, *self.items, self.file_button):
            self.column.addWidget(part)
        for item, (path, _) in zip(self.items, games, strict=True):
            item.clicked.connect(lambda _on, path=path: self._choose(path))
        self.file_button.clicked.connect(self._choose_file)
        self.ready()

    def panel_width(self) -> int:
        return max(420, self.sizes.px(560), self.panel.sizeHint().width())

    def retranslate(self) -> None:
        self.title.setText(self.tr("Games put aside"))
        self.setAccessibleName(self.title.text())
        for number, (item, (path, record)) in enumerate(zip(self.items, self._games, strict=True), 1):
            played = QDateTime.fromSecsSinceEpoch(round(path.stat().st_mtime)) if path.exists() else QDateTime()
            when = QLocale().toString(played, QLocale.FormatType.ShortFormat)
            item.say(describe_record(record), self.tr("last played {when}").format(when=when), str(number))
        self.file_button.say(self.tr("Open a file…"), "", self.tr("O", "key of Open"))

    def arrange(self) -> None:
        for item in (*self.items, self.file_button):
            item.arrange(self.sizes, self.theme)
        super().arrange()
        self.title.setContentsMargins(self.sizes.px(26), self.sizes.px(6), 0, self.sizes.px(6))

    def _choose(self, path: Path) -> None:
        self.close_sheet()
        self.chosen.emit(path)

    def _choose_file(self) -> None:
        self.close_sheet()
        self.file_wanted.emit()
