"""What only the person decides: cards, answers with the way they came by, refusals, the never-list, settings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class CardKind(StrEnum):
    """What a card asks."""

    QUESTION = "question"  # corrected three times: always, only in, case by case
    RETIRE = "retire"  # no longer true?
    CLASH = "clash"  # two in the same scope
    CONTRADICTED = "contradicted"  # a confirmed one, twice
    CHECKED = "checked"  # one left out, because rules or the reading of its words changed


@dataclass(frozen=True, slots=True)
class CardAsked:
    """A question for the person, shown once, never put to or through an assistant."""

    id: str
    kind: CardKind
    memory: str
    words: str
    pattern: str | None = None
    other: str | None = None


class AnswerKind(StrEnum):
    """Everything that only the person may decide (PRODUCT §3)."""

    KEEP = "keep"
    FORGET = "forget"
    UNDO = "undo"
    REDO = "redo"  # learn again what was undone
    REMOVE = "remove"  # a line of the never-list
    ERASE = "erase"
    CARD = "card"
    CONSENT = "consent"
    CONNECT = "connect"
    UNMARK = "unmark"
    MARK = "mark"
    WRITE = "write"  # a memory by hand
    SETTING = "setting"
    FILES = "files"  # changes in files: kept or put back
    RESTORE = "restore"
    PAUSE = "pause"
    OWN_WORDS = "own_words"  # learn my own words in a shared chat
    OPEN = "open"  # a session of the Memory page


class Route(StrEnum):
    """By which way an answer came."""

    TERMINAL = "terminal"
    PAGE = "page"
    HOST_KEY = "host_key"
    CHAT = "chat"  # the person's own entry 'afterword undo' or 'off'
    FILE = "file"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that was carried out. ``words_hash`` binds it to the words shown; ``value`` holds a choice or a
    setting."""

    id: str
    answer: AnswerKind
    target: str
    route: Route
    words_hash: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that was refused, and why."""

    answer: AnswerKind
    target: str
    route: Route
    reason: str


@dataclass(frozen=True, slots=True)
class NeverAdded:
    """The person took this back: not to be learned again by itself. ``because`` is the learning or memory taken
    back."""

    id: str
    text: str
    lang: str
    because: str


@dataclass(frozen=True, slots=True)
class NeverRemoved:
    """The person took a line off the never-list."""

    id: str


NEVER_LIST = "never_list"  # the setting under which it is written whether the never-list can be trusted to be whole


class NeverList(StrEnum):
    """What is known of the never-list as a whole. LOST: a part of it may be gone with a record that was broken."""

    LOST = "lost"
    WHOLE = "whole"  # the person said: what is there is all of it


@dataclass(frozen=True, slots=True)
class ChatSwitch:
    """Whether a chat may be learned from. What was said while it was off is never read: ``until_entry`` says up to
    where."""

    chat: str
    learn: bool
    until_entry: str = ""


@dataclass(frozen=True, slots=True)
class SettingNow:
    """A setting from here on, as text; ``name`` may be dotted ('consent.claude-code.learn', 'mode',
    'paused_until').
    """

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Erased:
    """Something was erased. ``keys`` are keyed hashes of the normalised words, so that the same is not learned
    again."""

    keys: tuple[str, ...]
