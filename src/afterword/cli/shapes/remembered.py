"""Memories, learnings, cards and answers as plain values for ``--json``."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from afterword.app import (
    CardView,
    ClosedView,
    Declined,
    Done,
    EarlierView,
    LearningView,
    LookAgain,
    MemoryView,
    NeverView,
    Outcome,
    WhyView,
)
from afterword.core.memory import Memory, scope_name

from .plain import Shape, when

if TYPE_CHECKING:
    from afterword.app.keeping import Exported
    from afterword.core.entry import Quote


def of_exported(exported: Exported) -> Shape:
    """What is known, taken out."""
    return {
        "at": when(exported.at),
        "memories": [of_memory(memory) for memory in exported.memories],
        "earlier": [of_memory(memory) for memory in exported.earlier],
    }


def of_memory(memory: Memory) -> Shape:
    """A memory with the fields a person can read in its file."""
    return {
        "id": memory.id,
        "kind": memory.kind.value,
        "about": memory.about.value,
        "text": memory.text,
        "scope": scope_name(memory.scope),
        "stage": memory.stage.value if memory.stage else None,
        "source": memory.source.value,
        "lang": memory.lang,
        "chat": memory.chat,
        "learned": memory.learned,
        "read_outside": memory.read_outside,
        "note": memory.note,
        "created": when(memory.created),
        "updated": when(memory.updated),
        "valid_from": when(memory.valid_from),
        "seen": memory.seen,
        "last_seen": when(memory.last_seen),
        "supersedes": memory.supersedes,
        "invalid_at": when(memory.invalid_at),
        "superseded_by": memory.superseded_by,
        "place": memory.place.value,
    }


def of_memory_view(view: MemoryView) -> Shape:
    """A memory in use."""
    trouble = view.trouble.value if view.trouble else None
    more = {"path": view.path, "trouble": trouble, "edited": view.edited, "times_said": view.times_said}
    return {**of_memory(view.memory), **more}


def of_learning(view: LearningView) -> Shape:
    """A learning and what became of it."""
    return {
        "id": view.id,
        "at": when(view.at),
        "state": view.state.value,
        "text": view.text,
        "kind": view.kind,
        "scope": view.scope,
        "stage": view.stage.value if view.stage else None,
        "reason": view.reason.value,
        "matched": [reason.value for reason in view.matched],
        "detail": view.detail,
        "codes": [code.value for code in view.codes],
        "memory": view.memory,
        "replaces": view.replaces,
        "chat": view.chat,
        "title": view.title,
        "project": view.project,
        "quote": view.quote,
        "where": list(view.where),
        "history": view.history,
        "said_before": of_quote(view.said_before) if view.said_before else None,
    }


def of_card(view: CardView) -> Shape:
    """A question for the person."""
    return {
        "id": view.id,
        "kind": view.kind.value,
        "at": when(view.at),
        "words": view.words,
        "memory": view.memory.id if view.memory else None,
        "choices": [{"key": choice.key, "label": choice.label} for choice in view.choices],
    }


def of_closed(view: ClosedView) -> Shape:
    """A question that is not asked any more."""
    which = view.memory.id if view.memory else None
    return {"id": view.id, "at": when(view.at), "words": view.words, "why": view.why, "memory": which}


def of_quote(quote: Quote) -> Shape:
    """Words of the person as evidence."""
    place = {"chat": quote.chat, "entry": quote.entry, "start": quote.start, "end": quote.end}
    return {"words": quote.words, "at": when(quote.at), **place}


def of_why(view: WhyView) -> Shape:
    """Everything known about one thing."""
    return {
        "memory": of_memory(view.memory) if view.memory else None,
        "learning": of_learning(view.learning) if view.learning else None,
        "quotes": [of_quote(quote) for quote in view.quotes],
        "signals": [{"kind": one.kind.value, "words": one.words, "why": one.why} for one in view.signals],
        "reader": view.reader,
        "cost_micros": view.cost_micros,
        "answers": [
            {
                "at": when(one.at),
                "answer": one.answer.value,
                "route": one.route.value,
                "value": one.value,
                "refused": one.refused,
                "vouched": one.vouched,
                "undo": one.undo or None,
            }
            for one in view.answers
        ],
        "evidence": [
            {"chat": one.chat, "quote": one.quote, "at": when(one.at), "project": one.project} for one in view.evidence
        ],
        "earlier": [of_learning(one) for one in view.earlier],
        "seen_again": [of_learning(one) for one in view.seen_again],
        "used": [
            {
                "host": one.host,
                "project": one.project,
                "times": one.times,
                "said_again": one.said_again,
                "first": when(one.first),
                "last": when(one.last),
            }
            for one in view.used
        ],
    }


def of_earlier(view: EarlierView) -> Shape:
    """A memory that was true once."""
    more = {"path": view.path, "since": when(view.since), "until": when(view.until)}
    return {**of_memory(view.memory), **more, "replaced_by": view.replaced_by, "because": view.because}


def of_never(view: NeverView) -> Shape:
    """A line of the never-list."""
    return {"id": view.id, "text": view.text, "lang": view.lang, "at": when(view.at), "because": view.because}


def of_outcome(outcome: Outcome) -> Shape:
    """What became of something that changes the home without an answer."""
    match outcome:
        case Done():
            return {"done": True, "says": outcome.says, "next_step": outcome.next_step}
        case Declined():
            return {"done": False, "says": outcome.says, "next_step": ""}
        case LookAgain():
            return {"done": False, "says": outcome.says, "next_step": "Look again."}
    assert_never(outcome)
