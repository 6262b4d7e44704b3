"""How a person's words come to be a memory's text: as they stand where they describe the person, else as they are read.

What the built-in reader makes of a chat it makes of these words too, as if they had been said in one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from afterword.core.change import LONGEST_TEXT, Add, Basis, Change, Supersede
from afterword.core.chat import Chat, Said, Speaker
from afterword.core.errors import BadInput
from afterword.core.memory import Kind, Memory
from afterword.core.verdict import CheckCode
from afterword.engine.saying import checks
from afterword.judging.check import memory_check
from afterword.judging.form import told_by_hand
from afterword.noticing.reading import notice
from afterword.noticing.statements import read_statements, tells_taste

# What another wording of the same can mend.
WORDING = frozenset({CheckCode.FORM, CheckCode.ORDER, CheckCode.POWER})
UNTOLD = "its language is not known here, so read it yourself: it is kept in exactly these words"
WITHOUT = "Say it without that, or not at all."
HOW = (
    "Say it as a plain sentence, like: I prefer pears over plums. Or as a description: Prefers pears over plums. "
    "In a language that is not read here, begin with what you do or are: Woont in Utrecht, Mieszkam w Krakowie"
)


def one_line(text: str) -> str:
    """The text as one line. Raises BadInput where nothing is left or it is too long."""
    words = " ".join(text.split())
    if not words:
        raise BadInput("There is nothing to remember.", 'Write it like: afterword remember "I prefer pears over plums"')
    if len(words) > LONGEST_TEXT:
        raise BadInput(f"That is longer than {LONGEST_TEXT} characters.", "Say it shorter, or as two.")
    return words


def worded(words: str, kind: Kind | None, memories: Sequence[Memory], now: datetime) -> Change:
    """The change that a person's words ask for; ``kind`` None: as it is read, else as it describes the person.

    Raises BadInput for what may not be kept, and for what cannot be read as one statement about them.
    """
    codes = memory_check(words, said=(words,), kind=kind or Kind.FACT, by_hand=True)
    found = as_said(words, memories, now) if set(codes) <= WORDING else ()
    if len(found) > 1:
        raise BadInput("That says more than one thing.", "Remember each by itself.")
    if found:
        codes = memory_check(found[0].text, said=(words,), kind=kind, lang=found[0].lang)
    if codes:
        raise _cannot(codes)
    change = found[0] if found else Add(kind or _described(words), words, "")
    return replace(change, kind=kind) if kind is not None else change


def untold(text: str) -> tuple[str, ...]:
    """The warning for a text of which nobody here but its writer can tell what it says; () for every other."""
    return (UNTOLD,) if told_by_hand(text) else ()


def proposed(words: str, kind: Kind | None, now: datetime) -> Add:
    """The same for what somebody else asks for: nothing is refused here, since the gate says what comes of it."""
    match as_said(words, (), now):
        case (Add() as read,):
            return replace(read, evidence="", kind=kind or read.kind)
        case _:
            return Add(kind or _described(words), words, "")


def _described(words: str) -> Kind:
    """A wish that was written as a description is one all the same: a fact never stands beside a question."""
    return Kind.PREFERENCE if tells_taste(words) else Kind.FACT


def as_said(words: str, memories: Sequence[Memory], now: datetime) -> tuple[Change, ...]:
    """What the built-in reader finds in words that a person says here and now, in no project."""
    said = Said("words", now, words, Speaker.PERSON, "asked_to_remember")
    chat = Chat("afterword", "remember", (said,))
    read = read_statements(notice(chat, after=None), memories=memories, now=now).changes
    return tuple(_outright(change) for change in read)


def _outright(change: Change) -> Change:
    """Asked for by the person themselves: no correction that has to grow, and no entry of a chat to rest on."""
    match change:
        case Add():
            return replace(change, basis=Basis.STATED, correction=None, entry="")
        case Supersede():
            return replace(change, basis=Basis.STATED, correction=None, entry="")


def _cannot(codes: Sequence[CheckCode]) -> BadInput:
    faults = [code for code in codes if code not in WORDING]
    if not faults:
        return BadInput("That cannot be remembered as it is worded: it must be one statement about you.", HOW)
    return BadInput(f"This cannot be remembered: {checks(faults)}.", WITHOUT)
