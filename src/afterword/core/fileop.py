"""What is to be done to a file of the home: put these bytes, or remove. Carrying one out twice changes nothing more."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PutFile:
    """Have exactly these bytes at ``path`` (relative to the memory folder, '/' between parts).

    ``over`` is the sha256 of what may be replaced: '' where nothing stood there, None for whatever is there. Bytes
    that are
    neither these nor those were put there by another hand meanwhile: they stay.
    """

    path: str
    content: bytes
    over: str | None = None


@dataclass(frozen=True, slots=True)
class RemoveFile:
    """Have nothing at ``path``. ``expects`` is the sha256 of what may be removed: anything else stays and is
    reported."""

    path: str
    expects: str


FileOp = PutFile | RemoveFile


@dataclass(frozen=True, slots=True)
class Intent:
    """File operations that belong to record lines already written: replayed at opening until they are done."""

    id: str
    ops: tuple[FileOp, ...]
