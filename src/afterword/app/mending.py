"""A home that cannot be used as it is: what is the matter with it, mending it, and taking its memory folder again.

Works where no Afterword can be opened at all; never fails for what it is asked to look at.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from afterword.app.joining import Parts
from afterword.app.outdating import outdating
from afterword.core.entry import AnswerKind
from afterword.core.errors import BadInput, DiskFull, HomeBusy, HomeDamaged, HomeError, HomeNewer
from afterword.engine.admit import Admission
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.saying import count
from afterword.engine.views import Done, Health, HealthLine, Shown
from afterword.ports import Clock

if TYPE_CHECKING:
    from afterword.storage.home import Home

_CODES: tuple[tuple[type[HomeError], str], ...] = (
    (HomeBusy, "busy"),
    (HomeNewer, "newer"),
    (DiskFull, "disk_full"),
    (HomeDamaged, "damaged"),
    (HomeError, "home"),
)


def ailing(trouble: HomeError | OSError, home: Path | None = None, *, env: Mapping[str, str]) -> Health:
    """What doctor says of a home that cannot be opened: the trouble and its next step first, then what is still there.

    Raises BadInput where the home's place itself cannot be one.
    """
    from afterword.storage.home import home_at

    return ailing_at(home_at(home, env), trouble)


def ailing_at(place: Home, trouble: HomeError | OSError) -> Health:
    """The same of a home whose place is known."""
    from afterword import __version__

    lines = [trouble_line(_as_ours(trouble)), *_still_there(place.memory)]
    return Health(tuple(lines), 0.0, 0.0, str(place.root), __version__)


def trouble_line(error: HomeError) -> HealthLine:
    """An error as doctor says it."""
    code = next(code for kind, code in _CODES if isinstance(error, kind))
    return HealthLine("trouble", code, error.message, error.next_step)


def _as_ours(trouble: HomeError | OSError) -> HomeError:
    if isinstance(trouble, HomeError):
        return trouble
    where = trouble.filename or "The home"
    return HomeError(
        f"{where}: {trouble.strerror or trouble}.", "Look at who may read it, and whether its disk is there."
    )


def _still_there(memory: Path) -> list[HealthLine]:
    try:
        if memory.exists() and not os.access(memory, os.R_OK | os.X_OK):
            return [HealthLine("note", "files", f"The memory files in {memory} cannot be looked at by this user.")]
        number = sum(1 for path in memory.rglob("*.md") if path.is_file())
    except OSError:
        return [HealthLine("note", "files", f"The memory files in {memory} cannot be looked at.")]
    if not number:
        return [HealthLine("note", "files", f"No memory file lies in {memory}.")]
    return [
        HealthLine("note", "files", f"{count(number, 'memory file lies', 'memory files lie')} in {memory}, untouched.")
    ]


def place_lines(parts: Parts) -> list[HealthLine]:
    """What lies in the place of a folder of ours: nothing can be written past it. A link stays: repair does not know
    what is behind it.
    """
    from afterword.storage.home import linked, misplaced

    home = parts.storage.home
    link = "is a link: what lies behind it is not read, and nothing is put away there."
    found = [(f"Something else lies at {path}.", "afterword repair") for path in misplaced(home)]
    found += [(f"{path} {link}", "Put a folder in its place.") for path in linked(home)]
    return [HealthLine("trouble", "place", says, step) for says, step in found]


def room_lines(folder: Path) -> list[HealthLine]:
    """Whether anything can be written where the record lies."""
    from afterword.storage.room import LITTLE

    ours = [folder, *(path for path in folder.iterdir() if path.name == "writer.lock" or path.suffix == ".sqlite3")]
    if not all(os.access(path, os.W_OK) for path in ours):
        says = f"Nothing can be written in {folder}. What is known can be read; nothing is learned."
        return [HealthLine("trouble", "read_only", says, "Look at who may write there, and how its disk is mounted.")]
    if shutil.disk_usage(folder).free < LITTLE:
        says = f"The disk of {folder} is full. What is known can be read; nothing is learned."
        return [HealthLine("trouble", "disk_full", says, "Free some space on this disk.")]
    return []


def mend(home: Path | None = None, *, env: Mapping[str, str], clock: Clock | None = None) -> tuple[str, ...]:
    """Make a home one that opens again, as far as that takes no answer; gives what was done, one line a thing.

    What is broken is set aside, never deleted. Raises HomeError for what no mending helps.
    """
    from afterword.storage.clock import clock_from
    from afterword.storage.home import home_at

    return mend_at(home_at(home, env), (clock or clock_from(env)).now())


def mend_at(place: Home, at: datetime) -> tuple[str, ...]:
    """The same for a home whose place is known."""
    from afterword.storage import mending

    outdating(place.root)()  # what was prepared from a record that is mended may say more than it does afterwards
    return mending.mend(place, at)


def folder_lines(parts: Parts) -> tuple[str, ...]:
    """Take the memory folder again where its marker is gone and files of this home, seal and all, lie in it."""
    from afterword.storage.opening import mark_again

    if parts.storage.files.folder_present() or not _ours_in_it(parts):
        return ()
    mark_again(parts.storage)
    return (f"The marker of the memory folder {parts.storage.home.memory} was gone. It was put there again.",)


def garbled_lines(parts: Parts) -> list[HealthLine]:
    """What is kept beside the lines of the record and cannot be read: it is passed over where it is needed.

    Of a record that a later release wrote nobody here can tell.
    """
    if not parts.storage.writable:
        return []
    from afterword.storage.garbled import INTENTS

    found: list[HealthLine] = []
    for one in parts.storage.record.garbled():
        what, harm = _GARBLED[one.table]
        level = "trouble" if one.table == INTENTS else "note"
        says = f"{count(len(one.keys), *what)} cannot be read. {harm}"
        found.append(HealthLine(level, "garbled", says, "Run: afterword repair"))
    return found


def set_garbled_aside(parts: Parts) -> tuple[str, ...]:
    """Take that out of the record, whole, and say where it lies; () where there is none."""
    did: list[str] = []
    for table, number, path in parts.storage.record.set_aside_garbled():
        what, _ = _GARBLED[table]
        was = "was" if number == 1 else "were"
        did.append(f"{count(number, *what)} could not be read and {was} set aside, whole, as {path}.")
    return tuple(did)


_GARBLED = {
    "intents": (
        ("thing that was intended", "things that were intended"),
        "It is not done; a memory file that is not as the record has it is named by itself.",
    ),
    "marks": (
        ("mark of how far a chat was looked at", "marks of how far chats were looked at"),
        "What was said there up to the last look was heard; what is said from then on will be.",
    ),
    "checkpoints": (
        ("mark of how far a file was read", "marks of how far files were read"),
        "The file is read again.",
    ),
}


def _ours_in_it(parts: Parts) -> int:
    memories = parts.pen.standing().memories
    files = parts.storage.files.all()
    return sum(1 for one in files if one.seal_ok and one.memory is not None and one.memory.id in memories)


def take_folder_question(parts: Parts) -> Question:
    """Take what stands at the memory folder's place for it, whatever lies in it: the rest then counts as missing."""
    from afterword.storage.opening import mark_again

    folder = parts.storage.home.memory

    def show(desk: Desk) -> Shown:
        if desk.sockets.files.folder_present():
            raise BadInput(f"{folder} is the memory folder already.", "See: afterword doctor")
        present = sum(1 for stands in desk.standing().memories.values() if stands.present)
        words = f"Take {folder} as the memory folder. {_ours_in_it(parts)} of {present} memories lie in it."
        return shown(AnswerKind.FILES, "folder", words, "Take it?", ["memories that do not lie there count as missing"])

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        done = Done(f"{folder} is the memory folder.", "See: afterword doctor")
        return Act(Admission(), done, "folder", then=lambda: mark_again(parts.storage))

    return Question(show, act)
