"""Putting a chat together: every entry gets an id of its own, and what a reader passes over is counted by reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2b

from afterword.core.chat import Branch, Entry, Skipped, Stopped, Undone


class Telling:
    """The entries of one chat as they are told, and what was passed over."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._taken: set[str] = set()
        self._skipped: Counter[str] = Counter()

    def id(self, given: str, *content: str) -> str:
        """The host's own id where it gives one, else a hash of what stands there; never one that is taken already."""
        wanted = given or digest(*content)
        unique, times = wanted, 1
        while unique in self._taken:
            times += 1
            unique = f"{wanted}-{times}"
        self._taken.add(unique)
        return unique

    def add(self, entry: Entry) -> None:
        """Tell one more entry."""
        self.entries.append(entry)

    def skip(self, reason: str, count: int = 1) -> None:
        """Count what was passed over."""
        self._skipped[reason] += count

    def take_back(self, start: int) -> None:
        """Everything told from place ``start`` on stands on a branch that was left."""
        self.entries[start:] = [left(entry) for entry in self.entries[start:]]

    @property
    def skipped(self) -> tuple[Skipped, ...]:
        """What was passed over, by reason."""
        return tuple(Skipped(reason, count) for reason, count in sorted(self._skipped.items()) if count)


def left(entry: Entry) -> Entry:
    """The entry on a branch that was left. Stops and undoings are acts: what a person did stays done."""
    return entry if isinstance(entry, Stopped | Undone) else replace(entry, branch=Branch.ABANDONED)


def copied(entry: Entry, chat: str) -> Entry:
    """The entry as a fork's copy out of ``chat``."""
    return replace(entry, copied_from=chat)


def digest(*content: str) -> str:
    """A short name for a thing that has none, from what it holds: 16 hex digits."""
    return blake2b("\0".join(content).encode("utf-8", "replace"), digest_size=8).hexdigest()


def joined(texts: Iterable[str]) -> str:
    """The texts that hold anything, one below the other."""
    return "\n".join(text for text in texts if text.strip())
