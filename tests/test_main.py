"""The way in, as a shell uses it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def started(*words: str | bytes, **more: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "raise_qt", *words], stderr=subprocess.PIPE, **more)


@pytest.mark.parametrize(
    "words",
    [("verify", *["not there"] * 5000), ("arena", "--seats", "random,random", "--deals", "1", "--seed", "1")],
    ids=["verify", "arena"],
)
def test_whoever_stops_reading_gets_no_complaint(words: tuple[str, ...]) -> None:
    program = started(*words, stdout=subprocess.PIPE)
    assert program.stdout is not None
    program.stdout.close()  # as `head` does when it has enough
    _, errors = program.communicate(timeout=60)
    assert b"Traceback" not in errors
    assert b"BrokenPipe" not in errors
    assert program.returncode == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_file_whose_name_cannot_be_printed_is_verified(tmp_path: Path) -> None:
    path = os.path.join(os.fsencode(tmp_path), b"games \xff.jsonl")
    Path(os.fsdecode(path)).write_text("{}\n")
    program = started("verify", path, stdout=subprocess.PIPE)
    said, errors = program.communicate(timeout=60)
    assert errors == b""
    assert b"games \xef\xbf\xbd.jsonl: Line 1" in said
    assert program.returncode == 1
