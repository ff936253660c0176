"""What a person likes is remembered, and damage does no harm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings

from raise_qt.table.preferences import LANGUAGES, SPEEDS, Preferences
from raise_qt.table.theme import DAY, NIGHT, THEMES
from raise_qt.window import command_line
from tests.window.conftest import OpenProgram


def test_at_first_everything_is_usual(settings: QSettings) -> None:
    preferences = Preferences(settings)
    assert (preferences.theme, preferences.speed, preferences.factor, preferences.language) == (
        NIGHT,
        "normal",
        1.0,
        "",
    )


def test_choices_are_remembered(qtbot: Any, settings: QSettings) -> None:
    preferences = Preferences(settings)
    with qtbot.waitSignals([preferences.changed] * 3):
        preferences.theme_name = "day"
        preferences.speed = "fast"
        preferences.language = "de"
    settings.sync()
    again = Preferences(QSettings(settings.fileName(), QSettings.Format.IniFormat))
    assert (again.theme, again.speed, again.factor, again.language) == (DAY, "fast", 0.45, "de")


def test_what_is_used_for_now_is_not_remembered(settings: QSettings) -> None:
    Preferences(settings).use(theme="day", speed="off", language="de")
    assert Preferences(settings).theme_name == "night"


def test_the_same_again_changes_nothing(qtbot: Any, settings: QSettings) -> None:
    preferences = Preferences(settings)
    with qtbot.assertNotEmitted(preferences.changed):
        preferences.theme_name = "night"
        preferences.use(speed="normal")


@pytest.mark.parametrize("key", ["theme", "speed", "language"])
@pytest.mark.parametrize("value", ["neon", "", None, 7, ["day", "night"], b"\xff", {"a": 1}])
def test_a_wrong_stored_value_counts_as_never_chosen(settings: QSettings, key: str, value: object) -> None:
    settings.setValue(f"preferences/{key}", value)
    preferences = Preferences(settings)
    assert preferences.theme_name in THEMES
    assert preferences.speed in SPEEDS
    assert preferences.language in LANGUAGES


def test_a_damaged_file_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(b"[preferences\n\xff\xfe=\x00\ntheme=@Invalid()\n%%%")
    assert Preferences(QSettings(str(file), QSettings.Format.IniFormat)).theme is NIGHT


def test_without_a_place_to_write_the_program_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = QSettings(str(tmp_path / "file" / "settings.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(settings)
    preferences.theme_name = "day"
    settings.sync()
    assert preferences.theme is DAY


def test_a_wrong_value_is_refused_and_not_stored(settings: QSettings) -> None:
    preferences = Preferences(settings)
    with pytest.raises(ValueError, match="neon"):
        preferences.theme_name = "neon"
    assert settings.value("preferences/theme") is None


def test_a_calm_desktop_has_no_animation_unless_chosen(
    open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raise_qt.window.desktop.wants_calm", lambda: True)
    program = open_program()
    assert program.front.preferences.factor == 0
    program.front.preferences.speed = "slow"
    program.window.close()
    assert open_program().front.preferences.speed == "slow"
    assert open_program(speed="fast").front.preferences.speed == "fast"


def test_the_command_line_knows_the_same_words() -> None:
    assert tuple(THEMES) == command_line.THEMES
    assert tuple(SPEEDS) == command_line.SPEEDS
    assert ("", *command_line.LANGUAGES) == LANGUAGES
