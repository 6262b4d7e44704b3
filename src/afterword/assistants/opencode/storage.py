"""OpenCode's older store: a file a session, a file a message, a file a part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from afterword.assistants.fields import (
    NO_FIELDS,
    Fields,
    Undecodable,
    decoded,
    fields,
    from_millis,
    number,
    text,
    within,
)
from afterword.assistants.whole import whole_file
from afterword.ports import Unread

from .sessions import Message, Session

_LARGEST = 64 * 1024**2  # bytes of one record


def session_files(storage: Path) -> Iterator[Path]:
    """Every session's file, project by project."""
    for project in _listed(storage / "session"):
        yield from (path for path in _listed(project) if path.name.startswith("ses_") and path.suffix == ".json")


def storage_of(path: Path) -> Path | None:
    """The store that a session's file lies in, or None."""
    return path.parents[2] if len(path.parents) > 2 and path.parents[1].name == "session" else None


def session_in(path: Path) -> Session | Unread:
    """The session of a file, with its messages and parts."""
    record = _record(path)
    storage = storage_of(path)
    if isinstance(record, Unread) or storage is None:
        return record if isinstance(record, Unread) else Unread(str(path), "It does not lie in a store of OpenCode.")
    named = text(record, "id")
    if not named:
        return Unread(str(path), "It does not say which session it holds.")
    messages, bad = _messages(storage, named)
    times = within(record, "time")
    return Session(
        id=named,
        parent=text(record, "parentID"),
        directory=text(record, "directory"),
        title=text(record, "title"),
        revert=within(record, "revert"),
        created=from_millis(number(times, "created")),
        updated=from_millis(number(times, "updated")),
        messages=messages,
        bad=bad,
    )


def children_of(session: Session, path: Path) -> Sequence[Session]:
    """The sessions that this one started as its subagents; they lie beside it."""
    found: list[Session] = []
    for other in _listed(path.parent):
        head = _record(other) if other != path and other.name.startswith("ses_") else NO_FIELDS
        if not isinstance(head, Unread) and text(head, "parentID") == session.id:
            child = session_in(other)
            found.extend([child] if isinstance(child, Session) else [])
    return found


def _messages(storage: Path, session: str) -> tuple[list[Message], int]:
    messages: list[Message] = []
    bad = 0
    for path in _listed(storage / "message" / session):
        record = _record(path)
        if isinstance(record, Unread) or not record:
            bad += 1
            continue
        named = text(record, "id") or path.stem
        parts = [part for part in map(_record, _listed(storage / "part" / named)) if not isinstance(part, Unread)]
        messages.append(Message(named, record, sorted(parts, key=lambda part: text(part, "id"))))
    return sorted(messages, key=lambda message: message.id), bad


def _listed(folder: Path) -> Sequence[Path]:
    """A folder's entries by name, links left out."""
    try:
        return sorted(path for path in folder.iterdir() if not path.is_symlink())
    except OSError:
        return ()


def _record(path: Path) -> Fields | Unread:
    content = whole_file(str(path), _LARGEST)
    if isinstance(content, Unread):
        return content
    try:
        return fields(decoded(bytes(content)))
    except Undecodable:
        return NO_FIELDS
