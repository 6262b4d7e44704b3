"""Texts into the pieces of BERT's uncased vocabulary, as all-MiniLM-L6-v2 was trained to read them.

The vocabulary is one piece a line; its line number is its id. Pieces that go on inside a word begin with '##'. Marks
of the model itself ('[CLS]' and the like) that stand in a text are read as plain text, so that no chat can write them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

UNKNOWN, BEGIN, END = "[UNK]", "[CLS]", "[SEP]"
LONGEST_WORD = 100  # characters; a longer word is unknown as a whole
REMEMBERED_WORDS = 20_000  # words whose pieces are kept, so that common ones are cut once
_IDEOGRAPHS = (
    (0x4E00, 0x9FFF),
    (0x3400, 0x4DBF),
    (0x20000, 0x2A6DF),
    (0x2A700, 0x2B73F),
    (0x2B740, 0x2B81F),
    (0x2B920, 0x2CEAF),
    (0xF900, 0xFAFF),
    (0x2F800, 0x2FA1F),
)
_CONTROLS = frozenset({"Cc", "Cf", "Co", "Cs"})  # what no Unicode version names yet is a letter that is not known
_ASCII_MARKS = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")


class WordPiece:
    """The tokenizer over one vocabulary. ``begin``, ``end`` and ``unknown`` are the ids of the model's own marks."""

    def __init__(self, pieces: Sequence[str]) -> None:
        self._ids = {piece: number for number, piece in enumerate(pieces)}
        self.unknown = self._ids[UNKNOWN]
        self.begin = self._ids[BEGIN]
        self.end = self._ids[END]
        self._pieces = lru_cache(maxsize=REMEMBERED_WORDS)(self._cut)

    @classmethod
    def read(cls, file: Path) -> WordPiece:
        """From a vocabulary file: UTF-8, one piece a line."""
        return cls(file.read_text(encoding="utf-8").removesuffix("\n").split("\n"))

    def ids(self, text: str) -> list[int]:
        """The ids of a text's pieces, without the model's marks around them."""
        return [piece for word in _words(text) for piece in self._pieces(word)]

    def framed(self, text: str, longest: int) -> list[int]:
        """The ids between the model's marks, cut to ``longest`` ids in all."""
        return [self.begin, *self.ids(text)[: longest - 2], self.end]

    def _cut(self, word: str) -> tuple[int, ...]:
        """The longest known beginning again and again; a word that does not come out even is unknown."""
        if len(word) > LONGEST_WORD:
            return (self.unknown,)
        found: list[int] = []
        start = 0
        while start < len(word):
            end = len(word)
            lead = "##" if start else ""
            while end > start and (piece := self._ids.get(lead + word[start:end])) is None:
                end -= 1
            if end == start:
                return (self.unknown,)
            assert piece is not None
            found.append(piece)
            start = end
        return tuple(found)


def _words(text: str) -> Iterator[str]:
    """Words and single marks, lower case and without accents."""
    for run in _plain(text).split():
        start = 0
        for place, letter in enumerate(run):
            if _is_mark(letter):
                if start < place:
                    yield run[start:place]
                yield letter
                start = place + 1
        if start < len(run):
            yield run[start:]


def _plain(text: str) -> str:
    kept = "".join(map(_cleaned, text))
    if not kept.isascii():
        kept = "".join(letter for letter in unicodedata.normalize("NFD", kept) if unicodedata.category(letter) != "Mn")
        return "".join(letter.lower() for letter in kept)
    return kept.lower()


@lru_cache(maxsize=4096)
def _cleaned(letter: str) -> str:
    """Nothing for a control character, a blank for a blank, an ideograph between blanks, else the letter itself."""
    if letter in "\t\n\r":
        return " "
    if letter == "\ufffd" or unicodedata.category(letter) in _CONTROLS:
        return ""
    if letter.isspace():
        return " "
    return f" {letter} " if any(low <= ord(letter) <= high for low, high in _IDEOGRAPHS) else letter


@lru_cache(maxsize=4096)
def _is_mark(letter: str) -> bool:
    return letter in _ASCII_MARKS or unicodedata.category(letter)[0] == "P"
