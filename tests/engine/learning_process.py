"""Learns a shelf of chats into an index on the disk, slowly: a process that a test ends at any moment.

`learning_process.py FOLDER` writes each text that goes into the embedder to FOLDER/embedded, a line each.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.engine.library import CountingEmbedder, Library, chat

from afterword.ports import Vector
from afterword.remembering.index_words import index_words
from afterword.storage.index import open_index
from afterword.storage.lock import HomeLock

CHATS, EACH = 8, 40


class Slow(CountingEmbedder):
    """Says what it is asked for before it answers."""

    def __init__(self, log: Path) -> None:
        super().__init__()
        self.log = log

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        with self.log.open("a", encoding="utf-8") as file:
            file.writelines(f"{text}\n" for text in texts)
        time.sleep(0.05)
        return super().embed(texts)


def shelf(library: Library, *, edited: bool) -> None:
    """The chats of this home; ``edited``: each with a line less, and one more, and a later time."""
    library.source.writes = CHATS if edited else 0
    for n in range(CHATS):
        texts = [f"Remark {m} on matter {n}." for m in range(EACH)]
        library.source.put(f"/{n}", chat(*([*texts[1:], f"Added to {n}."] if edited else texts), key=f"c{n}"))


def library_at(folder: Path) -> Library:
    """A library whose index, locks and count of embedded texts lie on the disk."""
    library = Library(open_index(folder / "index", tokens=index_words), Slow(folder / "embedded"))
    library.lock = HomeLock(folder / "index" / "learn.lock")  # type: ignore[assignment]  # locks of real files
    library.turn = HomeLock(folder / "index" / "turn.lock", patience=0)  # type: ignore[assignment]  # locks of real files
    return library


if __name__ == "__main__":
    given = library_at(Path(sys.argv[1]))
    shelf(given, edited=len(sys.argv) > 2)
    given.learn()
