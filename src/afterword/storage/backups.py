"""A home as an archive and back: memory files byte for byte, the record's lines as they are kept, marks, key if asked.

Reads and writes; what of a backup is taken into a home is decided elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from afterword.core.entry import Line, Unreadable
from afterword.core.errors import BadInput, NoPlace
from afterword.core.mark import LookMark
from afterword.ports import Backup, Keys, StoredFile
from afterword.storage.archives import Archive, Unusable, reading, write
from afterword.storage.atomic import DiskSteps, as_named
from afterword.storage.codec import UnknownShape, body_from, from_text, to_text
from afterword.storage.filing import brought_path, place_of, stored_file, with_doubles
from afterword.storage.keys import KeyPlace, MasterKeys, system_keychain
from afterword.storage.markdown import MOST_BYTES
from afterword.storage.opening import Storage

PURPOSE = "backup"
LINES, MARKS, KEY = "record/lines.jsonl", "record/marks.jsonl", "key/home.key"
_MEMORY = "memory"
_UNREAD = frozenset({"link", "bad_name", "unreadable"})  # of a file that is too large only the beginning was read


@dataclass(frozen=True, slots=True)
class Written:
    """A backup that was written. ``left_out``: names in the memory folder that could not be read."""

    path: str
    size: int
    memories: int
    lines: int
    left_out: tuple[str, ...]


def back_up(storage: Storage, target: Path, now: datetime, release: str, *, with_key: bool) -> Written:
    """Write the home into an archive, as it is at one moment. Raises BadInput where there is a file already, HomeBusy,
    DiskFull, HomeDamaged.
    """
    path = place_for(target, now)
    about = {
        "made": now.astimezone(UTC).isoformat(),
        "home": storage.identity.home,
        "device": storage.identity.device,
        "release": release,
    }
    counted = {LINES: 0}
    with storage.lock.hold():
        kept, left_out = _files_of(storage)
        parts = [*((f"{_MEMORY}/{one.path}", [one.content]) for one in kept), *_record_parts(storage, counted)]
        if with_key:
            parts.append((KEY, [storage.keys.master.hex().encode("ascii")]))
        size = write(path, about, parts, lambda signed: storage.keys.digest(PURPOSE, signed), DiskSteps())
    return Written(str(path), size, sum(one.memory is not None for one in kept), counted[LINES], left_out)


def place_for(target: Path, now: datetime) -> Path:
    """The file that a backup goes into, in a folder one named after the day. Raises BadInput where none can go."""
    with as_named(target):
        path = target / f"afterword-{now:%Y-%m-%d}.zip" if target.is_dir() else target
        if path.exists() or path.is_symlink():
            raise BadInput(f"There is something at {path} already. Nothing was written over it.", "Name another file.")
        if not path.parent.is_dir():
            raise BadInput(f"There is no folder {path.parent}.", "Make it first, or name another.")
        return path


def _files_of(storage: Storage) -> tuple[list[StoredFile], tuple[str, ...]]:
    """Every file in our folders, whatever it says, and the names that could not be opened."""
    if not storage.files.folder_present():
        raise BadInput(
            "The memory folder is not there, so a backup would lack every memory. Nothing was written.",
            "Bring it back, or see: afterword doctor",
        )
    ours = [one for one in storage.files.all() if place_of(one.path) is not None]
    left = {one.path for one in ours if one.problem in _UNREAD or len(one.content) > MOST_BYTES}
    return [one for one in ours if one.path not in left], tuple(one.path for one in ours if one.path in left)


def _record_parts(storage: Storage, counted: dict[str, int]) -> list[tuple[str, Iterable[bytes]]]:
    def lines() -> Iterator[bytes]:
        for seq, at, device, body in storage.record.rows():
            counted[LINES] += 1
            yield f"{json.dumps([seq, at, device, body], ensure_ascii=False)}\n".encode("utf-8", "surrogateescape")

    marks = (f"{to_text(mark)}\n".encode() for mark in storage.record.marks())
    return [(LINES, lines()), (MARKS, marks)]


def read_backup(path: Path, keys: Keys) -> Backup:
    """A backup, read whole and checked. Raises BadInput, with nothing changed, for what cannot be used."""
    with reading(path) as archive:
        brings = _key_in(archive)
        listed = archive.listed
        own = MasterKeys(brings) if brings is not None else None
        fits = own is not None and own.digest(PURPOSE, listed.signed) == listed.seal
        return Backup(
            path=str(path),
            digest=listed.digest,
            made=_moment(listed.about.get("made", "")),
            lines=tuple(_lines(archive.read(LINES))),
            marks=tuple(_marks(archive.read(MARKS))),
            files=with_doubles(_files(archive, keys)),
            sealed=keys.digest(PURPOSE, listed.signed) == listed.seal,
            key=brings if fits else None,
        )


def take_key(storage: Storage, key: bytes) -> None:
    """Have this key as the home's own, for good and in this process. For a home in which nothing is sealed yet."""
    chain = None if storage.home.named else system_keychain()
    with storage.lock.hold():
        KeyPlace(storage.home.config, storage.identity.home, chain, DiskSteps()).put(key)
        storage.keys.become(key)


def _key_in(archive: Archive) -> bytes | None:
    said = archive.read(KEY)
    try:
        return bytes.fromhex(said.decode("ascii")) if len(said) == len(bytes(32).hex()) else None
    except ValueError:
        return None


def _moment(said: str) -> datetime:
    try:
        moment = datetime.fromisoformat(said)
        return (moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        raise Unusable("it does not say when it was made") from None


def _lines(content: bytes) -> Iterator[Line]:
    for number, text in enumerate(content.decode("utf-8", "surrogateescape").split("\n"), start=1):
        if text:
            yield _line(number, text)


def _line(number: int, text: str) -> Line:
    try:
        seq, at, device, body = json.loads(text)
        moment = datetime.fromisoformat(at)
        return Line(int(seq), moment.astimezone(UTC), str(device), body_from(str(body)))
    except (ValueError, TypeError, OverflowError, RecursionError):
        return Line(number, datetime.min.replace(tzinfo=UTC), "", Unreadable(detail="no line"))


def _marks(content: bytes) -> Iterator[LookMark]:
    for text in content.decode("utf-8", "replace").split("\n"):
        try:
            if text:
                yield from_text(LookMark, text)
        except UnknownShape:
            continue  # without its mark a chat is looked at once more, and its words are known


def _files(archive: Archive, keys: Keys) -> Iterator[StoredFile]:
    for name in archive.names(_MEMORY):
        try:
            path = brought_path(name.removeprefix(f"{_MEMORY}/"))
        except NoPlace:
            raise Unusable(f"{name} is no place for a memory") from None
        yield stored_file(path, archive.read(name), keys)
