"""The queue of chunks that wait for labels: done in the background, and what fails is tried again, ever more seldom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from afterword.core.chunk import Chunk
from afterword.core.errors import AfterwordError
from afterword.ports import Clock, Index, Progress, silent
from afterword.remembering.labelling import KINDS, NAMING, is_label, labels_of

BATCH = 256
FIRST_RETRY = timedelta(minutes=1)
LAST_RETRY = timedelta(days=1)
MOST_DOUBLED = 11  # a minute doubled so often is more than a day

__all__ = ["KNOWN", "is_label", "label"]

KNOWN = (*KINDS, *(f"{name}:…" for name in NAMING))  # as a person is told them

Labeller = Callable[[str], Sequence[str]]


def label(index: Index, clock: Clock, labeller: Labeller = labels_of, *, progress: Progress = silent) -> int:
    """Label every chunk that is due; gives how many were. An AfterwordError of ``labeller`` puts that chunk off."""
    done = 0
    while chunks := index.unlabelled(clock.now(), BATCH):
        given: dict[str, Sequence[str]] = {}
        for chunk in chunks:
            labels = _labels(index, clock, labeller, chunk)
            if labels is not None:
                given[chunk.id] = labels
        index.store_labels(given)
        done += len(given)
        progress(done, done + index.queue().waiting, "labels")
    return done


def _labels(index: Index, clock: Clock, labeller: Labeller, chunk: Chunk) -> Sequence[str] | None:
    try:
        return labeller(chunk.text)
    except AfterwordError as problem:
        index.labelling_failed(chunk.id, retry_at(clock.now(), index.tries(chunk.id)), problem.message)
        return None


def retry_at(now: datetime, tries: int) -> datetime:
    """When a chunk is tried again that failed ``tries`` times before this one."""
    doubled: int = 2 ** min(tries, MOST_DOUBLED)
    return now + min(FIRST_RETRY * doubled, LAST_RETRY)
