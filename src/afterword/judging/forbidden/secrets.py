"""Finds passwords, keys, codes and other secrets in text, by shape and by the labels of every language pack.

Gives places, so that what is stored or shown can be masked; a place is never quoted in a reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import regex

from afterword.language.packs import PACKS
from afterword.language.quotes import Folded, fold
from afterword.language.wordings import BORDER, Groups, expression, lines, places, small, without

from .shapes import Span, decoded, is_placeholder, shape_spans

MASK = "[secret]"
SHORTEST = 4  # characters of a value
_AROUND = "\"'`“”‘’«»„()[],;:!?。，；：！？、"
_QUOTE = r"[\"'`“‘«„]?"
_VALUE = rf"{_QUOTE}(?P<value>[^\s\"'`”’»“„，。；！？]{{3,}})"
_SIGN = r"\s*(?::=|=>|->|[:=：＝])\s*"
_OR_BLANK = r"|\s+"
_MIXED = regex.compile(r"(?=.*\p{L})(?=.*\p{N})")
_DIGITS = regex.compile(r"\p{N}")
_PLAIN_WORD = regex.compile(r"[\p{L}\p{M}'’-]+")


def secret_spans(text: str) -> tuple[Span, ...]:
    """Where secrets stand in the text, in characters, half-open, in order and without overlaps."""
    folded = fold(text)
    found = [*_plain_spans(folded.text), *(span for span, plain in decoded(folded.text) if _holds_secret(plain))]
    return _united(_back(folded, start, end) for start, end in found)


def mask_secrets(text: str) -> str:
    """The text with every secret replaced by a fixed word."""
    return masked(text, secret_spans(text))


def masked(text: str, spans: Sequence[Span]) -> str:
    """The text with these places replaced."""
    for start, end in reversed(spans):
        text = f"{text[:start]}{MASK}{text[end:]}"
    return text


def _holds_secret(plain: str) -> bool:
    return next(_plain_spans(plain), None) is not None


def _plain_spans(text: str) -> Iterator[Span]:
    yield from shape_spans(text)
    lowered = text.casefold()
    if not any(part in lowered for part in _label_parts()):
        return
    yield from _told(text)
    yield from _labelled(text)


def _told(text: str) -> Iterator[Span]:
    """Whole wordings that say a secret: a seed phrase, half of a key, a name and its password."""
    for block, groups in _wordings():
        for m in places(block, text, groups):
            yield m.span("value") if m.groupdict().get("value") else m.span()


@cache
def _wordings() -> tuple[tuple[str, Groups], ...]:
    return tuple(
        (pack.personal.secrets, (*pack.personal.groups, *_no_value(pack.personal.no_values))) for pack in PACKS
    )


def _no_value(block: str) -> Groups:
    return (("novalue", "\n".join(lines(block))),) if block.strip() else ()


def _labelled(text: str) -> Iterator[Span]:
    plain = text
    for pack in PACKS:
        plain = without(pack.personal.no_labels, plain, pack.personal.groups)
    lowered = small(plain)
    for kind, far, pattern in _label_matchers():
        for m in pattern.finditer(lowered, overlapped=True):
            start, end = _trimmed(plain, *m.span("value"))
            joined = m["sign"] is not None or m["word"] is not None
            if _is_value(plain[start:end], kind, joined=joined, far=far):
                yield start, end


def _trimmed(text: str, start: int, end: int) -> Span:
    value = text[start:end]
    end -= len(value) - len(value.rstrip(_AROUND + "."))
    return start, max(start, end)


def _is_value(value: str, kind: str, *, joined: bool, far: bool) -> bool:
    """Whether what follows a label is a secret. ``joined``: by a sign or an "is"; ``far``: with other words between."""
    if len(value) < SHORTEST or (is_placeholder(value) and not value.isdigit()) or _no_values().fullmatch(value):
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
def _label_matchers() -> tuple[tuple[str, bool, regex.Pattern[str]], ...]:
    kinds = (("secret", "secret_labels"), ("weak", "weak_labels"), ("code", "code_labels"))
    return tuple((kind, far, _label_matcher(field, far=far)) for kind, field in kinds for far in (False, True))


def _label_matcher(field: str, *, far: bool) -> regex.Pattern[str]:
    """Label, a sign or "is" or only a blank, and the value. ``far``: up to five words before the sign or "is"."""
    label = expression("\n".join(getattr(pack.personal, field) for pack in PACKS))
    words = "|".join(regex.escape(word) for pack in PACKS for word in pack.personal.is_words.split() if word.isalnum())
    word = rf"\s*(?P<word>{BORDER}(?:{words}){BORDER}\s*(?::\s*)?)"
    join = rf"(?:(?P<sign>{_SIGN}|['’]s\s+)|{word}{_OR_BLANK * (not far)})"
    between = r"(?:\s+[^\s:=.!?;,]+){1,5}?" if far else ""
    return regex.compile(f"{BORDER}(?:{label}){BORDER}{_QUOTE}{between}{join}{_VALUE}", regex.V1)


@cache
def _no_values() -> regex.Pattern[str]:
    wanted = [line for pack in PACKS for line in lines(pack.personal.no_values)]
    return regex.compile("|".join(wanted) or r"(?!)", regex.V1 | regex.IGNORECASE)


@cache
def _label_parts() -> tuple[str, ...]:
    return tuple(sorted({part for pack in PACKS for part in pack.personal.label_parts.casefold().split()}))


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
