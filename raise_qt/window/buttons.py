"""Buttons in our style: with a second line, with the key that presses them, and with a focus nobody can miss."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from raise_qt.table.theme import Theme, blend, color
from raise_qt.window.glyphs import glyph
from raise_qt.window.style import RING, Sizes

ENTER = "↵"
CLICKS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def label(role: str, parent: QWidget | None = None) -> QLabel:
    """A text in the style of its role."""
    made = QLabel(parent)
    made.setProperty("role", role)
    made.setTextFormat(Qt.TextFormat.PlainText)  # names of players must never be taken for HTML
    return made


def breakable(words: str) -> str:
    """The same with places where a line may end within a word too long for one, such as a file's path."""
    return re.sub(r"\S{32}", "\\g<0>\u200b", words)


class FocusRing:
    """Draws a ring around a focused widget, with a gap, so that it stands out from any colour the widget has."""

    def __init__(self) -> None:
        self._color = QColor()
        self._radius = 0.0

    def arrange(self, theme: Theme, radius: float) -> None:
        """The ring's colour, and the radius of the corners it goes around."""
        self._color = color(theme.focus)
        self._radius = radius

    def paint(self, widget: QWidget) -> None:
        """Draw it, if there is anything to draw."""
        if widget.hasFocus():
            painter = QPainter(widget)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._color, 2))
            corner = self._radius + RING
            painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), corner, corner)


class Button(QPushButton):
    """A button that Enter presses as well as Space, with a ring around it while it has the focus."""

    def __init__(self, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.setAutoDefault(False)
        self._ring = FocusRing()

    def arrange(self, sizes: Sizes, theme: Theme) -> None:
        """Follow the window's size and the theme."""
        self._ring.arrange(theme, sizes.px(16))
        self.setMinimumSize(sizes.hit(44) + 2 * RING, sizes.hit(44) + 2 * RING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in CLICKS and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._ring.paint(self)


class KeyButton(Button):
    """A button with a title, perhaps a second line, perhaps an icon, and the key that presses it.

    The key works wherever the focus is on the button's page, but not from another page or a sheet above it.
    """

    def __init__(
        self, role: str, page: QWidget | None = None, icon_name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(role, parent)
        self._icon_name = icon_name
        self._long_detail: tuple[str, str] | None = None
        self._icon = label("icon")
        self.title = label("name")
        self.detail = label("detail")
        self.key = label("key")
        self._chevron = label("icon")
        self._chevron.hide()
        self._shortcut = QShortcut(page or self)
        self._shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._shortcut.activated.connect(self.click)
        self._texts = QVBoxLayout()
        self._texts.setSpacing(0)
        self._texts.addStretch()
        self._texts.addWidget(self.title)
        self._texts.addWidget(self.detail)
        self._texts.addStretch()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._icon, alignment=Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(self._texts, 1)
        self._row.addWidget(self.key, alignment=Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._chevron, alignment=Qt.AlignmentFlag.AlignVCenter)
        for part in (self._icon, self.title, self.detail, self.key, self._chevron):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._icon.setVisible(bool(icon_name))
        self.say("")

    def say(self, title: str, detail: str = "", key: str = "", shown: str = "") -> None:
        """What it is called, what else there is to know, the key and, if it shall be shown otherwise, how."""
        self.title.setText(title)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self.key.setText(shown or key)
        self.key.setVisible(bool(shown or key))
        self._shortcut.setKey(QKeySequence(key))
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.updateGeometry()

    def say_within_width(self, title: str, detail: str, rest: str, key: str, shown: str) -> None:
        """The same for a button of fixed width: where there is no room for all the detail, its end gives way.

        The `rest` always stays.
        """
        self.say(title, detail + rest, key, shown)
        self._long_detail = detail, rest
        self._shorten_detail()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten_detail()

    def _shorten_detail(self) -> None:
        if self._long_detail is None:
            return
        words, rest = self._long_detail
        metrics, margins = self.detail.fontMetrics(), self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self._row.spacing() - self.key.sizeHint().width()
        room -= metrics.horizontalAdvance(rest)
        self.detail.setText(metrics.elidedText(words, Qt.TextElideMode.ElideRight, room) + rest)

    def set_icon(self, name: str) -> None:
        """Another icon, from the next `arrange` on."""
        self._icon_name = name

    def opens_list(self) -> None:
        """Show with an arrow that there is more to choose from."""
        self._chevron.show()

    def arrange(self, sizes: Sizes, theme: Theme) -> None:
        super().arrange(sizes, theme)
        quiet = self.property("role") == "quiet"
        side = RING + sizes.px(7 if quiet else 22)
        self._row.setContentsMargins(side, RING + 2, side if quiet else RING + sizes.px(16), RING + 2)
        self._row.setSpacing(sizes.px(7 if quiet else 12))
        if self._icon_name:
            tone = theme.on_accent if self.property("role") == "primary" else theme.quiet_text
            if not self.isEnabled():
                tone = blend(theme.panel, theme.quiet_text, 0.5).name()
            self._icon.setPixmap(glyph(self._icon_name, tone, sizes.text(18), self.devicePixelRatioF()))
        if not self._chevron.isHidden():
            self._chevron.setPixmap(glyph("chevron", theme.quiet_text, sizes.text(16), self.devicePixelRatioF()))
        # Fonts may have changed, which the layouts would learn only later.
        self._shorten_detail()
        self._texts.invalidate()
        self._row.invalidate()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Its layout's: a push button would only count its own text."""
        return self._row.sizeHint().expandedTo(self.minimumSize())

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize().expandedTo(self.minimumSize())

    def hasHeightForWidth(self) -> bool:
        return self._row.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return max(self._row.heightForWidth(width), self.minimumHeight())


class LineEdit(QLineEdit):
    """A line to write in, with the same ring around it as a button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ring = FocusRing()

    def arrange(self, sizes: Sizes, theme: Theme) -> None:
        """Follow the window's size and the theme."""
        self._ring.arrange(theme, sizes.px(8))
        self.setMinimumHeight(sizes.hit(42) + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._ring.paint(self)
