"""What may not be kept: secrets, health, money, special categories, the too personal; personal data, which waits."""

from __future__ import annotations

import unicodedata

from .concerns import Forbidden, concerns
from .numbers import holds_account, holds_card, holds_personal_number, without_money
from .secrets import MASK, mask_secrets, masked, secret_spans
from .storing import NUMBER, mask_stored

__all__ = ["DROPPED", "MASK", "NUMBER", "Forbidden", "kinds", "mask_secrets", "mask_stored", "secret_spans"]

DROPPED = frozenset(Forbidden) - {Forbidden.PII}


def kinds(text: str, *, lang: str = "") -> frozenset[Forbidden]:
    """Everything of these kinds that stands in the text, in any language. ``lang``: the text's own, if known."""
    plain = unicodedata.normalize("NFKC", text)
    found: set[Forbidden] = set()
    if spans := secret_spans(plain):
        found.add(Forbidden.SECRET)
        plain = masked(plain, spans)
    if holds_card(plain) or holds_account(plain):
        found.add(Forbidden.MONEY)
        plain = without_money(plain)
    found |= concerns(plain, lang)
    if holds_personal_number(plain):
        found.add(Forbidden.PII)
    return frozenset(found)
