"""The table of Raise: shows what happens and takes what the person does.

It decides no rule. What happened comes from a viewer's events, what may be done from its legal moves, and what the
person does goes back to it as a move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from raise_qt.core.game import Event
from raise_qt.games.raise_game.events import RoundWon
from raise_qt.games.raise_game.state import PASS
from raise_qt.games.raise_game.table.choice import Choice
from raise_qt.games.raise_game.table.controls import Controls
from raise_qt.games.raise_game.table.keyboard import press
from raise_qt.games.raise_game.table.log_panel import LogPanel
from raise_qt.games.raise_game.table.look import Look
from raise_qt.games.raise_game.table.picture import Picture, TableCard
from raise_qt.games.raise_game.table.pieces import card_key
from raise_qt.games.raise_game.table.playback import Playback
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


class RaiseTable(GameTable):
    """The page on which Raise is played.

    `current` is the viewer whose table is shown; with several persons at one machine it changes from one to the other.
    `picture` is what is on the screen, `choice` what the person is about to do.
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
        self.choice = Choice()
        self.focused = 0
        self.fast_forward = False
        self._pass_timer = QTimer(self)
        self._pass_timer.setSingleShot(True)
        self._pass_timer.timeout.connect(lambda: self.current.release())

        self.look = self._new_look(next(iter(viewers.values())))
        self.stage = Stage(self.look.drawing, self)
        self.view = TableView(self.stage, self.look, self)
        self.show_ = Show(self.stage, self._factor, self)
        self.playback = Playback(list(viewers.values()), len(seats), self.show_, lambda: self.look.choreography, self)
        self.controls = Controls(preferences, self)
        self.controls.serve(self)
        self.log = LogPanel(preferences, self)
        self.hand_over = HandOver(preferences, self)
        self.overview: QWidget | None = None

        self.stage.pressed.connect(self._on_piece_pressed)
        self.view.skipped.connect(self.skip)
        self.playback.happened.connect(self._on_happened)
        self.playback.changed.connect(self._refresh_controls)
        self.playback.begun.connect(self._on_begun)
        self.playback.idle.connect(self._on_idle)
        self.hand_over.accepted.connect(self._on_hand_over)
        preferences.changed.connect(self._redress)
        for viewer in viewers.values():
            viewer.asked.connect(self._on_asked)
            viewer.reset.connect(lambda viewer=viewer: self._on_reset(viewer))
        self._make_readable()
        self._dress()
        self._refresh()
        if len(viewers) > 1:
            self._hand_over_to(self.current)

    @property
    def current(self) -> Viewer:
        return self.playback.viewer

    @property
    def picture(self) -> Picture:
        return self.playback.picture

    # Building

    def _make_readable(self) -> None:
        self.setAccessibleName("Raise")
        self.reader = self.view.reader = Reader(self.view, self.stage, self._reading)
        self.reader.focus_wanted.connect(self._on_focus_wanted)
        self.teller = Teller(self.reader)

    def _new_look(self, viewer: Viewer) -> Look:
        hidden_piles = bool(viewer.options["hidden_piles"])
        theme, ratio = self.preferences.theme, self.devicePixelRatioF()
        return Look(self.size(), ratio, theme, self.seats, viewer.seat, hidden_piles, self.tr("points"))

    def _dress(self) -> None:
        """Another size, theme, language or viewer."""
        self.look = self._new_look(self.current)
        layout = self.look.layout
        self.stage.draw_with(self.look.drawing)
        self.stage.setSceneRect(0, 0, layout.width, layout.height)
        self.view.look = self.look
        self.view.setGeometry(self.rect())
        self.hand_over.setGeometry(self.rect())
        self.controls.place(layout)
        self.log.arrange(layout)

    # What happens

    def _on_happened(self) -> None:
        if not self.current.is_asked:  # what others pick meanwhile does not disturb the person's own choice (R3)
            self.choice.ask(())
            self._arrange_choice()

    def _on_begun(self, event: Event) -> None:
        if isinstance(event, RoundWon):  # the round is over: who won it is shown at the usual pace
            self.fast_forward = False
        line = Story(self.names, self.current.seat).tell(event)
        if line:
            self.log.add(line)
            self._announce(line)
        self._refresh_controls()

    def _on_idle(self) -> None:
        if self.picture.ended is not None:
            self._refresh()
            self.done.emit()
        else:
            self._on_asked()

    def _on_asked(self) -> None:
        """Somebody is asked for a move: if it is the person at this table, let the person choose."""
        waiting = [viewer for viewer in self.viewers.values() if viewer.is_asked]
        if not self.hand_over.isHidden():
            if waiting and not self._next_viewer.is_asked:  # the game goes on, or went back, with another person
                self._hand_over_to(waiting[0])
            return
        if self.show_.busy or self._pass_timer.isActive():
            return
        if not self.current.is_asked:
            if waiting and waiting[0] is not self.current:
                self._hand_over_to(waiting[0])
                return
            self.choice.ask(())
        elif not self.choice.legal:
            self.choice.ask(self.current.legal_moves())
            self._announce(self._prompt())
        self._refresh()

    def _on_reset(self, viewer: Viewer) -> None:
        if viewer is self.current:
            self._pass_timer.stop()
            self._show_anew(viewer)

    def _show_anew(self, viewer: Viewer) -> None:
        """Show the game as this viewer sees it now."""
        self.playback.follow(viewer)
        self.fast_forward = False
        self.view.forget_banner()
        self.choice.ask(viewer.legal_moves() if viewer.is_asked else ())
        self._dress()
        self._write_log()
        self._refresh()

    def _write_log(self) -> None:
        """Everything that happened, once more: in another language, or from another seat."""
        story = Story(self.names, self.current.seat)
        lines = [story.tell(event) for event in self.playback.story()]
        self.log.set_lines([line for line in lines if line])

    # Several persons at one machine

    def _hand_over_to(self, viewer: Viewer) -> None:
        self._next_viewer = viewer
        assert viewer.seat is not None
        self.log.hide()
        if self.overview is not None:
            self.overview.hide()
        self.hand_over.setGeometry(self.rect())
        self.hand_over.ask_for(self.seats[viewer.seat])
        self.reader.change()

    def _on_hand_over(self) -> None:
        self._show_anew(self._next_viewer)
        self.setFocus()
        self._on_asked()

    # Showing

    def _factor(self) -> float:
        return 0.0 if self.fast_forward else self.preferences.factor

    def _prompt(self) -> str:
        if self._pass_timer.isActive():
            return self.tr("You pass. U takes it back.")
        return prompt(self.picture, self.names, self.choice.legal)

    def _refresh(self) -> None:
        """Show the picture as it is, at once."""
        self._arrange_choice()
        self.stage.show(Scenery(self.look.arrangement.sprites(self.picture)))
        self._refresh_controls()

    def _arrange_choice(self) -> None:
        """Let the chosen cards stand out, and show where they lead."""
        ghost = self.choice.target(self.picture, self.choice.cards(self.hand))
        self.look.arrangement.choose(self.choice.numbers, self.choice.usable, ghost)
        self.look.panels.ghost = ghost
        self.look.panels.path = self.look.way_to(self.picture, ghost)

    def _refresh_controls(self) -> None:
        """Everything but the pieces."""
        panels, view = self.look.panels, self.view
        self.controls.say(self.picture, self.choice, self.current, self._pass_timer.isActive())
        panels.prompt = self._prompt()
        self.setAccessibleDescription(panels.prompt)
        panels.acting = self.picture.acting
        won = self.picture.round_won if self.picture.ended is None else None
        banner = None if won is None else Story(self.names, self.current.seat).round_summary(won)
        view.show_banner(banner, linger=not self._factor())
        poses = self.look.card_poses(self.picture, self.choice) if self.choice.legal else []
        self.focused = min(self.focused, max(0, len(self.hand) - 1))
        view.focus_pose = poses[self.focused] if poses and self.hasFocus() else None
        view.card_keys = poses
        view.refresh(self.picture)
        self.reader.change()

    def _reading(self) -> Reading:
        """What a screen reader finds: nothing while another person takes the seat."""
        if not self.hand_over.isHidden():
            return Reading()
        hand = self.hand
        focused = card_key(hand[self.focused]) if self.hasFocus() and self.focused < len(hand) else None
        return read_table(self.picture, self.choice, self.look.panels, focused)

    @property
    def hand(self) -> list[TableCard]:
        """The cards the person holds."""
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
        if self.choice.legal and place < len(self.hand):
            self.focused = place
            self.choice.toggle(self.hand[place])
            self._refresh()

    def confirm_choice(self) -> None:
        """Do what the big button says."""
        cards = self.choice.cards(self.hand)
        if not self.controls.confirm.isEnabled() or not cards:
            return
        self.view.forget_banner()
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

    def undo(self) -> None:
        """Take back what was only announced; otherwise go back to the latest own decision."""
        if self.picture.viewer is None or self.picture.ended is not None:
            return
        if self.current.withdraw():  # played, but because the picture is behind it has not happened yet
            if self._pass_timer.isActive():
                self._pass_timer.stop()
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

    def escape(self) -> None:
        """Leave what is open; if nothing is, the table: for the final page if the end is only still being shown."""
        if self.overview is not None and self.overview.isVisible():
            self.overview.hide()
        elif self.log.isVisible():
            self.log.hide()
        elif self.choice.numbers:
            self.choice.numbers.clear()
            self._refresh()
        elif self.playback.told.ended is not None:
            self.playback.catch_up()
        else:
            self.left.emit()

    def move_focus(self, step: int) -> None:
        """Go from card to card."""
        if self.hand and self.choice.legal:
            self.focused = (self.focused + step) % len(self.hand)
            self._refresh_controls()

    def _on_piece_pressed(self, key: object) -> None:
        keys = [card_key(held) for held in self.hand]
        if key in keys:
            self.toggle_card(keys.index(key))

    def _on_focus_wanted(self, key: object) -> None:
        keys = [card_key(held) for held in self.hand]
        if key in keys:
            self.focused = keys.index(key)
            self.setFocus()
            self._refresh_controls()

    # Qt's events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not press(
            self, Qt.Key(event.key()), event.isAutoRepeat()
        ):
            super().keyPressEvent(event)

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
            if self.picture.rounds:
                self._write_log()
        super().changeEvent(event)

    def _redress(self) -> None:
        """Another size, theme or language: what is under way is finished at once."""
        self._dress()
        self.playback.catch_up()
        self._refresh()
