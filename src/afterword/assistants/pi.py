"""Pi: one session a file under `~/.pi/agent/sessions/--<folder>--/<time>_<id>.jsonl`, one JSON object a line.

The first line is the session (`cwd`, `version`, `parentSession` of a fork). Version 1 is a list, from 2 on entries have
`id` and `parentId` and make a tree whose live leaf is the last one. Known from a real file of version 1 and from the
client's sources for the later ones. The person: role `user`, but for a lone `/word`, which is a command.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from afterword.core.chat import (
    Chat,
    Compacted,
    Provider,
    Replied,
    Said,
    Speaker,
    StepRan,
    Stopped,
    Via,
    answered_by,
)
from afterword.core.mark import Checkpoint
from afterword.core.steps import step
from afterword.ports import ChatFile, Projects, ReadResult, Unread

from .content import blocks_of, exit_code_in, text_of
from .fields import Fields, fields, first_text, from_iso, from_millis, number, text, within
from .glancing import Glance, Shape, glance
from .json_lines import JsonLines
from .lines import open_regular, unread
from .listing import existing, files_below, in_home
from .telling import Telling, finished
from .trees import live_branch, told_in_order

_COMMAND = re.compile(r"/[A-Za-z][\w:-]*(?:\s|\Z)")
# What `@file` and `/skill` put before the words.
_PUT_IN = re.compile(r"\s*<(file|skill)\b[^<>]*>.*?</\1>\s*", re.DOTALL)
# A relation of this client writes the same files, but wraps every text in notes on who sent it.
_ENVELOPED = "(untrusted metadata)"
_NOT_TYPED = {
    "custom": "custom",
    "hookMessage": "hook",
    "branchSummary": "branch_summary",
    "compactionSummary": "compact_summary",
}


@dataclass(frozen=True, slots=True)
class Pi:
    """Reads Pi's sessions."""

    name: ClassVar[str] = "pi"
    title: ClassVar[str] = "Pi"
    version: ClassVar[int] = 1
    proven: ClassVar[bool] = True

    projects: Projects
    env: Mapping[str, str]

    def roots(self) -> tuple[str, ...]:
        """`~/.pi`, or the folder of the agent that the environment names."""
        return existing(self.env.get("PI_CODING_AGENT_DIR", ""), in_home(self.env, ".pi"))

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """Every session below the roots."""
        return files_below(self.name, roots, _is_session)

    def recognises(self, path: str) -> bool:
        """A file whose first line is a session of Pi, or Pi's own folder."""
        seen = glance(path)
        if seen.shape is Shape.FOLDER:
            return any(True for _ in self.find([path])) and seen.file in {".pi", "pi", "agent", "sessions"}
        return fits(seen)

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """The session in this file."""
        file = open_regular(path)
        if isinstance(file, Unread):
            return ReadResult((), unread=file)
        with file:
            try:
                lines = JsonLines(file)
                session = _Session(list(lines))
                checkpoint = lines.checkpoint(path, self.version)
            except OSError as problem:
                return ReadResult((), unread=unread(path, problem))
        if not session.id:
            return ReadResult((), checkpoint, Unread(path, "It does not begin as a session of Pi does."))
        if session.enveloped:
            return ReadResult((), checkpoint, Unread(path, "OpenClaw wrote it, and there is no reader for that yet."))
        for reason, count in lines.passed_over.items():
            session.telling.skip(reason, count)
        return ReadResult((session.chat(self),), checkpoint)


def fits(seen: Glance) -> bool:
    """Whether this head is one of Pi's."""
    first = seen.lines[0] if seen.lines else fields(None)
    return seen.shape is Shape.LINES and text(first, "type") == "session" and "cwd" in first


def _is_session(path: str) -> bool:
    return path.endswith(".jsonl") and re.search(r"[/\\]sessions[/\\]", path) is not None


class _Session:
    """One session on its way to a chat."""

    def __init__(self, records: Sequence[Fields]) -> None:
        first = records[0] if records else fields(None)
        self.head = first if text(first, "type") == "session" else fields(None)
        self.id = text(self.head, "id")
        self.records = records[1:]
        self.telling = Telling()
        self.model, self.maker = text(self.head, "modelId"), text(self.head, "provider")
        self._answers: list[Provider] = []
        self._calls: dict[str, Fields] = {}
        self._parent = re.sub(r"\.jsonl$", "", re.split(r"[/\\_]", self._parent_path())[-1])
        self._tell_all()

    def _parent_path(self) -> str:
        return first_text(self.head, "parentSession", "branchedFrom")

    @property
    def enveloped(self) -> bool:
        """Whether the texts are wrapped in notes on who sent them."""
        said = (entry.text for entry in self.telling.entries if isinstance(entry, Said))
        return any(_ENVELOPED in words[:4000] for words in said)

    def chat(self, source: Pi) -> Chat:
        """The session as a chat."""
        times = [entry.at for entry in self.telling.entries if entry.at]
        chat = Chat(
            source=source.name,
            id=self.id,
            entries=tuple(self.telling.entries),
            project=source.projects.of(text(self.head, "cwd")),
            title=next((text(record, "name") for record in reversed(self.records) if _names(record)), ""),
            provider=self._provider(),
            forked_from=self._parent or None,
            started=times[0] if times else from_iso(self.head.get("timestamp")),
            ended=times[-1] if times else None,
            reader_version=source.version,
            skipped=self.telling.skipped,
        )
        return finished(chat, text(self.head, "cwd"))

    def _provider(self) -> Provider | None:
        """Who answered; who was chosen to, where there is no answer yet."""
        chosen = Provider(self.maker, model=self.model) if self.maker else None
        return answered_by(self._answers) or chosen

    def _tell_all(self) -> None:
        """Parents before children, what was abandoned before what replaced it; without ids, in order of the file."""
        named = {text(record, "id") or f"line-{place}": record for place, record in enumerate(self.records)}
        if not any(text(record, "id") for record in self.records):
            for record in self.records:
                self._tell(record, live=True)
            return
        parents = {name: text(record, "parentId") or None for name, record in named.items()}
        live = live_branch(parents, next(name for name in reversed(named) if parents[name] or text(named[name], "id")))
        for name in told_in_order(parents, live):
            self._tell(named[name], live=name in live)

    def _tell(self, record: Fields, *, live: bool) -> None:
        at = from_iso(record.get("timestamp")) or from_millis(number(within(record, "message"), "timestamp"))
        start = len(self.telling.entries)
        match text(record, "type"):
            case "message":
                self._tell_message(record, within(record, "message"), at)
            case "compaction":
                self.telling.add(Compacted(self._id(record), at))
            case "model_change":
                self.model, self.maker = text(record, "modelId"), text(record, "provider")
            case "custom_message":
                self._said(record, at, Speaker.CLIENT, "custom_message", text_of(record.get("content")))
            case "thinking_level_change" | "branch_summary" | "custom" | "label" | "session_info" | "session":
                pass
            case unknown:
                self.telling.skip(f"unknown_record:{unknown[:30]}")
        if not live:
            self.telling.leave(start)
        if self._is_copy(at):
            self.telling.mark_copied(start, self._parent)

    def _is_copy(self, at: datetime | None) -> bool:
        """A fork begins with the entries of its parent, as old as they were there."""
        begun = from_iso(self.head.get("timestamp"))
        return bool(self._parent and at and begun and at < begun)

    def _tell_message(self, record: Fields, message: Fields, at: datetime | None) -> None:
        role = text(message, "role")
        if role == "user":
            self._tell_user(record, message, at)
        elif role == "assistant":
            self._tell_reply(record, message, at)
        elif role == "toolResult":
            self._tell_step(record, message, at)
        elif role == "bashExecution":
            ran = step("pi", "bash", {"command": text(message, "command")}, exit_code=_code(message))
            self.telling.add(StepRan(self._id(record), at, ran))
        else:
            self._said(record, at, Speaker.CLIENT, _NOT_TYPED.get(role, "unknown_role"), "")

    def _tell_user(self, record: Fields, message: Fields, at: datetime | None) -> None:
        content = message.get("content")
        words = text_of(content)
        while put_in := _PUT_IN.match(words):
            words = words[put_in.end() :]
        images = tuple("image" for _ in blocks_of(content, "image"))
        if _COMMAND.match(words.strip()):
            self._said(record, at, Speaker.CLIENT, "command", words, Via.COMMAND)
        elif words.strip():
            self._said(record, at, Speaker.PERSON, "role:user", words, attachments=images)
        else:
            self._said(record, at, Speaker.CLIENT, "attachment" if images else "empty", "", attachments=images)

    def _said(
        self,
        record: Fields,
        at: datetime | None,
        speaker: Speaker,
        why: str,
        words: str,
        via: Via = Via.TYPED,
        attachments: tuple[str, ...] = (),
    ) -> None:
        told = Said(self._id(record, words), at, words, speaker, why, via, attributed=False, attachments=attachments)
        self.telling.add(told)

    def _tell_reply(self, record: Fields, message: Fields, at: datetime | None) -> None:
        self.model, self.maker = text(message, "model") or self.model, text(message, "provider") or self.maker
        if self.maker:
            self._answers.append(Provider(self.maker, model=self.model))
        for call in blocks_of(message.get("content"), "toolCall"):
            self._calls[text(call, "id")] = call
        if words := text_of(message.get("content")):
            self.telling.add(Replied(self._id(record, words), at, words))
        if text(message, "stopReason") == "aborted":
            self.telling.add(Stopped(self._id("", "stopped", text(record, "id"), str(at)), at))

    def _tell_step(self, record: Fields, message: Fields, at: datetime | None) -> None:
        call = self._calls.get(text(message, "toolCallId"), fields(None))
        output = text_of(message.get("content"))
        failed = bool(message.get("isError"))
        code = exit_code_in(output, last=True) if text(message, "toolName") == "bash" else None
        ran = step(
            "pi", text(message, "toolName"), call.get("arguments"), exit_code=code, failed=failed, message=output
        )
        self.telling.add(StepRan(self._id(record, text(message, "toolCallId")), at, ran))

    def _id(self, record: Fields | str, *content: str) -> str:
        if isinstance(record, str):
            return self.telling.id(record, *content)
        return self.telling.id(text(record, "id"), text(record, "timestamp"), text(record, "type"), *content)


def _names(record: Fields) -> bool:
    return text(record, "type") == "session_info" and bool(text(record, "name"))


def _code(message: Fields) -> int | None:
    code = number(message, "exitCode")
    return None if code is None else int(code)
