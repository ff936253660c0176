"""The packages are built and what is in them is started: not the source."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from scripts.package import debian, libraries, names
from scripts.package.search_paths import foreign_search_path
from scripts.package.smoke import try_out

NEEDED = ("Xvfb", "xdotool", "dbus-daemon", "dbus-send", "strip", "ldd")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the release itself builds and tries the program out")
def test_the_built_program_works(tmp_path: Path) -> None:
    """One test for everything, because building takes long: the folder, a Debian package, and the program in it."""
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"not on this system: {', '.join(missing)}")
    # In a process of its own, as `make package` does it; fails if a library is missing.
    command = [sys.executable, "-m", "scripts.package", "--folder-only", "--dist", str(tmp_path)]
    subprocess.run(command, check=True, cwd=names.ROOT)
    folder = tmp_path / names.PACKAGE
    system = tuple(map(int, platform.libc_ver()[1].split(".")))
    assert libraries.needed_glibc(folder) <= system
    assert not any(map(foreign_search_path, libraries.programs_and_libraries(folder))), (
        "nothing looks where it was built"
    )
    program = (folder / names.PROGRAM).read_bytes()
    assert len(zlib.compress(program)) < len(program) / 2, "its modules need not be unpacked at every start"
    package = folder
    if debian.is_debian_like():
        package = tmp_path / debian.package_name()
        debian.write_package(folder, names.BUILD, package, compression="none")
        depends = control(package, "Depends")
        assert "libc6 (>= 2." in depends, "the oldest system it runs on is told"
        assert "libx11" not in depends, "what is brought along is not asked for"
        assert control(package, "Version") == debian.debian_version()
    assert try_out(package) == []


def control(package: Path, field: str) -> str:
    asked = ["dpkg-deb", "--field", str(package), field]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
