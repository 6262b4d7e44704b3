"""The reader of OpenCode: finds its database and its older store, and reads the sessions of either, each once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from msgspec.structs import replace

from afterword.assistants.glancing import Shape, glance
from afterword.assistants.listing import existing, files_below, in_home
from afterword.assistants.running import runs
from afterword.assistants.whole import checkpoint_of
from afterword.core.chat import Chat
from afterword.core.mark import Checkpoint
from afterword.ports import ChatFile, Projects, ReadResult, Unread

from .database import ids_in, is_database, sessions_in
from .sessions import HOST, Session, chat_of
from .storage import children_of, session_files, session_in, storage_of

VERSION = 1
_DATABASE = re.compile(r"(?:^|[/\\])opencode[\w.-]*\.db$")
_SESSION = re.compile(r"[/\\]session[/\\][^/\\]+[/\\]ses_[^/\\]+\.json$")


@dataclass(frozen=True, slots=True)
class OpenCode:
    """Reads OpenCode's sessions."""

    name: ClassVar[str] = HOST
    title: ClassVar[str] = "OpenCode"
    version: ClassVar[int] = VERSION
    proven: ClassVar[bool] = False

    projects: Projects
    env: Mapping[str, str]

    def roots(self) -> tuple[str, ...]:
        """The data folder, the same on every system."""
        data = self.env.get("XDG_DATA_HOME") or in_home(self.env, ".local", "share")
        return existing(str(Path(data, "opencode"))) if data else ()

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """The databases, and every session of the older store."""
        return map(_with_neighbours, files_below(self.name, roots, _is_ours))

    def recognises(self, path: str) -> bool:
        """A database or store of OpenCode, a session's file in one, or a folder that holds either."""
        seen = glance(path)
        if seen.shape is Shape.FOLDER:
            return _is_store(Path(path)) or any(True for _ in self.find([path]))
        if seen.shape is Shape.SQLITE:
            return is_database(path)
        return _SESSION.search(path) is not None and seen.has("id", "time")

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """The sessions of a database, of one file, or of a whole store."""
        shape = glance(path).shape
        if shape is Shape.FOLDER:
            return self._read_store(Path(path))
        if shape is Shape.SQLITE:
            return self._read_database(path)
        return self._read_file(Path(path))

    def _read_database(self, path: str) -> ReadResult:
        found = sessions_in(path)
        if isinstance(found, Unread):
            return ReadResult((), unread=found)
        return ReadResult(self._chats(found), checkpoint_of(path, VERSION))

    def _chats(self, sessions: Sequence[Session]) -> tuple[Chat, ...]:
        named = {session.id: session for session in sessions}
        started: dict[str, list[Session]] = {}
        for session in sessions:
            if session.parent:
                started.setdefault(_outermost(session, named), []).append(session)
        main = [session for session in sessions if not session.parent]
        return tuple(self._chat(session, started.get(session.id, ())) for session in main)

    def _chat(self, session: Session, children: Sequence[Session]) -> Chat:
        running = session.unfinished and runs("opencode")
        return chat_of(session, children, self.projects, VERSION, running=running)

    def _read_file(self, path: Path) -> ReadResult:
        session = session_in(path)
        if isinstance(session, Unread):
            return ReadResult((), unread=session)
        checkpoint = checkpoint_of(str(path), VERSION)
        if session.parent or session.id in _moved(path):
            return ReadResult((), checkpoint)
        return ReadResult((self._chat(session, children_of(session, path)),), checkpoint)

    def _read_store(self, folder: Path) -> ReadResult:
        results = [self._read_file(path) for path in session_files(folder)]
        if not results:
            return ReadResult((), unread=Unread(str(folder), "It holds no sessions of OpenCode."))
        problem = next((result.unread for result in results if result.unread), None)
        return ReadResult(tuple(chat for result in results for chat in result.chats), unread=problem)


def _outermost(session: Session, named: Mapping[str, Session]) -> str:
    """The session that a person began, above a subagent and those above it."""
    seen: set[str] = set()
    above = session.parent
    while above in named and named[above].parent and above not in seen:
        seen.add(above)
        above = named[above].parent
    return above


def _moved(path: Path) -> frozenset[str]:
    """The sessions that were moved to the database beside the store."""
    storage = storage_of(path)
    beside = sorted(storage.parent.glob("opencode*.db")) if storage else []
    return frozenset(named for database in beside for named in ids_in(str(database)))


def _is_store(folder: Path) -> bool:
    return (folder / "session").is_dir() and (folder / "message").is_dir()


def _is_ours(path: str) -> bool:
    return _DATABASE.search(path) is not None or _SESSION.search(path) is not None


def _with_neighbours(file: ChatFile) -> ChatFile:
    """A file as new as what belongs to it: a database's log, a session's messages."""
    path = Path(file.path)
    storage = storage_of(path)
    beside = storage / "message" / path.stem if storage else Path(f"{file.path}-wal")
    try:
        found = beside.stat()
    except OSError:
        return file
    size = file.size if storage else file.size + found.st_size
    return replace(file, size=size, mtime_ns=max(file.mtime_ns, found.st_mtime_ns))
