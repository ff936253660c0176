"""Who sits where, in words."""

from __future__ import annotations

import sys

import pytest

from raise_qt.bots.outside import OutsideBot
from raise_qt.bots.random_bot import RandomBot
from raise_qt.bots.specs import check_spec, make_bot, split_specs
from raise_qt.core.problems import BadOptions
from raise_qt.core.registry import game_called

RAISE = game_called("raise")

WRONG = {
    "": "Raise has no bot ''",
    "grandmaster": "Raise has no bot 'grandmaster'; there are: random, greedy, beginner, casual, club, strong, expert,"
    " some also with a style, like 'beginner:gambler', or cmd:COMMAND for a program of your own.",
    "greedy:gambler": "Raise has no bot 'greedy:gambler'; there are: random, greedy, beginner,",
    "expert:wizard": "Raise has no bot 'expert:wizard'; 'expert' plays in the styles gambler, miser, bluffer, hoarder,"
    " like 'expert:gambler', or in none.",
    "expert:": "'expert' plays in the styles gambler,",
    "cmd:": "After 'cmd:' there must be a command.",
    "cmd:  ": "After 'cmd:' there must be a command.",
    "cmd:''": "After 'cmd:' there must be a command.",
    "cmd:python3 'my bot.py": "no closing quotation",
}


def test_specs_are_split_at_commas() -> None:
    assert split_specs("greedy,random") == ["greedy", "random"]
    assert split_specs("cmd:python3 'my bot.py' --deep, greedy") == ["cmd:python3 'my bot.py' --deep", "greedy"]
    assert split_specs("greedy,,random,") == ["greedy", "", "random", ""]


def test_built_in_bots_have_names() -> None:
    assert isinstance(make_bot(RAISE, "random"), RandomBot)
    check_spec(RAISE, "random")


def test_commands_are_split_like_a_shell_would() -> None:
    spec = f"cmd:'{sys.executable}' -c 'print(1, 2)'"
    check_spec(RAISE, spec)
    bot = make_bot(RAISE, spec)
    assert isinstance(bot, OutsideBot)
    assert bot.command == [sys.executable, "-c", "print(1, 2)"]


@pytest.mark.parametrize("spec", WRONG)
def test_a_wrong_spec_gets_a_sentence(spec: str) -> None:
    for function in (check_spec, make_bot):
        with pytest.raises(BadOptions) as caught:
            function(RAISE, spec)
        assert WRONG[spec] in str(caught.value)


def test_a_game_without_styles_speaks_of_none() -> None:
    with pytest.raises(BadOptions, match=r"there are: random, solver, or cmd:COMMAND for a program of your own\.$"):
        check_spec(game_called("oberen-10000"), "expert")


def test_a_program_that_is_not_there_is_found_out_without_starting_it() -> None:
    with pytest.raises(BadOptions, match="There is no program 'no-such-program'"):
        check_spec(RAISE, "cmd:no-such-program --fast")
