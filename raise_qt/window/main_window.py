"""The window: shows one page at a time, knows what can be done from everywhere, and remembers where it was."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from raise_qt.identity import NAME
from raise_qt.table.preferences import Preferences
from raise_qt.window.command_line import SMALLEST
from raise_qt.window.page import Page
from raise_qt.window.style import DESIGNED_FOR

if TYPE_CHECKING:
    from raise_qt.core.record import Record
    from raise_qt.window.kept_sheet import KeptSheet
    from raise_qt.window.sheet import Sheet
    from raise_qt.window.toast import Toast

GEOMETRY = "window/geometry"


class MainWindow(QWidget):
    """A stack of pages with sheets and notices above it. It knows no game.

    Signals:
        page_shown(page): Another page is to be seen.
        closing(): The window is about to go; whatever is unsaved must be saved now.
    """

    closing = Signal()
    page_shown = Signal(QWidget)

    def __init__(self, preferences: Preferences, settings: QSettings) -> None:
        super().__init__()
        self._preferences = preferences
        self._settings = settings
        self._way_back: list[QWidget] = []
        self._remembers_size = True
        self._sheet: Sheet | None = None
        self._stack = QStackedWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.setWindowTitle(NAME)
        self.setMinimumSize(*SMALLEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.open_action = self._action("folder", QKeySequence.StandardKey.Open)
        self.save_action = self._action("save", QKeySequence.StandardKey.Save)
        self.settings_action = self._action("settings", QKeySequence("Ctrl+,"))
        self.rules_action = self._action("rules", QKeySequence("F1"))
        self.full_screen_action = self._action("fullscreen", QKeySequence("F11"))
        self.start_action = self._action("home", QKeySequence("Alt+Home"))
        self.quit_action = self._action("quit", QKeySequence("Ctrl+Q"))
        self.menu_action = self._action("menu", QKeySequence("F10"))
        self.menu_action.setShortcuts([QKeySequence("F10"), QKeySequence(Qt.Key.Key_Menu)])
        self.full_screen_action.triggered.connect(self.toggle_full_screen)
        self.quit_action.triggered.connect(self.close)
        self.menu_action.triggered.connect(self.open_menu)
        self.retranslate()

    # Pages

    @property
    def page(self) -> QWidget:
        """The page to be seen."""
        page = self._stack.currentWidget()
        assert page is not None
        return page

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of whatever is there. No way leads back from it."""
        self._way_back.clear()
        self._show(page)

    def visit(self, page: Page) -> None:
        """Show a page that leads back to where the person is now."""
        if page is self.page:
            return
        if page in self._way_back:  # from one visited page to another and back must not become a circle
            del self._way_back[self._way_back.index(page) :]
        else:
            self._way_back.append(self.page)
        self.toast.hide()  # whoever goes elsewhere has read it
        self._show(page)

    def replace_page(self, old: QWidget, new: QWidget) -> None:
        """Show a page where another was: at once, or when the person comes back from the page being visited."""
        if old in self._way_back:
            self._stack.addWidget(new)
            self._way_back[self._way_back.index(old)] = new
        else:
            self.show_page(new)

    def leave(self, page: Page) -> None:
        """Back to where the person came from."""
        if page is self.page and self._way_back:
            self._show(self._way_back.pop())

    def remove_page(self, page: QWidget) -> None:
        """This page will not be shown again."""
        self._way_back = [other for other in self._way_back if other is not page]
        self._stack.removeWidget(page)
        page.deleteLater()

    def _show(self, page: QWidget) -> None:
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        self.close_sheet()
        self._stack.setCurrentWidget(page)
        self.page_shown.emit(page)
        first = page.first_focus() if isinstance(page, Page) else None
        (first or page).setFocus(Qt.FocusReason.OtherFocusReason)

    # Sheets and notices

    def tell(self, title: str, sentence: str) -> None:
        """Say something that must not be missed."""
        from raise_qt.window.message_sheet import MessageSheet

        self._open(MessageSheet(self._preferences, self._stack, title, sentence))

    @cached_property
    def toast(self) -> Toast:
        """Where notices appear."""
        from raise_qt.window.toast import Toast

        return Toast(self._preferences, self)

    def notify(self, sentence: str) -> None:
        """Say something in passing."""
        self.toast.say(sentence)

    def open_menu(self) -> None:
        """Show the menu, or take it away."""
        from raise_qt.window.menu_sheet import MenuSheet

        if isinstance(self._sheet, MenuSheet):
            self.close_sheet()
        else:
            self._open(MenuSheet(self._preferences, self._stack, self._menu_actions()))

    def offer_kept(self, games: Sequence[tuple[Path, Record]]) -> KeptSheet:
        """Let the person choose one of these games, or a file."""
        from raise_qt.window.kept_sheet import KeptSheet

        sheet = KeptSheet(self._preferences, self._stack, games)
        self._open(sheet)
        return sheet

    def close_sheet(self) -> None:
        """Take away the menu or the message, if there is one."""
        if self._sheet is not None:
            self._sheet.close_sheet()

    # The window itself

    def show_as(self, size: QSize | None, full_screen: bool) -> None:
        """Show it: in this size, on the whole screen, or as it was the last time."""
        stored = self._settings.value(GEOMETRY)
        if size is not None or not (isinstance(stored, QByteArray) and self.restoreGeometry(stored)):
            room = self.screen().availableGeometry().size()
            self.resize(size or DESIGNED_FOR.boundedTo(room * 0.94).expandedTo(QSize(*SMALLEST)))
        self._remembers_size = size is None and not full_screen  # what a command line asks for is for now only
        if full_screen:
            self.showFullScreen()
        else:
            self.show()

    def toggle_full_screen(self) -> None:
        """The whole screen, or a window as before."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.open_action.setText(self.tr("Open game record…"))
        self.save_action.setText(self.tr("Save game as…"))
        self.settings_action.setText(self.tr("Settings"))
        self.rules_action.setText(self.tr("Rules"))
        self.full_screen_action.setText(self.tr("Full screen"))
        self.start_action.setText(self.tr("Back to start"))
        self.quit_action.setText(self.tr("Quit"))
        self.menu_action.setText(self.tr("Menu"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._remembers_size:
            self._settings.setValue(GEOMETRY, self.saveGeometry())
        self.closing.emit()
        super().closeEvent(event)

    def _open(self, sheet: Sheet) -> None:
        self.close_sheet()
        self._sheet = sheet
        sheet.closed.connect(self._forget_sheet)
        sheet.open()

    def _forget_sheet(self) -> None:
        self._sheet = None

    def _menu_actions(self) -> list[QAction]:
        return [
            self.open_action,
            self.save_action,
            self.settings_action,
            self.rules_action,
            self.full_screen_action,
            self.start_action,
            self.quit_action,
        ]

    def _action(self, glyph: str, shortcut: QKeySequence | QKeySequence.StandardKey) -> QAction:
        action = QAction(self)
        action.setProperty("glyph", glyph)
        action.setShortcut(shortcut)
        self.addAction(action)
        return action
