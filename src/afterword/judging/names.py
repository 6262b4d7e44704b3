"""Names that may become part of a path: ids as code makes them, and slugs from titles. Nothing else ever does."""

from __future__ import annotations

import re
import unicodedata

LONGEST_SLUG = 40
NAMELESS = "memory"
_ID = re.compile(r"[a-z0-9_-]{1,64}", re.ASCII)
# Windows opens a device whatever ending such a name has.
_DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})
_NOT_IN_SLUGS = re.compile(r"[^a-z0-9]+")
_APART = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l", "þ": "th", "ð": "d", "ı": "i"})


def valid_id(text: str) -> bool:
    """Whether a text is an id: 1 to 64 of a–z, 0–9, ``_`` and ``-``, and no name that a system keeps for itself."""
    return _ID.fullmatch(text) is not None and text not in _DEVICES


def slug(title: str) -> str:
    """A title as a short part of a file name, always a valid id; ``memory`` where no letter of it can be kept."""
    letters = unicodedata.normalize("NFKD", title.casefold().translate(_APART))
    plain = _NOT_IN_SLUGS.sub("-", "".join(c for c in letters if not unicodedata.combining(c))).strip("-")
    short = plain[:LONGEST_SLUG].strip("-")
    return short if valid_id(short) else NAMELESS
