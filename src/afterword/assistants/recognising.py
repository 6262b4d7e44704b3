"""What lies at a path that a person names: a file, a folder, or an archive of chats, of one assistant or of several.

Whose a file is, its reader says from the head alone. What no reader takes is named: an assistant that nothing here
reads yet, something damaged, or nobody's chats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from afterword.ports import ChatFile, ChatSource, Progress, Unread, silent

from .glancing import Glance, Shape, glance
from .lines import long_path, open_regular
from .listing import files_below
from .no_reader import no_reader
from .packed import Packed, may_be_chats
from .unpacking import parts

MOST_FILES = 100_000  # of a folder
NONE_AMONG = 20_000  # files of which none is of chats: the rest is not looked at
_TOLD_EVERY = 10  # files

_REASONS = {
    Shape.EMPTY: "It is empty.",
    Shape.BINARY: "It is no text and no database.",
    Shape.GZIP: "It is packed in a way that is not opened here.",
    Shape.ZSTD: "It is compressed, not read.",
    Shape.ZIP: "It is an archive in an archive, and such are not opened.",
}


@dataclass(frozen=True, slots=True)
class Claimed:
    """What is read by one source. An archive stands here as the one file that it is."""

    source: ChatSource
    files: tuple[ChatFile, ...]


@dataclass(frozen=True, slots=True)
class Recognised:
    """What lies at a path. ``unread`` says what cannot be read, and why; ``passed_over`` counts files of no chats."""

    path: str
    claimed: tuple[Claimed, ...] = ()
    unread: tuple[Unread, ...] = ()
    passed_over: int = 0

    @property
    def says(self) -> str:
        """In words: 'Codex (12 files), ChatGPT export'."""
        names = [f"{one.source.title} ({len(one.files)} files)" for one in self.claimed if len(one.files) > 1]
        names += [one.source.title for one in self.claimed if len(one.files) == 1]
        return ", ".join(names) or "no chats"


def recognise(path: str, sources: Sequence[ChatSource], *, progress: Progress = silent) -> Recognised:
    """Look at heads only, and say whose each file is. Raises nothing; what is wrong stands in ``unread``."""
    seen = glance(path)
    if seen.shape is Shape.FOLDER:
        return _in_folder(path, sources, progress)
    if seen.shape is Shape.ZIP:
        return _in_archive(path, sources)
    owner = owner_of(path, sources)
    if isinstance(owner, str):
        return Recognised(path, unread=(Unread(path, owner),))
    file = _chat_file(path, owner.name)
    return Recognised(path, (Claimed(owner, (file,)),)) if file else Recognised(path, unread=(_not_there(path),))


def owner_of(path: str, sources: Sequence[ChatSource]) -> ChatSource | str:
    """Whose this file is, or why nobody reads it."""
    seen = glance(path)
    if seen.shape is Shape.NOTHING:
        return _not_there(path).reason
    if seen.shape is Shape.EMPTY:
        return _REASONS[Shape.EMPTY]
    if what := no_reader(seen):
        return f"No reader yet: it holds {what}."
    owner = next((source for source in sources if source.recognises(path)), None)
    return owner or _REASONS.get(seen.shape, "No reader knows it.")


def _in_folder(path: str, sources: Sequence[ChatSource], progress: Progress) -> Recognised:
    claims: list[Claimed] = []
    unread: list[Unread] = []
    passed_over = 0
    for number, file in enumerate(files_below("", [path], lambda _: True)):
        if number >= MOST_FILES:
            unread.append(Unread(path, f"It holds more than {MOST_FILES} files.", "Name a smaller folder."))
            break
        if number >= NONE_AMONG and not claims:
            unread.append(Unread(path, f"None of its first {NONE_AMONG} files holds chats.", "Name a smaller folder."))
            break
        if number % _TOLD_EVERY == 0:
            progress(number, 0, file.path)  # how many there are is known at its end
        seen = glance(file.path)
        if seen.shape is Shape.ZIP:
            inside = _in_archive(file.path, sources)
            claims.extend(inside.claimed)
            unread.extend(inside.unread)
            continue
        owner = None if _is_copy(file.path) else owner_of(file.path, sources)
        if owner is None or isinstance(owner, str):
            wanted = owner is not None and no_reader(seen) is not None
            unread.extend([Unread(file.path, owner)] if wanted and owner else [])
            passed_over += not wanted
        else:
            claims.append(Claimed(owner, (replace(file, source=owner.name),)))
    return Recognised(path, _grouped(claims, sources), tuple(unread), passed_over)


def _is_copy(path: str) -> bool:
    """Whether the same session lies beside it in a form that is read rather: moved to lines, or not compressed."""
    rather = path.removesuffix(".zst") if path.endswith(".zst") else f"{path}l" if path.endswith(".json") else path
    is_session = Path(path).name.startswith(("session-", "rollout-"))
    return is_session and rather != path and Path(long_path(rather)).exists()


def _in_archive(path: str, sources: Sequence[ChatSource]) -> Recognised:
    found: Counter[str] = Counter()
    unread: list[Unread] = []
    passed_over = 0
    for part in parts(path, _worth_a_look, only_heads=True):
        if isinstance(part, Unread):
            unread.append(part)
            continue
        seen = glance(part.file)
        owner = _REASONS[Shape.ZIP] if seen.shape is Shape.ZIP else owner_of(part.file, sources)
        if not isinstance(owner, str):
            found[owner.name] += 1
        elif seen.shape is Shape.ZIP or no_reader(seen):
            unread.append(Unread(part.place, owner))
        else:
            passed_over += 1
    readers = [_reader_of(path, source, sources) for source in sources if found[source.name]]
    file = _chat_file(path, "")
    claimed = tuple(Claimed(reader, (replace(file, source=reader.name),)) for reader in readers if file)
    return Recognised(path, claimed, tuple(unread), passed_over)


def _reader_of(path: str, source: ChatSource, sources: Sequence[ChatSource]) -> ChatSource:
    """A source that opens archives itself, or one that is handed the members as files."""
    return source if source.recognises(path) else Packed(source, lambda file: owner_of(file, sources))


def _worth_a_look(seen: Glance) -> bool:
    return may_be_chats(seen) or seen.shape is Shape.ZIP


def _grouped(claims: Sequence[Claimed], sources: Sequence[ChatSource]) -> tuple[Claimed, ...]:
    """The files of each source together, in the order of the sources; each archive by itself."""
    plain = [claim for claim in claims if not isinstance(claim.source, Packed)]
    files = {source.name: [file for one in plain if one.source is source for file in one.files] for source in sources}
    together = [Claimed(source, tuple(files[source.name])) for source in sources if files[source.name]]
    return (*together, *(claim for claim in claims if isinstance(claim.source, Packed)))


def _chat_file(path: str, source: str) -> ChatFile | None:
    try:
        found = Path(long_path(path)).stat()
    except (OSError, ValueError):
        return None
    return ChatFile(source, path, found.st_size, found.st_mtime_ns)


def _not_there(path: str) -> Unread:
    file = open_regular(path)
    if isinstance(file, Unread):
        return file
    file.close()
    return Unread(path, "It cannot be read.")
