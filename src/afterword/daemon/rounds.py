"""When a round is due, and the process that it runs in: one at a time, ended with us, however we end."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from afterword.hooking import places

from .journal import Journal
from .round import HELD, SWEEP

GRACE = 5.0  # seconds that a round gets to end
HOURLY = 60  # minutes after which a sweep is due though nothing seems to have changed: time itself changes things
STILL_TOLD = 25  # minutes after a change in which a sweep may find it ready: it falls silent, and two go at a time


@dataclass(slots=True)
class Due:
    """When a sweep is due. Times are seconds of any one clock; ``moved`` is when chats were last seen to change."""

    minute: float = 60.0
    swept: float | None = None
    moved: float = 0.0
    more: bool = True

    def sweep(self, now: float) -> bool:
        """Whether to sweep now. The watcher never starts one earlier; it only tells when five minutes may be let by."""
        if self.swept is None or now < self.swept:
            return True
        ago = (now - self.swept) / self.minute
        recent = now - self.moved < STILL_TOLD * self.minute
        return ago >= HOURLY or (ago >= places.EVERY and (self.more or recent))

    def wait(self, now: float) -> float:
        """Seconds until the next beat."""
        if self.swept is None or now < self.swept:
            return 0.0
        left = self.swept + places.EVERY * self.minute - now
        return left if left > 0 else self.minute

    def done(self, now: float, *, more: bool) -> None:
        """A sweep ended."""
        self.swept, self.more = now, more


class Rounds:
    """Starts rounds and hears how they ended. ``ended`` is called from another thread, with what a round said."""

    def __init__(self, env: Mapping[str, str], journal: Journal, ended: Callable[[Mapping[str, object]], None]) -> None:
        self._env = dict(env)
        self._journal = journal
        self._ended = ended
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        """Whether one runs now."""
        return self._running is not None

    def start(self, *, sweep: bool) -> None:
        """Start one, where none runs. Raises OSError where no process can be started."""
        if self._running is not None:
            return
        words = [sys.executable, "-P", "-m", "afterword.daemon.round", HELD, *([SWEEP] if sweep else [])]
        process = subprocess.Popen(  # noqa: S603  our own module under the interpreter that runs us
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=self._env,
            start_new_session=True,  # a Ctrl-C is answered by us, who then end it
        )
        self._running = process
        threading.Thread(target=self._hear, args=(process,), name="round", daemon=True).start()

    def stop(self) -> None:
        """End the one that runs: it loses nothing by it."""
        process = self._running
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _hear(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        content = process.stdout.read()
        code = process.wait()
        process.stdout.close()
        if process.stdin is not None:
            process.stdin.close()
        said = _read(content)
        named = ("attended", "looks", "learned", "trouble")
        self._journal.note("round", code=code, **{name: str(said[name]) for name in named if said.get(name)})
        self._running = None
        self._ended(said)


def _read(content: bytes) -> Mapping[str, object]:
    try:
        said = json.loads(content)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}
