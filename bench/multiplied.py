"""Chat logs multiplied: every copy in a folder of its own, with ids and days that no other copy has.

Only the bytes of names and dates are changed, so that a copy reads as its original does. The same numbers give the
same home.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from pathlib import Path

YEAR = 365  # days over which the copies are spread
# Where each assistant's folder lies in a person's home, by its name among the samples, and how many folders below the
# home each copy has one of its own (0: copies lie side by side).
FOLDERS = {"claude-code": (".claude", 2), "codex": (".codex", 0), "gemini-cli": (".gemini", 2), "pi": (".pi", 3)}

_ID = rb"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
_DAY = rb"\d{4}-\d\d-\d\d(?=T\d\d)"
_SESSION = re.compile(rb'"session_?[iI]d"\s*:\s*"([^"]{4,})"')
_FIRST = re.compile(rb'"id"\s*:\s*"([^"]{4,})"')  # in the first line of a log that names its session there
_IS_DAY = re.compile(rb"\d{4}-\d\d-\d\d")
_UUID = 36  # characters


@dataclass(frozen=True, slots=True)
class Original:
    """A file taken apart at its ids and days: ``pieces`` hold what stands between them and they in turns, ``place`` the
    same of its path. ``apart``: which folder of it each copy has for itself.
    """

    place: list[bytes]
    apart: int
    pieces: list[bytes]
    newest: date

    @property
    def size(self) -> int:
        """Its bytes."""
        return sum(len(piece) for piece in self.pieces)

    def copied(self, number: int, newest: date) -> tuple[str, bytes]:
        """Where a copy lies, and its bytes: fresh ids, and days moved so that its last one is ``newest``."""
        fresh = _Fresh(number, newest - self.newest)
        folders = fresh.joined(self.place).decode().split("/")
        if self.apart:
            folders[self.apart] += f"-{number}"
        return "/".join(folders), fresh.joined(self.pieces)


class _Fresh:
    """What ids and days of one copy become."""

    def __init__(self, number: int, later: timedelta) -> None:
        self._number, self._later = number, later
        self._known: dict[bytes, bytes] = {}

    def joined(self, pieces: Sequence[bytes]) -> bytes:
        return b"".join(self._one(piece) if odd % 2 else piece for odd, piece in enumerate(pieces))

    def _one(self, name: bytes) -> bytes:
        if name not in self._known:
            self._known[name] = self._moved(name) if _IS_DAY.fullmatch(name) else self._renamed(name)
        return self._known[name]

    def _moved(self, day: bytes) -> bytes:
        try:
            return (date.fromisoformat(day.decode()) + self._later).isoformat().encode()
        except (ValueError, OverflowError):
            return day

    def _renamed(self, name: bytes) -> bytes:
        """The end of an id is drawn anew; its beginning may say when it was made."""
        end = blake2b(name, salt=self._number.to_bytes(16, "big"), digest_size=6).hexdigest().encode()
        return name[:24] + end if len(name) == _UUID else name + b"-" + end


def originals(samples: Path) -> tuple[Original, ...]:
    """Every session file of the samples that bears an id and lies below an assistant's folder."""
    found = (_taken_apart(samples, path, folder) for folder, path in _session_files(samples))
    return tuple(original for original in found if len(original.pieces) > 1)


def _session_files(samples: Path) -> Iterator[tuple[str, Path]]:
    for folder in FOLDERS:
        for path in sorted((samples / folder).rglob("*")):
            if path.suffix in {".jsonl", ".json"} and path.is_file() and len(path.relative_to(samples).parts) > 2:
                yield folder, path


def _taken_apart(samples: Path, path: Path, folder: str) -> Original:
    content = path.read_bytes()
    named = _named(content)
    pieces = named.split(content)
    days = [_day(piece) for piece in pieces[1::2] if _IS_DAY.fullmatch(piece)]
    newest = max((day for day in days if day is not None), default=date(2026, 1, 1))
    name, apart = FOLDERS[folder]
    place = f"{name}/{path.relative_to(samples / folder).as_posix()}"
    return Original(named.split(place.encode()), apart, pieces, newest)


def _named(content: bytes) -> re.Pattern[bytes]:
    """What is an id or a day in this file: invented sessions are often called something plain."""
    sessions = {*_SESSION.findall(content), *_FIRST.findall(content.partition(b"\n")[0])}
    plain = [re.escape(one) for one in sorted(sessions, key=len, reverse=True) if not re.fullmatch(_ID, one)]
    return re.compile(b"(" + b"|".join((_ID, _DAY, *plain)) + b")")


def _day(text: bytes) -> date | None:
    try:
        return date.fromisoformat(text.decode())
    except ValueError:
        return None


def write_copies(home: Path, samples: Sequence[Original], megabytes: float, today: date) -> tuple[int, int]:
    """Copies of all of them until there are so many megabytes, the newest of yesterday. Gives files and bytes."""
    files = written = 0
    number = 0
    copies = max(1, int(megabytes * 1e6 / sum(one.size for one in samples)))
    while written < megabytes * 1e6:
        newest = today - timedelta(days=1 + number * YEAR // copies)
        for original in samples:
            place, content = original.copied(number, newest)
            path = home / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            touched = datetime(newest.year, newest.month, newest.day, 23, tzinfo=UTC).timestamp()
            os.utime(path, (touched, touched))
            files, written = files + 1, written + len(content)
        number += 1
    return files, written
