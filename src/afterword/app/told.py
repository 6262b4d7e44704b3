"""What every event of an assistant asks for first: what it may be told, in which project it is, whether a line waits.

Kept until a line of the record changes it. Loads none of the rules about language, which take longest: a program that
answers one event has not the time.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from afterword.app.joining import Parts, projects_for, settings_of
from afterword.core.standing import Standing
from afterword.engine import noting
from afterword.engine.desk import Desk
from afterword.engine.telling import EVERYTHING, NOTHING, project_key
from afterword.engine.views import NoteView


@dataclass(slots=True)
class _Now:
    """``tells``: what each host may be told ('' the person alone). ``silent``: the projects (None: none) in which
    nothing is to be said.
    """

    standing: Standing
    desk: Desk
    tells: dict[str, str] = field(default_factory=lambda: {"": EVERYTHING})
    silent: set[str | None] = field(default_factory=set)


class Told:
    """Who is told what in one home."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._kept: _Now | None = None

    def desk(self) -> Desk:
        """The desk under the terms that hold now."""
        return self._now().desk

    def tell(self, host: str) -> str:
        """What may be told to a host; to the person ('') everything."""
        now = self._now()
        if host not in now.tells:
            now.tells[host] = settings_of(now.standing, (host,))[f"consent.{host}.tell"].value
        return now.tells[host]

    def hosts(self) -> dict[str, str]:
        """What each host may be told of which the person decided anything."""
        names = (name.split(".") for name in self._now().standing.settings)
        hosts = dict.fromkeys(parts[1] for parts in names if len(parts) == 3 and parts[0] == "consent")
        return {host: self.tell(host) for host in hosts}

    def told_hosts(self) -> tuple[str, ...]:
        """See App.told_hosts."""
        return tuple(host for host, tell in self.hosts().items() if tell != NOTHING)

    def key(self, project: str | None, folder: str | None) -> str | None:
        """The key of a project by its name or key, else of a folder's; None: none."""
        if project is not None:
            return project_key(self.desk(), project)
        if not folder:
            return None
        found = projects_for(self._parts.projects, self._now().standing).of(folder)
        return found.key if found is not None else None

    def take_note(self, project: str | None, host: str) -> NoteView | None:
        """See App.take_note."""
        now = self._now()
        if project in now.silent:
            return None
        found = noting.take_note(now.desk, project, host)
        if found is None:
            now.silent.add(project)
        return found

    def _now(self) -> _Now:
        standing = self._parts.pen.standing()
        if self._kept is None or self._kept.standing is not standing:
            self._kept = _Now(standing, self._parts.desk())
        return self._kept
