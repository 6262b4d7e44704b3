"""The daemon's socket: in a folder that only its owner may enter, answered a connection a thread, a few at a time.

On Windows a pipe stands for it (`pipe.py`). Another user of this computer gets nothing by it.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from afterword.hooking import places

from .journal import Journal
from .wire import Asked, answer_of, is_ours, received

assert sys.platform != "win32"

AT_ONCE = 16  # connections; who comes then is not answered
PATIENCE = 2.0  # seconds for one to say all that it has to say
BACKLOG = 64


class Listening:
    """A listening socket in a folder. ``answer`` is called from several threads."""

    def __init__(self, run: Path, answer: Callable[[Asked], bytes], journal: Journal) -> None:
        self._run = run
        self._answer = answer
        self._journal = journal
        self._room = threading.BoundedSemaphore(AT_ONCE)
        self._socket: socket.socket | None = None
        self._closing = threading.Event()
        self._ours: tuple[int, int] | None = None

    def open(self) -> None:
        """Listen from now on. What an earlier daemon left there is taken away: only one at a time gets so far."""
        plug = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        before = Path.cwd()
        mask = os.umask(0o177)
        try:
            os.chdir(self._run)  # a socket's whole name may be too long for the system
            Path(places.SOCKET).unlink(missing_ok=True)
            plug.bind(places.SOCKET)
            self._ours = _file_at(Path(places.SOCKET))
        finally:
            os.umask(mask)
            os.chdir(before)
        plug.listen(BACKLOG)
        self._socket = plug
        threading.Thread(target=self._listen, args=(plug,), name="socket", daemon=True).start()

    def close(self) -> None:
        """Listen no more, and leave nothing behind. What another daemon put there, in a home that came after, stays."""
        self._closing.set()
        if self._socket is not None:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
            self._socket.close()
            if _file_at(self._run / places.SOCKET) == self._ours:
                (self._run / places.SOCKET).unlink(missing_ok=True)

    def _listen(self, plug: socket.socket) -> None:
        while not self._closing.is_set():
            try:
                other, _ = plug.accept()
            except OSError:
                if self._closing.wait(0.1):  # no files left to open, maybe: others may close some
                    return
                continue
            if self._room.acquire(blocking=False):
                threading.Thread(target=self._serve, args=(other,), name="hook", daemon=True).start()
            else:
                other.close()

    def _serve(self, other: socket.socket) -> None:
        try:
            with other:
                other.settimeout(PATIENCE)
                if not is_ours(other, os.geteuid()):
                    self._journal.note("refused")
                    return
                asked = received(other)
                if asked is not None:
                    other.sendall(answer_of(self._answer(asked)))
        except OSError:
            pass  # who asked is gone, or too slow: nobody waits for us
        except Exception as fault:  # noqa: BLE001  the outermost loop of a connection: others go on
            self._journal.note("fault", kind=type(fault).__name__)
        finally:
            self._room.release()


def _file_at(path: Path) -> tuple[int, int] | None:
    with suppress(OSError):
        state = path.stat()
        return state.st_dev, state.st_ino
    return None
