"""The reader of Codex: finds its rollouts and reads each to its chat."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from afterword.assistants.fields import NO_FIELDS, Fields, Undecodable, decoded, fields, text, within
from afterword.assistants.glancing import Glance, Shape, glance
from afterword.assistants.lines import head_of
from afterword.assistants.listing import existing, files_below, in_home
from afterword.assistants.remotes import normalised
from afterword.assistants.running import runs
from afterword.assistants.telling import finished
from afterword.core.chat import Chat, Project, Provider, Skipped
from afterword.core.mark import Checkpoint
from afterword.ports import ChatFile, Projects, ReadResult, Unread

from .calls import HOST
from .kin import file_of, own_part, with_readings
from .records import Kind, Line, lines_of
from .rollout import Rollout, read_rollout
from .session import Session

VERSION = 1

_ROLLOUT = re.compile(r"rollout-[^/\\]*\.jsonl?$")
_COMPRESSED = ".jsonl.zst"
_LONGEST_INDEX = 4 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Codex:
    """Reads Codex's rollouts."""

    name: ClassVar[str] = HOST
    title: ClassVar[str] = "Codex"
    version: ClassVar[int] = VERSION
    proven: ClassVar[bool] = True

    projects: Projects
    env: Mapping[str, str]

    def roots(self) -> tuple[str, ...]:
        """The folder that the environment names, or `~/.codex`."""
        return existing(self.env.get("CODEX_HOME") or in_home(self.env, ".codex"))

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """Every rollout below the roots; of one that is there twice, only the plain one."""
        found = {file.path: file for file in files_below(self.name, roots, _is_rollout)}
        return (file for path, file in found.items() if path.removesuffix(".zst") == path or path[:-4] not in found)

    def recognises(self, path: str) -> bool:
        """A rollout of any version, or a folder with some."""
        seen = glance(path)
        if seen.shape is Shape.FOLDER:
            return any(True for _ in self.find([path]))
        return fits(seen)

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """The session in this rollout."""
        if glance(path).shape is Shape.ZSTD:
            return ReadResult((), unread=Unread(path, "It is compressed, not read.", "Unpack it with zstd -d."))
        found = read_rollout(path, VERSION)
        if isinstance(found, Unread):
            return ReadResult((), unread=found)
        if found.session is None or not found.session.origin.id:
            return ReadResult((), found.checkpoint, Unread(path, "It does not say which session it holds."))
        return ReadResult((self._chat(found.session, found, Path(path)),), found.checkpoint)

    def _session_of(self, path: Path) -> Session | None:
        found = read_rollout(str(path), VERSION)
        return None if isinstance(found, Unread) else found.session

    def _chat(self, session: Session, found: Rollout, path: Path) -> Chat:
        origin, telling = session.origin, session.telling
        if origin.parent:
            parent = file_of(origin.parent, path)
            own = own_part(telling.entries, origin, self._session_of(parent) if parent else None)
            telling.entries[:own] = [replace(entry, copied_from=origin.parent) for entry in telling.entries[:own]]
        skipped = found.skipped + Counter({one.reason: one.count for one in telling.skipped})
        maker = text(origin.meta, "model_provider")
        chat = Chat(
            source=HOST,
            id=origin.id,
            entries=tuple(with_readings(session, path, self._session_of)),
            project=self._project(session),
            title=_title(path, origin.id),
            attended=not (origin.subagent or origin.automated),
            automated=None if origin.subagent else origin.automated,
            running=session.running and runs("codex"),
            provider=Provider(maker, model=session.model) if maker else None,
            forked_from=origin.parent or None,
            started=origin.begun or found.first,
            ended=session.last,
            reader_version=VERSION,
            skipped=tuple(Skipped(reason, count) for reason, count in sorted(skipped.items()) if count),
            plan_used=session.plan.used,
            plan_resets=session.plan.resets,
        )
        return finished(chat, session.cwd)

    def _project(self, session: Session) -> Project | None:
        """By the working folder; where that is gone, by the remote that the log names."""
        found = self.projects.of(session.cwd) if session.cwd else None
        remote = normalised(text(within(session.origin.meta, "git"), "repository_url"))
        if remote and "/" in remote and (found is None or found.key == f"folder:{session.cwd}"):
            return Project(f"git:{remote}", remote.rsplit("/", 1)[-1])
        return found


def fits(seen: Glance) -> bool:
    """Whether this head is one of a rollout."""
    if seen.shape is Shape.ZSTD:
        return seen.file.startswith("rollout-") and seen.file.endswith(_COMPRESSED)
    if seen.shape is Shape.JSON:
        return seen.has("session.id", "items") or _is_meta(seen.lines[:1])
    return seen.shape is Shape.LINES and (_is_meta(seen.lines[:1]) or seen.has("payload.cwd", "payload.originator"))


def _is_meta(lines: Iterable[Fields]) -> bool:
    for record in lines:
        line = next(lines_of(record), None)
        old = "payload" not in record and "instructions" in record
        return isinstance(line, Line) and line.kind is Kind.META and (old or "payload" in record)
    return False


def _is_rollout(path: str) -> bool:
    return _ROLLOUT.search(path.removesuffix(".zst")) is not None


def _title(path: Path, session: str) -> str:
    """What the client's index calls a session, or ''. A later line stands for an earlier one."""
    root = next((above.parent for above in path.parents if above.name in {"sessions", "archived_sessions"}), None)
    title = ""
    index = head_of(str(root / "session_index.jsonl"), _LONGEST_INDEX) if root else b""
    for line in index.split(b"\n"):
        if session.encode() in line:
            record = _object(line)
            title = text(record, "thread_name") if text(record, "id") == session else title
    return title


def _object(line: bytes) -> Fields:
    try:
        return fields(decoded(line))
    except Undecodable:
        return NO_FIELDS
