"""An embedder whose model lives in a process of its own, started at the first text and ended when nobody asks.

The process speaks over a pair of pipes that nobody else holds, so it ends with whoever started it, also after a kill.
One process a client: several programs that use one home at once each have theirs, for as long as they ask.
"""

from __future__ import annotations

import atexit
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, TYPE_CHECKING

import msgspec

from afterword.core.errors import EmbedderGone
from afterword.ports import Progress, Vector, silent

from .frames import READY, TEXTS, TROUBLE, VECTORS, Broken, of_texts, receive, send

if TYPE_CHECKING:
    import subprocess

IDLE = 120.0  # seconds without a question after which the process ends
A_FRAME = 64  # texts of one question: progress is told, and a stop is noticed, after each
LONGEST = 4096  # characters of a text that are sent; no model here reads more
GRACE = 5.0  # seconds that an ending process gets before it is killed


@dataclass(frozen=True, slots=True)
class _Running:
    process: subprocess.Popen[bytes]
    said: IO[bytes]
    heard: IO[bytes]


@dataclass(slots=True)
class Apart:
    """An embedder (ports.Embedder) in a process of its own. Safe to use from several threads, one at a time."""

    model: str
    weights: Path
    size: int
    sha256: str
    id: str
    dims: int
    multilingual: bool
    idle: float = IDLE
    _running: _Running | None = field(default=None, init=False)
    _loaded: bool = field(default=False, init=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, init=False)

    def embed(self, texts: Sequence[str], progress: Progress = silent) -> tuple[Vector, ...]:
        """One vector a text. A process that ended in the meantime is started again, once. Raises EmbedderGone."""
        found: list[Vector] = []
        with self._lock:
            try:
                for start in range(0, len(texts), A_FRAME):
                    found += self._asked([text[:LONGEST] for text in texts[start : start + A_FRAME]])
                    progress(len(found), len(texts), "texts")
            except BaseException:  # whatever ended it, Ctrl-C too
                self._end()  # an answer may still be on its way, and would be taken for the next one's
                raise
        return tuple(found)

    def close(self) -> None:
        """End the process, where one runs."""
        with self._lock:
            self._end()

    @property
    def pid(self) -> int | None:
        """The process that the model lives in now, None where none runs."""
        running = self._running
        return running.process.pid if running is not None and running.process.poll() is None else None

    @property
    def awake(self) -> bool:
        """Whether a question is answered at once: the process runs and its model is loaded."""
        return self._loaded and self.pid is not None

    def _asked(self, texts: list[str]) -> Iterator[Vector]:
        for again in (self._running is not None, False):
            try:
                return self._answer(texts)
            except Broken:
                self._end()
                if not again:
                    break
        raise EmbedderGone("The model's process ended.", "See: afterword doctor")

    def _answer(self, texts: list[str]) -> Iterator[Vector]:
        running = self._running or self._start()
        send(running.said, TEXTS, of_texts(texts))
        content = self._told(running, VECTORS)
        size = 4 * self.dims
        if len(content) != size * len(texts):
            raise Broken
        return (content[start : start + size] for start in range(0, len(content), size))

    def _start(self) -> _Running:
        import subprocess

        given = (self.model, str(self.weights), str(self.size), self.sha256, str(self.idle))
        command = [sys.executable, "-P", "-m", f"{__package__}.worker", *given]
        process = subprocess.Popen(  # noqa: S603  our own module under the interpreter that runs us
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            start_new_session=True,  # a Ctrl-C is answered by whoever asked, who then ends this one
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._running = _Running(process, process.stdin, process.stdout)
        atexit.register(self.close)
        self._told(self._running, READY)
        self._loaded = True
        return self._running

    def _told(self, running: _Running, expected: bytes) -> bytes:
        what, content = receive(running.heard)
        if what == TROUBLE:
            self._end()
            message, next_step = msgspec.json.decode(content, type=tuple[str, str])
            raise EmbedderGone(message, next_step)
        if what != expected:
            raise Broken
        return content

    def _end(self) -> None:
        running, self._running, self._loaded = self._running, None, False
        if running is None:
            return
        atexit.unregister(self.close)
        for pipe in (running.said, running.heard):
            try:
                pipe.close()
            except OSError:
                continue  # it held words that nobody reads any more
        import subprocess

        try:
            running.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            running.process.kill()
            running.process.wait()
