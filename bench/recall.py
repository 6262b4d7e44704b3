"""Recall over 1,000, 10,000 and 100,000 pieces of chats: time of a question, memory, agreement with the exact top ten.

Invented words whose frequencies fall as those of language do, and invented vectors around topics, so that what is near
is not far from its neighbours. Making the vector of a question is left aside. One process fills the index; another
opens it and asks, so that its memory is that of asking.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psutil

from afterword.core.chunk import Chunk, Reach
from afterword.engine.recall import Reading, search
from afterword.remembering.index_words import index_words
from afterword.storage.index import open_index
from bench.clock import DidNotRun

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SIZES = (1_000, 10_000, 100_000)
QUESTIONS = 200
NUMBERS = 384
TOPICS = 600
VOCABULARY = 30_000
WORDS = 70  # of a piece
ASKED = 8  # words of a question
LEFT_OUT = 60  # the most frequent words: in a question they would be function words, which recall leaves out
PROJECTS = 40
BATCH = 512
EMBEDDER = "invented"
ASKED_OF = "questions.json"  # beside the index: words and vector of each question
AT = datetime(2026, 1, 1, tzinfo=UTC)

Row = dict[str, str | float]


@dataclass(frozen=True, slots=True)
class Invented:
    """Everything of one size, the same at every call."""

    size: int
    vectors: NDArray[np.float32]
    questions: NDArray[np.float32]
    asked: list[str]


def measure(rounds: int) -> list[Row]:
    """One row a size. ``rounds`` is not needed: each size asks QUESTIONS questions."""
    del rounds
    return [_measured(size) for size in SIZES]


def _measured(size: int) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        told = [_child(do, size, folder) for do in ("fill", "ask")]
    filled, asked = told
    exact = _exact(invent(size))
    agreement = statistics.mean(
        len(set(found) & right) / len(right) for found, right in zip(asked["found"], exact, strict=True)
    )
    times = {f"{way} {mark}": asked[way][mark] for way in ("words", "meaning", "both") for mark in ("median", "95th")}
    sizes = {"filled s": filled["seconds"], "disk MB": filled["megabytes"], "opened ms": asked["opened"]}
    return {"pieces": size, **times, "memory MB": asked["memory"], "agreement": round(agreement, 4), **sizes}


def _child(do: str, size: int, folder: str) -> Any:
    command = [sys.executable, "-m", "bench.recall", do, str(size), folder]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise DidNotRun(f"{' '.join(command[1:4])} ended with {done.returncode}: {last}")
    return json.loads(done.stdout)


def invent(size: int) -> Invented:
    """Vectors of the pieces and of the questions, and the words of the questions."""
    import numpy as np

    chance = np.random.default_rng(size)
    topics = chance.standard_normal((TOPICS, NUMBERS)) + 0.8 * chance.standard_normal(NUMBERS)
    vectors = _unit(topics[chance.integers(0, TOPICS, size)] + 1.2 * chance.standard_normal((size, NUMBERS)))
    near = vectors[chance.integers(0, size, QUESTIONS)] + 0.04 * chance.standard_normal((QUESTIONS, NUMBERS))
    asked = [" ".join(_words(chance, ASKED, LEFT_OUT)) for _ in range(QUESTIONS)]
    return Invented(size, vectors, _unit(near), asked)


def _unit(vectors: NDArray[Any]) -> NDArray[np.float32]:
    import numpy as np

    return (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype("<f4")


def _words(chance: np.random.Generator, number: int, least: int = 0) -> list[str]:
    """Words by their rank, ``least`` and above."""
    chances = _chances()
    low = chances[least - 1] if least else 0.0
    return [f"wo{rank}rd" for rank in chances.searchsorted(low + (1 - low) * chance.random(number), side="right")]


@cache
def _chances() -> NDArray[np.float64]:
    """How likely a word of this rank or a more frequent one is."""
    import numpy as np

    weights = 1 / np.arange(1, VOCABULARY + 1)
    return (weights / weights.sum()).cumsum()


def _exact(invented: Invented) -> list[set[str]]:
    import numpy as np

    return [
        {str(place) for place in np.argsort(-(invented.vectors @ question))[:10]} for question in invented.questions
    ]


def fill(size: int, folder: Path) -> dict[str, float]:
    """Make the index of one size."""
    import numpy as np

    invented, chance = invent(size), np.random.default_rng(size + 1)
    pairs = [(asked, one.tobytes().hex()) for asked, one in zip(invented.asked, invented.questions, strict=True)]
    (folder / ASKED_OF).write_text(json.dumps(pairs))
    begun = time.perf_counter()
    index = open_index(folder / "index", tokens=index_words)
    for start in range(0, size, BATCH):
        places = range(start, min(size, start + BATCH))
        index.add([_piece(place, " ".join(_words(chance, WORDS))) for place in places])
        index.store_vectors(EMBEDDER, {str(place): invented.vectors[place].tobytes() for place in places})
    index.close()
    seconds = time.perf_counter() - begun
    megabytes = sum(path.stat().st_size for path in (folder / "index").iterdir()) / 1e6
    return {"seconds": round(seconds, 1), "megabytes": round(megabytes, 1)}


def _piece(place: int, text: str) -> Chunk:
    chat, position = divmod(place, 50)
    moment = AT + timedelta(minutes=place)
    return Chunk(str(place), f"claude-code:c{chat}", text, f"e{place}", position, f"git:p{chat % PROJECTS}", moment)


class Given:
    """An embedder whose vectors were made before."""

    id, dims, multilingual = EMBEDDER, NUMBERS, True

    def __init__(self, vectors: dict[str, bytes]) -> None:
        self._vectors = vectors

    def embed(self, texts: Sequence[str]) -> tuple[bytes, ...]:
        """See ports.Embedder."""
        return tuple(self._vectors[text] for text in texts)


def ask(_size: int, folder: Path) -> dict[str, Any]:
    """Ask every question in three ways, each timed alone, after one that opens the file and loads numpy."""
    questions = [(asked, bytes.fromhex(vector)) for asked, vector in json.loads((folder / ASKED_OF).read_text())]
    given = Given(dict(questions))
    before = _memory()
    begun = time.perf_counter()
    index = open_index(folder / "index", tokens=index_words)
    index.by_meaning(EMBEDDER, questions[0][1], Reach(), 10)
    opened = time.perf_counter() - begun
    found = [[hit.chunk.id for hit in index.by_meaning(EMBEDDER, vector, Reach(), 10)] for _, vector in questions]
    told = {
        "opened": round(opened * 1000, 1),
        "words": _timed(lambda pair: index.by_words(pair[0], Reach(), 100), questions),
        "meaning": _timed(lambda pair: index.by_meaning(EMBEDDER, pair[1], Reach(), 100), questions),
        "both": _timed(lambda pair: search(Reading(index, given), pair[0], Reach(), 10), questions),
    }
    return {**told, "found": found, "memory": round(_memory() - before, 1)}


def _timed(act: Callable[[tuple[str, bytes]], object], questions: Sequence[tuple[str, bytes]]) -> dict[str, float]:
    """Milliseconds of wall time."""
    taken = []
    for question in questions:
        begun = time.perf_counter()
        act(question)
        taken.append((time.perf_counter() - begun) * 1000)
    return {"median": round(statistics.median(taken), 1), "95th": round(statistics.quantiles(taken, n=20)[-1], 1)}


def _memory() -> float:
    """Megabytes that the process holds now."""
    return float(psutil.Process().memory_info().rss) / 1e6


if __name__ == "__main__":
    act = {"fill": fill, "ask": ask}[sys.argv[1]]
    print(json.dumps(act(int(sys.argv[2]), Path(sys.argv[3]))))
