"""Files with one JSON object a line: each good line as its fields, bad and overlong ones counted and stepped over."""

from __future__ import annotations

from collections.abc import Iterator
from io import FileIO

from afterword.core.mark import Checkpoint

from .fields import Fields, Undecodable, decoded, fields
from .lines import CutLine, Lines


class JsonLines:
    """The objects in an open file. ``closed``: nobody writes it any more, so a last line without its end counts too.

    After the last one, ``bad`` says how many lines were no JSON object and ``cut`` how many were too long.
    """

    def __init__(self, file: FileIO, *, closed: bool = False) -> None:
        self.bad = 0
        self._lines = Lines(file)
        self._closed = closed

    def __iter__(self) -> Iterator[Fields]:
        for line in self._lines:
            if not isinstance(line, CutLine) and (record := self._record(line)):
                yield record
        if self._closed and self._lines.tail and (record := self._record(self._lines.tail)):
            yield record

    @property
    def cut(self) -> int:
        """Lines that were too long to be read."""
        return self._lines.cut

    def checkpoint(self, path: str, reader_version: int) -> Checkpoint:
        """Where reading stopped."""
        return self._lines.checkpoint(path, reader_version)

    def _record(self, line: bytes) -> Fields:
        try:
            record = fields(decoded(line))
        except Undecodable:
            record = fields(None)
        if not record:
            self.bad += 1
        return record
