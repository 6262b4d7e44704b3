"""Sentences that may hold something lasting about the person: what decides, for free, whether a chat is worth a review.

A miss is never learned, a false alarm costs one cheap look; what is really kept is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from afterword.core.chat import OwnWords
from afterword.core.signal import DurableWords
from afterword.language.lexicon import Found, Hit, find
from afterword.language.quotes import Quoted, quoted
from afterword.language.tokens import Sentence, sentences

from .signals.turns import stated

_SHUT_OUT = ("hypothetical", "temporary", "sarcasm", "technical", "questions")  # each for its whole sentence
_TOUCHED = ("one_off", "idioms", "requests")  # each only for the cue that it touches


def durable_words(own: OwnWords, entry: str) -> tuple[DurableWords, ...]:
    """The sentences of the own words that hold a durable cue and nothing that shuts them out; one a sentence."""
    if own.pasted or own.fiction or not own.text.strip():
        return ()
    text = own.text
    found = find(text)
    quotes = quoted(text)
    framed_until = -1
    kept: list[DurableWords] = []
    for sentence in sentences(text):
        if _hits(found, "frames", sentence, quotes):
            framed_until = _paragraph_end(text, sentence.end)
        said = stated(found, sentence) if sentence.start >= framed_until else None
        if said is None or _is_shut_out(found, said, quotes):
            continue
        cue = next(_cues(found, said, quotes), None)
        if cue is not None:
            why, hit = cue
            kept.append(DurableWords(entry, why, said.text, said.start, said.end, hit.lang))
    return tuple(kept)


def _is_shut_out(found: Found, sentence: Sentence, quotes: tuple[Quoted, ...]) -> bool:
    return any(_hits(found, name, sentence, quotes) for name in _SHUT_OUT)


def _cues(found: Found, sentence: Sentence, quotes: tuple[Quoted, ...]) -> Iterator[tuple[str, Hit]]:
    """Cues that speak of the person: those that carry them, and those whose nearest subject is the person."""
    shut = [hit for name in _TOUCHED for hit in _hits(found, name, sentence, quotes)]
    for hit in _hits(found, "alone", sentence, quotes):
        if not _touches(shut, hit.start, hit.end):
            yield "statement", hit
    for hit in _hits(found, "cues", sentence, quotes):
        subject = _subject(found, sentence, hit)
        if subject is not None and not _touches(shut, subject, hit.end):
            yield "cue", hit
    if _hits(found, "project", sentence, quotes, section="signals"):
        yield from (("project", hit) for hit in _hits(found, "project", sentence, quotes, section="signals"))


def _subject(found: Found, sentence: Sentence, cue: Hit) -> int | None:
    """Where the person is named as the nearest subject up to the cue, in the cue's language; None if another is."""
    mine = [hit.start for hit in found.within("durable.subjects", sentence.start, cue.end) if hit.lang == cue.lang]
    others = [(hit.start, hit.end) for hit in found.within("durable.others", sentence.start, cue.end)]
    mine = [at for at in mine if not any(start <= at < end for start, end in others)]
    if not mine:
        return None
    nearest = max(mine)
    return nearest if all(start < nearest for start, _ in others if start < cue.end) else None


def _touches(shut: list[Hit], start: int, end: int) -> bool:
    return any(hit.start < end and start < hit.end for hit in shut)


def _hits(
    found: Found, name: str, sentence: Sentence, quotes: tuple[Quoted, ...], section: str = "durable"
) -> tuple[Hit, ...]:
    inside = found.within(f"{section}.{name}", sentence.start, sentence.end)
    if not quotes:
        return inside
    return tuple(hit for hit in inside if not any(q.start <= hit.start and hit.end <= q.end for q in quotes))


def _paragraph_end(text: str, at: int) -> int:
    end = text.find("\n\n", at)
    return len(text) if end < 0 else end
