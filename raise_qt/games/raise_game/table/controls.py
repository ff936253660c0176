"""The buttons of the table, and what each says it will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QWidget

from raise_qt.core.problems import IllegalMove
from raise_qt.games.raise_game.state import PASS
from raise_qt.games.raise_game.table.choice import Choice
from raise_qt.games.raise_game.table.layout import TOOLS, Layout
from raise_qt.games.raise_game.table.picture import Picture
from raise_qt.games.raise_game.table.words import short_card_name
from raise_qt.session.viewer import Viewer
from raise_qt.table.buttons import TableButton
from raise_qt.table.preferences import Preferences
from raise_qt.table.problem_words import problem_words

if TYPE_CHECKING:
    from raise_qt.games.raise_game.table.page import RaiseTable


class Controls(QObject):
    """All buttons.

    Attributes:
        confirm: Lays the chosen card or raises with the chosen cards.
        passing: Passes. Space never does, wherever the focus is.
        forward: Shows the rest of a round that goes on without the person.
        undo, overview, log, menu: The tools in the upper right corner.
    """

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.confirm = TableButton(preferences, "↵", parent)
        self.passing = TableButton(preferences, "P", parent)
        self.passing.obeys_space = False
        self.forward = TableButton(preferences, "F", parent)
        self.undo = TableButton(preferences, "U", parent, "undo")
        self.overview = TableButton(preferences, "O", parent, "overview")
        self.log = TableButton(preferences, "L", parent, "log")
        self.menu = TableButton(preferences, "M", parent, "menu")
        self.tools = [self.undo, self.overview, self.log, self.menu]

    def serve(self, table: RaiseTable) -> None:
        """Let the buttons do something."""
        self.confirm.clicked.connect(table.confirm_choice)
        self.passing.clicked.connect(table.pass_)
        self.forward.clicked.connect(table.forward_round)
        self.undo.clicked.connect(table.undo)
        self.overview.clicked.connect(table.toggle_overview)
        self.log.clicked.connect(table.toggle_log)
        self.menu.clicked.connect(table.menu_wanted)

    def place(self, layout: Layout) -> None:
        """Put all buttons where they belong."""
        for number, tool in enumerate(self.tools, TOOLS - len(self.tools)):
            tool.setGeometry(layout.tool(number).toRect())
        area = layout.actions
        upper = QRectF(area.left(), area.top(), area.width(), area.height() * 0.54)
        lower = QRectF(area.left(), upper.bottom() + area.height() * 0.06, area.width(), area.height() * 0.40)
        self.confirm.setGeometry(upper.toRect())
        self.passing.setGeometry(lower.toRect())
        if layout.viewer is None:
            rack = layout.rack
            upper = QRectF(rack.left(), rack.bottom() + layout.gap, rack.width(), max(40.0, 48 * layout.scale))
        self.forward.setGeometry(upper.toRect())
        for button in (self.confirm, self.passing, self.forward):
            button.text_size = layout.px(19)

    def say(self, picture: Picture, choice: Choice, viewer: Viewer, pass_announced: bool) -> None:
        """Let every button say what it does now."""
        seat = picture.viewer
        out = seat is None or seat in picture.passed or seat in picture.sitting_out
        under_way = picture.ended is None and picture.round_won is None
        self.forward.setVisible(out and under_way)
        self.forward.say(self.tr("Fast forward"), self.tr("to the end of the round"), primary=seat is not None)
        for button in (self.confirm, self.passing):
            button.setVisible(seat is not None and not (out and under_way))
        self.passing.offer(PASS in choice.legal and not pass_announced)
        self.passing.say(self.tr("Pass"))
        title, details, possible = self._what_confirm_does(picture, choice, viewer)
        self.confirm.offer(possible)
        self.confirm.say(title, details, primary=True)
        self.undo.setVisible(seat is not None)
        self.undo.offer(picture.ended is None and viewer.has_decided)
        self.undo.say(self.tr("Undo"))
        self.overview.say(self.tr("Overview of dice and cards"))
        self.log.say(self.tr("Log"))
        self.menu.say(self.tr("Menu"))

    def _what_confirm_does(self, picture: Picture, choice: Choice, viewer: Viewer) -> tuple[str, str, bool]:
        """What the big button says, below it the details or why not, and whether it can be pressed."""
        if not choice.legal or picture.viewer is None:
            return self.tr("Raise"), "", False
        cards = choice.cards(picture.hands[picture.viewer])
        target = choice.target(picture, cards)
        if choice.opening:
            if target is None:
                return self.tr("Lay a card"), self.tr("choose one"), False
            words = self.tr("to start on field {field}").format(field=target)
            return self.tr("Lay {card}").format(card=short_card_name(cards[0])), words, True
        if target is None:
            why = self.tr("no legal raise") if len(choice.legal) == 1 else self.tr("choose cards")
            return self.tr("Raise"), why, False
        total = choice.total(picture, cards)
        title = self.tr("Raise +{total}").format(total=total)
        try:
            viewer.check(cards)
        except IllegalMove as problem:
            return title, problem_words(problem), False
        return title, f"{target - total} → {target}", True
