"""The package for Debian, Ubuntu and their relatives."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from raise_qt import __version__
from scripts.package.archive import size_of
from scripts.package.libraries import programs_and_libraries
from scripts.package.metadata import project_address, source_date, write_share
from scripts.package.names import DATA, PACKAGE, PROGRAM, ROOT

MAINTAINER = "The Raise project"
"""Unless whoever builds it says, with the variables of Debian's own tools, to whom one can write."""

DATA_PACKAGES = "fontconfig-config, xkb-data"
"""What libraries that are brought along read on the system: no tool finds that out."""

TOOLS = ("dpkg-deb", "dpkg-shlibdeps")

CONTROL = """Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Section: games
Priority: optional
{homepage}Description: dice-driven card game for 2 to 5 players
 Seven dice say what the cards are worth this round. The rearmost marker must
 overtake or pass, and whoever is left in front takes the pot.
 .
 Play against computer opponents or with others at one machine, watch bots
 play, or write one of your own.
"""


def is_debian_like() -> bool:
    """Whether packages can be made here."""
    return all(shutil.which(tool) for tool in TOOLS)


def package_name() -> str:
    """The file's name, as Debian wants it."""
    return f"{PACKAGE}_{debian_version()}_{_architecture()}.deb"


def debian_version(version: str = __version__) -> str:
    """A version as Debian orders them: what comes before a release is told by a tilde.

    >>> debian_version("1.2.0rc1")
    '1.2.0~rc1'
    """
    return re.sub(r"(?<=\d)\.?(?=(a|b|rc|dev)\d)", "~", version)


def write_package(folder: Path, icons: Path, target: Path, compression: str = "xz") -> None:
    """A package of the built folder. `compression` is one that dpkg-deb knows."""
    with tempfile.TemporaryDirectory(prefix="deb-", dir=folder.parent) as scratch:
        root = Path(scratch, "root")
        _fill(root, folder, icons)
        control = root / "DEBIAN" / "control"
        control.parent.mkdir()
        control.write_text(
            CONTROL.format(
                package=PACKAGE,
                version=debian_version(),
                architecture=_architecture(),
                maintainer=_maintainer(),
                homepage=f"Homepage: {address}\n" if (address := project_address()) else "",
                kilobytes=size_of(root) // 1024,
                depends=_needed_packages(root, Path(scratch)),
            ),
            "utf-8",
        )
        _set_rights(root)
        build = ["dpkg-deb", "--root-owner-group", f"-Z{compression}", "--build", str(root), str(target)]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_date())}
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL, env=environment)


def _maintainer() -> str:
    mail = os.environ.get("DEBEMAIL", "")
    return os.environ.get("DEBFULLNAME", MAINTAINER) + (mail and f" <{mail}>")


def _fill(root: Path, folder: Path, icons: Path) -> None:
    """Lay out everything as it will be installed."""
    usr = root / "usr"
    home = usr / "lib" / PACKAGE
    home.parent.mkdir(parents=True)
    shutil.copytree(folder, home, symlinks=True)
    (usr / "games").mkdir()
    (usr / "games" / PACKAGE).symlink_to(Path("..", "lib", PACKAGE, PROGRAM))
    write_share(usr / "share", icons)
    documents = usr / "share" / "doc" / PACKAGE
    documents.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text("utf-8").split("\n\n", 2)[2]
    lines = "\n".join(f" {line}" if line.strip() else " ." for line in licence.strip().splitlines())
    copyright_text = (DATA / "debian-copyright").read_text("utf-8").replace("@LICENCE@", lines)
    (documents / "copyright").write_text(copyright_text, "utf-8")
    _write_gz(documents / "CHANGELOG.md.gz", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    manual = (DATA / f"{PACKAGE}.6").read_text("utf-8").replace("@VERSION@", __version__)
    day = time.strftime("%Y-%m-%d", time.gmtime(source_date()))
    _write_gz(usr / "share" / "man" / "man6" / f"{PACKAGE}.6.gz", manual.replace("@DATE@", day))


def _write_gz(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def _set_rights(root: Path) -> None:
    """Whatever this person's usual rights are, everybody may read what is installed."""
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == PROGRAM else 0o644)


def _needed_packages(root: Path, scratch: Path) -> str:
    """The packages with the libraries that are not brought along, and the oldest C library that will do."""
    (scratch / "debian").mkdir()
    (scratch / "debian" / "control").write_text(f"Source: {PACKAGE}\n\nPackage: {PACKAGE}\nArchitecture: any\n")
    files = list(programs_and_libraries(root))
    # Told as they will be installed; what is found there is brought along and needs no package.
    own = [f"-l/{folder}" for folder in sorted({str(path.parent.relative_to(root)) for path in files})]
    ask = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", f"-S{root}", *own, *map(str, files)]
    said = subprocess.run(ask, check=True, capture_output=True, text=True, cwd=scratch).stdout
    return f"{said.strip().removeprefix('shlibs:Depends=')}, {DATA_PACKAGES}"


def _architecture() -> str:
    asked = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True)
    return asked.stdout.strip()
