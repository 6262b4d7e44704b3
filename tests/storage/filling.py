"""Does an act on a disk with less and less room, or under a limit for the size of files: `filling.py ACT WAY FOLDER`.

A program of its own, because limits are a process's. It prints, as JSON, how often the act was done, how often it said
that the disk is full, and what was wrong afterwards, once there was room again.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.storage.agreeing import leftovers
from tests.storage.crashing import ACTS, Act

from afterword.core.errors import DiskFull
from afterword.storage.atomic import DiskSteps

ROOMS = (0, 1, 4, 8, 12, 16, 24, 32, 48, 64, 80, 96, 128, 160, 240, 600)  # KiB


@contextmanager
def little_room(way: str, folder: Path, room: int) -> Iterator[None]:
    if way == "limit":
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room * 1024, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        return
    filler = folder / "filler"
    try:
        with filler.open("wb", buffering=0) as opened:
            os.posix_fallocate(opened.fileno(), 0, max(1, shutil.disk_usage(folder).free - room * 1024))
        yield
    finally:
        filler.unlink()


def attempt(act: Act, home: Path, way: str, room: int) -> tuple[str, list[str]]:
    """What came of it, and what was wrong with what was left."""
    with little_room(way, home.parent, room):
        try:
            act.do(home, DiskSteps())
            came = "done"
        except DiskFull as full:
            came = "full"
            if not full.next_step or str(home) not in full.message:
                return came, [f"an unclear message: {full.message}"]
        left = [f"left behind: {name}" for name in leftovers(home)] if came == "full" else []
    return came, [*left, *act.after(home)]


def run(name: str, way: str, folder: Path) -> dict[str, object]:
    act = ACTS[name]
    start = folder / "start"
    act.before(start)
    told = {"done": 0, "full": 0}
    wrong: dict[str, list[str]] = {}
    for room in ROOMS:
        home = folder / "home"
        if start.exists():
            shutil.copytree(start, home)
        came, found = attempt(act, home, way, room)
        told[came] += 1
        if found:
            wrong[f"{came} with {room} KiB"] = found
        shutil.rmtree(home, ignore_errors=True)
    return {**told, "wrong": wrong}


if __name__ == "__main__":
    json.dump(run(sys.argv[1], sys.argv[2], Path(sys.argv[3])), sys.stdout)
