"""The memory folder on the disk: lists what lies there, plans changes, and carries them out one file at a time.

Never follows a link, and takes a folder without its marker for a folder that is away, not for an empty one.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from afterword.core.errors import HomeDamaged, HomeNewer
from afterword.core.fileop import FileOp, PutFile
from afterword.core.memory import Memory
from afterword.ports import Keys, StoredFile, WriterLock
from afterword.storage.atomic import (
    OWNER_ONLY,
    DiskSteps,
    disk_errors,
    is_link,
    make_durable,
    read_regular,
    remove_durably,
    sweep_leftovers,
    write_atomic,
)
from afterword.storage.filing import (
    FOLDERS,
    Doing,
    Plan,
    checked_path,
    plan_new,
    plan_rewrite,
    stored_file,
    what_to_do,
)
from afterword.storage.folder_look import Look, Looking
from afterword.storage.folder_watch import FolderWatch
from afterword.storage.home import Home, Identity, marked_for
from afterword.storage.markdown import MOST_BYTES


class DiskMemoryFiles:
    """ports.MemoryFiles over the memory folder of a home."""

    def __init__(
        self,
        home: Home,
        identity: Identity,
        keys: Keys,
        lock: WriterLock,
        steps: DiskSteps,
        *,
        writable: bool = True,
    ) -> None:
        self._home = home
        self._folder = home.memory
        self._identity = identity
        self._keys = keys
        self._lock = lock
        self._steps = steps
        self._writable = writable
        self._swept = False
        self._looking = Looking(self._folder, lambda path, content: stored_file(path, content, keys))
        self._within = 0  # how many ``seen_once`` are open, one inside the other
        self._seen: Look | None = None

    def watch(self) -> None:
        """From now on be told of changes, where the system tells of them: for a process that looks again and again."""
        if self._looking.watch is None:
            self._looking.watch = FolderWatch()

    def close(self) -> None:
        """Be told no more."""
        if self._looking.watch is not None:
            self._looking.watch.close()
            self._looking.watch = None

    @contextmanager
    def seen_once(self) -> Iterator[None]:
        """See ports.MemoryFiles."""
        self._within += 1
        try:
            yield
        finally:
            self._within -= 1
            if not self._within:
                self._seen = None

    def all(self) -> tuple[StoredFile, ...]:
        """Every Markdown file. Where the folder is away: none.

        Problems beside those of ``markdown.read``: 'doubled', 'conflict_copy' (a sync program's, beside its original),
        'link', 'bad_name', 'unreadable', 'elsewhere' (in a folder of the person's own). ``memory`` is set for the first
        two as well; only a file without a problem may be used.
        """
        return self._look().all()

    def get(self, memory: str) -> StoredFile | None:
        """The one file with this id; None where there is none, or more than one that is no conflict copy."""
        if self._seen is not None and not self._looking.holds(memory):
            self._seen = None
        return self._look().get(memory)

    def plan_new(self, memory: Memory) -> Plan:
        """See ports.MemoryFiles."""
        return plan_new(memory, self._keys, self._taken)

    def plan_rewrite(self, stored: StoredFile, memory: Memory) -> Plan:
        """See ports.MemoryFiles."""
        return plan_rewrite(stored, memory, self._keys, self._taken)

    def carry_out(self, op: FileOp) -> bool:
        """See ports.MemoryFiles. Raises HomeNewer; HomeDamaged where the folder is away or the path leads out."""
        if not self._writable:
            raise HomeNewer(
                f"A newer release of Afterword wrote {self._home.root}.", "Install that release to change it."
            )
        with self._lock.hold():
            self._check_present()
            path = self._inside(op.path)
            self._sweep_once()
            try:
                return self._do(op, path)
            finally:
                self._wrote(op.path)

    def folder_present(self) -> bool:
        """Whether the folder is there with the marker of this home."""
        return marked_for(self._home) == self._identity.home

    def _look(self) -> Look:
        if self._seen is not None:
            return self._seen
        if not self._folder.is_dir():
            return Look({})
        look = self._looking.look()
        if self._within:
            self._seen = look
        return look

    def _wrote(self, path: str) -> None:
        """What we wrote ourselves is seen without looking at all the rest again."""
        if self._seen is not None:
            try:
                self._looking.look_at(path)
            except OSError:
                self._seen = None

    def _do(self, op: FileOp, path: Path) -> bool:
        if is_link(path):
            return False
        found, mode = self._bytes_at(path)
        match what_to_do(op, found), op:
            case Doing.LEAVE, _:
                return False
            case Doing.DONE, _:
                self._settle(path, found)
            case Doing.ACT, PutFile(content=content):
                self._make_folder(path.parent)
                write_atomic(path, content, self._steps, mode=mode)
            case _:
                remove_durably(path, self._steps)
        return True

    def _settle(self, path: Path, found: bytes | None) -> None:
        """Done before, perhaps by a process that ended right after: see that it lasts."""
        if found is not None:
            make_durable(path, self._steps)
        elif path.parent.is_dir():
            with disk_errors(path.parent):
                self._steps.fsync_folder(path.parent)

    def _bytes_at(self, path: Path) -> tuple[bytes | None, int]:
        try:
            with disk_errors(path):
                return read_regular(path, MOST_BYTES), stat.S_IMODE(path.stat().st_mode)
        except HomeDamaged as error:
            if isinstance(error.__cause__, FileNotFoundError):
                return None, OWNER_ONLY
            raise

    def _make_folder(self, folder: Path) -> None:
        if not folder.is_dir():
            with disk_errors(folder):
                self._steps.make_folder(folder)
                self._steps.fsync_folder(folder.parent)

    def _inside(self, path: str) -> Path:
        whole = self._folder.joinpath(*checked_path(path).split("/"))
        if is_link(whole.parent) and whole.parent != self._folder:
            raise HomeDamaged(f"{whole.parent} is a link. Nothing is written through it.", "Put a folder in its place.")
        return whole

    def _check_present(self) -> None:
        if not self.folder_present():
            raise HomeDamaged(
                f"The memory folder {self._folder} is not there, or is not this home's.",
                "Bring its disk or folder back, or run afterword repair.",
            )

    def _sweep_once(self) -> None:
        if not self._swept:
            with disk_errors(self._folder):
                for folder in (self._folder, *(self._folder / place.value for place in FOLDERS)):
                    if not is_link(folder) or folder == self._folder:
                        sweep_leftovers(folder)
            self._swept = True

    def _taken(self, path: str) -> bool:
        return os.path.lexists(self._folder.joinpath(*path.split("/")))
