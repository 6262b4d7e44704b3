"""What a memory is about and what a message asks for, by kinds of things: knowledge that their words do not carry.

The lists stand in ``language.kinds``; how a text is held against them in ``asking.py``, which needs none of this.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, lru_cache

from afterword.core.memory import Kind, Memory
from afterword.language.kinds.reading import CODES, Entries, asked, things
from afterword.remembering.asking import ENOUGH, HALF, Lookup, is_unspaced
from afterword.remembering.prepared import light_words
from afterword.remembering.spoken import ENGLISH, language_of

TEXTS_KEPT = 2048  # memories whose kinds are kept: the same ones are asked about again and again
MOST_WORDS = 4  # with which what a memory is about is told to an embedder, for a kind
MOST_KINDS = 2


@lru_cache(maxsize=TEXTS_KEPT)
def kinds_of(text: str, lang: str = "") -> frozenset[str]:
    """The kinds of things that a memory is about. ``lang``: an ISO code; '': the words tell."""
    found = _things(lang or language_of(text) or ENGLISH).found(light_words(text), text.casefold())
    return frozenset(kind for kind, said in found.items() if said >= ENOUGH)


def about_kinds(memory: Memory) -> frozenset[str]:
    """The kinds of things that a memory is about, as far as that says when it matters: see ``may_be_asked_for``."""
    return kinds_of(memory.text, memory.lang) if may_be_asked_for(memory.kind) else frozenset()


def may_be_asked_for(kind: Kind) -> bool:
    """Whether it says how the person wants things of a kind done. Facts about a person are found by what they say."""
    return kind is not Kind.FACT


def asked_for(message: str) -> dict[str, float]:
    """How much a message says of each kind; in all languages where it is too short to show its own."""
    lang, words, text = language_of(message), light_words(message), message.casefold()
    whole: dict[str, float] = {}
    for code in (lang,) if lang else CODES:
        for kind, said in _asked(code).found(words, text).items():
            whole[kind] = max(said, whole.get(kind, 0.0))
    return whole


def about(text: str) -> str:
    """Some of the words with which one asks for what an English memory is about; '' for others and where no kind of
    thing is known.
    """
    if language_of(text) not in {"", ENGLISH}:
        return ""
    listed = asked(ENGLISH)
    found = (
        listed[kind].enough[:MOST_WORDS] for kind in sorted(kinds_of(text, ENGLISH))[:MOST_KINDS] if kind in listed
    )
    return ", ".join(word.strip("*").replace("_", " ") for some in found for word in some)


def asking_words(codes: Iterable[str], kinds: Collection[str]) -> Lookup:
    """By which words messages in these languages ask for these kinds."""
    listed = (one for code in codes for one in _laid_out(asked(code)))
    return Lookup.of(one for one in listed if one[1] in kinds)


@cache
def _things(code: str) -> Lookup:
    return Lookup.of(_laid_out(things(code)))


@cache
def _asked(code: str) -> Lookup:
    return Lookup.of(_laid_out(asked(code)))


def _laid_out(listed: Mapping[str, Entries]) -> Iterator[tuple[str, str, float]]:
    for kind, entries in listed.items():
        for says, some in ((HALF, entries.half), (ENOUGH, entries.enough)):
            for entry in some:
                yield _folded(entry), kind, says


def _folded(entry: str) -> str:
    """An entry as ``Lookup`` takes it."""
    bare = entry.strip("*")
    if any(map(is_unspaced, bare)):
        return bare.casefold()
    first, last = "*" if entry.startswith("*") else "", "*" if entry.endswith("*") else ""
    return first + "_".join(light_words(bare)) + last
