"""What may not be kept: secrets, health, money, the special categories, the too personal; and personal data, which waits."""

from __future__ import annotations

import unicodedata

from .concerns import Forbidden, concerns
from .numbers import holds_account, holds_card, holds_personal_number
from .secrets import MASK, mask_secrets, secret_spans

__all__ = ["DROPPED", "MASK", "Forbidden", "kinds", "mask_secrets", "secret_spans"]

DROPPED = frozenset(Forbidden) - {Forbidden.PII}


def kinds(text: str, *, lang: str = "") -> frozenset[Forbidden]:
    """Everything of these kinds that stands in the text, in any language. ``lang``: the text's own, if known."""
    plain = unicodedata.normalize("NFKC", text)
    found = set(concerns(plain, lang))
    if secret_spans(text):
        found.add(Forbidden.SECRET)
    if holds_card(plain) or holds_account(plain):
        found.add(Forbidden.MONEY)
    elif holds_personal_number(plain):
        found.add(Forbidden.PII)
    return frozenset(found)
