"""C1–C6: what is in the box."""

from raise_qt.games.raise_game.components import (
    CARD_NAME,
    CARD_NUMBER,
    CARD_SYMBOL,
    CARD_VP,
    DICE,
    FACE_COUNTS,
    FACES,
    NUMBERS,
    SCORE_CARDS,
    SCORE_CARDS_REMOVED,
    SET,
    SYMBOLS,
    TRACK_FIELDS,
)


def test_C1_five_symbols_in_their_order() -> None:
    assert SYMBOLS == ("diamond", "gear", "cloud", "hourglass", "bell")


def test_C2_thirty_cards_of_which_five_are_bold() -> None:
    assert len(SET) == 30
    bold = [CARD_NAME[card] for card in SET if CARD_VP[card] == 5]
    assert bold == ["diamond-6-5", "gear-5-5", "cloud-5-5", "hourglass-4-5", "bell-3-5"]
    assert {CARD_VP[card] for card in SET} == {1, 5}


def test_C2_numbers_of_each_symbol() -> None:
    found = {
        name: tuple(CARD_NUMBER[card] for card in SET if CARD_SYMBOL[card] == symbol)
        for symbol, name in enumerate(SYMBOLS)
    }
    assert found == {
        "diamond": (4, 5, 5, 6),
        "gear": (3, 4, 4, 4, 5),
        "cloud": (2, 3, 3, 3, 4, 5),
        "hourglass": (1, 2, 2, 3, 3, 3, 4),
        "bell": (1, 1, 2, 2, 2, 3, 3, 3),
    }


def test_C2_sorting_cards_sorts_by_symbol_number_and_vp() -> None:
    assert list(SET) == sorted(SET)
    keys = [(CARD_SYMBOL[card], CARD_NUMBER[card], CARD_VP[card]) for card in range(len(CARD_NAME))]
    assert keys == sorted(set(keys))


def test_C3_seven_different_dice() -> None:
    letters = ["".join("DGCHB-"[face] for face in die) for die in DICE]
    assert letters == ["DGCHB-", "DCHHB-", "DGCBB-", "GCHHB-", "GCHBB-", "GHHBB-", "CCHBB-"]


def test_C4_score_cards_from_6_to_20_without_13() -> None:
    assert tuple(vp for vp in range(6, 21) if vp != 13) == SCORE_CARDS
    assert len(SCORE_CARDS) == 14


def test_C5_track_of_100_fields() -> None:
    assert TRACK_FIELDS == 100


def test_C6_overview_card() -> None:
    assert dict(zip(FACES, FACE_COUNTS, strict=True)) == {
        "diamond": 3,
        "gear": 5,
        "cloud": 7,
        "hourglass": 9,
        "bell": 11,
        "blank": 7,
    }
    assert sum(FACE_COUNTS) == 42
    assert sum(map(len, NUMBERS.values())) == 30


def test_S2_rounds_by_number_of_players() -> None:
    rounds = {players: len(SCORE_CARDS) - removed for players, removed in SCORE_CARDS_REMOVED.items()}
    assert rounds == {2: 8, 3: 9, 4: 10, 5: 11}
