"""When words that look like an order, or like talk to the assistant, are none: the person said the verb of themselves,
or what was found are small words of another language. Believes little, and nothing that grants a power.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import product

import regex

from afterword.language.letters import plain
from afterword.language.pack import Pack
from afterword.language.packs import PACKS
from afterword.language.tokens import sentences
from afterword.language.wordings import found, opens, places

from .characters import forms

_WORD = regex.compile(r"[\p{L}\p{M}\p{N}_-]+")
_LAST_WORD = regex.compile(r"[\p{L}\p{M}-]+$")
_NOTATION = regex.compile(r"\\[pP]\{[^}]*\}|\\.|\(\?P?<\w+>|<\w+>|\(\?[a-z-]*[:=!]?")
_EITHER = regex.compile(r"[\p{L}\p{M}]*(?:\[\p{L}+\][\p{L}\p{M}]*)+")
_LETTERS = regex.compile(r"\[(\p{L}+)\]|([\p{L}\p{M}]+)")
_MOST_SPELLINGS = 16  # of one word of a pack that is told apart letter by letter


def opens_description(sentence: str, pack: Pack) -> bool:
    """Whether a sentence opens as a description in the third person does in that language."""
    form = pack.form
    return opens(form.openings, sentence, form.groups) and not opens(form.not_openings, sentence, form.groups)


def without_own_verb(text: str, said: Iterable[str]) -> str:
    """The text with its opening verb made blank, where one form orders and describes and the person said it.

    Believed only of a single sentence, and word for word: what the person does not say in that very sentence, with
    themselves right before the verb and nobody else spoken to, may be an order.
    """
    if len(sentences(text)) != 1:
        return text
    told = [one.text for words in said for one in sentences(words)]
    for pack in PACKS:
        for start, end in _opening_verbs(text, pack):
            if any(_tells(sentence, text, (start, end), pack) for sentence in told):
                return f"{text[:start]}{'·' * (end - start)}{text[end:]}"
    return text


def _opening_verbs(text: str, pack: Pack) -> Iterator[tuple[int, int]]:
    for match in places(pack.orders.doubtful, text, pack.orders.groups):
        verb = _LAST_WORD.search(text, 0, match.end())
        if match.start() == 0 and verb is not None:
            yield verb.span()


def _tells(sentence: str, text: str, verb: tuple[int, int], pack: Pack) -> bool:
    orders = pack.orders
    if found(orders.assistant, sentence, orders.groups):
        return False
    known = frozenset(_words(sentence)) | _small(pack)
    if not known.issuperset([*_words(text[: verb[0]]), *_words(text[verb[1] :])]):
        return False
    wanted = text[slice(*verb)].casefold()
    behind = (_WORD.search(sentence, m.end()) for m in places(orders.tellers, sentence, orders.groups))
    glued = {f"{teller}{wanted}" for teller in orders.glued.split()}
    return any(word is not None and word.group().casefold() == wanted for word in behind) or bool(
        glued.intersection(_words(sentence))
    )


def small_elsewhere(text: str, form: str, span: tuple[int, int], pack: Pack) -> bool:
    """Whether what a wording of the pack matches are only small words of a language that the whole text is in.

    ``form``: of the text, in which ``span`` stands. A word that the pack knows and that language does not speaks
    against it.
    """
    matched = _plain_words(form[slice(*span)])
    return bool(matched) and any(
        matched <= _small(other) and not _foreign(form, pack, other) and _described_in(text, other)
        for other in PACKS
        if other is not pack and other.form.openings.strip()
    )


def _described_in(text: str, pack: Pack) -> bool:
    return all(opens_description(forms(one.text)[0], pack) for one in sentences(text))


def _foreign(form: str, pack: Pack, other: Pack) -> bool:
    return bool(_plain_words(form) & vocabulary(pack) - vocabulary(other))


def _words(text: str) -> tuple[str, ...]:
    return tuple(m.group().casefold() for m in _WORD.finditer(text))


def _plain_words(text: str) -> frozenset[str]:
    return frozenset(plain(word) for word in _words(text))


@cache
def _small(pack: Pack) -> frozenset[str]:
    return frozenset(form for word in _words(pack.function_words) for form in (word, plain(word)))


@cache
def vocabulary(pack: Pack) -> frozenset[str]:
    """Every word that stands anywhere in a pack, in plain letters, and in every spelling that it lets a word have."""
    return frozenset(plain(word) for block in _blocks(pack) for word in _spelled(_NOTATION.sub(" ", block)))


def _blocks(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from _blocks(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from _blocks(getattr(part, field.name))


def _spelled(block: str) -> Iterator[str]:
    yield from _words(block)
    for match in _EITHER.finditer(block):
        letters = [tuple(some) if some else (run,) for some, run in _LETTERS.findall(match.group())]
        spellings = list(product(*letters))
        if len(spellings) <= _MOST_SPELLINGS:
            yield from ("".join(one).casefold() for one in spellings)
