"""Lines of a file that another program is writing, as bytes: whole ones are handed out, a torn tail is left.

Only bytes are known here, no format. Where reading stopped is a checkpoint: proven against the file or thrown away.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from io import FileIO
from pathlib import Path

from afterword.core.mark import Checkpoint
from afterword.ports import Unread

LONGEST_LINE = 16 * 1024 * 1024  # bytes; longer lines are passed over
KEPT_OF_A_CUT = 64 * 1024
_CHUNK = 1024 * 1024
_PROOF = 4096
_BOM = b"\xef\xbb\xbf"
_SHORT_ENOUGH = 240  # characters; Windows refuses plain paths from 260 on

_REASONS = {
    errno.ENOENT: "It is not there any more.",
    errno.ENOTDIR: "It is not there any more.",
    errno.EACCES: "It may not be read.",
    errno.EPERM: "It may not be read.",
    errno.ELOOP: "It is a link, and links are not followed.",
    errno.EISDIR: "It is a folder.",
    errno.ENAMETOOLONG: "Its name is too long for this system.",
}


class CutLine(bytes):
    """The beginning of a line that was longer than may be read."""


def long_path(path: str, *, windows: bool = os.name == "nt") -> str:
    """A path that Windows opens whatever its length; other systems take it as it is."""
    if not windows or len(path) < _SHORT_ENOUGH or path.startswith("\\\\?\\"):
        return path
    full = path.replace("/", "\\")
    return "\\\\?\\UNC\\" + full[2:] if full.startswith("\\\\") else "\\\\?\\" + full


def open_regular(path: str) -> FileIO | Unread:
    """Open a regular file for reading: no link, no pipe, no device; shared with whoever writes it."""
    place = long_path(path)
    flags = os.O_RDONLY
    for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
        flags |= getattr(os, name, 0)
    try:
        if Path(place).is_symlink():
            return Unread(path, _REASONS[errno.ELOOP], "Name the file that it points to.")
        number = os.open(place, flags)
    except (OSError, ValueError) as problem:
        return unread(path, problem)
    if not stat.S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        return Unread(path, "It is not a regular file.")
    return FileIO(number, "rb")


def unread(path: str, problem: OSError | ValueError) -> Unread:
    """What a person is told of a file that the system does not give."""
    code = problem.errno if isinstance(problem, OSError) else None
    said = _REASONS.get(code or 0) or f"The system does not give it ({getattr(problem, 'strerror', '') or problem})."
    step = "Look at its permissions." if code in {errno.EACCES, errno.EPERM} else ""
    return Unread(path, said, step)


class Lines:
    """The whole lines of an open file from ``start`` on, without NUL bytes, byte order mark and blank ones.

    A line over ``cap`` bytes is streamed past and handed out as a `CutLine`. After the last line, ``offset`` is just
    past it, ``tail`` what stands behind it without a line end (nothing, if that is over the cap), ``tail_bytes`` its
    length; ``count`` is how many lines there were, ``cut`` how many were too long, ``nuls`` how many held NUL bytes.
    """

    def __init__(self, file: FileIO, *, start: int = 0, cap: int = LONGEST_LINE) -> None:
        self.offset = start
        self.tail, self.tail_bytes = b"", 0
        self.count = self.cut = self.nuls = 0
        self._file, self._cap, self._start = file, cap, start
        self._before = os.fstat(file.fileno())

    def __iter__(self) -> Iterator[bytes]:
        for batch in self.batches():
            yield from batch

    def batches(self) -> Iterator[list[bytes]]:
        """The same lines, as many at a time as one reading of the file gives."""
        self._file.seek(self._start)
        pending: bytes = b""
        skipped = 0  # bytes of a line over the cap that were passed over
        while chunk := self._file.read(_CHUNK):
            batch: list[bytes] = []
            if skipped:
                end = chunk.find(b"\n")
                if end < 0:
                    skipped += len(chunk)
                    continue
                self.offset += len(pending) + skipped + end + 1
                self.cut += 1
                batch.append(CutLine(pending))
                pending, skipped, chunk = b"", 0, chunk[end + 1 :]
            text = pending + chunk if pending else chunk
            lines = text.split(b"\n")
            pending = lines.pop()
            batch += self._whole(text, lines)
            self.offset += len(text) - len(pending)
            self.count += len(batch)
            yield batch
            if len(pending) > self._cap:
                skipped = len(pending) - KEPT_OF_A_CUT
                pending = pending[:KEPT_OF_A_CUT]
        self.tail_bytes = len(pending) + skipped
        self.tail = b"" if skipped else self._cleaned(pending)

    def _whole(self, text: bytes, lines: list[bytes]) -> list[bytes]:
        """These lines of a text, without blank ones. Most texts have nothing in them to clean."""
        if b"\0" in text or text.startswith(_BOM) or len(text) > self._cap:
            return list(filter(None, map(self._shortened, lines)))
        return [line for line in lines if line and not line.isspace()]

    def _shortened(self, line: bytes) -> bytes:
        if len(line) <= self._cap:
            return self._cleaned(line)
        self.cut += 1
        return CutLine(line[:KEPT_OF_A_CUT])

    def _cleaned(self, line: bytes) -> bytes:
        if b"\0" in line:
            self.nuls += 1
            line = line.replace(b"\0", b"")
        if line.startswith(_BOM):
            line = line[len(_BOM) :]
        return b"" if line.isspace() else line

    def checkpoint(self, path: str, reader_version: int) -> Checkpoint:
        """Where reading stopped. Size and time are from before it began, so that what came meanwhile is a change."""
        head, tail = _hashes(self._file, self.offset)
        return Checkpoint(
            path=path,
            identity=_identity(self._before),
            size=self._before.st_size,
            mtime_ns=self._before.st_mtime_ns,
            offset=self.offset,
            head_hash=head,
            tail_hash=tail,
            reader_version=reader_version,
        )


def proven(file: FileIO, checkpoint: Checkpoint, reader_version: int) -> bool:
    """Whether everything before the checkpoint still stands in this file: same file, not shorter, same head and tail.

    False for anything else; then the file is read from its beginning.
    """
    now = os.fstat(file.fileno())
    if checkpoint.reader_version != reader_version or checkpoint.identity != _identity(now):
        return False
    if now.st_size < checkpoint.offset or not _line_ends_at(file, checkpoint.offset):
        return False
    return _hashes(file, checkpoint.offset) == (checkpoint.head_hash, checkpoint.tail_hash)


def unchanged(file: FileIO, checkpoint: Checkpoint) -> bool:
    """Whether size and time are what they were; says nothing of the content."""
    now = os.fstat(file.fileno())
    return (now.st_size, now.st_mtime_ns) == (checkpoint.size, checkpoint.mtime_ns)


def head_of(path: str, size: int = KEPT_OF_A_CUT) -> bytes:
    """The first bytes of a file, or none where it cannot be read."""
    file = open_regular(path)
    if isinstance(file, Unread):
        return b""
    with file, suppress(OSError):
        return file.read(size) or b""
    return b""


def _identity(of: os.stat_result) -> str:
    return f"{of.st_dev}:{of.st_ino}" if of.st_ino else ""


def _line_ends_at(file: FileIO, offset: int) -> bool:
    if offset == 0:
        return True
    file.seek(offset - 1)
    return file.read(1) == b"\n"


def _hashes(file: FileIO, offset: int) -> tuple[str, str]:
    """Digests of the first and of the last bytes before ``offset``."""
    file.seek(0)
    head = file.read(min(_PROOF, offset)) or b""
    file.seek(max(0, offset - _PROOF))
    tail = file.read(min(_PROOF, offset)) or b""
    return (blake2b(head, digest_size=16).hexdigest(), blake2b(tail, digest_size=16).hexdigest())
