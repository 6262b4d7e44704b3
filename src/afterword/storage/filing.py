"""How memories lie in files: names, places, doubled ids, plans. Pure over bytes: disk and in-memory files share it."""

from __future__ import annotations

import hashlib
import re
import sys
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import Enum
from pathlib import PurePosixPath

from afterword.core.errors import Invariant, NoPlace
from afterword.core.fileop import FileOp, PutFile, RemoveFile
from afterword.core.memory import Memory, Place
from afterword.ports import Keys, StoredFile
from afterword.storage.markdown import read, render, rewrite
from afterword.storage.seal import seal_fits, seal_of

FOLDERS = (Place.SUPERSEDED, Place.ARCHIVED)
_LONGEST_SLUG = 48  # bytes; with the id and what a sync program appends, every file system takes the name
_COPY = re.compile(r" \(.*\)| \d+|\.sync-conflict-.*|_conflict-.*|[.-].*conflict.*|-[A-Za-z0-9-]+", re.IGNORECASE)

Plan = tuple[tuple[FileOp, ...], str, str]
Taken = Callable[[str], bool]


class Doing(Enum):
    """What is to be done for an operation, given what stands there."""

    ACT = "act"
    DONE = "done"
    LEAVE = "leave"


def place_of(path: str) -> Place | None:
    """The place that a path lies in, or None: outside all of them."""
    parts = path.split("/")
    if len(parts) == 1:
        return Place.LIVE
    return next((place for place in FOLDERS if parts[0] == place.value and len(parts) == 2), None)


def path_in(place: Place, name: str) -> str:
    """The path of a file of this name."""
    return name if place is Place.LIVE else f"{place.value}/{name}"


def checked_path(path: str) -> str:
    """The path, if a file of ours may lie there. Raises NoPlace where it climbs or is no Markdown file."""
    if place_of(path) is None or not name_fits(path.rpartition("/")[2]):
        raise NoPlace(f"{path!r} is no place for a memory.", "Run afterword doctor.")
    return path


def name_fits(name: str) -> bool:
    """Whether a file may have this name: visible, Markdown, ordinary characters, no longer than file systems take."""
    bad = "\\:" if sys.platform == "win32" else "\\"
    plain = not any(c in bad or unicodedata.category(c) in ("Cc", "Cs") for c in name)
    return plain and not name.startswith(".") and name.lower().endswith(".md") and len(name.encode("utf-8")) <= 255


def brought_path(path: str) -> str:
    """A path of another home as this system takes it. Raises NoPlace where it is none for a memory on any."""
    here = path if sys.platform != "win32" else path.replace(":", "-")
    return checked_path(here)


def name_of(memory: Memory) -> str:
    """The name of a new file: words of the statement that a person knows it by, and the id."""
    return f"{'-'.join(filter(None, (slug(memory.text), memory.id)))}.md"


def slug(text: str) -> str:
    """Letters and digits of any script in lower case, joined by hyphens, at most 48 bytes, cut between words."""
    words = "".join(c if unicodedata.category(c)[0] in "LNM" else " " for c in unicodedata.normalize("NFC", text))
    made = ""
    for word in words.lower().split():
        longer = f"{made}-{word}" if made else word
        if len(longer.encode("utf-8")) > _LONGEST_SLUG:
            return made or _cut(word)
        made = longer
    return made


def stored_file(path: str, content: bytes, keys: Keys) -> StoredFile:
    """A file as it stands: what it says, and whether its seal fits."""
    place = place_of(path)
    if place is None:
        return StoredFile(path, content, None, "", seal_ok=False, problem="elsewhere")
    said = read(content, place)
    fits = said.memory is not None and seal_fits(said.seal, said.memory, keys)
    return StoredFile(path, content, said.memory, said.seal, fits, said.problem)


def unreadable_file(path: str, problem: str) -> StoredFile:
    """A name in the folder that was not opened, or could not be."""
    return StoredFile(path, b"", None, "", seal_ok=False, problem=problem)


def with_doubles(files: Iterable[StoredFile]) -> tuple[StoredFile, ...]:
    """The files in order of path, several of one id marked: 'doubled', or 'conflict_copy' beside the original.

    A conflict copy lies beside its original, under the original's name and what a sync program appends. No name makes a
    file without a good seal the original of one that has it.
    """
    of_id: dict[str, list[StoredFile]] = {}
    for file in files:
        of_id.setdefault(file.memory.id if file.memory else f"/{file.path}", []).append(file)
    marked = [one for same in of_id.values() for one in _marked(same)]
    return tuple(sorted(marked, key=lambda file: file.path))


def one_of(files: Iterable[StoredFile], memory: str) -> StoredFile | None:
    """The one usable file with this id."""
    fitting = [file for file in files if file.memory is not None and file.memory.id == memory and not file.problem]
    return fitting[0] if len(fitting) == 1 else None


def plan_new(memory: Memory, keys: Keys, taken: Taken) -> Plan:
    """A file for a memory that has none."""
    seal = seal_of(memory, keys)
    path = _free(path_in(memory.place, name_of(memory)), taken)
    return (PutFile(path, render(memory, seal), over=""),), path, seal


def plan_rewrite(stored: StoredFile, memory: Memory, keys: Keys, taken: Taken) -> Plan:
    """Operations after which ``stored`` says ``memory``, moved where its place changed.

    The id may be another: so a second file with a known id becomes a memory of its own. Raises Invariant for a file
    that holds no memory.
    """
    if stored.memory is None:
        raise Invariant("Only a file that reads as a memory is rewritten.")
    seal = seal_of(memory, keys)
    content = rewrite(stored.content, memory, seal)
    was = digest(stored.content)
    if place_of(stored.path) is memory.place:
        return (PutFile(stored.path, content, over=was),), stored.path, seal
    path = _free(path_in(memory.place, PurePosixPath(stored.path).name), taken)
    return (PutFile(path, content, over=""), RemoveFile(stored.path, was)), path, seal


def what_to_do(op: FileOp, found: bytes | None) -> Doing:
    """Whether the operation is done, can be done, or must leave another hand's bytes. ``found`` None: nothing there."""
    match op:
        case PutFile():
            if found == op.content:
                return Doing.DONE
            expected = op.over is None or op.over == ("" if found is None else digest(found))
            return Doing.ACT if expected else Doing.LEAVE
        case RemoveFile():
            if found is None:
                return Doing.DONE
            return Doing.ACT if digest(found) == op.expects else Doing.LEAVE


def digest(content: bytes) -> str:
    """The sha256 by which operations name what they expect, as hex."""
    return hashlib.sha256(content).hexdigest()


def _cut(word: str) -> str:
    kept = ""
    for c in word:
        if len((kept + c).encode("utf-8")) > _LONGEST_SLUG:
            break
        kept += c
    # A mark belongs to the letter before it: where the next character is one, the letter would lose a part.
    rest = word[len(kept) :]
    while rest and kept and unicodedata.category(rest[0])[0] == "M":
        kept, rest = kept[:-1], kept[-1] + rest
    return kept


def _free(path: str, taken: Taken) -> str:
    if not taken(path):
        return path
    stem = path.removesuffix(".md")
    return next(other for n in range(2, 10_000) if not taken(other := f"{stem}-{n}.md"))


def _marked(same: list[StoredFile]) -> Iterable[StoredFile]:
    if len(same) == 1:
        return same
    original = min(same, key=lambda file: (not file.seal_ok, len(file.path)))
    copies = [file for file in same if file is not original]
    if all(_is_copy(file.path, original.path) for file in copies):
        return [original, *(replace(file, problem="conflict_copy") for file in copies)]
    return [replace(file, problem="doubled") for file in same]


def _is_copy(path: str, original: str) -> bool:
    stem = original[: -len(".md")]
    return path.startswith(stem) and _COPY.fullmatch(path[len(stem) : -len(".md")]) is not None
