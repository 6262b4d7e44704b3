"""A throw-away world for a week: a copy of its chats, its projects, a clock to move, and a home with its own key."""

from __future__ import annotations

import os
import re
import secrets
import shutil
from dataclasses import dataclass
from datetime import UTC, datetime, time
from pathlib import Path
from types import MappingProxyType

from afterword.app import App, Done, Hand, Outcome, Reviewer, open_afterword
from afterword.core.chat import Project
from afterword.core.errors import Invariant, UnknownFormat
from afterword.core.memory import Kind
from afterword.evals.moving import MovableClock

from .expected import Expected, WeekChat

_STAMP = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z")


class ProjectTable:
    """Fits the Projects socket: projects from a table of folders, for folders that are not on this computer."""

    def __init__(self, expected: Expected) -> None:
        self._by_folder = {
            folder: Project(key=f"git:{project.remote}" if project.remote else f"folder:{folder}", name=name)
            for name, project in expected.projects.items()
            for folder in project.folders
        }

    def of(self, folder: str) -> Project | None:
        """The project whose folder this is, or lies above it."""
        path = folder.rstrip("/\\")
        while path:
            if path in self._by_folder:
                return self._by_folder[path]
            path = path.rpartition("/")[0]
        return None


@dataclass(frozen=True, slots=True)
class World:
    """The copy, the clock and the open home."""

    folder: Path
    clock: MovableClock
    app: App
    readable: frozenset[str]

    @property
    def hand(self) -> Hand:
        """Answers with the key of this home."""
        return self.app.host_hand()

    def path(self, chat: WeekChat) -> Path:
        """The copied file of a chat."""
        return self.folder / chat.file


def make_world(source: Path, expected: Expected, into: Path, reviewer: Reviewer | None = None) -> World:
    """Copy a week, date its files by their last records, and open a new home over it at the first moment of the week.

    The person has agreed to the assistants found there and has written the memories that stand before. ``reviewer``
    None: the built-in reader alone reads.
    """
    folder = into / "week"
    shutil.copytree(source, folder, copy_function=shutil.copyfile)
    _date_files(folder, expected)
    clock = MovableClock(datetime.combine(expected.base, time(), UTC))
    app = open_afterword(
        into / "home",
        env=MappingProxyType({}),
        clock=clock,
        projects=ProjectTable(expected),
        roots=_roots(folder, expected),
        host_key=secrets.token_urlsafe(24),
        embedder=None,
        reviewer=reviewer,
    )
    world = World(folder, clock, app, _readable(app, folder, expected))
    _begin(world, expected)
    return world


def _date_files(folder: Path, expected: Expected) -> None:
    ended = {folder / chat.file: chat.ended for chat in expected.chats}
    for path in folder.rglob("*"):
        if path.is_file():
            moment = ended.get(path) or _last_stamp(path)
            if moment is not None:
                os.utime(path, (moment.timestamp(), moment.timestamp()))


def _last_stamp(path: Path) -> datetime | None:
    stamps = _STAMP.findall(path.read_bytes())
    return datetime.fromisoformat(stamps[-1].decode()) if stamps else None


def _roots(folder: Path, expected: Expected) -> dict[str, list[str]]:
    swept = [chat for chat in expected.chats if chat.how == "sweep"]
    return {chat.format: [str(folder / Path(chat.file).parts[0])] for chat in swept}


def _readable(app: App, folder: Path, expected: Expected) -> frozenset[str]:
    first = {chat.format: folder / chat.file for chat in reversed(expected.chats)}
    return frozenset(name for name, path in first.items() if _reads(app, path, name))


def _reads(app: App, path: Path, source: str) -> bool:
    try:
        app.read_chats(str(path), source=source)
    except UnknownFormat:
        return False
    return True


def _begin(world: World, expected: Expected) -> None:
    found = [source.source for source in world.app.found()]
    if found:
        done(world.app.consent(found, world.hand))
    for before in expected.memories_before:
        done(world.app.remember(before.text, world.hand, kind=Kind(before.kind)))


def done(outcome: Outcome) -> Done:
    """The outcome of an answer that this home's own key gave. Raises Invariant where it was not carried out."""
    if isinstance(outcome, Done):
        return outcome
    raise Invariant(f"An answer with the home's own key was not carried out: {outcome.says}")
