"""The table of Raise: shows what happens and takes what the person does.

It decides no rule. What happened comes from a viewer's events, what may be done from its legal moves, and what the
person does goes back to it as a move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from raise_qt.core.game import Event
from raise_qt.games.raise_game.events import RoundStarted
from raise_qt.games.raise_game.state import PASS
from raise_qt.games.raise_game.table.choice import Choice
from raise_qt.games.raise_game.table.controls import Controls
from raise_qt.games.raise_game.table.log_panel import LogPanel
from raise_qt.games.raise_game.table.look import Look
from raise_qt.games.raise_game.table.picture import Picture, TableCard
from raise_qt.games.raise_game.table.pieces import card_key
from raise_qt.games.raise_game.table.prompt import prompt
from raise_qt.games.raise_game.table.readout import read_table
from raise_qt.games.raise_game.table.view import TableView
from raise_qt.games.raise_game.table.words import Story
from raise_qt.session.viewer import Viewer
from raise_qt.table.game_table import GameTable
from raise_qt.table.hand_over import HandOver
from raise_qt.table.preferences import Preferences
from raise_qt.table.reader import Reader
from raise_qt.table.reading import Reading
from raise_qt.table.seat_look import SeatLook
from raise_qt.table.show import Show
from raise_qt.table.sprites import Scenery
from raise_qt.table.stage import Stage
from raise_qt.table.teller import Teller

PASS_ANNOUNCED = 1000
"""Milliseconds at normal speed in which a pass can be taken back with nothing revealed."""

CARD_KEYS = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2, Qt.Key.Key_4: 3, Qt.Key.Key_5: 4, Qt.Key.Key_6: 5}
CONFIRM_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RaiseTable(GameTable):
    """The page on which Raise is played.

    `current` is the viewer whose table is shown; with several persons at one machine it changes from one to the other.
    `told` is the picture after all that has happened, `picture` the one on the screen, which comes after it.
    """

    reader: Reader

    def __init__(
        self,
        viewers: Mapping[int | None, Viewer],
        seats: Sequence[SeatLook],
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(viewers, seats, preferences, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.names = [seat.name for seat in seats]
        self.current = next(iter(viewers.values()))
        self.choice = Choice()
        self.focused = 0
        self.fast_forward = False
        self._lines: list[str] = []
        self._pass_timer = QTimer(self)
        self._pass_timer.setSingleShot(True)
        self._pass_timer.timeout.connect(self._let_pass_happen)

        self.look = self._new_look()
        self.stage = Stage(self.look.drawing, self)
        self.view = TableView(self.stage, self.look, lambda: self.look.board(self.picture), self)
        self.show_ = Show(self.stage, self._factor, self)
        self.controls = Controls(preferences, self)
        self._connect_controls()
        self.log = LogPanel(preferences, self)
        self.hand_over = HandOver(preferences, self)
        self.overview: QWidget | None = None

        self.stage.pressed.connect(self._on_piece_pressed)
        self.view.skipped.connect(self.skip)
        self.show_.idle.connect(self._on_idle)
        self.hand_over.accepted.connect(self._on_hand_over)
        preferences.changed.connect(self._on_preferences)
        for seat, viewer in viewers.items():
            viewer.happened.connect(lambda events, seat=seat: self._on_happened(seat, events))
            viewer.asked.connect(self._on_asked)
            viewer.reset.connect(lambda seat=seat: self._on_reset(seat))
        self.picture = self.told = self._new_picture()
        self._make_readable()
        self._dress()
        self._refresh()
        if len(viewers) > 1:
            self._hand_over_to(self.current)

    # Building

    def _connect_controls(self) -> None:
        controls = self.controls
        controls.confirm.clicked.connect(self.confirm_choice)
        controls.passing.clicked.connect(self.pass_)
        controls.forward.clicked.connect(self.forward_round)
        controls.undo.clicked.connect(self.undo)
        controls.overview.clicked.connect(self.toggle_overview)
        controls.log.clicked.connect(self.toggle_log)
        controls.menu.clicked.connect(self.menu_wanted)

    def _make_readable(self) -> None:
        self.setAccessibleName("Raise")
        self.reader = self.view.reader = Reader(self.view, self.stage, self._reading)
        self.reader.focus_wanted.connect(self._on_focus_wanted)
        self.teller = Teller(self.reader)

    def _new_look(self) -> Look:
        viewer = self.current
        hidden_piles = bool(viewer.options["hidden_piles"])
        theme, ratio = self.preferences.theme, self.devicePixelRatioF()
        return Look(self.size(), ratio, theme, self.seats, viewer.seat, hidden_piles, self.tr("points"))

    def _dress(self) -> None:
        """Another size, theme, language or viewer."""
        self.look = self._new_look()
        layout = self.look.layout
        self.stage.draw = self.look.drawing
        self.stage.setSceneRect(0, 0, layout.width, layout.height)
        self.view.look = self.look
        self.view.setGeometry(self.rect())
        self.hand_over.setGeometry(self.rect())
        self.controls.place(layout)
        self.log.setGeometry(layout.log.toRect())

    # What happens

    def _new_picture(self) -> Picture:
        return Picture(len(self.seats), self.current.seat)

    def _on_happened(self, seat: int | None, events: Sequence[Event]) -> None:
        if seat != self.current.seat:
            return
        self.current.hold()
        self.choice.ask(())
        story = Story(self.names, self.current.seat)
        for event in events:
            before = self.told
            self.told = before.copy()
            self.told.follow(event)
            steps = self.look.choreography.steps(event, before, self.told)
            if self._factor() == 0:
                steps = steps[-1:]
            self.show_.add(steps, self._beginning(event, self.told, story))

    def _beginning(self, event: Event, after: Picture, story: Story) -> Callable[[], None]:
        def begin() -> None:
            if isinstance(event, RoundStarted):
                self.fast_forward = False
            self.picture = after
            line = story.tell(event)
            if line:
                self._lines.append(line)
                self.log.add(line)
                self._announce(line)
            self._refresh_controls()

        return begin

    def _on_idle(self) -> None:
        self.picture = self.told
        self.current.release()
        if self.told.ended is not None:
            self._refresh()
            self.done.emit()
            return
        self._on_asked()

    def _on_asked(self) -> None:
        """Somebody is asked for a move: if it is the person at this table, let the person choose."""
        if self.show_.busy or self._pass_timer.isActive() or self.hand_over.isVisible():
            return
        if not self.current.is_asked:
            waiting = [viewer for viewer in self.viewers.values() if viewer.is_asked]
            if waiting and waiting[0] is not self.current:
                self._hand_over_to(waiting[0])
                return
            self.choice.ask(())
        elif not self.choice.legal:
            self.choice.ask(self.current.legal_moves())
            self._announce(self._prompt())
        self._refresh()

    def _on_reset(self, seat: int | None) -> None:
        if seat == self.current.seat:
            self._pass_timer.stop()
            self.show_.drop()
            self._rebuild()

    def _rebuild(self) -> None:
        """Show the game as it is, without the way there."""
        picture = self._new_picture()
        story = Story(self.names, self.current.seat)
        self._lines = []
        for events in self.current.story():
            for event in events:
                picture.follow(event)
                self._lines.append(story.tell(event))
        self._lines = [line for line in self._lines if line]
        self.picture = self.told = picture
        self.log.set_lines(self._lines)
        self.choice.ask(self.current.legal_moves() if self.current.is_asked else ())
        self.fast_forward = False
        self._refresh()

    # Several persons at one machine

    def _hand_over_to(self, viewer: Viewer) -> None:
        self._next_viewer = viewer
        assert viewer.seat is not None
        self.hand_over.setGeometry(self.rect())
        self.hand_over.ask_for(self.names[viewer.seat])
        self.reader.change()

    def _on_hand_over(self) -> None:
        self.current = self._next_viewer
        self.setFocus()
        self._dress()
        self._rebuild()

    # Showing

    def _factor(self) -> float:
        return 0.0 if self.fast_forward else self.preferences.factor

    def _prompt(self) -> str:
        if self._pass_timer.isActive():
            return self.tr("You pass. U takes it back.")
        acting = self.picture.track[0][1] if self.picture.track else None
        return prompt(self.picture, self.names, self.choice.legal, acting)

    def _refresh(self) -> None:
        """Show the picture as it is, at once."""
        hand = self._hand()
        cards = self.choice.cards(hand)
        ghost = self.choice.target(self.picture, cards)
        if not self.show_.busy:
            sprites = self.look.arrangement.sprites(self.picture, self.choice.numbers, self.choice.usable, ghost)
            self.stage.show(Scenery(sprites))
        self.look.panels.path = self.look.way_to(self.picture, ghost)
        self._refresh_controls()

    def _refresh_controls(self) -> None:
        """Everything but the pieces."""
        panels, view = self.look.panels, self.view
        self.controls.say(self.picture, self.choice, self.current, self._pass_timer.isActive())
        panels.prompt = self._prompt()
        self.setAccessibleDescription(panels.prompt)
        panels.acting = self._acting()
        panels.selected = frozenset(self.choice.numbers)
        if not self.choice.numbers:
            panels.path = []
        won = self.picture.round_won if self.picture.ended is None else None
        view.banner = None if won is None else Story(self.names, self.current.seat).round_summary(won)
        poses = self.look.card_poses(self.picture, self.choice) if self.choice.legal else []
        self.focused = min(self.focused, max(0, len(self._hand()) - 1))
        view.focus_pose = poses[self.focused] if poses and self.hasFocus() else None
        view.card_keys = [] if self.show_.busy else poses
        view.board_changed()
        self.reader.change()

    def _reading(self) -> Reading:
        """What a screen reader finds: nothing while another person takes the seat."""
        if not self.hand_over.isHidden():
            return Reading()
        hand = self._hand()
        focused = card_key(hand[self.focused]) if self.hasFocus() and self.focused < len(hand) else None
        return read_table(self.picture, self.choice, self.look.panels, focused)

    def _acting(self) -> tuple[int, ...]:
        """The seats that are waited for, as far as the picture has come."""
        if self.picture.ended or self.picture.round_won:
            return ()
        if self.picture.track:
            return (self.picture.track[0][1],)
        return tuple(self.current.to_act) if self.picture.opening and not self.show_.busy else ()

    def _hand(self) -> list[TableCard]:
        return [] if self.picture.viewer is None else self.picture.hands[self.picture.viewer]

    def _announce(self, sentence: str) -> None:
        if sentence:
            self.teller.say(sentence)
            self.saying.emit(sentence)

    # What the person does

    def skip(self) -> None:
        """Finish the animation under way."""
        self.show_.skip()

    def toggle_card(self, place: int) -> None:
        """Choose the card at this place of the hand, or no longer."""
        hand = self._hand()
        if self.choice.legal and not self._pass_timer.isActive() and place < len(hand):
            self.focused = place
            self.choice.toggle(hand[place])
            self._refresh()

    def confirm_choice(self) -> None:
        """Do what the big button says."""
        cards = self.choice.cards(self._hand())
        if not self.controls.confirm.isEnabled() or not cards:
            return
        self.choice.ask(())
        self.current.play(cards)
        self._refresh()

    def pass_(self) -> None:
        """Announce a pass: for a moment it can be taken back."""
        if PASS not in self.choice.legal or self._pass_timer.isActive():
            return
        self.current.hold()
        self.current.play(PASS)
        self.choice.ask(())
        self._pass_timer.start(round(PASS_ANNOUNCED * self._factor()))
        self._announce(self._prompt())
        self._refresh()

    def _let_pass_happen(self) -> None:
        self.current.release()

    def undo(self) -> None:
        """Take back a pass that was only announced; otherwise go back to the latest own decision."""
        if self.picture.viewer is None or self.picture.ended is not None:
            return
        if self._pass_timer.isActive():
            self._pass_timer.stop()
            self.current.withdraw()
            self.current.release()
            self._on_asked()
        else:
            self.undo_wanted.emit(self.picture.viewer)

    def forward_round(self) -> None:
        """Show the rest of the round without animation."""
        if self.controls.forward.isVisible():
            self.fast_forward = True
            self.skip()

    def toggle_log(self) -> None:
        """Show or hide the log."""
        self.log.setVisible(not self.log.isVisible())
        self.log.raise_()

    def toggle_overview(self) -> None:
        """Show the overview card (C6)."""
        if self.overview is None:
            from raise_qt.games.raise_game.table.overview import OverviewCard  # seldom wanted, never at the start

            self.overview = OverviewCard(self.preferences, self)
        self.overview.setVisible(not self.overview.isVisible())
        self.overview.raise_()

    def _on_piece_pressed(self, key: object) -> None:
        for place, held in enumerate(self._hand()):
            if key == ("card", held.owner, held.number):
                self.toggle_card(place)

    # Qt's events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in CARD_KEYS:
            self.toggle_card(CARD_KEYS[key])
        elif key in CONFIRM_KEYS:
            self.confirm_choice()
        elif key == Qt.Key.Key_Space:
            if self.show_.busy:
                self.skip()
            else:
                self.toggle_card(self.focused)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._move_focus(-1 if key == Qt.Key.Key_Left else 1)
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif not self._letter_key(key):
            super().keyPressEvent(event)

    def _letter_key(self, key: Qt.Key) -> bool:
        actions = {
            Qt.Key.Key_P: self.pass_,
            Qt.Key.Key_U: self.undo,
            Qt.Key.Key_L: self.toggle_log,
            Qt.Key.Key_O: self.toggle_overview,
            Qt.Key.Key_F: self.forward_round,
            Qt.Key.Key_M: self.menu_wanted.emit,
        }
        action = actions.get(key)
        if action is None:
            return False
        action()
        return True

    def _escape(self) -> None:
        if self.overview is not None and self.overview.isVisible():
            self.overview.hide()
        elif self.log.isVisible():
            self.log.hide()
        elif self.choice.numbers:
            self.choice.numbers.clear()
            self._refresh()
        else:
            self.left.emit()

    def _move_focus(self, step: int) -> None:
        hand = self._hand()
        if hand and self.choice.legal:
            self.focused = (self.focused + step) % len(hand)
            self._refresh_controls()

    def _on_focus_wanted(self, key: object) -> None:
        keys = [card_key(held) for held in self._hand()]
        if key in keys:
            self.focused = keys.index(key)
            self.setFocus()
            self._refresh_controls()

    def focusInEvent(self, event: QEvent) -> None:
        self._refresh_controls()

    def focusOutEvent(self, event: QEvent) -> None:
        self._refresh_controls()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._redress()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._redress()
        super().changeEvent(event)

    def _on_preferences(self) -> None:
        self.log.restyle()
        self._redress()

    def _redress(self) -> None:
        """Another size, theme or language: what is under way is finished at once."""
        busy = self.show_.busy
        self.show_.drop()
        self._dress()
        self.picture = self.told
        self._refresh()
        if busy:
            self._on_idle()
