"""What lies ready for hooks without a daemon: the folders that were worked in, a profile a project and assistant, and
the lines that are still to be said.

Laid out by a round, and by whoever changed a memory, so that the next hook says what is known now. No hook loads it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from afterword.hooking import alone, places

if TYPE_CHECKING:
    from afterword.engine.views import NoteView, ProfileView

MOST_FOLDERS = 200
AT_ONCE = 4  # folders, the newest, whose profiles are laid out at once: with many facts some 15 ms each and assistant


class Says(Protocol):
    """What there is to be laid out: the App, which says of each what it does."""

    def told_hosts(self) -> tuple[str, ...]: ...

    def profile(self, *, project: str | None, host: str) -> ProfileView: ...

    def note(self, project: str | None) -> NoteView | None: ...


def lay_out(app: Says, run: Path, *, notes: bool) -> None:
    """All that a hook without a daemon prints: a profile a project and host, and the quiet lines.

    ``notes`` False: a daemon says them, from the record; who only looks finds them here all the same.
    """
    said = (places.NOTES, places.GLANCES) if notes else (places.GLANCES,)
    for place in (places.NOTES, places.GLANCES):
        empty(run / place)
    if not lay_out_profiles(app, run):
        return
    for key, number in numbers(known_folders(run).values()).items():
        note = app.note(key or None)
        for place in said if note is not None else ():
            write(run / place / str(number), note.says if note is not None else "")


def lay_out_again(app: Says, run: Path) -> None:
    """The same after an answer. Profiles of folders that were long not worked in wait for a round. Of lines that wait
    none is added, but what was taken back is no news any more.
    """
    lay_out_profiles(app, run, most=AT_ONCE)
    for key, number in numbers(known_folders(run).values()).items():
        waits = [place for kind in (places.NOTES, places.GLANCES) if (place := run / kind / str(number)).exists()]
        note = app.note(key or None) if waits else None
        for place in waits:
            if note is None:
                place.unlink(missing_ok=True)
            elif note.says != _text(place):
                write(place, note.says)


def was_said(run: Path, project: str | None) -> None:
    """The line of this project (its key) was said: who only looks finds it no more. Never fails."""
    key = project or ""
    with suppress(OSError):
        (run / places.GLANCES / str(numbers([key])[key])).unlink(missing_ok=True)


def lay_out_profiles(app: Says, run: Path, *, most: int = MOST_FOLDERS) -> bool:
    """A profile a project and host, beside the table that stands now. Gives whether there is one."""
    empty_profiles(run)
    made = alone.made(str(run.parent))
    if not made:
        return False
    folders = known_folders(run)
    keys = numbers([*folders.values()][-most:])
    for host in app.told_hosts():
        for key, number in ((None, int(places.NOT_SEEN)), *((key or None, number) for key, number in keys.items())):
            text = app.profile(project=key, host=host).text
            if text:
                write(run / places.PROFILES / f"{number}.{host}", f"{made}\n{text}")
    return True


def known_folders(run: Path) -> dict[str, str]:
    """Folders that were worked in and their projects' keys, the newest last."""
    lines = _text(run / places.FOLDERS).splitlines()
    rows = [line.split("\t") for line in lines[-MOST_FOLDERS:]]
    return {row[0]: row[1] for row in rows if len(row) == 3}


def numbers(keys: Iterable[str]) -> dict[str, int]:
    """A number a key, always the same: a hook may read one file from before a round and another from after it."""
    return {key: int.from_bytes(hashlib.sha256(key.encode("utf-8", "replace")).digest()[:6], "big") for key in keys}


def empty_profiles(run: Path) -> None:
    """Take away the profiles that lie ready."""
    empty(run / places.PROFILES)


def empty(folder: Path) -> None:
    """Take away what lies in a folder."""
    with suppress(OSError):
        for one in [*folder.iterdir()]:
            if one.is_file():
                one.unlink(missing_ok=True)


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8", "surrogateescape")
    except OSError:
        return ""


def write(path: Path, text: str) -> None:
    """Whole or not at all, for its owner alone. Where it cannot be, a hook says less."""
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, exist_ok=True)
        new = path.with_name(f".{path.name}.{os.getpid()}")
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(file, "wb") as out:
            out.write(text.encode("utf-8", "surrogateescape"))
        new.replace(path)
