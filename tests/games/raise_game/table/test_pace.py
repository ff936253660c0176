"""Bots take their time or none at all: the table stays calm, and says who is waited for."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from raise_qt.core.record import PERSON
from raise_qt.table.painting import longest_fitting, width_of
from tests.games.raise_game.table.conftest import Sit
from tests.session.tables import LocalWorker

PATIENCE = 60_000


def test_bots_that_pick_at_once_do_not_disturb_the_persons_choice(qtbot: QtBot, sit: Sit) -> None:
    worker = LocalWorker(prompt=False)
    table = sit(PERSON, "random", "random", speed="normal", worker=worker).table
    while not table.choice.legal:
        table.skip()
        qtbot.wait(1)
    keys, prompt = list(table.view.card_keys), table.look.panels.prompt
    assert len(keys) == len(table.hand)
    for picked in (1, 2):
        worker.think()
        qtbot.waitUntil(lambda: table.show_.busy, timeout=PATIENCE)
        assert (table.view.card_keys, table.look.panels.prompt) == (keys, prompt)
        for _ in range(2):  # and a card can be chosen meanwhile
            table.toggle_card(0)
            assert len(table.view.card_keys) == len(keys)
        table.skip()
        qtbot.waitUntil(lambda: not table.show_.busy, timeout=PATIENCE)
        assert len(table.picture.laid) == picked
        assert (table.view.card_keys, table.look.panels.prompt) == (keys, prompt)


def test_whoever_is_waited_for_is_said_to_think(qtbot: QtBot, sit: Sit) -> None:
    worker = LocalWorker(prompt=False)
    table = sit("random", "random", worker=worker).table
    for _ in range(2):
        qtbot.waitUntil(lambda: bool(worker.waiting), timeout=PATIENCE)
        worker.think()
    qtbot.waitUntil(lambda: bool(worker.waiting) and not table.show_.busy, timeout=PATIENCE)
    (seat,) = table.picture.acting
    assert table.look.panels.prompt == f"Seat {seat} is rearmost and thinks."
    assert table.look.panels.seat_state(table.picture, seat).endswith("thinks …")
    assert "thinks" not in table.look.panels.seat_state(table.picture, 1 - seat)


def test_the_longest_words_for_which_there_is_room(qapp: object) -> None:
    ways = ("Gambler · Casual", "Gambler")
    widths = [width_of(words, 12, 500) for words in ways]
    assert longest_fitting(ways, 12, 500, widths[0]) == ways[0]
    assert longest_fitting(ways, 12, 500, widths[0] - 1) == ways[1]
    assert longest_fitting(ways, 12, 500, 5) == ways[1]
    assert longest_fitting((), 12, 500, 100) == ""
