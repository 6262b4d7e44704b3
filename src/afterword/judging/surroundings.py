"""What stands around the evidence: a sentence that also holds something that must not be kept is silent whole."""

from __future__ import annotations

from afterword.core.chat import OwnWords
from afterword.core.verdict import Reason
from afterword.language.tokens import sentence_around

from .forbidden import DROPPED, Forbidden, kinds, mask_secrets
from .grounding import find

_REASONS = {
    Forbidden.SECRET: Reason.SECRET,
    Forbidden.HEALTH: Reason.HEALTH,
    Forbidden.MONEY: Reason.MONEY,
    Forbidden.SPECIAL: Reason.SPECIAL,
    Forbidden.TOO_PERSONAL: Reason.TOO_PERSONAL,
}
FORBIDDEN = frozenset(_REASONS.values())


def forbidden_around(evidence: str, own: OwnWords) -> tuple[Reason, ...]:
    """Why the sentence in which the evidence stands must not be kept, in the order of the gate; empty where it may."""
    span = find(evidence, own.text)
    if span is None:
        return ()
    found = kinds(sentence_around(own.text, *span).text)
    return tuple(reason for kind, reason in _REASONS.items() if kind in found)


def safe_words(text: str) -> str:
    """The text as it may be recorded: secrets masked, and '' where it holds anything else that must not be kept."""
    masked = mask_secrets(text)
    return "" if kinds(masked) & DROPPED else masked
