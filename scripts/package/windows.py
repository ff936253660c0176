"""What Windows is told about the program, and its installer."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from raise_qt import __version__
from raise_qt.identity import APP_ID, NAME, RECORD_SUFFIX, RECORD_TYPE
from scripts.package.names import DATA, PROGRAM

LANGUAGE, CODE_PAGE = 0x0409, 1200
"""English, Unicode."""


def version_numbers(version: str = __version__) -> tuple[int, int, int, int]:
    """A version as Windows counts: always four numbers.

    >>> version_numbers("1.2.0rc1")
    (1, 2, 0, 0)
    """
    numbers = [int(found) for found in re.match(r"[\d.]+", version)[0].rstrip(".").split(".")]  # type: ignore[index]
    one, two, three, four = (*numbers, 0, 0, 0, 0)[:4]
    return one, two, three, four


def version_resource(program: str = PROGRAM) -> str:
    """What the file's properties say, in the form PyInstaller reads."""
    strings = {
        "CompanyName": f"The {NAME} project",
        "FileDescription": NAME,
        "FileVersion": __version__,
        "InternalName": program,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{program}.exe",
        "ProductName": NAME,
        "ProductVersion": __version__,
    }
    table = ",\n        ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    numbers = version_numbers()
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0
  ),
  kids=[
    StringFileInfo([StringTable('{LANGUAGE:04X}{CODE_PAGE:04X}', [
        {table}])]),
    VarFileInfo([VarStruct('Translation', [{LANGUAGE}, {CODE_PAGE}])])
  ]
)
"""


def find_makensis() -> str | None:
    """The program that makes installers, also where its own installer leaves it."""
    return shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")


def write_installer(makensis: str, folder: Path, icon: Path, target: Path) -> None:
    """An installer for the built folder."""
    definitions = {
        "NAME": NAME,
        "VERSION": __version__,
        "VERSION_NUMBERS": ".".join(map(str, version_numbers())),
        "APP_ID": APP_ID,
        "PROGRAM": f"{NAME}.exe",
        "SUFFIX": RECORD_SUFFIX,
        "TYPE": RECORD_TYPE,
        "FOLDER": folder,
        "ICON": icon,
        "LICENCE": DATA.parent / "LICENSE",
        "TARGET": target,
        "KILOBYTES": sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024,
    }
    words = [f"-D{key}={value}" for key, value in definitions.items()]
    command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(DATA / "installer.nsi")]
    subprocess.run(command, check=True)
