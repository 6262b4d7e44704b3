"""Twins of the sockets that look outside: ids, processes, terminal, projects, chats, likeness, progress.

Each says what it was told to say. For tests, demos, and hosts that have no such thing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath

from afterword.core.chat import Chat, Project
from afterword.core.mark import Checkpoint
from afterword.ports import ChatFile, Process, ReadResult, Unread
from afterword.storage.ids import checked_prefix


class CountingIds:
    """'m-1', 'm-2', … so that what a test sees is the same each time."""

    def __init__(self) -> None:
        self._last: dict[str, int] = {}

    def new(self, prefix: str) -> str:
        """See ports.Ids."""
        self._last[prefix] = self._last.get(checked_prefix(prefix), 0) + 1
        return f"{prefix}-{self._last[prefix]}"


class GivenProcesses:
    """A process table with these parents and variables."""

    def __init__(self, parents: Sequence[Process] = (), environment: Sequence[str] = ()) -> None:
        self._parents = tuple(parents)
        self._environment = frozenset(environment)

    def parents(self) -> tuple[Process, ...]:
        """See ports.ProcessTable."""
        return self._parents

    def environment(self) -> frozenset[str]:
        """See ports.ProcessTable."""
        return self._environment


class ScriptedTerminal:
    """A terminal at which these answers are typed, one a question; with none left, the person just presses Enter."""

    def __init__(self, answers: Sequence[str] = (), *, present: bool = True) -> None:
        self._answers = list(answers)
        self._present = present
        self.shown: list[str] = []

    def present(self) -> bool:
        """See ports.Terminal."""
        return self._present

    def ask(self, shown: str) -> str | None:
        """See ports.Terminal."""
        if not self._present:
            return None
        self.shown.append(shown)
        return self._answers.pop(0) if self._answers else ""


class GivenProjects:
    """Projects by folder; what lies below a folder belongs to it, the nearest first."""

    def __init__(self, projects: Mapping[str, Project] | None = None) -> None:
        self._projects = dict(projects or {})

    def of(self, folder: str) -> Project | None:
        """See ports.Projects."""
        here = PurePath(folder)
        return next((self._projects[str(up)] for up in (here, *here.parents) if str(up) in self._projects), None)


class GivenChats:
    """A source whose files and chats were handed to it. Its root is the one folder that they all lie in."""

    def __init__(self, name: str, chats: Mapping[str, Sequence[Chat]], *, title: str = "", version: int = 1) -> None:
        self.name = name
        self.title = title or name
        self.version = version
        self.proven = True
        self._chats = {path: tuple(given) for path, given in chats.items()}

    def roots(self) -> tuple[str, ...]:
        """See ports.ChatSource."""
        return tuple(sorted({str(PurePath(path).parent) for path in self._chats}))

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """See ports.ChatSource."""
        for path in sorted(self._chats):
            if any(PurePath(path).is_relative_to(root) for root in roots):
                yield ChatFile(self.name, path, size=len(self._chats[path]), mtime_ns=0)

    def recognises(self, path: str) -> bool:
        """See ports.ChatSource."""
        return path in self._chats

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """See ports.ChatSource. Reads whole whatever ``before`` says."""
        if path not in self._chats:
            return ReadResult((), before, Unread(path, "there is no such file"))
        return ReadResult(self._chats[path])


class GivenLikeness:
    """Likeness of these pairs, in either order; None of any other."""

    def __init__(self, pairs: Mapping[tuple[str, str], float] | None = None) -> None:
        self._pairs = dict(pairs or {})

    def __call__(self, a: str, b: str) -> float | None:
        """See ports.Likeness."""
        return self._pairs.get((a, b), self._pairs.get((b, a)))


class ToldProgress:
    """Keeps what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int, str]] = []

    def __call__(self, done: int, of: int, what: str) -> None:
        """See ports.Progress."""
        self.told.append((done, of, what))
