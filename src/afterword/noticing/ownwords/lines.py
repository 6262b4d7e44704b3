"""Finds lines that somebody or something else wrote: quoted mail, logs, stack frames, chats, diffs, code, mail heads.

Works on folded text and gives spans. Patterns look only at the head of a line and are bounded.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from .blocks import Span

_DATE = r"(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|[A-Z][a-z]{2} +\d{1,2}(?:,? \d{4})?)"
_TIME = r"\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?(?: ?[APap]\.?[Mm]\.?)?"
_LEVEL = r"(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|ERR|FATAL|CRITICAL|SEVERE|PANIC)"

_OTHERS = re.compile(
    "|".join(
        (
            r"[ \t]{0,8}>",  # a quoted line
            rf"\s{{0,8}}[\[(]?{_DATE}[T ,-]{{1,3}}{_TIME}",  # log: date and time
            rf"\s{{0,8}}\[{_DATE}\]",
            rf"\s{{0,8}}[\[(]{_TIME}[\])]",  # log or chat: [10:02]
            r"\s{0,8}\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,9})?\s",
            rf"\s{{0,8}}{_TIME}\s+[-<\[]?[A-Z][\w .'-]{{0,40}}[>\]]?:\s",  # chat: 10:02 Name: …
            rf"\s{{0,8}}[\[(<]?{_LEVEL}[\])>]?(?::|\s+[\[(]|\s+[\w./-]+(?:[:\s]|$)|\s*$)",  # level words in capitals
            r"\s{0,8}(?:npm|yarn|pnpm) (?:ERR!|WARN)",
            r"\s{1,16}at [\w$.<>/\\ \[\]-]{1,120}(?:\(|:\d)",  # stack frames
            r"\s{0,16}File \".{1,200}\", line \d+",
            r"\s{0,8}Traceback \(most recent call last\)",
            r"\s{0,8}(?:Caused by|Exception in thread|During handling of the above)\b",
            r"\s{0,8}[\w.]{1,80}(?:Error|Exception|Warning)(?::\s|\s*$)",
            r"\s{0,8}(?:goroutine \d+ \[|#\d{1,3}\s+0x[0-9a-f]+)",
            r"\s{0,8}(?:diff --git |index [0-9a-f]{6,40}\.\.|@@ -\d|\+\+\+ [ab/]|--- [ab/])",  # diffs
            r"\s{0,8}[-=_*]{2,} ?(?:Original Message|Forwarded message|Begin forwarded message)",
            r"\s{0,8}[$%] [a-z./~]",  # a shell line with its prompt
        )
    )
)
_CODE = re.compile(
    "|".join(
        (
            r"\s*(?:def|class|async def) \w+.*:\s*(?:#.*)?$",
            r"\s*(?:import [\w.]+(?: as \w+)?|from [\w.]+ import .+)$",
            r"\s*(?:const|let|var) [\w{}\[\], ]+ ?=",
            r"\s*(?:public|private|protected|static|function|fn|func|package|#include|using|namespace)\b.*[;{>)]\s*$",
            r"(?=.*[()=\[\]{}<>]).*[;{]\s*(?://.*)?$",
            r"\s*[})\]]+[;,)]*\s*$",
            r"\s*(?:if|elif|while|for .* in|else|try|except)\b.*:\s*$",
            r"\s*(?:return\b|print\(|console\.log\()",
            r"\s*[\w.\[\]'\"]+ ?[+*/-]?= ?\S",
            r"\s*(?://|/\*|\*/|#!|--\s*\w+\s*$)",
        )
    )
)
_CODE_COMMENT = re.compile(r"\s*(?:#|//|--|\*|;)\s")
_FAILURE = re.compile(r"E {2,16}\S")  # how a test runner marks what went wrong
_FAILED_TEST = re.compile(
    r"E {2,16}\S|[ \t]{4,}\S|>[ \t]+\S|[\w./\\-]{1,160}\.\w{1,4}:\d+:|(?:_ ){5,}|={5,}|-{5,}|FAILED "
)
_HEAD_OF_OUTPUT = 3  # lines before the first that is plainly output and still belong to it: it was cut in the middle
_DIFF_HEAD = re.compile(r"\s{0,8}@@ -\d")
_DIFF_LINE = re.compile(r"[-+ ]")
_MAIL_HEAD = re.compile(r"\s{0,4}\**(?P<name>[^\W\d_][^\n:]{0,24}?)\**\s?:\**\s")


def lines(text: str) -> list[Span]:
    """The lines of a text, without their breaks."""
    found, start = [], 0
    for part in text.split("\n"):
        found.append((start, start + len(part)))
        start += len(part) + 1
    return found


def others_lines(text: str) -> Iterator[Span]:
    """Lines that look like a machine's or somebody else's; between two lines of code, comments and blanks as well."""
    spans = lines(text)
    in_diff = False
    for start, end in spans:
        if start == end:
            continue
        line = text[start : min(end, start + 400)]
        in_diff = _DIFF_HEAD.match(line) is not None or (in_diff and _DIFF_LINE.match(line) is not None)
        if in_diff or _OTHERS.match(line):
            yield start, end
    yield from _code_lines(text, spans)
    yield from _failed_test(text, spans)


def _failed_test(text: str, spans: Sequence[Span]) -> Iterator[Span]:
    """The report of a failed test, as one piece from its first line to its last."""
    if not any(_FAILURE.match(text, start, end) for start, end in spans):
        return
    marked = [place for place, (start, end) in enumerate(spans) if _FAILED_TEST.match(text, start, end)]
    first = marked[0] if marked[0] > _HEAD_OF_OUTPUT else 0
    yield spans[first][0], spans[marked[-1]][1]


def _code_lines(text: str, spans: Sequence[Span]) -> Iterator[Span]:
    """Two or more lines of code that belong together, with comments among or beside them."""
    run: list[tuple[Span, bool]] = []
    for start, end in (*spans, (len(text), len(text))):
        line = text[start : min(end, start + 400)]
        code = bool(line.strip()) and _CODE.match(line) is not None
        if code or (_CODE_COMMENT.match(line) is not None) or (run and line[:1] in (" ", "\t") and line.strip()):
            run.append(((start, end), code))
            continue
        if sum(is_code for _, is_code in run) >= 2:
            yield run[0][0][0], run[-1][0][1]
        run = []


def mail(text: str, headers: frozenset[str], is_request: Callable[[int, int], bool]) -> Iterator[Span]:
    """A mail's head and what follows it, up to the last paragraph that asks something; without one, to the end.

    ``headers`` are the names of head lines in lower case; ``is_request`` tells whether the paragraph in a span asks.
    """
    spans = lines(text)
    heads = [_is_head(text[start:end], headers) for start, end in spans]
    for at in range(len(spans) - 1):
        if heads[at] and heads[at + 1] and _is_mail(text, spans[at : at + 8], heads[at : at + 8]):
            yield spans[at][0], end_of_pasted(text, spans[at + 1][1], is_request)
            return


def _is_mail(text: str, spans: Sequence[Span], heads: Sequence[bool]) -> bool:
    """A head names an address, or has three lines: two such lines alone may be a person's own list."""
    many = next((count for count, head in enumerate(heads) if not head), len(heads))
    return many >= 3 or any("@" in text[start:end] for start, end in spans[:many])


def _is_head(line: str, headers: frozenset[str]) -> bool:
    match = _MAIL_HEAD.match(line[:80])
    return match is not None and match["name"].strip().lower() in headers


_BLANK = re.compile(r"\n[ \t]*\n\s*")


def end_of_pasted(text: str, after: int, is_request: Callable[[int, int], bool]) -> int:
    """Where the last paragraph behind ``after`` begins that asks something, or the end of the text."""
    starts = [match.end() for match in _BLANK.finditer(text, after)]
    following = len(text)
    for start in reversed(starts):
        if is_request(start, following):
            return start
        following = start
    return len(text)


def paragraph_end(text: str, start: int) -> int:
    """Where the paragraph that ``start`` lies in ends: at the next blank line, or at the end of the text."""
    match = _BLANK.search(text, start)
    return match.start() if match is not None else len(text)
