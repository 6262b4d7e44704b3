"""What a model is shown, as text: every part framed by a random delimiter, every line of data behind a bar, secrets
masked, and no part longer than its bound.

A line of the frame never begins with a bar and a line of data always does, so that no data can end its frame or begin
another, whatever is written in it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import regex

from afterword.core.change import LONGEST_TEXT
from afterword.language.tokens import sentences

from .material import MOST_MEMORIES, MOST_NEVER, MOST_STEPS, MOST_WORDS, Material

Mask = Callable[[str], str]

MOST_SIGNALS = 20
LONGEST_SIGNAL = 160
LONGEST_STEP = 60
LONGEST_NAME = 80
LONGEST_DELIMITER = 64
LONGEST_MATERIAL = 20_000  # characters of all that is shown

_BAR: Final = "| "
_DELIMITER = regex.compile(rf"[A-Za-z0-9]{{8,{LONGEST_DELIMITER}}}")
_UNSEEN = regex.compile(r"[[\p{Cc}\p{Cf}]--[\u200c\u200d]]", regex.V1)


@dataclass(frozen=True, slots=True)
class Framed:
    """The material as text, and the person's words in it by themselves."""

    text: str
    words: str


def framed(material: Material, delimiter: str, mask: Mask) -> Framed:
    """The material as text, at most LONGEST_MATERIAL characters.

    ``delimiter``: 8 to 64 letters and digits, fresh and random for each asking; ValueError for others. ``mask`` takes
    secrets out of a text.
    """
    project = material.noticed.chat.project
    memories = enumerate(material.memories[:MOST_MEMORIES], 1)
    words = tuple(_words(material, mask))
    parts: tuple[tuple[str, Iterable[str], int], ...] = (
        ("PROJECT", [cut(mask(project.name), LONGEST_NAME)] if project else [], LONGEST_NAME),
        ("WORDS", words, MOST_WORDS),
        ("STEPS", (cut(mask(one), LONGEST_STEP) for one in material.steps()), MOST_STEPS * (LONGEST_STEP + 9)),
        ("SIGNALS", _signals(material, mask), MOST_SIGNALS * (LONGEST_SIGNAL + 30)),
        ("MEMORIES", (f"{number}. {cut(mask(one.text))}" for number, one in memories), MOST_MEMORIES * 230),
        ("TAKEN BACK", (cut(mask(one)) for one in material.never[:MOST_NEVER]), MOST_NEVER * 230),
    )
    return Framed(framed_parts(parts, delimiter), "\n".join(words).strip())


def framed_parts(parts: Sequence[tuple[str, Iterable[str], int]], delimiter: str) -> str:
    """Parts of a material, each with its title, its lines and the most characters that they take, behind a delimiter.

    ValueError for a delimiter that is not 8 to 64 letters and digits.
    """
    if _DELIMITER.fullmatch(delimiter) is None:
        raise ValueError("a delimiter is 8 to 64 letters and digits")
    return "\n\n".join(_part(title, lines, most, delimiter) for title, lines, most in parts)


def _part(title: str, lines: Iterable[str], most: int, delimiter: str) -> str:
    inside = "".join(_within(lines, most, delimiter))
    return f"{title}\n<<{delimiter}\n{inside}{delimiter}>>"


def _within(lines: Iterable[str], most: int, delimiter: str) -> Iterator[str]:
    left = most
    for line in lines:
        for piece in line.splitlines() or [""]:
            shown = f"{_BAR}{_without(delimiter, _UNSEEN.sub(' ', piece))}".rstrip() + "\n"
            left -= len(shown)
            if left < 0:
                return
            yield shown


def _without(delimiter: str, line: str) -> str:
    """The line with the delimiter taken out, in whatever case and width it is written."""
    letters = [(letter, at) for at, one in enumerate(line) for letter in _plain(one)]
    plain, wanted = "".join(letter for letter, _ in letters), _plain(delimiter)
    kept, after = "", 0
    while (at := plain.find(wanted)) >= 0:
        kept += line[after : letters[at][1]] + "…"
        after = letters[at + len(wanted) - 1][1] + 1
        plain = "\0" * (at + len(wanted)) + plain[at + len(wanted) :]
    return kept + line[after:]


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def cut(text: str, most: int = LONGEST_TEXT) -> str:
    """A text as one line of data, no longer than that."""
    return " ".join(text.split())[:most]


def _words(material: Material, mask: Mask) -> Iterator[str]:
    """The chosen sentences, a line each, with an empty one between stretches that do not touch."""
    chosen = material.chosen()
    shown = {entry: masked_sentences(material.own_text(entry), mask) for entry in {one.entry for one in chosen}}
    for before, one in pairwise((None, *chosen)):
        assert one is not None
        if before is not None and (before.entry, before.place + 1) != (one.entry, one.place):
            yield ""
        text = shown[one.entry][one.place]
        if text:
            yield text


def masked_sentences(text: str, mask: Mask) -> tuple[str, ...]:
    """The sentences of a text without its secrets: what is one by the sentence before it is masked too.

    A sentence is '' where the whole shows that it holds a secret and it alone does not show which.
    """
    plain, masked = sentences(text), mask(text)
    if masked == text:
        return tuple(one.text for one in plain)
    there = sentences(masked)
    if len(there) == len(plain):
        return tuple(one.text for one in there)
    return tuple(_alone(one.text, masked, mask) for one in plain)


def _alone(piece: str, masked: str, mask: Mask) -> str:
    if piece in masked:
        return piece
    own = mask(piece)
    return own if own != piece else ""


def _signals(material: Material, mask: Mask) -> Iterator[str]:
    """What code saw, with the words it saw it in; a thing that only the host reports has none and is not shown."""
    places = {said.id: place for place, said in enumerate(material.noticed.fresh)}
    seen = [one for one in material.noticed.signals if one.words and one.entry in places][-MOST_SIGNALS:]
    whole = {one.entry: mask(material.own_text(places[one.entry])) for one in seen}
    lines = (f"{one.kind.value}: {cut(_alone(one.words, whole[one.entry], mask), LONGEST_SIGNAL)}" for one in seen)
    yield from dict.fromkeys(line for line in lines if not line.endswith(": "))
