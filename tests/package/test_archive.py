"""Archives and checksums, and the progress that is shown meanwhile."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import pytest

from scripts.package.archive import size_of, write_checksums, write_tar_xz, write_zip
from scripts.package.steps import Steps
from scripts.package.surroundings import unpack


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    (folder / "_internal").mkdir(parents=True)
    (folder / "raise-qt").write_bytes(b"program" * 100)
    (folder / "raise-qt").chmod(0o700)
    (folder / "_internal" / "größer.txt").write_text("data")
    if sys.platform != "win32":  # where people without special rights make no links
        (folder / "_internal" / "link").symlink_to("größer.txt")
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="a folder there has neither links nor rights")
def test_the_same_folder_makes_the_same_archive(folder: Path, tmp_path: Path) -> None:
    shares: list[float] = []
    write_tar_xz(folder, tmp_path / "one.tar.xz", "raise-qt-1.0", 1_000_000, shares.append)
    os.utime(folder / "raise-qt", (1, 1))
    (folder / "raise-qt").chmod(0o755)  # another person's usual rights
    write_tar_xz(folder, tmp_path / "two.tar.xz", "raise-qt-1.0", 1_000_000, lambda _: None)
    assert (tmp_path / "one.tar.xz").read_bytes() == (tmp_path / "two.tar.xz").read_bytes()
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    with tarfile.open(tmp_path / "one.tar.xz") as tar:
        assert all(entry.name.split("/")[0] == "raise-qt-1.0" and entry.uid == 0 for entry in tar)
        assert tar.getmember("raise-qt-1.0/raise-qt").mode == 0o755
        assert tar.getmember("raise-qt-1.0/_internal/link").issym()


@pytest.mark.parametrize("ending", ["tar.xz", "zip"])
def test_what_was_packed_can_be_unpacked(folder: Path, tmp_path: Path, ending: str) -> None:
    archive = tmp_path / f"raise-qt.{ending}"
    if ending == "zip":
        write_zip(folder, archive, "raise-qt-1.0", lambda _: None)
    else:
        write_tar_xz(folder, archive, "raise-qt-1.0", 0, lambda _: None)
    target = tmp_path / "unpacked"
    target.mkdir()
    assert unpack(archive, target).parent == target / "raise-qt-1.0"
    assert (target / "raise-qt-1.0" / "_internal" / "größer.txt").read_text() == "data"


def test_checksums_can_be_checked(tmp_path: Path) -> None:
    (tmp_path / "one").write_text("one")
    (tmp_path / "two").write_text("two")
    write_checksums([tmp_path / "two", tmp_path / "one"], tmp_path / "SHA256SUMS")
    if shutil.which("sha256sum"):
        check = ["sha256sum", "--check", "SHA256SUMS"]
    elif shutil.which("shasum"):
        check = ["shasum", "-a", "256", "--check", "SHA256SUMS"]
    else:
        pytest.skip("there is nothing on this system that checks checksums")
    assert subprocess.run(check, cwd=tmp_path, capture_output=True).returncode == 0
    (tmp_path / "two").write_text("too")
    assert subprocess.run(check, cwd=tmp_path, capture_output=True).returncode == 1


def test_links_take_no_room(folder: Path) -> None:
    assert size_of(folder) == 704


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_each_step_leaves_one_line() -> None:
    stream = io.StringIO()
    steps = Steps(2, stream)
    with steps.step("Building"):
        steps.tell("all is well")
    with steps.step("Packing"):
        steps.advance(0.5)
    assert stream.getvalue() == "[1/2] Building, 0:00: all is well\n[2/2] Packing, 0:00\n"


def test_on_a_terminal_the_last_line_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scripts.package.steps.REFRESH", 0.0)
    stream = Terminal()
    steps = Steps(1, stream)
    with steps.step("Packing"):
        steps.advance(0.5)
        for _ in range(5000):  # the bar is drawn by a thread
            if "[############............]" in stream.getvalue():
                break
            time.sleep(0.001)
    assert "[############............]" in stream.getvalue()
    assert stream.getvalue().endswith("\n")
    assert stream.getvalue().count("\n") == 1
