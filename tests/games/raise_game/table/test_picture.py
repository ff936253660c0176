"""The picture: events added up, and nothing that the viewer may not know."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from raise_qt.games.raise_game import GAME
from raise_qt.games.raise_game.events import RoundWon
from raise_qt.games.raise_game.table.picture import Picture
from tests.random_play import random_record


@settings(max_examples=25)
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_a_picture_of_every_moment_of_a_game(players: int, seed: int) -> None:
    pictures = [Picture(players, viewer) for viewer in (None, *range(players))]
    for state, events in random_record(GAME, players, str(seed)).replay():
        for picture in pictures:
            before, copied = picture.copy(), picture.copy()
            for event in events:
                picture.follow(GAME.redact(event, picture.viewer))
            assert before == copied, "a copy stays as it was"
            assert picture.track == state.track
            assert picture.draw_sizes == [len(pile) for pile in state.draw_piles]
            assert picture.won == state.vp_won
            assert (picture.ended is not None) == state.over
            assert list(picture.acting) == list(GAME.to_act(state))
            laid = [seat in picture.laid for seat in range(players)]
            assert [len(hand) for hand in picture.hands] == [len(state.hands[s]) - laid[s] for s in range(players)]
            if state.track:
                assert [(card.card, card.owner) for card in picture.pot] == state.round.pot
            for seat in range(players):
                known = [card.card for card in picture.hands[seat]]
                if seat == picture.viewer:
                    mine = [picture.laid[seat].card] if seat in picture.laid else []
                    assert sorted([*known, *mine]) == state.hands[seat]
                else:
                    assert set(known) <= {None}, "another's hand is face down"


def test_nobody_is_waited_for_when_the_round_is_about_to_end() -> None:
    """R11: after the last pass, or the last card, it is over, though the winner's marker still stands on the track."""
    picture, ends = Picture(3, None), 0
    for _, events in random_record(GAME, 3, "ends").replay():
        for event, following in pairwise(events):
            picture.follow(GAME.redact(event, None))
            if isinstance(following, RoundWon):
                assert picture.acting == ()
                ends += 1
        picture.follow(GAME.redact(events[-1], None))
    assert ends > 5


def test_every_card_on_the_table_has_a_name_of_its_own() -> None:
    picture = Picture(4, 0)
    for _, events in random_record(GAME, 4, "names").replay():
        for event in events:
            picture.follow(GAME.redact(event, 0))
            cards = [*(card for hand in picture.hands for card in hand), *picture.pot, *picture.laid.values()]
            names = [(card.owner, card.number) for card in cards]
            assert len(names) == len(set(names))
