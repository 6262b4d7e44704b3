"""Every next step that is named anywhere is a command that is there, with its options."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from afterword.cli.program import program

from .conftest import ROOT

# A command inside words: `afterword files keep`, "Next: afterword learn --history".
NAMED = re.compile(r"(?<![\w/.<-])afterword((?: --?[a-z][a-z-]*| [a-z][a-z-]*(?![\w:.]))+)")


def texts(path: Path) -> Iterator[str]:
    """Strings that may be shown: no docstring."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def unknown(words: list[str]) -> str | None:
    """The first word that names nothing, from the program down. Words after a command that takes some are its own."""
    here: click.Command = program
    context = click.Context(program, info_name="afterword")
    for word in words:
        options = {name for option in here.params for name in option.opts}
        if word.startswith("-"):
            if word not in options | {"--help"}:
                return word
        elif isinstance(here, click.Group):
            found = here.get_command(context, word)
            if found is None:
                return word
            here = found
        else:
            return None if any(isinstance(one, click.Argument) for one in here.params) else word
    return None


def test_the_walk_itself() -> None:
    assert unknown(["files", "keep"]) is None
    assert unknown(["learn", "--history"]) is None
    assert unknown(["settings", "mode", "quiet"]) is None
    assert unknown(["files", "burn"]) == "burn"
    assert unknown(["doctor", "--keep"]) == "--keep"
    assert unknown(["lern"]) == "lern"


@pytest.mark.parametrize(
    "folder", ["app", "assistants", "cli", "engine", "storage", "judging", "noticing", "settings.py"]
)
def test_every_named_step_is_there(folder: str) -> None:
    room = ROOT / "src" / "afterword" / folder
    paths = [room] if room.suffix else sorted(room.rglob("*.py"))
    wrong = []
    for path in paths:
        for text in texts(path):
            for found in NAMED.finditer(text):
                lost = unknown(found[1].split())
                if lost is not None:
                    wrong.append(f"{path.name}: afterword{found[1]} ({lost})")
    assert wrong == []


@pytest.mark.parametrize("page", ["README.md", "docs/commands.md", "examples/README.md", "docs/SECURITY.md"])
def test_every_command_in_the_pages_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = [found[1].split() for found in re.finditer(r"`afterword((?: [a-z-]+)+)", text)]
    named += [
        found[1].split() for found in re.finditer(r"^afterword((?: [a-z-]+)+?)(?:  | [A-Z]|$)", text, re.MULTILINE)
    ]
    assert [words for words in named if unknown(words) is not None] == []
