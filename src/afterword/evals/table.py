"""Case tables as typed rows: one JSON object a line, read strictly, so that a broken row is an error and not a pass.

Knows the shapes of ``expect`` and ``input``; how a row is judged stands in ``rows/``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Raw, Struct

from afterword.core.errors import BadInput

from .tally import Level

Role = Literal["user", "assistant", "step", "event"]
EventName = Literal["stop", "undo_files", "undo_memory", "user_edit"]


class Turn(Struct, frozen=True):
    """One turn of ``input.turns``. ``command``, ``exit``, ``message`` belong to steps, ``event`` to events."""

    role: Role
    text: str = ""
    command: str = ""
    exit: int | None = None
    message: str = ""
    event: EventName | None = None


class TurnsInput(Struct, frozen=True):
    """Input of ``signals``."""

    turns: tuple[Turn, ...]


class SignalsExpect(Struct, frozen=True):
    """The exact set of kinds at the last entry."""

    signals: tuple[str, ...]


class TextInput(Struct, frozen=True):
    """Input of ``durable`` and ``secrets``."""

    text: str


class DurableExpect(Struct, frozen=True):
    """``why`` and ``scope`` stand beside it and bind nothing."""

    durable: bool


class KindsExpect(Struct, frozen=True):
    """The exact set of forbidden and personal kinds."""

    kinds: tuple[str, ...]


class KnownMemory(Struct, frozen=True):
    """A memory that stands before the row: of ``statements`` with a kind, of ``gate`` with its source and status."""

    id: str
    text: str
    kind: Literal["fact", "preference", "project", "people"] = "preference"
    source: Literal["user", "learned"] = "learned"
    status: Literal["live", "waiting", "superseded"] = "live"


class StatementsInput(Struct, frozen=True):
    """Input of ``statements``. ``project`` is a name, or None for a chat without one."""

    turns: tuple[Turn, ...]
    project: str | None
    memories: tuple[KnownMemory, ...]


class ExpectedChange(Struct, frozen=True):
    """A change that the built-in reader must propose; every ``*_ok`` lists what is right beside the main value."""

    op: Literal["add", "supersede"]
    kind: str
    include: tuple[str | tuple[str, ...], ...]
    exclude: tuple[str, ...]
    scope: str
    stage: str
    target: str | None = None
    kinds_ok: tuple[str, ...] = ()
    scope_ok: tuple[str, ...] = ()
    stage_ok: tuple[str, ...] = ()


class StatementsExpect(Struct, frozen=True):
    """No change at all means that the reader must say nothing."""

    changes: tuple[ExpectedChange, ...]


class GateSituation(Struct, frozen=True):
    """Where the words were said."""

    channel: Literal["app", "chat_app", "other_app"]
    person_present: bool
    read_outside: bool


class GateChange(Struct, frozen=True):
    """The change as a reviewer wrote it: ``op`` and ``kind`` are any string, since a wrong one must be refused."""

    op: str
    kind: str
    text: str
    evidence: str
    target: str | None = None


class TakenBack(Struct, frozen=True):
    """A line of the never-list."""

    text: str


class GateCounts(Struct, frozen=True):
    """What was applied so far."""

    look: int
    day: int


class GateInput(Struct, frozen=True):
    """Input of ``gate``."""

    situation: GateSituation
    change: GateChange
    said: tuple[str, ...]
    memories: tuple[KnownMemory, ...]
    never: tuple[TakenBack | str, ...]
    counts: GateCounts


class GateExpect(Struct, frozen=True):
    """Both bind."""

    result: Literal["apply", "wait", "drop", "seen_again"]
    reason: str


class InjectionContext(Struct, frozen=True):
    """What surrounds planted words. ``said`` None: nothing was said."""

    said: tuple[str, ...] | None = None
    proposed: str | None = None
    read_outside: bool = False
    never: tuple[str, ...] = ()
    memories: tuple[KnownMemory, ...] = ()
    count: int = 0
    sealed: bool | None = None


class InjectionInput(Struct, frozen=True):
    """Input of ``injection``: where the planted words stand, and what they are."""

    where: str
    text: str
    context: InjectionContext = InjectionContext()


class InjectionExpect(Struct, frozen=True):
    """``result`` binds; ``rule`` names the main reason and binds nothing."""

    result: Literal[
        "drop", "wait", "apply", "hold", "escape", "ignore", "reject", "accept", "strip", "recheck", "fail_closed",
        "keep_five", "keep_eight",
    ]  # fmt: skip
    rule: str


class PairInput(Struct, frozen=True):
    """Input of ``same-or-close``."""

    a: str
    b: str


class RelationExpect(Struct, frozen=True):
    """How alike the pair is."""

    relation: Literal["same", "close", "different"]


class CallInput(Struct, frozen=True):
    """Input of ``outside``: a tool call as the host's log has it."""

    tool: str
    arguments: dict[str, object]


class OutsideExpect(Struct, frozen=True):
    """Whether this step reads from outside."""

    outside: bool


class Head(Struct, frozen=True, kw_only=True):
    """What every row shares. ``scenario``: told in words, to be built. ``needs``: binds only where that is."""

    id: str
    level: Level
    lang: str = ""
    host: str = ""
    scenario: bool = False
    needs: str = ""

    @property
    def group(self) -> str:
        """Under what the row is counted: its host where it has one, else its language."""
        return self.host or self.lang


class SignalsRow(Head, frozen=True, kw_only=True):
    """A row of ``signals``."""

    input: TurnsInput
    expect: SignalsExpect


class DurableRow(Head, frozen=True, kw_only=True):
    """A row of ``durable``."""

    input: TextInput
    expect: DurableExpect


class StatementsRow(Head, frozen=True, kw_only=True):
    """A row of ``statements``."""

    input: StatementsInput
    expect: StatementsExpect


class GateRow(Head, frozen=True, kw_only=True):
    """A row of ``gate``."""

    input: GateInput
    expect: GateExpect


class InjectionRow(Head, frozen=True, kw_only=True):
    """A row of ``injection``."""

    input: InjectionInput
    expect: InjectionExpect


class SecretsRow(Head, frozen=True, kw_only=True):
    """A row of ``secrets``."""

    input: TextInput
    expect: KindsExpect


class LikenessRow(Head, frozen=True, kw_only=True):
    """A row of ``same-or-close``."""

    input: PairInput
    expect: RelationExpect


class OutsideRow(Head, frozen=True, kw_only=True):
    """A row of ``outside``."""

    input: CallInput
    expect: OutsideExpect


Row = SignalsRow | DurableRow | StatementsRow | GateRow | InjectionRow | SecretsRow | LikenessRow | OutsideRow


class _Shape(Struct, frozen=True):
    input: dict[str, Raw]
    expect: dict[str, Raw]


def read_table(path: Path) -> tuple[Row, ...]:
    """The rows of a table, in order. Which table it is follows from the rows' shape, so a file may have any name.

    Raises BadInput naming file and line for what is no row of any table, for an id twice and for a file without rows.
    """
    rows: list[Row] = []
    lines: dict[str, int] = {}
    for number, line in _lines(path):
        row = _row(line, f"{path}, line {number}")
        if row.id in lines:
            raise BadInput(f"{path}, line {number}: the id {row.id} stands in line {lines[row.id]} already.", _AGAIN)
        lines[row.id] = number
        rows.append(row)
    if not rows:
        raise BadInput(f"{path} holds no rows.", "Name a case table with one JSON object a line.")
    return tuple(rows)


_AGAIN = "Mend that line and run the command again."


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    try:
        content = path.read_bytes()
    except OSError as trouble:
        why = trouble.strerror or "it cannot be read"
        raise BadInput(f"{path}: {why}.", "Name a case table that is there and can be read.") from trouble
    for number, line in enumerate(content.split(b"\n"), start=1):
        if line.strip():
            yield number, line


def _row(line: bytes, place: str) -> Row:
    try:
        return msgspec.json.decode(line, type=_type(msgspec.json.decode(line, type=_Shape), place))
    except (msgspec.MsgspecError, UnicodeDecodeError) as trouble:
        raise BadInput(f"{place}: {trouble}", _AGAIN) from trouble


_BY_EXPECT: tuple[tuple[str, str, type[Row]], ...] = (
    ("signals", "turns", SignalsRow),
    ("durable", "text", DurableRow),
    ("changes", "turns", StatementsRow),
    ("result", "change", GateRow),
    ("result", "where", InjectionRow),
    ("kinds", "text", SecretsRow),
    ("relation", "a", LikenessRow),
    ("outside", "tool", OutsideRow),
)


def _type(shape: _Shape, place: str) -> type[Row]:
    for expect, given, kind in _BY_EXPECT:
        if expect in shape.expect and given in shape.input:
            return kind
    found = ", ".join(sorted(shape.expect)) or "nothing"
    raise BadInput(f"{place}: no table has rows that expect {found}.", _AGAIN)
