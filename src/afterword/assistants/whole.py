"""A whole file, or a whole member of an archive, as bytes: under a limit, and not in memory where it is large."""

from __future__ import annotations

import mmap
import os
from contextlib import suppress
from hashlib import blake2b
from tempfile import TemporaryFile
from typing import Protocol

from afterword.core.mark import Checkpoint
from afterword.ports import Unread

from .lines import open_regular, unread

LARGEST = 2 * 1024**3  # bytes of one file or member
_IN_MEMORY = 32 * 1024**2
_CHUNK = 1024 * 1024
_PROOF = 4096

Content = bytes | bytearray | mmap.mmap


class Readable(Protocol):
    """Whatever gives bytes."""

    def read(self, size: int = -1, /) -> bytes | None: ...


class TooLarge(Exception):
    """There was more than may be read."""


def whole_file(path: str, most: int = LARGEST) -> Content | Unread:
    """The bytes of a regular file."""
    file = open_regular(path)
    if isinstance(file, Unread):
        return file
    with file, suppress(TooLarge):
        try:
            if os.fstat(file.fileno()).st_size <= most:
                return whole(file, most)
        except OSError as problem:
            return unread(path, problem)
    return Unread(path, f"It is larger than {most // 1024**2} MB.")


def checkpoint_of(path: str, reader_version: int) -> Checkpoint | None:
    """Where reading a file stopped that is rewritten as a whole each time: at its end, or nowhere."""
    file = open_regular(path)
    if isinstance(file, Unread):
        return None
    with file, suppress(OSError):
        found = os.fstat(file.fileno())
        head = blake2b(file.read(_PROOF) or b"", digest_size=16).hexdigest()
        file.seek(max(0, found.st_size - _PROOF))
        tail = blake2b(file.read(_PROOF) or b"", digest_size=16).hexdigest()
        identity = f"{found.st_dev}:{found.st_ino}" if found.st_ino else ""
        return Checkpoint(path, identity, found.st_size, found.st_mtime_ns, found.st_size, head, tail, reader_version)
    return None


def whole(source: Readable, most: int) -> Content:
    """Everything that a source gives. What is large is copied to a nameless private file, so that nobody changes it.

    Raises TooLarge once it is more than ``most`` bytes, and what the source raises.
    """
    begun = bytearray()
    while len(begun) <= min(_IN_MEMORY, most) and (chunk := source.read(_CHUNK)):
        begun += chunk
    if len(begun) > most:
        raise TooLarge
    return begun if len(begun) <= _IN_MEMORY else _spilled(begun, source, most)


def _spilled(begun: bytearray, source: Readable, most: int) -> mmap.mmap:
    with TemporaryFile(prefix="afterword-") as spill:
        spill.write(begun)
        while chunk := source.read(_CHUNK):
            spill.write(chunk)
            if spill.tell() > most:
                raise TooLarge
        spill.flush()
        return mmap.mmap(spill.fileno(), 0, access=mmap.ACCESS_READ)
