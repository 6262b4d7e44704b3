"""A text to which pieces are added and of which nothing is taken: so what was added can be taken out to the byte.

Knows no format.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

Span = tuple[int, int]
Place = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """A text with our pieces in it. ``spans`` (characters, in order) are ours; ``containers`` did not exist before."""

    text: str
    spans: tuple[Span, ...] = ()
    containers: tuple[Place, ...] = ()
    already: tuple[str, ...] = ()

    def inserted(self, at: int, piece: str) -> Draft:
        """With a piece at this place; inside one of ours it becomes a part of that."""
        size = len(piece)
        spans: list[Span] = []
        inside = False
        for start, end in self.spans:
            if start < at < end:
                inside = True
                spans.append((start, end + size))
            else:
                spans.append((start + size, end + size) if at <= start else (start, end))
        spans += [] if inside else [(at, at + size)]
        return replace(self, text=self.text[:at] + piece + self.text[at:], spans=tuple(sorted(spans)))

    def with_containers(self, places: Iterable[Place]) -> Draft:
        """Remembers that these were made."""
        return replace(self, containers=(*self.containers, *places))

    def with_already(self, value: str) -> Draft:
        """Remembers that this was there before us."""
        return replace(self, already=(*self.already, value))


def without(text: str, spans: Iterable[Span]) -> str:
    """The text without these pieces. Raises ValueError where they do not lie in it."""
    kept, last = [], 0
    for start, end in sorted(spans):
        if not last <= start <= end <= len(text):
            raise ValueError("these pieces do not lie in the text")
        kept.append(text[last:start])
        last = end
    return "".join([*kept, text[last:]])


def newline_of(text: str) -> str:
    """The line end that a text uses first; a plain one where it has none."""
    at = text.find("\n")
    return "\r\n" if at > 0 and text[at - 1] == "\r" else "\n"


def line_of(text: str, at: int) -> int:
    """The number of the line that a place lies on, from 1."""
    return text.count("\n", 0, at) + 1
