"""The rules, as a text to read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument, QTextTable
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from raise_qt.core.registry import AnyGame
from raise_qt.resources import FOLDER
from raise_qt.table.preferences import Preferences
from raise_qt.table.theme import Theme, color
from raise_qt.window.headed_page import HeadedPage
from raise_qt.window.style import Sizes


class RulesPage(HeadedPage):
    """The rules of one game in the person's language."""

    WIDEST = 940

    def __init__(self, preferences: Preferences, game: AnyGame, parent: QWidget | None = None) -> None:
        super().__init__(preferences, parent)
        self._game = game
        self.text = QTextBrowser()
        self.text.setOpenExternalLinks(True)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._panel = QFrame()
        self._panel.setProperty("role", "panel")
        self._inside = QVBoxLayout(self._panel)
        self._inside.addWidget(self.text)
        self.body.addWidget(self._panel)
        self.ready()

    def set_game(self, game: AnyGame) -> None:
        """The rules of this game."""
        if game is not self._game:
            self._game = game
            self.retranslate()
            self.arrange()

    def first_focus(self) -> QWidget:
        return self.text

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Rules"))
        self.text.setAccessibleName(self.tr("Rules"))
        self.text.setMarkdown(rules_text(self._game, self.tr("en", "code of the language of the rules")))

    def arrange(self) -> None:
        super().arrange()
        pad = self.sizes.px(30)
        self._inside.setContentsMargins(pad, pad // 2, pad // 3, pad // 2)
        dress(self.text.document(), self.theme, self.sizes)


def rules_text(game: AnyGame, language: str) -> str:
    """The player's rules in a language, or in English; a sentence if there are none."""
    for code in (language, "en"):
        try:
            return (FOLDER / "help" / f"{game.name}.{code}.md").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue
    missing = QCoreApplication.translate("RulesPage", "The rules of {game} are missing from this copy of the program.")
    return missing.format(game=game.title)


def dress(document: QTextDocument, theme: Theme, sizes: Sizes) -> None:
    """Sizes, colours and distances: what comes from Markdown has only headings and bold words."""
    document.setDocumentMargin(sizes.px(8))
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        layout, letters = QTextBlockFormat(), QTextCharFormat()
        level = block.blockFormat().headingLevel()
        in_table = cursor.currentTable() is not None
        layout.setLineHeight(136, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        layout.setTopMargin(sizes.px({1: 4, 2: 26, 3: 18}.get(level, 0 if in_table else 2)))
        layout.setBottomMargin(sizes.px(0 if in_table else 8))
        letters.setForeground(color(theme.attention if level else theme.text))
        letters.setProperty(QTextCharFormat.Property.FontPixelSize, sizes.text({1: 34, 2: 23, 3: 19}.get(level, 17)))
        if level:
            letters.setFontWeight(QFont.Weight.ExtraBold if level == 1 else QFont.Weight.Bold)
        cursor.mergeBlockFormat(layout)
        cursor.mergeCharFormat(letters)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, theme, sizes)


def _dress_table(table: QTextTable, theme: Theme, sizes: Sizes) -> None:
    shape = table.format()
    shape.setBorder(0)
    shape.setCellPadding(sizes.px(7))
    shape.setCellSpacing(0)
    shape.setTopMargin(sizes.px(8))
    shape.setBottomMargin(sizes.px(12))
    table.setFormat(shape)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        look = cell.format()
        look.setBackground(color(theme.row))
        cell.setFormat(look)
