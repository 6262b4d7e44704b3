"""Opening a home: everything it needs is made in one order, so that a crash in between is finished by the next opening.

Ids first, then the record, the key, and the memory folder's marker last: a marker means that all the rest was there.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from afterword.core.errors import DiskFull, HomeBusy, HomeDamaged, HomeError
from afterword.storage.atomic import DiskSteps, sweep_leftovers
from afterword.storage.database import MENDS
from afterword.storage.home import (
    VARIABLE,
    Home,
    Identity,
    closed,
    identity_of,
    make_folders,
    make_identity,
    mark_memory_folder,
    marked_for,
    only_key_of,
    refuse_elsewhere,
)
from afterword.storage.keys import Keychain, KeyPlace, MasterKeys, system_keychain
from afterword.storage.lock import PATIENCE, HomeLock
from afterword.storage.memory_files import DiskMemoryFiles
from afterword.storage.record import SqliteRecord
from afterword.storage.tickets import DiskTickets

_READ_ONLY = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})


@dataclass(frozen=True, slots=True)
class Storage:
    """An open home. ``fresh_key``: the old key is gone, no seal fits any more, every file waits for the person.

    ``writable`` False: a newer release wrote it. ``hindered``: why nothing could be made ready for writing; it can be
    read all the same.
    """

    home: Home
    identity: Identity
    keys: MasterKeys
    lock: HomeLock
    record: SqliteRecord
    files: DiskMemoryFiles
    tickets: DiskTickets
    writable: bool
    fresh_key: bool
    hindered: HomeError | None = None

    def close(self) -> None:
        """Let the record and the folder go. Nothing is lost without it."""
        self.record.close()
        self.files.close()


def open_storage(
    home: Home,
    *,
    steps: DiskSteps | None = None,
    keychain: Keychain | None = None,
    patience: float = PATIENCE,
) -> Storage:
    """Open the home, made or brought up to this release first where needed; only then does it wait for a writer.

    A home that a later release wrote opens read-only: ``writable`` is False and every write raises HomeNewer. One
    whose disk is full or takes no writes opens too, ``hindered`` saying so. ``keychain`` None: the system's, for the
    platform's own home; a home that was named keeps its key in its own folder. Raises HomeError, HomeBusy,
    HomeDamaged, DiskFull.
    """
    disk = steps or DiskSteps()
    lock = HomeLock(home.lock, patience=patience)
    with entered(home):
        identity = identity_of(home)
        if keychain is None and not home.named:
            keychain = system_keychain(home.config, identity.home if identity is not None else "")
        fresh_key, hindered = False, None
        if identity is None or not identity.newer:
            refuse_elsewhere(home.record_folder)
            try:
                identity, fresh_key = _set_up(home, identity, keychain, lock, disk)
            except (DiskFull, HomeBusy, HomeDamaged) as error:
                if identity is None or not _readable(home, identity, keychain, lock, disk, error):
                    raise
                hindered = error
        return _joined(home, identity, keychain, lock, disk, fresh_key=fresh_key, hindered=hindered)


@contextmanager
def entered(home: Home) -> Iterator[None]:
    """Says whose a home is, where the system only says no."""
    try:
        yield
    except PermissionError as error:
        raise HomeError(
            f"{_closed_to_us(home) or error.filename} may not be read by this user: {error.strerror}.",
            f"Run Afterword as its owner, or set {VARIABLE} to a folder of your own.",
        ) from error


def _closed_to_us(home: Home) -> Path | None:
    """The first of the home's places, from the outside in, that is there and may not be entered."""
    places = (*reversed(home.root.parents), home.root, home.record_folder, home.config, home.memory, home.about)
    for place in places:
        try:
            shut = place.exists() and not os.access(place, os.R_OK if place == home.about else os.X_OK)
        except PermissionError:
            return place.parent
        if shut:
            return place
    return None


def mark_again(storage: Storage) -> None:
    """Take the folder that stands at the memory folder's place for it again. Only after the person said so."""
    with storage.lock.hold():
        mark_memory_folder(storage.home, storage.identity, DiskSteps())


def had_record(home: Home, identity: Identity | None, keychain: Keychain | None, steps: DiskSteps) -> bool:
    """Whether there must have been a record: the key is made after it, and the memory folder's mark after that."""
    own = identity.home if identity is not None else only_key_of(home)
    keyed = own is not None and KeyPlace(home.config, own, keychain, steps).find() is not None
    return keyed or marked_for(home) is not None


def _set_up(
    home: Home, identity: Identity | None, keychain: Keychain | None, lock: HomeLock, disk: DiskSteps
) -> tuple[Identity, bool]:
    if identity is not None and _ready(home, identity, keychain, lock, disk):
        return identity, False
    make_folders(home, disk)
    with lock.hold():
        for folder in (home.root, home.record_folder):
            sweep_leftovers(folder)
        _refuse_lost(home, identity_of(home), keychain, lock, disk)
        marked = marked_for(home)
        identity = make_identity(home, disk, device=_known_device(home, lock, disk))
        if marked is not None and marked != identity.home:
            raise HomeError(
                f"{home.memory} is the memory folder of another home.",
                "Name another folder. If it is this home's, and home.json is not, run: afterword repair",
            )
        record = _record(home, identity, lock, disk)
        record.prepare()
        place = KeyPlace(home.config, identity.home, keychain, disk)
        fresh_key = place.find() is None
        if fresh_key:
            place.make()
        empty = next(record.lines(), None) is None
        record.close()
        if marked is None and empty:
            mark_memory_folder(home, identity, disk)
        return identity, fresh_key and not empty


def _refuse_lost(
    home: Home, identity: Identity | None, keychain: Keychain | None, lock: HomeLock, disk: DiskSteps
) -> None:
    """A home whose record is gone is no new home, and one of which nothing says which it is gets no new name."""
    there = home.record.exists() and not SqliteRecord(home.record, lock, disk).empty
    if not there and had_record(home, identity, keychain, disk):
        what = "is empty" if home.record.exists() else "is gone"
        raise HomeDamaged(f"The record {home.record} {what}.", MENDS)
    if there and identity is None and marked_for(home) is None and only_key_of(home) is None:
        raise HomeDamaged(
            f"{home.about} is gone, and nothing else here says which home this is.",
            "Bring the memory folder back, if it is away; then run: afterword repair",
        )


def _known_device(home: Home, lock: HomeLock, disk: DiskSteps) -> str:
    return SqliteRecord(home.record, lock, disk).newest_device() if home.record.exists() else ""


def _readable(
    home: Home,
    identity: Identity,
    keychain: Keychain | None,
    lock: HomeLock,
    disk: DiskSteps,
    error: HomeError,
) -> bool:
    """Whether only writing is hindered: the record is of this release and the key is there."""
    cause = error.__cause__
    denied = isinstance(cause, OSError) and cause.errno in _READ_ONLY
    if not (denied or isinstance(error, DiskFull | HomeBusy)) or not home.record.exists():
        return False
    record = _record(home, identity, lock, disk)
    try:
        return record.of_this_release and KeyPlace(home.config, identity.home, keychain, disk).find() is not None
    except HomeError:
        return False
    finally:
        record.close()


def _ready(home: Home, identity: Identity, keychain: Keychain | None, lock: HomeLock, disk: DiskSteps) -> bool:
    """Whether nothing is left to be made. A memory folder that is away is not made anew."""
    if (
        not home.record.exists()
        or not closed(home)
        or KeyPlace(home.config, identity.home, keychain, disk).find() is None
    ):
        return False
    record = _record(home, identity, lock, disk)
    try:
        marked_once = marked_for(home) == identity.home or next(record.lines(), None) is not None
        return record.newer or (record.current and marked_once)
    finally:
        record.close()


def _joined(
    home: Home,
    identity: Identity,
    keychain: Keychain | None,
    lock: HomeLock,
    disk: DiskSteps,
    *,
    fresh_key: bool,
    hindered: HomeError | None,
) -> Storage:
    record = _record(home, identity, lock, disk)
    found = KeyPlace(home.config, identity.home, keychain, disk).find()
    keys = found or MasterKeys(b"")  # only where a newer home came without its key: then no seal fits, as it must
    writable = not identity.newer and not record.newer
    return Storage(
        home=home,
        identity=identity,
        keys=keys,
        lock=lock,
        record=record,
        files=DiskMemoryFiles(home, identity, keys, lock, disk, writable=writable),
        tickets=DiskTickets(home.tickets, keys, disk),
        writable=writable,
        fresh_key=fresh_key,
        hindered=hindered,
    )


def _record(home: Home, identity: Identity, lock: HomeLock, disk: DiskSteps) -> SqliteRecord:
    return SqliteRecord(
        home.record, lock, disk, device=identity.device, backups=home.backups, writable=not identity.newer
    )
