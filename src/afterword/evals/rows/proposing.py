"""A row's change on the way that every proposal takes: an answer in the review's shape, its parser, then the gate.

A row says what a reviewer would answer; the parser and the gate of the product say what becomes of it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from afterword.core.change import Change
from afterword.core.memory import Kind, Memory, Place, Source
from afterword.core.verdict import Apply, Drop, Reason, SeenAgain, Verdict, Wait
from afterword.evals.table import KnownMemory
from afterword.evals.turns import DEVICE, said_chat
from afterword.judging.gate import SaidEntry, Situation, judge
from afterword.noticing.reading import Noticed, notice
from afterword.noticing.review import Material, parse_answer, resolve

NEVER_SHOWN = 99  # the number of a memory that no material holds
SOMEWHERE = ("pond.example.org",)


@dataclass(frozen=True, slots=True)
class Answer:
    """One change as a reviewer writes it. ``target`` is a memory's id, or None."""

    op: str
    kind: str
    text: str
    evidence: str
    target: str | None = None


def decide(
    answer: Answer,
    said: Sequence[str],
    *,
    memories: Sequence[KnownMemory] = (),
    never: Sequence[str] = (),
    outside: bool = False,
    attended: bool = True,
    person_present: bool = True,
    look_count: int = 0,
    day_count: int = 0,
) -> Verdict:
    """What becomes of an answer, given what was said and what stands. What the parser refuses is ``bad_shape``."""
    noticed = notice(said_chat(*said), after=None, device=DEVICE)
    change = _parsed(answer, noticed, memories)
    if change is None:
        return Drop(Reason.BAD_SHAPE, (Reason.BAD_SHAPE,))
    situation = Situation(
        said=tuple(SaidEntry(entry.id, entry.text, noticed.own[entry.id]) for entry in noticed.fresh),
        attended=attended,
        person_present=person_present,
        outside=SOMEWHERE if outside else (),
        memories=tuple(known(one) for one in memories if one.status == "live"),
        waiting=tuple((one.id, one.text) for one in memories if one.status == "waiting"),
        never=tuple(never),
        look_count=look_count,
        day_count=day_count,
    )
    return judge(change, situation)


def _parsed(answer: Answer, noticed: Noticed, memories: Sequence[KnownMemory]) -> Change | None:
    shown = tuple(known(one) for one in memories if one.status != "superseded")
    material = Material(noticed, shown)
    number = material.number(answer.target) if answer.target is not None else None
    fields = {
        "op": answer.op,
        "kind": answer.kind,
        "text": answer.text,
        "evidence": answer.evidence,
        "scope": "everywhere",
        "memory": NEVER_SHOWN if answer.target is not None and number is None else number,
        "why": "",
    }
    changes = resolve(parse_answer(json.dumps({"changes": [fields]}, ensure_ascii=False)), material)
    return changes[0] if changes else None


def known(one: KnownMemory) -> Memory:
    """A row's memory as the rules see one."""
    return Memory(
        id=one.id,
        kind=Kind(one.kind),
        text=one.text,
        source=Source.YOU if one.source == "user" else Source.LEARNED,
        place=Place.SUPERSEDED if one.status == "superseded" else Place.LIVE,
        held=one.status if one.status == "waiting" else None,
    )


def result_of(verdict: Verdict) -> tuple[str, str]:
    """A verdict in the tables' words: result and reason."""
    match verdict:
        case Apply():
            return "apply", verdict.reason.value
        case Wait():
            return "wait", verdict.reason.value
        case Drop():
            return "drop", verdict.reason.value
        case SeenAgain():
            return "seen_again", verdict.reason.value
