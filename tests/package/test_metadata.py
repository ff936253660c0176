"""What desktops are told about the program: valid, and the same everywhere."""

from __future__ import annotations

import configparser
import os
import plistlib
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from raise_qt import __version__
from raise_qt.identity import APP_ID, NAME, RECORD_SUFFIX, RECORD_TYPE
from scripts.package import debian, icons, libraries, macos, metadata, names, windows


@pytest.fixture
def share(qapp: Any, tmp_path: Path) -> Path:
    icons.write_icons(tmp_path / "icons")
    metadata.write_share(tmp_path / "share", tmp_path / "icons")
    return tmp_path / "share"


def run_tool(name: str, *words: str) -> str:
    if shutil.which(name) is None:
        pytest.skip(f"there is no {name} on this system")
    done = subprocess.run([name, *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_menu_entry_is_valid(share: Path) -> None:
    path = share / "applications" / f"{APP_ID}.desktop"
    assert run_tool("desktop-file-validate", str(path)) == "", "not even a hint"
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(path, "utf-8")
    said = entry["Desktop Entry"]
    assert said["Name"] == NAME
    assert said["Icon"] == APP_ID
    assert said["MimeType"] == f"{RECORD_TYPE};"
    assert said["Exec"] == f"/usr/games/{names.TERMINAL_PROGRAM} %f", (
        "also where the path leads to no games; with the record"
    )


def described(folder: Path) -> ElementTree.ElementTree[ElementTree.Element]:
    """The description for software centres, once it has been found valid."""
    path = folder / f"{APP_ID}.metainfo.xml"
    path.write_text(metadata.metainfo(), "utf-8")
    run_tool("appstreamcli", "validate", "--no-net", str(path))
    return ElementTree.parse(path)


def test_the_software_centre_gets_valid_information(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_REPOSITORY", "somebody/raise")
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://github.com")
    tree = described(tmp_path)
    assert tree.findtext("id") == APP_ID
    assert tree.findtext("launchable") == f"{APP_ID}.desktop"
    assert tree.findtext("provides/mediatype") == RECORD_TYPE
    assert tree.findtext("url") == "https://github.com/somebody/raise"
    release = tree.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    pictures = [image.text or "" for image in tree.iterfind("screenshots/screenshot/image")]
    assert len(pictures) == 3
    for address in pictures:
        place = address.removeprefix(f"https://github.com/somebody/raise/raw/v{__version__}/")
        assert (names.ROOT / place).is_file(), "`make shots` takes it, and the tag of the release has it"


@pytest.mark.parametrize(
    "origin",
    [
        "https://github.com/somebody/raise.qt",
        "https://github.com/somebody/raise.qt.git",
        "https://secret@github.com/somebody/raise.qt.git",
        "git@github.com:somebody/raise.qt.git",
        "ssh://git@github.com/somebody/raise.qt/",
    ],
)
def test_a_clone_knows_where_it_came_from(origin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    monkeypatch.setattr(metadata, "git", lambda *words: origin)
    assert metadata.project_address() == "https://github.com/somebody/raise.qt"


@pytest.mark.parametrize("origin", ["", "/srv/raise", "https://notgithub.com/somebody/raise", "../raise.git"])
def test_no_address_is_made_up(origin: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    monkeypatch.setattr(metadata, "git", lambda *words: origin)
    tree = described(tmp_path)
    assert tree.find("screenshots") is None
    assert "://" not in "".join(tree.getroot().itertext())
    assert tree.findtext("summary"), "nothing else is left out"
    assert tree.find("content_rating") is not None


@pytest.mark.skipif(sys.platform != "linux", reason="only there desktops read it")
def test_a_desktop_knows_the_type_of_a_record(share: Path, tmp_path: Path) -> None:
    code = (
        "import sys; from PySide6.QtCore import QMimeDatabase\n"
        "kind = QMimeDatabase().mimeTypeForFile(sys.argv[1])\n"
        "print(kind.name(), kind.inherits('application/json'), kind.iconName())\n"
    )
    record = tmp_path / f"a game{RECORD_SUFFIX}"
    record.write_text("{}")
    environment = {**os.environ, "XDG_DATA_HOME": str(share)}
    done = subprocess.run(
        [sys.executable, "-c", code, str(record)], check=True, capture_output=True, text=True, env=environment
    )
    assert done.stdout.split() == [RECORD_TYPE, "True", APP_ID]


def test_windows_reads_the_version() -> None:
    class Part(SimpleNamespace):
        def __init__(self, *words: Any, **more: Any) -> None:
            super().__init__(words=words, **more)

    kinds = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    info = eval(windows.version_resource("Raise"), dict.fromkeys(kinds, Part))
    assert info.ffi.filevers == windows.version_numbers()
    strings = dict(entry.words for entry in info.kids[0].words[0][0].words[1])
    assert strings["ProductName"] == NAME
    assert strings["ProductVersion"] == __version__
    assert strings["OriginalFilename"] == "Raise.exe"


@pytest.mark.parametrize(
    ("version", "numbers", "debians"),
    [
        ("1.2.0", (1, 2, 0, 0), "1.2.0"),
        ("1.2.0rc1", (1, 2, 0, 0), "1.2.0~rc1"),
        ("2.0.dev3", (2, 0, 0, 0), "2.0~dev3"),
    ],
)
def test_versions_in_other_words(version: str, numbers: tuple[int, ...], debians: str) -> None:
    assert windows.version_numbers(version) == numbers
    assert debian.debian_version(version) == debians


def test_the_installer_can_be_made(qapp: Any, tmp_path: Path) -> None:
    makensis = windows.find_makensis()
    if makensis is None:
        pytest.skip("there is no makensis on this system")
    folder = tmp_path / "Raise für Windows"
    (folder / "_internal").mkdir(parents=True)
    (folder / "Raise.exe").write_bytes(b"MZ")
    (folder / "_internal" / "python311.dll").write_bytes(b"MZ")
    icon = tmp_path / "Raise.ico"
    icon.write_bytes(icons.ico())
    target = tmp_path / "installer.exe"
    windows.write_installer(makensis, folder, icon, target)
    assert target.read_bytes()[:2] == b"MZ"


def test_macos_knows_the_type_of_a_record() -> None:
    said = plistlib.loads(plistlib.dumps(macos.info_plist()))
    kind = said["UTExportedTypeDeclarations"][0]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [RECORD_SUFFIX.removeprefix(".")]
    assert kind["UTTypeTagSpecification"]["public.mime-type"] == [RECORD_TYPE]
    assert said["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


def test_the_readme_says_what_a_release_promises() -> None:
    version = ".".join(map(str, libraries.PROMISED_GLIBC))
    assert f"glibc {version} on" in (names.ROOT / "README.md").read_text("utf-8")


def test_the_workflows_are_what_github_expects() -> None:
    workflows = sorted((names.ROOT / ".github" / "workflows").glob("*.yml"))
    assert len(workflows) == 2
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*check, *map(str, workflows)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
