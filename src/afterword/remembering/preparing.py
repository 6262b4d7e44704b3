"""Makes the prepared table (``prepared.py`` states its form) from the memories of one person that are true today.

Only what may ever stand beside a message is in it, escaped already. Knows no file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import cache

from afterword.core.memory import Chatless, Everywhere, InDomain, InProject, Kind, Memory, Scope, ThisChat
from afterword.language.kinds.reading import CODES
from afterword.language.likeness import content_words
from afterword.language.messages import MESSAGE_WORDS, UNSPACED_MESSAGE_WORDS
from afterword.language.packs import PACKS
from afterword.remembering import prepared
from afterword.remembering.framing import escaped
from afterword.remembering.kinds import about_kinds, asking_words
from afterword.remembering.nearby import (
    ASKED_MEANS,
    COVERED,
    KNOWN_MORE,
    STATIC_MEANS,
    day_of,
    last_said,
    may_stand_beside,
    shadowed,
    width,
    with_what_is_asked,
)
from afterword.remembering.ranking import FACTS, PREFERENCES
from afterword.remembering.spoken import ENGLISH, language_of

# Stems cut short fit by chance more often than words, so meaning must speak for them a little: by this 2 of 100
# questions that nothing bears on get a memory, by 0.1 it would be 7.
STEMS_NOT_AGAINST = 0.2


def prepare(
    memories: Sequence[Memory],
    *,
    seq: int,
    device: str,
    told: Mapping[str, str],
    day: Callable[[datetime], str],
    now: datetime | None = None,
    words: prepared.Words | None = None,
) -> bytes:
    """The table. ``seq``: the newest line of the record; ``told``: what each host may be told, by its name;
    ``day``: a moment's day as it is shown; ``words`` None: without vectors.
    """
    held = [memory for memory in memories if may_stand_beside(memory, now) and _fits(memory, device)]
    held.sort(key=_order)
    wins: dict[int, list[int]] = {}
    for wide, narrow in shadowed(held, range(len(held))):
        wins.setdefault(wide, []).append(narrow)
    rows = [_row(memory, day, wins.get(place, ())) for place, memory in enumerate(held)]
    dims = words.dims if words is not None else 0
    bounds = (STATIC_MEANS, STEMS_NOT_AGAINST, COVERED, PREFERENCES, FACTS, ASKED_MEANS, KNOWN_MORE)
    hosts = "\t".join(f"{host}={tell}" for host, tell in told.items())
    kinds = frozenset(kind for memory in held for kind in about_kinds(memory))
    lines = ("\t".join(map(str, (seq, dims, len(held), *bounds))), *_language(), hosts, *_asking(kinds))
    text = "\n".join((*lines, *rows)).encode("utf-8", "replace")
    vectors = b"".join(_small(_vector(words, memory)) for memory in held) if words is not None else b""
    return prepared.MAGIC + len(text).to_bytes(4, "little") + text + vectors


def _fits(memory: Memory, device: str) -> bool:
    scope = memory.scope
    key = scope.key if isinstance(scope, InProject) else ""
    return memory.device in (None, "", device) and key.isprintable() and not isinstance(scope, ThisChat)


def _order(memory: Memory) -> tuple[int, float, str]:
    """Of equals the more specific comes first, then the newest."""
    said = last_said(memory)
    return (width(memory.scope), -said.timestamp() if said is not None else 0.0, memory.id)


def _row(memory: Memory, day: Callable[[datetime], str], shadowed_by: Sequence[int]) -> str:
    content = content_words(memory.text, memory.lang)
    stems = {prepared.stem(word) for word in prepared.light_words(memory.text) if word not in _small_words()}
    stems |= {prepared.stem(word) for word in content}
    lang = memory.lang or language_of(memory.text) or ENGLISH
    fields = (
        memory.id,
        _scope(memory.scope),
        prepared.PREFERENCE if memory.kind is Kind.PREFERENCE else prepared.OTHER,
        day_of(memory, day),
        " ".join(map(str, shadowed_by)),
        lang,
        " ".join(sorted(stems)),
        " ".join(sorted(about_kinds(memory))),
        escaped(memory.text),
    )
    return "\t".join(fields)


def _scope(scope: Scope) -> str:
    match scope:
        case InProject(key=key):
            return f"{prepared.PROJECT}{key}"
        case InDomain(domain=domain):
            return domain.value
        case Chatless() | ThisChat():
            return prepared.CHATLESS
        case Everywhere():
            return prepared.EVERYWHERE


@cache
def _small_words() -> frozenset[str]:
    return frozenset(word for pack in PACKS for word in prepared.light_words(pack.function_words))


def _language() -> tuple[str, str, str, str]:
    """Small words of English and of the others, words for mail with spaces and without, a line each."""
    english = [word for pack in PACKS if pack.code == ENGLISH for word in prepared.light_words(pack.function_words)]
    others = sorted(_small_words() - set(english))
    mail = {part for word in MESSAGE_WORDS for part in prepared.light_words(word) if len(part) > 1}
    return " ".join(dict.fromkeys(english)), " ".join(others), " ".join(sorted(mail)), " ".join(UNSPACED_MESSAGE_WORDS)


def _asking(kinds: frozenset[str]) -> tuple[str, str]:
    """By which words English asks for these kinds, and by which the other languages do: a line each."""
    others = [code for code in CODES if code != ENGLISH]
    return asking_words((ENGLISH,), kinds).line(), asking_words(others, kinds).line()


def _vector(words: prepared.Words, memory: Memory) -> list[float]:
    """The mean over its wordings."""
    each = [words.vector(wording) for wording in with_what_is_asked(memory.text)]
    return [sum(one) / len(each) for one in zip(*each, strict=True)]


def _small(vector: Sequence[float]) -> bytes:
    return bytes(round(127 * one) & 0xFF for one in vector)
