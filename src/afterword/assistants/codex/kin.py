"""The other rollouts that a session belongs with: the one it was forked from, and the subagents that it started.

They are found by their names: ids are time-ordered, so the folder of the day is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from afterword.assistants.fields import Undecodable, decoded, fields
from afterword.assistants.lines import head_of
from afterword.core.chat import Entry, OutsideRead, Said, Speaker, StepRan

from .origin import Origin
from .records import Kind, Line, lines_of
from .session import Session, Spawned

Reads = Callable[[Path], Session | None]

_FORK_TAKES = timedelta(seconds=1)  # in which a fork writes its copies
_REVIEW_BEGINS = timedelta(seconds=5)  # after review mode was entered
_MOST_LISTED = 5000
_HEAD = 64 * 1024
_DEEPEST = 3  # subagents of subagents
_UUID7 = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}")
_PROMPTS = frozenset({Speaker.PERSON, Speaker.AUTOMATED, Speaker.SUBAGENT})


def file_of(session: str, near: Path) -> Path | None:
    """The rollout of a session, looked for beside ``near``, in the folders of its day, and in the archive."""
    if not re.fullmatch(r"[\w.-]{1,100}", session):
        return None
    files = (path for folder in _folders(session, near) for path in _files(folder))
    return next((path for path in files if path.name.endswith(f"{session}.jsonl") and path != near), None)


def _folders(session: str, near: Path) -> Sequence[Path]:
    root = next((above.parent for above in near.parents if above.name in {"sessions", "archived_sessions"}), None)
    folders = [near.parent]
    if root is not None:
        folders.append(root / "archived_sessions")
        folders.extend(root / "sessions" / day.strftime("%Y/%m/%d") for day in _days(session))
    return list(dict.fromkeys(folders))


def _days(session: str) -> Iterator[datetime]:
    """The day of an id and its neighbours: folders are named in local time."""
    if _UUID7.fullmatch(session):
        moment = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=int(session.replace("-", "")[:12], 16))
        yield from (moment + timedelta(days=days) for days in (0, -1, 1))


def _files(folder: Path) -> Sequence[Path]:
    try:
        return sorted(folder.iterdir())[:_MOST_LISTED]
    except OSError:
        return ()


def own_part(entries: Sequence[Entry], origin: Origin, parent: Session | None) -> int:
    """The place of a fork's first own entry. What stands before it was copied out of its parent.

    Copies are as old as in the parent, or all as old as the fork itself; where the parent is there, they also say
    the same.
    """
    begun = origin.begun
    said = [prompt for entry in parent.telling.entries if (prompt := _prompt(entry)) is not None] if parent else None
    prompts = 0
    for place, entry in enumerate(entries):
        late = begun is not None and entry.at is not None and entry.at > begun + _FORK_TAKES
        prompt = _prompt(entry)
        if prompt is not None:
            new = said is not None and said[prompts : prompts + 1] != [prompt]
            if late or new:
                return place
            prompts += 1
        elif late and not isinstance(entry, Said):
            return place
    return len(entries)


def _prompt(entry: Entry) -> str | None:
    return entry.text if isinstance(entry, Said) and entry.speaker in _PROMPTS else None


def with_readings(session: Session, near: Path, read: Reads) -> list[Entry]:
    """The session's entries, and behind what started each subagent, what that one read from outside.

    A subagent whose rollout is not there may have read anything.
    """
    entries = list(session.telling.entries)
    for spawned in reversed(session.spawned):
        for where in reversed(_read_by(spawned, session, near, read)):
            named = session.telling.id("", "subagent", spawned.id, where)
            mark = OutsideRead(named, spawned.at, where)
            place = spawned.place
            if 0 <= place < len(entries):
                mark = replace(mark, branch=entries[place].branch, copied_from=entries[place].copied_from)
            entries.insert(place + 1, mark)
    return entries


def _read_by(spawned: Spawned, session: Session, near: Path, read: Reads, depth: int = 0) -> Sequence[str]:
    """Where a subagent read from outside, and where those did that it started itself."""
    path = _review_of(spawned, session, near) if spawned.review else file_of(spawned.id, near)
    child = read(path) if path and depth < _DEEPEST else None
    if path is None or child is None:
        return () if spawned.review else ("a subagent",)
    steps = [entry.step.outside for entry in child.telling.entries if isinstance(entry, StepRan)]
    further = [where for next_one in child.spawned for where in _read_by(next_one, child, path, read, depth + 1)]
    return list(dict.fromkeys(where for where in (*steps, *further) if where))


def _review_of(spawned: Spawned, session: Session, near: Path) -> Path | None:
    """A review names no id: it is the rollout of a review that begins as the mode is entered, in the same folder."""
    for path in _files(near.parent):
        origin = _origin_of(path) if path.name.startswith("rollout-") and path != near else None
        if origin is None or not origin.subagent or origin.meta.get("cwd") != session.origin.meta.get("cwd"):
            continue
        if spawned.at and origin.begun and abs(origin.begun - spawned.at) <= _REVIEW_BEGINS:
            return path
    return None


def _origin_of(path: Path) -> Origin | None:
    first = head_of(str(path), _HEAD).split(b"\n", 1)[0].strip(b"\0 \r")
    try:
        line = next(lines_of(fields(decoded(first))), None) if first else None
    except Undecodable:
        return None
    return Origin(line.payload) if isinstance(line, Line) and line.kind is Kind.META else None
