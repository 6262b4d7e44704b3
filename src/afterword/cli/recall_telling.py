"""How what was recalled is told on a terminal: what is true, what was, what was said where, and a chat at one place."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import datetime

from afterword.app import ChatAt, ChatHit, Hit, Recalled
from afterword.app.saying import day
from afterword.core.chat import Entry, Replied, Said, Speaker, StepRan, outside_of
from afterword.core.chunk import Chunk
from afterword.core.memory import InProject, Source

from .paper import Ink, Paper
from .plain import plain

_PIECE = 400  # characters of a piece that was found
_MOST_LINES = 6  # of a piece that was found
_NEAR = 120  # characters of a piece beside it
_PLACE = 4000  # characters of the entry at which a chat is opened
_ENTRY = 400  # characters of the entries around it
BEFORE, AFTER = 5, 8  # entries shown around the place


def tell_hits(paper: Paper, hits: Sequence[Recalled]) -> None:
    """Everything found under the heading that it belongs to."""
    memories = [hit for hit in hits if isinstance(hit, Hit)]
    _tell_memories(paper, "What Afterword knows", [hit for hit in memories if hit.current])
    _tell_memories(paper, "What was true earlier", [hit for hit in memories if not hit.current])
    pieces = [hit for hit in hits if isinstance(hit, ChatHit)]
    if pieces:
        paper.title("Said in your chats")
    for piece in pieces:
        _tell_piece(paper, piece)


def _tell_memories(paper: Paper, title: str, hits: Sequence[Hit]) -> None:
    if hits:
        paper.title(title)
    for hit in hits:
        memory = hit.memory
        paper.aligned(plain(memory.text), memory.id, indent=2)
        facts = [
            f"since {day(hit.since)}" if hit.since else "no start known",
            f"until {day(hit.until)}" if hit.until else "",
            f"only in {plain(memory.scope.name)}" if isinstance(memory.scope, InProject) else "",
            "written by you" if memory.source is Source.YOU else "",
            f"from a chat in {plain(memory.chat.partition(':')[0])}" if memory.chat else "",
            "said after that chat had read from outside" if memory.read_outside else "",
        ]
        paper.say(" · ".join(filter(None, facts)), indent=4, ink=Ink.FAINT)
        if memory.chat and hit.entry:
            paper.say(f"Open: {command(memory.chat, hit.entry)}", indent=4, ink=Ink.FAINT)


def _tell_piece(paper: Paper, hit: ChatHit) -> None:
    chunk = hit.chunk
    facts = [
        plain(chunk.chat.partition(":")[0]),
        plain(_name_of(chunk.project)) if chunk.project else "no project",
        _day(chunk.at),
        "after this chat had read from outside" if chunk.outside else "",
        ", ".join(plain(label) for label in hit.labels if not label.startswith("lang:")),
    ]
    paper.say(" · ".join(filter(None, facts)), indent=2, ink=Ink.WAITS if chunk.outside else None)
    for near in hit.before:
        paper.say(f"… {plain(near.text, _NEAR)}", indent=4, ink=Ink.FAINT)
    for line in _lines(chunk.text):
        paper.say(line, indent=4, ink=Ink.STRONG)
    for near in hit.after:
        paper.say(f"… {plain(near.text, _NEAR)}", indent=4, ink=Ink.FAINT)
    paper.say(f"Open: {command(chunk.chat, chunk.entry)}", indent=4, ink=Ink.FAINT)


def _lines(text: str) -> list[str]:
    """What the person said and what was replied, each a line, cut where it gets long."""
    lines = [line for line in (plain(line, _PIECE) for line in text.splitlines()) if line]
    return lines if len(lines) <= _MOST_LINES else [*lines[:_MOST_LINES], "…"]


def command(chat: str, entry: str) -> str:
    """What one types to open the chat there; safe to print and to paste."""
    return f"afterword chats show {shlex.quote(plain(chat))} --at {shlex.quote(plain(entry))}"


def tell_place(paper: Paper, opened: ChatAt) -> None:
    """The chat around one entry, or what is left of it."""
    if opened.chat is None:
        _tell_kept(paper, opened)
        return
    chat, own = opened.chat.chat, dict(opened.chat.own)
    place = next(number for number, entry in enumerate(chat.entries) if entry.id == opened.at)
    first, last = max(0, place - BEFORE), min(len(chat.entries), place + AFTER + 1)
    project = plain(chat.project.name) if chat.project else "no project"
    paper.title(plain(chat.title, 70) or plain(chat.key))
    paper.say(f"{plain(chat.source)} · {project} · {_day(chat.entries[place].at)}", indent=2, ink=Ink.FAINT)
    _tell_left_out(paper, first, "before")
    for number in range(first, last):
        entry = chat.entries[number]
        words = own.get(entry.id)
        _tell_entry(paper, entry, here=number == place, own=words.text if words else None)
    _tell_left_out(paper, len(chat.entries) - last, "after")


def _tell_kept(paper: Paper, opened: ChatAt) -> None:
    paper.title(plain(opened.key))
    paper.say("The file of this chat is gone. This is what the index still holds of it:", indent=2, ink=Ink.WAITS)
    places = [number for number, piece in enumerate(opened.kept) if piece.entry == opened.at] or [0]
    for number in range(max(0, places[0] - BEFORE), min(len(opened.kept), places[-1] + AFTER + 1)):
        _tell_kept_piece(paper, opened.kept[number], here=number in places)


def _tell_kept_piece(paper: Paper, piece: Chunk, *, here: bool) -> None:
    outside = "  (after reading from outside)" if piece.outside else ""
    text = plain(piece.text, _PLACE if here else _ENTRY)
    paper.say(f"{'→' if here else ' '} {_day(piece.at)}: {text}{outside}", ink=Ink.STRONG if here else Ink.FAINT)


def _tell_left_out(paper: Paper, left_out: int, where: str) -> None:
    if left_out:
        paper.say(f"  … {left_out} more {where}", ink=Ink.FAINT)


def _tell_entry(paper: Paper, entry: Entry, *, here: bool, own: str | None) -> None:
    longest = _PLACE if here else _ENTRY
    outside = f"  (from outside: {plain(outside_of(entry) or '')})" if outside_of(entry) else ""
    match entry:
        case Said() if entry.speaker is Speaker.PERSON:
            left = "  (taken back or left)" if entry.branch.value != "live" else ""
            told = f"you: {plain(entry.text, longest)}{left}"
        case Said():
            told = f"{entry.speaker.value.replace('_', ' ')}: {plain(entry.text, longest if here else 100)}"
        case Replied():
            told = f"assistant: {plain(entry.text, longest)}"
        case StepRan():
            told = f"step: {plain(entry.step.summary)}{outside}"
        case _:
            told = f"{type(entry).__name__.lower()}{outside}"
    paper.say(f"{'→' if here else ' '} {told}", ink=Ink.STRONG if here else Ink.FAINT)
    if here and own is not None and plain(own) != plain(getattr(entry, "text", "")):
        paper.say(f"your own words in it: {plain(own, longest) or '(none)'}", indent=4, ink=Ink.FAINT)


def _name_of(project: str) -> str:
    return project.replace("\\", "/").rstrip("/").rpartition("/")[2] or project


def _day(moment: datetime | None) -> str:
    return day(moment) if moment is not None else "no date"
