"""The sockets that the engine works through, in one frozen value, and the terms on which it works.

Both are made at the joint. Nothing here says which program or folder stands behind a socket, or where a term came
from.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from afterword.core.verdict import Mode

if TYPE_CHECKING:
    from afterword.ports import (
        Clock,
        Ids,
        Keys,
        Likeness,
        MemoryFiles,
        Record,
        Reviewer,
        Running,
        Tickets,
        Tidier,
        WriterLock,
    )

NEVER_READ = "excluded:"  # how the key of a project begins whose folder is never to be read


@dataclass(frozen=True, slots=True)
class Sockets:
    """All that the engine reads from and writes to. ``likeness`` None: no embedder, words alone compare.

    ``running`` None: a process that ended in the middle of a sweep is known only by how long ago it began.
    ``outdate`` takes away what was prepared from the memories, before any of them changes.
    ``reviewer`` None: the built-in reader alone reads. ``tidier`` None: tidying is done by rules alone.
    """

    record: Record
    files: MemoryFiles
    keys: Keys
    lock: WriterLock
    clock: Clock
    ids: Ids
    tickets: Tickets
    likeness: Likeness | None = None
    running: Running | None = None
    outdate: Callable[[], None] | None = None
    reviewer: Reviewer | None = None
    tidier: Tidier | None = None


@dataclass(frozen=True, slots=True)
class Consent:
    """What the person agreed to for one assistant: learning, and from which moment on words may be heard."""

    learn: bool
    since: datetime | None


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings that the engine works by, read once at the joint.

    ``paused_until``: no learning before then. ``trust_files``: changes in files that pass the check are used at once.
    ``tidy``: near-duplicates are put together by themselves; ``tidy_by_model``: a model is asked too, where one may be.
    ``cap_micros``: what learning may spend in a month, in millionths of a dollar.
    ``device`` is this computer's id. ``consents`` go by source; a source that is missing was never asked about.
    """

    mode: Mode = Mode.CAREFUL
    learning: bool = True
    paused_until: datetime | None = None
    trust_files: bool = False
    tidy: bool = False
    tidy_by_model: bool = False
    device: str = ""
    quiet_minutes: int = 10
    looks_a_sweep: int = 2
    cap_micros: int = 1_000_000
    week: timedelta = timedelta(days=7)
    waits_for: timedelta = timedelta(days=30)
    unconfirmed_for: timedelta = timedelta(days=90)
    missing_for: timedelta = timedelta(days=1)
    consents: dict[str, Consent] = field(default_factory=dict)

    def on(self, now: datetime) -> bool:
        """Whether anything may be learned at this moment."""
        return self.learning and (self.paused_until is None or now >= self.paused_until)
