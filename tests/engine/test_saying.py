"""Every code that a person may see has a sentence, in plain words; counts, moments and choices are said right."""

from __future__ import annotations

import ast
import re
import sys
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from afterword.core.entry import AnswerKind, FileTrouble, Route
from afterword.core.memory import Kind, Stage
from afterword.core.signal import SignalKind
from afterword.core.stands import LearningState
from afterword.core.verdict import CheckCode, Reason
from afterword.engine import saying

SRC = Path(saying.__file__).parents[1]
TABLES: tuple[tuple[type[Enum], Mapping[Any, object], frozenset[Enum]], ...] = (
    # The enum, its table, and the members that say nothing because nothing is to be said of them.
    (Reason, saying.WHY_NOT, frozenset({Reason.OK})),
    (CheckCode, saying.CHECKS, frozenset()),
    (LearningState, saying.LEARNINGS, frozenset({LearningState.LIVE})),
    (Stage, saying.STAGES, frozenset({Stage.CONFIRMED})),
    (Kind, saying.KINDS, frozenset()),
    (FileTrouble, saying.TROUBLES, frozenset()),
    (SignalKind, saying.SIGNALS, frozenset()),
    (AnswerKind, saying.ANSWERS, frozenset()),
    (Route, saying.ROUTES, frozenset()),
)


@pytest.mark.parametrize(("codes", "table", "silent"), TABLES, ids=[row[0].__name__ for row in TABLES])
def test_every_code_has_its_sentence(codes: type[Enum], table: Mapping[Any, object], silent: frozenset[Enum]) -> None:
    assert set(table) == set(codes)
    assert {code for code, says in table.items() if not says} == silent
    assert [says for says in table.values() if "_" in str(says)] == []


def _texts(holding: str) -> Iterator[str]:
    """Files of the rooms that may refuse or pass over, where these words stand."""
    for room in ("app", "cli", "engine", "noticing", "storage"):
        for path in (SRC / room).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if holding in text:
                yield text


def named(call: str, place: int) -> Iterator[str]:
    """The codes that are written out in calls of this name, as their argument at this place."""
    for text in _texts(f"{call}("):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == call and len(node.args) > place:
                code = node.args[place]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield code.value


def test_every_refusal_in_the_code_has_its_sentence() -> None:
    found = {*named("AnswerRefused", 1), *named("NoHand", 0), *named("refused", 0), "agent_process", "agent_marker"}
    assert len(found) > 5
    assert found - set(saying.REFUSALS) == set()


def test_every_reason_not_to_look_has_its_sentence() -> None:
    table = (SRC / "noticing" / "readiness.py").read_text(encoding="utf-8").split("_AGAINST", 1)[1]
    found = {*re.findall(r'^    \("(\w+)"', table, re.MULTILINE), *named("NotReady", 0), *named("NotLooked", 2)}
    assert len(found) > 10
    assert found - set(saying.CHATS) == set()


@pytest.mark.parametrize(("number", "says"), [(0, "0 files are back"), (1, "1 file is back"), (2, "2 files are back")])
def test_counts_agree(number: int, says: str) -> None:
    assert f"{saying.count(number, 'file is', 'files are')} back" == says


def test_no_number_stands_before_a_word_that_is_always_in_the_plural() -> None:
    """A number is said through ``count``: '{len(gone)} files' would be wrong for one."""
    wrong = re.compile(r"\{(?:len\([^{}]*\)|number|many|total|erased|learned)\} (?!more\b)[a-z]+s\b")
    rooms = [path for room in ("engine", "app", "cli") for path in (SRC / room).rglob("*.py")]
    found = [(path.name, hit[0]) for path in rooms for hit in wrong.finditer(path.read_text(encoding="utf-8"))]
    assert len(rooms) > 50
    allowed = {"chats", "of"}  # said only of two or more, where an id fits several
    assert [hit for hit in found if hit[1].split()[-1] not in allowed] == []


def test_a_moment_is_local_and_without_a_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    monkeypatch.setenv("TZ", "Europe/Lisbon")
    time.tzset()
    try:
        moment = datetime(2026, 10, 5, 8, 30, tzinfo=UTC)
        assert saying.clock(moment) == "Mon 5 Oct 2026 at 09:30"
        assert saying.day(datetime(2026, 10, 5, 23, 30, tzinfo=UTC)) == "Tue 6 Oct 2026"
        assert saying.chosen(AnswerKind.PAUSE, moment.isoformat()) == "until Mon 5 Oct 2026 at 09:30"
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize(
    ("answer", "value", "says"),
    [
        (AnswerKind.CARD, "always", "always"),
        (AnswerKind.CARD, "only:domain:code", "only in code"),
        (AnswerKind.CARD, "case", "case by case"),
        (AnswerKind.SETTING, "quiet", "quiet"),
        (AnswerKind.PAUSE, "", "over"),
        (AnswerKind.KEEP, "m-1234", ""),
        (AnswerKind.CONSENT, "off", "no"),
    ],
)
def test_what_was_chosen(answer: AnswerKind, value: str, says: str) -> None:
    assert saying.chosen(answer, value) == says


def test_lists_read_as_people_write_them() -> None:
    assert [saying.listed(words) for words in ((), ("a",), ("a", "b"), ("a", "b", "c"))] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there the zone is not the environment's")
@pytest.mark.parametrize("zone", ["WEST5", "EAST-9"])
def test_the_ends_of_time_are_said_as_they_stand(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file written by hand or a backup may name them, and no clock here shows them."""
    with monkeypatch.context() as there:
        there.setenv("TZ", zone)
        time.tzset()
        ends = datetime(1, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, 23, 59, tzinfo=UTC)
        first, last = map(saying.clock, ends)
    time.tzset()
    assert first.startswith("Mon 1 Jan 1 at ")
    assert last.startswith("Fri 31 Dec 9999 at ")
