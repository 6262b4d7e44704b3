"""A rollout file as a session: looked through once for what it is told by, then told line by line and not kept."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from io import FileIO

from afterword.assistants.exports import NOT_WHOLE
from afterword.assistants.fields import Fields, Undecodable, decoded, fields, text
from afterword.assistants.glancing import Shape, glance
from afterword.assistants.json_lines import JsonLines
from afterword.assistants.lines import Lines, open_regular, unread
from afterword.assistants.whole import checkpoint_of, whole_file
from afterword.core.mark import Checkpoint
from afterword.ports import Unread

from .origin import Origin
from .records import Kind, Line, lines_of
from .session import Session

LARGEST_OLD = 64 * 1024**2  # bytes of a session in the oldest form

_EVENT, _REPLY = b'"user_message"', b'"assistant"'
_PASSED_OVER = re.compile(rb'"type":"(?:reasoning|agent_reasoning|agent_message_delta)"')
_MOST_BEFORE = 1000  # lines that may stand before the one that says which session it is


@dataclass(slots=True)
class Rollout:
    """``session`` is None where nothing says which one it is; ``first`` is the first moment in the file."""

    session: Session | None = None
    skipped: Counter[str] = field(default_factory=Counter)
    first: datetime | None = None
    checkpoint: Checkpoint | None = None
    _by_events: bool = False
    _by_items: bool = False
    _before: list[Line] = field(default_factory=list)

    def take(self, record: Fields) -> None:
        """Take in a record."""
        for line in lines_of(record):
            if isinstance(line, Line):
                self._feed(line)
            elif line:
                self.skipped[line] += 1

    def _feed(self, line: Line) -> None:
        self.first = self.first or line.at
        if self.session is not None:
            self.session.feed(line)
        elif line.kind is Kind.META:
            self.session = Session(Origin(line.payload), by_events=self._by_events, by_items=self._by_items)
            for earlier in (*self._before, line):
                self.session.feed(earlier)
            self._before.clear()
        elif len(self._before) < _MOST_BEFORE:
            self._before.append(line)

    def look_through(self, records: Iterable[Fields]) -> None:
        """Find out whether there are events for prompts, and items for replies; no further than it takes."""
        for record in records:
            for line in lines_of(record):
                if isinstance(line, Line):
                    self._by_events = self._by_events or (line.kind is Kind.EVENT and line.name == "user_message")
                    self._by_items = self._by_items or _is_reply(line)
            if self._by_events and self._by_items:
                return


def read_rollout(path: str, version: int) -> Rollout | Unread:
    """The session of a file of any version."""
    if glance(path).shape is Shape.JSON and not path.endswith(".jsonl"):
        return _old(path, version)
    file = open_regular(path)
    if isinstance(file, Unread):
        return file
    with file:
        try:
            return _read(path, file, version)
        except OSError as problem:
            return unread(path, problem)


def _read(path: str, file: FileIO, version: int) -> Rollout:
    found = Rollout()
    found.look_through(_telling_lines(file))
    lines = JsonLines(file, passes=_passes)
    for record in lines:
        found.take(record)
    found.skipped.update(lines.passed_over)
    found.checkpoint = lines.checkpoint(path, version)
    return found


def _passes(line: bytes) -> bool:
    """Whether nothing in this line is looked at: what the model thinks is most of some files."""
    return _PASSED_OVER.search(line, 0, 200) is not None


def _telling_lines(file: FileIO) -> Iterable[Fields]:
    for line in Lines(file):
        if _EVENT in line or _REPLY in line:
            try:
                yield fields(decoded(line))
            except Undecodable:
                continue


def _is_reply(line: Line) -> bool:
    return line.kind is Kind.ITEM and line.name == "message" and text(line.payload, "role") == "assistant"


def _old(path: str, version: int) -> Rollout | Unread:
    content = whole_file(path, LARGEST_OLD)
    if isinstance(content, Unread):
        return content
    try:
        record = fields(decoded(bytes(content)))
    except Undecodable:
        return Unread(path, NOT_WHOLE)
    found = Rollout(checkpoint=checkpoint_of(path, version))
    found.look_through([record])
    found.take(record)
    return found
