"""A line in its place: any body, when and where it was written; and a line that cannot be read."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from .answers import Answered, CardAsked, ChatSwitch, Erased, NeverAdded, NeverRemoved, Refused, SettingNow
from .kept import Held, Lapsed, MemoryGone, MemoryNow, Released
from .learned import Learning, Looked, Noted, NoteShown, PatternNow
from .used import PutBeside, Sent, Settled


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that is there and cannot be read as what it should be. ``kind`` is its body's name where that much is
    known.

    A reader of the record gives it in place of the line, so that what rests on it can fail closed. It is
    never written.
    """

    kind: str = ""
    detail: str = ""


Body = (
    Learning
    | Looked
    | Noted
    | PatternNow
    | CardAsked
    | Answered
    | Refused
    | NeverAdded
    | NeverRemoved
    | Held
    | Released
    | MemoryNow
    | MemoryGone
    | Lapsed
    | ChatSwitch
    | SettingNow
    | Erased
    | Sent
    | Settled
    | PutBeside
    | NoteShown
    | Unreadable
)


@dataclass(frozen=True, slots=True)
class Line:
    """A body in its place. ``seq`` rises by one a line, ``at`` is in UTC, ``device`` is where it was written."""

    seq: int
    at: datetime
    device: str
    body: Body
