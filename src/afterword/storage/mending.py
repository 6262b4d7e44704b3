"""Mending a home that cannot be opened as it is: a description, a key or a record that is broken or gone.

What is broken is set aside under another name, never deleted, and what can still be read of it goes into what is made
anew. Decides nothing about memories: files wait for the engine, and for the person where their seal does not fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from functools import reduce
from pathlib import Path

from afterword.core.entry import NEVER_LIST, NeverList, SettingNow
from afterword.core.errors import HomeDamaged
from afterword.storage.atomic import DiskSteps, broken_beside, disk_errors
from afterword.storage.database import content_is_broken
from afterword.storage.home import (
    Home,
    identity_broken,
    identity_of,
    make_folders,
    make_identity,
    marked_for,
    misplaced,
    only_key_of,
)
from afterword.storage.keys import Keychain, KeyDamaged, KeyPlace, system_keychain
from afterword.storage.lock import HomeLock
from afterword.storage.opening import entered, had_record
from afterword.storage.record import SqliteRecord
from afterword.storage.salvaging import Salvaged, begin, line, salvage

_BESIDE = ("-wal", "-shm")
_IN_WORK = "record-mending.sqlite3"  # the name of a record that is being set aside, until the new one stands


class RecordIs(Enum):
    """How the record's file is found."""

    GOOD = "good"
    GONE = "gone"
    EMPTY = "empty"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Found:
    """The record's state, and what is said of it."""

    state: RecordIs
    says: str = ""


def look_at_record(home: Home, lock: HomeLock, steps: DiskSteps) -> Found:
    """Whether the record can be read whole. Changes nothing. Raises HomeDamaged where it cannot even be tried."""
    if not home.record.exists():
        return Found(RecordIs.GONE, "it is gone")
    if not home.record.is_file():
        return Found(RecordIs.BROKEN, "it is no file")
    record = SqliteRecord(home.record, lock, steps, backups=home.backups)
    try:
        if record.empty:
            return Found(RecordIs.EMPTY, "it is empty")
        wrong = record.check()
        for _ in record.lines():
            pass
        record.intents()
    except HomeDamaged as error:
        if not content_is_broken(error):
            raise
        return Found(RecordIs.BROKEN, f"{error.__cause__}")
    finally:
        record.close()
    return Found(RecordIs.BROKEN, wrong[0]) if wrong else Found(RecordIs.GOOD)


def mend(
    home: Home, at: datetime, *, steps: DiskSteps | None = None, keychain: Keychain | None = None
) -> tuple[str, ...]:
    """Make the home one that opens again; gives what was done, one line a thing, () where nothing was broken.

    Raises HomeError for what no mending helps: rights, a locked keychain, a full disk, another process.
    """
    if not home.root.exists():
        return ()
    with entered(home):
        chain = system_keychain() if keychain is None and not home.named else keychain
        return _mend(home, at, steps or DiskSteps(), chain)


def _mend(home: Home, at: datetime, disk: DiskSteps, keychain: Keychain | None) -> tuple[str, ...]:
    cleared = [*_places(home, disk)]
    make_folders(home, disk)
    lock = HomeLock(home.lock)
    with lock.hold():
        did = [*cleared, *_identity(home, disk), *_key(home, keychain, disk)]
        if not _newer(home):
            did += _record(home, lock, at, keychain, disk)
        return tuple(did)


def _newer(home: Home) -> bool:
    identity = identity_of(home)
    return identity is not None and identity.newer


# what stands in the way


def _places(home: Home, disk: DiskSteps) -> Iterator[str]:
    """Done without the lock, whose own place may be taken: a name that is no folder is nobody's to write to."""
    for path in misplaced(home):
        aside = broken_beside(path)
        try:
            with disk_errors(path):
                disk.rename(path, aside)
        except FileNotFoundError:
            continue  # another process was faster
        yield f"Something else lay at {path}. It was set aside as {aside.name}."


# the description


def _identity(home: Home, disk: DiskSteps) -> Iterator[str]:
    if home.about.exists() or home.about.is_symlink():
        wrong = "could not be read" if identity_broken(home) else "was another home's" if _of_another(home) else ""
        if not wrong:
            return
        aside = broken_beside(home.about)
        with disk_errors(home.about):
            disk.rename(home.about, aside)
        yield f"{home.about} {wrong}. It was set aside as {aside.name}, and made anew."
    elif home.record.exists() or only_key_of(home) is not None:
        yield f"{home.about} was gone. It was made anew."
    else:
        return
    make_identity(home, disk, device=salvage(home.record).device)


def _of_another(home: Home) -> bool:
    """Whether key and memory folder agree on which home lies here, and the description says another."""
    said, known = identity_of(home), marked_for(home)
    return said is not None and not said.newer and known not in (None, said.home) and known == only_key_of(home)


# the key


def _key(home: Home, keychain: Keychain | None, disk: DiskSteps) -> Iterator[str]:
    identity = identity_of(home)
    if identity is None:
        return
    place = KeyPlace(home.config, identity.home, keychain, disk)
    try:
        place.find()
    except KeyDamaged as error:
        aside = place.set_aside()
        yield f"{error.message} It was set aside as {aside}, and a new key made: every memory file waits for you."
        place.make()


# the record


def _record(home: Home, lock: HomeLock, at: datetime, keychain: Keychain | None, disk: DiskSteps) -> Iterator[str]:
    in_work = home.backups / _IN_WORK
    found = look_at_record(home, lock, disk)
    if found.state is RecordIs.GOOD:
        if _any_of(in_work):  # the new one stands already: only the last step was cut off
            yield f"A record that was broken lies, whole, in {_put_aside(home, in_work, disk)}."
        return
    if found.state is not RecordIs.BROKEN and not had_record(home, identity_of(home), keychain, disk):
        return
    if found.state is not RecordIs.GONE or not in_work.exists():
        if _any_of(in_work):
            _put_aside(home, in_work, disk)
        _move(home.record, in_work, disk)
    else:
        _move(home.record, in_work, disk, only_beside=True)
    whole = _all_that_is_left(home, in_work)
    lost = SettingNow(NEVER_LIST, NeverList.LOST.value)
    begin(home.record, whole, [line(at.isoformat(), _device(home), lost)], disk)
    yield f"The record could not be used: {found.says}."
    if _any_of(in_work):
        yield f"What was there is set aside, whole, as {_put_aside(home, in_work, disk)}."
    yield _begun(whole)


def _begun(whole: Salvaged) -> str:
    if not whole.lines:
        return "A new record was begun; nothing of the old one could be read."
    lines = "1 line" if whole.lines == 1 else f"{whole.lines} lines"
    return f"A new record was begun with the {lines} that could still be read."


def _all_that_is_left(home: Home, in_work: Path) -> Salvaged:
    copies = [path for path in home.backups.glob("record-*.sqlite3") if path != in_work]
    copies.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return reduce(lambda whole, path: whole.over(salvage(path)), copies, salvage(in_work))


def _device(home: Home) -> str:
    identity = identity_of(home)
    return identity.device if identity is not None else ""


def _put_aside(home: Home, in_work: Path, disk: DiskSteps) -> str:
    aside = broken_beside(home.backups / "record.sqlite3")
    _move(in_work, aside, disk)
    return str(aside)


def _any_of(database: Path) -> bool:
    return any(database.with_name(f"{database.name}{suffix}").exists() for suffix in ("", *_BESIDE))


def _move(source: Path, target: Path, disk: DiskSteps, *, only_beside: bool = False) -> None:
    """A database and what belongs to it, under another name; what is not there is passed over."""
    suffixes: Sequence[str] = _BESIDE if only_beside else ("", *_BESIDE)
    with disk_errors(source):
        for suffix in suffixes:
            with suppress(FileNotFoundError):
                disk.rename(source.with_name(f"{source.name}{suffix}"), target.with_name(f"{target.name}{suffix}"))
        for folder in {source.parent, target.parent}:
            disk.fsync_folder(folder)
