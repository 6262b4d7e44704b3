"""A chat app's export as it is handed over: one JSON file, a folder of them, or the zip as it was downloaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import msgspec

from afterword.core.chat import Chat
from afterword.ports import ReadResult, Unread

from .fields import Fields, Undecodable, decoded, fields
from .glancing import Glance, Shape, glance
from .listing import files_below
from .unpacking import Part, glances, parts
from .whole import Content, whole_file

Fits = Callable[[Glance], bool]
ChatsOf = Callable[["Records"], Iterator[Chat]]

_ONE = msgspec.json.Decoder(msgspec.Raw)
_LIST = msgspec.json.Decoder(list[msgspec.Raw])
NOT_WHOLE = "It is not whole JSON: damaged, or still being written."
_WRAPPED = ("conversations", "chats", "data")


@dataclass(slots=True)
class Records:
    """The conversations of one file, decoded one at a time. ``bad`` counts those that were no object."""

    file: str
    raw: list[msgspec.Raw]
    bad: int = 0

    def __iter__(self) -> Iterator[Fields]:
        for piece in self.raw:
            record = _object(piece)
            if record:
                yield record
            else:
                self.bad += 1


def is_export(path: str, fits: Fits) -> bool:
    """Whether this file, a file in this folder, or a member of this zip fits."""
    seen = glance(path)
    if seen.shape is Shape.FOLDER:
        return any(fits(glance(file.path)) for file in files_below("", [path], _is_json))
    if seen.shape is Shape.ZIP:
        return any(isinstance(member, Glance) and fits(member) for member in glances(path))
    return fits(seen)


def read_export(path: str, fits: Fits, chats_of: ChatsOf) -> ReadResult:
    """The chats of an export. A conversation that stands in it twice comes once, the later."""
    chats: dict[str, Chat] = {}
    problems: list[Unread] = []
    for found in _read_all(path, fits):
        if isinstance(found, Unread):
            problems.append(found)
            continue
        for chat in chats_of(found):
            chats[chat.id] = chat
        if found.bad:
            problems.append(Unread(found.file, f"{found.bad} of its records are no conversations."))
    return ReadResult(tuple(chats.values()), unread=problems[0] if problems else None)


def _read_all(path: str, fits: Fits) -> Iterator[Records | Unread]:
    shape = glance(path).shape
    if shape is Shape.FOLDER:
        for file in files_below("", [path], _is_json):
            if fits(glance(file.path)):
                yield _records(file.path, file.path)
    elif shape is Shape.ZIP:
        for part in parts(path, fits):
            yield _records(part.file, part.place) if isinstance(part, Part) else part
    else:
        yield _records(path, path)


def _records(path: str, place: str) -> Records | Unread:
    content = whole_file(path)
    if isinstance(content, Unread):
        return replace(content, path=place)
    raw = _pieces(content)
    return Records(place, raw) if raw is not None else Unread(place, NOT_WHOLE)


def _pieces(content: Content) -> list[msgspec.Raw] | None:
    """The conversations of a list, of a list under a known name, or the one that stands alone. None: no JSON."""
    try:
        return _LIST.decode(content)
    except (msgspec.MsgspecError, RecursionError):
        pass
    try:
        outer = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, RecursionError):
        return _leniently(content)
    for name in _WRAPPED:
        if name in outer:
            try:
                return _LIST.decode(outer[name])
            except (msgspec.MsgspecError, RecursionError):
                continue
    return [_ONE.decode(content)]


def _leniently(content: Content) -> list[msgspec.Raw] | None:
    """What only a patient decoder reads (a byte order mark, a lone surrogate, broken UTF-8), written out anew."""
    try:
        value = decoded(bytes(content))
    except Undecodable:
        return None
    inner = next((fields(value)[name] for name in _WRAPPED if isinstance(fields(value).get(name), list)), value)
    return [msgspec.Raw(msgspec.json.encode(item)) for item in (inner if isinstance(inner, list) else [inner])]


def _object(piece: msgspec.Raw) -> Fields:
    try:
        return fields(decoded(bytes(piece)))
    except Undecodable:
        return fields(None)


def _is_json(path: str) -> bool:
    return path.lower().endswith(".json")
