"""From an answer back to changes: numbers become memories, evidence becomes the whole sentence it stands in, and code
reads kind, basis, reach, date and language from there, whatever was answered.

What is left out here has no place among changes; what a change means, and whether it was said at all, is judged by the
gate, which records it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

import regex

from afterword.core.change import Add, Change, Supersede
from afterword.core.memory import About, Chatless, Everywhere, InDomain, InProject, Kind, Memory, Scope, ThisChat
from afterword.language.placing import find, long_enough
from afterword.language.tokens import Sentence, sentence_around

from .answer import LONGEST_EVIDENCE, Dropped, LeftOut, ParsedAnswer, ProposedAdd, ProposedChange, ProposedSupersede
from .bearing import Ground, bears_on, ground_of, kind_of, reach_of, said_why, since, speaks_otherwise
from .material import Material

NO_MEMORY = "-"  # stands for a number that was never shown: no id looks like it, so the gate finds no target
_BARS = regex.compile(r"^\s*\|\s?", regex.MULTILINE)
_MASKED = regex.compile(r"\[[a-z]{3,12}\]")  # how a mask leaves its mark in what is shown


@dataclass(frozen=True, slots=True)
class Resolved:
    """The changes of an answer, in order, and every part of it that was left out, with its place in the answer."""

    changes: tuple[Change, ...] = ()
    dropped: tuple[Dropped, ...] = ()


def resolved(parsed: ParsedAnswer, material: Material) -> Resolved:
    """What an answer asks for about the material that it was given for; what its parser left out is named too."""
    changes: list[Change] = []
    dropped = list(parsed.dropped)
    for place, one in zip(parsed.places(), parsed.changes, strict=True):
        found = _resolved(one, material)
        if isinstance(found, LeftOut):
            dropped.append(Dropped(place, found))
        else:
            changes.append(found)
    return Resolved(tuple(changes), tuple(sorted(dropped, key=lambda one: one.index)))


def resolve(parsed: ParsedAnswer, material: Material) -> tuple[Change, ...]:
    """The changes of an answer, in order."""
    return resolved(parsed, material).changes


def to_answer(changes: Sequence[Change], material: Material) -> str:
    """Changes written down as an answer, for the built-in reader: what it proposes goes the way of a model's answer."""
    return json.dumps({"changes": [_written(one, material) for one in changes]}, ensure_ascii=False)


def _written(change: Change, material: Material) -> dict[str, object]:
    match change:
        case Add():
            return _fields("add", change.kind, change, change.scope, None, "")
        case Supersede():
            old = material.memory(material.number(change.target) or 0)
            kind = change.kind or (old.kind if old else Kind.FACT)
            return _fields("supersede", kind, change, change.scope, material.number(change.target), change.why)
    assert_never(change)


def _fields(
    op: str, kind: Kind, change: Change, scope: Scope | None, memory: int | None, why: str
) -> dict[str, object]:
    return {
        "op": op,
        "kind": kind.value,
        "text": change.text,
        "evidence": change.evidence,
        "scope": _scope_word(scope),
        "memory": memory,
        "why": why,
    }


def _resolved(one: ProposedChange, material: Material) -> Change | LeftOut:
    ground = _ground(one.evidence, material)
    if ground is None:
        return _unsaid(one, material)
    if isinstance(ground, LeftOut):
        return ground
    if speaks_otherwise(one.text, ground):
        return LeftOut.OTHER_LANGUAGE
    match one:
        case ProposedAdd():
            return _add(one, one.kind, ground)
        case ProposedSupersede():
            return _supersede(one, ground, material)
    assert_never(one)


def _unsaid(one: ProposedChange, material: Material) -> Change:
    """As it was answered: the gate looks for its words, too, and records that they are not there."""
    match one:
        case ProposedAdd():
            return Add(one.kind, one.text, one.evidence)
        case ProposedSupersede():
            old = material.memory(one.memory)
            return Supersede(old.id if old is not None else NO_MEMORY, one.text, one.evidence)
    assert_never(one)


def _add(one: ProposedChange, proposed: Kind, ground: Ground) -> Add | LeftOut:
    kind = kind_of(proposed, one.text, ground)
    scope = reach_of(one.scope, kind, ground)
    if isinstance(scope, ThisChat):
        return LeftOut.THIS_CHAT_ONLY
    return Add(
        kind,
        one.text,
        ground.evidence,
        scope,
        basis=ground.basis,
        lang=ground.lang,
        entry=ground.said.id,
        correction=ground.correction if kind is not Kind.FACT else None,
        valid_from=since(kind, ground),
    )


def _supersede(one: ProposedSupersede, ground: Ground, material: Material) -> Change | LeftOut:
    """The change, or an add where the words and the text have nothing to do with the memory: that one stays. What
    would replace one that is left out of use waits whatever it is, so that it is asked about as it is.
    """
    old = material.memory(one.memory)
    if old is None:
        return Supersede(NO_MEMORY, one.text, ground.evidence, lang=ground.lang, entry=ground.said.id)
    if old.about is not About.PERSON:
        return LeftOut.KNOWN_TO_CODE
    add = _add(one, one.kind or old.kind, ground)
    if isinstance(add, LeftOut) or not (old.held is not None or bears_on(old, add, ground)):
        return add
    return _instead(add, old, said_why(one.why, old, add))


def _instead(add: Add, old: Memory, why: str) -> Supersede:
    return Supersede(
        old.id,
        add.text,
        add.evidence,
        why=why,
        kind=None if add.kind is old.kind else add.kind,
        scope=None if isinstance(add.scope, Everywhere) or add.scope == old.scope else add.scope,
        basis=add.basis,
        lang=add.lang,
        entry=add.entry,
        correction=add.correction,
        valid_from=add.valid_from,
    )


def _ground(evidence: str, material: Material) -> Ground | LeftOut | None:
    """Where the evidence stands, newest words first: only ever in the person's own words since the last look."""
    wanted = evidence if "|" not in evidence else _BARS.sub("", evidence)
    for words in dict.fromkeys((evidence, wanted, *_around_masks(wanted))) if long_enough(evidence) else ():
        for place in reversed(range(len(material.noticed.fresh))):
            own = material.own_text(place)
            span = find(words, own)
            if span is not None:
                around = _whole(sentence_around(own, *span))
                return (
                    LeftOut.TOO_LONG if around is None else ground_of(around, material.noticed.fresh[place], material)
                )
    return None


def _around_masks(evidence: str) -> tuple[str, ...]:
    """The longest piece of words that were quoted with a mask in them: the mask stands for what was not shown."""
    pieces = [piece.strip() for piece in _MASKED.split(evidence)]
    longest = max(pieces, key=len)
    return (longest,) if len(pieces) > 1 and long_enough(longest) else ()


def _whole(around: Sentence) -> Sentence | None:
    """The sentences that were quoted from, without their end marks: no half of one hides what the other half says."""
    text = around.text.rstrip(" .!…。！")
    return Sentence(text, around.start, around.start + len(text)) if 0 < len(text) <= LONGEST_EVIDENCE else None


def _scope_word(scope: Scope | None) -> str:
    match scope:
        case InProject():
            return "project"
        case InDomain():
            return f"domain:{scope.domain.value}"
        case Chatless():
            return "chatless"
        case _:
            return "everywhere"
