"""Where the Memory page of a home says how it is reached, and the codes that let a browser in.

All of it lies in the home's run folder, which only its owner may enter: who can put a code there is a process of the
person's own. It may be deleted at any time. Knows no HTTP.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from afterword.ports import Running
from afterword.storage.atomic import OWNER_ONLY, DiskSteps, disk_errors, read_regular, write_atomic
from afterword.storage.home import own_folder

if TYPE_CHECKING:
    from filelock import BaseFileLock

FOLDER = "run"
GOOD_FOR = 60  # seconds from the minting of a code to the browser that brings it
_MOST = 4096
_PORTS = range(23000, 29000)  # below what systems give to outgoing connections


@dataclass(frozen=True, slots=True)
class Listening:
    """A page that runs: its port on 127.0.0.1, and its process as ports.Running names it."""

    port: int
    process: str


def ports_of(home: str) -> tuple[int, ...]:
    """The ports that the page of a home takes, the first that is free; ``home`` is its id."""
    number = int.from_bytes(hashlib.sha256(f"page {home}".encode()).digest()[:4], "big")
    return tuple(_PORTS[(number + step) % len(_PORTS)] for step in range(3))


class PageRun:
    """The run folder of one home, as the page and who opens it use it. ``home`` is the home's id."""

    def __init__(self, root: Path, home: str, running: Running) -> None:
        self._folder = root / FOLDER
        self._codes = self._folder / "codes"
        self._said = self._folder / "page.json"
        self._home = home
        self._running = running
        self._lock: BaseFileLock | None = None

    @property
    def ports(self) -> tuple[int, ...]:
        """Where the page of this home listens if it can: the same at every start."""
        return ports_of(self._home)

    def fresh_log(self) -> Path:
        """An empty file, for its owner alone, for what a page that is started now has to say if it cannot go on."""
        own_folder(self._folder, DiskSteps())
        place = self._folder / "page.log"
        with disk_errors(place):
            place.unlink(missing_ok=True)
            os.close(DiskSteps().create(place))
        return place

    def hold(self) -> bool:
        """Be the one page of this home for as long as this process lives; False: there is one. Raises HomeError."""
        from filelock import FileLock, Timeout

        own_folder(self._folder, DiskSteps())
        with disk_errors(self._folder):
            lock = FileLock(self._folder / "page.lock", mode=OWNER_ONLY)
            try:
                lock.acquire(timeout=0)
            except Timeout:
                return False
        self._lock = lock
        return True

    def announce(self, port: int) -> None:
        """Say where this process listens."""
        said = json.dumps({"port": port, "process": self._running.name()})
        write_atomic(self._said, said.encode("ascii"), DiskSteps())

    def withdraw(self) -> None:
        """Take that back, if it is still what is said, and let go."""
        if self.is_ours():
            with suppress(OSError):
                self._said.unlink()
        if self._lock is not None:
            self._lock.release()

    def is_ours(self) -> bool:
        """Whether what is said is what this process said."""
        found = self._read()
        return found is not None and found.process == self._running.name()

    def listening(self) -> Listening | None:
        """The page that runs, or None."""
        found = self._read()
        return found if found is not None and self._running.runs(found.process) else None

    def _read(self) -> Listening | None:
        try:
            said = json.loads(read_regular(self._said, _MOST))
            return Listening(int(said["port"]), str(said["process"]))
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None

    def mint(self) -> str:
        """A code that lets one browser in, once, for a minute. Only what it hashes to is written. Raises HomeError."""
        own_folder(self._folder, DiskSteps())
        own_folder(self._codes, DiskSteps())
        self._sweep()
        code = secrets.token_urlsafe(32)
        with disk_errors(self._codes):
            os.close(DiskSteps().create(self._place(code)))
        return code

    def spend(self, code: str) -> str:
        """'good' for a code that was minted here and not spent, else 'late' or 'unknown'. It is gone afterwards."""
        place = self._place(code)
        try:
            minted = place.lstat().st_mtime
            place.unlink()
        except OSError:
            return "unknown"
        return "good" if 0 <= time.time() - minted + 1 <= GOOD_FOR + 1 else "late"

    def _place(self, code: str) -> Path:
        return self._codes / hashlib.sha256(code.encode("utf-8", "replace")).hexdigest()

    def _sweep(self) -> None:
        for path in self._codes.iterdir():
            with suppress(OSError):
                if time.time() - path.lstat().st_mtime > GOOD_FOR:
                    path.unlink()
