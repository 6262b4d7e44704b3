"""The memory check: the last one before anything is written, whoever writes it, and for files changed by hand.

Told what the person said and what was read; answers with codes and never with the text itself.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

import regex

from afterword.core.change import LONGEST_TEXT
from afterword.core.memory import Kind
from afterword.core.verdict import CheckCode
from afterword.language.likeness import content_words
from afterword.language.packs import PACKS
from afterword.language.tokens import words

from .characters import has_tag, hidden, links, mixed_scripts, names_block, stacked_marks
from .commands import commands_not_in
from .forbidden import DROPPED, Forbidden, kinds
from .forbidden.numbers import reaching_values, squeezed
from .forbidden.shapes import decoded, is_random
from .form import grants_power, has_rules, is_description, told_by_hand, wording_reasons

LONGEST_SHARED = 4  # words in a row that a text may not share with what was read, unless the person said them too
SHARED_PAIRS = 7  # the same for pairs of characters in scripts without spaces
_BLOB = regex.compile(
    r"[A-Za-z0-9+/=_%\\-]{24,}|(?:\\[ux][0-9a-fA-F]{2,6}){3,}|(?:&#x?[0-9a-fA-F]+;){3,}|(?:%[0-9a-fA-F]{2}){3,}"
)
_DOMAIN = regex.compile(r"(?<![\w.@-])(?:[\p{L}\p{N}-]{2,63}\.)+[a-z]{2,18}(?![\w.])")
_FILE = regex.compile(
    r"\.(?:md|py|js|ts|rs|go|sh|rb|java|css|html?|json|ya?ml|toml|txt|csv|pdf|docx?|xlsx?|pptx?|png|jpe?g|c|h|cpp|net|io|vue|tsx|jsx|sql|env|ini|cfg|log|zip)$",
    regex.IGNORECASE,
)


def memory_check(
    text: str,
    *,
    said: Sequence[str],
    read: Sequence[str] = (),
    recent: Sequence[str] = (),
    kind: Kind | None = None,
    lang: str = "",
    subjects: Sequence[str] = (),
    by_hand: bool = False,
) -> tuple[CheckCode, ...]:
    """Why a text may not go live by itself; empty where it may.

    ``said``: what the person said or typed. ``read``: what the chat read from outside. ``recent``: texts saved
    within the last hour. ``lang``: the text's language where known. ``subjects``: names that may open a description
    (a project's). ``by_hand``: the person wrote this very text and said yes to it, so where nobody here can tell its
    form, they did.
    """
    rows = (
        (CheckCode.SENDS, _sends(text, said, kind)),
        (CheckCode.LIFTED, _lifted(text, read, said)),
        (CheckCode.HIDDEN, hidden(text)),
        (CheckCode.LOOK_ALIKE, mixed_scripts(text) or stacked_marks(text)),
        (CheckCode.ENCODED, _encoded(text)),
        (CheckCode.ORDER, _orders(text, said)),
        (CheckCode.POWER, grants_power(text)),
        (CheckCode.FORM, not (_one_statement(text) and _describes(text, lang, subjects, said, by_hand=by_hand))),
        (CheckCode.SPLIT, _split(text, recent, lang)),
        (CheckCode.SECRET, bool(kinds(text, lang=lang) & DROPPED)),
        (CheckCode.TOO_LONG, len(text) > LONGEST_TEXT),
    )
    return tuple(code for code, holds in rows if holds)


def _describes(text: str, lang: str, subjects: Sequence[str], said: Sequence[str], *, by_hand: bool) -> bool:
    """In a language without rules nobody can tell, so the person is asked."""
    if by_hand and told_by_hand(text):
        return True
    return has_rules(lang) and is_description(text, lang, subjects=subjects, said=said)


def _one_statement(text: str) -> bool:
    return bool(text.strip()) and len(text.splitlines()) == 1


def _orders(text: str, said: Sequence[str]) -> bool:
    """Whether it tells somebody what to do: in words, by a tag, or by a command that the person did not type."""
    marked = has_tag(text) or names_block(text)
    return marked or bool(wording_reasons(text, said)) or commands_not_in("\n".join(said), text)


def _sends(text: str, said: Sequence[str], kind: Kind | None) -> bool:
    """Whether it holds a value that could reach something, which the person did not type. A link only as a fact."""
    typed = "\n".join(said)
    if any("?" in link or kind not in (None, Kind.FACT) or link not in typed for link in links(text)):
        return True
    plain, tight = typed.casefold(), squeezed(typed)
    if any(value not in plain and value not in tight for value in reaching_values(text)):
        return True
    return any(name.casefold() not in plain for name in domains(text))


def domains(text: str) -> tuple[str, ...]:
    """Names of hosts in a text; names of files are none."""
    return tuple(m.group() for m in _DOMAIN.finditer(text) if not _FILE.search(m.group()))


def _lifted(text: str, read: Sequence[str], said: Sequence[str]) -> bool:
    """Whether a run of words stands in what was read and not in what the person said."""
    theirs = [words(one) for one in said]
    return any(not _stands_in(run, theirs) for page in read for run in shared_runs(text, page))


def shared_runs(text: str, page: str, *, least: int = LONGEST_SHARED) -> Iterator[tuple[str, ...]]:
    """Every run of ``least`` words that a text shares with a page; in scripts without spaces runs of pairs."""
    own, other = words(text), words(page)
    size = max(least, SHARED_PAIRS) if _unspaced(own) else least
    there = {other[i : i + size] for i in range(len(other) - size + 1)}
    yield from (own[i : i + size] for i in range(len(own) - size + 1) if own[i : i + size] in there)


def _unspaced(own: Sequence[str]) -> bool:
    return any("\u3040" <= word[0] <= "\u9fff" for word in own if word)


def _stands_in(run: Sequence[str], texts: Sequence[Sequence[str]]) -> bool:
    size = len(run)
    return any(tuple(one[i : i + size]) == tuple(run) for one in texts for i in range(len(one) - size + 1))


def _encoded(text: str) -> bool:
    """A random or decodable piece, or letters written as numbers."""
    plain = unicodedata.normalize("NFKC", text)
    return (
        any(
            is_random(m.group()) or "\\" in m.group() or "%" in m.group() or "&#" in m.group()
            for m in _BLOB.finditer(plain)
        )
        or next(decoded(plain), None) is not None
    )


def _split(text: str, recent: Sequence[str], lang: str) -> bool:
    """Whether it says together with texts saved just before what none of them may say alone."""
    for before in recent:
        for first, between, second in ((before, " ", text), (before, "", text), (text, " ", before)):
            if _joined(first, between, second, lang) and not _plants(before, lang) and not _plants(text, lang):
                return True
    return False


def _joined(first: str, between: str, second: str, lang: str) -> bool:
    """Whether two texts plant something once they stand side by side.

    What is too personal is told by how the words of one sentence stand together, so that two whole sentences say
    nothing of the kind: "long walks at night" and "dark mode" are no habit of being out in the dark.
    """
    joined = f"{first}{between}{second}"
    if not _plants(joined, lang):
        return False
    return _plants(joined, lang, DROPPED - {Forbidden.TOO_PERSONAL}) or not (
        _whole(first, lang) and _whole(second, lang)
    )


def _whole(text: str, lang: str) -> bool:
    """Whether it is a description that is said to its end: what ends in a word like "with" goes on elsewhere."""
    said = words(text)
    return bool(said) and is_description(text, lang) and said[-1] not in _going_on(lang)


@cache
def _going_on(lang: str) -> frozenset[str]:
    """Small words of a language, or of all, behind which something must follow."""
    packs = [pack for pack in PACKS if lang in ("", pack.code)]
    small = ((one.evidence.places, one.likeness.negations, one.likeness.dropped, one.likeness.joining) for one in packs)
    return frozenset(word for blocks in small for block in blocks for word in block.casefold().split())


def _plants(text: str, lang: str, forbidden: frozenset[Forbidden] = DROPPED) -> bool:
    return bool(links(text)) or bool(kinds(text, lang=lang) & forbidden) or bool(wording_reasons(text))


def takes_up(text: str, page: str) -> bool:
    """Whether a text shares a link, a name or a run of three words with a page that was read."""
    if any(link in page for link in links(text)) or any(name.casefold() in page.casefold() for name in domains(text)):
        return True
    if next(shared_runs(text, page, least=3), None) is not None:
        return True
    names = {m.group() for m in regex.finditer(r"(?<=[^.!?]\s)\p{Lu}[\p{L}\p{M}]+", text)}
    return bool(
        names & {m.group() for m in regex.finditer(r"\p{Lu}[\p{L}\p{M}]+", page)} or _numbers(text) & _numbers(page)
    )


def _numbers(text: str) -> frozenset[str]:
    return frozenset(word for word in content_words(text) if any(c.isdigit() for c in word) and len(word) > 1)
