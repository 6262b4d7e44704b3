"""Words typed while the assistant worked: they may stand in the queue's log, in an attachment and in a user record.

Each is counted once. Some stand in the queue's log alone: taken up in mid-turn by versions that kept no other trace.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

QUEUE_ONLY = "queue_only"  # the reason of words that stand nowhere else

_SECONDS = timedelta(seconds=90)
# Why words left the queue that are still the person's words to the assistant; '' in versions that give no reason.
_TAKEN_UP = frozenset({"", "absorbed_mid_turn", "absorbed", "dequeued", "processed", "consumed"})


@dataclass(slots=True)
class Waiting:
    """Words that were put into the queue. ``place`` is how many nodes stood before them."""

    entry: str
    text: str
    place: int
    at: datetime | None
    gone: bool = False  # taken back into the input field, or removed by the person
    taken: datetime | None = None  # when they were taken up in mid-turn
    command: str | None = None
    open: bool = True


@dataclass(frozen=True, slots=True)
class Heard:
    """Words of the person that stand somewhere else too: in a user record, or (``attached``) in an attachment."""

    entry: str
    text: str
    place: int
    at: datetime | None
    attached: bool = False
    command: str | None = None


class Queue:
    """The queue of one session, replayed from its log."""

    def __init__(self) -> None:
        self.waiting: list[Waiting] = []

    def enqueue(self, words: Waiting) -> None:
        """Words were typed."""
        self.waiting.append(words)

    def dequeue(self) -> None:
        """The first one becomes a turn of its own: a user record follows."""
        if first := self._open(None):
            first.open = False

    def remove(self, text: str | None, reason: str | None, command: str | None, at: datetime | None) -> None:
        """One left the queue otherwise: taken up in mid-turn, or removed."""
        if found := self._open(text):
            found.open, found.command = False, command
            if (reason or "") in _TAKEN_UP:
                found.taken = at or found.at
            else:
                found.gone = True

    def pull_back(self) -> None:
        """All that waits goes back into the input field, where the person may change it."""
        for words in self.waiting:
            if words.open:
                words.open, words.gone = False, True

    def _open(self, text: str | None) -> Waiting | None:
        return next((words for words in self.waiting if words.open and text in {None, words.text}), None)

    def only_here(self, heard: Sequence[Heard]) -> frozenset[str]:
        """The entries of those words that stand nowhere else."""
        left = list(heard)
        alone = set()
        for words in self.waiting:
            if words.gone:
                continue
            twin = next((other for other in left if _same(words, other)), None)
            if twin is None:
                alone.add(words.entry)
            elif twin.text.strip() == words.text.strip():
                left.remove(twin)
        return frozenset(alone)


def twice_attached(heard: Sequence[Heard]) -> frozenset[str]:
    """The entries of attachments whose words came again as a user record within seconds."""
    turns = [other for other in heard if not other.attached]
    return frozenset(
        words.entry
        for words in heard
        if words.attached
        and any(turn.place > words.place and turn.text == words.text and _near(words.at, turn.at) for turn in turns)
    )


def _same(words: Waiting, other: Heard) -> bool:
    if words.command and words.command == other.command:
        return True
    if other.place < words.place or f"\n{words.text.strip()}\n" not in f"\n{other.text.strip()}\n":
        return False  # several that wait become one turn, a line or more for each
    return other.attached or words.taken is None or _near(words.taken, other.at)


def _near(a: datetime | None, b: datetime | None) -> bool:
    return a is None or b is None or abs(a - b) <= _SECONDS
