"""Erase: the words go out of everything here, and only a keyed hash stays, so that the same is not learned again.

The answer is recorded first; taking the words out can be done again at any opening, since what was answered names the
learning or memory, and its own words say what to take out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from afterword.core.entry import Answered, AnswerKind, Body, CardKind, Erased, Lapsed, MemoryGone, NeverRemoved
from afterword.core.errors import BadInput
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow, MemoryStands
from afterword.engine import finding
from afterword.engine.admit import Admission, Gone
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.saying import count
from afterword.engine.views import Done, Shown
from afterword.judging.never import fingerprint, says_the_same

ERASED = "[erased]"


def erase_question(which: str) -> Question:
    """Remove the words of a memory or learning everywhere here."""
    return Question(lambda desk: _show(desk, which), lambda desk, *_: _erase(desk, which))


def _target(standing: Standing, which: str) -> tuple[str, tuple[str, ...]]:
    """The id that is answered for, and the texts that say the thing: of the memory, the learnings, and their like."""
    ids = (*standing.memories, *standing.learnings, *standing.never)
    target = finding.named(which, ids, "memory or learning", "See: afterword memories, afterword learned")
    return target, alike(standing, _text_of(standing, target))


def _text_of(standing: Standing, which: str) -> str:
    """What a memory, a line of the never-list or a learning says, by its id; '' where there is none."""
    if which in standing.memories:
        return standing.memories[which].memory.text
    if which in standing.never:
        return standing.never[which].line.text
    told = standing.learnings.get(which)
    return told.learning.change.text if told is not None else ""


def alike(standing: Standing, text: str) -> tuple[str, ...]:
    """Every text in the record that says the same, longest first."""
    texts = {text}
    texts |= {now.memory.text for stands in standing.memories.values() for now in stands.history}
    texts |= {told.learning.change.text for told in standing.learnings.values()}
    texts |= {never.line.text for never in standing.never.values()}
    same = {one for one in texts if one == text or says_the_same(one, text)}
    same |= {
        one for told in standing.learnings.values() if told.learning.merged for one in _merged(standing, told, same)
    }
    return tuple(sorted(same - {"", ERASED}, key=len, reverse=True))


def _merged(standing: Standing, told: LearningNow, texts: set[str]) -> set[str]:
    """What holds the same words through a merge: what it was put together from, or what was made of it."""
    parts = _parts(standing, told)
    whole = told.learning.change.text
    return parts if whole in texts else {whole} if parts & texts else set()


def _parts(standing: Standing, told: LearningNow) -> set[str]:
    return {standing.memories[one].memory.text for one in told.learning.merged if one in standing.memories}


def _made_of_merges(standing: Standing) -> frozenset[str]:
    """The ids of what was put together, and of the learnings that did it."""
    told = [one.learning for one in standing.learnings.values() if one.learning.merged]
    return frozenset(one for learning in told for one in (learning.id, learning.memory) if one is not None)


def _refuse_together(standing: Standing, texts: tuple[str, ...]) -> None:
    """What stands for others too is not erased for one of them: what only the others say would go with it."""
    for told in standing.learnings.values():
        made = standing.memories.get(told.learning.memory or "")
        if _parts(standing, told) & set(texts) and made is not None and made.live:
            step = f"Take that back first: afterword undo {told.learning.id}"
            raise BadInput("It was put together with others, and one memory stands for all of them.", step)


def _show(desk: Desk, which: str) -> Shown:
    standing = desk.standing()
    target, texts = _target(standing, which)
    if target not in _made_of_merges(standing):
        _refuse_together(standing, texts)
    words = "\n".join(("Erase everywhere here:", *texts))
    warnings = ["backups and other devices may still hold it", "this cannot be undone"]
    return shown(AnswerKind.ERASE, target, words, "Erase it for good?", warnings)


def _erase(desk: Desk, which: str) -> Act:
    standing = desk.standing()
    _, texts = _target(standing, which)
    keys = tuple(sorted({key_of(desk, text) for text in texts}))
    memories = _memories(standing, texts)
    gone = tuple(Gone(stands.memory.id, "erased") for stands in memories if stands.present)
    absent: tuple[Body, ...] = tuple(MemoryGone(s.memory.id, "erased") for s in memories if not s.present)

    def take_out() -> None:
        scrub(desk, texts)

    files = f"{count(len(gone), 'file')} and " if gone else ""
    done = Done(f"Erased: {files}every line that held the words.", also=("backups may still hold it",))
    lines = (Erased(keys), *_closed(standing, texts), *absent)
    return Act(Admission(lines, gone=gone), done, then=take_out)


def _closed(standing: Standing, texts: tuple[str, ...]) -> Iterator[Body]:
    """What was still open about these words: it neither waits nor stands on the never-list any more."""
    for told in standing.waiting():
        if told.learning.change.text in texts:
            yield Lapsed(told.learning.id)
    for never in standing.never.values():
        if never.line.text in texts:
            yield NeverRemoved(never.line.id)


def _memories(standing: Standing, texts: tuple[str, ...]) -> tuple[MemoryStands, ...]:
    return tuple(s for s in standing.memories.values() if any(now.memory.text in texts for now in s.history))


def key_of(desk: Desk, text: str) -> str:
    """The keyed hash under which an erased thing is recognised."""
    return desk.sockets.keys.digest("erased", fingerprint(text).encode())


def scrub(desk: Desk, texts: tuple[str, ...]) -> int:
    """Take these texts, and the person's words that they rest on, out of every line of the record.

    The line that follows makes every process read the record anew.
    """
    words = with_evidence(desk.standing(), texts)
    if not words:
        return 0
    changed = desk.sockets.record.scrub(blanking(words))
    desk.pen.admit(Admission((Erased(()),)))
    return changed


def with_evidence(standing: Standing, texts: tuple[str, ...]) -> tuple[str, ...]:
    """These texts and all in a record that says the same or led to them, longest first."""
    found = set(texts)
    for told in standing.learnings.values():
        if told.learning.change.text in texts:
            found.add(told.learning.change.evidence)
            found |= {quote.words for quote in told.learning.quotes}
            found |= {signal.words for signal in told.learning.signals}
    memories = _memories(standing, texts)
    for stands in memories:
        found |= {now.path for now in stands.history}  # a file's name is made of its words
    of = {stands.memory.id for stands in memories}
    asked = (one.card for one in standing.cards.values() if one.card.kind is CardKind.RETIRE)  # in the person's words
    found |= {card.words for card in asked if card.memory in of}
    for pattern in standing.patterns.values():
        if _text_of(standing, pattern.memory) in texts:
            found |= {pattern.fix, pattern.instead_of or ""} | {one.quote for one in pattern.evidence}
    return tuple(sorted(found - {"", ERASED}, key=len, reverse=True))


def blanking(words: tuple[str, ...]) -> Callable[[str], str]:
    """Puts a mark in place of each of the words, whatever their letter case."""
    pattern = re.compile("|".join(_whole(word) for word in words), re.IGNORECASE)
    return lambda text: pattern.sub(ERASED, text)


def _whole(words: str) -> str:
    """An expression for these words that stops at borders of words: 'number 1' is no part of 'number 12'.

    Scripts without spaces have no such borders: there the same characters count wherever they stand.
    """
    left = r"(?<!\w)" if _spaced(words[0]) else ""
    right = r"(?!\w)" if _spaced(words[-1]) else ""
    return f"{left}{re.escape(words)}{right}"


def _spaced(character: str) -> bool:
    return character.isalnum() and not "\u3040" <= character <= "\u9fff"


def finish_erasing(desk: Desk) -> int:
    """Take out what an erase answered for and a crash left in: gives the number of lines changed. For opening a
    home.
    """
    standing = desk.standing()
    changed = 0
    for line in standing.answers:
        answer = line.answer
        if isinstance(answer, Answered) and answer.answer is AnswerKind.ERASE:
            text = _text_of(standing, answer.target)
            if text not in {"", ERASED}:
                changed += scrub(desk, alike(standing, text))
    return changed
