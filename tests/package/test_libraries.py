"""What a bundle asks of other machines, read as others read it: with binutils and by loading it."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.package import libraries
from scripts.package.search_paths import foreign_search_path, forget_foreign_search_path

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="about Linux"),
    pytest.mark.skipif(shutil.which("gcc") is None or shutil.which("readelf") is None, reason="needs gcc and binutils"),
]


def compile_library(target: Path, *words: str, code: str = "int answer(void) { return 42; }") -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    command = ["gcc", "-shared", "-fPIC", "-o", str(target), "-x", "c", "-", "-x", "none", *words]
    subprocess.run(command, input=code, check=True, text=True)
    return target


def dynamic(path: Path) -> str:
    return subprocess.run(["readelf", "-dW", str(path)], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("kind", ["--enable-new-dtags", "--disable-new-dtags"])
def test_the_place_where_it_was_built_is_forgotten(tmp_path: Path, kind: str) -> None:
    library = compile_library(tmp_path / "lib.so", f"-Wl,{kind},-rpath,/home/builder/lib:$ORIGIN")
    assert foreign_search_path(library) == "/home/builder/lib:$ORIGIN"
    before = dynamic(library)
    assert "/home/builder" in before
    forget_foreign_search_path(library)
    assert foreign_search_path(library) == ""
    after = dynamic(library)
    assert "PATH" not in after
    tags = re.compile(r"\((?!R(?:UN)?PATH|NULL)(\w+)\)")
    assert tags.findall(after) == tags.findall(before), "nothing else is lost"
    assert ctypes.CDLL(str(library)).answer() == 42


def test_what_is_found_from_where_it_lies_is_left_alone(tmp_path: Path) -> None:
    library = compile_library(tmp_path / "lib.so", "-Wl,-rpath,$ORIGIN/../lib:$ORIGIN")
    before = library.read_bytes()
    forget_foreign_search_path(library)
    assert library.read_bytes() == before
    assert "$ORIGIN/../lib:$ORIGIN" in dynamic(library)


def test_what_is_no_library_is_left_alone(tmp_path: Path) -> None:
    for name, data in {"text": b"text", "nothing": b"", "short": b"\x7fELF\x01\x01"}.items():
        (tmp_path / name).write_bytes(data)
        assert foreign_search_path(tmp_path / name) == ""


def test_a_library_counts_as_there_only_if_it_is_brought_along(tmp_path: Path) -> None:
    """What only the machine that built it has is missing elsewhere."""
    bundle = tmp_path / "bundle" / "_internal"
    needed = compile_library(tmp_path / "built" / "libneeded.so", "-Wl,-soname,libneeded.so")
    user = compile_library(bundle / "user.so", "-Wl,--no-as-needed", str(needed))
    assert libraries.unresolved(bundle.parent) == {user.name: ["libneeded.so"]}
    shutil.copy(needed, bundle)
    assert libraries.unresolved(bundle.parent) == {}


def test_the_oldest_c_library_that_will_do_is_known(tmp_path: Path) -> None:
    code = "#include <threads.h>\nint answer(void) { return thrd_detach(thrd_current()); }"
    compile_library(tmp_path / "lib.so", code=code)
    said = subprocess.run(["objdump", "-T", str(tmp_path / "lib.so")], check=True, capture_output=True, text=True)
    versions = [tuple(map(int, found)) for found in re.findall(r"GLIBC_(\d+)\.(\d+)", said.stdout)]
    assert libraries.needed_glibc(tmp_path) == max(versions) >= (2, 28)
