"""What is said at the table of Raise: names, the prompt, the log.

Whole sentences with named gaps, so that translators can order the words as their language wants them.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from raise_qt.core.game import Event
from raise_qt.games.raise_game.components import CARD_NUMBER, CARD_SYMBOL, CARD_VP, Card
from raise_qt.games.raise_game.events import (
    LAST_MARKER,
    NO_CARDS,
    Drew,
    GameEnded,
    GameStarted,
    Passed,
    Picked,
    Placed,
    Raised,
    RoundStarted,
    RoundWon,
    TurnedUp,
)
from raise_qt.games.raise_game.rolling import multipliers

translate = QCoreApplication.translate


class Plurals(QObject):
    """Words that depend on a number. A QObject, because only its `tr` knows plurals."""

    def cards(self, count: int) -> str:
        """So many cards."""
        return self.tr("%n card(s)", None, count)

    def cards_in_hand(self, count: int) -> str:
        """So many cards, in a hand."""
        return self.tr("%n card(s) in hand", None, count)


def symbol_names() -> list[str]:
    """The symbols in the order of C1, then the blank."""
    return [
        translate("Raise", "diamond"),
        translate("Raise", "gear"),
        translate("Raise", "cloud"),
        translate("Raise", "hourglass"),
        translate("Raise", "bell"),
        translate("Raise", "blank"),
    ]


def short_card_name(card: Card) -> str:
    """A card in two words."""
    name = translate("Raise", "{symbol} {number}")
    if CARD_VP[card] > 1:
        name = translate("Raise", "{symbol} {number} ★")
    return name.format(symbol=symbol_names()[CARD_SYMBOL[card]], number=CARD_NUMBER[card])


def card_names(cards: Sequence[Card]) -> str:
    """Several cards, separated by commas."""
    return ", ".join(short_card_name(card) for card in cards)


def card_name(card: Card, values: Sequence[int]) -> str:
    """A card as a screen reader says it: with its VP and, as soon as the dice have fallen, its value this round."""
    words = translate("Raise", "{symbol} {number}, {vp} VP")
    if values:
        words = translate("Raise", "{symbol} {number}, worth {value} this round, {vp} VP")
    return words.format(
        symbol=symbol_names()[CARD_SYMBOL[card]],
        number=CARD_NUMBER[card],
        value=values[card] if values else "",
        vp=CARD_VP[card],
    )


def card_sum(card: Card, values: Sequence[int]) -> str:
    """A card's sum this round, as it stands above the card."""
    number = CARD_NUMBER[card]
    return f"{number}×{values[card] // number} = {values[card]}"


def round_name(number: int, rounds: int) -> str:
    """Which round of how many. While the first hands are dealt no round has begun, and the first one is next."""
    return translate("Raise", "Round {number} of {rounds}").format(number=max(number, 1), rounds=rounds)


def score_card_name(vp: int) -> str:
    """The score card as a screen reader says it."""
    return translate("Raise", "Score card, {vp} VP").format(vp=vp)


def marker_name(name: str, own: bool, field: int, height: int, stack: int) -> str:
    """A marker as a screen reader says it; the viewer's `own` is theirs."""
    if stack > 1:
        words = translate("Raise", "Marker of {name} on field {field}, number {place} of {stack} from the bottom")
        if own:
            words = translate("Raise", "Your marker on field {field}, number {place} of {stack} from the bottom")
        return words.format(name=name, field=field, place=height + 1, stack=stack)
    words = translate("Raise", "Marker of {name} on field {field}")
    if own:
        words = translate("Raise", "Your marker on field {field}")
    return words.format(name=name, field=field)


def roll_words(dice: Sequence[int]) -> str:
    """What the dice make of each symbol (R2)."""
    counts = [f"{name} ×{times}" for name, times in zip(symbol_names(), multipliers(list(dice)), strict=False)]
    return ", ".join(counts)


class Story:
    """Tells events in sentences. `viewer` is called "you"."""

    def __init__(self, names: Sequence[str], viewer: int | None) -> None:
        self.names = names
        self.viewer = viewer

    def tell(self, event: Event) -> str:
        """A sentence for the log, or nothing for what goes without saying."""
        match event:
            case GameStarted(rounds, first):
                return self._say(
                    first,
                    translate("Raise", "A new game of {rounds} rounds. You have the dice."),
                    translate("Raise", "A new game of {rounds} rounds. {name} has the dice."),
                    rounds=rounds,
                )
            case RoundStarted(number, roller, score_card, dice, _):
                return self._say(
                    roller,
                    translate("Raise", "Round {number}: the score card is worth {vp}. You roll {dice}."),
                    translate("Raise", "Round {number}: the score card is worth {vp}. {name} rolls {dice}."),
                    number=number,
                    vp=score_card,
                    dice=roll_words(dice),
                )
            case Picked(seat, card) if seat == self.viewer and card is not None:
                return translate("Raise", "You lay {card} face down.").format(card=short_card_name(card))
            case TurnedUp(picks):
                you, other = translate("Raise", "You show {card}."), translate("Raise", "{name} shows {card}.")
                shown = [
                    self._say(seat, you, other, card=short_card_name(card))
                    for seat, card in enumerate(picks)
                    if card is not None
                ]
                return " ".join(shown)
            case Placed(seat, field, _):
                return self._say(
                    seat,
                    translate("Raise", "Your marker comes onto field {field}."),
                    translate("Raise", "{name}'s marker comes onto field {field}."),
                    field=field,
                )
            case Raised(seat, cards, origin, field, _):
                return self._say(
                    seat,
                    translate("Raise", "You raise with {cards}: from {origin} to {field}."),
                    translate("Raise", "{name} raises with {cards}: from {origin} to {field}."),
                    cards=card_names(cards),
                    origin=origin,
                    field=field,
                )
            case Passed(seat, _, True):
                return self._say(
                    seat,
                    translate("Raise", "You have no legal raise and must pass."),
                    translate("Raise", "{name} has no legal raise and must pass."),
                )
            case Passed(seat, _, _):
                return self._say(seat, translate("Raise", "You pass."), translate("Raise", "{name} passes."))
            case Drew(seat, count, pile, _):
                return self._say(
                    seat,
                    translate("Raise", "You draw {count}, {pile} are left in your pile."),
                    translate("Raise", "{name} draws {count}, {pile} are left in the pile."),
                    count=count,
                    pile=pile,
                )
            case RoundWon():
                return self.round_won(event)
            case GameEnded(reason, scores, winners, _):
                return self._ended(reason, scores, winners)
        return ""

    def round_won(self, event: RoundWon) -> str:
        """Who won the round, and what."""
        vp = event.round.score_card + event.round.pot_vp
        if event.reason == LAST_MARKER:
            you = translate("Raise", "You are the last on the track and win {vp} VP.")
            other = translate("Raise", "{name} is the last on the track and wins {vp} VP.")
        else:
            you = translate("Raise", "Nobody has a card left: you lead and win {vp} VP.")
            other = translate("Raise", "Nobody has a card left: {name} leads and wins {vp} VP.")
        return self._say(event.seat, you, other, vp=vp)

    def round_summary(self, event: RoundWon) -> tuple[str, str]:
        """Who won the round, and what it was made of."""
        title = self._say(
            event.seat,
            translate("Raise", "You win the round: {vp} VP"),
            translate("Raise", "{name} wins the round: {vp} VP"),
            vp=event.round.score_card + event.round.pot_vp,
        )
        details = translate("Raise", "score card {score_card} + pot {pot}")
        return title, details.format(score_card=event.round.score_card, pot=event.round.pot_vp)

    def _ended(self, reason: str, scores: Sequence[int], winners: Sequence[int]) -> str:
        result = ", ".join(f"{self._name(seat)} {score}" for seat, score in enumerate(scores))
        if reason == NO_CARDS:
            words = translate("Raise", "Nobody has a card left: the game is over. {result}.")
        else:
            words = translate("Raise", "The game is over. {result}.")
        return words.format(result=result)

    def _name(self, seat: int) -> str:
        return self.names[seat]

    def _say(self, seat: int, you: str, other: str, **details: object) -> str:
        return (you if seat == self.viewer else other).format(name=self._name(seat), **details)
