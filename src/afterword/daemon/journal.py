"""The daemon's log: when it did what, in codes and counts. Never a word of a chat, a memory, a path or a secret."""

from __future__ import annotations

import os
import re
import threading
import time
from contextlib import suppress
from pathlib import Path

MOST = 256 * 1024  # bytes, after which a new file is begun; one older one is kept
_PLAIN = re.compile(r"[A-Za-z0-9_.:-]{1,40}")


class Journal:
    """A file of lines: moment, what happened, and names with numbers or codes. Safe to use from several threads."""

    def __init__(self, path: Path, *, most: int = MOST) -> None:
        self._path = path
        self._most = most
        self._lock = threading.Lock()

    def note(self, what: str, **facts: int | str) -> None:
        """Write a line. What is no number and no plain code is left out; where nothing can be written, nothing is."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        told = [f"{name}={fact}" for name, fact in facts.items() if _PLAIN.fullmatch(str(fact))]
        with self._lock, suppress(OSError):
            self._begin_anew_when_full()
            file = os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            try:
                os.write(file, (" ".join((moment, what, *told)) + "\n").encode("ascii", "replace"))
            finally:
                os.close(file)

    def _begin_anew_when_full(self) -> None:
        if self._path.exists() and self._path.stat().st_size >= self._most:
            self._path.replace(self._path.with_suffix(".old.log"))
