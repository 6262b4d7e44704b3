"""What the person's words say of a proposed change: its kind, on what it rests, how far it reaches, since when, in
which language, and whether it has to do with the memory it would replace.

Whatever an answer says of these can only make the change less: reach less far, replace nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Final

import regex

from afterword.core.change import Add, Basis, Correction
from afterword.core.chat import Project, Said
from afterword.core.memory import Chatless, Domain, Everywhere, InDomain, InProject, Kind, Memory, Scope
from afterword.language.detect import detect
from afterword.language.likeness import content_words
from afterword.language.packs import PACKS
from afterword.language.tokens import Sentence, tokens, words
from afterword.noticing.scope import TO_SOMEONE, narrower, reach
from afterword.noticing.statements import basis_of
from afterword.noticing.statements.plain import plain_reads, to_someone
from afterword.noticing.statements.replacing import TASTE, Filling, fillings
from afterword.noticing.statements.times import began
from afterword.noticing.wording import content

from .material import Material

# Slots of a stored text that only a fact fills: a home, a name. What is said of these is a fact, in a correction too.
_OF_FACTS: Final = frozenset({"home", "employer", "job", "name", "pronouns", "zone"})
_TURNED: Final = frozenset({Basis.CORRECTED, Basis.REVERSED})
_SCRIPT = regex.compile(
    r"(?P<latin>\p{Latin})|(?P<cyrillic>\p{Cyrillic})|(?P<arabic>\p{Arabic})|(?P<devanagari>\p{Devanagari})"
    r"|(?P<unspaced>[\p{Han}\p{Hiragana}\p{Katakana}])|(?P<greek>\p{Greek})|(?P<hebrew>\p{Hebrew})|(?P<hangul>\p{Hangul})"
)


@dataclass(frozen=True, slots=True)
class Ground:
    """The words under a change and what they say of it. ``evidence`` is the whole sentence, or sentences, quoted."""

    said: Said
    evidence: str
    basis: Basis
    correction: Correction | None
    scope: Scope
    lang: str
    langs: frozenset[str]
    project: Project | None


def ground_of(around: Sentence, said: Said, material: Material) -> Ground:
    """What these words of an entry say of a change that rests on them."""
    own = material.noticed.own[said.id].text
    signals, durable = material.signals_of(said.id), material.durable_of(said.id)
    basis, correction = basis_of(own, around.start, around.end, signals, durable)
    spans = [(one.start, one.end, one.lang) for one in durable] + [(one.start, one.end, one.lang) for one in signals]
    langs = [lang for start, end, lang in spans if lang and start < around.end and around.start < end]
    guessed = (detect(around.text), detect(own))
    project = material.noticed.chat.project
    scope = reach(around.text, project, basis)
    if isinstance(scope, Everywhere) and to_someone(around.text):
        scope = TO_SOMEONE
    lang = langs[0] if langs else guessed[0]
    return Ground(said, around.text, basis, correction, scope, lang, frozenset((*langs, *guessed)) - {""}, project)


def speaks_otherwise(text: str, ground: Ground) -> bool:
    """Whether the text is in another language than the words: in other letters, or by its small words. Names and other
    words that stand in both tell nothing, but a plain word in both tells that it is one language.
    """
    shared = frozenset(words(text)) & frozenset(words(ground.evidence))
    told, said = _scripts(text, shared), _scripts(ground.evidence, shared)
    if told and said and not told & said:
        return True
    plain = {token.text for token in tokens(text) if token.text[:1].islower()}
    spoken = detect(text)
    return bool(spoken and ground.langs) and spoken not in ground.langs and not plain & shared


def _scripts(text: str, without: frozenset[str]) -> frozenset[str]:
    """The scripts of the words of a text, some of them left aside."""
    rest = "".join(token.text for token in tokens(text) if token.text.casefold() not in without)
    return frozenset(m.lastgroup for m in _SCRIPT.finditer(rest) if m.lastgroup)


def kind_of(proposed: Kind, text: str, ground: Ground) -> Kind:
    """The kind that the words allow: a wish that was corrected or reversed is no fact, so that it grows up as one."""
    if proposed is Kind.PROJECT:
        return proposed if ground.project is not None else Kind.PREFERENCE
    return Kind.PREFERENCE if ground.basis in _TURNED and not _corrects_fact(text, ground) else proposed


def _corrects_fact(text: str, ground: Ground) -> bool:
    """Whether the text fills a slot that only facts fill, with what the words say: "No, I live in Ghent"."""
    said = frozenset(words(ground.evidence))
    return any(one.slot in _OF_FACTS and said.issuperset(one.value) for one in _filled(text))


def reach_of(word: str, kind: Kind, ground: Ground) -> Scope:
    """How far the change reaches: as far as the words say, or less where the answer says so."""
    said = ground.scope
    if kind in (Kind.FACT, Kind.PEOPLE) and isinstance(said, InDomain) and _read_as(kind, ground):
        said = Everywhere()
    if kind is Kind.PROJECT and ground.project is not None:
        said = narrower(said, InProject(ground.project.key, ground.project.name))
    return narrower(said, _proposed(word, said, ground.project))


def _read_as(kind: Kind, ground: Ground) -> bool:
    """Whether the built-in reader, too, reads something of this kind in the words."""
    return any(one.shape.kind == kind.value for pack in PACKS for one in plain_reads(ground.evidence, pack))


def _proposed(word: str, said: Scope, project: Project | None) -> Scope:
    if word.startswith("domain:"):
        return InDomain(Domain(word.removeprefix("domain:")))
    if word == "project" and project is not None:
        return InProject(project.key, project.name)
    return Chatless() if word == "chatless" and project is None else said


def since(kind: Kind, ground: Ground) -> datetime | None:
    """Since when a fact is true by the person's own words; None where they do not say."""
    if kind is not Kind.FACT or ground.said.at is None:
        return None
    dates = (began(ground.evidence, pack.statements, ground.said.at) for pack in PACKS)
    return next((date for date in dates if date is not None), None)


def bears_on(old: Memory, new: Add, ground: Ground) -> bool:
    """Whether the new one may be true instead of the old: it says the same thing anew, or the words speak of it.

    Where both are known to say something, it must be the same thing; and what holds for one place leaves the wider
    one true everywhere else.
    """
    if narrower(old.scope, new.scope) is not old.scope and old.kind is not Kind.PROJECT:
        return False
    before, after = _filled(old.text), _filled(new.text)
    if {(one.slot, one.key) for one in before if one.slot != TASTE} & {(one.slot, one.key) for one in after}:
        return True
    if before and after and not {one.slot for one in before} & {one.slot for one in after}:
        return False
    lang = new.lang
    spoken = content_words(old.text, lang) & (content_words(new.text, lang) | content_words(ground.evidence, lang))
    return bool(spoken)


@lru_cache(maxsize=128)  # the same few memories are compared with every change
def _filled(text: str) -> tuple[Filling, ...]:
    return tuple(one for pack in PACKS for one in fillings(text, pack.statements))


def said_why(why: str, old: Memory, new: Add) -> str:
    """Why it changed, in one line, where that says no more than the words and the old memory do; else ''.

    What the answer itself says anew vouches for nothing: the gate may drop it, and the reason with it.
    """
    line = " ".join(why.split())
    known = content(f"{new.evidence}\n{old.text}")
    return line if line.isprintable() and content(line) <= known else ""
