"""Bytes kept beside the bytecode that Python keeps of a package: what can be made again from its sources at any time.

It lies there because whoever may write there may change the program itself, so it needs to be trusted no further; in a
home or a temporary folder it would. Whatever is missing, unreadable or of other sources is not used. Knows no language.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from pathlib import Path

_BEGAN = time.time_ns()
_MOST = 32 * 1024 * 1024  # bytes of a file; more was not written here
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


class BesideCode:
    """Files beside the bytecode of one folder of a package, each good for exactly these sources and this Python.

    ``sources``: folders whose Python files the content follows from. ``besides``: what else it follows from.
    """

    def __init__(self, folder: Path, sources: tuple[Path, ...], besides: str) -> None:
        self._folder, self._sources, self._besides = folder, sources, besides

    def read(self, name: str) -> bytes | None:
        """What was written under this name by a program with the same sources, whole; else None."""
        path = self._path(name)
        if path is None or self._key is None:
            return None
        try:
            with path.open("rb") as file:
                content = file.read(_MOST)
        except OSError:
            return None
        head, _, body = content.partition(b"\n")
        return body if head == self._head(body) else None

    def write(self, name: str, body: bytes) -> None:
        """Leave this for programs with the same sources; where that cannot be, nothing happens."""
        path = self._path(name)
        if path is None or self._key is None or sys.dont_write_bytecode:
            return
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            _put(path, self._head(body) + b"\n" + body, mode=self._folder.stat().st_mode & 0o666)

    def _head(self, body: bytes) -> bytes:
        return f"{self._key} {hashlib.blake2b(body, digest_size=32).hexdigest()}".encode()

    def _path(self, name: str) -> Path | None:
        try:
            bytecode = Path(importlib.util.cache_from_source(str(self._folder / "__init__.py")))
        except NotImplementedError:
            return None
        return bytecode.with_name(f"{name}.{sys.implementation.cache_tag}.json")

    @cached_property
    def _key(self) -> str | None:
        """What the content follows from, as one number; None where the sources cannot be told."""
        key = hashlib.blake2b(f"{sys.version}\n{self._besides}\n".encode(), digest_size=32)
        try:
            for path in sorted(path for folder in self._sources for path in _python_files(str(folder))):
                file = Path(path)
                told = file.stat()
                if max(told.st_mtime_ns, told.st_ctime_ns) > _BEGAN:
                    return None  # it may be another than the one that this program runs
                content = file.read_bytes()
                key.update(f"{path} {len(content)}\n".encode() + content)
        except OSError:
            return None
        return key.hexdigest()


def _python_files(folder: str) -> Iterator[str]:
    """Every Python file in a folder and those in it; OSError where it is no folder."""
    with os.scandir(folder) as inside:
        for one in inside:
            if one.name.endswith(".py"):
                yield one.path
            elif one.is_dir() and one.name != "__pycache__":
                yield from _python_files(one.path)


def _put(path: Path, content: bytes, *, mode: int) -> None:
    """The file holds this content, or what it held before."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    file = os.open(beside, _NEW, mode)
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(content)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
