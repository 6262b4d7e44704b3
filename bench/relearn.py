"""What learning a chat again costs after each kind of change: chunks embedded and seconds, against learning it anew.

The longest sample of our own is not long: a chat of some hundred turns is written, and read by the real reader into a
real index. Vectors are made of hashes, so that what is measured is everything but the model; how many texts went into
it is counted at its socket.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import tempfile
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from afterword.assistants.claude_code import ClaudeCode
from afterword.assistants.projects import TableProjects
from afterword.core.chat import Project
from afterword.core.mark import LEARNER_VERSION
from afterword.core.standing import Standing
from afterword.engine.gathering import Shelf
from afterword.engine.reread import IndexSockets, IndexTerms, Reread, index_words, reread
from afterword.ports import Vector
from afterword.storage.clock import SystemClock
from afterword.storage.ids import RandomIds
from afterword.storage.index import open_index
from afterword.storage.lock import HomeLock

TURNS = 400
SESSION = "5e550000-0000-4000-8000-00000000be7c"
HOME, ELSEWHERE = "/home/sam/seedbox", "/home/sam/letters"
GOAL = 3  # chunks embedded after one inserted message
DIMS = 384


@dataclass
class Counting:
    """An embedder that costs nothing and counts."""

    id: str = "counting-1"
    dims: int = DIMS
    multilingual: bool = True
    texts: int = 0

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """A vector of unit length for each text."""
        self.texts += len(texts)
        return tuple(_vector(text) for text in texts)


def _vector(text: str) -> Vector:
    seed = hashlib.blake2b(text.encode(), digest_size=64).digest()
    parts = [byte - 127.5 for byte in seed * (DIMS // len(seed))]
    length = sum(part * part for part in parts) ** 0.5
    return array("f", [part / length for part in parts]).tobytes()


@dataclass
class Relearning:
    """A home with one long chat, and what it costs to make its chunks what reading gives now."""

    folder: Path
    turns: list[tuple[str, str]] = field(default_factory=list)
    cwd: str = HOME
    version: int = 1
    embedder: Counting = field(default_factory=Counting)

    def __post_init__(self) -> None:
        self.index = open_index(self.folder / "index", tokens=index_words)
        self.chats = self.folder / "claude" / "projects" / "-home-sam-seedbox"
        self.chats.mkdir(parents=True)
        self.learned = LEARNER_VERSION
        self.turns = [(_question(n), _answer(n)) for n in range(TURNS)]
        self.moment = time.time_ns()

    def write(self) -> None:
        """The whole log, with a time that nobody has seen."""
        began = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
        lines: list[dict[str, object]] = []
        parent: str | None = None
        for question, answer in self.turns:
            for kind, text in (("user", question), ("assistant", answer)):
                name = hashlib.blake2b(f"{kind}{text}".encode(), digest_size=8).hexdigest()
                at = began + timedelta(seconds=len(lines))
                lines.append(_record(kind, text, name, parent, at, self.cwd))
                parent = name
        path = self.chats / f"{SESSION}.jsonl"
        path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
        self.moment += 1_000_000_000
        os.utime(path, ns=(self.moment, self.moment))

    def learn(self) -> tuple[Reread, int, float]:
        """What a run did, how many texts went into the embedder, and seconds of processor time."""
        source = ClaudeCode(
            TableProjects({HOME: Project("seedbox", "seedbox"), ELSEWHERE: Project("letters", "letters")}), {}
        )
        source.version = self.version
        sockets = IndexSockets(
            self.index,
            self.embedder,
            HomeLock(self.folder / "index" / "learn.lock"),
            HomeLock(self.folder / "index" / "turn.lock", patience=0),
            SystemClock(),
            RandomIds(),
            lambda path: Path(path).exists(),
        )
        terms = IndexTerms(Standing(), learner_version=self.learned)
        before, start = self.embedder.texts, time.process_time()
        done = reread(sockets, terms, [Shelf(source, (str(self.folder / "claude"),))])
        return done, self.embedder.texts - before, time.process_time() - start

    def close(self) -> None:
        """Let the index go."""
        self.index.close()


def _question(n: int) -> str:
    return f"How should the harvest table number {n} be laid out? " + "It has rows for every bed. " * (n % 5)


def _answer(n: int) -> str:
    return "\n\n".join(
        f"Point {m} of table {n}: keep the columns short and name each bed. " * 3 for m in range(n % 9 + 1)
    )


def _record(kind: str, text: str, name: str, parent: str | None, at: datetime, cwd: str) -> dict[str, object]:
    person = {"origin": {"kind": "human"}, "promptSource": "typed"} if kind == "user" else {}
    content: object = text if kind == "user" else [{"type": "text", "text": text}]
    return {
        "type": kind,
        "uuid": name,
        "parentUuid": parent,
        "sessionId": SESSION,
        "timestamp": at.isoformat().replace("+00:00", "Z"),
        "cwd": cwd,
        "entrypoint": "cli",
        **person,
        "message": {"role": kind, "content": content, **({"id": name} if kind == "assistant" else {})},
    }


def _insert(home: Relearning) -> None:
    home.turns.insert(TURNS // 2, ("One thing in between: sort the beds by light.", "Sorted by light."))


def _delete(home: Relearning) -> None:
    del home.turns[TURNS // 3]


def _reorder(home: Relearning) -> None:
    home.turns[10:30], home.turns[200:220] = home.turns[200:220], home.turns[10:30]


def _append(home: Relearning) -> None:
    home.turns.append(("And one more for the greenhouse?", "Here it is, for the greenhouse."))


def _move(home: Relearning) -> None:
    home.cwd = ELSEWHERE


def _new_reader(home: Relearning) -> None:
    home.version += 1


def _new_learner(home: Relearning) -> None:
    home.learned += 1


def _new_embedder(home: Relearning) -> None:
    home.embedder = Counting("counting-2")


CHANGES: dict[str, Callable[[Relearning], None]] = {
    "nothing": lambda home: None,
    "one message inserted": _insert,
    "one turn deleted": _delete,
    "twenty turns reordered": _reorder,
    "one turn appended": _append,
    "moved to another project": _move,
    "a new version of the reader": _new_reader,
    "a new version of learning": _new_learner,
    "another embedder": _new_embedder,
}
REWRITES = frozenset({_insert, _delete, _reorder, _append, _move})


def rows() -> list[dict[str, str | float]]:
    """One row a change: chunks embedded, moved and removed, seconds, and the share of a full learn's seconds."""
    with tempfile.TemporaryDirectory() as folder:
        home = Relearning(Path(folder))
        home.write()
        _, embedded, whole = home.learn()
        found = [_row("learned anew", home.index.count(), embedded, Reread(), whole, whole)]
        for name, change in CHANGES.items():
            change(home)
            if change in REWRITES:
                home.write()
            done, embedded, seconds = home.learn()
            found.append(_row(name, home.index.count(), embedded, done, seconds, whole))
        home.close()
        return found


def _row(what: str, chunks: int, embedded: int, done: Reread, seconds: float, whole: float) -> dict[str, str | float]:
    return {
        "what": what,
        "chunks": chunks,
        "embedded": embedded,
        "moved": done.moved,
        "removed": done.removed,
        "seconds": round(seconds, 3),
        "of_a_full_learn": round(seconds / whole, 3),
    }


def main() -> int:
    """The command line. Exit code 1 where an inserted message embeds more than the goal allows."""
    reader = argparse.ArgumentParser(prog="python -m bench.relearn", description=__doc__)
    reader.add_argument("--json", action="store_true", help="print JSON")
    found = rows()
    if reader.parse_args().json:
        print(json.dumps(found, indent=2))
    else:
        print(f"{'after':<30}{'chunks':>8}{'embedded':>10}{'moved':>8}{'removed':>9}{'seconds':>9}{'of full':>9}")
        for row in found:
            numbers = f"{row['chunks']:>8}{row['embedded']:>10}{row['moved']:>8}{row['removed']:>9}"
            print(f"{row['what']:<30}{numbers}{row['seconds']:>9}{row['of_a_full_learn']:>9}")
    inserted = next(row["embedded"] for row in found if row["what"] == "one message inserted")
    return int(float(inserted) > GOAL)


if __name__ == "__main__":
    raise SystemExit(main())
