"""Whether a disk took no more: what SQLite says of a failed write, and what it leaves unsaid.

Knows no table and no record; the record and the index ask here alike.
"""

from __future__ import annotations

import shutil
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path

LITTLE = 256 * 1024  # bytes; with less, a write error that SQLite does not explain is a full disk
_UNEXPLAINED = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL)


def code_of(error: sqlite3.Error) -> int | None:
    """The primary result code; None where the error is none of SQLite's own."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def is_full(error: sqlite3.Error, path: Path) -> bool:
    """Whether this error means that there is no room for the file at ``path``.

    A log's index that cannot grow says so by a code of its own: by the time one looks, the disk may have room again.
    """
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_IOERR_SHMSIZE:
        return True
    code = code_of(error)
    return code == sqlite3.SQLITE_FULL or (code in _UNEXPLAINED and _takes_no_more(path))


def _takes_no_more(path: Path) -> bool:
    """Whether there is no room: on its disk, or under the limit of this process for a file's size."""
    if sys.platform != "win32":
        import resource

        if resource.getrlimit(resource.RLIMIT_FSIZE)[0] != resource.RLIM_INFINITY:
            return True
    with suppress(OSError):
        return shutil.disk_usage(path.parent).free < LITTLE
    return False
