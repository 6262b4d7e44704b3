"""Where backups and exports go where nobody says where, and which backups lie there. Looks at names; opens no file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from afterword.core.errors import BadInput
from afterword.core.plain import plain

MOST = 500  # backups that are named
_NAME = re.compile(r"afterword[\w.-]*\.zip", re.IGNORECASE)
_FOLDERS = ("", "Documents", "Downloads", "Desktop")
_QUOTES = {'"': '"', "'": "'", "“": "”", "‘": "’"}


@dataclass(frozen=True, slots=True)
class BackupFound:
    """A file that is named as our backups are. ``at``: when it was written; ``size`` in bytes."""

    path: str
    at: datetime
    size: int


def person_folder(env: Mapping[str, str]) -> Path:
    """The person's own folder."""
    named = env.get("HOME") or env.get("USERPROFILE")
    return Path(named) if named else Path.home()


def whole_path(typed: str, env: Mapping[str, str]) -> str:
    """What a person typed or pasted as a path: without quotes around it, from their own folder where it names no other.

    Raises BadInput where nothing was typed, or something that does not show.
    """
    bare = typed.strip()
    if len(bare) > 1 and _QUOTES.get(bare[0]) == bare[-1]:
        bare = bare[1:-1].strip()
    if not bare or "\x00" in bare:
        raise BadInput("Nothing was named.", "Name a file.")
    if any(one == "\t" or one.splitlines() != [one] or not (one.isspace() or plain(one)) for one in bare):
        raise BadInput("A character of this path cannot be shown, so nobody could see where it leads.", "Name another.")
    own = person_folder(env)
    if bare == "~" or bare.startswith(("~/", "~\\")):
        return str(own / bare[2:])
    return str(own / bare)


def free_path(env: Mapping[str, str], now: datetime, suffix: str) -> str:
    """A path in the person's own folder at which nothing lies yet, named after the day."""
    stem = f"afterword-{now:%Y-%m-%d}"
    names = (f"{stem}{suffix}", *(f"{stem}-{number}{suffix}" for number in range(2, 1000)))
    own = person_folder(env)
    return str(next((own / name for name in names if not _taken(own / name)), own / names[0]))


def _taken(path: Path) -> bool:
    return path.exists() or path.is_symlink()


def backups_found(env: Mapping[str, str]) -> tuple[BackupFound, ...]:
    """Files named as backups in the person's own folder and where browsers and people put files, newest first."""
    own = person_folder(env)
    found = [one for folder in _FOLDERS for one in _in_folder(own / folder)]
    return tuple(sorted(found, key=lambda one: (one.at, one.path), reverse=True)[:MOST])


def _in_folder(folder: Path) -> Iterator[BackupFound]:
    with suppress(OSError):
        for path in folder.iterdir():
            if _NAME.fullmatch(path.name) and path.is_file() and not path.is_symlink():
                seen = path.stat()
                yield BackupFound(str(path), datetime.fromtimestamp(seen.st_mtime, UTC), seen.st_size)
