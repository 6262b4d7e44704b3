"""Which chats may be looked at, and when. Asks no clock: everything it goes by is handed in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from afterword.core.chat import Chat, Entry, Said, is_person
from afterword.core.mark import LookMark

QUIET = timedelta(minutes=10)
WEEK = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class Facts:
    """What readiness goes by besides the chat. Times are aware.

    ``learning`` is the switch for everything, ``switched_off`` for this chat. ``own_words_allowed``: the person said
    that their words in a chat with others may be read. ``wanted``: they named this chat, so its age does not count.
    ``sweeping`` limits to the last week, or to what changed since ``swept`` if that is longer ago. ``compacting``: the
    host is about to cut the chat, so what will be cut is read now. ``ended``: the host said that it is over.
    """

    now: datetime
    mark: LookMark | None = None
    learning: bool = True
    switched_off: bool = False
    own_words_allowed: bool = False
    wanted: bool = False
    sweeping: bool = False
    swept: datetime | None = None
    quiet: timedelta = QUIET
    compacting: bool = False
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """The chat may be looked at now. ``fresh`` counts the person's entries past the mark."""

    fresh: int


@dataclass(frozen=True, slots=True)
class NotReady:
    """Not now. ``reason`` is a short code that a view turns into a sentence."""

    reason: str


def readiness(chat: Chat, facts: Facts) -> Ready | NotReady:
    """Whether this chat may be looked at: the first reason against it, in the order of the table, or Ready."""
    for reason, holds in _AGAINST:
        if holds(chat, facts):
            return NotReady(reason)
    return Ready(len(fresh_words(chat, facts.mark.entry if facts.mark is not None else None)))


def fresh_words(chat: Chat, after: str | None) -> tuple[Said, ...]:
    """The person's own live entries after the entry ``after``; all of them where it is None or no longer there."""
    return tuple(entry for entry in entries_after(chat.entries, after) if isinstance(entry, Said) and is_person(entry))


def entries_after(entries: tuple[Entry, ...], after: str | None) -> tuple[Entry, ...]:
    """The entries behind the one with this id; all of them where it is None or no longer there."""
    places = [number for number, entry in enumerate(entries) if entry.id == after]
    return entries[places[-1] + 1 :] if places else entries


def last_moved(chat: Chat) -> datetime | None:
    """When anything last happened in the chat, as its entries or its source say."""
    times = [entry.at for entry in chat.entries if entry.at is not None]
    times += [moment for moment in (chat.ended, chat.started) if moment is not None]
    return max(times, default=None)


def _is_running(chat: Chat, facts: Facts) -> bool:
    return chat.running and not (facts.compacting or facts.ended)


def _is_not_quiet(chat: Chat, facts: Facts) -> bool:
    moved = last_moved(chat)
    return moved is not None and moved > _earlier(facts, facts.quiet) and not (facts.compacting or facts.ended)


def _is_too_old(chat: Chat, facts: Facts) -> bool:
    if not facts.sweeping:
        return False
    week_ago = _earlier(facts, WEEK)
    since = min(week_ago, facts.swept) if facts.swept is not None else week_ago
    moved = last_moved(chat)
    return moved is not None and moved < since


def _earlier(facts: Facts, by: timedelta) -> datetime:
    """The moment that lies so long before the one handed in."""
    match facts:
        case Facts(now=moment):
            return moment - by


def _has_nothing_new(chat: Chat, facts: Facts) -> bool:
    return not fresh_words(chat, facts.mark.entry if facts.mark is not None else None)


_AGAINST: tuple[tuple[str, Callable[[Chat, Facts], bool]], ...] = (
    ("learning_off", lambda _, facts: not facts.learning),
    ("switched_off", lambda _, facts: facts.switched_off),
    ("do_not_remember", lambda chat, _: chat.do_not_remember),
    ("automated", lambda chat, _: chat.automated is not None),
    ("suspected_automated", lambda chat, facts: chat.suspected is not None and not facts.wanted),
    ("someone_elses_words", lambda chat, facts: chat.shared_with is not None and not facts.own_words_allowed),
    ("in_project", lambda chat, facts: chat.in_project and not facts.wanted),
    ("history", lambda chat, facts: chat.history and not facts.wanted),
    ("running", _is_running),
    ("not_quiet", _is_not_quiet),
    ("older_than_a_week", lambda chat, facts: _is_too_old(chat, facts) and not facts.wanted),
    ("nothing_new", _has_nothing_new),
)
