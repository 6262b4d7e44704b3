"""Aider: one Markdown file a project, `.aider.chat.history.md`, to which every session is appended.

A session begins with `# aider chat started at <local time>`. The person's lines begin with `#### ` and end with two
spaces; what tools and the client say begins with `> `; the rest is the assistant, whose own headings look alike but for
those two spaces. Known from a real file of 2024 and from the client's sources.

The person: such a block, unless it is one of the messages that the client sends itself (lint, tests, failed edits). Of
commands only the arguments of `/ask`, `/code` and `/architect` are words. The file lies in the project and others can
write it, so nothing in it is evidence. `.aider.input.history` beside it holds what was typed and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar

from afterword.core.chat import (
    SEVERAL,
    Chat,
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

from .glancing import Glance, Shape, glance
from .lines import Lines, open_regular
from .listing import files_below
from .telling import Telling, digest
from .whole import checkpoint_of, whole_file

FILE = ".aider.chat.history.md"
TYPED = ".aider.input.history"
LARGEST = 256 * 1024**2  # bytes

_HEADER = re.compile(r"# aider chat started at (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\s*\Z")
_STAMP = re.compile(r"# (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)")
_MODEL = re.compile(r"> (?:Main model|Models?): (\S+)")
_COMMAND = re.compile(r"/([a-z][a-z-]*)(?:\s+(.*))?\Z", re.DOTALL)
_PROSE = frozenset({"ask", "code", "architect"})
_MACHINE = re.compile(
    r"\s*(?:# Fix any errors|Fix any errors|The LLM did not conform|I ran this command:"
    r"|I added these files to the chat:|UnifiedDiff\w*: |Tests? (?:command )?(?:failed|output):|# \d+ SEARCH/REPLACE )"
)
_FAILED_EDIT = re.compile(
    r"SEARCH/REPLACE blocks? failed to match|hunk failed to apply|No filename provided before ```"
)
_STOP = ("> ^C KeyboardInterrupt", "> ^C again to exit")
_REPLY_ENDS = "> Tokens:"
_RUNNING = "> Running "
_SCRAPING = "> Scraping "


@dataclass(frozen=True, slots=True)
class Aider:
    """Reads Aider's chat history."""

    name: ClassVar[str] = "aider"
    title: ClassVar[str] = "Aider"
    version: ClassVar[int] = 1
    proven: ClassVar[bool] = True

    projects: Projects
    env: Mapping[str, str]

    def roots(self) -> tuple[str, ...]:
        """It has no folder of its own: the person connects a project."""
        return ()

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """The histories in these projects and below."""
        return files_below(self.name, roots, lambda path: re.split(r"[/\\]", path)[-1] == FILE)

    def recognises(self, path: str) -> bool:
        """A history by its headers, or a project with one."""
        seen = glance(path)
        if seen.shape is Shape.FOLDER:
            return Path(path, FILE).is_file()
        return fits(seen)

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """Every session in the history, those without a word too."""
        content = whole_file(path, LARGEST)
        if isinstance(content, Unread):
            return ReadResult((), unread=content)
        typed = _Typed.beside(path)
        sessions = [_Session("", typed)]
        for line in bytes(content).decode("utf-8", "replace").split("\n"):
            text = line.rstrip("\r")
            if header := _HEADER.match(text):
                sessions[-1].end()
                sessions.append(_Session(header[1], typed))
            else:
                sessions[-1].feed(text)
        sessions[-1].end()
        told = sessions if sessions[0].telling.entries else sessions[1:]
        if not told:
            return ReadResult((), unread=Unread(path, "It is no chat history of Aider."))
        return ReadResult(tuple(self._chats(path, told)), checkpoint_of(path, self.version))

    def _chats(self, path: str, sessions: Sequence[_Session]) -> Iterator[Chat]:
        project = self.projects.of(str(Path(path).absolute().parent))
        names = Telling()
        for session in sessions:
            yield session.chat(self, names.id(session.name(path)), project)


def fits(seen: Glance) -> bool:
    """Whether this head is one of a history."""
    return seen.shape is Shape.TEXT and (seen.file == FILE or "\n# aider chat started at " in f"\n{seen.text}")


@dataclass(frozen=True, slots=True)
class _Typed:
    """What the person typed, from when on; empty where no such file lies beside."""

    texts: frozenset[str] = frozenset()
    since: datetime | None = None

    @classmethod
    def beside(cls, path: str) -> _Typed:
        """From the file beside the history."""
        file = open_regular(str(Path(path).parent / TYPED))
        if isinstance(file, Unread):
            return cls()
        texts: list[str] = []
        since: datetime | None = None
        with file, suppress(OSError):
            for line in Lines(file):
                text = line.decode("utf-8", "replace").rstrip("\r")
                if stamp := _STAMP.match(text):
                    since = since or _local(stamp[1])
                    texts.append("")
                elif text.startswith("+") and texts:
                    texts[-1] += f"{text[1:]}\n"
        return cls(frozenset(_plain(text) for text in texts), since)

    def tells(self, at: datetime | None) -> bool:
        """Whether it would know of something typed at that moment."""
        return self.since is not None and at is not None and at >= self.since


def _plain(words: str) -> str:
    return "\n".join(line.rstrip() for line in words.splitlines()).strip()


def _local(stamp: str) -> datetime | None:
    """A moment in this computer's own time: the log names no zone."""
    try:
        return datetime.strptime(stamp, "%Y-%m-%d %H:%M:%S").astimezone(UTC)
    except (ValueError, OverflowError, OSError):
        return None


@dataclass(slots=True)
class _Session:
    """One session on its way to a chat. Only its beginning has a time; all in it bears that one."""

    stamp: str
    typed: _Typed
    telling: Telling = field(default_factory=Telling)
    models: list[str] = field(default_factory=list)
    _block: list[str] = field(default_factory=list)
    _reply: list[str] = field(default_factory=list)
    _after_blank: bool = True
    _replying: bool = False
    _asked: str = ""

    @property
    def at(self) -> datetime | None:
        """When it began."""
        return _local(self.stamp) if self.stamp else None

    def name(self, path: str) -> str:
        """A name of its own among all projects' sessions."""
        began = re.sub(r"\D+", "-", self.stamp) if self.stamp else "before"
        return f"{began}-{digest(str(Path(path).absolute()))}"

    def feed(self, line: str) -> None:
        """Take in a line."""
        if (line.startswith("#### ") and line.endswith("  ")) and (self._after_blank or self._block):
            self._finish_reply()
            self._block.append(line[5:].rstrip())
        else:
            self._finish_block()
            self._take(line)
        self._after_blank = not line.strip()

    def end(self) -> None:
        """No more lines."""
        self._finish_block()
        self._finish_reply()

    def _take(self, line: str) -> None:
        if not line.startswith(">"):
            self._reply.append(line)
        elif line.startswith(_STOP):
            if self._replying:
                self._finish_reply()
                self.telling.add(Stopped(self._id("stopped"), self.at))
            self._replying = False
        elif line.startswith(_REPLY_ENDS):
            self._replying = False
        elif line.startswith(_RUNNING):
            self._step("run", {"command": line.removeprefix(_RUNNING).strip()})
        elif line.startswith(_SCRAPING):
            self._step("web", {"url": line.removeprefix(_SCRAPING).strip(" .")})
        elif named := _MODEL.match(line):
            self.models.append(named[1])

    def _finish_reply(self) -> None:
        words = "\n".join(self._reply).strip()
        self._reply.clear()
        if words and any(isinstance(entry, Said) for entry in self.telling.entries):
            self.telling.add(Replied(self._id("assistant", words), self.at, words))

    def _finish_block(self) -> None:
        if not self._block:
            return
        words = "\n".join(self._block).strip("\n")
        self._block.clear()
        asked, self._asked = self._asked, ""
        if asked and _plain(words) == asked:
            return  # the client hands the words of a command on as a prompt
        if words.startswith("/") and (command := _COMMAND.match(words)):
            self._command(words, command[1], (command[2] or "").strip())
        elif words.startswith("!"):
            self._said(words[1:], Speaker.CLIENT, "shell_line", Via.COMMAND)
            self._step("run", {"command": words[1:]})
        else:
            self._prompt(words, Via.TYPED)

    def _command(self, words: str, name: str, arguments: str) -> None:
        if name in _PROSE and arguments:
            self._asked = _plain(arguments)
            self._prompt(arguments, Via.COMMAND, typed=words)
            return
        self._said(words, Speaker.CLIENT, "command", Via.COMMAND)
        if name == "undo":
            self.telling.add(Undone(self._id("undone"), self.at, Undoing.FILES))
        elif name in {"run", "test", "web"} and arguments:
            given = {"url": arguments} if name == "web" else {"command": arguments}
            self._step("web" if name == "web" else "run", given)

    def _prompt(self, words: str, via: Via, typed: str = "") -> None:
        if _MACHINE.match(words) or _FAILED_EDIT.search(words):
            self._said(words, Speaker.CLIENT, "reflected", via)
        elif self.typed.tells(self.at) and _plain(typed or words) not in self.typed.texts:
            self._said(words, Speaker.CLIENT, "not_typed", via)
        else:
            self._said(words, Speaker.PERSON if words.strip() else Speaker.CLIENT, "block", via)
        self._replying = True

    def _said(self, words: str, speaker: Speaker, why: str, via: Via) -> None:
        told = Said(self._id("user", words), self.at, words, speaker, why, via, attributed=False)
        self.telling.add(told)

    def _step(self, tool: str, arguments: dict[str, str]) -> None:
        self.telling.add(StepRan(self._id(tool, *arguments.values()), self.at, step(Aider.name, tool, arguments)))

    def _id(self, *content: str) -> str:
        return self.telling.id("", self.stamp, *content)

    def _provider(self) -> Provider | None:
        """The log names models alone. Another one chosen on the way may be another maker's."""
        if not self.models:
            return None
        return Provider("", SEVERAL if len(set(self.models)) > 1 else "", model=self.models[-1])

    def chat(self, source: Aider, name: str, project: Project | None) -> Chat:
        """The session as a chat."""
        return Chat(
            source=source.name,
            id=name,
            entries=tuple(self.telling.entries),
            project=project,
            in_project=True,
            provider=self._provider(),
            started=self.at,
            ended=self.at,
            reader_version=source.version,
            skipped=self.telling.skipped,
        )
