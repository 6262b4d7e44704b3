"""Archives of our own: written whole or not at all, and read within limits, their checksums before anything else.

A zip file whose last member lists all others with size and hash. What is not on that list, a link, a name that leads
elsewhere or a member larger than it says makes all of it unusable: nothing of such a file is read further.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path

from afterword.core.errors import BadInput
from afterword.storage.atomic import DiskSteps, as_named, disk_errors, is_link, sweep_leftovers, temporary_beside

FORMAT = "afterword-backup"
VERSION = 1
LIST = "manifest.json"
_CUT_OFF = 600  # seconds: what was not written on for so long was cut off, and holds a part of a home
_NAME = re.compile(r"(?:memory|record|key)/[^\x00-\x1f\x7f\\]{1,400}")
_HASH = re.compile(r"[0-9a-f]{64}")
_END = struct.Struct("<4s4H2LH")  # the record at the end of a zip file behind which nothing follows
_PIECE = 64 * 1024
_PACKED = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})  # others take as much memory as a file asks for
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, struct.error, UnicodeError)

Sealing = Callable[[bytes], str]


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of an archive is read, in bytes. ``ratio``: how many times its packed size a large member may have."""

    members: int = 60_000
    directory: int = 16 * 1024**2
    listing: int = 16 * 1024**2
    total: int = 512 * 1024**2
    ratio: int = 400
    small: int = 4 * 1024**2


USUAL = Limits()


@dataclass(frozen=True, slots=True)
class Member:
    """A member as the list has it."""

    size: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Listed:
    """What the list says. ``about`` are short texts; ``seal`` is a keyed hash of ``signed``, the list without it.

    ``digest`` names the whole archive: no other has it.
    """

    members: Mapping[str, Member]
    about: Mapping[str, str]
    seal: str
    signed: bytes
    digest: str


class Unusable(Exception):
    """Why an archive cannot be used. ``reading`` says it of the file."""


class Archive:
    """An open archive of which every checksum fits."""

    def __init__(self, archive: zipfile.ZipFile, listed: Listed) -> None:
        self.listed = listed
        self._zip = archive

    def names(self, folder: str) -> tuple[str, ...]:
        """The members in a folder, in order."""
        return tuple(sorted(name for name in self.listed.members if name.startswith(f"{folder}/")))

    def read(self, name: str) -> bytes:
        """A member's bytes; none where there is no such member. Raises BadInput where they changed meanwhile."""
        member = self.listed.members.get(name)
        return b"" if member is None else b"".join(_pieces(self._zip, name, member))


@contextmanager
def reading(path: Path, limits: Limits = USUAL) -> Iterator[Archive]:
    """An archive, once all of it was held against its list. Raises BadInput for anything else."""
    with as_named(path):
        if is_link(path) or not path.is_file():
            raise BadInput(f"There is no file at {path}.", "Name a backup that Afterword made.")
    try:
        with path.open("rb") as file:
            _check_end(file, limits)
            with zipfile.ZipFile(file) as archive:
                yield Archive(archive, _checked(archive, limits))
    except OSError as error:
        says = f"{path} cannot be read: {error.strerror or error}. Nothing was changed."
        raise BadInput(says, "Look at who may read it, and whether its disk is there.") from error
    except Unusable as error:
        raise _refused(path, str(error)) from error
    except _BROKEN as error:
        raise _refused(path, "it is damaged") from error


def _refused(path: Path, why: str) -> BadInput:
    return BadInput(f"{path} is no backup that can be used: {why}. Nothing was changed.", "Name another one.")


def _check_end(file: BufferedReader, limits: Limits) -> None:
    """Not even the list of members is read where it is too long, or where the file does not end as ours do."""
    size = file.seek(0, os.SEEK_END)
    if size < _END.size:
        raise Unusable("it is no archive of ours")
    file.seek(size - _END.size)
    magic, disk, first, here, members, directory, place, comment = _END.unpack(file.read(_END.size))
    file.seek(0)
    if magic != b"PK\x05\x06" or comment or disk or first or here != members:
        raise Unusable("it is no archive of ours")
    if members > limits.members or directory > limits.directory or place + directory + _END.size != size:
        raise Unusable("its list of files is not as it should be")


def _checked(archive: zipfile.ZipFile, limits: Limits) -> Listed:
    there: dict[str, zipfile.ZipInfo] = {}
    left = limits.total
    for member in archive.infolist():
        why = _against(member, there, left, limits)
        if why:
            raise Unusable(why)
        there[member.filename] = member
        left -= member.file_size
    listed = _list_in(archive, there, limits)
    if there.keys() - {LIST} != listed.members.keys():
        raise Unusable("what lies in it is not what it lists")
    for name, expected in listed.members.items():
        for _ in _pieces(archive, name, expected):
            pass
    return listed


def _against(member: zipfile.ZipInfo, there: Mapping[str, object], left: int, limits: Limits) -> str:
    """Why a member makes the archive unusable, or ''."""
    mode = member.external_attr >> 16
    size = member.file_size
    rows = (
        (not _plain(member), "a name in it leads out of it"),
        (member.filename in there, "a name stands in it twice"),
        (bool(mode) and stat.S_IFMT(mode) not in {0, stat.S_IFREG}, "it holds a link"),
        (bool(member.flag_bits & 0x1), "it is locked with a password"),
        (member.compress_type not in _PACKED, "it is packed in a way that ours never are"),
        (size > left, "it holds more than a backup can"),
        (size > limits.small and size > limits.ratio * max(member.compress_size, 1), "it swells without end"),
        (member.filename == LIST and size > limits.listing, "its list is too long"),
    )
    return next((why for holds, why in rows if holds), "")


def _plain(member: zipfile.ZipInfo) -> bool:
    name = member.filename
    if name != member.orig_filename:
        return False
    return name == LIST or (
        _NAME.fullmatch(name) is not None and all(part not in {"", ".", ".."} for part in name.split("/"))
    )


def _list_in(archive: zipfile.ZipFile, there: Mapping[str, zipfile.ZipInfo], limits: Limits) -> Listed:
    if LIST not in there:
        raise Unusable("it has no list of what lies in it")
    with archive.open(LIST) as source:
        content = source.read(limits.listing + 1)
    try:
        said = json.loads(content)
        if said["format"] != FORMAT:
            raise Unusable("it is of another kind")
        if (version := _whole(said["version"])) > VERSION:
            raise BadInput("A newer release of Afterword made that backup. Nothing was changed.", "Update Afterword.")
        if version < 1:
            raise Unusable("it is of another kind")
        seal = said.pop("seal")
        members = {str(name): _member(one) for name, one in said["files"].items()}
        about = {str(name): value for name, value in said.items() if isinstance(value, str)}
        return Listed(members, about, str(seal), _signed(said), hashlib.sha256(content).hexdigest())
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Unusable("its list cannot be read") from error


def _whole(said: object) -> int:
    if not isinstance(said, int) or isinstance(said, bool):
        raise ValueError("no whole number")
    return said


def _member(said: Mapping[str, object]) -> Member:
    sha256 = said["sha256"]
    if not isinstance(sha256, str) or not _HASH.fullmatch(sha256):
        raise ValueError("no hash")
    return Member(_whole(said["size"]), sha256)


def _pieces(archive: zipfile.ZipFile, name: str, expected: Member) -> Iterator[bytes]:
    """A member's bytes, never more than the list says; the last piece comes only if all of them fit."""
    hashed, size = hashlib.sha256(), 0
    with archive.open(name) as source:
        while piece := source.read(_PIECE):
            size += len(piece)
            if size > expected.size:
                raise Unusable(f"{name} is larger than it says")
            hashed.update(piece)
            yield piece
    if size != expected.size or hashed.hexdigest() != expected.sha256:
        raise Unusable(f"the checksum of {name} does not fit")


def _signed(said: Mapping[str, object]) -> bytes:
    return json.dumps(said, sort_keys=True, ensure_ascii=True, separators=(",", ":")).encode("ascii")


def write(
    path: Path,
    about: Mapping[str, str],
    parts: Iterable[tuple[str, Iterable[bytes]]],
    sealing: Sealing,
    disk: DiskSteps,
) -> int:
    """Write an archive for its owner alone, all of it before it takes the name; gives its size in bytes.

    ``parts``: names, each with its bytes in pieces. Raises DiskFull, HomeDamaged.
    """
    temporary = temporary_beside(path)
    with disk_errors(path):
        try:
            _write_new(temporary, about, parts, sealing, disk)
            size = temporary.stat().st_size
            disk.rename(temporary, path)
        except BaseException:  # whatever ended it, nothing half written stays
            temporary.unlink(missing_ok=True)
            raise
        disk.fsync_folder(path.parent)
        with suppress(OSError):
            sweep_leftovers(path.parent, before=path.stat().st_mtime - _CUT_OFF)
    return size


def _write_new(
    path: Path,
    about: Mapping[str, str],
    parts: Iterable[tuple[str, Iterable[bytes]]],
    sealing: Sealing,
    disk: DiskSteps,
) -> None:
    number = disk.create(path)
    with os.fdopen(number, "wb") as file:
        with (
            disk.named("write", path.name),
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, allowZip64=False) as archive,
        ):
            members = {name: _put(archive, name, pieces) for name, pieces in parts}
            said = {"format": FORMAT, "version": VERSION, **about, "files": members}
            whole = {**said, "seal": sealing(_signed(said))}
            _put(archive, LIST, [json.dumps(whole, indent=1, ensure_ascii=False).encode("utf-8")])
        file.flush()
        disk.fsync(number, path)


def _put(archive: zipfile.ZipFile, name: str, pieces: Iterable[bytes]) -> dict[str, object]:
    hashed, size = hashlib.sha256(), 0
    member = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    member.compress_type = zipfile.ZIP_DEFLATED
    member.external_attr = (stat.S_IFREG | 0o600) << 16
    with archive.open(member, "w") as target:
        for piece in pieces:
            hashed.update(piece)
            size += len(piece)
            target.write(piece)
    return {"size": size, "sha256": hashed.hexdigest()}
