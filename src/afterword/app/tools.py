"""What the tools that an assistant is given can do in one home: recall, say what was learned, ask to remember.

There is nothing else: no answer of the person is taken here, and what an assistant may be told is asked anew each time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from afterword.app import tool_token
from afterword.app.indexing import Indexing
from afterword.app.joining import Parts, settings_of
from afterword.app.recalling import readable_index, unwanted
from afterword.app.told import Told
from afterword.core.chat import Chat
from afterword.core.errors import HomeError
from afterword.core.memory import Kind
from afterword.engine.gathering import read_file
from afterword.engine.quoting import Seeker, learned, recalled
from afterword.engine.recall import Reading
from afterword.engine.views.quoted import Quotations, Quoted, Sort
from afterword.engine.wishing import Wish, wish
from afterword.ports import ChatFile, ChatSource
from afterword.storage.home import home_at

__all__ = ["HOSTS", "Quotations", "Quoted", "Sort", "Tools", "there"]

STRANGER = "mcp"  # under this name wishes count of any assistant that the person decided nothing of
HOSTS: Mapping[str, str] = {
    "claude-code": "claude-code",
    "codex-mcp-client": "codex",
    "codex": "codex",
    "gemini-cli-mcp-client": "gemini-cli",
    "gemini-cli": "gemini-cli",
    "cursor": "cursor",
    "cursor-vscode": "cursor",
    "opencode": "opencode",
}  # by what each calls itself when it connects
SHORTEST_NAME = 8  # characters of a chat's id; less could fit another's
_MOST_FILES = 4  # that a chat's id may fit: the chat, and what was forked from it


def there(env: Mapping[str, str]) -> bool:
    """Whether there is a home that this environment leads to. Raises BadInput for one that cannot be."""
    return home_at(None, env).about.exists()


def without_folders(text: str, env: Mapping[str, str]) -> str:
    """A sentence in which no folder of the home is named: an assistant has no use for where memory lies."""
    home = home_at(None, env)
    for folder in sorted({str(home.root), str(home.memory), str(home.config)}, key=len, reverse=True):
        text = text.replace(folder, "Afterword's own folder")
    return text


@dataclass(frozen=True, slots=True)
class Tools:
    """The tools over one home."""

    parts: Parts
    indexing: Indexing
    told: Told

    def recall(self, query: str, *, host: str, folder: str, outside: bool = False) -> Quotations:
        """What answers a question, quoted, for the assistant ``host`` whose chat lies in ``folder`` ('': in none)."""
        desk = self.parts.desk()
        seeker = self._seeker(host, folder)
        try:
            return recalled(desk, self._reading(), seeker, query, outside=outside)
        except HomeError:
            return recalled(desk, self._reading(memories_alone=True), seeker, query, outside=outside)

    def learned(self, *, host: str, folder: str) -> Quotations:
        """What was learned and holds, newest first."""
        return learned(self.parts.desk(), self._seeker(host, folder))

    def remember(self, text: str, *, host: str, kind: Kind | None = None, words: str = "", chat: str = "") -> str:
        """Ask to remember; the same sentence whatever comes of it. ``chat``: the id of the chat it is asked in, as the
        assistant's own log has it. ``words``: the person's, there, that it rests on. Raises HomeError, BadInput.
        """
        self.parts.refuse_newer()
        desk = self.parts.desk()
        consent = desk.terms.consents.get(host)
        name = host if f"consent.{host}.tell" in self.parts.pen.standing().settings else STRANGER
        found = next(self._chats(host, chat), None) if consent is not None and consent.learn else None
        return wish(desk, Wish(text, words, kind, name), found, consent.since if consent is not None else None)

    def token(self) -> str:
        """What a client over HTTP has to bring. Raises HomeError."""
        return tool_token.token(self.parts)

    @property
    def token_file(self) -> Path:
        """Where that lies, for its owner alone."""
        return tool_token.token_file(self.parts)

    def _seeker(self, host: str, folder: str) -> Seeker:
        standing = self.parts.pen.standing()
        known = settings_of(standing, (host,) if host else ())
        tell = known[f"consent.{host}.tell"].value if host else "nothing"
        everywhere = known["recall_everywhere"].value == "on"
        return Seeker(tell, self.told.key(None, folder), everywhere)

    def _reading(self, *, memories_alone: bool = False) -> Reading:
        index = None if memories_alone else readable_index(self.indexing)
        return self.indexing.reading(index, unwanted(self.parts, self.parts.desk()))

    def _chats(self, host: str, named: str) -> Iterator[Chat]:
        """The chat of this id, read from the assistant's own log as it is now. A path is no id."""
        which = named.removeprefix(f"{host}:")
        source = next((one for one in self.parts.sources if one.name == host), None)
        if source is None or len(which) < SHORTEST_NAME or not all(one.isalnum() or one in "-_" for one in which):
            return
        for file in self._files(source, which):
            for chat in read_file(source, file, self.parts.sockets.record).chats:
                if chat.id == which and not (chat.history or chat.in_project):
                    yield chat

    def _files(self, source: ChatSource, which: str) -> tuple[ChatFile, ...]:
        """Those named after the chat, else those that gave it when they were last read."""
        files = tuple(source.find(self.parts.folders(source)))
        fitting = [file for file in files if which in os.path.basename(file.path)]  # noqa: PTH119  a path as text
        if not fitting and (index := readable_index(self.indexing)) is not None:
            key = f"{source.name}:{which}"
            paths = {path for path, mark in index.marks().items() if any(one.chat == key for one in mark.chats)}
            fitting = [file for file in files if file.path in paths]
        return tuple(sorted(fitting, key=lambda file: -file.mtime_ns)[:_MOST_FILES])
