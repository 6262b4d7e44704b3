"""Whose process is at the other end of a connection over loopback, as far as the system says it.

An address with a code in it can be read off a browser's command line by every user of a computer; so a code is good
only for its own user.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_TABLES = (Path("/proc/net/tcp"), Path("/proc/net/tcp6"))
_LOOPBACK = "0100007F"  # as the table writes 127.0.0.1, on the machines that write the lowest byte first
_BEHIND = 12  # letters of a mapped address before that


def is_stranger(client: tuple[str, int] | None, port: int) -> bool:
    """Whether the connection from ``client`` to our ``port`` is another user's. False where the system does not say."""
    if client is None or not sys.platform.startswith("linux"):
        return False
    owner = _owner(client[1], port)
    return owner is not None and owner != os.geteuid()


def _owner(theirs: int, ours: int) -> int | None:
    """The user id of the socket that goes from port ``theirs`` to port ``ours``, or None."""
    for table in _TABLES:
        try:
            lines = table.read_text("ascii", "replace").splitlines()[1:]
        except OSError:
            continue
        for line in lines:
            parts = line.split()
            if len(parts) > 7 and parts[1].endswith(f":{theirs:04X}") and parts[2].endswith(f":{ours:04X}"):
                return int(parts[7])
    return None
