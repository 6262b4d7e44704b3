"""Worked another way: real error sentences of shells, and the facts about the computer made from them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from afterword.core.change import Basis
from afterword.core.memory import About, Kind
from afterword.core.signal import SignalKind
from afterword.noticing.environment import environment_facts, missing_program_of, programs_that_ran
from afterword.noticing.signals import read_signals
from afterword.noticing.signals.steps import worked_another_way

from .chats import step

# the command that failed, its exit code, its message; the command that worked, its exit code; missing, works
PAIRS = [
    ("python build.py", 127, "bash: python: command not found", "python3 build.py", 0, "python", "python3"),
    (
        "python build.py",
        None,
        "Exit code 127\n/bin/bash: line 1: python: command not found",
        "python3 build.py",
        None,
        "python",
        "python3",
    ),
    ("cd app && python a.py", 127, "/bin/sh: 1: python: not found", "cd app && python3 a.py", 0, "python", "python3"),
    ("PORT=1 node s.js", 127, "zsh:1: command not found: node", "PORT=1 bun s.js", 0, "node", "bun"),
    ("docker compose up", 127, "(eval):1: command not found: docker", "podman compose up", 0, "docker", "podman"),
    ("vim a.txt", 127, "fish: Unknown command: vim", "nano a.txt", 0, "vim", "nano"),
    (
        "pip install x",
        1,
        "'pip' is not recognized as an internal or external command,",
        "py -m pip install x",
        0,
        "pip",
        "py",
    ),
    (
        "npm install",
        9009,
        "'npm' is not recognized as an internal or external command",
        "pnpm install",
        0,
        "npm",
        "pnpm",
    ),
    ("gsed -i s/a/b/ f", 127, "zsh: command not found: gsed", "sed -i s/a/b/ f", 0, "gsed", "sed"),
    ("py -3 a.py", 127, "py: command not found", "python3 a.py", 0, "py", "python3"),
    (
        "python a.py",
        1,
        "The term 'python' is not recognized as the name of a cmdlet, function",
        "py a.py",
        0,
        "python",
        "py",
    ),
]


@pytest.mark.parametrize("row", PAIRS, ids=[row[2] for row in PAIRS])
def test_another_program_did_the_same_job(row: tuple[str, int | None, str, str, int | None, str, str]) -> None:
    failed, code, message, worked, zero, missing, works = row
    entries = [step("1", failed, code, message, failed=True), step("2", worked, zero, "", failed=False)]
    (signal,) = read_signals(entries, {})
    assert (signal.kind, signal.entry, signal.reply) == (SignalKind.WORKED_ANOTHER_WAY, "2", "1")
    assert (signal.instead_of, signal.fix) == (missing, works)


NOTHING = [
    (
        "a program inside a script",
        [("bash run.sh", 127, "run.sh: line 3: jq: command not found"), ("bash run.sh", 0, "")],
    ),
    ("another family", [("foo x", 127, "foo: command not found"), ("bar x", 0, "")]),
    ("another job", [("python a.py", 127, "python: command not found"), ("python3 b.py", 0, "")]),
    ("printed by what worked", [("python a.py", 0, "python: command not found"), ("python3 a.py", 0, "")]),
    ("no right to run it", [("python a.py", 126, "python: Permission denied"), ("python3 a.py", 0, "")]),
    ("a missing module", [("python a.py", 1, "ModuleNotFoundError: No module named 'x'"), ("python3 a.py", 0, "")]),
    ("a daemon that is down", [("docker ps", 1, "Cannot connect to the Docker daemon"), ("podman ps", 0, "")]),
    ("the other failed too", [("python a.py", 127, "python: command not found"), ("python3 a.py", 1, "boom")]),
    ("another name in the message", [("python a.py", 127, "bash: pyton: command not found"), ("python3 a.py", 0, "")]),
    (
        "too long ago",
        [("python a.py", 127, "python: command not found"), *[("ls", 0, "")] * 3, ("python3 a.py", 0, "")],
    ),
    ("a path for a name", [("./bin/python a.py", 127, "./bin/python: not found"), ("python3 a.py", 0, "")]),
    (
        "exit 127 of another sort",
        [("python a.py", 127, "libfoo.so: cannot open shared object file"), ("python3 a.py", 0, "")],
    ),
]


@pytest.mark.parametrize(("why", "steps"), NOTHING, ids=[row[0] for row in NOTHING])
def test_nothing_is_learned(why: str, steps: list[tuple[str, int, str]]) -> None:
    entries = [step(str(n), command, code, message) for n, (command, code, message) in enumerate(steps)]
    assert list(worked_another_way(entries)) == []


def test_of_several_attempts_the_last_missing_one_is_named() -> None:
    entries = [
        step("1", "python3.9 a.py", 127, "python3.9: command not found"),
        step("2", "python3.11 a.py", 127, "python3.11: command not found"),
        step("3", "python3 a.py", 0),
    ]
    (way,) = worked_another_way(entries)
    assert (way.missing, way.works) == ("python3.11", "python3")


FAILED = step("1", "python a.py", 127, "bash: python: command not found")
WORKED = step("2", "python3 a.py", 0)


def test_a_fact_about_this_computer_is_the_fixed_sentence() -> None:
    (fact,) = environment_facts([FAILED, WORKED], "laptop")
    assert fact.text == "On this computer, python isn't found; python3 works."
    assert (fact.kind, fact.about, fact.basis, fact.entry) == (Kind.FACT, About.ENVIRONMENT, Basis.OBSERVED, "2")


def test_no_fact_about_an_unknown_computer_nor_from_copied_steps() -> None:
    assert environment_facts([FAILED, WORKED], "") == ()
    copied = [replace(FAILED, copied_from="x"), replace(WORKED, copied_from="x")]
    assert environment_facts(copied, "laptop") == ()
    assert read_signals(copied, {}) == ()


def test_what_ran_later_is_not_missing() -> None:
    later = step("3", "python --version", 0)
    assert environment_facts([FAILED, WORKED, later], "laptop") == ()
    assert programs_that_ran([FAILED, WORKED, later]) == {"python3", "python"}


def test_the_sentence_can_be_read_back() -> None:
    (fact,) = environment_facts([FAILED, WORKED], "laptop")
    assert missing_program_of(fact.text) == "python"
    assert missing_program_of("On this computer, everything works.") is None
