"""Where lines that stand together are one wrapped paragraph, and where each is a statement by itself.

A list that was copied without its bullets looks like a paragraph. Knows no Markdown and no assistant.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import pairwise

NARROWEST = 60  # columns: prose is seldom wrapped before that
_ENDS = frozenset(".!?…:;。！？：；؟؛।॥")
_CLOSING = " \t\"'”’»)]）」』】*_`"


class _Break(Enum):
    """What the end of a line is: of the statement, of the line alone, or one cannot tell."""

    ENDS = auto()
    GOES_ON = auto()
    ENDED = auto()  # a sentence ended where the line was full
    OPEN = auto()  # no sentence ended, the line was full, and the next does not go on in small letters


def parts(lines: Sequence[str]) -> Iterator[str]:
    """The statements of lines between which nothing stands, each on one line. A wrapped paragraph is one."""
    plain = [line.strip() for line in lines if line.strip()]
    if not plain:
        return
    width = max(NARROWEST, *map(_columns, plain))
    small = _small(plain[0])
    breaks = [_break(one, other, width, small=small) for one, other in pairwise(plain)]
    held = plain[0]
    for line, between in zip(plain[1:], breaks, strict=True):
        if _apart(between, breaks):
            yield held
            held = line
        else:
            held = f"{held} {line}"
    yield held


def _apart(one: _Break, among: Sequence[_Break]) -> bool:
    """What cannot be told from two lines is told from the paragraph: prose goes on somewhere, a list nowhere."""
    if one is _Break.OPEN:
        return _Break.GOES_ON not in among and _Break.ENDS in among
    return one is _Break.ENDS or (one is _Break.ENDED and not {_Break.GOES_ON, _Break.OPEN} & set(among))


def _break(line: str, following: str, width: int, *, small: bool) -> _Break:
    """``small``: the first line begins in small letters, so that those of another say nothing."""
    ended = _ended(line)
    if _small(following) and not small:
        return _Break.GOES_ON
    full = _columns(line) + 1 + _columns(following.split(maxsplit=1)[0]) > width
    if full:
        return _Break.ENDED if ended else _Break.OPEN
    return _Break.ENDS if ended or not _ended(following) else _Break.GOES_ON


def _ended(line: str) -> bool:
    return line.rstrip(_CLOSING)[-1:] in _ENDS


def _small(line: str) -> bool:
    first = next((char for char in line if char.isalnum()), "")
    return first.islower()


def _columns(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)
