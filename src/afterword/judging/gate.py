"""The gate: a table that turns a change into apply, wait, drop or seen again. Rows in order, one reason a row.

All drops come before seen again, and that before all waits; the first matching reason is shown, all are recorded. What
would be applied goes through the memory check, which may still make it wait.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from afterword.core.change import LONGEST_TEXT, Change, Supersede
from afterword.core.memory import Kind, Source
from afterword.core.verdict import Apply, Drop, Mode, Reason, SeenAgain, Verdict, Wait

from .case import Case, Situation, case_of
from .characters import character_reasons, hidden, links
from .check import takes_up
from .forbidden import Forbidden
from .form import can_tell, is_description, wording_reasons
from .grounding import SaidEntry
from .never import close_to, rewords, same_as

__all__ = ["DROPS", "MOST_A_DAY", "MOST_A_LOOK", "WAITS", "Row", "SaidEntry", "Situation", "judge"]

MOST_A_LOOK = 3
MOST_A_DAY = 8

Holds = Callable[[Case], str | None]  # None: the row does not match; else what its sentence names, or ""


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its reason, and when it matches."""

    reason: Reason
    holds: Holds


def judge(change: Change, situation: Situation) -> Verdict:
    """What becomes of a change: the gate, then the memory check."""
    return decide(case_of(change, situation))


def decide(case: Case) -> Verdict:
    """The same for a change of which everything is worked out."""
    if dropped := _matching(DROPS, case):
        reason, detail = dropped[0]
        return Drop(reason, _reasons(dropped), detail)
    waits = _matching(WAITS, case)
    if case.known is not None:
        counts = not waits and case.known.held is None
        return SeenAgain(case.known.id, counts, matched=(Reason.ALREADY_KNOWN, *_reasons(waits)))
    codes = case.codes()
    if waits:
        reason, detail = waits[0]
        return Wait(reason, (*_reasons(waits), *((Reason.MEMORY_CHECK,) if codes else ())), detail, codes)
    if codes:
        return Wait(Reason.MEMORY_CHECK, (Reason.MEMORY_CHECK,), ", ".join(codes), codes)
    return Apply()


def _matching(rows: tuple[Row, ...], case: Case) -> list[tuple[Reason, str]]:
    tried = ((row.reason, row.holds(case)) for row in rows)
    return [(reason, detail) for reason, detail in tried if detail is not None]


def _reasons(matched: list[tuple[Reason, str]]) -> tuple[Reason, ...]:
    return tuple(dict.fromkeys(reason for reason, _ in matched))


def _when(holds: bool, detail: str = "") -> str | None:
    return detail if holds else None


def _bad_shape(case: Case) -> str | None:
    text = case.change.text
    known = case.change.kind is None or isinstance(case.change.kind, Kind)
    bad = not text.strip() or len(text) > LONGEST_TEXT or len(text.splitlines()) > 1 or hidden(text)
    return _when(bad or not known)


def _no_target(case: Case) -> str | None:
    """A supersede needs a memory that is live, or that waits."""
    change = case.change
    if not isinstance(change, Supersede) or case.target is not None:
        return None
    return _when(all(waiting != change.target for waiting, _ in case.situation.waiting))


def _kind(kind: Forbidden, case: Case) -> str | None:
    return _when(kind in case.kinds)


def _form(reason: Reason, case: Case) -> str | None:
    return _when(reason in wording_reasons(case.change.text, case.carrying))


def _no_description(case: Case) -> str | None:
    """What cannot be said as a description is an order. A language without rules for it is left to the memory check."""
    change = case.change
    if case.from_steps or not can_tell(change.text, change.lang):
        return None
    return _when(not is_description(change.text, change.lang, subjects=case.subjects, said=case.carrying))


def _characters(reason: Reason, case: Case) -> str | None:
    typed = (
        frozenset(link for said in case.typed for link in links(said)) if case.kind is Kind.FACT else frozenset[str]()
    )
    return _when(reason in character_reasons(case.change.text, own_links=typed))


def _lacks(reason: Reason, case: Case) -> str | None:
    """What an assistant asks to remember without words of the person waits instead: that is a row of the waits."""
    if case.situation.from_assistant and reason in (Reason.NOT_SAID, Reason.QUOTED):
        return None
    return _when(reason in case.lacks)


def _told_not_to(case: Case) -> str | None:
    if case.situation.from_assistant or case.situation.never is None:
        return None
    return same_as(case.change.text, case.situation.never, case.change.lang)


def _never_unreadable(case: Case) -> str | None:
    return _when(case.situation.never is None)


def _outside(case: Case) -> str | None:
    """In mode quiet words that share nothing with what was read may pass, where it is known what was read."""
    places = case.situation.outside
    if not places or case.from_steps:
        return None
    read = case.situation.read_texts
    known = case.situation.mode is Mode.QUIET and len(read) >= len(places)
    if known and not any(takes_up(case.change.text, page) or takes_up(case.change.evidence, page) for page in read):
        return None
    return ", ".join(places)


def _nobody_sees(case: Case) -> str | None:
    return _when(not (case.situation.attended and case.situation.person_present))


def _shared_chat(case: Case) -> str | None:
    return _when(case.situation.shared)


def _replaces_own(case: Case) -> str | None:
    target = case.target
    return target.text if target is not None and target.source is Source.YOU else None


def _replaces_waiting(case: Case) -> str | None:
    """A memory that is held waits too."""
    if not isinstance(case.change, Supersede):
        return None
    if case.target is not None and case.target.held is not None:
        return case.target.text
    return next((text for waiting, text in case.situation.waiting if waiting == case.change.target), None)


def _close_to_told_not_to(case: Case) -> str | None:
    """What was only close is asked about. In mode quiet it passes if it names something that was not taken back."""
    text, situation, lang = case.change.text, case.situation, case.change.lang
    if situation.never is None:
        return None
    if situation.from_assistant and (same := same_as(text, situation.never, lang)) is not None:
        return same
    close = close_to(text, situation.never, situation.likeness, lang)
    if situation.mode is Mode.QUIET and not rewords(text, close, lang):
        return None
    return min(close, default=None)


def _over_look_limit(case: Case) -> str | None:
    return _when(case.situation.look_count >= MOST_A_LOOK)


def _over_day_limit(case: Case) -> str | None:
    return _when(case.situation.day_count >= MOST_A_DAY)


def _mode_ask(case: Case) -> str | None:
    return _when(case.situation.mode is Mode.ASK)


def _from_assistant(case: Case) -> str | None:
    """An assistant's wish is applied only on words that the person said in that chat."""
    return _when(case.situation.from_assistant and bool({Reason.NOT_SAID, Reason.QUOTED} & set(case.lacks)))


DROPS = (
    Row(Reason.BAD_SHAPE, _bad_shape),
    Row(Reason.NO_TARGET, _no_target),
    Row(Reason.SECRET, partial(_kind, Forbidden.SECRET)),
    Row(Reason.HEALTH, partial(_kind, Forbidden.HEALTH)),
    Row(Reason.MONEY, partial(_kind, Forbidden.MONEY)),
    Row(Reason.SPECIAL, partial(_kind, Forbidden.SPECIAL)),
    Row(Reason.TOO_PERSONAL, partial(_kind, Forbidden.TOO_PERSONAL)),
    Row(Reason.POWER, partial(_form, Reason.POWER)),
    Row(Reason.ORDER, partial(_form, Reason.ORDER)),
    Row(Reason.ABOUT_ASSISTANT, partial(_form, Reason.ABOUT_ASSISTANT)),
    Row(Reason.MANIPULATION, partial(_form, Reason.MANIPULATION)),
    Row(Reason.LINK, partial(_characters, Reason.LINK)),
    Row(Reason.HTML, partial(_characters, Reason.HTML)),
    Row(Reason.BLOCK_TAG, partial(_characters, Reason.BLOCK_TAG)),
    Row(Reason.HIDDEN_CHARS, partial(_characters, Reason.HIDDEN_CHARS)),
    Row(Reason.NOT_SAID, partial(_lacks, Reason.NOT_SAID)),
    Row(Reason.QUOTED, partial(_lacks, Reason.QUOTED)),
    Row(Reason.HYPOTHETICAL, partial(_lacks, Reason.HYPOTHETICAL)),
    Row(Reason.TEMPORARY, partial(_lacks, Reason.TEMPORARY)),
    Row(Reason.THIRD_PARTY, partial(_lacks, Reason.THIRD_PARTY)),
    Row(Reason.NO_SHARED_WORD, partial(_lacks, Reason.NO_SHARED_WORD)),
    Row(Reason.CONTRADICTS_EVIDENCE, partial(_lacks, Reason.CONTRADICTS_EVIDENCE)),
    Row(Reason.TOLD_NOT_TO, _told_not_to),
    Row(Reason.ORDER, _no_description),
)

WAITS = (
    Row(Reason.OUTSIDE_READ, _outside),
    Row(Reason.NOBODY_SEES, _nobody_sees),
    Row(Reason.SHARED_CHAT, _shared_chat),
    Row(Reason.REPLACES_OWN, _replaces_own),
    Row(Reason.REPLACES_WAITING, _replaces_waiting),
    Row(Reason.PERSONAL_DATA, partial(_kind, Forbidden.PII)),
    Row(Reason.CLOSE_TO_TOLD_NOT_TO, _close_to_told_not_to),
    Row(Reason.OVER_LOOK_LIMIT, _over_look_limit),
    Row(Reason.OVER_DAY_LIMIT, _over_day_limit),
    Row(Reason.MODE_ASK, _mode_ask),
    Row(Reason.NEVER_LIST_UNREADABLE, _never_unreadable),
    Row(Reason.FROM_ASSISTANT, _from_assistant),
)
