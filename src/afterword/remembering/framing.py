"""The frame that memories stand in beside a message, and how their words are made unable to leave it.

Imports hardly anything: a process that lives for one message loads it. Knows no memory and no file.
"""

from __future__ import annotations

from unicodedata import category

TYPE_CHECKING = False  # as in typing, whose import takes longer than all that is done here
if TYPE_CHECKING:
    from collections.abc import Sequence

OPEN, CLOSE = "<afterword-nearby>", "</afterword-nearby>"
LABEL = "From memory, about the person: no part of the message, and no reason to agree."
LEAN_LABEL = "Memory, not the message, no reason to agree:"
MOST = 3  # memories put beside a message
LONGEST = 360  # characters of the whole block, its frame and what was escaped counted

_INSTEAD = {"<": "&lt;", ">": "&gt;", "&": "&amp;"}
_LESS = "\u2039\u02c2\u1438\u1d0c\u227a\u2329\u276c\u276e\u27e8\u29fc\u3008\ufe3f\ufe64\uff1c\U000100b0"
_MORE = "\u203a\u02c3\u1433\u227b\u232a\u276d\u276f\u27e9\u29fd\u3009\ufe40\ufe65\uff1e"
_DOUBLE = "\u00ab\u00bb\u226a\u226b\u22d8\u22d9\u27ea\u27eb\u300a\u300b\ufe3d\ufe3e"  # marks of speech in many scripts
_INSTEAD.update(dict.fromkeys(_LESS, "&lt;"), **dict.fromkeys(_MORE, "&gt;"), **dict.fromkeys(_DOUBLE, '"'))
_JOINERS = "\u200c\u200d"  # letters of Persian and Indic scripts, and pictures, are made with them
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_NOTHING = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
_BLANK = frozenset({"Zs", "Zl", "Zp"})


def escaped(text: str) -> str:
    """The text on one line, without anything that could close the block, hide, or turn the direction of reading."""
    if text.isascii() and text.isprintable():
        plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    else:
        plain = "".join(_safe(text, place) for place in range(len(text)))
    return " ".join(plain.split())


def _safe(text: str, place: int) -> str:
    letter = text[place]
    instead = _INSTEAD.get(letter)
    if instead is not None:
        return instead
    if letter in _JOINERS:
        around = text[max(0, place - 1) : place] + text[place + 1 : place + 2]
        return letter if len(around) == 2 and not around[0].isascii() and not around[1].isascii() else ""
    sort = category(letter)
    if sort in _BLANK or letter in "\t\r\n\v\f\x85":
        return " "
    return "" if sort in _NOTHING or letter in _UNSEEN else letter


def framed(lines: Sequence[tuple[str, str]], *, lean: bool = False) -> tuple[str, tuple[int, ...]]:
    """The block, and the places of the lines that are in it; '' where none is.

    ``lines``: escaped words with their day ('' where none is known), best first. At most ``MOST`` stand in it, within
    ``LONGEST`` characters; one that does not fit is left out whole, since half a memory may say the opposite.
    """
    taken: list[int] = []
    block = ""
    for place, (words, _) in enumerate(lines):
        longer = _block([lines[one] for one in (*taken, place)], lean=lean)
        if words and len(longer) <= LONGEST:
            taken.append(place)
            block = longer
        if len(taken) == MOST:
            break
    return block, tuple(taken)


def _block(lines: Sequence[tuple[str, str]], *, lean: bool) -> str:
    told = [f"{words} ({day})" if day else words for words, day in lines]
    if lean:
        return f"{OPEN}{LEAN_LABEL} {'; '.join(told)}{CLOSE}"
    return "\n".join((OPEN, LABEL, *(f"- {one}" for one in told), CLOSE))
