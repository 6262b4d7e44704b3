"""What subagents read from outside. Their words are nobody's, but what they read came into the chat that started them.

Newer versions keep a folder of files beside the session, with a note of the call that started each; older ones keep
`agent-<id>.jsonl` among the sessions. The summariser's copies of a whole conversation are no readings.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from afterword.assistants.lines import Lines, head_of, open_regular
from afterword.core.chat import Branch, Entry, OutsideRead, StepRan
from afterword.ports import Unread

from .locations import agent_files_in
from .records import Record, record_of
from .scan import Scan

DEEPEST = 4  # folders below a session's own that subagents' files may lie in
_SUMMARISER = "agent-acompact"


@dataclass(frozen=True, slots=True)
class Reading:
    """One place that a subagent read from. ``call`` is the tool call that started it, where that is known."""

    agent: str
    call: str | None
    entry: OutsideRead


class _Meta(Struct, rename="camel"):
    tool_use_id: str | None = None


_meta = msgspec.json.Decoder(_Meta).decode


def is_agent_file(path: Path) -> bool:
    """Whether a file's name or folder says that a subagent wrote it."""
    if path.name.startswith("agent-"):
        return True
    for above in path.parents:
        if above.name in {"projects", "subagents"}:
            return above.name == "subagents"
    return False


def files_beside(session_folder: Path) -> Iterator[Path]:
    """The files of a session's subagents, in its own folder and below. Links are not followed."""
    yield from _files(session_folder / "subagents", DEEPEST)


def _files(folder: Path, deep: int) -> Iterator[Path]:
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.is_dir(follow_symlinks=False) and deep:
            yield from _files(Path(entry.path), deep - 1)
        elif entry.name.startswith("agent-") and entry.name.endswith(".jsonl") and entry.is_file(follow_symlinks=False):
            yield Path(entry.path)


class AgentFiles:
    """Older versions' files among the sessions: which belong to which session, listed again when the folder changed."""

    def __init__(self) -> None:
        self._listed: dict[str, tuple[int, dict[str, list[str]]]] = {}
        self._session: dict[str, str] = {}

    def of(self, folder: Path, sessions: Iterable[str]) -> Iterator[Path]:
        """The files in ``folder`` of subagents that these sessions started."""
        try:
            changed_ns = folder.stat().st_mtime_ns
        except OSError:
            return
        before_ns, found = self._listed.get(str(folder), (-1, {}))
        if before_ns != changed_ns:
            found = {}
            for name in agent_files_in(str(folder)):
                found.setdefault(self._session_of(name), []).append(name)
            self._listed[str(folder)] = (changed_ns, found)
        for session in sessions:
            yield from map(Path, found.get(session, ()))

    def _session_of(self, file: str) -> str:
        if file not in self._session:
            first = next((line for line in head_of(file).split(b"\n") if line.strip()), b"")
            record = record_of(first) if first else None
            self._session[file] = (record.session or "") if isinstance(record, Record) else ""
        return self._session[file]


def readings_of(path: Path) -> Iterator[Reading]:
    """What one subagent read from outside, each place once."""
    if path.name.startswith(_SUMMARISER):
        return
    file = open_regular(str(path))
    if isinstance(file, Unread):
        return
    scan = Scan(in_agent_file=True)
    with file:
        for line in Lines(file):
            scan.feed(line)
    agent = path.stem.removeprefix("agent-")
    note = _decoded_note(path.with_name(f"{path.stem}.meta.json"))
    seen: set[str] = set()
    for node in scan.nodes:
        for entry in node.entries:
            if isinstance(entry, OutsideRead) and entry.where not in seen:
                seen.add(entry.where)
                yield Reading(agent, note, replace(entry, id=f"agent-{agent}:{len(seen)}"))


def _decoded_note(path: Path) -> str | None:
    try:
        return _meta(head_of(str(path))).tool_use_id
    except msgspec.MsgspecError:
        return None


def placed(entries: list[Entry], readings: Sequence[Reading], agents: Mapping[str, str]) -> list[Entry]:
    """The entries with each reading behind the step that started the subagent; else before what came later than it.

    ``agents``: from a tool call to the subagent it started. A reading that nothing places stands first, so that nothing
    is taken for said before it.
    """
    for reading in readings:
        step = _step_of(entries, reading, agents)
        if step is not None:
            started = entries[step]
            entry = replace(reading.entry, branch=started.branch, copied_from=started.copied_from)
            entries.insert(step + 1, entry)
        else:
            entries.insert(_by_time(entries, reading.entry.at), replace(reading.entry, branch=Branch.LIVE))
    return entries


def _step_of(entries: Sequence[Entry], reading: Reading, agents: Mapping[str, str]) -> int | None:
    for place, entry in enumerate(entries):
        if isinstance(entry, StepRan) and (entry.id == reading.call or agents.get(entry.id) == reading.agent):
            return place
    return None


def _by_time(entries: Sequence[Entry], at: datetime | None) -> int:
    if at is None:
        return 0
    later = (place for place, entry in enumerate(entries) if entry.at is not None and entry.at >= at)
    return next(later, len(entries))
