"""The example week as it would have gone by itself last week: dates moved, each chat swept when it went quiet.

For a demonstration only: the home it makes is the caller's to throw away.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import MappingProxyType

import afterword
from afterword.app import App, LearnReport, open_afterword
from afterword.core.chat import Project
from afterword.core.errors import BadInput

from .moving import MovableClock

BASE = date(2026, 10, 5)  # the Monday on which the example week begins
SOURCE = "claude-code"
_FOLDER = Path(afterword.__file__).parents[2] / "examples" / "week" / SOURCE
_STAMP = re.compile(rb"(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(?:\.\d{1,6})?Z)")
_QUIET = timedelta(minutes=11)
Progress = Callable[[int, int, str], None]


def live_through_examples(into: Path, *, env: Mapping[str, str], progress: Progress) -> LearnReport:
    """Let a new home in ``into`` live through the example week. Gives all its looks as one report.

    Raises BadInput where the examples are not beside the code, as in an installed copy.
    """
    chats, moments = _place(_folder(), into / "chats", _days_to_last_week(_now(env)))
    clock = MovableClock(min(moments) - timedelta(hours=1))
    app = open_afterword(
        into / "home",
        env=MappingProxyType({}),
        clock=clock,
        projects=_ProjectsByName(),
        roots={SOURCE: [str(chats)]},
        host_key=secrets.token_urlsafe(24),
        embedder=None,
    )
    try:
        app.consent([SOURCE], app.host_hand())
        return _live(app, clock, moments, progress)
    finally:
        app.close()


def examples_are_here() -> bool:
    """Whether there is an example week to live through: an installed copy has none."""
    return _FOLDER.is_dir()


class _ProjectsByName:
    """Fits the Projects socket: Sam's folders are not on this computer, so a folder's own name is its project's."""

    def of(self, folder: str) -> Project | None:
        """The folder as a project."""
        name = folder.rstrip("/\\").replace("\\", "/").rpartition("/")[2]
        return Project(key=f"folder:{folder}", name=name) if name else None


def _folder() -> Path:
    if not examples_are_here():
        raise BadInput(
            "The example week comes with Afterword's source and is not here.",
            "Learn from your own chats: run `afterword learn` in a terminal.",
        )
    return _FOLDER


def _now(env: Mapping[str, str]) -> datetime:
    fixed = env.get("AFTERWORD_NOW")
    try:
        moment = datetime.fromisoformat(fixed) if fixed else datetime.now(UTC)
    except ValueError as trouble:
        raise BadInput(f"AFTERWORD_NOW is no moment: {fixed}", "Write it as 2026-10-11T22:00:00Z.") from trouble
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _days_to_last_week(now: datetime) -> timedelta:
    this_monday = now.date() - timedelta(days=now.weekday())
    return this_monday - timedelta(days=7) - BASE


def _place(source: Path, into: Path, days: timedelta) -> tuple[Path, list[datetime]]:
    """Write every file with its dates moved, and its last record's time as its own. Gives when each chat ended."""
    ended: list[datetime] = []
    for path in sorted(source.rglob("*.json*")):
        content = _STAMP.sub(lambda found: _moved(found, days), path.read_bytes())
        target = into / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        stamps = _STAMP.findall(content)
        if not stamps:
            continue
        last = datetime.fromisoformat(b"".join(stamps[-1]).decode())
        os.utime(target, (last.timestamp(), last.timestamp()))
        if path.parent.parent.name == "projects":
            ended.append(last)
    return into, sorted(ended)


def _moved(found: re.Match[bytes], days: timedelta) -> bytes:
    return (date.fromisoformat(found[1].decode()) + days).isoformat().encode() + found[2]


def _live(app: App, clock: MovableClock, moments: list[datetime], progress: Progress) -> LearnReport:
    reports: list[LearnReport] = []
    for place, ended in enumerate(moments):
        progress(place, len(moments), "the example week")
        clock.move(ended + _QUIET)
        reports.append(app.sweep())
    progress(len(moments), len(moments), "the example week")
    clock.move(clock.now() + timedelta(hours=1))
    last = app.learn()
    looks = tuple(look for report in (*reports, last) for look in report.looks)
    looked = {look.chat for look in looks}
    passed = {one.chat: one for report in (*reports, last) for one in report.not_looked if one.chat not in looked}
    stands = {view.id: view for view in app.learned(everything=True)}
    now = tuple(replace(look, learned=tuple(stands.get(one.id, one) for one in look.learned)) for look in looks)
    return replace(last, looks=now, not_looked=tuple(passed.values()), chats=len(moments))
