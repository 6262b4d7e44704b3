"""The joint beside the question: for whom and which project, what may be told there, the prepared table, the count.

The table stands only while it says what is true: it is taken away before any memory changes (``outdate``), and made
anew by who changed it or by the next sweep. So who finds it may use it, and who finds none shows nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from afterword.app.indexing import Indexing
from afterword.app.joining import Parts
from afterword.app.outdating import table_in
from afterword.app.told import Told
from afterword.core.errors import EmbedderGone, HomeError
from afterword.engine import beside
from afterword.engine.desk import Desk
from afterword.engine.recall.asked import Reading
from afterword.engine.recall.kept import KeptVectors
from afterword.engine.telling import NOTHING
from afterword.engine.views import NearbyView, ProfileView

A_PIECE = 4  # memories whose vectors are made at once while messages may come: some fifty milliseconds
COUNTED = "nearby.count"  # what was shown and is not in the record yet: a line each, appended
MOST_COUNTED = 1 << 20  # bytes; what stands behind is not counted


class Besides:
    """What goes beside messages in one home."""

    def __init__(self, parts: Parts, indexing: Indexing, told: Told) -> None:
        self._parts = parts
        self._told = told
        self._indexing = indexing
        self._vectors = KeptVectors(sys.maxsize)  # as many as there are memories
        self._at_hand = beside.AtHand()
        self._table_kept: tuple[bytes, beside.Table] | None = None
        self._words_kept: beside.Words | None = None

    @property
    def table(self) -> Path:
        """Where the prepared table lies."""
        return table_in(self._parts.storage.home.root)

    @property
    def counted(self) -> Path:
        """Where what was shown is noted until it is counted: a line of id, host and project's key, tabs between."""
        return self._indexing.folder / COUNTED

    def nearby(
        self,
        message: str,
        project: str | None,
        folder: str | None,
        host: str,
        *,
        guest: bool,
        lean: bool,
        seen: bool,
        at_once: bool = False,
    ) -> NearbyView:
        """See App.nearby."""
        if guest:
            return NearbyView("")
        with self._parts.pen.read_once():  # a person waits
            desk = self._told.desk()
            key = self._told.key(project, folder)
            asked = beside.Message(message, key, self._told.tell(host), guest, lean)
            reading = self._reading() if not at_once or self.awake else Reading()
            self._at_hand.follow(desk.standing())
            if at_once and not (self.awake and self._at_hand.complete(reading)):
                view = self._by_the_table(desk, asked, host)
            else:
                view = beside.nearby(desk, reading, asked, self._at_hand)
            if seen and host and view.block:
                self.note([memory.id for memory in view.memories], host, key)
            return view

    @property
    def awake(self) -> bool:
        """Whether meaning is told at once: no model has to start for it."""
        from afterword.models.embedding.apart import Apart

        embedder = self._indexing.embedder
        return not isinstance(embedder, Apart) or embedder.awake

    def wake(self) -> None:
        """Have the model running, where meaning needs one, and not end soon. From any thread; may take seconds."""
        embedder = self._indexing.embedder
        if embedder is not None:
            with suppress(EmbedderGone):
                embedder.embed(("",))

    def ready(self) -> bool:
        """See App.ready_nearby."""
        reading = self._reading() if self.awake else Reading()
        if not self.awake:
            self._words_at_hand()
        return beside.warm(self._told.desk(), reading, self._at_hand, A_PIECE)

    def _by_the_table(self, desk: Desk, asked: beside.Message, host: str) -> NearbyView:
        """By the prepared table, as a hook finds it that lives for one message; by words where there is none."""
        table = self._table_at_hand()
        if table is None:
            return beside.nearby(desk, Reading(), asked, self._at_hand)
        return beside.nearby_in(desk, table, asked, host, self._words_at_hand())

    def _table_at_hand(self) -> beside.Table | None:
        """Read at each message, since it is taken away before a memory changes; taken apart when it is another one."""
        try:
            content = self.table.read_bytes()
            if self._table_kept is None or self._table_kept[0] != content:
                self._table_kept = (content, beside.Table(content))
        except (OSError, ValueError):
            self._table_kept = None
        return self._table_kept[1] if self._table_kept is not None else None

    def _words_at_hand(self) -> beside.Words | None:
        if self._words_kept is None:
            self._words_kept = self._words()
        return self._words_kept

    def profile(self, project: str | None, folder: str | None, host: str, *, guest: bool, lean: bool) -> ProfileView:
        """See App.profile."""
        if guest:
            return ProfileView("")
        return beside.profile(
            self._parts.desk(), self._told.key(project, folder), tell=self._told.tell(host), lean=lean
        )

    def note(self, memories: list[str], host: str, project: str | None) -> None:
        """Note what was shown, to be counted later. Where it cannot be, it is not counted and nothing else is amiss."""
        if not self._parts.storage.writable:
            return
        lines = "".join(f"{memory}\t{host}\t{project or ''}\n" for memory in memories)
        with suppress(OSError):
            self.counted.parent.mkdir(mode=0o700, exist_ok=True)
            file = os.open(self.counted, os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
            try:
                os.write(file, lines.encode("utf-8", "replace"))
            finally:
                os.close(file)

    def settle(self) -> None:
        """Count what was noted, once. What a crash catches here is lost from the count and from nothing else."""
        taken = self.counted.with_suffix(".taken")
        with suppress(OSError, HomeError), self._parts.pen.alone():
            self.counted.replace(taken)
            with taken.open("rb") as file:
                noted = file.read(MOST_COUNTED)
            taken.unlink()
            beside.count_shown(self._parts.desk(), _noted(noted))

    def refresh(self, *, warm: bool = True) -> bool:
        """Count what was noted, and have the table say what stands now. Gives whether there is one.

        ``warm``: have the vectors of memories made too, so that no message waits for them; that may load a model.
        There is none while no assistant may be told anything, and where it cannot be written. Never fails.
        """
        try:
            return self._refreshed(warm=warm)
        except (OSError, HomeError):
            return False

    def _refreshed(self, *, warm: bool) -> bool:
        if not self._parts.storage.writable:
            return False
        self.settle()
        told = self._told.hosts()
        if not any(tell != NOTHING for tell in told.values()):
            return False
        if warm:
            beside.warm(self._parts.desk(), self._reading(), self._at_hand)
        if self.current():
            return True
        from afterword.storage.atomic import DiskSteps, write_atomic

        with self._parts.pen.alone():
            content = beside.table(self._parts.desk(), told, self._words())
            self.table.parent.mkdir(mode=0o700, exist_ok=True)
            write_atomic(self.table, content, DiskSteps())
        return True

    def current(self) -> bool:
        """Whether the table is there, whole, and no line of the record behind it changed a memory."""
        try:
            seq = beside.table_seq(self.table.read_bytes())
        except (OSError, ValueError):
            return False
        pen = self._parts.pen
        return seq <= pen.standing().last_seq and not pen.outdated_since(seq)

    def _reading(self) -> Reading:
        """The index is only where vectors of memories are kept: where it cannot be used they are made here."""
        index = None
        with suppress(HomeError):
            index = self._indexing.index() if self._indexing.there else None
        return Reading(index, self._indexing.embedder, kept=self._vectors)

    def _words(self) -> beside.Words | None:
        return shipped_words() if self._parts.embedder is not None else None


def shipped_words() -> beside.Words:
    """The vocabulary and static vectors that come with the package."""
    from afterword.models.embedding.shipped import STATIC_TABLE, VOCABULARY

    return beside.Words(VOCABULARY.read_bytes(), STATIC_TABLE.read_bytes())


def _noted(content: bytes) -> Iterator[tuple[str, str, str | None]]:
    for line in content.decode("utf-8", "replace").splitlines():
        parts = line.split("\t")
        if len(parts) == 3:
            yield parts[0], parts[1], parts[2] or None
