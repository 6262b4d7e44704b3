"""From an answer back to changes: numbers become memories, evidence finds its entry, and code names basis and reach.

What a model says of scope can only narrow what the words themselves say. Nothing is dropped here for what it means:
the gate does that, and records it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

import regex

from afterword.core.change import Add, Basis, Change, Correction, Supersede
from afterword.core.memory import Chatless, Domain, Everywhere, InDomain, InProject, Kind, Scope
from afterword.language import quotes
from afterword.language.detect import detect
from afterword.language.packs import PACKS
from afterword.language.tokens import sentence_around
from afterword.noticing.scope import narrower, reach
from afterword.noticing.statements import basis_of
from afterword.noticing.statements.times import began

from .answer import ParsedAnswer, ProposedAdd, ProposedChange, ProposedSupersede
from .material import Material

NO_MEMORY = "-"  # stands for a number that was never shown: no id looks like it, so the gate finds no target


@dataclass(frozen=True, slots=True)
class _Ground:
    """What the words under a change say of it."""

    entry: str
    basis: Basis
    correction: Correction | None
    scope: Scope
    lang: str


def resolve(parsed: ParsedAnswer, material: Material) -> tuple[Change, ...]:
    """The changes of an answer, in order. Evidence that stands nowhere in the fresh words leaves ``entry`` ''."""
    return tuple(_resolved(one, material) for one in parsed.changes)


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


def _resolved(one: ProposedChange, material: Material) -> Change:
    match one:
        case ProposedAdd():
            return _add(one, material)
        case ProposedSupersede():
            return _supersede(one, material)
    assert_never(one)


def _add(one: ProposedAdd, material: Material) -> Add:
    ground = _ground(one.evidence, material)
    return Add(
        one.kind,
        one.text,
        one.evidence,
        _reach(one.scope, one.kind, ground.scope, material),
        basis=ground.basis,
        lang=ground.lang,
        entry=ground.entry,
        correction=ground.correction if one.kind is not Kind.FACT else None,
        valid_from=_since(one.evidence, one.kind, ground, material),
    )


def _supersede(one: ProposedSupersede, material: Material) -> Supersede:
    ground = _ground(one.evidence, material)
    old = material.memory(one.memory)
    kind = one.kind or (old.kind if old else Kind.FACT)
    scope = _reach(one.scope, kind, ground.scope, material)
    return Supersede(
        old.id if old else NO_MEMORY,
        one.text,
        one.evidence,
        why=one.why,
        kind=None if old is not None and kind is old.kind else kind,
        scope=None if isinstance(scope, Everywhere) or (old is not None and scope == old.scope) else scope,
        basis=ground.basis,
        lang=ground.lang,
        entry=ground.entry,
        correction=ground.correction,
        valid_from=_since(one.evidence, kind, ground, material),
    )


def _ground(evidence: str, material: Material) -> _Ground:
    for said in reversed(material.noticed.fresh):
        own = material.noticed.own.get(said.id)
        place = None if own is None or own.pasted else _find(evidence, own.text)
        if own is not None and place is not None:
            return _grounded(said.id, own.text, place, material)
    return _Ground("", Basis.STATED, None, reach(evidence, material.noticed.chat.project, Basis.STATED), "")


def _grounded(entry: str, text: str, place: tuple[int, int], material: Material) -> _Ground:
    signals, durable = material.signals_of(entry), material.durable_of(entry)
    basis, correction = basis_of(text, *place, signals, durable)
    around = sentence_around(text, *place)
    langs = [one.lang for one in durable if one.start < around.end and around.start < one.end]
    langs += [one.lang for one in signals if one.lang and one.start < around.end and around.start < one.end]
    scope = reach(around.text, material.noticed.chat.project, basis)
    return _Ground(entry, basis, correction, scope, langs[0] if langs else detect(around.text))


def _find(evidence: str, text: str) -> tuple[int, int] | None:
    """Where the words stand, whatever their case, quotes and blanks."""
    pieces = (regex.escape(piece) for piece in quotes.fold(evidence).text.split())
    found = regex.search(r"\s+".join(pieces), quotes.fold(text).text, regex.IGNORECASE) if evidence.split() else None
    if found is None or len(quotes.fold(text).text) != len(text):
        return None
    return found.span()


def _reach(word: str, kind: Kind, said: Scope, material: Material) -> Scope:
    if kind in (Kind.FACT, Kind.PEOPLE) and isinstance(said, InDomain):
        said = Everywhere()
    return narrower(said, _proposed(word, said, material))


def _proposed(word: str, said: Scope, material: Material) -> Scope:
    project = material.noticed.chat.project
    if word.startswith("domain:"):
        return InDomain(Domain(word.removeprefix("domain:")))
    if word == "project" and project is not None:
        return InProject(project.key, project.name)
    if word == "chatless" and project is None:
        return Chatless()
    return said


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


def _since(evidence: str, kind: Kind, ground: _Ground, material: Material) -> datetime | None:
    said = next((one.at for one in material.noticed.fresh if one.id == ground.entry), None)
    if kind is not Kind.FACT or said is None:
        return None
    dates = (began(evidence, pack.statements, said) for pack in PACKS)
    return next((date for date in dates if date is not None), None)
