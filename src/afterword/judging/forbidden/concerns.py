"""Health, money, the special categories, the too personal and personal data, by the wordings of every language pack.

A word is not enough: a sentence must say it of a person. Texts are in the third person, so one that opens with what a
description opens with counts as said of the person too.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from afterword.language.pack import Pack
from afterword.language.pack_judging import Concern
from afterword.language.packs import PACKS
from afterword.language.tokens import sentences
from afterword.language.wordings import found, may_stand, opens, places, without


class Forbidden(StrEnum):
    """What may not be kept, or only by the person's own hand (``PII``)."""

    SECRET = "secret"
    HEALTH = "health"
    MONEY = "money"
    SPECIAL = "special"
    TOO_PERSONAL = "too_personal"
    PII = "pii"


def concerns(text: str, lang: str = "") -> frozenset[Forbidden]:
    """Every kind that a sentence of the text says of a person. ``lang``: in which it may open as a description."""
    return frozenset(kind for one in sentences(text) for pack in PACKS for kind in _of_sentence(one.text, pack, lang))


def _of_sentence(sentence: str, pack: Pack, lang: str) -> Iterator[Forbidden]:
    of_person = None
    groups = pack.personal.groups
    for kind, concern in _concerns_of(pack):
        if not (may_stand(concern.bare, sentence, groups) or may_stand(concern.when, sentence, groups)):
            continue
        plain = without(concern.unless, sentence, groups)
        if found(concern.bare, plain, groups):
            yield kind
        elif said := places(concern.when, plain, groups):
            if of_person is None:
                of_person = _speaks_of_person(sentence, pack, lang)
            # Without a subject, what the sentence opens with is said of whoever writes it.
            if of_person or said[0].start() == 0:
                yield kind


def _concerns_of(pack: Pack) -> tuple[tuple[Forbidden, Concern], ...]:
    personal = pack.personal
    return (
        (Forbidden.HEALTH, personal.health),
        (Forbidden.MONEY, personal.money),
        (Forbidden.SPECIAL, personal.special),
        (Forbidden.TOO_PERSONAL, personal.too_personal),
        (Forbidden.PII, personal.pii),
    )


def _speaks_of_person(sentence: str, pack: Pack, lang: str) -> bool:
    if not pack.personal.persons.strip():
        return True
    if found(pack.personal.persons, sentence, pack.personal.groups):
        return True
    return lang in ("", pack.code) and opens(pack.form.openings, sentence, pack.form.groups)
