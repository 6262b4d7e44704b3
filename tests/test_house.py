"""What the house promises and no linter checks: how files open, their length and names, who imports whom, and why."""

from __future__ import annotations

import ast
import io
import json
import re
import shutil
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import grimp
import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "src" / "afterword"
PURE = ("core", "language", "noticing", "judging", "remembering")

# Who may import whom, directly. The drawing of it is in docs/ARCHITECTURE.md.
MAY_IMPORT = {
    "core": set[str](),
    "language": set[str](),
    "noticing": {"core", "language"},
    "judging": {"core", "language"},
    "remembering": {"core", "language"},
    "ports": {"core"},
    "settings": {"core"},
    "engine": {"core", "ports", "noticing", "judging", "remembering"},
    "assistants": {"core", "ports"},
    "models": {"core", "ports"},
    "storage": {"core", "ports"},
    "app": {"", "core", "language", "ports", "settings", "engine", "assistants", "models", "storage", "hooking"},
    "web": {"", "core", "app"},
    "mcp": {"", "core", "app"},
    "hooking": {"", "remembering"},
    "daemon": {"", "core", "app", "hooking"},
    "evals": {"", "core", "app", "language", "noticing", "judging", "remembering"},
    "cli": {"", "core", "app", "web", "mcp", "daemon", "evals", "hooking"},
    "__main__": {"cli"},
}

ONE_FILE = {  # what only this file of a room may import
    ("app", "language"): "afterword.app.notation",
    ("app", "hooking"): "afterword.app.laying",
}

EMPTY_NAMES = {"manager", "helper", "helpers", "util", "utils", "service", "services", "base", "common", "misc"}
LANGUAGES = {
    "arabic",
    "chinese",
    "english",
    "french",
    "german",
    "hindi",
    "japanese",
    "portuguese",
    "russian",
    "spanish",
}
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
LONG_FUNCTION = 40


def python_files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def room_of(path: Path) -> str:
    """The room of a file of the house: its folder, or its own name where it stands alone."""
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def is_language_pack(path: Path) -> bool:
    return path.parent == HOUSE / "language" and path.stem in LANGUAGES


def said(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def pure_files() -> list[Path]:
    return [path for path in python_files("src/afterword") if room_of(path) in PURE]


# A docstring with something in it, before any statement; taking every file apart for this would take a quarter minute.
OPENS = re.compile(r'(?:#[^\n]*\n|\s)*"""\s*[^\s"]')


def test_every_file_opens_by_saying_what_it_holds() -> None:
    files = python_files("src", "tests", "bench")
    assert [said(path) for path in files if not OPENS.match(path.read_text(encoding="utf-8"))] == []


def test_files_stay_short_enough_to_read() -> None:
    """Past 400 lines a file becomes a folder. A language pack is one file whatever its length."""
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files("src", "bench")}
    long = {said(path): n for path, n in lengths.items() if n > LONGEST_FILE and not is_language_pack(path)}
    assert long == {}


def functions(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield f"{said(path)}:{node.lineno} {node.name}", node.end_lineno - node.lineno + 1


def test_functions_stay_short() -> None:
    """None past 60 lines; past 40 only now and then, which is at most one in fifty."""
    lengths = dict(pair for path in python_files("src") for pair in functions(path))
    assert {name: n for name, n in lengths.items() if n > LONGEST_FUNCTION} == {}
    rare = {name: n for name, n in lengths.items() if n > LONG_FUNCTION}
    assert len(rare) <= max(2, len(lengths) // 50), rare


def words_of(name: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def test_no_file_or_folder_is_called_by_a_name_that_says_nothing() -> None:
    parts = {part for path in python_files("src", "bench") for part in path.relative_to(ROOT).with_suffix("").parts}
    assert {part for part in parts if words_of(part) & EMPTY_NAMES} == set()


def test_no_class_is_called_by_a_name_that_says_nothing() -> None:
    classes = [
        f"{said(path)}:{node.lineno} {node.name}"
        for path in python_files("src")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef) and words_of(node.name) & EMPTY_NAMES
    ]
    assert classes == []


def test_every_room_has_its_row() -> None:
    rooms = {room_of(path) for path in python_files("src/afterword")} - {"__init__"}
    assert rooms - MAY_IMPORT.keys() == set()


def test_rooms_import_only_what_their_row_allows() -> None:
    """Direct imports, type-only ones included. The package itself (an empty name) opens everything: ways in only."""
    graph = grimp.build_graph("afterword", cache_dir=None)
    wrong = []
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            here, there = (name.split(".")[1] if "." in name else "" for name in (importer, imported))
            allowed = there in MAY_IMPORT.get(here, set()) and ONE_FILE.get((here, there), importer) == importer
            if here and here != there and not allowed:
                wrong.append(f"{importer} imports {imported}")
    assert sorted(wrong) == []


def settings_of_the_tools() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def forbidden_to_pure_rooms() -> set[str]:
    contracts = settings_of_the_tools()["tool"]["importlinter"]["contracts"]
    return set(next(row for row in contracts if row["id"] == "pure")["forbidden_modules"]) | {"urllib.request"}


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a file imports from outside its own package."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def test_pure_rooms_stand_on_plain_words_only() -> None:
    """The standard library without I/O, `regex` and `rapidfuzz`; what is forbidden is read from the import contract."""
    forbidden, allowed = forbidden_to_pure_rooms(), sys.stdlib_module_names | {"afterword", "regex", "rapidfuzz"}
    wrong = [
        f"{said(path)}:{line} {name}"
        for path in pure_files()
        for line, name in imports(path)
        if name in forbidden or name.split(".")[0] in forbidden or name.split(".")[0] not in allowed
    ]
    assert wrong == []


def test_pure_rooms_never_ask_the_clock_or_the_world() -> None:
    asks, touches = {"now", "today", "utcnow"}, {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}
    wrong = []
    for path in pure_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Attribute) and node.attr in asks:
                wrong.append(f"{said(path)}:{node.lineno} .{node.attr}")
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in touches:
                wrong.append(f"{said(path)}:{node.lineno} {node.func.id}()")
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "astimezone":
                wrong += (
                    [] if node.args or node.keywords else [f"{said(path)}:{node.lineno} astimezone() of this computer"]
                )
    assert wrong == []


def test_pure_rooms_are_the_same_wherever_they_are_named() -> None:
    contracts = settings_of_the_tools()["tool"]["importlinter"]["contracts"]
    contract = next(row for row in contracts if row["id"] == "pure")
    assert contract["source_modules"] == [f"afterword.{room}.**" for room in PURE]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.findall(r"^PURE := (.+)$", makefile, re.MULTILINE) == [" ".join(PURE)]
    left_out = settings_of_the_tools()["tool"]["coverage"]["run"]["omit"]
    assert [row for row in left_out if Path(row).parts[2].removesuffix(".py") in PURE] == []


PLANTS = {
    "a folder without a floor": ("attic/__init__.py", '"""."""\n', "afterword.attic"),
    "a rule that opens files": (
        "core/plant.py",
        '"""."""\nimport os\n',
        "afterword.core.plant is not allowed to import os",
    ),
    "a type-only import upwards": (
        "core/plant.py",
        '"""."""\nfrom typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from afterword import ports\n',
        "afterword.core is not allowed to import afterword.ports",
    ),
    "rules that know each other": (
        "noticing/plant.py",
        '"""."""\nfrom afterword.judging import plant\n',
        "afterword.noticing is not allowed to import afterword.judging",
    ),
    "a door that knows a setting": (
        "storage/plant.py",
        '"""."""\nimport afterword.settings\n',
        "afterword.storage is not allowed to import afterword.settings",
    ),
}


@pytest.mark.parametrize("plant", PLANTS)
def test_the_import_contracts_catch(plant: str, tmp_path: Path) -> None:
    """A copy of the house with one wrong file in it does not pass."""
    place, text, complaint = PLANTS[plant]
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    copy = tmp_path / "afterword"
    shutil.copytree(HOUSE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for room in ("noticing", "judging", "storage"):
        (copy / room).mkdir(exist_ok=True)
        (copy / room / "__init__.py").touch()
        (copy / room / "plant.py").touch()
    if not (copy / "settings.py").exists() and not (copy / "settings").exists():
        (copy / "settings.py").touch()
    (copy / place).parent.mkdir(exist_ok=True)
    (copy / place).write_text(text, encoding="utf-8")
    lint = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    run = subprocess.run(
        [sys.executable, "-c", lint, "--no-cache", "--no-logo"], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.returncode != 0
    assert complaint in " ".join(run.stdout.split())


# By how many arguments an error is said whole, its next step the last of them.
SAID_WHOLE = dict.fromkeys(("BadInput", "UnknownId", "UnknownFormat", "HomeError", "HomeNewer", "HomeDamaged"), 2)
SAID_WHOLE |= {"HomeBusy": 2, "DiskFull": 2, "AnswerRefused": 3}
SAYS_AN_ERROR = re.compile(rf"\b(?:{'|'.join(SAID_WHOLE)})\(")


def test_what_a_person_is_told_names_a_next_step() -> None:
    """Where none is given in the very call, it comes from a table (``*AWAY``) or with what refuses (``self.says``)."""
    files = [path for path in python_files("src") if room_of(path) in {"app", "engine", "settings", "storage", "web"}]
    telling = [path for path in files if SAYS_AN_ERROR.search(path.read_text(encoding="utf-8"))]
    calls = [(path, node) for path in telling for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
    errors = [(path, call, SAID_WHOLE.get(getattr(call.func, "id", ""), 0)) for path, call in calls]
    mute = [
        f"{said(path)}:{call.lineno}"
        for path, call, whole in errors
        if whole and (len(call.args) < whole or getattr(call.args[whole - 1], "value", None) == "")
        if not isinstance(call.args[0], ast.Starred | ast.Attribute)
    ]
    assert mute == []


SWITCHES = re.compile(
    r"#\s*(?:noqa\b(?::\s*[A-Z0-9, ]+)?|type:\s*ignore\b(?:\[[\w, -]+\])?|pragma: no (?:cover|branch))"
)


@cache
def comments(path: Path) -> dict[int, str]:
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def gives_a_reason(line: int, said_here: dict[int, str], source: list[str]) -> bool:
    """Three words or more beside the line, or in a comment of its own right above it."""
    above = said_here.get(line - 1, "") if source[line - 2].lstrip().startswith("#") else ""
    words = SWITCHES.sub(" ", said_here.get(line, "")) + " " + SWITCHES.sub(" ", above)
    return len(re.findall(r"[^\W\d_]{2,}", words)) >= 3


def test_every_check_switched_off_says_why() -> None:
    silent = []
    for path in python_files("src", "tests", "bench"):
        text = path.read_text(encoding="utf-8")
        if not SWITCHES.search(text):
            continue  # most files switch nothing off, and taking every one of them apart takes half a minute
        source, said_here = text.splitlines(), comments(path)
        for line, comment in said_here.items():
            if SWITCHES.search(comment) and not gives_a_reason(line, said_here, source):
                silent.append(f"{said(path)}:{line} {comment}")
    assert silent == []


def catches_everything(handler: ast.ExceptHandler) -> bool:
    caught = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(
        kind is None or (isinstance(kind, ast.Name) and kind.id in {"Exception", "BaseException"}) for kind in caught
    )


def test_whoever_catches_everything_says_why() -> None:
    silent = []
    for path in python_files("src"):
        text = path.read_text(encoding="utf-8")
        if not re.search(r"\bexcept\b", text):
            continue
        source, said_here = text.splitlines(), comments(path)
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ExceptHandler) and catches_everything(node):
                silent += [] if gives_a_reason(node.lineno, said_here, source) else [f"{said(path)}:{node.lineno}"]
    assert silent == []


TABLES = ("signals", "durable", "statements", "gate", "injection", "secrets", "same-or-close")
# What a machine printed and which command ran may be known to a rule; what people and attackers say may not.
NOT_SAID = {
    "where",
    "role",
    "event",
    "command",
    "message",
    "op",
    "kind",
    "scope",
    "stage",
    "channel",
    "id",
    "target",
    "project",
}
HAN = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")


def texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from texts(item)
        case dict():
            for key, item in value.items():
                if key not in NOT_SAID:
                    yield from texts(item)


def plain(text: str) -> str:
    """Words alone, so that line breaks, quotes and escaped punctuation hide nothing."""
    return " " + " ".join(re.findall(r"[^\W_]+", text.casefold())) + " "


@cache
def everything_written_in(path: Path) -> str:
    strings = (node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant))
    return plain("\n".join([path.read_text(encoding="utf-8"), *(text for text in strings if isinstance(text, str))]))


def test_no_text_of_the_case_tables_is_in_the_rules(shared: Path) -> None:
    """Rules say what holds for a kind of sentence. A rule that holds a row of the table has learned the table."""
    rows = [
        (f"{table} {row['id']}", text)
        for table in TABLES
        for row in map(json.loads, (shared / "cases" / f"{table}.jsonl").read_text(encoding="utf-8").splitlines())
        for text in texts(row["input"])
        if len(text) >= 12 or len(HAN.findall(text)) >= 8
    ]
    assert len(rows) > 1000
    house = {said(path): everything_written_in(path) for path in python_files("src")}
    needles = {plain(text): (name, text) for name, text in rows if len(plain(text)) >= 8}
    found = [(file, *told) for needle, told in needles.items() for file, held in house.items() if needs(needle) in held]
    assert found == []


def needs(needle: str) -> str:
    """Scripts without spaces have no word borders to ask for."""
    return needle.strip() if HAN.search(needle) else needle
