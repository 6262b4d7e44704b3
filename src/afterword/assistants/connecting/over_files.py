"""What every assistant that is connected by its files does the same way: planning, looking, and whose a path is."""

from __future__ import annotations

import hashlib
import os
import shutil
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from afterword.assistants.listing import existing
from afterword.core.errors import BadInput
from afterword.ports.connecting import Edit, FoundFile, HostFiles, Made, Ours, Part, PartState, Plan

from .drafts import without
from .json_reading import NotJson
from .places import Place, Refuses
from .switches import Switch
from .toml_editing import NotToml


@dataclass(frozen=True, slots=True)
class OverFiles(ABC):
    """An assistant with these files. ``folder`` holds its configuration, ``programs`` are what it is started by.

    ``roots`` are all its own folders, chats among them.
    """

    name: str
    title: str
    reads: bool
    folder: str
    roots: tuple[str, ...]
    programs: tuple[str, ...]
    env: Mapping[str, str]

    def installed(self) -> str:
        """See ports.Host."""
        if not self.folder:
            return ""
        path = self.env.get("PATH", "")
        there = existing(self.folder) or any(shutil.which(program, path=path) for program in self.programs)
        return self.folder if there else ""

    @abstractmethod
    def places(self, ours: Ours) -> tuple[Place, ...]:
        """The files of this assistant, in the order in which they are shown."""

    def offers(self, ours: Ours) -> tuple[Part, ...]:
        """See ports.Host."""
        held = {part for place in self.places(ours) for part in place.parts}
        return tuple(part for part in Part if part in held and (part is not Part.TOOLS or ours.server is not None))

    def plan(self, wanted: frozenset[Part], ours: Ours, made: Sequence[Made], files: HostFiles) -> Plan:
        """See ports.Host."""
        edits, after = [], []
        known = {one.path: one for one in made}
        for place in self.places(ours):
            one = known.pop(place.path, None)
            edit = _edit(place, wanted & place.parts, one, files)
            edits += [edit] if edit is not None else []
            left = edit.made if edit is not None else one
            after += [left] if left is not None else []
        elsewhere = tuple(known.values())  # a plugin's files, or files of a folder that is named no more
        if wanted:
            return Plan(tuple(edits), (*after, *elsewhere))
        return Plan((*edits, *(edit for one in elsewhere if (edit := _taken_back(one, files)) is not None)), ())

    def states(self, ours: Ours, made: Sequence[Made], files: HostFiles) -> tuple[PartState, ...]:
        """See ports.Host."""
        known = {one.path: one for one in made}
        return tuple(self._state(part, ours, known, files) for part in Part)

    def _state(self, part: Part, ours: Ours, known: Mapping[str, Made], files: HostFiles) -> PartState:
        places = [place for place in self.places(ours) if part in place.parts]
        seen = [_standing(place, _text(files.read(place.path)), part, known.get(place.path)) for place in places]
        present = any(there for there, _ in seen)
        return PartState(part, present, present and all(same for _, same in seen), tuple(p.path for p in places))

    def switches(self) -> tuple[Switch, ...]:
        """Settings of its own that switch hooks off."""
        return ()

    def switched_off(self, files: HostFiles) -> str:
        """See ports.Host."""
        found = ((one, one.stands_off(_text(files.read(one.path)))) for one in self.switches())
        return next((f"{said} in {one.path}" for one, said in found if said), "")

    def hints(self, part: Part) -> tuple[str, ...]:
        """See ports.Host."""
        return ()

    def under_root(self, path: str) -> bool:
        """See ports.Host."""
        return any(lies_in(path, root) for root in self.roots)


def lies_in(path: str, root: str) -> bool:
    """Whether a path, links resolved, lies below a folder. False for what can be no path."""
    try:
        if not root or not Path(path).is_absolute():
            return False
        real, above = (os.path.normcase(os.path.realpath(one)) for one in (path, root))
    except (OSError, ValueError):
        return False
    return real.startswith(above.rstrip(os.sep) + os.sep)


def _edit(place: Place, wanted: frozenset[Part], known: Made | None, files: HostFiles) -> Edit | None:
    """The change of one file, or None where it is as it should be."""
    found = files.read(place.path)
    text = _text(found)
    try:
        seen = {part: place.standing(text, part, known) for part in place.parts}
        if all(pair == (True, True) if part in wanted else not pair[0] for part, pair in seen.items()):
            return None
        bare = _bare(place, found, text, known)
        draft = place.put_in(bare or "", wanted)
    except (NotJson, NotToml, Refuses) as problem:
        raise _refused(place.path, problem) from None
    if not found.writable:
        raise BadInput(
            f"{found.real} is read-only.", "Make it writable, or put this in yourself: see docs/connecting.md"
        )
    if not wanted:
        after = None if bare is None else bare.encode("utf-8")
        return Edit(place.path, found.real, found.content, after, None, known.folders if known is not None else ())
    content = draft.text.encode("utf-8")
    folders = found.folders or (known.folders if known is not None else ())
    digest = hashlib.sha256(content).hexdigest()
    parts = tuple(part for part in Part if part in wanted)
    made = Made(place.path, parts, bare is None, digest, draft.spans, draft.containers, draft.already, folders)
    return Edit(place.path, found.real, found.content, content, made, folders)


def _bare(place: Place, found: FoundFile, text: str, known: Made | None) -> str | None:
    """The file without anything of ours: to the byte where nobody touched it since, else piece by piece. None: there
    was no file.
    """
    if found.content is None:
        return None
    created = known is not None and known.created
    if known is not None and hashlib.sha256(found.content).hexdigest() == known.digest:
        return None if created else without(text, known.spans)
    left = place.taken_out(text, known)
    gone = not left.strip("\ufeff \t\r\n") and bool(text.strip("\ufeff \t\r\n"))
    return None if gone and (created or known is None) else left


def _taken_back(made: Made, files: HostFiles) -> Edit | None:
    """What undoes a file that none of the places is, where nobody touched it since. None: it is left to the person."""
    found = files.read(made.path)
    if found.content is None or hashlib.sha256(found.content).hexdigest() != made.digest:
        return None
    after = None if made.created else without(_text(found), made.spans).encode("utf-8")
    return Edit(made.path, found.real, found.content, after, None, made.folders)


def _standing(place: Place, text: str, part: Part, known: Made | None) -> tuple[bool, bool]:
    try:
        return place.standing(text, part, known)
    except (NotJson, NotToml) as problem:
        raise _refused(place.path, problem) from None


def _text(found: FoundFile) -> str:
    try:
        return (found.content or b"").decode("utf-8")
    except UnicodeDecodeError as problem:
        line = problem.object.count(b"\n", 0, problem.start) + 1
        raise _refused(found.path, ValueError(f"line {line}: it is not UTF-8 text")) from None


def _refused(path: str, problem: ValueError) -> BadInput:
    return BadInput(f"{path}: {problem}.", "Nothing was changed. Put the file right, then do the same again.")
