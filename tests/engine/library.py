"""Chats on shelves, an index and an embedder that counts: what a test of re-reading stands in."""

from __future__ import annotations

import hashlib
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from afterword.core.chat import Chat, Entry, Project, Replied, Said, Skipped, Speaker
from afterword.core.chunk import Chunk
from afterword.core.errors import EmbedderGone, HomeBusy
from afterword.core.mark import LEARNER_VERSION, Checkpoint
from afterword.core.standing import Standing
from afterword.engine.gathering import Shelf
from afterword.engine.reread import IndexSockets, IndexTerms, Reread, reread
from afterword.language.tokens import words
from afterword.ports import ChatFile, Index, ReadResult, Unread, Vector, silent
from afterword.remembering.chunking import Cutting
from afterword.storage.clock import FixedClock
from afterword.storage.in_memory_index import InMemoryIndex
from afterword.storage.scripted import CountingIds

MONDAY = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
SEEDBOX = Project("git:example.org/sam/seedbox", "seedbox")
LETTERS = Project("folder:/home/sam/letters", "letters")


def chat(*texts: str, key: str = "c1", project: Project | None = SEEDBOX, **more: object) -> Chat:
    """What was said in turn: '> …' by the assistant, anything else by the person, a minute apart."""
    entries = tuple(_entry(text, f"{key}-{number}", number) for number, text in enumerate(texts))
    ended = entries[-1].at if entries else None
    made = Chat("plain", key, entries, project=project, started=MONDAY, ended=ended)
    return replace(made, **more)  # type: ignore[arg-type]  # any of its fields


def _entry(text: str, name: str, number: int) -> Entry:
    at = MONDAY + timedelta(minutes=number)
    if text.startswith("> "):
        return Replied(name, at, text[2:])
    return Said(name, at, text, Speaker.PERSON, "typed")


class Shelves:
    """A source whose files lie in memory. ``reads`` counts how often each was opened."""

    name, title, proven = "plain", "Plain", True

    def __init__(self, version: int = 1) -> None:
        self.version = version
        self.files: dict[str, tuple[Chat, ...]] = {}
        self.sizes: dict[str, tuple[int, int]] = {}
        self.locked: set[str] = set()
        self.cut_off: set[str] = set()
        self.unknown: dict[str, int] = {}
        self.reads: Counter[str] = Counter()
        self.writes = 0
        self.while_reading: Callable[[], None] = lambda: None

    def put(self, path: str, *chats: Chat) -> None:
        """Write a file: its time moves on, its size is what is in it."""
        self.writes += 1
        self.files[path] = chats
        self.sizes[path] = (1 + sum(len(one.entries) for one in chats), self.writes)

    def empty(self, path: str) -> None:
        self.put(path)
        self.sizes[path] = (0, self.writes)

    def rename(self, old: str, new: str) -> None:
        self.files[new] = self.files.pop(old)
        self.sizes[new] = self.sizes.pop(old)

    def delete(self, path: str) -> None:
        del self.files[path], self.sizes[path]

    def roots(self) -> tuple[str, ...]:
        return ("/chats",)

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        for path, (size, when) in sorted(self.sizes.items()):
            yield ChatFile(self.name, path, size, when)

    def recognises(self, path: str) -> bool:
        return path in self.files

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        self.reads[path] += 1
        self.while_reading()
        if path in self.locked:
            return ReadResult((), unread=Unread(path, "It may not be read."))
        size, when = self.sizes[path]
        offset = size // 2 if path in self.cut_off else size
        skipped = (Skipped("unknown_record", self.unknown.get(path, 0)), Skipped("client", 1))
        chats = self.files[path]
        chats = (replace(chats[0], skipped=skipped), *chats[1:]) if chats else ()
        checkpoint = Checkpoint(path, "", size, when, offset, "", "", self.version)
        return ReadResult(chats, checkpoint, skipped=() if chats else skipped)


@dataclass
class CountingEmbedder:
    """The same vector for the same words; counts every text that was put in, by name. ``fails_after`` so many texts."""

    id: str = "counting-1"
    dims: int = 4
    multilingual: bool = True
    texts: list[str] = field(default_factory=list)
    batches: list[int] = field(default_factory=list)
    fails_after: int | None = None
    stops_after: int | None = None

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        if self.fails_after is not None and len(self.texts) >= self.fails_after:
            raise EmbedderGone("Its process ended.")
        if self.stops_after is not None and len(self.texts) >= self.stops_after:
            raise KeyboardInterrupt
        self.texts += texts
        self.batches.append(len(texts))
        return tuple(vector_of(self.id, text) for text in texts)


def vector_of(embedder: str, text: str) -> Vector:
    parts = [1 + byte for byte in hashlib.sha256(f"{embedder}\0{text}".encode()).digest()[:4]]
    length = sum(part * part for part in parts) ** 0.5
    return array("f", [part / length for part in parts]).tobytes()


class Gate:
    """A lock as another process would hold it: shut, nobody gets in."""

    def __init__(self) -> None:
        self.shut = False

    def hold(self) -> AbstractContextManager[None]:
        if self.shut:
            raise HomeBusy("Another one has it.")
        return nullcontext()


class Library:
    """Everything at hand."""

    def __init__(self, index: Index | None = None, embedder: CountingEmbedder | None = None) -> None:
        self.index: Index = index if index is not None else InMemoryIndex(words)
        self.embedder: CountingEmbedder | None = embedder or CountingEmbedder()
        self.source = Shelves()
        self.clock = FixedClock(MONDAY + timedelta(hours=2))
        self.ids = CountingIds()
        self.lock, self.turn = Gate(), Gate()
        self.standing = Standing()
        self.cutting = Cutting()
        self.version = LEARNER_VERSION
        self.settings: tuple[str, ...] = ()
        self.heard: list[tuple[int, int, str]] = []

    def sockets(self) -> IndexSockets:
        return IndexSockets(
            self.index,
            self.embedder,
            self.lock,
            self.turn,
            self.clock,
            self.ids,
            lambda path: path in self.source.files,
        )

    def terms(self, **more: object) -> IndexTerms:
        made = IndexTerms(self.standing, self.settings, self.cutting, self.version)
        return replace(made, **more)  # type: ignore[arg-type]  # any of its fields

    def learn(self, *paths: str, quiet: bool = True, **more: object) -> Reread:
        """A run over everything, or over some files alone. Embedded texts are counted from here on."""
        if self.embedder is not None:
            self.embedder.texts.clear()
        files = tuple(file for file in self.source.find(()) if file.path in paths)
        shelf = Shelf(self.source, files=files) if paths else Shelf(self.source, ("/chats",))
        return reread(self.sockets(), self.terms(**more), [shelf], progress=silent if quiet else self.progress)

    def progress(self, done: int, of: int, what: str) -> None:
        self.heard.append((done, of, what))

    def texts(self, key: str = "c1") -> list[str]:
        return [chunk.text for chunk in self.index.stored(f"plain:{key}")]

    def all(self) -> dict[str, Chunk]:
        return {chunk.id: chunk for one in self.index.chats() for chunk in self.index.stored(one)}

    @property
    def embedded(self) -> list[str]:
        assert self.embedder is not None
        return self.embedder.texts
