"""Where Claude Code keeps its chats, which of its files are chats, and which sessions are open just now."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from operator import attrgetter
from pathlib import Path

import msgspec
import psutil
from msgspec import Struct

from afterword.assistants.lines import head_of
from afterword.ports import ChatFile

_SUFFIX = ".jsonl"
_AGENT = "agent-"
_KIND = stat.S_IFMT(0o177777)  # the bits of a mode that say what kind of thing it is
_MOST_SESSIONS = 1000
_by_name = attrgetter("name")


class _Open(Struct, rename="camel"):
    """The client's note of an open session, `sessions/<pid>.json`."""

    pid: int | None = None
    session_id: str | None = None


_open = msgspec.json.Decoder(_Open).decode


def roots(env: Mapping[str, str]) -> tuple[str, ...]:
    """The client's folders that exist, each once: the one named by its variable, then those of home and of XDG."""
    home = env.get("HOME") or env.get("USERPROFILE") or ""
    named = env.get("CLAUDE_CONFIG_DIR", "")
    candidates = [named] if named else []
    if home:
        candidates.append(str(Path(home) / ".claude"))
    config = env.get("XDG_CONFIG_HOME") or (str(Path(home) / ".config") if home else "")
    if config:
        candidates.append(str(Path(config) / "claude"))
    found: dict[str, str] = {}
    for folder in candidates:
        with suppress(OSError):
            real = Path(folder).expanduser().resolve()
            if real.is_dir():
                found.setdefault(str(real), str(real))
    return tuple(found)


def chat_files(source: str, folders: Sequence[str]) -> Iterator[ChatFile]:
    """Session files below each root, `projects/<key>/<session>.jsonl`; links and subagents' files are passed over."""
    for root in folders:
        for key in _entries(str(Path(root) / "projects")):
            if key.is_dir(follow_symlinks=False):
                yield from sessions_in(source, key.path)


def sessions_in(source: str, folder: str) -> Iterator[ChatFile]:
    """The session files of one project's folder."""
    for entry in _entries(folder):
        name = entry.name
        if name[-6:] == _SUFFIX and name[:6] != _AGENT:
            try:
                found = entry.stat(follow_symlinks=False)
            except OSError:
                continue
            if found.st_mode & _KIND == stat.S_IFREG:
                yield ChatFile(source, entry.path, found.st_size, found.st_mtime_ns)


def _entries(folder: str) -> list[os.DirEntry[str]]:
    """A folder's entries by name; none where it cannot be listed."""
    try:
        with os.scandir(folder) as entries:
            return sorted(entries, key=_by_name)
    except OSError:
        return []


def open_sessions(root: Path) -> frozenset[str]:
    """The sessions that a living process has open, as far as the client notes them."""
    found = set()
    for entry in _entries(str(root / "sessions"))[:_MOST_SESSIONS]:
        if not entry.name.endswith(".json"):
            continue
        with suppress(msgspec.MsgspecError):
            note = _open(head_of(entry.path))
            if note.session_id and note.pid and psutil.pid_exists(note.pid):
                found.add(note.session_id)
    return frozenset(found)


def agent_files_in(folder: str) -> Iterator[str]:
    """Files of subagents that lie among the sessions, as older versions keep them."""
    for entry in _entries(folder):
        if entry.name.startswith(_AGENT) and entry.name.endswith(_SUFFIX) and entry.is_file(follow_symlinks=False):
            yield entry.path


def root_of(path: Path) -> Path | None:
    """The client's folder that a session file lies in, by the names of the folders above it."""
    above = path.parent.parent
    return above.parent if above.name == "projects" else None


def is_transcript_folder(path: Path) -> bool:
    """Whether a folder is one of the client's own, or one of its projects' folders."""
    if (path / "projects").is_dir():
        return any(sessions_in("", entry.path) for entry in _entries(str(path / "projects")) if entry.is_dir())
    return path.parent.name == "projects" and any(True for _ in sessions_in("", str(path)))
