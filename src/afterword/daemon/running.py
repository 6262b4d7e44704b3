"""The daemon from start to end: one a home, woken by hooks and by time, ended by a signal, by a newer release, or
when its home went away.

Whatever ends it, nothing is left that the next one would stumble over, and no process of ours outlives it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import afterword
from afterword.core.errors import HomeBusy
from afterword.hooking import places
from afterword.hooking.calling import patience

from .answering import SHARE, Answering
from .rounds import Due, Rounds
from .watching import newest
from .wire import Asked, Listens

if TYPE_CHECKING:
    from afterword.app import App

UPGRADED = 75  # the code with which it ends when another release was installed: start it again
LOCK = "daemon.lock"


class Daemon:
    """One home's daemon. ``env``: the environment of what it starts. Run it once."""

    def __init__(self, env: Mapping[str, str], open_app: Callable[[], App]) -> None:
        self._env = env
        self._open_app = open_app
        self._stop = threading.Event()
        self._woken = threading.Event()
        self._marked = threading.Event()
        self._due = Due(places.minute(env.get("AFTERWORD_MINUTE", "")))
        self._roots: tuple[str, ...] = ()
        self._release = _release()

    def stop(self) -> None:
        """End soon. May be called from a signal."""
        self._stop.set()
        self._woken.set()

    def run(self, ready: Callable[[Path], None]) -> int:
        """Serve until it is stopped; ``ready`` is called with the home once it listens. Gives the exit code.

        Raises HomeBusy where another daemon serves this home, HomeError where it cannot be used.
        """
        from filelock import FileLock, Timeout

        answering = Answering(self._open_app, self._mark, SHARE * patience())
        answering.open()
        try:
            with FileLock(answering.run / LOCK, timeout=0, mode=0o600):
                return self._serve(answering, ready)
        except Timeout:
            raise HomeBusy("A daemon serves this home already.", "See: afterword service status") from None
        finally:
            answering.close()

    def _serve(self, answering: Answering, ready: Callable[[Path], None]) -> int:
        journal = answering.journal

        def ended(said: Mapping[str, object]) -> None:
            answering.make_ready()
            self._ended(said)

        rounds = Rounds(self._env, journal, ended)
        socket = _listening(answering)
        try:
            socket.open()
            journal.note("began", release=afterword.__version__, process=os.getpid())
            ready(answering.run.parent)
            return self._beat(rounds, answering)
        finally:
            socket.close()
            rounds.stop()
            if answering.there():  # what lies there now may be another home, with a log of its own
                journal.note("ended")

    def _beat(self, rounds: Rounds, answering: Answering) -> int:
        while not self._stop.is_set() and answering.there():
            now = time.time()
            self._look()
            sweep = self._due.sweep(now)
            if not rounds.running and (sweep or self._marked.is_set()):
                self._marked.clear()
                rounds.start(sweep=sweep)
            self._woken.wait(min(self._due.wait(now), self._due.minute) if not rounds.running else self._due.minute)
            self._woken.clear()
            if _release() != self._release:
                return UPGRADED
        return 0

    def _mark(self) -> None:
        self._marked.set()
        self._woken.set()

    def _look(self) -> None:
        moved = newest(self._roots)
        self._due.moved = time.time() if moved is None else max(moved, self._due.moved)

    def _ended(self, said: Mapping[str, object]) -> None:
        roots = said.get("roots")
        if isinstance(roots, list) and roots:
            self._roots = tuple(str(root) for root in roots)
        if said.get("swept") or said.get("trouble") or not said:
            self._due.done(time.time(), more=bool(said.get("more")) or not said.get("swept"))
        self._woken.set()


def serve(env: Mapping[str, str], open_app: Callable[[], App], ready: Callable[[Path], None]) -> int:
    """Run a daemon in the foreground until a signal ends it. Gives the exit code. Raises HomeError."""
    daemon = Daemon(env, open_app)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: daemon.stop())
    return daemon.run(ready)


def serves(run: Path) -> bool:
    """Whether a daemon serves the home of this folder."""
    from filelock import FileLock, Timeout

    try:
        with FileLock(run / LOCK, timeout=0, mode=0o600):
            return False
    except Timeout:
        return True


def _listening(answering: Answering) -> Listens:
    def answer(asked: Asked) -> bytes:
        return answering.answer(asked.host, asked.event, asked.content)

    if sys.platform == "win32":
        from .pipe import Pipe

        return Pipe(answering.run, answer, answering.journal)
    else:  # noqa: RET505  the other system's branch is not looked at by the checker
        from .listening import Listening

        return Listening(answering.run, answer, answering.journal)


def _release() -> tuple[int, int, int]:
    """Which release lies on the disk, told by its first file: an update writes another. Noughts while none does."""
    try:
        state = Path(afterword.__file__).stat()
    except OSError:
        return (0, 0, 0)
    return (state.st_ino, state.st_size, state.st_mtime_ns)
