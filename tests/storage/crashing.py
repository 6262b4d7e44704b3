"""Ends a process at every step that it takes on the disk, one step a run, and looks at what the next opening finds.

A program of its own, because it forks: `crashing.py ACT WAY FOLDER`. The steps are found by listening to one whole run.
It prints, as JSON, the steps it ended the process at, and what was wrong afterwards.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from tests.storage.agreeing import AT, disagreements, keep, leftovers, opened, standing

from afterword.core.entry import AnswerKind, Erased, Route, SettingNow
from afterword.core.errors import AnswerRefused
from afterword.core.mark import LookMark
from afterword.core.memory import Kind, Memory, Place, Stage
from afterword.ports import Batch
from afterword.storage.atomic import DiskSteps, disk_errors
from afterword.storage.home import home_at
from afterword.storage.migrating import MIGRATIONS
from afterword.storage.opening import Storage, open_storage
from afterword.storage.record import SqliteRecord

TEA = Memory("m-tea", Kind.PREFERENCE, "Prefers green tea", stage=Stage.CONFIRMED, created=AT, note="From a list.")
TOWN = Memory("m-town", Kind.FACT, "Lives in Porto", created=AT)
FARO = Memory("m-faro", Kind.FACT, "Lives in Faro", created=AT, supersedes="m-town")
GONE_TOWN = replace(TOWN, place=Place.SUPERSEDED, invalid_at=AT, superseded_by="m-faro")
LATER = (
    *MIGRATIONS,
    ("ALTER TABLE lines ADD COLUMN hand TEXT", "UPDATE lines SET hand = 'x'", "CREATE TABLE more (a)"),
)


class Listening(DiskSteps):
    """Writes down every step, before and after it is done, and the middle of every write."""

    def __init__(self) -> None:
        self.steps: list[str] = []

    def reached(self, name: str) -> None:
        self.steps.append(name)

    def before(self, step: str, what: str) -> None:
        self.reached(f"before {step}")

    def after(self, step: str, what: str) -> None:
        self.reached(f"after {step}")

    def write(self, file: int, content: bytes, path: Path) -> None:
        half = len(content) // 2
        with self.named("write", path.name):
            os.write(file, content[:half])
            self.reached("half a write")
            os.write(file, content[half:])


class Ending(Listening):
    """Ends the process at the step of this number: at once, or by the signal that no process can catch."""

    def __init__(self, at: int, way: str) -> None:
        super().__init__()
        self._at = at
        self._way = way

    def reached(self, name: str) -> None:
        super().reached(name)
        if len(self.steps) - 1 == self._at:
            if self._way == "kill":
                os.kill(os.getpid(), signal.SIGKILL)
            os._exit(7)


@dataclass(frozen=True)
class Act:
    """What is done, on what, and what may stand afterwards (names of memories and their texts' places)."""

    do: Callable[[Path, DiskSteps], None]
    before: Callable[[Path], None]
    after: Callable[[Path], list[str]]


def _home_with(*memories: Memory) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        storage = opened(folder)
        for memory in memories:
            keep(storage, memory)
        storage.close()

    return make


def _doing(act: Callable[[Storage], None]) -> Callable[[Path, DiskSteps], None]:
    def do(folder: Path, steps: DiskSteps) -> None:
        act(opened(folder, steps))

    return do


def _whole(*states: dict[str, Memory]) -> Callable[[Path], list[str]]:
    """One of these states, in record and files alike; and the home can be written to as before."""

    def look(folder: Path) -> list[str]:
        storage = opened(folder)
        wrong = disagreements(storage)
        stands = {which: now.memory for which, now in standing(storage).items()}
        if stands not in states:
            wrong.append(f"neither the old state nor the new one: {sorted(stands)}")
        if storage.fresh_key:
            wrong.append("the key was lost")
        keep(storage, Memory("m-next", Kind.FACT, "Goes on afterwards", created=AT))
        wrong += disagreements(storage)
        wrong += [f"left behind: {name}" for part in ("memory", "record") for name in leftovers(folder / part)]
        wrong += [f"left behind: {path.name}" for path in folder.glob(".afterword*")]
        storage.close()
        return wrong

    return look


def _scrub(folder: Path, steps: DiskSteps) -> None:
    storage = opened(folder, steps)
    storage.record.scrub(lambda text: text.replace("green", "*****"))
    storage.record.commit(Batch(lines=(Erased(("5f",)),)), at=AT)


def _scrubbed(folder: Path) -> list[str]:
    """The words are out of the lines and the file, or in all of them: never in a file whose lines lost them."""
    storage = opened(folder)
    texts = {now.memory.text for now in standing(storage).values()}
    storage.close()
    bytes_left = b"".join(path.read_bytes() for path in (folder / "record").rglob("*") if path.is_file())
    if texts == {"Prefers ***** tea", "Lives in Porto"}:
        return ["the words are still in the record's file"] if b"Prefers green" in bytes_left else []
    return [] if texts == {"Prefers green tea", "Lives in Porto"} else [f"torn: {texts}"]


def _old_home(folder: Path) -> None:
    _home_with(TEA, TOWN)(folder)
    shutil.copy(folder / "record/record.sqlite3", folder.parent / "as-it-was.sqlite3")


def _migrate(folder: Path, steps: DiskSteps) -> None:
    home = home_at(folder, {})
    storage = open_storage(home)
    SqliteRecord(home.record, storage.lock, steps, backups=home.backups, migrations=LATER).prepare()


def _migrated(folder: Path) -> list[str]:
    home = home_at(folder, {})
    lock = open_storage(home).lock
    record = SqliteRecord(home.record, lock, DiskSteps(), backups=home.backups, migrations=LATER)
    record.prepare()
    wrong = list(record.check())
    if len(list(record.lines())) != 2 or not record.current:
        wrong.append("lines lost, or not of the newest version")
    record.close()
    backup = SqliteRecord(home.backups / "record-1.sqlite3", lock, DiskSteps())
    if len(list(backup.lines())) != 2 or not backup.current:
        wrong.append("the backup from before is not whole")
    backup.close()
    return wrong + [f"left behind: {name}" for name in leftovers(folder / "record")]


def _two_batches(storage: Storage) -> None:
    mark = LookMark("claude-code:7", "e-1", "ab", AT, 1)
    storage.record.commit(Batch(lines=(SettingNow("n", "1"), SettingNow("n", "2")), marks=(mark,)), at=AT)


def _batches_whole(folder: Path) -> list[str]:
    storage = opened(folder)
    lines, mark = list(storage.record.lines()), storage.record.mark("claude-code:7")
    storage.close()
    together = (len(lines), mark is None)
    return [] if together in ((0, True), (2, False)) else [f"lines and mark apart: {together}"]


def _spend(folder: Path, steps: DiskSteps) -> None:
    storage = opened(folder, steps)
    at = datetime.now(UTC)
    ticket = storage.tickets.mint(AnswerKind.KEEP, "l-1", "5f", Route.TERMINAL, at)
    with disk_errors(folder):
        (folder / "minted").write_text(ticket.id)
    storage.tickets.spend(ticket.id, at)
    with disk_errors(folder):
        (folder / "spent").write_text(ticket.id)


def _spent_once(folder: Path) -> list[str]:
    storage = opened(folder)
    if not (folder / "minted").exists() or not (folder / "minted").read_text():
        return []
    times = int((folder / "spent").exists())
    for _ in range(2):
        try:
            storage.tickets.spend((folder / "minted").read_text(), datetime.now(UTC))
            times += 1
        except AnswerRefused:
            pass
    return [] if times <= 1 else [f"spent {times} times"]


ACTS = {
    "set up": Act(lambda folder, steps: opened(folder, steps).close(), lambda folder: None, _whole({})),
    "write": Act(
        _doing(lambda s: keep(s, TEA)), _home_with(TOWN), _whole({"m-town": TOWN}, {"m-town": TOWN, "m-tea": TEA})
    ),
    "rewrite": Act(
        _doing(lambda s: keep(s, replace(TEA, text="Prefers black tea"))),
        _home_with(TEA),
        _whole({"m-tea": TEA}, {"m-tea": replace(TEA, text="Prefers black tea")}),
    ),
    "replace": Act(
        _doing(lambda s: keep(s, GONE_TOWN, FARO)),
        _home_with(TOWN),
        _whole({"m-town": TOWN}, {"m-town": GONE_TOWN, "m-faro": FARO}),
    ),
    "bring back": Act(
        _doing(lambda s: keep(s, TOWN, gone=("m-faro",))),
        _home_with(GONE_TOWN, FARO),
        _whole({"m-town": GONE_TOWN, "m-faro": FARO}, {"m-town": TOWN}),
    ),
    "commit": Act(_doing(_two_batches), _home_with(), _batches_whole),
    "scrub": Act(_scrub, _home_with(TEA, TOWN), _scrubbed),
    "migrate": Act(_migrate, _old_home, _migrated),
    "spend": Act(_spend, _home_with(), _spent_once),
}


def run(name: str, way: str, folder: Path) -> dict[str, object]:
    act = ACTS[name]
    start = folder / "start"
    act.before(start)
    steps = _listened(act, folder / "listening", start)
    wrong: dict[str, list[str]] = {}
    for number, step in enumerate(steps):
        home = folder / f"home-{number}"
        if start.exists():
            shutil.copytree(start, home)
        status = _end_at(act, home, number, way)
        ended = os.WIFSIGNALED(status) if way == "kill" else os.waitstatus_to_exitcode(status) == 7
        found = act.after(home) if ended else [f"the process was not ended: {status}"]
        if found:
            wrong[f"{number}: {step}"] = found
        shutil.rmtree(home)
    return {"steps": steps, "wrong": wrong}


def _listened(act: Act, home: Path, start: Path) -> list[str]:
    if start.exists():
        shutil.copytree(start, home)
    steps = Listening()
    act.do(home, steps)
    return steps.steps


def _end_at(act: Act, home: Path, number: int, way: str) -> int:
    child = os.fork()
    if child == 0:
        try:
            act.do(home, Ending(number, way))
        finally:
            os._exit(1)
    return os.waitpid(child, 0)[1]


if __name__ == "__main__":
    json.dump(run(sys.argv[1], sys.argv[2], Path(sys.argv[3])), sys.stdout)
