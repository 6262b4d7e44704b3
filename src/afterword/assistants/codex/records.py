"""A line of a rollout in one shape, whatever version wrote it; outputs are cut, as only their heads are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from afterword.assistants.content import text_of
from afterword.assistants.fields import Fields, fields, from_iso, items, text, within

KEPT_OF_OUTPUT = 4000  # characters


class Kind(StrEnum):
    """What a line is."""

    META = "session_meta"
    CONTEXT = "turn_context"
    ITEM = "response_item"
    EVENT = "event_msg"
    COMPACTED = "compacted"


@dataclass(frozen=True, slots=True)
class Line:
    """``name`` is the payload's own type ('message', 'user_message', …), ``stamp`` the moment as it is written."""

    kind: Kind
    name: str
    payload: Fields
    stamp: str

    @property
    def at(self) -> datetime | None:
        """When it was written."""
        return from_iso(self.stamp)


_KINDS = {kind.value: kind for kind in Kind}
_PASSED_OVER = ("world_state", "inter_agent_communication", "state")
_BARE_ITEMS = frozenset(
    {
        "message", "reasoning", "function_call", "function_call_output", "custom_tool_call", "custom_tool_call_output",
        "local_shell_call", "local_shell_call_output", "web_search_call",
    }
)  # fmt: skip


def lines_of(record: Fields) -> Iterator[Line | str]:
    """The lines in a record, or why it gave none ('' for one that is passed over on purpose)."""
    if "session" in record and "items" in record:
        yield _line(Kind.META, within(record, "session"), "")
        for item in items(record, "items"):
            yield from lines_of(fields(item))
        return
    payload = within(record, "payload")
    if payload:
        named = text(record, "type")
        known = _KINDS.get(named)
        if known:
            yield _line(known, payload, text(record, "timestamp"))
        else:
            yield "" if named.startswith(_PASSED_OVER) else f"unknown_record:{named[:30]}"
    else:
        yield _bare(record)


def _bare(record: Fields) -> Line | str:
    """A line of the old formats, which had no envelope."""
    named = text(record, "type")
    if "record_type" in record:
        return ""
    if named in _BARE_ITEMS or (not named and "role" in record):
        return _line(Kind.ITEM, record, text(record, "timestamp"))
    if not named and "id" in record and ("timestamp" in record or "instructions" in record):
        return _line(Kind.META, record, "")
    return f"unknown_record:{named[:30]}"


def _line(kind: Kind, payload: Fields, stamp: str) -> Line:
    name = text(payload, "type") or ("message" if kind is Kind.ITEM and "role" in payload else "")
    stamp = stamp or text(payload, "timestamp")
    if kind is Kind.ITEM and name.endswith("_output"):
        return Line(kind, name, {"call_id": payload.get("call_id"), "output": _cut(payload.get("output"))}, stamp)
    return Line(kind, name, payload, stamp)


def _cut(output: object) -> object:
    """An output as a text or as a list of texts, none longer than is looked at."""
    if isinstance(output, str):
        return output[:KEPT_OF_OUTPUT]
    if isinstance(output, list):
        return [text(fields(block), "text")[:KEPT_OF_OUTPUT] for block in output[:200]]
    return text_of(fields(output).get("content"))[:KEPT_OF_OUTPUT]
