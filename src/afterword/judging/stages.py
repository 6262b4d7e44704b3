"""How corrections grow up: which group one counts in, how far that has grown and reaches, and what is then asked.

Counts distinct, dated, quoted evidence, at most one piece a chat. Moments come with the evidence; no clock is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from afterword.core.change import Basis, Change, Correction, WishType
from afterword.core.memory import Chatless, Domain, Everywhere, InDomain, InProject, Kind, Scope, Stage, ThisChat
from afterword.core.pattern import Evidence, Pattern, PatternState
from afterword.language.likeness import Relation, adds, content_words, relation, swaps

from .carrying import contradicts
from .never import Likeness

ASKED_AT = 3  # pieces of evidence at which one question is asked

# How grown up a preference is by what it rests on. A change of mind starts anew; said outright, it is STATED.
_FIRST = {
    Basis.STATED: Stage.CONFIRMED,
    Basis.CORRECTED: Stage.TENTATIVE,
    Basis.REVERSED: Stage.TENTATIVE,
    Basis.OBSERVED: None,
}
# Where a wish files once it comes from a second place; None: it stays in its project.
_HOMES: dict[WishType | None, Scope | None] = {
    WishType.FORMAT: Everywhere(),
    WishType.COMMUNICATION: Everywhere(),
    WishType.TECHNICAL: InDomain(Domain.CODE),
    WishType.PROJECT: None,
    WishType.PERSON: InDomain(Domain.COMMS),
    None: InDomain(Domain.CODE),
}


def first_stage(change: Change, kind: Kind | None = None) -> Stage | None:
    """The stage that a memory made by this change begins with. Only preferences have one.

    ``kind``: the target's, where a change leaves it out.
    """
    return _FIRST[change.basis] if (change.kind or kind or Kind.PREFERENCE) is Kind.PREFERENCE else None


def stage_of(times: int) -> Stage:
    """How far a group has grown that was said in so many chats."""
    if times >= ASKED_AT:
        return Stage.PENDING
    return Stage.EMERGING if times > 1 else Stage.TENTATIVE


def same_group(
    correction: Correction, patterns: Iterable[Pattern], *, lang: str = "", likeness: Likeness | None = None
) -> Pattern | None:
    """The group that a correction counts in: the same fix before a close one, then by id. None: a group of its own."""
    ranked = [(rank, one.id, one) for one in patterns if (rank := _fits(correction, one, lang, likeness)) is not None]
    return min(ranked, key=lambda entry: entry[:2])[2] if ranked else None


def _fits(correction: Correction, pattern: Pattern, lang: str, likeness: Likeness | None) -> int | None:
    """0: the same fix. 1: close, and neither names what the other does not. None: another wish."""
    a, b = correction.fix, pattern.fix
    if (correction.wish is WishType.PERSON) != (pattern.wish is WishType.PERSON):
        return None  # what one reader wants says nothing of the others
    if _says_opposite(correction, pattern, lang) or contradicts(a, b) or swaps(a, b, lang):
        return None
    match relation(a, b, likeness(a, b) if likeness is not None else None, lang):
        case Relation.SAME:
            return 0
        case Relation.CLOSE:
            return 1 if _one_in_the_other(a, b, lang) and not (adds(a, b, lang) and adds(b, a, lang)) else None
        case Relation.DIFFERENT:
            return None
        case other:
            assert_never(other)


def _one_in_the_other(a: str, b: str, lang: str) -> bool:
    """Whether one fix only says more of the same. Another number or word for it is another wish."""
    left, right = content_words(a, lang), content_words(b, lang)
    return bool(left and right) and (left <= right or right <= left)


def _says_opposite(correction: Correction, pattern: Pattern, lang: str) -> bool:
    """Whether one wants what the other named as wrong."""
    pairs = ((correction.fix, pattern.instead_of), (pattern.fix, correction.instead_of))
    return any(b is not None and relation(a, b, lang=lang) is Relation.SAME for a, b in pairs)


def grown(pattern: Pattern, evidence: Sequence[Evidence], change: Change) -> Pattern:
    """The group with new evidence. A chat counts once; one that was put aside for silence is open again.

    Confirmed, reversed and closed groups gather evidence and stay what they are. Words that say the wish outright
    confirm any of them.
    """
    known = {piece.chat for piece in pattern.evidence}
    fresh: dict[str, Evidence] = {}
    for piece in sorted(evidence, key=lambda one: one.at):
        if piece.chat not in known:
            fresh.setdefault(piece.chat, piece)
    full = replace(pattern, evidence=(*pattern.evidence, *fresh.values()))
    if change.basis is Basis.STATED:
        scope = change.scope or pattern.scope
        return replace(full, state=PatternState.CONFIRMED, stage=Stage.CONFIRMED, scope=scope)
    if pattern.state not in (PatternState.OPEN, PatternState.ASKED, PatternState.LAPSED):
        return full
    state = PatternState.OPEN if pattern.state is PatternState.LAPSED else pattern.state
    return replace(full, state=state, stage=stage_of(len(full.evidence)), scope=widened(full, change))


def widened(pattern: Pattern, change: Change) -> Scope:
    """How far a group reaches now: as far as the words say, or, from a second place on, as far as its type names."""
    wish = change.correction.wish if change.correction is not None else None
    scope = pattern.scope
    if isinstance(change.scope, InDomain | Everywhere):
        scope = wider(scope, change.scope)
    home = _HOMES[wish]
    return wider(scope, home) if home is not None and _from_two_places(pattern.evidence) else scope


def _from_two_places(evidence: Sequence[Evidence]) -> bool:
    """From two projects; among chats without one, from two chats on two days."""
    projects = {piece.project for piece in evidence}
    if len(projects) > 1:
        return True
    return projects == {None} and _on_two_days(evidence)


def _on_two_days(evidence: Sequence[Evidence]) -> bool:
    return len({piece.at.date() for piece in evidence}) > 1 and len({piece.chat for piece in evidence}) > 1


def wider(one: Scope, other: Scope) -> Scope:
    """The scope that reaches further; the first where they reach alike."""
    return other if _width(other) > _width(one) else one


def _width(scope: Scope) -> int:
    match scope:
        case ThisChat():
            return 0
        case InProject() | Chatless():
            return 1
        case InDomain():
            return 2
        case Everywhere():
            return 3
        case other:
            assert_never(other)


def question(pattern: Pattern) -> str:
    """What is asked once a group has been said three times. What is not wanted is named only if the person named it."""
    rather = f" (rather than {pattern.instead_of})" if pattern.instead_of else ""
    return f"You've corrected this three times: {pattern.fix}{rather}."
