"""A memory as a Markdown file and back: a small head, the statement as first paragraph, below it the person's note.

Rewriting edits the lines of fields that changed and leaves every other byte as it was. Knows no folders and no disk.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from typing import TypeVar

from afterword.core.errors import Invariant
from afterword.core.memory import (
    About,
    Chatless,
    Domain,
    Everywhere,
    InDomain,
    InProject,
    Kind,
    Memory,
    Place,
    Scope,
    Source,
    Stage,
    ThisChat,
    scope_name,
)
from afterword.storage.frontmatter import (
    BadHead,
    Edit,
    Head,
    add_fields,
    apply_edits,
    drop_field,
    head_of,
    literal,
    set_field,
)

MOST_BYTES = 1024 * 1024
SEAL = "seal"
_BOM = "\ufeff"
_ID = re.compile(r"[a-z0-9_-]{1,64}")
_BLANK = re.compile(r"[ \t]*(?:\r?\n|\Z)")

_KNOWN = frozenset(
    {"id", "kind", "about", "scope", "project", "stage", "source", "lang", "chat", "learned", "readOutside", "device"}
    | {"created", "updated", "validFrom", "seen", "lastSeen", "supersedes", "invalidAt", "supersededBy", SEAL}
)

E = TypeVar("E", bound=Enum)
Value = str | int | bool
Values = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Read:
    """What a file says. ``memory`` None: it cannot be read as one, and ``problem`` is the word for why.

    'not_a_memory' (another program's file), 'unknown_kind' (a later release's), 'bad_head', 'bad_field', 'empty',
    'encoding' and 'too_large' are the words.
    """

    memory: Memory | None
    seal: str = ""
    problem: str = ""


def read(content: bytes, place: Place) -> Read:
    """The memory that a file in the folder ``place`` holds."""
    if len(content) > MOST_BYTES:
        return Read(None, problem="too_large")
    try:
        text = content.decode("utf-8").removeprefix(_BOM)
        head = head_of(text)
    except UnicodeDecodeError:
        return Read(None, problem="encoding")
    except BadHead:
        return Read(None, problem="bad_head")
    if head is None or head.field("id") is None or head.field("kind") is None:
        return Read(None, problem="not_a_memory")
    return _read_fields(head, place)


def render(memory: Memory, seal: str) -> bytes:
    """A new file. Raises Invariant for a memory that would not read back as it is: a text of two lines, say."""
    _check(memory)
    lines = [f"{name}: {literal(value)}\n" for name, value in {**fields_of(memory), SEAL: seal}.items()]
    note = f"\n{_clean_note(memory.note)}\n" if memory.note else ""
    return _proven(f"---\n{''.join(lines)}---\n\n{memory.text}\n{note}", memory, seal)


def rewrite(content: bytes, memory: Memory, seal: str) -> bytes:
    """The same file saying ``memory``. Raises Invariant where one of them is no memory that a file can hold."""
    _check(memory)
    whole = content.decode("utf-8")
    bom, text = (_BOM, whole[1:]) if whole.startswith(_BOM) else ("", whole)
    head = head_of(text)
    was = read(content, memory.place).memory
    if head is None or was is None:
        raise Invariant("Only a file that reads as a memory is rewritten.")
    edits = [*_field_edits(head, fields_of(was), fields_of(memory), seal), *_body_edits(head, was, memory)]
    return _proven(bom + apply_edits(text, edits), memory, seal)


def fields_of(memory: Memory) -> dict[str, Value]:
    """The head's fields, in the order of a new file; what is at its default is not written."""
    scope = memory.scope
    said: dict[str, Value | None] = {
        "id": memory.id,
        "kind": memory.kind.value,
        "about": memory.about.value,
        "scope": scope_name(scope),
        "project": scope.key if isinstance(scope, InProject) else None,
        "stage": memory.stage.value if memory.stage else None,
        "source": memory.source.value,
        "lang": memory.lang or None,
        "chat": memory.chat,
        "learned": memory.learned,
        "readOutside": memory.read_outside or None,
        "device": memory.device,
        "created": _written(memory.created),
        "updated": _written(memory.updated),
        "validFrom": _written(memory.valid_from),
        "seen": memory.seen,
        "lastSeen": _written(memory.last_seen),
        "supersedes": memory.supersedes,
        "invalidAt": _written(memory.invalid_at),
        "supersededBy": memory.superseded_by,
    }
    return {name: value for name, value in said.items() if value is not None}


class _BadField(ValueError):
    """A known field says what it cannot say."""


def _read_fields(head: Head, place: Place) -> Read:
    if any(not field.single and field.name in _KNOWN for field in head.fields):
        return Read(None, problem="bad_field")
    values = {field.name: field.value for field in head.fields if field.value is not None}
    seal = values.get(SEAL, "")
    if values.get("kind") not in {kind.value for kind in Kind}:
        return Read(None, seal, "unknown_kind")
    statement, note = _statement(head), _note(head)
    text = " ".join(line.strip(" \t\r") for line in head.text[statement[0] : statement[1]].split("\n"))
    if not text:
        return Read(None, seal, "empty")
    try:
        return Read(_memory(values, text, note, place), seal)
    except _BadField:
        return Read(None, seal, "bad_field")


def _memory(values: Values, text: str, note: str, place: Place) -> Memory:
    if not _ID.fullmatch(values.get("id", "")):
        raise _BadField("id")
    return Memory(
        id=values["id"],
        kind=Kind(values["kind"]),
        text=text,
        about=_enum(About, values.get("about")) or About.PERSON,
        scope=_scope(values.get("scope"), values.get("project")),
        stage=_enum(Stage, values.get("stage")),
        source=_enum(Source, values.get("source")) or Source.LEARNED,
        note=note,
        lang=values.get("lang", ""),
        chat=values.get("chat"),
        learned=values.get("learned"),
        read_outside=_yes(values.get("readOutside")),
        device=values.get("device"),
        created=_moment(values.get("created")),
        updated=_moment(values.get("updated")),
        valid_from=_moment(values.get("validFrom")),
        seen=_count(values.get("seen")),
        last_seen=_moment(values.get("lastSeen")),
        supersedes=values.get("supersedes"),
        invalid_at=_moment(values.get("invalidAt")),
        superseded_by=values.get("supersededBy"),
        place=place,
    )


def _enum(kind: type[E], value: str | None) -> E | None:
    if value is None:
        return None
    try:
        return kind(value)
    except ValueError as error:
        raise _BadField(value) from error


def _scope(said: str | None, project: str | None) -> Scope:
    name, _, rest = (said or "everywhere").partition(":")
    forms: Mapping[str, Callable[[], Scope]] = {
        "everywhere": Everywhere,
        "chatless": Chatless,
        "domain": lambda: InDomain(Domain(rest)),
        "project": lambda: InProject(project or "", rest),
    }
    bare = name in ("everywhere", "chatless")
    if name not in forms or bare is bool(rest) or (name == "project") is not bool(project):
        raise _BadField("scope")
    try:
        return forms[name]()
    except ValueError as error:
        raise _BadField("scope") from error


def _moment(value: str | None) -> datetime | None:
    if value is None:
        return None
    try:
        moment = datetime.fromisoformat(value)
        return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise _BadField(value) from error


def _written(moment: datetime | None) -> str | None:
    return None if moment is None else moment.astimezone(UTC).isoformat().replace("+00:00", "Z")


def _count(value: str | None) -> int:
    if value is None:
        return 1
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise _BadField(value)
    return int(value)


def _yes(value: str | None) -> bool:
    if value not in (None, "true", "false", "True", "False"):
        raise _BadField(value)
    return value in ("true", "True")


def _statement(head: Head) -> tuple[int, int]:
    """Where the first paragraph stands, without its last line end."""
    text, start = head.text, head.body
    while start < len(text) and (blank := _BLANK.match(text, start)):
        start = blank.end()
    end = start
    while end < len(text) and not _BLANK.match(text, end):
        end = text.find("\n", end) + 1 or len(text)
    return start, start + len(text[start:end].rstrip("\r\n"))


def _note(head: Head) -> str:
    below = head.text[_statement(head)[1] :]
    return _clean_note(below)


def _clean_note(note: str) -> str:
    return note.replace("\r\n", "\n").strip("\n")


def _check(memory: Memory) -> None:
    if isinstance(memory.scope, ThisChat):
        raise Invariant("What reaches no further than its chat is never stored.")
    for moment in (memory.created, memory.updated, memory.valid_from, memory.last_seen, memory.invalid_at):
        if moment is not None and moment.tzinfo is None:
            raise Invariant("A memory's times name their zone.")


def _proven(text: str, memory: Memory, seal: str) -> bytes:
    """The text as bytes, once reading them gave ``memory`` back: nothing in a value can break out of its place."""
    try:
        content = text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise Invariant(f"The memory {memory.id} has text that no file can hold.") from error
    wanted = replace(memory, held=None, note=_clean_note(memory.note))
    if read(content, memory.place) != Read(wanted, seal):
        raise Invariant(f"The memory {memory.id} would not read back from its file as it is.")
    return content


def _field_edits(head: Head, was: Mapping[str, Value], now: Mapping[str, Value], seal: str) -> list[Edit]:
    edits: list[Edit | None] = []
    fresh: list[tuple[str, Value]] = []
    for name in dict.fromkeys((*was, *now)):
        if name not in now:
            edits.append(drop_field(head, name))
        elif was.get(name) != now[name]:
            edit = set_field(head, name, now[name])
            edits.append(edit)
            if edit is None:
                fresh.append((name, now[name]))
    sealed = _seal_edit(head, seal)
    if sealed is None:
        fresh.append((SEAL, seal))
    return [edit for edit in (*edits, sealed, add_fields(head, fresh, before=SEAL)) if edit is not None]


def _seal_edit(head: Head, seal: str) -> Edit | None:
    """The seal changes with every rewrite: in the quotes it has, so that taking a change back leaves no trace."""
    field = head.field(SEAL)
    if field is None or not field.value:
        return set_field(head, SEAL, seal)
    raw = head.text[field.start : field.end]
    if raw.strip("\"'") != field.value:
        return set_field(head, SEAL, seal)
    return Edit(field.start, field.end, raw.replace(field.value, seal))


def _body_edits(head: Head, was: Memory, now: Memory) -> list[Edit]:
    start, end = _statement(head)
    edits = [Edit(start, end, now.text)] if was.text != now.text else []
    if was.note != _clean_note(now.note):
        note = _clean_note(now.note).replace("\n", head.newline)
        below = f"{head.newline * 2}{note}{head.newline}" if note else head.newline
        edits.append(Edit(end, len(head.text), below))
    return edits
