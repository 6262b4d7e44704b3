"""A large home learned by the real program: how much memory it takes, that it shows how far it is, that Ctrl-C in the
middle leaves everything whole, and that the next run does only the rest.
"""

from __future__ import annotations

import json
import os
import re
import resource
import select
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import psutil

from afterword.app import Done, open_afterword
from bench.multiplied import Original, originals, write_copies

MOST_MEMORY = 600  # MB, of the program and everything that it starts
ROOM = 1.7  # free bytes that must be there for each byte of the home: the home itself, its index, and some
SAMPLES = Path(__file__).resolve().parents[2] / "shared" / "samples"
CONSENTED = ("claude-code", "codex", "gemini-cli", "pi")
INTERRUPTED = 130

_KEY = "the key of a benchmark's home"
_LEARN = (sys.executable, "-m", "afterword", "learn", "--json")
_STEP = re.compile(r"(\d+)/(\d+) ")
_LOOK_EVERY = 0.05  # seconds
# SQLite before 3.42 says so of every table whose rows lie in the order of a key that is not at its front.
_NO_FAULT = "NULL value in labels.number"


@dataclass(frozen=True, slots=True)
class Ran:
    """One run: exit code, seconds by the clock and of the processor, the most megabytes at any moment, how often it
    said how far it was, the longest that it was silent, and its JSON.
    """

    code: int
    seconds: float
    worked: float
    megabytes: float
    steps: int
    silent: float
    told: Mapping[str, object] | None

    def indexed(self, what: str) -> int:
        """A count of what became searchable; 0 where the run told nothing."""
        done = self.told.get("indexed") if self.told is not None else None
        return int(done.get(what, 0)) if isinstance(done, dict) else 0

    def __str__(self) -> str:
        spent = f"{self.seconds:.0f} s ({self.worked:.0f} of the processor), {self.megabytes:.0f} MB"
        return f"{spent}, {self.steps} steps shown, silent {self.silent:.1f} s"


class Person:
    """A person's home folder with chats in it and Afterword's own home beside them."""

    def __init__(self, folder: Path, *, meaning: bool) -> None:
        self.chats, self.home = folder / "person", folder / "afterword"
        self.chats.mkdir(parents=True)
        self.env = {"HOME": str(self.chats), "PATH": os.environ["PATH"], "AFTERWORD_HOME": str(self.home)}
        if "PYTHONPATH" in os.environ:  # the very source that this bench was told to run from
            self.env["PYTHONPATH"] = os.environ["PYTHONPATH"]
        if not meaning:
            self.env["AFTERWORD_WORDS_ALONE"] = "1"

    def agree(self) -> bool:
        """Agree to all assistants' chats, by the key that a program keeps for its person."""
        app = open_afterword(self.home, env=self.env, host_key=_KEY, embedder=None)
        try:
            return isinstance(app.consent(CONSENTED, app.host_hand()), Done)
        finally:
            app.close()

    def learn(self, *, stop_at: int = 0) -> Ran:
        """The whole program, on a terminal. ``stop_at``: Ctrl-C once so many files were read in one row; 0: never."""
        began, before = time.perf_counter(), _worked()
        with _on_a_terminal(_LEARN, self.env) as (process, screen):
            seen = _watch(process, screen, stop_at)
        return Ran(process.returncode, time.perf_counter() - began, _worked() - before, *seen)

    def rows(self, what: str) -> int:
        """How many rows a table of the index has."""
        with closing(self._index()) as index:
            return int(index.execute(f"SELECT count(*) FROM {what}").fetchone()[0])  # noqa: S608  names of our own

    def finished(self) -> int:
        """How many files were read to the end, nothing of them left to do."""
        with closing(self._index()) as index:
            found = index.execute("SELECT mark FROM marks").fetchall()
        return sum(not json.loads(mark)["pending"] for (mark,) in found)

    def whole(self) -> bool:
        """Whether SQLite finds nothing wrong with the index."""
        with closing(self._index()) as index:
            found = {row[0] for row in index.execute("PRAGMA integrity_check")}
        return found <= {"ok", _NO_FAULT}

    def _index(self) -> sqlite3.Connection:
        return sqlite3.connect(self.home / "index" / "chunks.sqlite3")


def _worked() -> float:
    """Seconds of the processor that all programs took that were started from here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def _on_a_terminal(command: tuple[str, ...], env: Mapping[str, str]) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The program with a terminal to write to, and the end from which its screen is read."""
    screen, given = os.openpty()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=given, stderr=given, env=dict(env))
    os.close(given)
    try:
        yield process, screen
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def _watch(
    process: subprocess.Popen[bytes], screen: int, stop_at: int
) -> tuple[float, int, float, Mapping[str, object] | None]:
    """Read the screen until the program ends: most memory, steps shown, longest silence, and what it told."""
    memory, steps, last = _Memory(process.pid), 0, bytearray()
    spoke, silent = time.perf_counter(), 0.0
    while True:
        memory.look()
        if not select.select([screen], [], [], _LOOK_EVERY)[0]:
            continue
        try:
            shown = os.read(screen, 1 << 16)
        except OSError:  # how Linux says that the other end was closed
            shown = b""
        if not shown:
            break
        silent, spoke = max(silent, time.perf_counter() - spoke), time.perf_counter()
        last = (last + shown)[-(1 << 20) :]
        found = _STEP.findall(shown.decode("utf-8", "replace"))
        steps += len(found)
        if stop_at and any(int(done) >= stop_at for done, _ in found):
            process.send_signal(signal.SIGINT)
            stop_at = 0
    process.wait()
    return memory.most, steps, silent, _told(bytes(last))


def _told(screen: bytes) -> Mapping[str, object] | None:
    text = screen.decode("utf-8", "replace").replace("\r\n", "\n")
    start = text.rfind("\x1b[2K{")
    start = start + len("\x1b[2K") if start >= 0 else text.find("{\n")
    try:
        told = json.loads(text[start:]) if start >= 0 else None
    except ValueError:
        return None
    return told if isinstance(told, dict) else None


class _Memory:
    """What a process and those it started hold in memory, together."""

    def __init__(self, number: int) -> None:
        self.most = 0.0
        self._number = number
        self._next = 0.0

    def look(self) -> None:
        """Look, but not more often than makes sense."""
        if time.perf_counter() < self._next:
            return
        self._next = time.perf_counter() + _LOOK_EVERY
        try:
            process = psutil.Process(self._number)
            held = sum(one.memory_info().rss for one in (process, *process.children(recursive=True)))
        except psutil.Error:
            return
        self.most = max(self.most, held / 1e6)


def prove(megabytes: float, *, meaning: bool = False) -> tuple[str, list[str]]:
    """What runs over a home of this size took, in words, and what did not hold. ``meaning``: vectors too."""
    found = originals(SAMPLES)
    if not found:
        return "not run", [f"there are no chats at {SAMPLES}"]
    with tempfile.TemporaryDirectory(prefix="afterword-bench-") as folder:
        free = shutil.disk_usage(folder).free
        if free < megabytes * 1e6 * ROOM:
            return "not run", [f"{free / 1e9:.1f} GB are free at {folder}, too few for this home"]
        return _prove(Path(folder), found, megabytes, meaning=meaning)


def _prove(folder: Path, found: tuple[Original, ...], megabytes: float, *, meaning: bool) -> tuple[str, list[str]]:
    today = datetime.now(UTC).date()
    one, person = Person(folder / "one", meaning=False), Person(folder / "many", meaning=meaning)
    write_copies(one.chats, found, 0.001, today)
    files, written = write_copies(person.chats, found, megabytes, today)
    if not (one.agree() and person.agree()):
        return "not run", ["nobody could agree"]
    one.learn()
    stopped = person.learn(stop_at=files // 3)  # looks at the last week's chats come first, and are fewer
    kept, had, whole = person.finished(), person.rows("chunks"), person.whole()
    rest, again = person.learn(), person.learn()
    got = person.rows("chunks")
    told = (
        f"{files} files, {written / 1e6:.0f} MB, {got} pieces. Stopped with {kept} files and {had} pieces done: "
        f"{stopped}. The rest, {rest.indexed('files')} files: {rest}. Nothing new: {again}."
    )
    held = {
        f"no run takes over {MOST_MEMORY} MB": max(run.megabytes for run in (stopped, rest, again)) <= MOST_MEMORY,
        "each run shows how far it is": min(stopped.steps, rest.steps) > 0,
        f"Ctrl-C ends it with {INTERRUPTED}": stopped.code == INTERRUPTED,
        "Ctrl-C leaves the index whole": whole and person.whole(),
        "some files were done with when it was stopped": kept > 0,
        # A file that only lacks vectors is not read again.
        "only the rest was read": rest.indexed("files") <= person.rows("marks") - kept
        and (meaning or rest.indexed("files") == person.rows("marks") - kept),
        "only the rest was stored": rest.indexed("added") == got - had,
        "as many pieces as one copy has, times the copies": got == one.rows("chunks") * files // len(found),
        "nothing is read a third time": again.told is not None and again.indexed("files") == 0,
    }
    return told, [promise for promise, kept_it in held.items() if not kept_it]
