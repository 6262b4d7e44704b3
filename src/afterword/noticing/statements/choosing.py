"""Which sentences of an entry are read at all: whole ones of the person's, that neither ask nor suppose nor hold for
today.

The words that shut a sentence out are those of the durable section of the packs; this adds what only a reader must
mind.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import regex

from afterword.core.chat import OwnWords
from afterword.language.lexicon import Found, find
from afterword.language.tokens import Sentence, sentences

LONGEST_ENTRY = 8_000  # characters; nobody types more by hand, and what is pasted is not read for facts
_SHUT_OUT = ("durable.hypothetical", "durable.temporary", "durable.sarcasm")
_FRAME = "durable.frames"
_ASKS = regex.compile(r"[?？؟¿]")


def sentences_to_read(own: OwnWords) -> Iterator[Sentence]:
    """The sentences of the own words that may be read, in order."""
    if own.pasted or own.fiction or len(own.text) > LONGEST_ENTRY:
        return
    found = find(own.text)
    framed_until = -1
    for sentence in sentences(own.text):
        if found.within(_FRAME, sentence.start, sentence.end):
            framed_until = _paragraph_end(own.text, sentence.end)
        if sentence.start >= framed_until and not _shut_out(found, sentence) and not _has_hole(own, sentence):
            yield sentence


def _shut_out(found: Found, sentence: Sentence) -> bool:
    asks = _ASKS.search(sentence.text) is not None
    return asks or any(found.within(name, sentence.start, sentence.end) for name in _SHUT_OUT)


def _has_hole(own: OwnWords, sentence: Sentence) -> bool:
    """Whether something that is not the person's was taken out of the middle of the sentence."""
    inside = [one for one in own.segments if one.own_start < sentence.end and sentence.start < one.own_end]
    return any(after.original_start > before.original_end for before, after in pairwise(inside))


def _paragraph_end(text: str, at: int) -> int:
    end = text.find("\n\n", at)
    return len(text) if end < 0 else end
