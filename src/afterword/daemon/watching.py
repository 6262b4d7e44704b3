"""When chats last changed, told by the times of their files. It opens none, and what it sees only wakes the sweep.

Looking once a minute costs less than being told by the system of every line that an assistant writes.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

MOST_ENTRIES = 20_000  # of all folders; with more, every look says that something changed
DEEPEST = 8


def newest(roots: Sequence[str]) -> float | None:
    """When the newest entry below these folders was changed, in seconds since 1970; None where there are too many."""
    latest = 0.0
    for number, changed in enumerate(_times(roots)):
        if number >= MOST_ENTRIES:
            return None
        latest = max(latest, changed)
    return latest


def _times(roots: Sequence[str]) -> Iterator[float]:
    folders = [(root, 0) for root in roots]
    while folders:
        folder, depth = folders.pop()
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    yield entry.stat(follow_symlinks=False).st_mtime
                    if depth < DEEPEST and entry.is_dir(follow_symlinks=False):
                        folders.append((entry.path, depth + 1))
        except OSError:
            continue  # it went away, or may not be read: a sweep says so
