"""Opening a home: everything it needs is made in one order, so that a crash in between is finished by the next opening.

Ids first, then the record, the key, and the memory folder's marker last: a marker means that all the rest was there.
"""

from __future__ import annotations

from dataclasses import dataclass

from afterword.core.errors import HomeDamaged, HomeError
from afterword.storage.atomic import DiskSteps, sweep_leftovers
from afterword.storage.home import (
    Home,
    Identity,
    closed,
    identity_of,
    make_folders,
    make_identity,
    mark_memory_folder,
    marked_for,
    refuse_elsewhere,
)
from afterword.storage.keys import Keychain, KeyPlace, MasterKeys, system_keychain
from afterword.storage.lock import PATIENCE, HomeLock
from afterword.storage.memory_files import DiskMemoryFiles
from afterword.storage.record import SqliteRecord
from afterword.storage.tickets import DiskTickets


@dataclass(frozen=True, slots=True)
class Storage:
    """An open home. ``fresh_key``: the old key is gone, no seal fits any more, every file waits for the person."""

    home: Home
    identity: Identity
    keys: MasterKeys
    lock: HomeLock
    record: SqliteRecord
    files: DiskMemoryFiles
    tickets: DiskTickets
    writable: bool
    fresh_key: bool

    def close(self) -> None:
        """Let the record go. Nothing is lost without it."""
        self.record.close()


def open_storage(
    home: Home,
    *,
    steps: DiskSteps | None = None,
    keychain: Keychain | None = None,
    patience: float = PATIENCE,
    new_record: bool = False,
) -> Storage:
    """Open the home, made or brought up to this release first where needed; only then does it wait for a writer.

    A home that a later release wrote opens read-only: ``writable`` is False and every write raises HomeNewer.
    ``keychain`` None: the system's, for the platform's own home; a home that was named keeps its key in its own folder.
    ``new_record`` begins a new record where the old one is gone. Raises HomeError, HomeBusy, HomeDamaged, DiskFull.
    """
    disk = steps or DiskSteps()
    lock = HomeLock(home.lock, patience=patience)
    identity = identity_of(home)
    if keychain is None and not home.named:
        keychain = system_keychain()
    if identity is None or not identity.newer:
        refuse_elsewhere(home.record_folder)
        identity, fresh_key = _set_up(home, identity, keychain, lock, disk, new_record=new_record)
    else:
        fresh_key = False
    return _joined(home, identity, keychain, lock, disk, fresh_key=fresh_key)


def mark_again(storage: Storage, steps: DiskSteps | None = None) -> None:
    """Take the folder that stands at the memory folder's place for it again. Only after the person said so."""
    with storage.lock.hold():
        mark_memory_folder(storage.home, storage.identity, steps or DiskSteps())


def _set_up(
    home: Home,
    identity: Identity | None,
    keychain: Keychain | None,
    lock: HomeLock,
    disk: DiskSteps,
    *,
    new_record: bool,
) -> tuple[Identity, bool]:
    if identity is not None and _ready(home, identity, keychain, lock, disk):
        return identity, False
    make_folders(home, disk)
    with lock.hold():
        for folder in (home.root, home.record_folder):
            sweep_leftovers(folder)
        marked = marked_for(home)
        if marked is not None and not home.record.exists() and not new_record:
            raise HomeDamaged(f"The record {home.record} is gone.", "Restore a backup, or run afterword repair.")
        identity = make_identity(home, disk)
        if marked is not None and marked != identity.home:
            raise HomeError(f"{home.memory} is the memory folder of another home.", "Name another folder.")
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
    home: Home, identity: Identity, keychain: Keychain | None, lock: HomeLock, disk: DiskSteps, *, fresh_key: bool
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
    )


def _record(home: Home, identity: Identity, lock: HomeLock, disk: DiskSteps) -> SqliteRecord:
    return SqliteRecord(
        home.record, lock, disk, device=identity.device, backups=home.backups, writable=not identity.newer
    )
