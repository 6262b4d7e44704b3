"""The built-in reader: rules that turn a plain first-person statement, or a correction with its fix, into a
description.
"""

from __future__ import annotations

from .basis import basis_of
from .reader import Reading, RetireWish, read_statements
from .replacing import tells_taste
from .turning import JustSaid, settled, waits_for

__all__ = [
    "JustSaid",
    "Reading",
    "RetireWish",
    "basis_of",
    "read_statements",
    "settled",
    "tells_taste",
    "waits_for",
]
