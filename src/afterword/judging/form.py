"""What a memory's text may be: a description of a person, and no order, power, word about the assistant or lever.

Two checks, both needed. The text is tried as it stands, with look-alikes read as Latin letters, and closed up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

import regex

from afterword.core.verdict import Reason
from afterword.language.likeness import stem
from afterword.language.pack import Pack
from afterword.language.packs import PACKS
from afterword.language.tokens import sentences, tokens
from afterword.language.without_pack import opens_without_pack
from afterword.language.wordings import Asked, found, opens, places, without

from .characters import closed_runs, forms
from .harmless import opens_description, small_elsewhere, without_own_verb

_ASKS = regex.compile(r"[?？؟;՞]\s*$")
_LETTER = regex.compile(r"\p{L}")
_TOLD = regex.compile(r"[\p{Latin}\p{Han}]")  # the scripts of the languages that have rules for the form of a text
_KANA = regex.compile(r"[\p{Hiragana}\p{Katakana}]")
_SPACELESS = regex.compile(r"[\p{Hiragana}\p{Katakana}\p{Han}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]")
_SHORTEST = 4  # letters of a sentence where no spaces part the words
_ROWS = (
    (Reason.POWER, "powers"),
    (Reason.ORDER, "orders"),
    (Reason.ABOUT_ASSISTANT, "assistant"),
    (Reason.MANIPULATION, "manipulation"),
)


def form_reasons(text: str, lang: str = "", *, subjects: Iterable[str] = ()) -> tuple[Reason, ...]:
    """Why the form of a text forbids it. What cannot be said as a description is an order.

    ``lang``: the text's language, '' where unknown. ``subjects``: names that may open a description too (a project's).
    """
    if matched := wording_reasons(text):
        return matched
    told = can_tell(text, lang) and not is_description(text, lang, subjects=subjects)
    return (Reason.ORDER,) if told else ()


def wording_reasons(text: str, said: Iterable[str] = ()) -> tuple[Reason, ...]:
    """Why wordings of a text forbid it, in any language.

    ``said``: the person's words; where an order and a description are one form, they tell which it is.
    """
    believed = without_own_verb(text, said) if _says(text, "orders", text) else text
    return tuple(reason for reason, field in _ROWS if _says(text, field, believed if field == "orders" else text))


def grants_power(text: str) -> bool:
    """Whether the text lets the assistant do something without asking, in any language."""
    return _says(text, "powers", text)


def has_rules(lang: str) -> bool:
    """Whether the form of a text in this language can be told: unknown ('') is tried in every language that we have."""
    return lang == "" or any(pack.code == lang and pack.form.openings.strip() for pack in PACKS)


def can_tell(text: str, lang: str) -> bool:
    """Whether anybody here can tell a text's form; where nobody can, the memory check has the person asked."""
    return has_rules(lang) and not (lang == "" and is_untold(text))


def is_untold(text: str) -> bool:
    """Whether it may be a statement in a script whose form nobody here can tell: several words, and no question.

    Most of its letters are of that script, the first one too: names in Latin letters may stand among them.
    """
    letters = _LETTER.findall(text)
    told = [] if _KANA.search(text) else [letter for letter in letters if _TOLD.match(letter)]
    several = len(text.split()) > 1 or (len(letters) >= _SHORTEST and all(map(_SPACELESS.match, letters)))
    return several and not _ASKS.search(text) and len(told) * 2 < len(letters) and letters[0] not in told


def told_by_hand(text: str) -> bool:
    """Whether nobody here but its writer can tell what it says: a script or a language that has no rules for a form.

    In a language of a told script it must open as a description of oneself does there, each sentence of it.
    """
    every = sentences(text)
    plain = bool(every) and all(opens_without_pack(one.text) for one in every)
    return is_untold(text) or (plain and not _ASKS.search(text) and not is_description(text))


def is_description(text: str, lang: str = "", *, subjects: Iterable[str] = (), said: Iterable[str] = ()) -> bool:
    """Whether every sentence opens as a description in the third person does.

    ``lang``: tried before all others. ``said``: the person's words, whose own verb may open it ("I kayak": "Kayaks …").
    """
    packs = sorted((pack for pack in PACKS if pack.form.openings.strip()), key=lambda pack: pack.code != lang)
    every = sentences(text)
    return bool(every) and all(
        not _ASKS.search(one.text)
        and (
            any(opens_description(forms(one.text)[0], pack) for pack in packs)
            or _opens_with(one.text, subjects)
            or any(_own_verb(one.text, words, pack) for words in said for pack in packs)
        )
        for one in every
    )


def _own_verb(sentence: str, said: str, pack: Pack) -> bool:
    """Whether it opens with a verb that the person said of themselves, bent for the third person."""
    opening = tokens(sentence)[:1]
    if not opening or opens(pack.form.not_openings, sentence, pack.form.groups):
        return False
    bent = opening[0].text.casefold()
    plain = stem(bent, pack.code)
    speakers = {m.end() for m in places(pack.evidence.speaker, said, pack.evidence.groups)}
    spoken = (token for token in tokens(said) if len(said[: token.start].rstrip()) in speakers)
    return plain != bent and any(token.text.casefold() == plain for token in spoken)


def _opens_with(sentence: str, subjects: Iterable[str]) -> bool:
    """A project's name and something said of it: at least two words more."""
    return any(sentence.startswith(f"{name} ") and len(sentence[len(name) :].split()) > 1 for name in subjects if name)


@lru_cache(maxsize=512)
def _says(text: str, field: str, believed: str) -> bool:
    """``believed``: the text without what the person said of themselves."""
    return any(
        _said_in(form, pack, field, text) for form in forms(believed) for pack in _that_may_say(field, form)
    ) or any(
        found(getattr(pack.orders, field), run, pack.orders.groups, closed_up=True)
        for run in closed_runs(believed)
        for pack in PACKS
    )


def _that_may_say(field: str, text: str) -> Iterator[Pack]:
    """The packs of which a wording of this field may stand in the text."""
    fields, asked = _every()
    return (PACKS[place // len(fields)] for place in asked.standing(text) if fields[place % len(fields)] == field)


@cache
def _every() -> tuple[tuple[str, ...], Asked]:
    """The fields, and the wordings of all packs in them to be asked together: one block for each field of each pack."""
    fields = tuple(field for _, field in _ROWS)
    return fields, Asked(
        "orders", [(getattr(pack.orders, one), pack.orders.groups) for pack in PACKS for one in fields]
    )


def _said_in(form: str, pack: Pack, field: str, text: str) -> bool:
    words = pack.orders
    if field in ("powers", "manipulation"):
        plain = without(words.unwanted, form, words.groups) if field == "manipulation" else form
        return found(getattr(words, field), plain, words.groups) is not None
    plain = without(words.harmless, form, words.groups) if field == "assistant" else form
    hits = places(getattr(words, field), plain, words.groups)
    return any(not small_elsewhere(text, form, hit.span(), pack) for hit in hits)
