"""What ``--json`` prints: the views as plain values. docs/commands.md describes every shape; change both together."""

from __future__ import annotations

from datetime import datetime
from typing import assert_never

from afterword.app import (
    CardView,
    ChatAt,
    ChatHit,
    ChatView,
    Declined,
    Done,
    EarlierView,
    FileChange,
    FileRead,
    FoundSource,
    Health,
    Hit,
    LearningView,
    LearnReport,
    LookAgain,
    LookView,
    MemoryView,
    NeverView,
    Outcome,
    Overview,
    Recalled,
    Reread,
    SentView,
    SettingView,
    WhyView,
)
from afterword.core.chat import (
    Chat,
    Compacted,
    Edited,
    Entry,
    OutsideRead,
    OwnWords,
    Replied,
    Said,
    Speaker,
    StepRan,
    Stopped,
    Undone,
    outside_of,
)
from afterword.core.chunk import Chunk
from afterword.core.entry import Quote
from afterword.core.memory import Memory, scope_name

Shape = dict[str, object]


def when(moment: datetime | None) -> str | None:
    """A moment in ISO 8601, or null."""
    return None if moment is None else moment.isoformat()


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


def of_look(view: LookView) -> Shape:
    """One look at one chat."""
    return {
        "chat": view.chat,
        "title": view.title,
        "project": view.project,
        "learned": [of_learning(one) for one in view.learned],
        "waiting": [of_learning(one) for one in view.waiting],
        "dropped": [of_learning(one) for one in view.dropped],
        "seen_again": [of_learning(one) for one in view.again],
        "cards": [of_card(card) for card in view.cards],
        "passed": [{"words": one.words, "reason": one.reason.value} for one in view.passed],
        "asked": view.asked,
        "free": view.free,
    }


def of_source(view: FoundSource) -> Shape:
    """An assistant found on this computer."""
    return {
        "source": view.source,
        "title": view.title,
        "proven": view.proven,
        "roots": list(view.roots),
        "files": view.files,
        "newest": when(view.newest),
        "learn": view.learn,
        "since": when(view.since),
    }


def of_report(report: LearnReport) -> Shape:
    """What a run of learning did. ``preview`` tells that its ``looks`` are stored nowhere yet."""
    looks = report.preview.looks if report.preview else report.looks
    return {
        "chats": report.chats,
        "preview": report.preview is not None,
        "dry_run": report.dry_run,
        "looks": [of_look(look) for look in looks],
        "not_looked": [{"chat": one.chat, "title": one.title, "reason": one.reason} for one in report.not_looked],
        "unread": [{"path": one.path, "reason": one.reason, "next_step": one.next_step} for one in report.unread],
        "skipped_lines": report.skipped_lines,
        "paused": report.paused,
        "needs_consent": [of_source(source) for source in report.needs_consent],
        "read_as": report.read_as,
        "indexed": of_indexed(report.indexed) if report.indexed is not None else None,
    }


def of_indexed(done: Reread) -> Shape:
    """What became searchable. ``brake``: a run that was held back, with how many pieces it would have removed."""
    brake = {"remove": done.brake.remove, "of": done.brake.of} if done.brake is not None else None
    counts = ("files", "chats", "added", "moved", "removed", "embedded", "labelled", "left")
    return {
        **{name: getattr(done, name) for name in counts},
        "brake": brake,
        "gone": done.gone,
        "trouble": done.trouble,
    }


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
            }
            for one in view.answers
        ],
        "evidence": [
            {"chat": one.chat, "quote": one.quote, "at": when(one.at), "project": one.project} for one in view.evidence
        ],
        "earlier": [of_learning(one) for one in view.earlier],
        "seen_again": [of_learning(one) for one in view.seen_again],
    }


def of_earlier(view: EarlierView) -> Shape:
    """A memory that was true once."""
    more = {"path": view.path, "since": when(view.since), "until": when(view.until)}
    return {**of_memory(view.memory), **more, "replaced_by": view.replaced_by, "because": view.because}


def of_never(view: NeverView) -> Shape:
    """A line of the never-list."""
    return {"id": view.id, "text": view.text, "lang": view.lang, "at": when(view.at), "because": view.because}


def of_recalled(hit: Recalled) -> Shape:
    """Something recalled: a memory or a piece of a chat. ``chats show CHAT --at ENTRY`` opens it."""
    match hit:
        case Hit():
            times = {"since": when(hit.since), "until": when(hit.until), "entry": hit.entry}
            told: Shape = {"found": "memory", "score": hit.score, "current": hit.current, **times}
            return {**told, "memory": of_memory(hit.memory)}
        case ChatHit():
            near = {"before": [of_chunk(one) for one in hit.before], "after": [of_chunk(one) for one in hit.after]}
            return {"found": "chat", "score": hit.score, "labels": list(hit.labels), **of_chunk(hit.chunk), **near}
    assert_never(hit)


def of_chunk(chunk: Chunk) -> Shape:
    """A piece of a chat. ``outside``: the chat had read something from outside by then."""
    head = {"chunk": chunk.id, "chat": chunk.chat, "entry": chunk.entry, "at": when(chunk.at), "lang": chunk.lang}
    return {**head, "project": chunk.project, "outside": chunk.outside, "text": chunk.text}


def of_place(opened: ChatAt) -> Shape:
    """A chat opened at a place: its entries, or the pieces that are left where its file is gone."""
    head: Shape = {"chat": opened.key, "at": opened.at, "file_gone": opened.chat is None}
    read = None if opened.chat is None else _chat_read(opened.chat.chat, dict(opened.chat.own))
    return {**head, "read": read, "kept": [of_chunk(piece) for piece in opened.kept]}


def of_chat(view: ChatView) -> Shape:
    """A chat that was found."""
    return {
        "chat": view.chat,
        "source": view.source,
        "title": view.title,
        "project": view.project,
        "ended": when(view.ended),
        "state": view.state,
        "switched_off": view.switched_off,
        "own_words_allowed": view.own_words,
        "looked": when(view.looked),
        "learned": view.learned,
        "waiting": view.waiting,
        "dropped": view.dropped,
    }


def of_setting(view: SettingView) -> Shape:
    """A setting as it stands."""
    return {
        "name": view.name,
        "value": view.value,
        "default": view.default,
        "about": view.about,
        "origin": view.origin,
        "at": when(view.at),
        "choices": list(view.choices),
    }


def of_sent(view: SentView) -> Shape:
    """A request that left this computer."""
    head = {"id": view.id, "at": when(view.at), "chat": view.chat, "to": view.to, "model": view.model}
    return {**head, "words": view.words, "cost_micros": view.cost_micros}


def of_file_change(view: FileChange) -> Shape:
    """A memory's file that is not as it was left."""
    head = {"memory": view.memory, "path": view.path, "trouble": view.trouble.value}
    return {**head, "before": view.before, "after": view.after, "codes": [code.value for code in view.codes]}


def of_health(view: Health) -> Shape:
    """What doctor found."""
    lines = [
        {"level": line.level, "code": line.code, "says": line.says, "next_step": line.next_step} for line in view.lines
    ]
    shares = {"outside_share": view.outside_share, "waiting_share": view.waiting_share}
    return {"version": view.version, "home": view.home, "lines": lines, **shares}


def of_overview(view: Overview) -> Shape:
    """What ``afterword`` alone shows."""
    return {
        "memories": view.memories,
        "by_kind": dict(view.by_kind),
        "waiting": view.waiting,
        "questions": view.cards,
        "held": view.held,
        "learned_this_week": view.learned_this_week,
        "newest": of_learning(view.newest) if view.newest else None,
        "mode": view.mode.value,
        "learning": view.learning,
        "next_step": view.next_step,
        "home": view.home,
    }


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


def of_file_read(read: FileRead) -> Shape:
    """What ``chats read`` prints: every chat with its entries, the person's words exactly as said."""
    return {
        "chats": [_chat_read(one.chat, dict(one.own)) for one in read.chats],
        "unread": [{"path": one.path, "reason": one.reason, "next_step": one.next_step} for one in read.unread],
    }


def _chat_read(chat: Chat, own: dict[str, OwnWords]) -> Shape:
    return {
        "source": chat.source,
        "id": chat.id,
        "project": chat.project.name if chat.project else None,
        "attended": chat.attended,
        "automated": chat.automated is not None,
        "automated_because": chat.automated,
        "suspected": chat.suspected,
        "shared_with": chat.shared_with,
        "title": chat.title,
        "started": when(chat.started),
        "ended": when(chat.ended),
        "forked_from": chat.forked_from,
        "skipped": [{"reason": one.reason, "count": one.count} for one in chat.skipped],
        "entries": [_entry_read(entry, own) for entry in chat.entries],
    }


def _entry_read(entry: Entry, own: dict[str, OwnWords]) -> Shape:
    kind, speaker, text = _telling(entry)
    said = entry if isinstance(entry, Said) else None
    words = own.get(entry.id)
    return {
        "kind": kind,
        "speaker": speaker,
        "why": said.why if said else "",
        "text": text,
        "own_words": words.text if words else "",
        "outside": outside_of(entry) is not None,
        "id": entry.id,
        "at": when(entry.at),
        "via": said.via.value if said else None,
        "branch": entry.branch.value,
        "copied_from": entry.copied_from,
        "pasted": words.pasted if words else False,
    }


def _telling(entry: Entry) -> tuple[str, str | None, str]:
    """Kind, speaker (None for what nobody says) and text."""
    match entry:
        case Said():
            return "said", entry.speaker.value, entry.text
        case Replied():
            return "replied", Speaker.ASSISTANT.value, entry.text
        case StepRan():
            return "step", Speaker.ASSISTANT.value, entry.step.summary
        case Stopped():
            return "stopped", None, ""
        case Undone():
            return "undone", None, entry.what.value
        case Edited():
            return "edited", None, ""
        case Compacted():
            return "compacted", None, ""
        case OutsideRead():
            return "outside_read", None, entry.where
    assert_never(entry)
