"""Finds passwords, keys, codes and other secrets in text, by shape and by the labels of every language pack.

Gives places, so that what is stored or shown can be masked; a place is never quoted in a reason.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import regex

from afterword.language.pack import Pack
from afterword.language.packs import PACKS
from afterword.language.quotes import Folded, fold
from afterword.language.wordings import BORDER, Groups, lines, places, small, without

from .shapes import Span, decoded, is_placeholder, shape_spans

MASK = "[secret]"
SHORTEST = 4  # characters of a value
BEFORE, BEHIND = 40, 160  # characters around a part of a label that are looked at
_AROUND = "\"'`“”‘’«»„()[],;:!?。，；：！？、"
_QUOTE = r"[\"'`“‘«„]?"
_VALUE = rf"{_QUOTE}(?P<value>[^\s\p{{Cc}}\"'`”’»“„，。；！？]{{3,}})"
_SIGN = r"\s*(?::=|=>|->|[:=：＝])\s*"
_KINDS = (("secret", "secret_labels"), ("weak", "weak_labels"), ("code", "code_labels"))
# What could be a value, roughly: with a digit in it, or behind a sign.
_RUN = re.compile(r"(?<!\S)(?=\S*\d)(\S{3,})")
_SIGNED = re.compile(r"(?:[:=：＝>]|['’]s\s)[\s\"'`“‘«„]*([^\s\"'`”’»“„]{3,})")
_MIXED = regex.compile(r"(?=.*\p{L})(?=.*\p{N})")
_DIGITS = regex.compile(r"\p{N}")
_PLAIN_WORD = regex.compile(r"[\p{L}\p{M}'’-]+")


def secret_spans(text: str) -> tuple[Span, ...]:
    """Where secrets stand in the text, in characters, half-open, in order and without overlaps."""
    folded = fold(text)
    found = [*_plain_spans(folded.text), *(span for span, plain in decoded(folded.text) if _holds_secret(plain))]
    return unfolded(folded, found)


def unfolded(folded: Folded, spans: Iterable[Span]) -> tuple[Span, ...]:
    """Places in folded text as they stand in the original, in order and without overlaps."""
    return _united(_back(folded, start, end) for start, end in spans)


def mask_secrets(text: str) -> str:
    """The text with every secret replaced by a fixed word."""
    return masked(text, secret_spans(text))


def masked(text: str, spans: Sequence[Span], *, by: str = MASK) -> str:
    """The text with these places replaced by a word."""
    ends = [0, *(end for _, end in spans)]
    starts = [*(start for start, _ in spans), len(text)]
    return by.join([text[end:start] for end, start in zip(ends, starts, strict=True)])


def _holds_secret(plain: str) -> bool:
    return next(_plain_spans(plain), None) is not None


def _plain_spans(text: str) -> Iterator[Span]:
    yield from shape_spans(text)
    lowered = small(text)
    values: list[int] | None = None
    for pack in PACKS:
        hits = sorted(_stands_at(lowered, _parts(pack.personal.label_parts)))
        if hits and values is None:
            values = sorted(_values_in(lowered))
        for first, end in _united((max(0, at - BEFORE), at + BEHIND) for at in hits if _follows(at, values or [])):
            yield from ((first + a, first + b) for a, b in _labelled(text[first:end], pack))
        for first, end in _around(lowered, pack.personal.told_parts):
            yield from ((first + a, first + b) for a, b in _told(text[first:end], pack))


def _follows(at: int, values: list[int]) -> bool:
    """Whether one of these values begins near enough behind a place."""
    after = bisect_right(values, at)
    return after < len(values) and values[after] < at + BEHIND


def _told(text: str, pack: Pack) -> Iterator[Span]:
    """Whole wordings that say a secret: a seed phrase, half of a key, a name and its password."""
    groups = (*pack.personal.groups, *_no_value(pack.personal.no_values))
    for m in places(pack.personal.secrets, text, groups):
        yield m.span("value") if m.groupdict().get("value") else m.span()


def _around(lowered: str, parts: str) -> Iterator[Span]:
    """Stretches around these parts, joined where they overlap."""
    yield from _united((max(0, at - BEFORE), at + BEHIND) for at in _stands_at(lowered, _parts(parts)))


def _no_value(block: str) -> Groups:
    return (("novalue", "\n".join(lines(block))),) if block.strip() else ()


def _stands_at(lowered: str, parts: tuple[str, ...]) -> Iterator[int]:
    for part in parts:
        at = lowered.find(part)
        while at >= 0:
            yield at
            at = lowered.find(part, at + len(part))


def _values_in(lowered: str) -> Iterator[int]:
    """Where something begins that could be a value: behind a sign or an "is", or anything with digits."""
    for pattern in (_RUN, _SIGNED, _is_said()):
        for m in pattern.finditer(lowered):
            value = m[1].rstrip(_AROUND + ".")
            if len(value) >= SHORTEST and not (is_placeholder(value) and not value.isdigit()):
                yield m.start(1)


def _labelled(text: str, pack: Pack) -> Iterator[Span]:
    plain = without(pack.personal.no_labels, text, pack.personal.groups)
    lowered = small(plain)
    for kind, field in _KINDS:
        for end in sorted({m.end() for m in places(getattr(pack.personal, field), plain)}):
            yield from _values_behind(plain, lowered, end, kind, pack)


def _values_behind(plain: str, lowered: str, label_end: int, kind: str, pack: Pack) -> Iterator[Span]:
    """The value right behind a label, or behind an "is" that follows up to five words later."""
    for far, pattern in enumerate(_joins()):
        if m := pattern.match(lowered, label_end):
            start, end = _trimmed(plain, *m.span("value"))
            joined = m["sign"] is not None or m["word"] is not None
            if _is_value(plain[start:end], kind, pack, joined=joined, far=bool(far)):
                yield start, end


def _trimmed(text: str, start: int, end: int) -> Span:
    value = text[start:end]
    end -= len(value) - len(value.rstrip(_AROUND + "."))
    return start, max(start, end)


def _is_value(value: str, kind: str, pack: Pack, *, joined: bool, far: bool) -> bool:
    """Whether what follows a label is a secret. ``joined``: by a sign or an "is"; ``far``: with other words between."""
    if not _reads_as_value(value, kind, joined=joined, far=far) or (is_placeholder(value) and not value.isdigit()):
        return False
    return not _no_values(pack.code).fullmatch(value)


def _reads_as_value(value: str, kind: str, *, joined: bool, far: bool) -> bool:
    if len(value) < SHORTEST:
        return False
    digits = len(_DIGITS.findall(value))
    if kind == "code":
        return digits >= 3 and len(value) <= 16
    mixed = bool(_MIXED.match(value)) or (not _PLAIN_WORD.fullmatch(value) and digits > 0)
    if kind == "weak":
        return mixed and len(value) >= 6
    if far or not joined:
        return mixed or digits >= SHORTEST
    return True


@cache
def _joins() -> tuple[regex.Pattern[str], regex.Pattern[str]]:
    """What stands between a label and its value: a sign, "is" or a blank; behind other words a sign or "is"."""
    words = "|".join(regex.escape(word) for pack in PACKS for word in pack.personal.is_words.split() if word.isalnum())
    word = rf"\s*(?P<word>{BORDER}(?:{words}){BORDER}\s*(?::\s*)?)"
    join = rf"(?P<sign>{_SIGN}|['’]s\s+)|{word}"
    near = rf"{_QUOTE}(?:{join}|\s+){_VALUE}"
    far = rf"{_QUOTE}(?:\s+[^\s:=.!?;,]+){{1,5}}?(?:{join}){_VALUE}"
    return regex.compile(near, regex.V1), regex.compile(far, regex.V1)


@cache
def _no_values(code: str) -> regex.Pattern[str]:
    """What is no value behind a label of this pack: its own words and endings, and the plain words of all others.

    Labels travel ("password" is said in many languages), endings do not.
    """
    wanted = [
        line
        for pack in PACKS
        for line in lines(pack.personal.no_values)
        if pack.code == code or not line.startswith("\\p{L}")
    ]
    return regex.compile("|".join(wanted) or r"(?!)", regex.V1 | regex.IGNORECASE)


@cache
def _is_said() -> re.Pattern[str]:
    """Every pack's "is" before a value. Not at the border of a word by itself: what is found is looked at again."""
    words = {word for pack in PACKS for word in pack.personal.is_words.split() if word.isalnum()}
    return re.compile(rf"(?:{'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))})[\s:]*([^\s\"'`]{{3,}})")


@cache
def _parts(block: str) -> tuple[str, ...]:
    return tuple(sorted(set(block.casefold().split())))


def _back(folded: Folded, start: int, end: int) -> Span:
    """A place in folded text as it stands in the original."""
    touched = [piece for piece in folded.pieces if piece[0] < end and start < piece[1]]
    first, last = touched[0], touched[-1]
    return _shifted(first, start, first[2]), _shifted(last, end, last[3])


def _shifted(piece: tuple[int, int, int, int], at: int, otherwise: int) -> int:
    even = piece[1] - piece[0] == piece[3] - piece[2]
    return piece[2] + min(max(at, piece[0]), piece[1]) - piece[0] if even else otherwise


def _united(spans: Iterator[Span]) -> tuple[Span, ...]:
    united: list[Span] = []
    for start, end in sorted(spans):
        if united and start <= united[-1][1]:
            united[-1] = (united[-1][0], max(end, united[-1][1]))
        elif start < end:
            united.append((start, end))
    return tuple(united)
