"""Chats as plain values for ``--json``: listed, read from a file, found, opened at a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from afterword.app import ChatAt, ChatHit, ChatView, FileRead, Hit, Recalled
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

from .plain import Shape, when
from .remembered import of_memory

if TYPE_CHECKING:
    from afterword.core.chunk import Chunk


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
