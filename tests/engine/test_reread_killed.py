"""A learn that is ended with kill -9 at any moment, and two that run at once, on a real index."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from tests.engine.learning_process import CHATS, EACH, library_at, shelf
from tests.engine.library import Library

from afterword.core.chunk import Reach
from afterword.engine.reread.run import BATCH

ROOT = Path(__file__).resolve().parents[2]


def begin(folder: Path, *more: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.engine.learning_process", str(folder), *more]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)})


def embedded(folder: Path) -> Counter[str]:
    log = folder / "embedded"
    return Counter(log.read_text(encoding="utf-8").splitlines() if log.exists() else ())


def wait_for(folder: Path, texts: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 60
    while sum(embedded(folder).values()) < texts and process.poll() is None and time.monotonic() < until:
        time.sleep(0.01)


def as_fresh(folder: Path, *, edited: bool) -> None:
    fresh = Library()
    shelf(fresh, edited=edited)
    fresh.learn()
    left = library_at(folder)
    assert left.all() == fresh.all()
    assert left.index.without_vector("counting-1", 1) == ()
    assert left.index.queue().waiting == 0
    assert not any(mark.pending for mark in left.index.marks().values())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_a_killed_learn_is_resumed_and_embeds_only_the_rest(tmp_path: Path) -> None:
    """Killed in the first and in the third batch, then once more while chats that changed are learned again."""
    for texts, more in ((1, ()), (2 * BATCH + 1, ()), (CHATS * EACH + 1, ("edited",))):
        process = begin(tmp_path, *more)
        wait_for(tmp_path, texts, process)
        process.send_signal(signal.SIGKILL)
        process.wait()
        library = library_at(tmp_path)
        assert library.index.by_words("remark", Reach(), 1), "words are there before vectors"
        if not more:
            continue
        assert library.index.count() > CHATS * EACH, "what is replaced is there until the last is stored"
    process = begin(tmp_path, "edited")
    assert process.wait() == 0
    as_fresh(tmp_path, edited=True)
    twice = embedded(tmp_path) - Counter(dict.fromkeys(embedded(tmp_path), 1))
    assert sum(twice.values()) <= 3 * BATCH, "at most the batch that was cut off, each time"


def test_two_at_once_embed_nothing_twice_and_end_as_one(tmp_path: Path) -> None:
    both = [begin(tmp_path), begin(tmp_path)]
    assert [process.wait() for process in both] == [0, 0]
    as_fresh(tmp_path, edited=False)
    assert set(embedded(tmp_path).values()) == {1}
    assert len(embedded(tmp_path)) == CHATS * EACH
