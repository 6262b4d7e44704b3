"""What a piece of a chat may not hold once it is stored: secrets, and numbers of money and of identity documents.

Mail addresses and phone numbers stay, as people search for them. By the rules by which the gate drops and holds.
"""

from __future__ import annotations

import re

from afterword.language.quotes import fold

from .numbers import number_spans
from .secrets import mask_secrets, masked, unfolded

NUMBER = "[number]"
# The least that such a number has: six digits, near to each other. What has less is not looked at.
_ENOUGH = re.compile(r"\d(?:\D{0,3}\d){5}")


def mask_stored(text: str) -> str:
    """The text with secrets and such numbers each replaced by a fixed word."""
    plain = mask_secrets(text)
    if not _ENOUGH.search(plain):
        return plain
    folded = fold(plain)
    return masked(plain, unfolded(folded, number_spans(folded.text)), by=NUMBER)
