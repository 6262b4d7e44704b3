"""The built-in reader: the person's plain sentences as changes in the third person, in their own language.

It decides by itself which sentences it can read for sure, and would rather say nothing than something wrong. What
must not be kept is not its business: the evidence covers the whole sentence, so that judging sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from itertools import zip_longest
from typing import TYPE_CHECKING

from afterword.core.change import Add, Basis, Change, Correction, WishType
from afterword.core.chat import Project, Said
from afterword.core.memory import Everywhere, InProject, Kind, Memory, Place, Scope, ThisChat
from afterword.language.detect import detect
from afterword.language.pack import Pack
from afterword.language.packs import PACKS
from afterword.language.tokens import Sentence
from afterword.noticing.scope import TO_SOMEONE, narrower, reach
from afterword.noticing.shapes import Read

from .basis import CORRECTING
from .choosing import sentences_to_read
from .correcting import corrected
from .plain import plain_reader, plain_reads
from .replacing import carried_over, instead, may_replace, named, replaced
from .reversing import Turn, turn_in, wish_after
from .speaking import that_may_speak
from .times import began, undated
from .turning import JustSaid, just_said, settled, stands_so_far

if TYPE_CHECKING:
    from afterword.noticing.reading import Noticed

_SEVERAL = 2  # packs that may read a sentence: only then it matters which is asked first


@dataclass(frozen=True, slots=True)
class RetireWish:
    """The person takes back what ``memory`` (an id) says and names nothing in its place. ``words`` are theirs, of
    ``entry``.
    """

    entry: str
    words: str
    memory: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What the built-in reader proposes for a chat, in the order in which it was said.

    ``changes`` name only what is remembered. ``just_said`` holds the same ones, which may also name each other, as
    wishes may name them.
    """

    changes: tuple[Change, ...] = ()
    retire: tuple[RetireWish, ...] = ()
    just_said: tuple[JustSaid, ...] = ()


@dataclass(frozen=True, slots=True)
class _Told:
    """A read statement on its way to becoming a change."""

    read: Read
    basis: Basis
    correction: Correction | None = None
    turn: Turn | None = None


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a sentence stands: its entry and chat, and what is known already."""

    said: Said
    sentence: Sentence
    following: Sentence | None
    at: datetime
    project: Project | None
    memories: tuple[Memory, ...]


def read_statements(noticed: Noticed, *, memories: Sequence[Memory], now: datetime) -> Reading:
    """What the fresh entries state. ``memories`` may be replaced. ``now``: aware, for entries without a time."""
    live = tuple(sorted((memory for memory in memories if memory.place is Place.LIVE), key=_age))
    likeliest = cache(lambda: detect("\n".join(noticed.own[said.id].text for said in noticed.fresh)))
    told: list[JustSaid] = []
    so_far = live
    retire: list[RetireWish] = []
    for said in noticed.fresh:
        found = tuple(sentences_to_read(noticed.own[said.id]))
        for sentence, following in zip_longest(found, found[1:]):
            place = _Place(said, sentence, following, said.at or now, noticed.chat.project, so_far)
            for one in _told(place, noticed, likeliest):
                if isinstance(one, RetireWish):
                    retire.append(one)
                elif one.text not in {memory.text for memory in stands_so_far((), told)}:
                    told.append(just_said(one, len(told), so_far))
            if told and told[-1].change.entry == said.id:
                so_far = stands_so_far(live, told)
    return Reading(tuple(settled(one.change, told, {}) for one in told), tuple(retire), tuple(told))


def _age(memory: Memory) -> datetime:
    return memory.updated or memory.created or datetime.min.replace(tzinfo=UTC)


def _told(place: _Place, noticed: Noticed, likeliest: Callable[[], str]) -> Iterator[Change | RetireWish]:
    corrects = any(one.kind in CORRECTING for one in noticed.signals if one.entry == place.said.id)
    packs = PACKS if corrects else that_may_speak(place.sentence.text)
    for pack in packs if len(packs) < _SEVERAL else _first(likeliest(), packs):
        found = tuple(_in_pack(place, pack, noticed, corrects=corrects))
        if found:
            yield from found
            return


def _first(code: str, packs: Sequence[Pack]) -> list[Pack]:
    """That of the likeliest language before the others: near languages share whole sentences."""
    return sorted(packs, key=lambda pack: pack.code != code)


def _in_pack(place: _Place, pack: Pack, noticed: Noticed, *, corrects: bool) -> Iterator[Change | RetireWish]:
    rules = pack.statements
    turn = turn_in(place.sentence.text, rules, plain_reader(rules))
    if turn is not None:
        yield from _turned(place, turn, pack, noticed)
        return
    reads = plain_reads(undated(place.sentence.text, rules, place.at), pack)
    told = [_Told(read, Basis.STATED) for read in reads]
    if not told and corrects:
        fix = corrected(place.sentence.text, rules)
        told = [] if fix is None else [_Told(fix.read, Basis.CORRECTED, fix.correction)]
    for one in told:
        change = _change(place, one, pack, None, alone=len(told) == 1)
        if change is not None:
            yield change


def _turned(place: _Place, turn: Turn, pack: Pack, noticed: Noticed) -> Iterator[Change | RetireWish]:
    if turn.wish is None and place.following is not None:
        turn = wish_after(turn, place.following.text, pack.statements, plain_reader(pack.statements))
        place = _joined(place, noticed) if turn.wish is not None else place
    old = named(turn.topic, pack.code, _within_reach(place))
    if turn.wish is None:
        if old is not None:
            yield RetireWish(place.said.id, place.sentence.text, old.id)
        return
    basis = Basis.STATED if turn.outright else Basis.REVERSED
    change = _change(place, _Told(turn.wish, basis, turn=turn), pack, old, alone=True)
    if change is not None:
        yield change


def _joined(place: _Place, noticed: Noticed) -> _Place:
    """The place with its sentence and the next as one piece of the person's words."""
    end = place.following.end if place.following else place.sentence.end
    text = noticed.own[place.said.id].text[place.sentence.start : end]
    return replace(place, sentence=Sentence(text, place.sentence.start, end), following=None)


def _change(place: _Place, told: _Told, pack: Pack, old: Memory | None, *, alone: bool) -> Change | None:
    kind = Kind(told.read.shape.kind)
    scope = _scope(place.sentence.text if alone else told.read.clause, place.project, kind, told.basis)
    if told.read.shape.wish == WishType.PERSON:
        scope = narrower(scope, TO_SOMEONE)
    if isinstance(scope, ThisChat):
        return None
    text = told.read.text
    since = began(place.sentence.text, pack.statements, place.at) if kind is Kind.FACT else None
    reachable = _within_reach(place)
    left = told.read.said.get("old", "")
    if old is None and left:
        old = named(left, pack.code, reachable)
        text = carried_over(told.read, left, old) if old else text
    if old is None:
        candidates = [memory for memory in reachable if may_replace(memory, scope)]
        old = replaced(text, pack.statements, candidates, told.read.said.get("wrong", ""))
    add = Add(
        kind,
        text,
        _evidence(place.sentence),
        scope,
        basis=told.basis,
        lang=pack.code,
        entry=place.said.id,
        correction=told.correction,
        valid_from=since,
    )
    return add if old is None else instead(add, old, by_name=bool(left))


def _scope(words: str, project: Project | None, kind: Kind, basis: Basis) -> Scope:
    scope = reach(words, project, basis)
    if kind is Kind.PROJECT and not isinstance(scope, InProject):
        return InProject(project.key, project.name) if project else ThisChat()
    if kind in (Kind.FACT, Kind.PEOPLE) and not isinstance(scope, ThisChat | InProject):
        return Everywhere()
    return scope


def _within_reach(place: _Place) -> tuple[Memory, ...]:
    key = place.project.key if place.project else None
    return tuple(m for m in place.memories if not isinstance(m.scope, InProject) or m.scope.key == key)


def _evidence(sentence: Sentence) -> str:
    return sentence.text.rstrip(" .!…。！")
