"""Rules that changed, applied to what is there: gate and check once more, over what waits, is held and is in use.

No model is asked and nothing is removed: what would not be learned today is left out, with one question for the person.
Where an answer stands, it stands: what the person wrote or kept is asked about only if no answer could let it be.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from afterword.core.change import Change, Supersede
from afterword.core.chat import OwnWords, Segment
from afterword.core.entry import Body, CardKind, FileTrouble, Learning
from afterword.core.memory import Memory, Place
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow, MemoryStands
from afterword.core.verdict import NEVER_KEPT, CheckCode, Drop, Reason, Wait
from afterword.engine.admit import Admission
from afterword.engine.desk import Desk
from afterword.engine.questions import held_with_card
from afterword.judging.case import Situation
from afterword.judging.check import memory_check
from afterword.judging.gate import SaidEntry, judge
from afterword.judging.surroundings import safe_words

# What cannot be told from the words that were kept as evidence: it needs the chat, or what stood at the time.
OF_THAT_TIME = frozenset({Reason.NOT_SAID, Reason.QUOTED, Reason.NO_TARGET, Reason.TOLD_NOT_TO, Reason.NO_SHARED_WORD})
# Reasons that no answer can lift, as the check says them.
_AS_CODES = {Reason.SECRET: CheckCode.SECRET, Reason.HIDDEN_CHARS: CheckCode.HIDDEN, Reason.POWER: CheckCode.POWER}
BY_HAND = frozenset({"person", "file"})


@dataclass(frozen=True, slots=True)
class Rejudged:
    """One thing that would not be learned today. ``was``: 'waiting', 'held' or 'used'; ``why``: reasons and codes.

    ``which`` is the id of the learning that waits, or of the memory; ``text`` never holds a secret.
    """

    was: str
    which: str
    text: str
    why: tuple[str, ...]


def rejudge(desk: Desk) -> tuple[Rejudged, ...]:
    """Judge everything again and leave out what would not be learned today; gives all of it, asked about or not.

    Doing it twice changes nothing the second time. Raises HomeBusy, DiskFull.
    """
    with desk.pen.alone():
        standing = desk.standing()
        found = [*_waiting(standing), *(one for one, _ in _remembered(standing))]
        lines: list[Body] = []
        for one, codes in _remembered(standing):
            lines += _asked(desk, standing, one, codes)
        desk.pen.admit(Admission(tuple(lines)))
    return tuple(found)


def _waiting(standing: Standing) -> Iterator[Rejudged]:
    for told in standing.waiting():
        why, _ = _against(standing, told.learning)
        if why:
            yield Rejudged("waiting", told.learning.id, safe_words(told.learning.change.text), why)


def _remembered(standing: Standing) -> Iterator[tuple[Rejudged, tuple[CheckCode, ...]]]:
    """Live memories that today's rules are against, and held ones whatever they say: these wait for an answer too."""
    for stands in standing.memories.values():
        if not stands.live or (stands.held is not None and stands.held.trouble is not FileTrouble.FAILS_CHECK):
            continue
        why, codes = _against_memory(standing, stands)
        if stands.held is not None:
            before = tuple(code.value for code in stands.held.codes) or (stands.held.detail,)
            yield _told("held", stands.memory, why or before), codes or stands.held.codes
        elif why:
            yield _told("used", stands.memory, why), codes


def _told(was: str, memory: Memory, why: tuple[str, ...]) -> Rejudged:
    return Rejudged(was, memory.id, safe_words(memory.text), why)


def _asked(desk: Desk, standing: Standing, one: Rejudged, codes: tuple[CheckCode, ...]) -> tuple[Body, ...]:
    """The hold and its question, unless it is open or was answered for these very reasons."""
    held, card = held_with_card(desk, one.which, FileTrouble.FAILS_CHECK, codes, ", ".join(one.why))
    cards = [now for now in standing.cards.values() if now.card.kind is CardKind.CHECKED]
    asked = any(now.card.memory == one.which and (now.choice is None or now.card.words == card.words) for now in cards)
    if asked:
        return ()
    return (card,) if one.was == "held" else (held, card)


def _against_memory(standing: Standing, stands: MemoryStands) -> tuple[tuple[str, ...], tuple[CheckCode, ...]]:
    """Today's rules against a memory as it stands. Its own words may have come from a hand or an answer since."""
    memory = stands.memory
    told = standing.learnings.get(memory.learned or "")
    if told is None or _answered_for(told) or told.learning.change.text != memory.text:
        codes = _never_kept(memory, told.learning if told is not None else None)
        return tuple(code.value for code in codes), codes
    return _against(standing, told.learning)


def _answered_for(told: LearningNow) -> bool:
    return told.kept or told.after_all or told.learning.reader in BY_HAND


def _never_kept(memory: Memory, learning: Learning | None) -> tuple[CheckCode, ...]:
    said = tuple(quote.words for quote in learning.quotes) if learning is not None else ()
    codes = memory_check(memory.text, said=said, kind=memory.kind, lang=memory.lang)
    return tuple(code for code in codes if code in NEVER_KEPT)


def _against(standing: Standing, learning: Learning) -> tuple[tuple[str, ...], tuple[CheckCode, ...]]:
    """Why a change would be dropped or held today, by its own words and the evidence that was kept."""
    verdict = judge(learning.change, _situation(standing, learning))
    match verdict:
        case Drop():
            reasons = [reason for reason in verdict.matched if reason not in OF_THAT_TIME]
            never = tuple(code for reason, code in _AS_CODES.items() if reason in reasons)
            return (tuple(reason.value for reason in reasons), never) if reasons else _checked(learning)
        case Wait():
            private = [Reason.PERSONAL_DATA.value] if Reason.PERSONAL_DATA in verdict.matched else []
            waited = isinstance(learning.verdict, Wait) and not verdict.codes
            return () if waited else (*private, *(code.value for code in verdict.codes)), verdict.codes
        case _:
            return (), ()


def _checked(learning: Learning) -> tuple[tuple[str, ...], tuple[CheckCode, ...]]:
    change = learning.change
    said = tuple(quote.words for quote in learning.quotes)
    codes = memory_check(change.text, said=said, kind=change.kind, lang=change.lang)
    return tuple(code.value for code in codes), codes


def _situation(standing: Standing, learning: Learning) -> Situation:
    target = _target(standing, learning.change)
    return Situation(
        said=tuple(_said(quote.entry, quote.words) for quote in learning.quotes),
        attended=True,
        person_present=True,
        memories=(target,) if target is not None else (),
        from_assistant=learning.reader == "assistant",
    )


def _target(standing: Standing, change: Change) -> Memory | None:
    """What a change replaced, as it was before."""
    stands = standing.memories.get(change.target) if isinstance(change, Supersede) else None
    return replace(stands.memory, place=Place.LIVE, held=None) if stands is not None else None


def _said(entry: str, words: str) -> SaidEntry:
    return SaidEntry(entry, words, OwnWords(words, (Segment(0, len(words), 0, len(words)),)))
