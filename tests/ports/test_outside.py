"""What every clock, id maker, process table, terminal, project finder and chat source does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import UTC, date, datetime, timedelta

import pytest

from afterword.core.chat import Chat, Project
from afterword.core.errors import BadInput, Invariant
from afterword.ports import Clock, Ids, Process, ProcessTable, ReadResult, silent
from afterword.storage.clock import FixedClock, SystemClock, clock_from
from afterword.storage.ids import ALPHABET, RandomIds
from afterword.storage.processes import SystemProcesses
from afterword.storage.scripted import (
    CountingIds,
    GivenChats,
    GivenLikeness,
    GivenProcesses,
    GivenProjects,
    ScriptedTerminal,
    ToldProgress,
)

AT = datetime(2026, 3, 1, 23, 30, tzinfo=UTC)


@pytest.mark.parametrize("clock", [SystemClock(), FixedClock(AT)])
def test_now_is_in_utc_and_never_goes_back(clock: Clock) -> None:
    first, second = clock.now(), clock.now()
    assert first.tzinfo == UTC
    assert second >= first
    assert isinstance(clock.day(first), date)


def test_a_fixed_clock_stands_still_until_it_is_moved() -> None:
    clock = FixedClock(AT)
    assert clock.now() == clock.now() == AT
    assert clock.advance(timedelta(minutes=45)) == clock.now() == AT + timedelta(minutes=45)


def test_a_day_is_a_day_where_the_person_is() -> None:
    lisbon, tokyo = (
        clock_from({"AFTERWORD_NOW": "2026-03-01T23:30:00+00:00"}),
        clock_from({"AFTERWORD_NOW": "2026-03-02T08:30:00+09:00"}),
    )
    assert lisbon.now() == tokyo.now() == AT
    assert lisbon.day(AT) == date(2026, 3, 1)
    assert tokyo.day(AT) == date(2026, 3, 2)


def test_the_systems_day_follows_its_zone() -> None:
    ask = "from afterword.storage.clock import *; print(SystemClock().day(datetime(2026, 3, 1, 23, 30, tzinfo=UTC)))"
    for zone, day in (("UTC", "2026-03-01"), ("JST-9", "2026-03-02")):
        env = {**os.environ, "TZ": zone}
        done = subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == day


def test_without_a_named_moment_it_is_the_systems_clock() -> None:
    assert isinstance(clock_from({}), SystemClock)
    assert isinstance(clock_from({"AFTERWORD_NOW": " "}), SystemClock)


@pytest.mark.parametrize("named", ["yesterday", "2026-13-01", "12"])
def test_a_moment_that_is_none_is_said(named: str) -> None:
    with pytest.raises(BadInput) as error:
        clock_from({"AFTERWORD_NOW": named})
    assert named in error.value.message
    assert "AFTERWORD_NOW=" in error.value.next_step


@pytest.mark.parametrize("ids", [RandomIds(), CountingIds()])
def test_ids_are_new_and_can_be_typed(ids: Ids) -> None:
    made = [ids.new("m") for _ in range(2000)]
    assert len(set(made)) == 2000
    assert all(re.fullmatch(r"m-[a-z0-9]{1,8}", one) for one in made)


def test_random_ids_hold_nothing_that_is_mistaken_for_another() -> None:
    assert not set(ALPHABET) & set("01ilouaey")
    assert {letter for _ in range(500) for letter in RandomIds().new("l")[2:]} == set(ALPHABET)


@pytest.mark.parametrize("ids", [RandomIds(), CountingIds()])
@pytest.mark.parametrize("prefix", ["", "M", "a-b", "../x", "é", "m" * 17])
def test_a_prefix_that_is_none_is_a_fault(ids: Ids, prefix: str) -> None:
    with pytest.raises(Invariant):
        ids.new(prefix)


@pytest.mark.parametrize(
    "table",
    [SystemProcesses(), GivenProcesses([Process(7, "bash", "bash -l"), Process(1, "init", "")], ["PATH"])],
)
def test_parents_come_nearest_first(table: ProcessTable) -> None:
    parents = table.parents()
    assert parents
    assert len({parent.pid for parent in parents}) == len(parents)
    assert [one.command for one in parents if one.arguments] == [" ".join(p.arguments) for p in parents if p.arguments]
    assert isinstance(table.environment(), frozenset)


def test_the_real_table_shows_who_started_us_and_no_values() -> None:
    ask = (
        "from afterword.storage.processes import SystemProcesses as S; t = S();"
        "print(t.parents()[0].pid, '\\n', t.parents()[0].arguments[0], '\\n', sorted(t.environment()))"
    )
    env = {**os.environ, "A_MARKER_OF_SOMEONE": "a-secret-value"}
    done = subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True)
    pid, command, names = done.stdout.split("\n", 2)
    assert int(pid) == os.getpid()
    assert "pytest" in command or "python" in command or "execnet" in command
    assert "A_MARKER_OF_SOMEONE" in names
    assert "a-secret-value" not in names


def test_a_scripted_terminal_gives_what_was_typed() -> None:
    terminal = ScriptedTerminal(["y"])
    assert terminal.present()
    assert [terminal.ask("Keep?"), terminal.ask("Sure?")] == ["y", ""]
    assert terminal.shown == ["Keep?", "Sure?"]
    assert ScriptedTerminal(["y"], present=False).ask("Keep?") is None


def test_projects_are_found_from_below() -> None:
    boats = Project("git:example.org/nora/boats", "boats")
    projects = GivenProjects({"/home/nora/boats": boats})
    assert projects.of("/home/nora/boats/hull") == projects.of("/home/nora/boats") == boats
    assert projects.of("/home/nora") is None


def test_given_chats_are_a_source() -> None:
    chat = Chat("diary", "7", ())
    source = GivenChats("diary", {"/logs/7.jsonl": (chat,)})
    (file,) = source.find(source.roots())
    assert (file.path, file.source) == ("/logs/7.jsonl", "diary")
    assert source.recognises("/logs/7.jsonl")
    assert source.read("/logs/7.jsonl") == ReadResult((chat,))
    assert source.read("/logs/8.jsonl").unread is not None
    assert list(source.find(["/elsewhere"])) == []


def test_likeness_and_progress() -> None:
    alike = GivenLikeness({("tea", "coffee"): 0.4})
    assert (alike("tea", "coffee"), alike("coffee", "tea"), alike("tea", "ships")) == (0.4, 0.4, None)
    told = ToldProgress()
    for progress in (told, silent):
        progress(1, 2, "chats")
    assert told.told == [(1, 2, "chats")]
