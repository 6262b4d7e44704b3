"""Health, money, the special categories, the too personal and personal data, by the wordings of every language pack.

A word is not enough: a sentence must say it of a person. Texts are in the third person, so one that opens with what a
description opens with counts as said of the person too.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache

from afterword.language.pack import Pack
from afterword.language.pack_judging import Concern
from afterword.language.packs import PACKS
from afterword.language.tokens import sentences
from afterword.language.wordings import Asked, found, opens, places, without


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
    return frozenset(kind for one in sentences(text) for kind in _of_sentence(one.text, lang))


def _of_sentence(sentence: str, lang: str) -> Iterator[Forbidden]:
    every, asked = _every()
    of_person: dict[str, bool] = {}
    for place in dict.fromkeys(number // 2 for number in asked.standing(sentence)):
        pack, kind, concern = every[place]
        groups = pack.personal.groups
        plain = without(concern.unless, sentence, groups)
        if found(concern.bare, plain, groups):
            yield kind
        elif said := places(concern.when, plain, groups):
            if pack.code not in of_person:
                of_person[pack.code] = _speaks_of_person(sentence, pack, lang)
            # Without a subject, what the sentence opens with is said of whoever writes it.
            if of_person[pack.code] or said[0].start() == 0:
                yield kind


@cache
def _every() -> tuple[tuple[tuple[Pack, Forbidden, Concern], ...], Asked]:
    """The concerns of all packs, and their wordings to be asked together: two blocks for each."""
    every = tuple((pack, kind, concern) for pack in PACKS for kind, concern in _concerns_of(pack))
    blocks = [(block, pack.personal.groups) for pack, _, concern in every for block in (concern.bare, concern.when)]
    return every, Asked("concerns", blocks)


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
