"""Cuts a chat into chunks: the person's own words and the assistant's final text of each turn, and nothing else.

A chunk's id follows its words: chat, text, and the how-manieth time this text stands in the chat. Where a chunk stands
is a column. Own words and the masking of secrets are handed in.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import pairwise
from zlib import crc32

import regex

from afterword.core.chat import Branch, Chat, Entry, OwnWords, Replied, Said, Speaker, StepRan, outside_of
from afterword.core.chunk import Chunk
from afterword.language.detect import detect
from afterword.language.tokens import sentences

_BLANK_LINES = regex.compile(r"\n{3,}")
_LINE_END = regex.compile(r"[^\S\n]*(?:\r\n?|\n|\u2028|\u2029)")
_PARAGRAPH = regex.compile(r"\n{2,}")
_OFTEN = 4  # one paragraph in so many opens a new piece by its own words, so that pieces fall into step again
_NOT_THEIRS = frozenset({Speaker.AUTOMATED, Speaker.SOMEONE_ELSE})


@dataclass(frozen=True, slots=True)
class Cutting:
    """How long a piece may be, in characters, and how long one must be before the next may begin early."""

    longest: int = 1000
    shortest: int = 250

    def fingerprint(self, *more: str) -> str:
        """Names these lengths and what else changes chunks: other settings, other fingerprint."""
        return _digest("\0".join((f"{self.longest} {self.shortest}", *more)))[:16]


@dataclass(slots=True)
class _Turn:
    """What the person said, and the assistant's text since its last step; ``outside`` as it was by each of them."""

    said: Said
    outside: bool
    replies: list[Replied] = field(default_factory=list)
    outside_then: bool = False
    stepped: bool = False

    def reply(self, entry: Replied, *, outside: bool) -> None:
        if self.stepped:
            self.replies.clear()
        self.stepped = False
        self.replies.append(entry)
        self.outside_then = outside


@dataclass(frozen=True, slots=True)
class _Piece:
    text: str
    entry: str
    at: datetime | None
    outside: bool


def chunks_of(
    chat: Chat,
    own: Mapping[str, OwnWords],
    *,
    mask: Callable[[str], str],
    learner_version: int,
    cutting: Cutting | None = None,
) -> tuple[Chunk, ...]:
    """The chunks of a chat in order of position. ``own`` gives the person's own words by entry.

    A chat behind which nobody sits, or that its host was told not to remember, has none.
    """
    if chat.automated is not None or chat.suspected is not None or chat.do_not_remember:
        return ()
    seen: Counter[str] = Counter()
    chunks: list[Chunk] = []
    for turn in _turns(chat.entries):
        for piece in _pieces_of(turn, own, mask, cutting or Cutting()):
            seen[piece.text] += 1
            chunks.append(
                Chunk(
                    id=chunk_id(chat.key, piece.text, seen[piece.text]),
                    chat=chat.key,
                    text=piece.text,
                    entry=piece.entry,
                    position=len(chunks),
                    project=chat.project.key if chat.project is not None else None,
                    at=piece.at,
                    lang=detect(piece.text),
                    outside=piece.outside,
                    learner_version=learner_version,
                )
            )
    return tuple(chunks)


def chunk_id(chat: str, text: str, occurrence: int) -> str:
    """32 hexadecimal characters. ``occurrence`` counts from 1."""
    return _digest(f"{chat}\0{occurrence}\0{text}")


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def _turns(entries: Sequence[Entry]) -> Iterator[_Turn]:
    """What the person said and what came of it, on the live branch; a fork's copies stand in the chat they are from."""
    turn: _Turn | None = None
    outside = False
    for entry in entries:
        outside = outside or outside_of(entry) is not None
        if entry.branch is not Branch.LIVE or entry.copied_from is not None:
            continue
        match entry:
            case Said(speaker=Speaker.PERSON):
                if turn is not None:
                    yield turn
                turn = _Turn(entry, outside)
            case Said() if turn is not None and _closes(entry):
                yield turn
                turn = None
            case Replied() if turn is not None:
                turn.reply(entry, outside=outside)
            case StepRan() if turn is not None:
                turn.stepped = True
            case _:
                pass
    if turn is not None:
        yield turn


def _closes(said: Said) -> bool:
    """A prompt that is not the person's is answered to somebody else, and one that was not to be heard to nobody."""
    return said.speaker in _NOT_THEIRS or not said.text


def _pieces_of(
    turn: _Turn, own: Mapping[str, OwnWords], mask: Callable[[str], str], cutting: Cutting
) -> Iterator[_Piece]:
    """A short turn is one piece, what was said above what was answered; else both are cut by themselves."""
    heard = own.get(turn.said.id)
    said = plain(mask(heard.text)) if heard is not None and not heard.pasted else ""
    reply = plain(mask("\n\n".join(one.text for one in turn.replies)))
    first = turn.replies[0] if turn.replies else turn.said
    if said and reply and len(said) + len(reply) + 2 <= cutting.longest:
        yield _Piece(f"{said}\n\n{reply}", turn.said.id, turn.said.at or first.at, turn.outside_then)
        return
    for text in pieces(said, cutting):
        yield _Piece(text, turn.said.id, turn.said.at, turn.outside)
    for text in pieces(reply, cutting):
        yield _Piece(text, first.id, first.at or turn.said.at, turn.outside_then)


def plain(text: str) -> str:
    """The text in composed characters, without blanks at line ends and more than one empty line in a row."""
    lines = _LINE_END.sub("\n", unicodedata.normalize("NFC", text))
    return _BLANK_LINES.sub("\n\n", lines).strip()


def pieces(text: str, cutting: Cutting) -> Iterator[str]:
    """The text in pieces of at most ``cutting.longest`` characters, cut between paragraphs, else between sentences.

    Where a piece begins depends on the words near it, so that a change leaves the pieces further on as they were.
    """
    if len(text) <= cutting.longest:
        if text:
            yield text
        return
    start = end = 0
    for first, last in _units(text, cutting.longest):
        full = last - start > cutting.longest
        if end > start and (full or (end - start >= cutting.shortest and _opens(text[first:last]))):
            yield text[start:end].strip()
            start = first
        end = last
    yield text[start:end].strip()


def _opens(unit: str) -> bool:
    return crc32(unit.encode("utf-8", "surrogatepass")) % _OFTEN == 0


def _units(text: str, longest: int) -> Iterator[tuple[int, int]]:
    """Paragraphs, of too long ones the sentences, of too long sentences runs of words; without the blanks around."""
    for start, end in _between(text, _PARAGRAPH):
        if end - start <= longest:
            yield start, end
            continue
        for sentence in sentences(text[start:end]):
            yield from _runs(text, start + sentence.start, start + sentence.end, longest)


def _between(text: str, gap: regex.Pattern[str]) -> Iterator[tuple[int, int]]:
    """Spans between the gaps that hold more than blanks."""
    borders = [0, *(border for match in gap.finditer(text) for border in match.span()), len(text)]
    yield from ((start, end) for start, end in list(pairwise(borders))[::2] if text[start:end].strip())


def _runs(text: str, start: int, end: int, longest: int) -> Iterator[tuple[int, int]]:
    while end - start > longest:
        cut = max(text.rfind(" ", start + 1, start + longest + 1), text.rfind("\n", start + 1, start + longest + 1))
        cut = cut if cut > start else start + longest
        yield start, cut
        start = cut + 1 if text[cut : cut + 1].isspace() else cut
    if start < end:
        yield start, end
