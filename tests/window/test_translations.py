"""German is complete, and what is shipped is what was translated."""

from __future__ import annotations

import ast
import shutil
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import raise_qt

SOURCE = Path(raise_qt.__file__).parent
FOLDER = SOURCE / "resources" / "translations"
FORMS = {"de": 2, "en": 2}

Key = tuple[str, str, str]


def tool(name: str) -> str:
    return str(Path(sys.executable).parent / f"pyside6-{name}")


def messages(path: Path) -> dict[Key, ET.Element]:
    """Every message by context, text and comment."""
    return {
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", "")): message
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
    }


def texts(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


@pytest.mark.parametrize("code", FORMS)
def test_nothing_is_unfinished(code: str) -> None:
    for key, message in messages(FOLDER / f"raise_{code}.ts").items():
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, key
        assert all(texts(message)), key
        if message.get("numerus"):
            assert len(texts(message)) == FORMS[code], key


@pytest.mark.parametrize("code", FORMS)
def test_translations_have_the_same_gaps(code: str) -> None:
    for key, message in messages(FOLDER / f"raise_{code}.ts").items():
        for text in texts(message):
            assert gaps(text) == gaps(key[1]), key


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name} | ({"%n"} if "%n" in text else set())


@pytest.mark.parametrize(("code", "more"), [("de", []), ("en", ["-pluralonly"])])
def test_there_is_no_text_that_the_translators_have_not_seen(code: str, more: list[str], tmp_path: Path) -> None:
    updated = tmp_path / f"raise_{code}.ts"
    shutil.copy(FOLDER / updated.name, updated)
    files = sorted(str(path.relative_to(SOURCE.parent)) for path in SOURCE.rglob("*.py"))
    options = ["-silent", "-no-obsolete", "-locations", "none", *more]
    command = [tool("lupdate"), *options, *files, "-ts", str(updated)]
    subprocess.run(command, cwd=SOURCE.parent, check=True, capture_output=True)
    before, after = set(messages(FOLDER / updated.name)), set(messages(updated))
    assert after - before == set(), "run `make translations`, then translate"
    assert before - after == set(), "run `make translations`"


@pytest.mark.parametrize("code", FORMS)
def test_what_is_shipped_is_what_was_translated(code: str, tmp_path: Path) -> None:
    compiled = tmp_path / "new.qm"
    subprocess.run([tool("lrelease"), "-silent", str(FOLDER / f"raise_{code}.ts"), "-qm", str(compiled)], check=True)
    assert compiled.read_bytes() == (FOLDER / f"raise_{code}.qm").read_bytes(), "run `make translations`"


def test_no_text_is_put_together_before_it_is_translated() -> None:
    """lupdate would not find it, or find it with its gaps filled in."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in ("tr", "translate"):
                text = node.args[1 if _name(node.func) == "translate" and len(node.args) > 1 else 0]
                assert not isinstance(text, ast.JoinedStr), f"{path}:{node.lineno}"


def test_only_tr_has_plurals() -> None:
    """lupdate does not understand the number in `translate(context, text, comment, number)`, or drops the text."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == "translate":
                assert len(node.args) <= 3, f"{path}:{node.lineno}: use self.tr(text, comment, number)"


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
