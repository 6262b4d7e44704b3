"""Files with one JSON object a line: each good line as its fields, bad and overlong ones counted and stepped over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from io import FileIO

from afterword.core.mark import Checkpoint

from .fields import NO_FIELDS, Fields, Undecodable, decoded, fields
from .lines import CutLine, Lines


class JsonLines:
    """The objects in an open file. ``passes`` says of a line that nothing in it matters, before it is decoded.

    After the last one, ``passed_over`` counts what gave none: bad lines, long ones, the bytes of a torn tail.
    """

    def __init__(self, file: FileIO, *, passes: Callable[[bytes], bool] | None = None) -> None:
        self._bad = self._torn = 0
        self._lines = Lines(file)
        self._passes = passes

    def __iter__(self) -> Iterator[Fields]:
        for line in self._lines:
            if self._passes is not None and self._passes(line):
                continue
            record = NO_FIELDS if isinstance(line, CutLine) else _record(line)
            if record:
                yield record
            else:
                self._bad += not isinstance(line, CutLine)
        if record := _record(self._lines.tail):
            yield record  # whole, only its line end is missing; reading stopped before it all the same
        else:
            self._torn = self._lines.tail_bytes

    @property
    def passed_over(self) -> Mapping[str, int]:
        """What gave no record, by reason."""
        return {
            "bad_line": self._bad,
            "long_line": self._lines.cut,
            "nul_bytes": self._lines.nuls,
            "torn_tail_bytes": self._torn,
        }

    def checkpoint(self, path: str, reader_version: int) -> Checkpoint:
        """Where reading stopped."""
        return self._lines.checkpoint(path, reader_version)


def _record(line: bytes) -> Fields:
    try:
        return fields(decoded(line)) if line else NO_FIELDS
    except Undecodable:
        return NO_FIELDS
