"""The reader of Claude Code: finds its session files, reads one to its chats, and remembers where it stopped."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import FileIO
from pathlib import Path

from afterword.assistants.glancing import Glance, Shape, glance
from afterword.assistants.lines import Lines, head_of, open_regular, proven, unread
from afterword.core.chat import Chat, Skipped
from afterword.core.mark import Checkpoint
from afterword.ports import ChatFile, Projects, ReadResult, Unread

from .calls import HOST
from .chats import Outlook, chats_of
from .lineage import Neighbours
from .locations import chat_files, is_transcript_folder, open_sessions, root_of, roots
from .records import NotARecord, Passing, Record, record_of
from .scan import Scan
from .subagents import AgentFiles, Reading, files_beside, is_agent_file, readings_of

VERSION = 1
_MOST_KEPT = 8  # files
_MOST_KEPT_BYTES = 64 * 1024 * 1024
_KNOWN_TYPES = frozenset({"user", "assistant", "system", "attachment", "summary", "progress", "file-history-snapshot"})


@dataclass(frozen=True, slots=True)
class _Kept:
    """A file as far as it was read: more lines can be fed to it."""

    scan: Scan
    checkpoint: Checkpoint


class ClaudeCode:
    """Claude Code's transcripts. ``env`` names its folders; ``projects`` resolves the working folders in its records.

    What was read last is remembered, so that a file that grew is read on from where reading stopped, if its checkpoint
    is proven. It is no store: another process reads anew.
    """

    name = HOST
    title = "Claude Code"
    version = VERSION
    proven = True

    def __init__(self, projects: Projects, env: Mapping[str, str]) -> None:
        self._projects, self._env = projects, env
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._readings: dict[tuple[str, int, int], tuple[Reading, ...]] = {}
        self._agents = AgentFiles()
        self._neighbours = Neighbours()

    def roots(self) -> tuple[str, ...]:
        """The client's folders that exist on this computer."""
        return roots(self._env)

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """Session files by folder and name; subagents' files belong to the chats that started them."""
        return chat_files(HOST, roots)

    def recognises(self, path: str) -> bool:
        """A folder of the client's, or a file in whose beginning one of its records stands."""
        if Path(path).is_dir():
            return is_transcript_folder(Path(path))
        if not path.endswith(".jsonl"):
            return False
        lines = (line for line in head_of(path).split(b"\n")[:50] if line.strip())
        return any(_is_ours(record_of(line)) for line in lines) or _has_our_names(glance(path))

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """The chats of a session file; none for a subagent's. ``before`` is not needed: what is kept is proven here."""
        if is_agent_file(Path(path)):
            return ReadResult(())
        file = open_regular(path)
        if isinstance(file, Unread):
            return ReadResult((), unread=file)
        with file:
            try:
                return self._read(path, file)
            except OSError as problem:
                return ReadResult((), unread=unread(path, problem))

    def _read(self, path: str, file: FileIO) -> ReadResult:
        kept = self._kept.pop(path, None)
        if kept is None or not proven(file, kept.checkpoint, VERSION):
            kept = None
        scan = kept.scan if kept else Scan()
        lines = Lines(file, start=kept.checkpoint.offset if kept else 0)
        for batch in lines.batches():
            for line in batch:
                scan.feed(line)
        scan.skipped["nul_bytes"] += lines.nuls
        checkpoint = lines.checkpoint(path, VERSION)
        more = Counter[str]()
        if not lines.tail_bytes:
            self._keep(path, _Kept(scan, checkpoint))
        elif isinstance(record_of(lines.tail), NotARecord):
            more["torn_tail_bytes"] = lines.tail_bytes
            self._keep(path, _Kept(scan, checkpoint))
        else:
            scan.feed(lines.tail)  # whole, only its line end is missing; reading stopped before it all the same
        chats = self._chats(path, scan, more)
        passed_over = scan.skipped + more if not chats else Counter[str]()
        skipped = tuple(Skipped(reason, count) for reason, count in sorted(passed_over.items()))
        return ReadResult(chats, checkpoint, skipped=skipped)

    def _keep(self, path: str, kept: _Kept) -> None:
        """The files read last, as long as they are small enough together."""
        self._kept[path] = kept
        while len(self._kept) > _MOST_KEPT or sum(k.checkpoint.offset for k in self._kept.values()) > _MOST_KEPT_BYTES:
            self._kept.popitem(last=False)

    def _chats(self, path: str, scan: Scan, more: Counter[str]) -> tuple[Chat, ...]:
        place = Path(path)
        root = root_of(place)
        is_older = not any(state.has_provenance for state in scan.states.values())
        outlook = Outlook(
            stem=place.stem,
            projects=self._projects,
            version=VERSION,
            readings=tuple(self._readings_for(place, scan)),
            copied=self._neighbours.copied(path, scan.nodes) if is_older else {},
            same_opening=self._neighbours.same_opening(path, scan.nodes) if is_older else 0,
            running=lambda: open_sessions(root) if root else frozenset(),
            passed_over=scan.skipped + more,
        )
        return chats_of(scan, outlook)

    def _readings_for(self, place: Path, scan: Scan) -> Iterator[Reading]:
        """What the subagents of this chat read, and those of the chats that it was forked from."""
        sessions = dict.fromkeys([place.stem, *(node.copied_from for node in scan.nodes if node.copied_from)])
        for session in sessions:
            for file in files_beside(place.parent / session):
                yield from self._read_once(file)
        if scan.starts_agents:
            for file in self._agents.of(place.parent, {*sessions, *(session for session in scan.states if session)}):
                yield from self._read_once(file)

    def _read_once(self, file: Path) -> tuple[Reading, ...]:
        try:
            found = file.stat()
        except OSError:
            return ()
        key = (str(file), found.st_size, found.st_mtime_ns)
        if key not in self._readings:
            self._readings[key] = tuple(readings_of(file))
        return self._readings[key]


def _has_our_names(seen: Glance) -> bool:
    """By names alone, where a first line is too long to be read in a glance, or its records carry no name."""
    signed = seen.has("type", "uuid", "sessionId", "message")
    return seen.shape is Shape.LINES and (signed or seen.has("type", "timestamp", "attachment.commandMode"))


def _is_ours(record: Record | Passing | NotARecord) -> bool:
    """Other assistants write lines of objects too: a turn holds a message, and most of ours are named and dated."""
    if not isinstance(record, Record) or record.type not in _KNOWN_TYPES:
        return isinstance(record, Passing) and record.uuid is not None
    signed = record.uuid or record.session or record.leaf_uuid
    return bool(signed) and (record.message is not None or record.type not in {"user", "assistant"})
