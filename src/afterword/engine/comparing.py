"""The memory folder held against the record: which files are as they were left, and what is the matter with the
others.

Pure: given what the files say and what stands, it names every difference and decides nothing about it.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from afterword.core.entry import FileTrouble
from afterword.core.memory import (
    Chatless,
    Domain,
    Everywhere,
    InDomain,
    InProject,
    Memory,
    Place,
    Scope,
    Source,
    Stage,
    ThisChat,
)
from afterword.core.standing import Standing
from afterword.core.stands import MemoryStands
from afterword.ports import StoredFile

_ID_LINE = re.compile(rb"^id:[ \t]*[\"']?([a-z0-9_-]{1,64})[\"']?[ \t]*\r?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Changed:
    """A file that is not as it was left. ``stands`` is the memory it claims to be as the record has it, None where
    unknown.
    """

    stored: StoredFile
    trouble: FileTrouble
    stands: MemoryStands | None

    @property
    def hash(self) -> str:
        """Hash of the file's bytes."""
        return hashlib.sha256(self.stored.content).hexdigest()


@dataclass(frozen=True, slots=True)
class Compared:
    """What comparing found. ``missing`` and ``back`` are ids; ``unknown`` files carry a good seal the record never
    saw. ``blind``: files or folders of the memory folder could not be looked into, so what is missing may be there.
    ``rekeyed``: how many files say exactly what the record says and their seal does not fit: the key is another one.
    """

    changed: tuple[Changed, ...] = ()
    missing: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    unknown: tuple[StoredFile, ...] = ()
    blind: bool = False
    rekeyed: int = 0

    @property
    def troubled(self) -> frozenset[str]:
        """Ids of memories whose own file must not be rewritten before the person answered."""
        ids = {change.stands.memory.id for change in self.changed if change.stands is not None}
        return frozenset(ids | set(self.missing))


UNSEEN = frozenset({"unreadable", "link", "bad_name"})  # names in the folder that were not opened


@dataclass(slots=True)
class Comparing:
    """Compares again only where the files or what stands are others than the last time."""

    _files: Sequence[StoredFile] = ()
    _standing: Standing | None = None
    _found: Compared = Compared()

    def compared(self, files: Sequence[StoredFile], standing: Standing, intended: Collection[str] = ()) -> Compared:
        """As ``compare`` has it. Whoever gives the very same values gets what was found before."""
        if intended:
            return compare(files, standing, intended)
        if files is not self._files or standing is not self._standing:
            self._files, self._standing, self._found = files, standing, compare(files, standing)
        return self._found


def compare(files: Sequence[StoredFile], standing: Standing, intended: Collection[str] = ()) -> Compared:
    """Every difference between the folder and what stands. ``intended``: paths that are yet to be written or removed,
    which say nothing by what lies there.
    """
    times = Counter(file.memory.id for file in files if file.memory is not None)
    paths = {stands.newest.path: stands for stands in standing.memories.values() if stands.present}
    changed: list[Changed] = []
    unknown: list[StoredFile] = []
    there: set[str] = {stands.memory.id for path, stands in paths.items() if path in intended}
    blind, elsewhere = False, list[Changed]()
    for file in files:
        if file.path in intended:
            continue
        if file.memory is None:
            hidden = _hidden_in(file, paths)
            there |= {stands.memory.id for stands in hidden}
            changed += [Changed(file, FileTrouble.UNREADABLE, stands) for stands in hidden]
            elsewhere += [] if hidden else _named_in(file, standing)
            blind = blind or (file.problem in UNSEEN and not hidden)
            continue
        there.add(file.memory.id)
        stands = standing.memories.get(file.memory.id)
        if stands is not None and stands.newest.path in intended:
            continue
        doubled = times[file.memory.id] > 1
        if stands is not None and not doubled and _as_left(file, stands):
            continue
        trouble = _trouble(file, stands, doubled=doubled)
        if trouble is not None:
            changed.append(Changed(file, trouble, stands))
        elif stands is None:
            unknown.append(file)
    moved = [change for change in elsewhere if change.stands is not None and change.stands.memory.id not in there]
    there |= {change.stands.memory.id for change in moved if change.stands is not None}
    changed += moved
    kept = tuple(change for change in changed if not _left_alone(change, standing))
    missing = tuple(m for m, s in standing.memories.items() if m not in there and s.present)
    back = tuple(m for m, s in standing.memories.items() if s.held is not None and m in there and _is_missing(s))
    rekeyed = sum(1 for change in changed if _says_the_same(change))
    return Compared(kept, missing, back, tuple(unknown), blind, rekeyed)


def _as_left(file: StoredFile, stands: MemoryStands) -> bool:
    """Whether a file is what was written there last, as nearly all are: no row of ``_trouble`` is about it."""
    return file.seal_ok and stands.present and file.seal == stands.newest.seal


def _hidden_in(file: StoredFile, paths: Mapping[str, MemoryStands]) -> tuple[MemoryStands, ...]:
    """The memories that lie in something that cannot be read: at their own place, or in a folder that could not be
    entered.
    """
    if file.path in paths:
        return (paths[file.path],)
    inside = [stands for path, stands in paths.items() if path.startswith(f"{file.path}/")]
    return tuple(inside) if file.problem in UNSEEN else ()


def _named_in(file: StoredFile, standing: Standing) -> list[Changed]:
    """The memory that a file names by its id although it cannot be used: moved to a folder of the person's own, say."""
    found = _ID_LINE.search(file.content)
    stands = standing.memories.get(found.group(1).decode("ascii")) if found is not None else None
    return [Changed(file, FileTrouble.UNREADABLE, stands)] if stands is not None and stands.present else []


def _says_the_same(change: Changed) -> bool:
    """Whether a file whose seal does not fit says what the record says, seal and all."""
    file, stands = change.stored, change.stands
    if file.memory is None or stands is None or file.seal_ok:
        return False
    said = replace(file.memory, note=stands.memory.note, held=stands.memory.held)
    return file.seal == stands.newest.seal and said == stands.memory


def _is_missing(stands: MemoryStands) -> bool:
    return stands.held is not None and stands.held.trouble is FileTrouble.MISSING


def _trouble(file: StoredFile, stands: MemoryStands | None, *, doubled: bool) -> FileTrouble | None:
    rows = (
        (stands is None and not file.seal_ok, FileTrouble.UNSEALED),
        (stands is None and doubled, FileTrouble.DOUBLED),
        (stands is not None and doubled and file.path != stands.newest.path, FileTrouble.DOUBLED),
        (stands is not None and not stands.present, FileTrouble.OLD_COPY),
        (stands is not None and not file.seal_ok, FileTrouble.EDITED),
        (stands is not None and file.seal != stands.newest.seal, FileTrouble.OLD_COPY),
    )
    return next((trouble for holds, trouble in rows if holds), None)


def _left_alone(change: Changed, standing: Standing) -> bool:
    stray = standing.strays.get(change.stored.path)
    return stray is not None and stray.detail == change.hash


def taken_from(file: Memory, before: Memory) -> Memory:
    """A known memory as its file may make it: its words, kind and note, a narrower reach; never its source, stage or
    age.
    """
    scope = file.scope if narrower(file.scope, before.scope) else before.scope
    archived = before.place is Place.LIVE and file.place is Place.ARCHIVED
    place = Place.ARCHIVED if archived else before.place
    return replace(before, text=file.text, kind=file.kind, note=file.note, lang=file.lang, scope=scope, place=place)


def taken_in(file: Memory) -> Memory:
    """A memory whose file is new here: it cannot say that the person wrote it, nor that it is confirmed, nor how old
    it is.
    """
    return replace(
        file,
        source=Source.IMPORTED,
        stage=None if file.stage is None else Stage.TENTATIVE,
        place=Place.LIVE,
        chat=None,
        learned=None,
        seen=1,
        supersedes=None,
        superseded_by=None,
        invalid_at=None,
        valid_from=None,
        held=None,
    )


def narrower(scope: Scope, than: Scope) -> bool:
    """Whether ``scope`` lies within ``than`` (or is it)."""
    if scope == than:
        return True
    match than:
        case Everywhere():
            return True
        case InDomain(domain=Domain.CODE):
            return isinstance(scope, InProject | ThisChat)
        case InDomain() | InProject() | Chatless():
            return isinstance(scope, ThisChat)
        case ThisChat():
            return False
