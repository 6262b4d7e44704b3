"""A line of the record, one frozen type a kind. The record is append-only: what stands today is read from it
(standing.py).

A line is never changed after it was written, but for Erase, which takes the words out of every line that holds them.
"""

from __future__ import annotations

from .answers import (
    NEVER_LIST,
    Answered,
    AnswerKind,
    CardAsked,
    CardKind,
    ChatSwitch,
    Erased,
    NeverAdded,
    NeverList,
    NeverRemoved,
    Refused,
    Route,
    SettingNow,
)
from .kept import FileKept, FileTrouble, Held, Lapsed, MemoryGone, MemoryNow, Released
from .learned import Learning, Looked, Noted, NoteShown, PatternNow, Quote, SignalSeen
from .line import Body, Line, Unreadable
from .used import Beside, PutBeside, Sent, Settled

__all__ = [
    "NEVER_LIST",
    "AnswerKind",
    "Answered",
    "Beside",
    "Body",
    "CardAsked",
    "CardKind",
    "ChatSwitch",
    "Erased",
    "FileKept",
    "FileTrouble",
    "Held",
    "Lapsed",
    "Learning",
    "Line",
    "Looked",
    "MemoryGone",
    "MemoryNow",
    "NeverAdded",
    "NeverList",
    "NeverRemoved",
    "NoteShown",
    "Noted",
    "PatternNow",
    "PutBeside",
    "Quote",
    "Refused",
    "Released",
    "Route",
    "Sent",
    "SettingNow",
    "Settled",
    "SignalSeen",
    "Unreadable",
]
