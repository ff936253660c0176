"""The final page: the count is right, everything has its place, and mouse and keys do what the buttons say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt, QTranslator
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from raise_qt.core.game import Event
from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.components import BOLD_VP, CARD_CALLED, CARD_NAME, CARD_VP, PLAIN_VP
from raise_qt.games.raise_game.events import ALL_ROUNDS, NO_CARDS, GameEnded, GameStarted, RoundWon
from raise_qt.games.raise_game.state import Cards, Round
from raise_qt.games.raise_game.table import final_ranking
from raise_qt.games.raise_game.table.chart import axis_step, spread
from raise_qt.games.raise_game.table.final import FinalPage
from raise_qt.games.raise_game.table.final_count import Counting, final_count
from raise_qt.table.painting import width_of
from raise_qt.table.preferences import Preferences
from raise_qt.table.seat_look import SeatLook
from tests.random_play import random_record

Story = list[list[Event]]

SIZES = [(1024, 600), (1440, 900), (3840, 2160), (1024, 1366), (3440, 1000)]
PLAYERS = [2, 3, 4, 5]
NAMES = ["You", "Mira", "Bruno", "Edda", "Tilo"]
LONG_NAMES = [
    "Maximiliane-Charlotte von Hohenzollern-Sigmaringen",
    "Konstantinos Papadopoulos-Ioannidis",
    "W" * 40,
    "Őszüle Łukasz Černý Dvořák-Škvorecký",
    "<b>Anna</b> & Bo",
]
LONG_LEVEL = "Außergewöhnlich vorsichtiger Stratege"

everywhere = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
with_players = pytest.mark.parametrize("players", PLAYERS)

PLAIN = CARD_CALLED["bell-1-1"]
BOLD = CARD_CALLED["diamond-6-5"]


def played(players: int, seed: str = "moon", viewer: int | None = 0, **options: Any) -> Story:
    """A whole game at random, as one seat sees it."""
    record = random_record(GAME, players, seed, **options)
    return [[GAME.redact(event, viewer) for event in events] for _, events in record.replay()]


def made_up(wins: Sequence[tuple[int, int, Cards]], hands: Sequence[Cards], planned: int | None = None) -> Story:
    """A game in which these seats won these score cards with these cards in the pot, and hold these hands."""
    players = len(hands)
    scores = [sum(CARD_VP[card] for card in hand) for hand in hands]
    events: list[Event] = [GameStarted(planned or len(wins), 0)]
    for seat, vp, cards in wins:
        scores[seat] += vp + sum(CARD_VP[card] for card in cards)
        round = Round(0, vp, [], [None] * players, [(seat, cards, 10)], seat)
        events.append(RoundWon(seat, NO_CARDS, round))
    winners = tuple(seat for seat in range(players) if scores[seat] == max(scores))
    reason = NO_CARDS if planned and planned > len(wins) else ALL_ROUNDS
    events.append(GameEnded(reason, tuple(scores), winners, tuple(hands)))
    return [[event] for event in events]


def looks(names: Sequence[str], level: str = "Greedy") -> list[SeatLook]:
    return [
        SeatLook(name, number, name[0] if number % 2 else number, level if number else "", not number)
        for number, name in enumerate(names)
    ]


Open = Callable[..., FinalPage]


@pytest.fixture
def open_page(qtbot: QtBot) -> Open:
    """Opens a final page in a window."""

    def opened(
        story: Story,
        names: Sequence[str] = NAMES,
        size: tuple[int, int] = (1440, 900),
        speed: str = "off",
        theme: str = "night",
        viewer: int | None = 0,
        level: str = "Greedy",
        undone: bool = False,
    ) -> FinalPage:
        preferences = Preferences()
        preferences.use(speed=speed, theme=theme)
        players = len(final_count(story).seats)
        page = FinalPage(story, looks(names[:players], level), preferences, viewer, undone)
        preferences.setParent(page)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        return page

    return opened


class Wordy(QTranslator):
    """A language in which everything takes longer to say; English plurals."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
        if n >= 0:
            return source.replace("(s)", "" if n == 1 else "s")
        return source if source in ("{rank}.", "{after}, {ahead}") else f"{source} rechtsschutzversichert"


@pytest.fixture
def wordy(qapp: QCoreApplication) -> Iterator[QTranslator]:
    translator = Wordy()
    yield translator
    QCoreApplication.removeTranslator(translator)


# The count


@with_players
@pytest.mark.parametrize("seed", ["sun", "moon", "stars"])
def test_E2_the_parts_add_up_to_the_scores(players: int, seed: str) -> None:
    state = random_record(GAME, players, seed).state()
    count = final_count(played(players, seed))
    assert [seat.total for seat in count.seats] == GAME.scores(state)
    assert [seat.progress[-2] for seat in count.seats] == state.vp_won
    assert [seat.progress[-1] for seat in count.seats] == GAME.scores(state)
    assert [list(seat.hand) for seat in count.seats] == state.hands
    assert count.rounds == len(state.rounds)
    for seat in count.seats:
        assert seat.parts[0] == sum(r.score_card for r in state.rounds if r.winner == seat.seat)
        assert len(seat.progress) == count.rounds + 2
        assert all(earlier <= later for earlier, later in pairwise(seat.progress))


@with_players
def test_E3_ranks_and_winners(players: int) -> None:
    state = random_record(GAME, players, "rank").state()
    count = final_count(played(players, "rank"))
    assert list(count.winners) == GAME.winners(state)
    totals = [seat.total for seat in count.ranking]
    assert totals == sorted(totals, reverse=True)
    assert [seat.rank for seat in count.ranking] == [1 + sum(other > total for other in totals) for total in totals]


def test_everybody_counts_the_same(qtbot: QtBot) -> None:
    counts = [final_count(played(3, "same", viewer)) for viewer in (None, 0, 1, 2)]
    assert counts.count(counts[0]) == len(counts)


def test_ties_share_a_rank_and_the_margin_is_to_the_next() -> None:
    count = final_count(made_up([(2, 10, ()), (0, 10, ()), (1, 7, ()), (3, 7, ())], [(), (), (), ()]))
    assert [(seat.seat, seat.rank) for seat in count.ranking] == [(0, 1), (2, 1), (1, 3), (3, 3)]
    assert (count.winners, count.runners_up, count.margin) == ((0, 2), (1, 3), 3)


def test_if_all_share_the_win_nobody_is_behind() -> None:
    count = final_count(made_up([(0, 8, ()), (1, 8, ())], [(), ()]))
    assert (count.runners_up, count.margin) == ((), 0)


def test_R14_the_game_ended_early() -> None:
    assert final_count(made_up([(0, 8, ())], [(), ()], planned=8)).ended_early
    assert not final_count(made_up([(0, 8, ())], [(), ()])).ended_early


def test_a_game_that_goes_on_has_no_final_count() -> None:
    with pytest.raises(ValueError, match="not over"):
        final_count(played(2, limit=5))


@with_players
def test_every_card_is_counted_once(players: int) -> None:
    count = final_count(played(players))
    counting = Counting(count)
    cards = sum(len(seat.score_cards) + len(seat.won_cards) + len(seat.hand) for seat in count.seats)
    assert len(counting.steps) == cards
    before = [0] * players
    for percent in range(101):
        now = [sum(counted.parts) for counted in counting.at(counting.duration * percent / 100)]
        assert all(earlier <= later for earlier, later in zip(before, now, strict=True))
        before = now
    assert [counted.parts for counted in counting.at(counting.duration)] == [seat.parts for seat in count.seats]
    assert [counted.shown for counted in counting.at(counting.duration)] == [
        pytest.approx(seat.parts) for seat in count.seats
    ]
    assert counting.rounds_at(counting.duration) == count.rounds + 1


# The words


def test_a_game_with_undo_says_so(open_page: Open) -> None:
    story = made_up([(0, 20, ()), (1, 11, ())], [(), ()])
    assert "undo" not in open_page(story).explanation()
    page = open_page(story, undone=True)
    assert page.explanation().endswith("ahead of Mira (played with undo)")
    assert page.subline.text() == page.explanation()


@pytest.mark.parametrize(
    ("wins", "viewer", "headline", "subline"),
    [
        ([(0, 20), (1, 11)], 0, "You win!", "after 2 rounds, 9 points ahead of Mira"),
        ([(1, 12), (0, 11)], 0, "Mira wins", "after 2 rounds, 1 point ahead of you"),
        ([(1, 12), (0, 11)], None, "Mira wins", "after 2 rounds, 1 point ahead of You"),
        ([(0, 20), (1, 9), (2, 9)], 0, "You win!", "after 3 rounds, 11 points ahead of Mira and Bruno"),
        ([(0, 9), (1, 20), (2, 9)], 0, "Mira wins", "after 3 rounds, 11 points ahead of you and Bruno"),
        ([(0, 9), (1, 9)], 0, "You and Mira share the win", "after 2 rounds, 9 points each"),
        ([(1, 9), (2, 9)], 0, "Mira and Bruno share the win", "after 2 rounds, 9 points each"),
        ([(0, 9), (1, 9), (2, 9)], 0, "You, Mira and Bruno share the win", "after 3 rounds, 9 points each"),
        ([(1, 9), (2, 9), (3, 9)], 0, "Mira, Bruno and Edda share the win", "after 3 rounds, 9 points each"),
        ([(0, 9), (1, 9), (2, 9), (3, 9)], 0, "Everybody shares the win", "after 4 rounds, 9 points each"),
    ],
)
def test_who_won(
    open_page: Open,
    wordy: Wordy,
    wins: list[tuple[int, int]],
    viewer: int | None,
    headline: str,
    subline: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plural = Wordy.translate
    monkeypatch.setattr(Wordy, "translate", lambda *a: plural(*a) if a[-1] >= 0 else a[2])  # English, with plurals
    QCoreApplication.installTranslator(wordy)
    page = open_page(made_up([(seat, vp, ()) for seat, vp in wins], [(), (), (), ()]), viewer=viewer)
    assert (page.headline.text(), page.subline.text()) == (headline, subline)


def test_R14_is_explained(open_page: Open) -> None:
    page = open_page(made_up([(0, 8, ())], [(), ()], planned=8))
    assert "nobody had a card left" in page.subline.text()


@with_players
def test_the_numbers_shown_are_the_scores(open_page: Open, players: int) -> None:
    page = open_page(played(players))
    scores = GAME.scores(random_record(GAME, players, "moon").state())
    assert {row.count.seat: row.shown_total for row in page.rows} == dict(enumerate(scores))
    assert [row.shown_total for row in page.rows] == sorted(scores, reverse=True)
    tops = [row.y() for row in page.rows]
    assert tops == sorted(tops)
    for row in page.rows:
        assert str(row.shown_total) in row.accessibleName()
        assert str(row.shown_total) in page.chart.accessibleDescription()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (2560, 1440)])
def test_every_heap_has_room_for_its_points(
    open_page: Open, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    page = open_page(made_up([(0, 20, (BOLD,) * 90), (1, 7, ())], [(PLAIN,), (BOLD, PLAIN)]), size=size)
    written: list[str] = []
    paint = final_ranking.text

    def noted(painter: QPainter, rect: QRectF, words: str, *more: Any, **kinds: Any) -> float:
        written.append(words)
        return paint(painter, rect, words, *more, **kinds)

    monkeypatch.setattr(final_ranking, "text", noted)
    page.grab()
    assert {"20", "450", "1", "7", "6"} <= set(written)
    for row in page.rows:
        bar = row.places(page._look)["bar"]
        places = row.heap_places(page._look, bar)
        assert list(places) == [heap for heap, vp in enumerate(row.count.parts) if vp], "in the order of the legend"
        for heap, place in places.items():
            words = str(row.count.parts[heap])
            assert width_of(words, page._look.px(final_ranking.HEAP_TEXT), 700, tabular=True) < place.width()
            assert bar.adjusted(-0.5, 0, 0.5, 0).contains(place)
        for one, other in pairwise(places.values()):
            assert one.right() < other.left()


def test_names_are_never_taken_for_html(open_page: Open) -> None:
    page = open_page(made_up([(1, 9, ())], [(), ()]), ["Me", "<b>Bo</b>"])
    assert page.headline.text() == "<b>Bo</b> wins"
    assert page.headline.textFormat() == Qt.TextFormat.PlainText


def test_another_language_at_once(open_page: Open, wordy: Wordy, qtbot: QtBot) -> None:
    page = open_page(played(3))
    QCoreApplication.installTranslator(wordy)
    qtbot.waitUntil(lambda: page.rematch_button.text() == "Rematch rechtsschutzversichert")
    assert page.headline.text().endswith("rechtsschutzversichert")
    assert "rechtsschutzversichert" in page.chart.accessibleName()
    assert "rechtsschutzversichert" in page.rows[0].toolTip()


# The places


def inside_and_apart(outer: QRectF, parts: dict[str, QRectF]) -> None:
    parts = {name: rect for name, rect in parts.items() if not rect.isEmpty()}
    for name, rect in parts.items():
        assert outer.adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect), f"{name} is cut off"
    for (name, one), (other_name, other) in combinations(parts.items(), 2):
        assert not one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other), f"{name} overlaps {other_name}"


def check_places(page: FinalPage) -> None:
    widgets: dict[str, QWidget] = {"headline": page.headline, "subline": page.subline, "chart": page.chart}
    widgets |= {f"row {place}": row for place, row in enumerate(page.rows)}
    widgets |= {f"button {place}": button for place, button in enumerate(page.buttons)}
    parts = {name: QRectF(widget.geometry()) for name, widget in widgets.items()}
    parts["chart title"] = page._places.chart_title
    for name, box, words in page.legend():
        parts |= {f"swatch {name}": box, f"legend {name}": words}
    inside_and_apart(QRectF(page.rect()), parts)
    assert page._places.ranking.contains(QRectF(page.rows[0].geometry()).united(page.legend()[-1][2]))
    assert page._places.progress.contains(QRectF(page.chart.geometry()))
    for button in page.buttons:
        assert min(button.width(), button.height()) >= 32
        assert button.text_size >= 11
    for label in (page.headline, page.subline):
        assert label.font().pixelSize() >= 11
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()
        assert label.fontMetrics().height() <= label.height() + 3
    for row in page.rows:
        places = row.places(page._look)
        inside_and_apart(QRectF(row.rect()), places)
        assert places["bar"].width() > 100
        for chip in row.hand_places(page._look, places["hand"]):
            assert places["hand"].adjusted(-0.5, -0.5, 0.5, 0.5).contains(chip)
    check_chart(page)


def check_chart(page: FinalPage) -> None:
    chart = page.chart
    parts = {f"label {words}": rect for words, rect in chart.step_labels}
    for seat, place in enumerate(chart.ends):
        disc = page._look.art.disc(seat, "M", chart.disc_width).body
        # A hair's breadth: discs that touch are not on top of each other.
        parts[f"disc {seat}"] = disc.translated(place).adjusted(0, 0.5, 0, -0.5)
        parts[f"name {seat}"] = chart.name_rect(seat).adjusted(0, 1, 0, -1)
    inside_and_apart(QRectF(chart.rect()), parts)
    assert chart.plot.width() > chart.width() * 0.5
    for step in range(chart.steps + 1):
        assert QRectF(chart.rect()).adjusted(-0.5, -0.5, 0.5, 0.5).contains(chart.bubble(step))


@everywhere
@with_players
def test_everything_has_its_place(open_page: Open, size: tuple[int, int], players: int) -> None:
    check_places(open_page(played(players), size=size))


@everywhere
@with_players
def test_everything_has_its_place_with_long_names_and_words(
    open_page: Open, wordy: Wordy, size: tuple[int, int], players: int
) -> None:
    QCoreApplication.installTranslator(wordy)
    full = (*(card for card in range(len(CARD_NAME)) if CARD_VP[card] == BOLD_VP), PLAIN)
    wins = [(players - 1, 20, (BOLD,) * 20)] + [(0, 20, (PLAIN,) * 9)] * 10
    page = open_page(made_up(wins, [full] * players), LONG_NAMES, size, level=LONG_LEVEL)
    check_places(page)


@everywhere
def test_close_scores_keep_the_discs_apart(open_page: Open, size: tuple[int, int]) -> None:
    wins = [(seat, vp, ()) for seat, vp in enumerate((20, 20, 19, 18, 20))]
    check_places(open_page(made_up(wins, [()] * 5), size=size))


def test_too_long_a_headline_can_be_read_elsewhere(open_page: Open) -> None:
    wins = [(seat, 9, ()) for seat in range(4)]
    page = open_page(made_up(wins, [()] * 5), LONG_NAMES, (1024, 600))
    assert page.headline.text().endswith("…")
    assert page.headline.toolTip() == page.headline.accessibleName() == page.result()
    assert LONG_NAMES[2] in page.rows[2].toolTip()


def test_places_that_are_too_near_are_spread() -> None:
    assert spread([10, 50], 20, 0, 100) == [10, 50]
    assert spread([50, 50], 20, 0, 100) == [40, 60]
    assert spread([0, 0, 0], 20, 0, 100) == [0, 20, 40]
    assert spread([100, 99], 20, 0, 100) == [100, 80]
    assert spread([50, 10, 48], 20, 0, 100) == [59, 10, 39]


def test_the_axis_has_round_steps() -> None:
    assert [axis_step(highest, 5) for highest in (4, 9, 24, 100, 107, 240)] == [1, 2, 5, 20, 25, 50]


# The count before the players' eyes


def test_the_count_goes_card_by_card_to_its_end(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(made_up([(0, 9, (PLAIN,))], [(), (PLAIN,)]), speed="fast")
    assert page.counting
    assert page.headline.text() == "The final count"
    with qtbot.waitSignal(page.counted, timeout=5000):
        pass
    assert not page.counting
    assert page.headline.text() == "You win!"
    assert [row.shown_total for row in page.rows] == [9 + PLAIN_VP, PLAIN_VP]
    assert page.rematch_button.hasFocus() or not page.isActiveWindow()


def test_nothing_is_told_before_it_is_counted(open_page: Open) -> None:
    page = open_page(played(4), speed="slow")
    assert sum(row.shown_total for row in page.rows) < sum(seat.total for seat in page.count.seats)
    by_seat = sorted(page.rows, key=lambda row: row.count.seat)
    assert [row.y() for row in by_seat] == sorted(row.y() for row in page.rows)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("on_button", [False, True])
def test_a_key_ends_the_count_and_nothing_else(open_page: Open, qtbot: QtBot, key: Qt.Key, on_button: bool) -> None:
    page = open_page(played(3), speed="slow")
    told: list[str] = []
    page.rematch.connect(lambda: told.append("rematch"))
    page.back.connect(lambda: told.append("back"))
    qtbot.keyClick(page.back_button if on_button else page, key)
    assert not page.counting
    assert told == []


@pytest.mark.parametrize("target", ["page", "headline", "chart", "row"])
def test_a_click_anywhere_ends_the_count(open_page: Open, qtbot: QtBot, target: str) -> None:
    page = open_page(played(3), speed="slow")
    widgets: dict[str, QWidget] = {
        "page": page,
        "headline": page.headline,
        "chart": page.chart,
        "row": page.rows[0],
    }
    with qtbot.waitSignal(page.counted):
        qtbot.mouseClick(widgets[target], Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not page.counting


def test_speed_off_in_the_middle_ends_the_count(open_page: Open) -> None:
    page = open_page(played(3), speed="slow")
    page._preferences.use(speed="off")
    assert not page.counting


def test_skipping_leads_to_the_same_picture(open_page: Open, qtbot: QtBot) -> None:
    story = made_up([(1, 9, (PLAIN, BOLD))], [(BOLD,), (PLAIN,)])
    skipped, waited, still = (open_page(story, speed=speed) for speed in ("slow", "fast", "off"))
    with qtbot.waitSignal(waited.counted, timeout=5000):
        skipped.finish()
    for page in (skipped, waited, still):
        page.rematch_button.clearFocus()
    pictures = [page.grab().toImage() for page in (skipped, waited, still)]
    assert pictures[0] == pictures[1] == pictures[2]


# Mouse and keys

ACTIONS = [
    ("rematch", Qt.Key.Key_R),
    ("rematch", Qt.Key.Key_Return),
    ("rematch", Qt.Key.Key_Enter),
    ("same_deal", Qt.Key.Key_S),
    ("new_game", Qt.Key.Key_N),
    ("back", Qt.Key.Key_Escape),
]


@pytest.mark.parametrize(("name", "key"), ACTIONS, ids=lambda value: getattr(value, "name", value))
def test_keys(open_page: Open, qtbot: QtBot, name: str, key: Qt.Key) -> None:
    page = seen(open_page(played(2)), qtbot)
    with qtbot.waitSignal(getattr(page, name)):
        qtbot.keyClick(page, key)
    with qtbot.waitSignal(getattr(page, name)):
        qtbot.keyClick(page.chart, key)


@pytest.mark.parametrize("name", ["rematch", "same_deal", "new_game", "back"])
def test_buttons(open_page: Open, qtbot: QtBot, name: str) -> None:
    page = seen(open_page(played(2)), qtbot)
    button = getattr(page, f"{name}_button")
    with qtbot.waitSignal(getattr(page, name)):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    button.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        with qtbot.waitSignal(getattr(page, name)):
            qtbot.keyClick(button, key)


def seen(page: FinalPage, qtbot: QtBot) -> FinalPage:
    """The page when its result has been there for a while."""
    qtbot.waitUntil(lambda: not page.keys.result_is_fresh)
    return page


@pytest.mark.parametrize("speed", ["slow", "off"])
def test_enter_pressed_once_too_often_does_not_take_the_result_away(open_page: Open, qtbot: QtBot, speed: str) -> None:
    page = open_page(played(2), speed=speed)
    told: list[str] = []
    page.rematch.connect(lambda: told.append("rematch"))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter):
        qtbot.keyClick(page.rematch_button, key)
        qtbot.keyClick(page, key)
    assert not page.counting
    assert told == []
    qtbot.keyClick(seen(page, qtbot), Qt.Key.Key_Return)
    assert told == ["rematch"]


def test_only_one_button_is_pressed_by_a_key(open_page: Open, qtbot: QtBot) -> None:
    page = seen(open_page(played(2)), qtbot)
    told: list[str] = []
    for name in ("rematch", "same_deal", "new_game", "back"):
        getattr(page, name).connect(lambda name=name: told.append(name))
    page.back_button.setFocus()
    qtbot.keyClick(page.back_button, Qt.Key.Key_Return)
    qtbot.keyClick(page, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert told == ["back"]


def test_another_theme_at_once(open_page: Open) -> None:
    page = open_page(played(2))
    before = page.grab().toImage().pixelColor(2, 2)
    page._preferences.use(theme="day")
    assert page.grab().toImage().pixelColor(2, 2).lightness() > before.lightness() + 100


# The chart


def test_pointing_at_a_round_shows_its_numbers(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(played(4))
    chart = page.chart
    assert chart.pointed is None
    for step in (0, 3, chart.steps):
        qtbot.mouseMove(chart, QPoint(round(chart.x_of(step)) + 2, chart.height() // 2))
        qtbot.waitUntil(lambda step=step: chart.pointed == step)
        assert {seat: vp for seat, vp, _ in chart.numbers(step)} == {
            seat.seat: seat.progress[step] for seat in page.count.seats
        }
    assert sum(new for _, _, new in chart.numbers(3)) == page.count.wins[2].vp


def test_walking_along_the_chart_by_keys(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(played(2))
    chart = page.chart
    page.activateWindow()
    chart.setFocus()
    qtbot.waitUntil(chart.hasFocus)
    for key, step in [
        (Qt.Key.Key_Left, chart.steps - 1),
        (Qt.Key.Key_Right, chart.steps),
        (Qt.Key.Key_Right, chart.steps),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_End, chart.steps),
    ]:
        qtbot.keyClick(chart, key)
        assert chart.pointed == step
    assert chart.grab().rect() == QRect(QPoint(0, 0), chart.size())
    chart.clearFocus()
    assert chart.pointed is None
