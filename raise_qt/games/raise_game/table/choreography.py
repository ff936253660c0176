"""How each event is shown: one scenery after the other, the last of them the picture after the event."""

from __future__ import annotations

from raise_qt.core.game import Event
from raise_qt.games.raise_game.events import (
    Drew,
    Passed,
    Picked,
    Placed,
    Raised,
    RoundStarted,
    RoundWon,
    TurnedUp,
)
from raise_qt.games.raise_game.table.picture import Picture
from raise_qt.games.raise_game.table.pieces import Arrangement, card_key, disc_key
from raise_qt.table.sprites import Key, Motion, Pose, Scenery, Sprite

# Milliseconds at normal speed
TURN_OVER = 420.0
DEAL = 380.0
THROW = 650.0
SORT = 420.0
LAY = 300.0
PLACE = 330.0
HOP = 55.0
SHORTEST_HOPS = 420.0
LONGEST_HOPS = 1100.0
PASS = 380.0
TAKE = 520.0
READ_PICKS = 600.0
READ_ROUND_END = 1300.0
THINK = 260.0

SPREAD = (-14, 9, -5, 17, 12, -9, 6)
"""How the dice lie when they have fallen."""


class Choreography:
    """Turns events into movement."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.arrangement = arrangement

    def steps(self, event: Event, before: Picture, after: Picture) -> list[Scenery]:
        """What is shown, one after the other, when `before` becomes `after`."""
        old = self.arrangement.sprites(before)
        new = self.arrangement.sprites(after)
        match event:
            case RoundStarted():
                return self._round_starts(event, new)
            case Drew(seat, _, _, _):
                return [self._draw(seat, old, new)]
            case Picked(seat, _):
                key = card_key(after.laid[seat])
                return [Scenery(new, LAY, motions={key: Motion(lift=20, flip=seat == after.viewer)})]
            case TurnedUp():
                motions: dict[Key, Motion] = {
                    card_key(card): Motion(flip=True, lift=10) for card in after.laid.values()
                }
                return [Scenery(new, TURN_OVER, READ_PICKS, motions)]
            case Placed(seat, _, _):
                moving: dict[Key, Motion] = {disc_key(seat): Motion(lift=30), card_key(after.pot[-1]): Motion(lift=20)}
                return [Scenery(new, PLACE, 0, moving, {disc_key(seat): self.arrangement.disc_home(seat)})]
            case Raised():
                return self._raise(event, before, old, new)
            case Passed(seat, _, _):
                home = {disc_key(seat): self.arrangement.disc_home(seat).but(opacity=0.0)}
                return [Scenery(new, PASS, THINK, {disc_key(seat): Motion(lift=30)}, leaving=home)]
            case RoundWon(seat, _, _):
                return self._round_won(seat, before, old, new)
        return [Scenery(new)]

    def _round_starts(self, event: RoundStarted, new: dict[Key, Sprite]) -> list[Scenery]:
        """The score card turns over; the dice fly from the roller, tumble into the middle and sort themselves."""
        score = ("score", event.number)
        hidden = Sprite(("score back",), new[score].size, new[score].pose)
        dealt = {**{key: s for key, s in new.items() if not _tells_roll(key)}, score: hidden}
        shown = {**dealt, score: new[score]}
        home = self.arrangement.disc_home(event.roller)
        flying: dict[Key, Pose] = {("die", i): Pose(home.x, home.y, scale=0.6, z=60) for i in range(7)}
        thrown = self.arrangement.thrown_dice({**shown, **{k: s for k, s in new.items() if _is_die(k)}}, SPREAD)
        tumbling: dict[Key, Motion] = {
            ("die", i): Motion(i * 0.04, 0.76 + i * 0.04, tumble=[("die", (i + n) % 6) for n in range(6)])
            for i in range(7)
        }
        return [
            Scenery(dealt, DEAL, entering={score: hidden.pose.but(y=hidden.pose.y - 120, opacity=0.0)}),
            Scenery(shown, TURN_OVER, motions={score: Motion(flip=True)}),
            Scenery(thrown, THROW, THINK, tumbling, flying),
            Scenery(new, SORT, motions={("die", i): Motion(i * 0.06, 0.64 + i * 0.06, lift=16) for i in range(7)}),
        ]

    def _draw(self, seat: int, old: dict[Key, Sprite], new: dict[Key, Sprite]) -> Scenery:
        fresh = [key for key in new if key not in old and not _tells_roll(key)]
        pile = self.arrangement.pile_pose(seat)
        count = max(1, len(fresh))
        motions = {key: Motion(0.5 * i / count, 0.5 + 0.5 * (i + 1) / count, lift=14) for i, key in enumerate(fresh)}
        return Scenery(new, DEAL, 0, motions, dict.fromkeys(fresh, pile))

    def _raise(self, event: Raised, before: Picture, old: dict[Key, Sprite], new: dict[Key, Sprite]) -> list[Scenery]:
        """The cards go to the pot one after the other, while the marker hops along."""
        moved = [key for key in new if key in old and new[key].size != old[key].size]
        count = max(1, len(moved))
        way = self.arrangement.layout.track.way(event.origin, event.field)
        duration = min(LONGEST_HOPS, max(SHORTEST_HOPS, (len(way) + 1) * HOP))
        motions: dict[Key, Motion] = {
            key: Motion(0.3 * i / count, 0.4 + 0.3 * (i + 1) / count, lift=26, flip=event.seat != before.viewer)
            for i, key in enumerate(moved)
        }
        motions[disc_key(event.seat)] = Motion(0.15, path=way, hop=7.0)
        return [Scenery(new, duration + 160, THINK, motions)]

    def _round_won(self, seat: int, before: Picture, old: dict[Key, Sprite], new: dict[Key, Sprite]) -> list[Scenery]:
        """Score card and pot fly to the winner and the markers go home; then a moment to read who won what."""
        gone = [key for key in old if key not in new]
        leaving: dict[Key, Pose] = {key: self.arrangement.won_pose(seat, old[key].size) for key in gone}
        motions: dict[Key, Motion] = {
            key: Motion(0.3 * i / max(1, len(gone)), 0.7 + 0.3 * i / max(1, len(gone)), lift=30)
            for i, key in enumerate(gone)
        }
        for _, owner in before.track:
            leaving[disc_key(owner)] = self.arrangement.disc_home(owner).but(opacity=0.0)
        return [Scenery(new, TAKE, READ_ROUND_END, motions, leaving=leaving)]


def _is_die(key: Key) -> bool:
    return isinstance(key, tuple) and key[0] == "die"


def _tells_roll(key: Key) -> bool:
    """Whether a piece must not be seen before the dice have fallen: they themselves, and what the cards are worth."""
    return isinstance(key, tuple) and key[0] in ("die", "chip")
