"""A chat read anew may say that words were not the person's after all: what rests on them is held, and counted anew.

Only what the new reading says outright counts: an entry that is no longer there says nothing, hosts delete transcripts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from afterword.core.chat import Branch, Chat, Entry, OwnWords, Said, Speaker, is_person
from afterword.core.entry import Body, FileTrouble, Learning, PatternNow, Quote
from afterword.core.memory import Memory, Stage
from afterword.core.pattern import Evidence, Pattern, PatternState
from afterword.core.standing import Standing
from afterword.core.verdict import Apply
from afterword.engine.admit import Admission, Write
from afterword.engine.desk import Desk
from afterword.engine.hearing import own_words_in
from afterword.engine.questions import held_with_card, left_out
from afterword.judging.stages import stage_of

BECAUSE = "not the person's words"
COUNTING = frozenset({PatternState.OPEN, PatternState.ASKED, PatternState.LAPSED})
UNCONFIRMED = frozenset({Stage.TENTATIVE, Stage.EMERGING, Stage.PENDING})


def rests_on(standing: Standing) -> frozenset[str]:
    """The keys of all chats that something rests on."""
    told = (quote.chat for one in standing.learnings.values() for quote in one.learning.quotes)
    counted = (piece.chat for pattern in standing.patterns.values() for piece in pattern.evidence)
    return frozenset((*told, *counted))


def doubt(desk: Desk, chat: Chat) -> bool:
    """Hold and count anew what rests on words of this chat that are not the person's. Whether there was anything."""
    if not _doubted(desk, desk.standing(), chat):
        return False
    with desk.pen.alone():
        admission = _doubted(desk, desk.standing(), chat)
        desk.pen.admit(admission)
    return bool(admission)


def _doubted(desk: Desk, standing: Standing, chat: Chat) -> Admission:
    told = [one for one in standing.learnings.values() if _rests_on(one.learning, chat.key) and not one.undone]
    patterns = [one for one in standing.patterns.values() if any(piece.chat == chat.key for piece in one.evidence)]
    if not told and not patterns:
        return Admission()
    entries = {entry.id: entry for entry in chat.entries}
    own = own_words_in(chat)
    fewer = {one.id: _recounted(one, chat.key, entries, own) for one in patterns}
    lines: list[Body] = [PatternNow(fewer[one.id], BECAUSE) for one in patterns if fewer[one.id] != one]
    writes = [write for one in patterns for write in _smaller(standing, one, fewer[one.id])]
    foreign = [
        t.learning for t in told if _made_by_itself(t.learning, kept=t.kept) and _foreign(t.learning, entries, own)
    ]
    rest = [learning.memory for learning in foreign if learning.memory is not None]
    rest += [one.memory for one in patterns if fewer[one.id] != one and not fewer[one.id].evidence]
    counted = {one.memory for one in standing.patterns.values() if fewer.get(one.id, one).evidence}
    held = [which for which in dict.fromkeys(rest) if which not in counted and _in_use(standing, which)]
    for which in held:
        lines += held_with_card(desk, which, FileTrouble.NOT_PERSONS_WORDS, (), "")
    return Admission(tuple(lines), tuple(write for write in writes if write.memory.id not in held))


def _rests_on(learning: Learning, chat: str) -> bool:
    merged = bool(learning.merged) and any(quote.chat == chat for quote in learning.quotes)
    return learning.chat == chat or merged


def _made_by_itself(learning: Learning, *, kept: bool) -> bool:
    """Whether a memory came of it without an answer of the person, from words."""
    return isinstance(learning.verdict, Apply) and not kept and bool(learning.quotes)


def _foreign(learning: Learning, entries: Mapping[str, Entry], own: Mapping[str, OwnWords]) -> bool:
    """Whether none of the words that it rests on is the person's, as far as their entries are there to be read; of what
    was put together, whether any is not.
    """
    enough = any if learning.merged else all
    return enough(_not_theirs(quote, entries.get(quote.entry), own) for quote in learning.quotes)


def _not_theirs(quote: Quote, entry: Entry | None, own: Mapping[str, OwnWords]) -> bool:
    if entry is None:
        return False
    if not isinstance(entry, Said) or entry.speaker is not Speaker.PERSON or entry.branch is not Branch.LIVE:
        return True
    words = own.get(entry.id)
    if words is None:
        return False  # a copy: the words are theirs, and stand in the chat that it was made from
    if words.pasted or words.fiction:
        return True
    if entry.text[quote.start : quote.end] != quote.words:
        return False
    return not _theirs(words, quote.start, quote.end)


def _theirs(words: OwnWords, start: int, end: int) -> bool:
    """Whether any of a stretch of the original entry is the person's own."""
    return any(one.original_start < end and start < one.original_end for one in words.segments)


def _in_use(standing: Standing, which: str) -> bool:
    """Whether a memory is live and in use, and the person did not say already that it may be."""
    stands = standing.memories.get(which)
    return stands is not None and stands.live and stands.held is None and not _answered(standing, which)


def _answered(standing: Standing, memory: str) -> bool:
    """Whether the person was asked about it before, and let it stand."""
    asked = left_out(FileTrouble.NOT_PERSONS_WORDS, "")
    return any(one.card.memory == memory and one.card.words == asked and one.choice for one in standing.cards.values())


def _recounted(pattern: Pattern, chat: str, entries: Mapping[str, Entry], own: Mapping[str, OwnWords]) -> Pattern:
    """The pattern with what stands of its evidence. What the person answered, they answered; a question that too few
    are left for is closed.
    """
    kept = tuple(one for one in pattern.evidence if one.chat != chat or _counts(one, entries.get(one.entry), own))
    if len(kept) == len(pattern.evidence) or pattern.state not in COUNTING:
        return replace(pattern, evidence=kept)
    stage = stage_of(len(kept))
    too_few = pattern.state is PatternState.ASKED and stage is not Stage.PENDING
    return replace(pattern, evidence=kept, stage=stage, state=PatternState.OPEN if too_few else pattern.state)


def _counts(piece: Evidence, entry: Entry | None, own: Mapping[str, OwnWords]) -> bool:
    if entry is None:
        return True
    words = own.get(entry.id)
    if not is_person(entry) or words is None or words.pasted or words.fiction:
        return False
    place = entry.text.find(piece.quote) if isinstance(entry, Said) else -1
    return place < 0 or _theirs(words, place, place + len(piece.quote))


def _smaller(standing: Standing, before: Pattern, after: Pattern) -> Iterable[Write]:
    """The memory of a pattern, no further grown than what is left of it."""
    memory: Memory | None = standing.memory(before.memory)
    if memory is None or memory.stage not in UNCONFIRMED or not after.evidence or after.state not in COUNTING:
        return
    fewer = len(before.evidence) - len(after.evidence)
    smaller = replace(memory, stage=after.stage, seen=max(1, memory.seen - fewer))
    if smaller != memory:
        yield Write(smaller, BECAUSE)
