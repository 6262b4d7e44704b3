"""A process that works on a home, for tests that run several or end one: `working.py WORK HOME [WORD]`.

It prints a line for each thing that is done, after it is done: what was said is then expected to be there.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from tests.storage.agreeing import AT, keep, opened

from afterword.core.entry import SettingNow
from afterword.core.errors import AnswerRefused
from afterword.core.memory import Kind, Memory, Place
from afterword.ports import Batch
from afterword.storage.opening import Storage


def say(word: str) -> None:
    print(word, flush=True)


def without_end(storage: Storage, _: str) -> None:
    """New memories, rewritten, retired, brought back and removed, until the process is ended."""
    for number in count(sum(1 for _ in storage.record.lines())):
        memory = Memory(f"m-{number}", Kind.FACT, f"Has seen {number} ships", created=AT)
        keep(storage, memory)
        say(f"have m-{number}")
        keep(storage, replace(memory, text=f"Has seen {number} boats"))
        say(f"boats m-{number}")
        keep(storage, replace(memory, place=Place.SUPERSEDED, invalid_at=AT))
        say(f"retired m-{number}")
        if number % 3 == 0:
            keep(storage, gone=(memory.id,))
            say(f"gone m-{number}")


def some(storage: Storage, word: str) -> None:
    """Eight rounds among others who do the same: a line, a new memory, and one that all of them rewrite."""
    for number in range(8):
        storage.record.commit(Batch(lines=(SettingNow(word, str(number)),)), at=AT)
        keep(storage, Memory(f"m-{word}-{number}", Kind.FACT, f"Has note {number} of {word}", created=AT))
        with storage.lock.hold():
            shared = storage.files.get("m-shared")
            assert shared is not None
            assert shared.memory is not None
            keep(storage, replace(shared.memory, seen=shared.memory.seen + 1))
        say(f"{word} {number}")


def spend(storage: Storage, ticket: str) -> None:
    """Spend a ticket as soon as the folder says go."""
    while not (storage.home.root / "go").exists():
        time.sleep(0.001)
    try:
        storage.tickets.spend(ticket, datetime.now(UTC))
        say("spent")
    except AnswerRefused as refused:
        say(refused.reason)


def hold(storage: Storage, _: str) -> None:
    """Hold the writer lock until the process is ended."""
    with storage.lock.hold():
        say("held")
        time.sleep(60)


WORKS: dict[str, Callable[[Storage, str], None]] = {
    "without-end": without_end,
    "some": some,
    "spend": spend,
    "hold": hold,
}

if __name__ == "__main__":
    WORKS[sys.argv[1]](opened(Path(sys.argv[2])), sys.argv[3] if len(sys.argv) > 3 else "")
