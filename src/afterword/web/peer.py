"""Whose process is at the other end of a connection over loopback, as far as the system says it.

An address with a code in it can be read off a browser's command line by every user of a computer; so a code is good
only for its own user.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

from afterword.web.guard import ADDRESS

_MAPPED = bytes(10) + b"\xff\xff"  # what stands before an older address where it is written as a newer one
_TABLES = ((Path("/proc/net/tcp"), b""), (Path("/proc/net/tcp6"), _MAPPED))


def is_stranger(client: tuple[str, int] | None, port: int) -> bool:
    """Whether the connection from ``client`` to our ``port`` is another user's. False where the system does not say."""
    if client is None or not sys.platform.startswith("linux"):
        return False
    owner = _owner(client, port)
    return owner is not None and owner != os.geteuid()


def _owner(client: tuple[str, int], ours: int) -> int | None:
    """The user id of the socket that goes from ``client`` to port ``ours``, or None. Both ends are held against the
    table whole: the same numbers of ports between two other addresses are another connection.
    """
    for table, before in _TABLES:
        ends = [_written(client, before), _written((ADDRESS, ours), before)]
        try:
            lines = table.read_text("ascii", "replace").splitlines()[1:]
        except OSError:
            continue
        for line in lines:
            parts = line.split()
            if len(parts) > 7 and parts[1:3] == ends:
                return int(parts[7])
    return None


def _written(end: tuple[str, int], before: bytes) -> str:
    """An end of a connection as the table writes it: each four bytes as this machine's number of them."""
    address = before + socket.inet_aton(end[0])
    words = (address[place : place + 4] for place in range(0, len(address), 4))
    return f"{''.join(f'{int.from_bytes(word, sys.byteorder):08X}' for word in words)}:{end[1]:04X}"
