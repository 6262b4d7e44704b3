"""The members of an archive as files of their own, one at a time, in a private folder and under names that we make."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from afterword.ports import Unread

from .glancing import Glance, Shape, glance_at
from .zips import USUAL, Archive, Limits, open_archive

_STRANGE = re.compile(r"[^\w.@+-]+")


@dataclass(frozen=True, slots=True)
class Part:
    """A member. ``place`` names it to a person; ``file`` lies there only until the next one is asked for."""

    place: str
    file: str


def parts(
    path: str, wanted: Callable[[Glance], bool], limits: Limits = USUAL, *, only_heads: bool = False
) -> Iterator[Part | Unread]:
    """The members whose head is wanted, and why others that might have been are not read.

    ``only_heads``: no more of a member is unpacked than recognising it takes; of a database that is all of it.
    """
    archive = open_archive(path, limits)
    if isinstance(archive, Unread):
        yield archive
        return
    with archive, TemporaryDirectory(prefix="afterword-") as folder:
        yield from archive.refused
        for number, name in enumerate(archive.members):
            seen = _glance(archive, name)
            if wanted(seen):
                head = only_heads and seen.shape is not Shape.SQLITE
                content = archive.head(name) if head else archive.read(name)
                if isinstance(content, Unread):
                    yield content
                    continue
                file = _our_name(Path(folder), number, name)
                file.parent.mkdir(parents=True)
                file.write_bytes(content)
                yield Part(archive.place(name), str(file))
                file.unlink()


def glances(path: str, limits: Limits = USUAL) -> Iterator[Glance | Unread]:
    """The heads of all members that may be read, and why others may not."""
    archive = open_archive(path, limits)
    if isinstance(archive, Unread):
        yield archive
        return
    with archive:
        yield from archive.refused
        for name in archive.members:
            yield _glance(archive, name)


def _glance(archive: Archive, name: str) -> Glance:
    head = archive.head(name)
    if not head and archive.members[name].file_size:
        return Glance(archive.place(name), Shape.NOTHING)
    return glance_at(archive.place(name), head, whole=archive.members[name].file_size <= len(head))


def _our_name(folder: Path, number: int, name: str) -> Path:
    """A place in our folder that keeps the last two parts of a name, as readers look at these."""
    kept = [_STRANGE.sub("_", part).lstrip(".")[-80:] or "_" for part in name.split("/")[-2:]]
    return folder.joinpath(str(number), *kept)
