"""What a file's first bytes show: which kind of file it is, and the names in its first record.

Every reader recognises its own format by this, so that a folder of strange files is looked at once and no further in.
"""

from __future__ import annotations

import re
import stat
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from afterword.ports import Unread

from .fields import Fields, Undecodable, decoded, fields
from .lines import long_path, open_regular

HEAD = 64 * 1024  # bytes
_DEEPEST = 6  # levels of names that are kept

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*+\\?(?:"|\Z)|[{}\[\]:,]', re.DOTALL)
_MAGIC = (
    (b"SQLite format 3\x00", "sqlite"),
    (b"PK\x03\x04", "zip"),
    (b"PK\x05\x06", "zip"),
    (b"\x28\xb5\x2f\xfd", "zstd"),
    (b"\x1f\x8b", "gzip"),
)
# A file may hold its records in a list, or a list under one of these names.
_WRAPPER = re.compile(r"^(?:(?:\[\])+\.|(?:conversations|chats|data)\[\]\.)")


class Shape(StrEnum):
    """What kind of file it is."""

    NOTHING = "nothing"  # not there, not to be read, or no file at all
    FOLDER = "folder"
    EMPTY = "empty"
    JSON = "json"
    LINES = "lines"  # one JSON value a line
    TEXT = "text"
    SQLITE = "sqlite"
    ZIP = "zip"
    ZSTD = "zstd"
    GZIP = "gzip"
    BINARY = "binary"


@dataclass(frozen=True, slots=True)
class Glance:
    """``names`` are the paths of names in the first records ('mapping', 'history.messages', 'messages[].role').

    ``lines`` are the first whole lines that are JSON objects, ``text`` the first characters of a text.
    """

    path: str
    shape: Shape
    names: frozenset[str] = frozenset()
    lines: tuple[Fields, ...] = ()
    text: str = ""

    @property
    def file(self) -> str:
        """The file's own name, in lower case."""
        return re.split(r"[/\\]", self.path)[-1].lower()

    def under(self, folder: str) -> bool:
        """Whether a folder of that name stands in the path."""
        return folder in re.split(r"[/\\]", self.path)[:-1]

    def has(self, *names: str) -> bool:
        """Whether the first records have all of these."""
        return all(name in self.names for name in names)


def glance(path: str) -> Glance:
    """Look at the head of a file. What is no regular file, or cannot be opened, is NOTHING."""
    try:
        found = Path(long_path(path)).stat()
    except (OSError, ValueError):
        return Glance(path, Shape.NOTHING)
    if stat.S_ISDIR(found.st_mode):
        return Glance(path, Shape.FOLDER)
    if stat.S_ISREG(found.st_mode) and not found.st_size:  # opening what a system makes up on asking may take long
        return Glance(path, Shape.EMPTY)
    return _glance(path, (found.st_size, found.st_mtime_ns))


@lru_cache(maxsize=512)
def _glance(path: str, stamp: tuple[int, int]) -> Glance:
    """Many readers ask about the same file in a row; ``stamp`` (size and time) says that it still is the same."""
    file = open_regular(path)
    if isinstance(file, Unread):
        return Glance(path, Shape.NOTHING)
    with file, suppress(OSError):
        return glance_at(path, file.read(HEAD) or b"", whole=stamp[0] <= HEAD)
    return Glance(path, Shape.NOTHING)


def glance_at(path: str, head: bytes, *, whole: bool) -> Glance:
    """Look at the first bytes of something that is no file of its own. ``whole``: nothing follows them."""
    for magic, shape in _MAGIC:
        if head.startswith(magic):
            return Glance(path, Shape(shape))
    head = head.removeprefix(b"\xef\xbb\xbf").lstrip(b"\x00 \t\r\n")
    if not head:
        return Glance(path, Shape.EMPTY if whole else Shape.BINARY)
    if head[:1] not in {b"{", b"["}:
        return _glance_at_text(path, head)
    lines = _lines(head, whole)
    several = path.lower().endswith((".jsonl", ".ndjson")) or len(lines) > 1
    names = frozenset(_names(head.decode("utf-8", "replace")))
    return Glance(path, Shape.LINES if several else Shape.JSON, names, lines)


def _glance_at_text(path: str, head: bytes) -> Glance:
    if b"\x00" in head:
        return Glance(path, Shape.BINARY)
    shape = Shape.LINES if path.lower().endswith((".jsonl", ".ndjson")) else Shape.TEXT
    return Glance(path, shape, lines=_lines(head, whole=False), text=head.decode("utf-8", "replace"))


def _lines(head: bytes, whole: bool) -> tuple[Fields, ...]:
    pieces = [piece.strip(b"\x00 \t\r") for piece in head.split(b"\n")]
    if not whole:
        pieces = pieces[:-1]
    return tuple(record for piece in pieces[:40] if piece and (record := _object(piece)))


def _object(piece: bytes) -> Fields:
    try:
        return fields(decoded(piece))
    except Undecodable:
        return fields(None)


def _names(text: str) -> set[str]:
    """Paths of names as far as the text goes. What is not closed by its end is read all the same."""
    found: set[str] = set()
    inside: list[str] = []  # what stands before a name, or for an element, in each open object or list
    value, last = "", ""
    for token in _TOKEN.finditer(text):
        match token[0]:
            case "{" | "[" if len(inside) > _DEEPEST:
                inside.append("")
            case "{":
                value = value if inside else ""
                inside.append(f"{value}." if value else "")
            case "[":
                value = f"{value}[]" if inside else "[]"
                inside.append(value)
            case "}" | "]":
                if inside:
                    inside.pop()
            case ":":
                value = f"{inside[-1] if inside else ''}{last}"
                if len(inside) <= _DEEPEST:
                    found.add(_WRAPPER.sub("", value))
            case ",":
                value = inside[-1] if inside and inside[-1].endswith("[]") else ""
            case string:
                last = string.strip('"')
    return found
