"""Nobody can be mistaken for another at the table."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from raise_qt.core.record import PERSON, Record, Seat
from raise_qt.table.seat_look import SeatLook
from raise_qt.window.seat_looks import letter_of, seat_colors, seat_looks, seat_marks, seat_names

SEATS = st.lists(
    st.builds(
        Seat,
        st.sampled_from(["Anna", "Alma", "anton", "…", "ő", "1st"]),
        st.just(PERSON),
        st.none() | st.integers(0, 9),
        st.sampled_from(["", "crown", "moon", "nonsense"]),
    ),
    min_size=2,
    max_size=5,
)


@given(SEATS)
def test_colours_and_marks_differ(seats: list[Seat]) -> None:
    colors, marks = seat_colors(seats), seat_marks(seats, [seat.name for seat in seats])
    assert len(set(colors)) == len(seats)
    assert all(color in range(5) for color in colors)
    assert len(set(marks)) == len(seats)


def test_wishes_are_kept_where_they_can_be() -> None:
    seats = [Seat("A", color=3), Seat("B", color=3), Seat("C"), Seat("D", color=0)]
    assert seat_colors(seats) == [3, 1, 2, 0]


def test_a_letter_stands_for_a_name() -> None:
    assert [letter_of(name) for name in ("mira", "ő", "“Q”", "7up", "…")] == ["M", "Ő", "Q", "7", "…"]


def test_bots_show_how_they_play(qapp: object) -> None:
    record = Record(
        "raise", {}, "moon", [Seat("Anna", emblem="leaf"), Seat("Gero", "greedy"), Seat("Luca", "strong:bluffer")]
    )
    assert seat_looks(record) == [
        SeatLook("Anna", 0, 1, "", is_person=True),
        SeatLook("Gero", 1, "G", style="Thrifty"),
        SeatLook("Luca", 2, "L", "Strong", style="Bluffer"),
    ]


def test_only_a_person_alone_is_you(qapp: object) -> None:
    assert seat_names([Seat("", "club"), Seat(""), Seat("Luca", "club")]) == ["Player 1", "You", "Luca"]
    assert seat_names([Seat(""), Seat("")]) == ["Player 1", "Player 2"]


def test_style_and_level_are_said_in_the_room_there_is() -> None:
    assert SeatLook("Luca", 2, "L", "Strong", style="Bluffer").ways == ("Bluffer · Strong", "Bluffer")
    assert SeatLook("Gero", 1, "G", style="Thrifty").ways == ("Thrifty",)
    assert SeatLook("Anna", 0, "A").ways == ()
