"""Two records made one: which lines of another are new here, and which of those may come. Pure.

What is known here stays as it is here: nothing of the other record answers for it, brings it back or takes it away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import dataclass, replace

from afterword.core.entry import (
    Answered,
    Body,
    CardAsked,
    ChatSwitch,
    Held,
    Lapsed,
    Learning,
    Line,
    Looked,
    MemoryGone,
    MemoryNow,
    NeverAdded,
    NeverRemoved,
    NoteShown,
    PatternNow,
    Released,
    Route,
    Sent,
    SettingNow,
    Settled,
    Unreadable,
)
from afterword.core.standing import Standing

Key = tuple[object, ...]


def fresh(lines: Iterable[Line], here: Iterable[Line]) -> tuple[Line, ...]:
    """The lines that are not here yet, in their order. A line is known by moment, device and what it is of, not by its
    words: those may have been erased since.
    """
    known = set(_keys(here))
    return tuple(line for line, key in zip(*_twice(lines), strict=True) if key not in known)


def _twice(lines: Iterable[Line]) -> tuple[tuple[Line, ...], tuple[Key, ...]]:
    every = tuple(lines)
    return every, tuple(_keys(every))


def _keys(lines: Iterable[Line]) -> Iterator[Key]:
    times: Counter[Key] = Counter()
    for line in lines:
        key = (line.at, line.device, type(line.body).__name__, *_own(line.body))
        times[key] += 1
        yield (*key, times[key])


def _own(body: Body) -> tuple[str, ...]:
    match body:
        case Learning() | Answered() | CardAsked() | NeverAdded() | NeverRemoved() | Sent():
            return (body.id,)
        case MemoryNow():
            return body.memory.id, body.seal
        case MemoryGone() | Held() | Released():
            return (body.memory,)
        case PatternNow():
            return (body.pattern.id,)
        case ChatSwitch() | Looked():
            return (body.chat,)
        case Lapsed(learning=which) | Settled(sent=which) | SettingNow(name=which):
            return (which,)
        case _:
            return ()


@dataclass(frozen=True, slots=True)
class Rules:
    """What decides which lines may come. ``memories``: those whose history comes with them; ``erased``: ids of
    learnings and of the never-list, and chats' entries, of which the words were erased here; ``blank`` takes those
    words out of what else holds them. ``vouched`` False: nobody can tell by which way an answer came.
    """

    standing: Standing
    memories: Set[str]
    erased: Set[str]
    vouched: bool
    blank: Callable[[str], str] = str


def may_come(lines: Iterable[Line], rules: Rules) -> tuple[Line, ...]:
    """The lines that are taken into the record, as they are taken."""
    coming = (line for line in lines if _comes(line.body, rules))
    return tuple(replace(line, body=_as_taken(line.body, rules)) for line in coming)


def _as_taken(body: Body, rules: Rules) -> Body:
    match body:
        case Answered():
            route = body.route if rules.vouched else Route.UNKNOWN
            return replace(body, route=route, value=rules.blank(body.value))
        case Sent() | CardAsked():
            return replace(body, words=rules.blank(body.words))
        case Learning():
            quotes = tuple(replace(one, words=rules.blank(one.words)) for one in body.quotes)
            signals = tuple(replace(one, words=rules.blank(one.words)) for one in body.signals)
            change = replace(body.change, evidence=rules.blank(body.change.evidence))
            return replace(body, quotes=quotes, signals=signals, change=change)
        case _:
            return body


def _comes(body: Body, rules: Rules) -> bool:
    here = rules.standing
    match body:
        case Unreadable() | SettingNow() | NoteShown():
            return False  # settings are weighed one by one; a note says up to which line of its own record it was said
        case MemoryNow():
            return body.memory.id in rules.memories
        case MemoryGone() | Held() | Released():
            return body.memory in rules.memories
        case Learning() | NeverAdded():
            return body.id not in rules.erased
        case NeverRemoved():
            return body.id not in here.never
        case Lapsed():
            return body.learning not in here.learnings
        case PatternNow():
            return body.pattern.id not in here.patterns and body.pattern.memory not in rules.erased
        case CardAsked():
            return body.id not in here.cards and body.memory not in rules.erased
        case Answered():
            known = (here.learnings, here.memories, here.cards, here.never)
            return not any(body.target in ids for ids in known)
        case Settled():
            return body.sent not in here.sent or here.sent[body.sent].settled is None
        case ChatSwitch():
            return not body.learn if body.chat in here.switches else True
        case _:
            return True
