"""The buttons of a table: one style, the key always shown, focus always visible."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from raise_qt.table.painting import CENTRE, RIGHT, fitting_font, icon_at, panel, text, width_of
from raise_qt.table.preferences import Preferences
from raise_qt.table.theme import color

SMALLEST_TARGET = 32
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableButton(QAbstractButton):
    """A button with a title, a line below it and its key in the corner; or an icon with its key.

    `primary` is the one thing to do now. The focused button is pressed by Enter, and by Space if `obeys_space`.
    """

    def __init__(self, preferences: Preferences, key: str, parent: QWidget, icon: str = "") -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.key = key
        self.icon_name = icon
        self.primary = False
        self.obeys_space = True
        self.subtitle = ""
        self.text_size = 16.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, title: str, subtitle: str = "", primary: bool = False) -> None:
        """What it does now."""
        self.primary, self.subtitle = primary, subtitle
        self.setText(title)
        self.setAccessibleName(f"{title}. {subtitle}" if subtitle else title)
        self.setAccessibleDescription(self.tr("Key: {key}").format(key=self.key.replace("↵", self.tr("Enter"))))
        self.setToolTip(f"{title} ({self.key})" if self.icon_name else "")
        self.update()

    def offer(self, possible: bool) -> None:
        """Whether it can be pressed now."""
        if not possible:
            self._give_focus_back()
        self.setEnabled(possible)

    def setVisible(self, visible: bool) -> None:
        if not visible:
            self._give_focus_back()
        super().setVisible(visible)

    def _give_focus_back(self) -> None:
        """To the table: Qt would hand it to the next button, which Enter would then press."""
        table = self.parentWidget()
        if table is not None and self.hasFocus():
            table.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(160, 48)

    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST_TARGET, SMALLEST_TARGET)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:  # for Qt alone it would depend on the desktop
            if not event.isAutoRepeat():
                self.click()
        elif self.obeys_space or event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.preferences.theme
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        radius = min(16.0, rect.height() * 0.28)
        filled = self.primary and self.isEnabled()
        fill, ink = (theme.accent, theme.on_accent) if filled else (theme.panel, theme.text)
        if not self.isEnabled():
            ink = theme.quiet_text
        border = theme.accent if self.isEnabled() and not self.icon_name else theme.panel_border
        panel(painter, rect, radius, fill, border, 1.4)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.focus, 0.16 if self.isDown() else 0.09))
            painter.drawRoundedRect(rect, radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(theme.focus), 2.0))
            painter.drawRoundedRect(rect.adjusted(2.5, 2.5, -2.5, -2.5), radius - 2, radius - 2)
        if self.icon_name:
            painter.setOpacity(1.0 if self.isEnabled() else 0.4)  # without words there is nothing else to tell it by
            self._paint_icon(painter, rect, ink)
        else:
            self._paint_words(painter, rect, ink)
        painter.end()

    def _paint_icon(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        small = max(11.0, rect.height() * 0.29)
        centre = QPointF(rect.left() + rect.width() * 0.42, rect.top() + rect.height() * 0.44)
        icon_at(painter, self.icon_name, centre, rect.height() * 0.44, ink)
        corner = rect.adjusted(0, rect.height() - small * 1.45, -rect.width() * 0.14, -2)
        text(painter, corner, self.key, small, self.preferences.theme.quiet_text, 600, RIGHT)

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        key_size = max(11.0, self.text_size * 0.72)
        corner = QRectF(rect.left(), rect.top() + 4, rect.width() - 10, key_size * 1.3)
        key_ink = ink if self.primary else self.preferences.theme.quiet_text
        if self.key == "↵":
            icon_at(painter, "return", QPointF(corner.right() - key_size * 0.5, corner.center().y()), key_size, key_ink)
        else:
            text(painter, corner, self.key, key_size, key_ink, 600, RIGHT)
        title = QRectF(rect.adjusted(12, 0, -12, 0))
        if self.subtitle:
            title.setHeight(rect.height() * 0.58)
            below = QRectF(title.left() - 4, rect.top() + rect.height() * 0.52, title.width() + 8, rect.height() * 0.4)
            face = fitting_font(self.subtitle, max(11.0, self.text_size * 0.78), 600, below.width())
            if width_of(self.subtitle, face.pixelSize(), 600) > below.width():  # two lines, so that nothing is cut off
                title.setHeight(rect.height() * 0.44)
                below.setTop(rect.top() + rect.height() * 0.40)
                below.setBottom(rect.bottom() - 2)
                painter.setFont(face)
                painter.setPen(color(ink))
                painter.drawText(below, CENTRE | Qt.TextFlag.TextWordWrap, self.subtitle)
            else:
                text(painter, below, self.subtitle, face.pixelSize(), ink, 600, CENTRE)
        face = fitting_font(self.text(), self.text_size, 700, title.width() - key_size)
        text(painter, title, self.text(), face.pixelSize(), ink, 700, CENTRE)
