"""What pages and sheets have in common: they follow the theme, the window's size and the language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from raise_qt.table import fonts
from raise_qt.table.art import Art
from raise_qt.table.preferences import Preferences
from raise_qt.table.theme import Theme
from raise_qt.window.style import Sizes, style_sheet


class Styled(QWidget):
    """A widget as large as the window's inside.

    Whoever derives from it builds its widgets, calls `ready` at the end of the constructor and then gets `retranslate`
    for a new language and `arrange` for new sizes or colours.
    """

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        fonts.load()
        self.preferences = preferences
        self.sizes = Sizes()
        self._art: Art | None = None
        self._ready = False
        self._style: tuple[Theme, Sizes] | None = None

    @property
    def theme(self) -> Theme:
        return self.preferences.theme

    @property
    def art(self) -> Art:
        """The drawn pieces in the colours and the resolution of now."""
        ratio = self.devicePixelRatioF()
        if self._art is None or self._art.theme is not self.theme or self._art.pixel_ratio != ratio:
            self._art = Art(self.theme, ratio)
        return self._art

    def ready(self) -> None:
        """Everything is built: have it speak. It is styled when it gets its size, just before it is first seen."""
        layout = self.layout()
        if layout is not None:
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.retranslate()
        self._ready = True
        self.preferences.changed.connect(self._follow)

    def retranslate(self) -> None:
        """Say everything in the language of now."""

    def arrange(self) -> None:
        """Use `sizes`, `theme` and `art` for whatever the style sheet cannot say."""

    def minimumSizeHint(self) -> QSize:
        """None: what is large in a large window shrinks with it, and must not keep it from shrinking."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._follow() and self._ready:
            self.arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._style is not None:
            self.arrange()  # drawn pieces must be drawn anew for the other screen
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._style is not None:
            self.retranslate()
            self.arrange()

    def _follow(self) -> bool:
        """Style everything anew if the sizes or colours are not those of before. Whether it was so."""
        self.sizes = Sizes.for_window(self.size())
        if not self._ready or self._style == (self.theme, self.sizes):
            return False
        self._style = self.theme, self.sizes
        self._restyle()
        return True

    def _restyle(self) -> None:
        # Everything gets its fonts now, not when it is first shown: `arrange` measures texts.
        self.ensurePolished()
        self.setStyleSheet(style_sheet(self.theme, self.sizes))
        for child in self.findChildren(QWidget):
            child.ensurePolished()
        self.arrange()
        self.update()
