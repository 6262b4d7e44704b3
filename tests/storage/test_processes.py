"""Several processes on one home, and killed ones: one writer at a time, readers never wait, no lock stays."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.storage.agreeing import AT, disagreements, keep, leftovers, opened, standing

from afterword.core.entry import AnswerKind, Route, SettingNow
from afterword.core.errors import HomeBusy
from afterword.core.memory import Kind, Memory
from afterword.ports import Batch
from afterword.storage.home import home_at
from afterword.storage.opening import open_storage
from afterword.storage.processes import SystemRunning

ROOT = Path(__file__).resolve().parents[2]
SIGKILL = getattr(signal, "SIGKILL", signal.SIGTERM)


def start(work: str, home: Path, word: str = "") -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(ROOT / "tests/storage/working.py"), work, str(home), word]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def said(process: subprocess.Popen[str]) -> list[str]:
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    return out.splitlines()


@pytest.mark.parametrize("seed", range(6))
def test_killed_at_any_moment_loses_nothing_that_was_said_to_be_done(seed: int, tmp_path: Path) -> None:
    home, rolled = tmp_path / "home", random.Random(seed)
    opened(home).close()
    promised: dict[str, str] = {}
    for _ in range(2):
        process = start("without-end", home)
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(rolled.uniform(0.001, 0.25))
        process.send_signal(SIGKILL)
        rest, _ = process.communicate(timeout=30)
        for line in (first + rest).splitlines():
            if line.count(" ") == 1 and "m-" in line:
                promised[line.split()[1]] = line.split()[0]
        storage = opened(home)
        assert disagreements(storage) == []
        stands = standing(storage)
        for which, state in promised.items():
            if state == "gone":
                assert which not in stands
            elif which in stands and state in ("boats", "retired"):
                assert "boats" in stands[which].memory.text or stands[which].memory.place.value == "superseded"
            else:
                assert which in stands or int(which[2:]) % 3 == 0
        keep(storage, Memory(f"m-end-{len(stands)}", Kind.FACT, "Goes on", created=AT))
        assert leftovers(home / "memory") == []
        storage.close()
    assert promised


def test_eight_processes_at_once(tmp_path: Path) -> None:
    home = tmp_path / "home"
    storage = opened(home)
    keep(storage, Memory("m-shared", Kind.FACT, "Is known to all of them", created=AT))
    storage.close()
    words = [f"p{number}" for number in range(8)]
    processes = [start("some", home, word) for word in words]
    for word, process in zip(words, processes, strict=True):
        assert said(process) == [f"{word} {number}" for number in range(8)]
    storage = opened(home)
    lines = list(storage.record.lines())
    assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
    assert len(lines) == 1 + 8 * 8 * 3
    for word in words:
        values = [line.body.value for line in lines if isinstance(line.body, SettingNow) and line.body.name == word]
        assert values == [str(number) for number in range(8)]
    assert disagreements(storage) == []
    stands = standing(storage)
    assert len(stands) == 1 + 8 * 8
    assert stands["m-shared"].memory.seen == 1 + 8 * 8
    with storage.lock.hold():
        pass
    storage.close()


def test_eight_processes_set_up_one_home(tmp_path: Path) -> None:
    """All of them find no home; all of them end with the same one."""
    home = tmp_path / "home"
    processes = [start("hold", home) for _ in range(8)]
    held = 0
    for _ in processes:
        alive = [process for process in processes if process.poll() is None]
        for process in alive:
            assert process.stdout is not None
            os.set_blocking(process.stdout.fileno(), False)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            holder = next((p for p in alive if p.stdout is not None and p.stdout.readline().strip() == "held"), None)
            if holder is not None:
                held += 1
                holder.send_signal(SIGKILL)
                holder.communicate()
                break
            time.sleep(0.01)
    assert held == 8
    storage = open_storage(home_at(home, {}))
    assert not storage.fresh_key
    assert disagreements(storage) == []
    assert len(list((home / "config").iterdir())) == 1
    storage.close()


def test_a_lock_held_by_a_process_that_is_killed_is_free(tmp_path: Path) -> None:
    home = tmp_path / "home"
    opened(home).close()
    process = start("hold", home)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    impatient = open_storage(home_at(home, {}), patience=0.2)
    with pytest.raises(HomeBusy) as busy:
        impatient.record.commit(Batch(lines=(SettingNow("a", "b"),)), at=AT)
    assert busy.value.next_step
    before = time.monotonic()
    assert list(impatient.record.lines()) == []
    assert impatient.files.all() == ()
    open_storage(home_at(home, {}), patience=0.2).close()
    assert time.monotonic() - before < 5, "readers wait for nobody"
    process.send_signal(SIGKILL)
    process.communicate()
    impatient.record.commit(Batch(lines=(SettingNow("a", "b"),)), at=AT)
    impatient.close()


def test_of_eight_processes_one_spends_a_ticket(tmp_path: Path) -> None:
    storage = opened(tmp_path / "home")
    ticket = storage.tickets.mint(AnswerKind.KEEP, "l-1", "5f", Route.TERMINAL, datetime.now(UTC))
    processes = [start("spend", tmp_path / "home", ticket.id) for _ in range(8)]
    time.sleep(2)
    (tmp_path / "home/go").touch()
    words = sorted(word for process in processes for word in said(process))
    assert words == ["spent", *["used"] * 7]
    storage.close()


def test_a_process_is_known_while_it_runs_and_never_again() -> None:
    running = SystemRunning()
    assert running.runs(running.name())
    number = running.name().partition("@")[0]
    for other in (f"{number}@0.00", number, "", "x@1", "99999999999999999999@1"):
        assert not running.runs(other), other
    child = subprocess.Popen(
        [sys.executable, "-c", "from afterword.storage.processes import *; print(SystemRunning().name()); input()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    name = child.stdout.readline().strip()
    assert running.runs(name)
    child.kill()
    end = time.monotonic() + 20
    while running.runs(name) and time.monotonic() < end:  # ended, and not heard of yet by its parent
        time.sleep(0.01)
    assert not running.runs(name)
    child.communicate()
    assert not running.runs(name)
