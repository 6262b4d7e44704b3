"""How a hook's program and the daemon speak: one event in, what belongs on stdout back. No answer can be given by it.

`afterword-hook 1 HOST EVENT LENGTH`, a line break and as many bytes; back `afterword-hook 1 LENGTH`, a line break and
the bytes. Who speaks another form is answered with nothing. Knows no host.
"""

from __future__ import annotations

import socket
import sys
from dataclasses import dataclass
from typing import Protocol

from afterword.hooking.calling import GREETING, MOST

LONGEST_HEAD = 256


@dataclass(frozen=True, slots=True)
class Asked:
    """An event as it came in."""

    host: str
    event: str
    content: bytes


class Plug(Protocol):
    """One end of a connection. Raises OSError where the other one is gone."""

    def recv(self, most: int, /) -> bytes: ...

    def sendall(self, content: bytes, /) -> None: ...


class Listens(Protocol):
    """What hooks connect to."""

    def open(self) -> None:
        """From now on."""
        ...

    def close(self) -> None:
        """No more, leaving nothing behind."""
        ...


def head_of(line: bytes) -> tuple[str, str, int] | None:
    """Host, event and length of a first line; None for one of another form."""
    known = GREETING + b" "
    words = line[len(known) :].split(b" ")
    if not line.startswith(known) or len(words) != 3 or not words[2].isdigit() or not line.isascii():
        return None
    length = int(words[2])
    return (words[0].decode("ascii"), words[1].decode("ascii"), length) if 0 < length <= MOST else None


def answer_of(body: bytes) -> bytes:
    """An answer as it goes back."""
    return GREETING + b" %d\n" % len(body) + body


def received(plug: Plug) -> Asked | None:
    """What a hook sends; None where it speaks another form or breaks off. Raises OSError, TimeoutError among them."""
    began = b""
    while b"\n" not in began:
        part = plug.recv(LONGEST_HEAD)
        if not part or len(began) > LONGEST_HEAD:
            return None
        began += part
    line, _, content = began.partition(b"\n")
    head = head_of(line)
    if head is None:
        return None
    host, event, length = head
    parts = bytearray(content)
    while len(parts) < length:
        part = plug.recv(min(1 << 20, length - len(parts)))
        if not part:
            return None
        parts += part
    return Asked(host, event, bytes(parts[:length]))


if sys.platform == "linux":

    def is_ours(plug: socket.socket, own: int) -> bool:
        """Whether who is at the other end runs as this user, where the system says who it is."""
        told = plug.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
        return int.from_bytes(told[4:8], sys.byteorder) == own

elif sys.platform == "darwin":

    def is_ours(plug: socket.socket, own: int) -> bool:
        """Whether who is at the other end runs as this user, where the system says who it is."""
        told = plug.getsockopt(0, 1, 8)  # SOL_LOCAL, LOCAL_PEERCRED: a version and the user's number
        return int.from_bytes(told[4:8], sys.byteorder) == own

else:

    def is_ours(plug: socket.socket, own: int) -> bool:  # noqa: ARG001  the same shape everywhere
        """Whether who is at the other end runs as this user, where the system says who it is: here it does not."""
        return True
