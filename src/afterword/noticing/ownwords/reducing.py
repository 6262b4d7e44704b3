"""Reduces a message to the person's own words, with offsets back to the original, and follows fiction through a chat.

Each step marks spans of the folded text; what is left unmarked is theirs. Languages come in only through phrases.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from afterword.core.chat import Branch, Entry, OwnWords, Replied, Said, Segment, Speaker, is_person
from afterword.language.letters import plain
from afterword.language.lexicon import Found, Hit, find
from afterword.language.packs import PACKS
from afterword.language.quotes import Folded, fold

from . import blocks, lines
from .blocks import Span
from .fiction import Fiction

_MARKUP = re.compile(
    r"<\|(?:im_start|im_end|user|assistant|system|end|endoftext|eot_id|start_header_id|begin_of_text)\|>"
    r"|\[/?INST\]|<</?SYS>>|<(?:start|end)_of_turn>|(?m:^###? ?(?:Instruction|Response|Human|Assistant|System)\b ?:?)"
)
_ROLE_LINE = re.compile(r"(?m)^[ \t]{0,8}[*_\[(]{0,3}(?P<role>[^\W\d_](?:[^\W_]|[ -]){0,30})[*_\])]{0,3}[ \t]?:")
_FRAME_COLON = re.compile(r"[^\n.!?:。！？]{0,100}:(?!\d|//)")
_TO_LINE_END = re.compile(r"[^\n.!?:。！？]{0,100}\n")
LONGEST_TYPED = 16_000  # characters of one message
LONGEST_READ = 200_000  # characters, pasted ones included
_APART = 5_000  # characters between the two ends of a huge one: no pattern reaches so far
_OPENER = re.compile(r"[ \t]*\n?\s*")


def own_words(text: str) -> OwnWords:
    """The person's own part of one message, by itself. ``fiction`` is set where the message opens fiction."""
    own = _reduce(text)
    return OwnWords(own.text, own.segments, pasted=own.pasted, fiction=Fiction().hear(own))


def own_words_of(entries: Sequence[Entry]) -> dict[str, OwnWords]:
    """Own words of every live entry of the person that no fork copied, by entry id. Fiction lasts until it is left."""
    fiction = Fiction()
    found: dict[str, OwnWords] = {}
    for entry in entries:
        if isinstance(entry, Said) and entry.speaker is Speaker.PERSON and entry.branch is Branch.LIVE:
            own = _reduce(entry.text)
            inside = fiction.hear(own)
            if is_person(entry):
                found[entry.id] = OwnWords(own.text, own.segments, pasted=own.pasted, fiction=inside)
        elif isinstance(entry, Replied) and entry.branch is Branch.LIVE:
            fiction.reply(entry.text)
    return found


@lru_cache(maxsize=64)
def _reduce(text: str) -> OwnWords:
    folded = _folded(text)
    without_blocks = _blank(folded.text, _blocks(folded.text))
    left = _without_middle(_blank(without_blocks, lines.others_lines(without_blocks)))
    if _is_pasted_chat(left):
        return OwnWords("", pasted=True)
    left = _blank(left, _mail_and_frames(left))
    left = _blank(left, blocks.long_quotes(left))
    return _own(folded, left)


def _folded(text: str) -> Folded:
    """The text, folded; of a huge one only both ends, as if much less had stood between them."""
    if len(text) <= LONGEST_READ:
        return fold(text)
    half = LONGEST_READ // 2
    folded = fold(f"{text[:half]}{_GONE * _APART}{text[-half:]}")
    missing = len(text) - 2 * half - _APART
    return Folded(folded.text, tuple(_moved(folded, half, missing)))


def _moved(folded: Folded, half: int, missing: int) -> Iterator[tuple[int, int, int, int]]:
    """The pieces, those behind the first half parted from it and moved on by what is missing."""
    for start, end, first, last in folded.pieces:
        if last <= half:
            yield start, end, first, last
        elif first >= half:
            yield start, end, first + missing, last + missing
        else:
            parted = start + half - first
            yield start, parted, first, half
            yield parted, end, half + missing, last + missing


def _without_middle(left: str) -> str:
    """Nobody types so much: of a very long rest, only the beginning and the end count as the person's."""
    typed = [(run.start(), run.end()) for run in _RUN.finditer(left)]
    if sum(end - start for start, end in typed) <= LONGEST_TYPED:
        return left
    return _blank(left, [(_after(typed, LONGEST_TYPED // 2), _before(typed, LONGEST_TYPED // 2))])


def _after(runs: Sequence[Span], count: int) -> int:
    """The place behind the first ``count`` characters of these runs."""
    for start, end in runs:
        if end - start >= count:
            return start + count
        count -= end - start
    return runs[-1][1]


def _before(runs: Sequence[Span], count: int) -> int:
    """The place before the last ``count`` characters of these runs."""
    for start, end in reversed(runs):
        if end - start >= count:
            return end - count
        count -= end - start
    return runs[0][0]


def _blocks(text: str) -> Iterator[Span]:
    """Fences first: what stands in one opens nothing else."""
    fenced = list(blocks.fences(text))
    yield from fenced
    rest = _blank(text, fenced)
    tripled = list(blocks.triple_quotes(rest))
    yield from tripled
    rest = _blank(rest, tripled)
    yield from blocks.tagged(rest)
    yield from blocks.inline_code(rest)


def _is_pasted_chat(text: str) -> bool:
    roles = _roles()
    return _MARKUP.search(text) is not None or any(
        " ".join(plain(match["role"]).split()) in roles for match in _ROLE_LINE.finditer(text)
    )


@cache
def _roles() -> frozenset[str]:
    return _names(pack.own_words.roles for pack in PACKS)


@cache
def _mail_headers() -> frozenset[str]:
    return frozenset(
        name.lower() for pack in PACKS for line in pack.own_words.mail_headers.splitlines() for name in _split(line)
    )


def _names(blocks_of_names: Iterable[str]) -> frozenset[str]:
    return frozenset(plain(name) for block in blocks_of_names for line in block.splitlines() for name in _split(line))


def _split(line: str) -> Iterator[str]:
    return (name.strip().replace("_", " ") for name in line.split("|") if name.strip())


def _mail_and_frames(text: str) -> Iterator[Span]:
    found = find(text)

    def is_request(start: int, end: int) -> bool:
        return text[start:end].rstrip().endswith(("?", "？", "؟")) or bool(
            [hit for hit in found.within("own_words.asks", start, end) if not text[start : hit.start].strip()]
        )

    yield from lines.mail(text, _mail_headers(), is_request)
    yield from _frames(text, found)


def _frames(text: str, found: Found) -> Iterator[Span]:
    """What a colon hands over after such words as "translate", or a new line after "the following"."""
    done = 0
    for hit in found.of("own_words.frames"):
        colon = _FRAME_COLON.match(text, hit.end) if hit.end >= done else None
        if colon is not None:
            done = lines.paragraph_end(text, _past_blank(text, colon.end()))
            yield colon.end(), done
    for hit in found.of("own_words.handed"):
        line = _TO_LINE_END.match(text, hit.end) if hit.start >= done else None
        if line is not None and _names_a_frame(text, found, hit):
            done = lines.paragraph_end(text, _past_blank(text, line.end()))
            yield line.end(), done


def _names_a_frame(text: str, found: Found, handed: Hit) -> bool:
    """Whether a frame of the same language stands before these words on their line."""
    begin = text.rfind("\n", 0, handed.start) + 1
    return any(hit.lang == handed.lang for hit in found.within("own_words.frames", begin, handed.start))


def _past_blank(text: str, at: int) -> int:
    match = _OPENER.match(text, at)
    return match.end() if match is not None else at


def _blank(text: str, spans: Iterable[Span]) -> str:
    """The text with these spans made blank: every character keeps its place, and so do line breaks."""
    parts: list[str] = []
    done = 0
    for start, end in sorted(spans):
        if end <= done:
            continue
        begin = max(start, done)
        parts += (text[done:begin], _NOT_A_BREAK.sub(_GONE, text[begin:end]))
        done = end
    return "".join(parts) + text[done:] if parts else text


_GONE = "\x00"  # no person types it, and folding a message that holds one leaves it to be taken out here
_RUN = re.compile("[^\x00]+")
_FAR = 1 << 60
_EDGE = " \t\n\r\x00"
_NOT_A_BREAK = re.compile(r"[^\n]")


def _own(folded: Folded, left: str) -> OwnWords:
    """What is left, put together: where something was taken out, a blank or a line break keeps the words apart."""
    own = ""
    segments: list[Segment] = []
    for run in _RUN.finditer(left.rstrip(_EDGE)):
        words = run.group() if own else run.group().lstrip()
        if not words.strip():
            own += "\n" if "\n" in words and not own.endswith("\n\n") else ""
            continue
        if own and not (own[-1].isspace() or words[0].isspace()):
            own += " "
        segments += _segments(folded, run.end() - len(words), run.end(), len(own))
        own += words
    return OwnWords(own, tuple(segments))


def _segments(folded: Folded, start: int, end: int, own: int) -> Iterator[Segment]:
    """The pieces of the original that the folded span ``[start, end)`` comes from; ``own`` is where it goes."""
    first = max(0, bisect_right(folded.pieces, (start, _FAR, 0, 0)) - 1)
    for at in range(first, len(folded.pieces)):
        piece_start, piece_end, original_start, original_end = folded.pieces[at]
        if end <= piece_start:
            break
        low, high = max(start, piece_start), min(end, piece_end)
        if piece_end - piece_start == original_end - original_start:
            original = (original_start + low - piece_start, original_start + high - piece_start)
        else:
            original = (original_start, original_end)
        yield Segment(own + low - start, own + high - start, *original)
