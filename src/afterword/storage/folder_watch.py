"""Hears of changes in folders from the system itself, where it tells of every one (Linux, on a disk of this computer),
so that thousands of files need not be asked one by one. Elsewhere it hears nothing, and says so.

Knows no memory: who looks at the folders asks whether anything happened since the last look.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache

# <sys/inotify.h>: whatever changes what a file says, which files there are, or the folder itself.
_CHANGES = 0x2 | 0x4 | 0x8 | 0x40 | 0x80 | 0x100 | 0x200 | 0x400 | 0x800
_FOLDER_ALONE = 0x01000000
_OPENED = os.O_NONBLOCK | getattr(os, "O_CLOEXEC", 0)
# <linux/magic.h>: file systems that only this computer writes (ext, XFS, Btrfs, F2FS, memory), so that it knows of all.
_OWN_DISKS = frozenset({0xEF53, 0x58465342, 0x9123683E, 0xF2F52010, 0x01021994})
_STATFS_BYTES = 512  # more than the structure has on any machine; its first field is the kind
TRUSTED = 60.0  # seconds; what it is not told of (a write through a second name of a file elsewhere) is found then


class FolderWatch:
    """One watch over a folder and those below it. ``began``: the folder that they lie in, as it was then."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._file: int | None = None
        self._hears = False  # of every folder that was added
        self._looked = False  # whether the look that was begun came to its end
        self._root: tuple[str, int, int] | None = None
        self._since = 0.0

    def begin(self, root: str) -> None:
        """Before a look at everything below ``root``: what happened until now does not count any more."""
        self._hears = self._looked = False
        self._root = _identity(root)
        self._since = self._clock()
        if self._file is None and sys.platform == "linux":
            self._file = _opened()
        if self._file is not None and self._root is not None:
            with suppress(OSError):
                while _happened(self._file):
                    pass
                self._hears = True

    def add(self, folder: str) -> None:
        """Hear of this folder too, from now on; to be said before it is listed."""
        if self._hears and self._file is not None:
            self._hears = _on_own_disk(folder) and _added(self._file, folder)

    def end(self) -> None:
        """The look came to its end: everything was seen."""
        self._looked = self._hears

    def quiet(self) -> bool:
        """Whether nothing happened since ``begin`` in any folder that was added. False where that is not known."""
        if not self._looked or self._file is None or self._root is None:
            return False
        if self._clock() - self._since > TRUSTED or _identity(self._root[0]) != self._root:
            return False
        self._looked = False
        with suppress(OSError):
            self._looked = not _happened(self._file)
        return self._looked

    def close(self) -> None:
        """Hear no more."""
        self._hears = self._looked = False
        if self._file is not None:
            with suppress(OSError):
                os.close(self._file)
            self._file = None


def _identity(folder: str) -> tuple[str, int, int] | None:
    try:
        state = os.stat(folder)  # noqa: PTH116  a path as text, as everything here
    except OSError:
        return None
    return folder, state.st_dev, state.st_ino


def _opened() -> int | None:
    made = _system().inotify_init1(_OPENED)
    return made if made >= 0 else None


def _added(file: int, folder: str) -> bool:
    return bool(_system().inotify_add_watch(file, os.fsencode(folder), ctypes.c_uint32(_CHANGES | _FOLDER_ALONE)) >= 0)


def _on_own_disk(folder: str) -> bool:
    found = ctypes.create_string_buffer(_STATFS_BYTES)
    if _system().statfs(os.fsencode(folder), found) != 0:
        return False
    return struct.unpack_from("@l", found)[0] & 0xFFFFFFFF in _OWN_DISKS


def _happened(file: int) -> bool:
    """Whether something happened, also where more did than can be told; of it nothing is told again. Raises OSError."""
    try:
        return bool(os.read(file, 65536))
    except BlockingIOError:
        return False


@cache
def _system() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)
