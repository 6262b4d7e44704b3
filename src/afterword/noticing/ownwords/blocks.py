"""Finds the blocks of a message that are not the person's: fences, triple quotes, code, tagged blocks, quotations.

Works on folded text and gives spans; every pass reads the text once. Knows no languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from afterword.language.letters import spaced_words, unspaced_runs
from afterword.language.quotes import quoted

Span = tuple[int, int]

_FENCE = re.compile(r"(?m)^[ \t>]{0,12}(?:[-*][ \t]+)?(?P<tilde>~{3,})|(?P<tick>`{3,})")
_TRIPLE = re.compile(r"\"{3}|'{3}")
_INLINE_CODE = re.compile(r"``[^`\n]{1,2000}``|`[^`\n]{1,2000}`")
_TAG = re.compile(r"<\s{0,3}(?P<close>/?)\s{0,3}(?P<name>[A-Za-z][\w:.-]{0,60})(?P<rest>(?:\s[^<>]{0,2000})?)>")
_COMMENT_OPENS, _COMMENT_CLOSES = "<!--", "-->"
_ALONE_ON_ITS_LINE = re.compile(r"[ \t]*(?:\n|\Z)")
_WIDEST_INDENT = 40
MOST_QUOTED_WORDS = 3  # a quote of more words is somebody's text, not a term
MOST_QUOTED_CHARACTERS = 6  # the same in scripts without spaces


def fences(text: str) -> Iterator[Span]:
    """Fenced blocks with their fences; one that is not closed reaches to the end."""
    opened: re.Match[str] | None = None
    for mark in _FENCE.finditer(text):
        if opened is None:
            opened = mark
        elif _closes(opened, mark):
            yield opened.start(), mark.end()
            opened = None
    if opened is not None:
        yield opened.start(), len(text)


def _closes(opened: re.Match[str], mark: re.Match[str]) -> bool:
    for kind in ("tick", "tilde"):
        if opened[kind] is not None and mark[kind] is not None:
            return len(mark[kind]) >= len(opened[kind])
    return False


def triple_quotes(text: str) -> Iterator[Span]:
    """Blocks between three quotes, as programmers write them; one that is not closed reaches to the end."""
    opened: re.Match[str] | None = None
    for mark in _TRIPLE.finditer(text):
        if opened is None:
            opened = mark
        elif opened.group() == mark.group():
            yield opened.start(), mark.end()
            opened = None
    if opened is not None:
        yield opened.start(), len(text)


def inline_code(text: str) -> Iterator[Span]:
    """Code between single or double back-ticks on one line."""
    return (match.span() for match in _INLINE_CODE.finditer(text))


def tagged(text: str) -> Iterator[Span]:
    """Everything between a tag and its closing tag, whatever its name: blocks that hosts and memory tools put in.

    A tag alone on its line that nothing closes is a block that was cut off: it reaches to the end.
    """
    waiting: dict[str, list[re.Match[str]]] = {}
    for tag in _TAG.finditer(text):
        name = tag["name"].lower()
        if tag["close"]:
            opened = waiting.get(name)
            if opened:
                yield opened.pop().start(), tag.end()
        elif not tag["rest"].rstrip().endswith("/"):
            waiting.setdefault(name, []).append(tag)
    cut_off = next((tag.start() for tag in _in_order(waiting) if _alone(text, tag)), None)
    if cut_off is not None:
        yield cut_off, len(text)
    yield from _comments(text)


def _in_order(waiting: dict[str, list[re.Match[str]]]) -> list[re.Match[str]]:
    return sorted((tag for left in waiting.values() for tag in left), key=lambda tag: tag.start())


def _alone(text: str, tag: re.Match[str]) -> bool:
    _, line_break, before = text[max(0, tag.start() - _WIDEST_INDENT) : tag.start()].rpartition("\n")
    begins_line = not before.strip() and (bool(line_break) or tag.start() <= _WIDEST_INDENT)
    return begins_line and _ALONE_ON_ITS_LINE.match(text, tag.end()) is not None


def _comments(text: str) -> Iterator[Span]:
    start = text.find(_COMMENT_OPENS)
    while start >= 0:
        end = text.find(_COMMENT_CLOSES, start)
        end = len(text) if end < 0 else end + len(_COMMENT_CLOSES)
        yield start, end
        start = text.find(_COMMENT_OPENS, end)


def long_quotes(text: str) -> Iterator[Span]:
    """Quoted spans that are longer than a term."""
    for quote in quoted(text):
        words = len(spaced_words(quote.inner))
        characters = sum(end - start for start, end in unspaced_runs(quote.inner))
        if words > MOST_QUOTED_WORDS or characters > MOST_QUOTED_CHARACTERS:
            yield quote.start, quote.end
