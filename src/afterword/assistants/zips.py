"""Archives that a person hands over, read with limits: no links, no climbing paths, no bombs.

Nothing is unpacked to a path that an archive names. What may be read is said beforehand from the list of members; an
archive that lies about them ends in an error of that member alone.
"""

from __future__ import annotations

import os
import re
import stat
import struct
import zipfile
import zlib
from dataclasses import dataclass
from io import FileIO
from lzma import LZMAError
from types import TracebackType

from afterword.ports import Unread

from .glancing import HEAD
from .lines import open_regular, unread
from .whole import Content, TooLarge, whole

_CLIMBS = re.compile(r"^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|[\x00-\x1f\x7f]")
_BROKEN = (zipfile.BadZipFile, zlib.error, LZMAError, EOFError, OSError, ValueError, RuntimeError, struct.error)
_END = b"PK\x05\x06"
_END_64 = b"PK\x06\x06"
_LONGEST_END = 66_000  # bytes that the end record and its comment may take


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of an archive is read, in bytes. ``ratio``: how many times its packed size a member may have."""

    entries: int = 50_000
    directory: int = 16 * 1024**2
    member: int = 2 * 1024**3
    total: int = 6 * 1024**3
    ratio: int = 300
    small: int = 1024**2  # below this no ratio counts


USUAL = Limits()


class Archive:
    """An open archive. ``members`` may be read; ``refused`` says of the others why not."""

    def __init__(self, path: str, file: FileIO, archive: zipfile.ZipFile, limits: Limits) -> None:
        self.path = path
        self.refused: list[Unread] = []
        self.members: dict[str, zipfile.ZipInfo] = {}
        self._file, self._zip, self._limits = file, archive, limits
        left = limits.total
        for member in archive.infolist():
            if member.is_dir():
                continue
            reason = self._against(member, left)
            if reason:
                self.refused.append(Unread(self.place(member.filename), reason))
            else:
                self.members[member.filename] = member
                left -= member.file_size

    def place(self, name: str) -> str:
        """How a member is named to a person."""
        return f"{self.path}/{_CLIMBS.sub('_', name)}"

    def head(self, name: str) -> bytes:
        """The first bytes of a member; none where it cannot be read."""
        try:
            with self._zip.open(self.members[name]) as source:
                return source.read(HEAD)
        except _BROKEN:
            return b""

    def read(self, name: str) -> Content | Unread:
        """A member's bytes."""
        try:
            with self._zip.open(self.members[name]) as source:
                return whole(source, self.members[name].file_size)
        except (*_BROKEN, TooLarge) as problem:
            return Unread(self.place(name), f"It is damaged ({str(problem) or type(problem).__name__}).")

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._zip.close()
        self._file.close()

    def _against(self, member: zipfile.ZipInfo, left: int) -> str:
        """Why this member is not read, or ''."""
        limits, size = self._limits, member.file_size
        mode = member.external_attr >> 16
        if _CLIMBS.search(member.orig_filename) or _CLIMBS.search(member.filename):
            return "Its name leads out of the archive."
        if mode and stat.S_IFMT(mode) not in {0, stat.S_IFREG}:
            return "It is a link or no file, and such are not followed."
        if member.flag_bits & 0x1:
            return "It is locked with a password."
        if size > limits.small and size > limits.ratio * max(member.compress_size, 1):
            return "It swells far more than a chat log can."
        if size > min(limits.member, left):
            return "It is larger than may be read from an archive."
        return "Its name stands in the archive twice." if member.filename in self.members else ""


def open_archive(path: str, limits: Limits = USUAL) -> Archive | Unread:
    """Open a zip file, or say why it is not read."""
    file = open_regular(path)
    if isinstance(file, Unread):
        return file
    try:
        reason = _against_whole(file, limits)
        if not reason:
            archive = zipfile.ZipFile(file)
            reason = _against_list(archive, os.fstat(file.fileno()).st_size, limits)
            if not reason:
                return Archive(path, file, archive, limits)
    except OSError as problem:
        file.close()
        return unread(path, problem)
    except _BROKEN:
        reason = "It is a damaged archive."
    file.close()
    return Unread(path, reason)


def _against_list(archive: zipfile.ZipFile, size: int, limits: Limits) -> str:
    members = archive.infolist()
    if len(members) > limits.entries:
        return f"It holds more than {limits.entries} files."
    if sum(member.compress_size for member in members) > size:
        return "Its members lie over one another, as in an archive made to harm."
    return ""


def _against_whole(file: FileIO, limits: Limits) -> str:
    """Why not even its list of members is read: that list has a size too, which the end of the file names."""
    size = os.fstat(file.fileno()).st_size
    file.seek(max(0, size - _LONGEST_END))
    end = file.read(_LONGEST_END) or b""
    file.seek(0)
    place = end.rfind(_END)
    if place < 0 or len(end) < place + 22:
        return "It is a damaged archive."
    (directory,) = struct.unpack_from("<L", end, place + 12)
    wide = end.rfind(_END_64, 0, place)
    if wide >= 0 and len(end) >= wide + 48:
        (directory,) = struct.unpack_from("<Q", end, wide + 40)
    return "Its list of files is far too long." if directory > limits.directory else ""
