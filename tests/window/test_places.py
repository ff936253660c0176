"""Where nothing can be written the game is played all the same, and says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from raise_qt.window.places import Places
from tests.window.conftest import OpenProgram


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """A home in which not even root can make a folder."""
    (tmp_path / "home").write_text("not a folder")
    return Places(tmp_path / "home" / "config", tmp_path / "home" / "data")


def test_a_home_that_cannot_be_written_to_is_noticed(places: Places, tmp_path: Path) -> None:
    assert not places.can_be_written()
    assert not Places(tmp_path, places.data).can_be_written()
    assert Places(tmp_path / "config", tmp_path / "data").can_be_written()


def test_the_person_is_told_that_nothing_will_be_remembered(open_program: OpenProgram) -> None:
    program = open_program()
    assert program.window.toast.isVisible()
    assert program.window.toast.text.text().startswith("Nothing will be remembered: ")
    assert not program.window.windowIcon().isNull()
