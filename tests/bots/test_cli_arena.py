"""`raise-qt arena`: what it prints and what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from raise_qt.bots import cli_arena
from raise_qt.core.registry import game_called
from tests.bots.tools import run_arena, run_verify, stub_spec, without_times

Captured = pytest.CaptureFixture[str]

FIGURES = ["spec", "win_share", "ci95", "mean_vp", "mean_margin", "decisions", "mean_ms", "p95_ms", "replaced"]


def arena(capsys: Captured, *argv: object) -> dict[str, Any]:
    """The arena's JSON object, and there must be nothing else."""
    assert run_arena("--json", *argv) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    result: dict[str, Any] = json.loads(captured.out)
    return result


def test_json_is_one_object(capsys: Captured) -> None:
    result = arena(capsys, "--game", "raise", "--seats", "greedy,random,random", "--deals", 4, "--seed", "moon")
    assert list(result) == ["game", "deals", "games", "seed", "seats"]
    assert (result["game"], result["deals"], result["games"], result["seed"]) == ("raise", 4, 12, "moon")
    assert [seat["spec"] for seat in result["seats"]] == ["greedy", "random", "random"]
    assert all(list(seat) == FIGURES for seat in result["seats"])
    assert sum(seat["win_share"] for seat in result["seats"]) == pytest.approx(1)
    assert sum(seat["mean_margin"] for seat in result["seats"]) == pytest.approx(0)
    for seat in result["seats"]:
        assert 0 <= seat["win_share"] <= 1
        assert seat["ci95"] >= 0
        assert seat["decisions"] > 0
        assert seat["mean_ms"] > 0
        assert seat["p95_ms"] > 0
        assert seat["replaced"] == 0
    assert result["seats"][0]["win_share"] > result["seats"][1]["win_share"]


def test_results_and_log_do_not_depend_on_jobs(capsys: Captured, tmp_path: Path) -> None:
    results = []
    for jobs in (1, 2):
        log = tmp_path / f"{jobs}.jsonl"
        argv = ("--seats", "random,greedy,random", "--deals", 9, "--seed", 5, "--jobs", jobs, "--log", log)
        results.append((without_times(arena(capsys, *argv)), log.read_bytes()))
    assert results[0] == results[1]


def test_the_log_holds_every_game_in_order(capsys: Captured, tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    result = arena(capsys, "--seats", "greedy,random", "--deals", 3, "--seed", 1, "--log", log)
    games = [json.loads(line) for line in log.read_text().splitlines()]
    assert [(g["deal"], g["rotation"]) for g in games] == [(d, r) for d in range(3) for r in range(2)]
    assert [g["seats"] for g in games] == [["greedy", "random"], ["random", "greedy"]] * 3
    picks_and_moves = sum(
        sum(card is not None for card in r["open"]) + len(r["moves"]) for g in games for r in g["rounds"]
    )
    assert picks_and_moves == sum(seat["decisions"] for seat in result["seats"])
    assert run_verify(log) == 0
    assert capsys.readouterr().out == f"{log}: ok, 6 games\n"


def test_the_log_grows_with_every_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def play_watched(*args: Any) -> Any:
        for deal in play(*args):
            assert len(log.read_text().splitlines()) == 2 * deal.number
            yield deal

    log = tmp_path / "log"
    play = cli_arena.play
    monkeypatch.setattr(cli_arena, "play", play_watched)
    assert run_arena("--seats", "greedy,random", "--deals", 3, "--log", log) == 0


def test_a_table_for_people(capsys: Captured) -> None:
    assert run_arena("--seats", "greedy,random", "--deals", 2, "--seed", "moon") == 0
    head, blank, headings, *rows = capsys.readouterr().out.splitlines()
    assert head == "raise: 2 deals, 4 games, each deal once per rotation of the seats; seed moon"
    assert blank == ""
    assert " ".join(headings.split()) == "SPEC win share mean VP margin decisions mean ms p95 ms replaced"
    assert [row.split()[0] for row in rows] == ["greedy", "random"]
    assert len({len(row) for row in [headings, *rows]}) == 1
    assert all("±" in row for row in rows)


def test_without_a_seed_a_new_one_is_taken_and_named(capsys: Captured) -> None:
    one = arena(capsys, "--seats", "random,random", "--deals", 1)
    other = arena(capsys, "--seats", "random,random", "--deals", 1)
    assert one["seed"] != other["seed"]
    again = arena(capsys, "--seats", "random,random", "--deals", 1, "--seed", one["seed"])
    assert without_times(again) == without_times(one)


def test_variants(capsys: Captured, tmp_path: Path) -> None:
    log = tmp_path / "log"
    variants = ("--variant", "free-raise", "--variant", "hidden-piles")
    arena(capsys, "--seats", "random,random", "--deals", 1, "--log", log, *variants)
    assert json.loads(log.read_text().splitlines()[0])["rules"] == {"raise_rule": "any"}


def test_another_game(capsys: Captured, tmp_path: Path) -> None:
    log = tmp_path / "log"
    result = arena(capsys, "--game", "oberen-10000", "--seats", "random,solver", "--deals", 2, "--log", log)
    assert result["game"] == "oberen-10000"
    assert run_verify(log) == 0


def test_a_single_deal_has_no_confidence_interval(capsys: Captured) -> None:
    result = arena(capsys, "--seats", "random,random", "--deals", 1)
    assert [seat["ci95"] for seat in result["seats"]] == [None, None]


def test_replacements_are_told_once_and_counted(capfd: pytest.CaptureFixture[str]) -> None:
    dies, again = stub_spec("dies"), stub_spec("answers", "?")
    status = run_arena("--json", "--seats", f"greedy,{dies},{again},{again}", "--deals", 2, "--seed", 1)
    out, err = capfd.readouterr()
    assert status == 0
    assert [seat["replaced"] for seat in json.loads(out)["seats"]] == [0, 8, 8, 8]
    lines = err.splitlines()
    assert len(lines) == 6
    assert f"{dies} is replaced by greedy for the rest of deal 0, rotation 0: The program" in err
    assert "ended with status 3." in err
    assert f"{again} (3) is replaced by greedy" in err
    assert lines[3:] == [
        f"{dies} was replaced in 8 of 8 games.",
        f"{again} (3) was replaced in 8 of 8 games.",
        f"{again} (4) was replaced in 8 of 8 games.",
    ]


def test_what_a_bot_says_to_people_reaches_them(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    talker = tmp_path / "talker.py"
    talker.write_text("import sys; print('ready to lose', file=sys.stderr)")
    run_arena("--json", "--seats", f"greedy,cmd:{sys.executable} {talker}", "--deals", 1)
    assert "ready to lose" in capfd.readouterr().err


def test_time_limit_reaches_the_bots(capsys: Captured) -> None:
    run_arena("--json", "--seats", f"greedy,{stub_spec('silent')}", "--deals", 1, "--time-limit", "0.05")
    assert "was silent for 0.05 seconds." in capsys.readouterr().err


TWO = ("--seats", "random,random")

WRONG = {
    "There is no game 'chess'; there are: ": ("--game", "chess", *TWO),
    "Raise has no bot 'grandmaster'; there are: random, greedy, beginner": ("--seats", "random,grandmaster"),
    "Raise is for 2 to 5 players, not 1.": ("--seats", "random"),
    "Raise is for 2 to 5 players, not 6.": ("--seats", "random,random,random,random,random,random"),
    "Raise has no variant 'chaos'; there are: free-raise, hidden-piles.": (*TWO, "--variant", "chaos"),
    "There is no program 'no-such-program' that could be run.": ("--seats", "random,cmd:no-such-program"),
    "After 'cmd:' there must be a command.": ("--seats", "random,cmd:"),
    "no closing quotation.": ("--seats", "random,cmd:python3 'bot.py"),
    "--deals must be a whole number from 1 up, not 0.": (*TWO, "--deals", "0"),
    "--deals must be a whole number from 1 up, not -3.": (*TWO, "--deals=-3"),
    "--deals must be a whole number from 1 up, not many.": (*TWO, "--deals", "many"),
    "--deals must be a whole number from 1 up, not 1.5.": (*TWO, "--deals", "1.5"),
    "--jobs must be a whole number from 1 up, not 0.": (*TWO, "--jobs", "0"),
    "--time-limit must be a number of seconds above 0 and up to 1000000, not 0.": (*TWO, "--time-limit", "0"),
    "not nan.": (*TWO, "--time-limit", "nan"),
    "not inf.": (*TWO, "--time-limit", "inf"),
    "not soon.": (*TWO, "--time-limit", "soon"),
    "--seed must be plain text.": (*TWO, "--seed", "\udcff"),
    "The log '/no/such/folder/log' cannot be written: No such file": (*TWO, "--log", "/no/such/folder/log"),
}


@pytest.mark.parametrize("sentence", WRONG, ids=range(len(WRONG)))
def test_wrong_values_get_one_sentence(sentence: str, capsys: Captured) -> None:
    assert run_arena(*WRONG[sentence]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert sentence in captured.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk here that is always full")
def test_a_full_disk_gets_one_sentence(capsys: Captured) -> None:
    assert run_arena(*TWO, "--log", "/dev/full") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "The log '/dev/full' cannot be written: No space left on device.\n"


def test_ratings_are_printed_and_nothing_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_arena("--ratings") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Elo" in lines[0]
    assert {line.split()[0] for line in lines[3:]} == set(game_called("raise").bots)
    assert run_arena("--ratings", "--json") == 0
    ratings = json.loads(capsys.readouterr().out)["ratings"]
    assert ratings["club"] == {"points": 1500, "ci95": 0}
    assert [r["points"] for r in ratings.values()] == sorted([r["points"] for r in ratings.values()], reverse=True)


def test_a_game_whose_bots_nobody_measured_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_arena("--ratings", "--game", "oberen-10000") == 0
    assert "nobody has measured" in capsys.readouterr().out


def test_somebody_must_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_arena() == 2
    assert capsys.readouterr().err == "--seats must say who plays, for example --seats greedy,random.\n"
