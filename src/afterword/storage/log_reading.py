"""A database and its write-ahead log as one image in memory: for reading where not a byte can be written.

The form of the log is https://sqlite.org/fileformat2.html#the_write_ahead_log: a head, then frames of one page each;
a frame counts once a later one, or itself, ends a transaction, and only as long as every checksum fits.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

_HEAD, _FRAME = 32, 24  # bytes
_BIG, _LITTLE = 0x377F0683, 0x377F0682  # which end of a word its checksums begin with
_WRITE_VERSION, _READ_VERSION = 18, 19  # places in a database's head; 1: a database without a log
_DATABASE_HEAD = 100
_PAGES_AT = 28
_MASK = 0xFFFFFFFF


def image_of(database: Path) -> bytes:
    """The database as its last finished transaction left it. Raises OSError, and ValueError for what is no database."""
    pages = bytearray(database.read_bytes())
    log = database.with_name(f"{database.name}-wal")
    if len(pages) < _DATABASE_HEAD:
        raise ValueError("no database")
    if log.exists():
        _lay_over(pages, log.read_bytes())
    pages[_WRITE_VERSION] = pages[_READ_VERSION] = 1
    return bytes(pages)


def _lay_over(pages: bytearray, log: bytes) -> None:
    if len(log) < _HEAD:
        return
    size = struct.unpack(">I", log[8:12])[0]
    committed: dict[int, bytes] = {}
    open_ones: dict[int, bytes] = {}
    length = 0
    for number, after, page in _frames(log, size):
        open_ones[number] = page
        if after:
            committed |= open_ones
            open_ones, length = {}, after
    if not length:
        return
    pages.extend(bytes(max(0, length * size - len(pages))))
    for number, page in committed.items():
        pages[(number - 1) * size : number * size] = page
    del pages[length * size :]
    pages[_PAGES_AT : _PAGES_AT + 4] = struct.pack(">I", length)


def _frames(log: bytes, size: int) -> Iterator[tuple[int, int, bytes]]:
    """Page number, pages of the database after it (0: no end of a transaction), and the page, while all is as it was
    written.
    """
    magic = struct.unpack(">I", log[:4])[0]
    if magic not in (_BIG, _LITTLE):
        return
    order = ">" if magic == _BIG else "<"
    sums = _checksum(log[:24], (0, 0), order)
    salts = log[16:24]
    if sums != struct.unpack(">II", log[24:32]):
        return
    for start in range(_HEAD, len(log) - _FRAME - size + 1, _FRAME + size):
        head, page = log[start : start + _FRAME], log[start + _FRAME : start + _FRAME + size]
        sums = _checksum(page, _checksum(head[:8], sums, order), order)
        if head[8:16] != salts or sums != struct.unpack(">II", head[16:24]):
            return
        number, after = struct.unpack(">II", head[:8])
        yield number, after, page


def _checksum(content: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    first, second = sums
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & _MASK
        second = (second + other + first) & _MASK
    return first, second
