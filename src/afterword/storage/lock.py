"""One writer a home, across processes. The system drops the lock of a process that ended, however it ended."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from afterword.core.errors import HomeBusy, HomeError
from afterword.storage.atomic import OWNER_ONLY, disk_errors

PATIENCE = 30.0  # seconds; a learning holds the lock for milliseconds, bulk work lets go between chats
_POLL = 0.01


def refuse_gone(home: Path) -> None:
    """Raises HomeError where the home's folder is not there: a file lock would make every folder that it lacks."""
    if not home.is_dir():
        raise HomeError(
            f"The home {home} is gone; nothing was written.",
            "If it was moved, set AFTERWORD_HOME to where it lies now.",
        )


class HomeLock:
    """The writer lock of one home. Holding it again in the same thread is free, whichever object asks."""

    def __init__(self, path: Path, *, patience: float = PATIENCE) -> None:
        self._path = path
        self._patience = patience

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Wait for the lock and keep it for the block. Raises HomeBusy, DiskFull, HomeDamaged, and HomeError where the
        home went away.
        """
        from filelock import FileLock, Timeout

        with disk_errors(self._path):
            refuse_gone(self._path.parent.parent)
            lock = FileLock(self._path, mode=OWNER_ONLY, is_singleton=True)
            try:
                lock.acquire(timeout=self._patience, poll_interval=_POLL)
            except Timeout as error:
                raise HomeBusy(
                    f"Another Afterword process is writing to {self._path.parent} and did not finish in time.",
                    "Wait a moment and do the same again.",
                ) from error
        try:
            yield
        finally:
            lock.release()
