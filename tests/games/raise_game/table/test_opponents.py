"""The words for the opponents of Raise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import raise_qt
from raise_qt.core.registry import game_called
from raise_qt.games.raise_game.bots.levels import LEVELS
from raise_qt.games.raise_game.bots.styles import STYLES
from raise_qt.games.raise_game.table.opponents import NAMES, WOMEN, levels, opponent, style_detail
from raise_qt.table.preferences import Preferences
from raise_qt.window.languages import Languages

OFFERED = [spec for level in levels() for spec in level.specs]


def test_every_character_is_offered_once_from_the_weakest_level_up() -> None:
    assert len(OFFERED) == len(set(OFFERED)) == 25
    assert ["random", "greedy", *OFFERED] == list(game_called("raise").bots)
    assert [level.specs[0] for level in levels()] == list(LEVELS)
    assert list(NAMES) == list(LEVELS)
    assert all(list(names) == list(STYLES) for names in NAMES.values())


def test_names_are_short_and_nobody_shares_one() -> None:
    names = [opponent(spec).name for spec in OFFERED]
    assert len(set(names)) == 25
    assert all(name.isalpha() and len(name) <= 8 for name in names)
    assert set(names) > WOMEN


def test_the_readme_knows_everybody() -> None:
    readme = (Path(raise_qt.__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    for style in STYLES:
        assert f" | {' | '.join(NAMES[level][style] for level in LEVELS)} | " in readme
        assert f" | {style_detail(style)} |" in readme


def test_on_a_level_the_markers_wear_different_letters() -> None:
    for names in NAMES.values():
        assert len({name[0] for name in names.values()}) == 5


@pytest.mark.parametrize("language", ["en", "de"])
def test_everybody_is_described(qapp: Any, language: str) -> None:
    preferences = Preferences()
    preferences.use(language=language)
    languages = Languages(qapp, preferences)
    try:
        assert len({level.title for level in levels()}) == len({level.detail for level in levels()}) == 5
        for level in levels():
            found = [opponent(spec) for spec in level.specs]
            assert {each.level for each in found} == {level.title}
            assert len({each.style for each in found}) == len({each.detail for each in found}) == 5
            assert all(each.detail for each in found)
    finally:
        languages.close()


def test_german_has_words_for_women_and_for_men(qapp: Any) -> None:
    preferences = Preferences()
    preferences.use(language="de")
    languages = Languages(qapp, preferences)
    try:
        assert (opponent("casual:gambler").style, opponent("club:gambler").style) == ("Zocker", "Zockerin")
    finally:
        languages.close()


def test_others_than_the_characters_have_a_word_too() -> None:
    assert opponent("greedy").style == "Thrifty"
    assert opponent("cmd:/usr/bin/python3 my_bot.py").style == "python3"
    assert opponent("grandmaster").style == "Grandmaster"
