"""What the desktop's owner has told the desktop, and Qt does not pass on."""

from __future__ import annotations

import sys

from PySide6.QtCore import QSettings

DBUS_PATIENCE = 150
"""Milliseconds. A desktop that does not answer at once has no wish."""


def wants_calm(platform: str = sys.platform) -> bool:
    """Whether the owner wishes for little motion. Qt 6.11 has no way to ask; each system has its own."""
    try:
        if platform == "win32":
            return _windows_wants_calm()
        if platform == "darwin":
            return bool(QSettings("com.apple.universalaccess", "").value("reduceMotion", False, type=bool))
        return _portal_wants_calm()
    except Exception:  # whatever is wrong with a desktop, the game must start
        return False


def _windows_wants_calm() -> bool:
    import ctypes

    animated = ctypes.c_int(1)
    get_client_area_animation = 0x1042
    windows = ctypes.windll.user32  # type: ignore[attr-defined]
    windows.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(animated), 0)
    return not animated.value


def _portal_wants_calm() -> bool:
    """GNOME, and whoever offers the same through the desktop portal."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    question = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "Read",
    )
    question.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    answer = bus.call(question, QDBus.CallMode.Block, DBUS_PATIENCE)
    arguments = answer.arguments() if answer.type() == QDBusMessage.MessageType.ReplyMessage else []
    return bool(arguments) and _unwrapped(arguments[0]) is False


def _unwrapped(value: object) -> object:
    """What is inside D-Bus's variants of variants."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value
