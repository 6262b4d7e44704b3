"""Since when something is true: "since August", "we moved on Thursday", as a moment, reckoned from the day it was
said.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache

import regex

from afterword.language.fragments import Fragments, alternatives, taken
from afterword.language.index import index
from afterword.language.letters import is_unspaced
from afterword.language.pack_statements import StatementRules
from afterword.language.wordings import entries
from afterword.noticing.patterns import FLAGS, rows, whole
from afterword.noticing.shapes import blank_free, pairs

_SLOT = regex.compile(r"\{(month|weekday|season|year|ago)\}")
_YEAR = r"(?:19|20)\d\d"
_AGO = {"day": 1, "week": 7, "month": 30, "year": 365}


@dataclass(frozen=True, slots=True)
class Began:
    """A date said in a sentence: when it was, and where the words stand (half-open)."""

    at: datetime
    start: int
    end: int


def began(sentence: str, rules: StatementRules, said: datetime) -> datetime | None:
    """From when on the sentence is true, never later than ``said`` (aware); None where it names no beginning."""
    for before in (_since(rules), rows(rules.times.changed)):
        found = next(_dates(sentence, before, rules, said), None)
        if found is not None:
            return found.at
    return None


def undated(sentence: str, rules: StatementRules, said: datetime) -> str:
    """The sentence without "since" and its date, so that the shapes need not know of dates."""
    for found in _dates(sentence, _since(rules), rules, said):
        before, behind = sentence[: found.start].rstrip(), sentence[found.end :].lstrip()
        touch = bool(before and behind) and is_unspaced(before[-1]) and is_unspaced(behind[0])
        rest = f"{before}{'' if touch else ' '}{behind}"
        return regex.sub(r"\s+(?=[,.;:!?])", "", rest).strip(" ,")
    return sentence


@cache
def _since(rules: StatementRules) -> tuple[str, ...]:
    return tuple(word if is_unspaced(word[-1]) else f"{word} " for word in entries(rules.times.since))


def _dates(sentence: str, before: tuple[str, ...], rules: StatementRules, said: datetime) -> Iterator[Began]:
    if not before or not rules.times.when or not index().near(_openings(before), taken(sentence)):
        return
    for expression in _expressions(before, rules):
        for match in expression.finditer(sentence):
            at = _moment(match, rules, said)
            if at is not None and at <= said:
                yield Began(at, match.start(), match.end())


@cache
def _openings(before: tuple[str, ...]) -> int:
    return index().add([_opening(before)])


def _opening(before: tuple[str, ...]) -> Fragments:
    needs = [one for row in before for one in alternatives(row)]
    return frozenset[str]().union(*(one or () for one in needs)) if all(needs) else None


def dating(rules: StatementRules) -> Fragments:
    """What must stand in a sentence from which a date is taken off."""
    return _opening(_since(rules)) if rules.times.when else frozenset()


@cache
def _expressions(before: tuple[str, ...], rules: StatementRules) -> tuple[regex.Pattern[str], ...]:
    lead = "|".join(sorted(before, key=len, reverse=True))
    found = []
    for when in rows(rules.times.when):
        source = _SLOT.sub(lambda m: f"(?P<{m[1]}>{_words(m[1], rules)})", when)
        found.append(whole(f"(?:{lead})(?:{source})(?!-)").replace(" ", r"\s"))
    return tuple(regex.compile(one, FLAGS) for one in found)


def _words(slot: str, rules: StatementRules) -> str:
    if slot == "year":
        return _YEAR
    return (
        "|".join(
            sorted((regex.escape(name, literal_spaces=True) for name, _ in _table(slot, rules)), key=len, reverse=True)
        )
        or "(?!)"
    )


def _table(slot: str, rules: StatementRules) -> tuple[tuple[str, str], ...]:
    times = rules.times
    known = {"month": times.months, "weekday": times.weekdays, "season": times.seasons, "ago": times.ago}
    return pairs(known[slot])


def _moment(match: regex.Match[str], rules: StatementRules, said: datetime) -> datetime | None:
    given = {slot: blank_free(words).casefold() for slot, words in match.groupdict().items() if words}
    day = said.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    if "ago" in given:
        return day - timedelta(days=_AGO[_value("ago", given, rules)])
    if "weekday" in given:
        return day - timedelta(days=(day.weekday() - int(_value("weekday", given, rules))) % 7)
    month = next((int(_value(slot, given, rules)) for slot in ("month", "season") if slot in given), 1)
    year = int(given["year"]) if "year" in given else day.year - (month > day.month)
    return day.replace(year=year, month=month, day=1)


def _value(slot: str, given: dict[str, str], rules: StatementRules) -> str:
    return {name.casefold(): value for name, value in _table(slot, rules)}[given[slot]]
