"""What a screen reader finds on the table of Raise, in the order in which it is read."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from raise_qt.games.raise_game.table.choice import Choice
from raise_qt.games.raise_game.table.panels import Panels
from raise_qt.games.raise_game.table.picture import Picture
from raise_qt.games.raise_game.table.pieces import SHOWN_IN_POT, card_key, disc_key
from raise_qt.games.raise_game.table.words import Plurals, roll_words, round_name
from raise_qt.table.reading import Choosable, Entry, Lying, Reading, Text
from raise_qt.table.sprites import Key

translate = QCoreApplication.translate


def read_table(picture: Picture, choice: Choice, panels: Panels, focused: Key | None) -> Reading:
    """The prompt, the own hand and panel, the others clockwise, the track from the rear, what is at stake, the dice."""
    layout = panels.layout
    entries: list[Entry] = [Text("prompt", panels.prompt, layout.prompt)]
    entries += _hand(picture, choice)
    entries += _players(picture, panels)
    entries += [Lying(disc_key(seat)) for _, seat in picture.track]
    entries += [Lying(card_key(card)) for card in picture.laid.values()]
    if picture.rounds:
        entries.append(Text("round", round_name(picture.number, picture.rounds), layout.top))
    entries.append(Lying(("score", picture.number)))
    entries.append(Text("pot", _pot(picture), layout.pot_caption | layout.pot_lines))
    entries += [Lying(card_key(card)) for card in picture.pot[-SHOWN_IN_POT:]]
    if picture.dice:
        words = translate("Raise", "Dice: {dice}").format(dice=roll_words(picture.dice))
        entries.append(Text("dice", words, layout.rack))
    told = tuple(entry for entry in entries if not isinstance(entry, Text) or entry.words)
    return Reading(translate("Raise", "Table"), panels.prompt, told, focused)


def _hand(picture: Picture, choice: Choice) -> Iterator[Entry]:
    if picture.viewer is None:
        return
    usable = choice.usable or ()
    for place, held in enumerate(picture.hands[picture.viewer], 1):
        yield Choosable(card_key(held), held.number in choice.numbers, held.card in usable, str(place))


def _players(picture: Picture, panels: Panels) -> Iterator[Entry]:
    first = picture.viewer or 0
    for i in range(picture.players):
        seat = (first + i) % picture.players
        yield Text(("seat", seat), player_words(picture, panels, seat), panels.layout.seats[seat].panel)


def player_words(picture: Picture, panels: Panels, seat: int) -> str:
    """What stands in a player's panel."""
    look = panels.seats[seat]
    won = panels.won_text(picture, seat)
    parts = [
        look.name,
        look.style,
        look.level,
        Plurals().cards_in_hand(len(picture.hands[seat])),
        translate("Raise", "{count} in the pile").format(count=picture.draw_sizes[seat]),
        translate("Raise", "VP hidden") if won == "?" else translate("Raise", "{vp} VP").format(vp=won),
        translate("Raise", "has the dice") if seat == picture.roller and picture.rounds else "",
        _plain(panels.seat_state(picture, seat)),
    ]
    return ", ".join(part for part in parts if part)


def _plain(words: str) -> str:
    """Without the signs that a screen reader would spell."""
    return words.replace(" · ", ", ").replace(" …", "")


def _pot(picture: Picture) -> str:
    cards = Plurals().cards(len(picture.pot))
    if picture.score_card is None:
        return translate("Raise", "Pot: {cards}, {vp} VP").format(cards=cards, vp=picture.pot_vp)
    words = translate("Raise", "Pot: {cards}, {vp} VP, together with the score card {total} VP")
    return words.format(cards=cards, vp=picture.pot_vp, total=picture.pot_vp + picture.score_card)
