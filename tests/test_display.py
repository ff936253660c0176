"""Whether there is a screen, before Qt is even loaded."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from raise_qt.display import X_SOCKETS, has_display

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": ":47110"},
        {"DISPLAY": ":47110.0", "WAYLAND_DISPLAY": "wayland-47110", "XDG_RUNTIME_DIR": "/nowhere"},
        {"WAYLAND_DISPLAY": "wayland-" + "0" * 200, "XDG_RUNTIME_DIR": "/nowhere"},
    ],
)
def test_no_screen_is_none_and_one_that_does_not_answer_is_none(environ: dict[str, str]) -> None:
    assert not has_display("linux", environ)


@pytest.mark.parametrize("environ", [{"QT_QPA_PLATFORM": "offscreen"}, {"DISPLAY": "elsewhere:0"}])
def test_what_cannot_be_asked_is_believed(environ: dict[str, str]) -> None:
    assert has_display("linux", environ)


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_one(system: str) -> None:
    assert has_display(system, {})


def test_an_x_server_that_answers_is_a_screen() -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(f"\0{X_SOCKETS}47111")
        server.listen()
        assert has_display("linux", {"DISPLAY": ":47111"})


def test_a_wayland_desktop_that_answers_is_a_screen(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert has_display("linux", {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)})
