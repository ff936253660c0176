"""Which key does what at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from raise_qt.games.raise_game.table.page import RaiseTable

CARD_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
CONFIRM_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def press(table: RaiseTable, key: Qt.Key, held: bool) -> bool:
    """Do what the key stands for. Whether it stands for anything. Neither Space nor Enter ever passes;
    only a focused button is pressed by them, and that of the pass by Enter alone.
    """
    if held and key == Qt.Key.Key_Space:
        return True  # held down to skip, it would go on to choose a card
    actions = {
        Qt.Key.Key_P: table.pass_,
        Qt.Key.Key_U: table.undo,
        Qt.Key.Key_L: table.toggle_log,
        Qt.Key.Key_C: table.log.copy,
        Qt.Key.Key_O: table.toggle_overview,
        Qt.Key.Key_F: table.forward_round,
        Qt.Key.Key_M: table.menu_wanted.emit,
        Qt.Key.Key_Escape: table.escape,
        Qt.Key.Key_Left: lambda: table.move_focus(-1),
        Qt.Key.Key_Right: lambda: table.move_focus(1),
        Qt.Key.Key_Space: table.skip if table.show_.busy else lambda: table.toggle_card(table.focused),
        **dict.fromkeys(CONFIRM_KEYS, table.confirm_choice),
    }
    if key in CARD_KEYS:
        table.toggle_card(CARD_KEYS.index(key))
    elif key in actions:
        actions[key]()
    else:
        return False
    return True
