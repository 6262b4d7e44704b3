"""Gemini CLI: one session a file under `~/.gemini/tmp/<project>/chats/`, in two forms.

Now `session-….jsonl`: a first line about the session, then a message a line. A repeated `id` replaces the earlier one,
`{"$rewindTo": id}` takes back that message and everything after it, `{"$set": {…}}` changes what the session says of
itself (and, where it holds `messages`, the whole list). Before, `session-….json`: one object with `messages`. Known
from a real file of the older form and from the client's sources for the newer.

The person: `type` user; what was shown to them (`displayContent`) before what went to the model (`content`), which
holds the text of files that they named. `chats/<session>/….jsonl` are subagents: nobody's, but what they read marks
the session.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import ClassVar

from afterword.core.chat import (
    Chat,
    OutsideRead,
    Project,
    Provider,
    Replied,
    Said,
    Speaker,
    StepRan,
    Stopped,
    Undoing,
    Undone,
    Via,
)
from afterword.core.mark import Checkpoint
from afterword.core.steps import step
from afterword.ports import ChatFile, Projects, ReadResult, Unread

from .content import exit_code_in
from .exports import NOT_WHOLE
from .fields import Fields, Undecodable, decoded, fields, from_iso, items, text, within
from .glancing import Glance, Shape, glance
from .json_lines import JsonLines
from .lines import head_of, open_regular, unread
from .listing import existing, files_below, in_home
from .telling import Telling, finished, joined
from .whole import checkpoint_of, whole_file

LARGEST = 256 * 1024**2  # bytes of a session in the older form

_FILES_FOLLOW = "--- Content from referenced files ---"
_CLIENT_OPENINGS = (
    ("<session_context>", "session_context"),
    ("<hook_context>", "hook_context"),
    ("This is the Gemini CLI", "set_up"),
    ("I ran the following shell command:", "shell_line"),
    ("/", "command"),
    ("?", "command"),
)
_CANCELLED = "Request cancelled"
_SESSION_FILE = re.compile(r"[/\\]chats[/\\]session-[^/\\]*\.jsonl?$")
_HASHED = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class GeminiCLI:
    """Reads Gemini CLI's sessions."""

    name: ClassVar[str] = "gemini-cli"
    title: ClassVar[str] = "Gemini CLI"
    version: ClassVar[int] = 1
    proven: ClassVar[bool] = True

    projects: Projects
    env: Mapping[str, str]

    def roots(self) -> tuple[str, ...]:
        """`~/.gemini`, below the home that the environment names or the person's own."""
        return existing(in_home({"HOME": self.env.get("GEMINI_CLI_HOME", "")}, ".gemini"), in_home(self.env, ".gemini"))

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """Every session below the roots; one that was moved to the newer form comes in that form only."""
        found = {file.path: file for file in files_below(self.name, roots, _is_session)}
        return (file for path, file in found.items() if path.endswith(".jsonl") or f"{path}l" not in found)

    def recognises(self, path: str) -> bool:
        """A session in either form, or the client's own folder."""
        seen = glance(path)
        if seen.shape is Shape.FOLDER:
            return any(True for _ in self.find([path]))
        return fits(seen)

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """The session in this file."""
        log, checkpoint = self._log(path)
        if isinstance(log, Unread):
            return ReadResult((), checkpoint, log)
        if not log.id:
            return ReadResult((), checkpoint, Unread(path, "It does not say which session it holds."))
        if log.is_subagent:
            return ReadResult((), checkpoint)
        session = _Session(log, _outside_of_subagents(self, path, log.id))
        return ReadResult((session.chat(self, self._project(path)),), checkpoint)

    def _log(self, path: str) -> tuple[_Log | Unread, Checkpoint | None]:
        if glance(path).shape is not Shape.LINES:
            return _whole_log(path), checkpoint_of(path, self.version)
        file = open_regular(path)
        if isinstance(file, Unread):
            return file, None
        log = _Log()
        with file:
            try:
                lines = JsonLines(file)
                for record in lines:
                    log.take(record)
                log.passed_over = lines.passed_over
                return log, lines.checkpoint(path, self.version)
            except OSError as problem:
                return unread(path, problem), None

    def _project(self, path: str) -> Project | None:
        """The folder under `tmp` is a short name, or the hash of the project's path, that `projects.json` tells of."""
        chats = next((above for above in Path(path).parents if above.name == "chats"), None)
        if chats is None or not chats.parent.name:
            return None
        short = chats.parent.name
        named = head_of(str(chats.parent / ".project_root")).decode("utf-8", "replace").strip()
        if not named:
            listed = within(_object_in(str(chats.parents[2] / "projects.json")), "projects")
            hashed = {sha256(folder.encode("utf-8", "replace")).hexdigest(): folder for folder in listed}
            named = next((folder for folder, given in listed.items() if short == given), hashed.get(short, ""))
        if named:
            return self.projects.of(named)
        return Project(f"gemini-cli:{short}", "a project" if _HASHED.fullmatch(short) else short)


def fits(seen: Glance) -> bool:
    """Whether this head is one of Gemini CLI's."""
    if seen.shape is Shape.LINES:
        return any("sessionId" in line and "projectHash" in line for line in seen.lines[:1])
    return seen.shape is Shape.JSON and seen.has("sessionId", "projectHash") and "messages" in seen.names


def _is_session(path: str) -> bool:
    return _SESSION_FILE.search(path) is not None


def _object_in(path: str) -> Fields:
    try:
        return fields(decoded(head_of(path, 1024 * 1024)))
    except Undecodable:
        return fields(None)


def _whole_log(path: str) -> _Log | Unread:
    content = whole_file(path, LARGEST)
    if isinstance(content, Unread):
        return content
    try:
        record = fields(decoded(bytes(content)))
    except Undecodable:
        return Unread(path, NOT_WHOLE)
    log = _Log()
    log.take({name: value for name, value in record.items() if name != "messages"})
    for message in items(record, "messages"):
        log.take(fields(message))
    return log


@dataclass(slots=True)
class _Log:
    """A session's messages as they stand now, and those that were taken back, each list in order."""

    head: dict[str, object] = field(default_factory=dict)
    messages: dict[str, Fields] = field(default_factory=dict)
    taken_back: list[tuple[str, list[Fields]]] = field(default_factory=list)
    passed_over: Mapping[str, int] = field(default_factory=dict)
    unknown: int = 0

    @property
    def id(self) -> str:
        """The session's id."""
        return text(self.head, "sessionId")

    @property
    def is_subagent(self) -> bool:
        """Whether a model wrote the prompts."""
        return text(self.head, "kind") == "subagent"

    def take(self, record: Fields) -> None:
        """Replay one line."""
        if "$rewindTo" in record:
            self._rewind(text(record, "$rewindTo"))
        elif changes := within(record, "$set"):
            self._set(changes)
        elif "sessionId" in record:
            self.head.update(record)
        elif named := text(record, "id"):
            self.messages[named] = record
        else:
            self.unknown += 1

    def _rewind(self, to: str) -> None:
        """An unknown message takes everything back."""
        names = list(self.messages)
        gone = names[names.index(to) if to in self.messages else 0 :]
        after = names[-len(gone) - 1] if len(gone) < len(names) else ""
        self.taken_back.append((after, [self.messages.pop(name) for name in gone]))

    def _set(self, changes: Fields) -> None:
        self.head.update({name: value for name, value in changes.items() if name != "messages"})
        if "messages" in changes:
            kept = {text(fields(message), "id"): fields(message) for message in items(changes, "messages")}
            replaced = [message for name, message in self.messages.items() if name not in kept]
            self.taken_back.append(("", replaced))
            self.messages = kept


class _Session:
    """A session on its way to a chat."""

    def __init__(self, log: _Log, marks: Sequence[tuple[datetime | None, str]]) -> None:
        self.log = log
        self.telling = Telling()
        self.model = ""
        self._tell_taken_back("")
        for name, message in log.messages.items():
            self._tell(name, message)
            self._tell_taken_back(name)
        for at, where in marks:
            self.telling.place(OutsideRead(self.telling.id("", "subagent", str(at), where), at, where))
        for reason, count in {**log.passed_over, "unknown_record": log.unknown}.items():
            self.telling.skip(reason, count)

    def chat(self, source: GeminiCLI, project: Project | None) -> Chat:
        """The session as a chat."""
        chat = Chat(
            source=source.name,
            id=self.log.id,
            entries=tuple(self.telling.entries),
            project=project,
            title=text(self.log.head, "summary"),
            provider=Provider("google", model=self.model),
            started=from_iso(self.log.head.get("startTime")),
            ended=max((entry.at for entry in self.telling.entries if entry.at), default=None),
            reader_version=source.version,
            skipped=self.telling.skipped,
        )
        return finished(chat)

    def _tell_taken_back(self, after: str) -> None:
        """What was taken back stands where it was said, with the act behind it."""
        for place, messages in self.log.taken_back:
            if place != after or not messages:
                continue
            start = len(self.telling.entries)
            for message in messages:
                self._tell(text(message, "id"), message)
            self.telling.take_back(start)
            at = from_iso(messages[-1].get("timestamp"))
            self.telling.add(Undone(self.telling.id("", "undone", text(messages[0], "id")), at, Undoing.TURN))

    def _tell(self, name: str, message: Fields) -> None:
        at = from_iso(message.get("timestamp"))
        match text(message, "type"):
            case "user":
                self._tell_user(name, message, at)
            case "gemini":
                self._tell_reply(name, message, at)
            case "info" if _text(message.get("content")).startswith(_CANCELLED):
                self.telling.add(Stopped(self.telling.id(name), at))
            case "info" | "error" | "warning":
                pass
            case unknown:
                self.telling.skip(f"unknown_record:{unknown[:30]}")

    def _tell_user(self, name: str, message: Fields, at: datetime | None) -> None:
        shown = _text(message.get("displayContent")) or _without_files(message.get("content"))
        speaker, why = _who(message, shown)
        if self.log.is_subagent:
            speaker, why = Speaker.SUBAGENT, "kind:subagent"
        via = Via.COMMAND if why == "command" else Via.TYPED
        self.telling.add(Said(self.telling.id(name), at, shown, speaker, why, via, attributed=False))

    def _tell_reply(self, name: str, message: Fields, at: datetime | None) -> None:
        self.model = text(message, "model") or self.model
        if words := _text(message.get("content")):
            self.telling.add(Replied(self.telling.id(name), at, words))
        for call in (fields(item) for item in items(message, "toolCalls")):
            self._tell_step(name, call, from_iso(call.get("timestamp")) or at)

    def _tell_step(self, name: str, call: Fields, at: datetime | None) -> None:
        output = "\n".join(_outputs(call))
        code = exit_code_in(output)
        failed = {"error": True, "success": bool(code)}.get(text(call, "status"))
        ran = step(GeminiCLI.name, text(call, "name"), call.get("args"), exit_code=code, failed=failed, message=output)
        self.telling.add(StepRan(self.telling.id(text(call, "id"), name, "step"), at, ran))


def _who(message: Fields, words: str) -> tuple[Speaker, str]:
    content = message.get("content")
    if isinstance(content, list) and any("functionResponse" in fields(part) for part in content):
        return Speaker.TOOL, "function_response"
    for opening, why in _CLIENT_OPENINGS:
        if words.lstrip().startswith(opening):
            return Speaker.CLIENT, why
    return (Speaker.PERSON, "type:user") if words.strip() else (Speaker.CLIENT, "empty")


def _text(content: object) -> str:
    return joined(_parts(content))


def _parts(content: object) -> Iterator[str]:
    """A text, a part, or a list of both."""
    for part in content if isinstance(content, list) else [content]:
        yield part if isinstance(part, str) else text(fields(part), "text")


def _without_files(content: object) -> str:
    """The words without the files that the client put behind them."""
    kept: list[str] = []
    for part in _parts(content):
        words, follow, _ = part.partition(_FILES_FOLLOW)
        kept.append(words)
        if follow:
            break
    return joined(kept).rstrip("\n")


def _outputs(call: Fields) -> Iterator[str]:
    for result in items(call, "result"):
        response = within(fields(result), "functionResponse", "response")
        yield text(response, "output") or text(response, "error")


def _outside_of_subagents(source: GeminiCLI, path: str, session: str) -> list[tuple[datetime | None, str]]:
    """What the subagents of a session read from outside, and when."""
    folder = str(Path(path).parent / session)
    marks: list[tuple[datetime | None, str]] = []
    for file in files_below(source.name, [folder], lambda name: name.endswith(".jsonl")):
        log, _ = source._log(file.path)
        if isinstance(log, _Log):
            steps = (entry for entry in _Session(log, ()).telling.entries if isinstance(entry, StepRan))
            marks.extend((ran.at, ran.step.outside) for ran in steps if ran.step.outside)
    return marks
