"""What a Linux desktop is told about the program: menu entry, software centre, type of its files, icons."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from raise_qt import __version__
from raise_qt.identity import APP_ID
from scripts.package.names import DATA, ROOT


def write_share(share: Path, icons: Path) -> None:
    """Everything below `/usr/share`, but for what only Debian wants."""
    places = {
        share / "applications" / f"{APP_ID}.desktop": (DATA / f"{APP_ID}.desktop").read_text("utf-8"),
        share / "metainfo" / f"{APP_ID}.metainfo.xml": metainfo(),
        share / "mime" / "packages" / f"{APP_ID}.xml": (DATA / f"{APP_ID}.mime.xml").read_text("utf-8"),
    }
    for path, text in places.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    shutil.copytree(icons / "hicolor", share / "icons" / "hicolor", dirs_exist_ok=True)


def metainfo() -> str:
    """The AppStream description of this version. What needs an address is left out where there is none."""
    text = (DATA / f"{APP_ID}.metainfo.xml").read_text("utf-8")
    address = project_address()
    if address:
        pictures = f"{address}/raw/v{__version__}/docs/screenshots"
        text = text.replace("@ADDRESS@", address).replace("@PICTURES@", pictures)
    else:
        text = re.sub(r" *<(url|screenshots)\b.*?</\1>\n", "", text, flags=re.DOTALL)
    day = time.strftime("%Y-%m-%d", time.gmtime(source_date()))
    kind = "stable" if __version__.replace(".", "").isdigit() else "development"
    return text.replace("@VERSION@", __version__).replace("@DATE@", day).replace("@KIND@", kind)


def project_address() -> str:
    """Where the source is published: GitHub tells those who build there, a clone knows where it came from.

    Empty where nobody knows.
    """
    if repository := os.environ.get("GITHUB_REPOSITORY", ""):
        return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{repository}"
    origin = re.search(r"\bgithub\.com[:/]([\w.-]+/[\w.-]+?)(\.git)?/?$", git("remote", "get-url", "origin"))
    return f"https://github.com/{origin[1]}" if origin else ""


def source_date() -> int:
    """When the source was last changed, in seconds: the same source makes the same archive on every day."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "") or git("log", "-1", "--format=%ct")
    return int(said or (ROOT / "raise_qt" / "__init__.py").stat().st_mtime)


def git(*words: str) -> str:
    """What git answers about this source; nothing if it came without its history."""
    try:
        asked = ["git", "-C", str(ROOT), *words]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
