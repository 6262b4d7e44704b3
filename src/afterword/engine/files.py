"""Files changed by hand: what is taken at once, what waits as one list, what counts as forgotten.

A file can say new words; it cannot say that the person wrote them, that they are confirmed, reach further or are
older.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from afterword.core.change import Add, Change, Supersede
from afterword.core.entry import (
    NEVER_LIST,
    AnswerKind,
    Body,
    FileTrouble,
    Held,
    Learning,
    NeverList,
    Released,
    SettingNow,
)
from afterword.core.errors import BadInput
from afterword.core.memory import Memory, Place, Source
from afterword.core.standing import Standing
from afterword.core.verdict import NEVER_KEPT, Apply, CheckCode
from afterword.engine.admit import Admission, Gone, Write
from afterword.engine.asking import Act, Question, shown
from afterword.engine.comparing import Changed, Compared, taken_from, taken_in
from afterword.engine.desk import Desk
from afterword.engine.folder import look_over
from afterword.engine.never import never_line
from afterword.engine.questions import held_with_card
from afterword.engine.saying import TROUBLES, checks, count
from afterword.engine.views import Done, FileChange, Shown
from afterword.judging.check import memory_check

TAKEN_BY_TRUST = frozenset({FileTrouble.EDITED, FileTrouble.UNSEALED})
CAN_BE_KEPT = TAKEN_BY_TRUST | {FileTrouble.OLD_COPY, FileTrouble.DOUBLED}
NOTHING = "(nothing)"  # where nothing is in use of a file, or it says nothing that can be read
FEW = 3  # so many files may go at once and still have been deleted on purpose


def changes(desk: Desk) -> tuple[FileChange, ...]:
    """The one list of what waits."""
    return tuple(_view(desk, change) for change in look_over(desk).changed)


def _view(desk: Desk, change: Changed) -> FileChange:
    before = change.stands.memory.text if change.stands is not None else ""
    memory = change.stored.memory
    after = memory.text if memory is not None else ""
    which = change.stands.memory.id if change.stands is not None else (memory.id if memory is not None else "")
    return FileChange(which, change.stored.path, change.trouble, before, after, _codes(desk, change))


def _codes(desk: Desk, change: Changed) -> tuple[CheckCode, ...]:
    memory = change.stored.memory
    if memory is None:
        return ()
    return memory_check(memory.text, said=_said(desk.standing(), change), kind=memory.kind)


def _said(standing: Standing, change: Changed) -> tuple[str, ...]:
    """The person's own words that this memory rests on: what they typed there they may keep typing."""
    told = standing.learnings.get(change.stands.memory.learned or "") if change.stands is not None else None
    return tuple(quote.words for quote in told.learning.quotes) if told is not None else ()


def take_in(desk: Desk) -> tuple[str, ...]:
    """What needs no answer: files gone and come back, files of a lost record, and with ``trust`` what passes the
    check.

    Gives what was done, one line a thing. To be called before anything is looked at or answered.
    """
    if not desk.sockets.files.folder_present():
        return ()
    if not _to_do(desk, look_over(desk)):
        return ()
    with desk.pen.alone():
        compared = look_over(desk)
        did = [*_missing(desk, compared), *_found_again(desk, compared)]
        if desk.terms.trust_files:
            did += [_trusted(desk, change) for change in compared.changed if _trustworthy(desk, change)]
        return tuple(did)


def _to_do(desk: Desk, compared: Compared) -> bool:
    """Whether there is anything that needs no answer: then only does anybody else have to wait."""
    trusted = desk.terms.trust_files and any(_trustworthy(desk, change) for change in compared.changed)
    return bool(compared.missing or compared.back or compared.unknown) or trusted


def _missing(desk: Desk, compared: Compared) -> Iterable[str]:
    standing = desk.standing()
    new = [which for which in compared.missing if standing.memories[which].held is None]
    if new:
        desk.pen.admit(Admission(tuple(Held(which, FileTrouble.MISSING) for which in new)))
        yield f"{count(len(new), 'file is', 'files are')} missing"
    due = [which for which in compared.missing if _long_missing(desk, standing, which)]
    total = sum(1 for stands in standing.memories.values() if stands.present)
    if not due or compared.blind or not few_enough(len(compared.missing), total):
        return
    lines: list[Body] = [line for which in due if (line := never_line(desk, standing.memories[which])) is not None]
    desk.pen.admit(Admission(tuple(lines), gone=tuple(Gone(which, "missing") for which in due)))
    yield f"{count(len(due), 'file')} missing for a day: forgotten"


def few_enough(missing: int, total: int) -> bool:
    """Whether so many missing of so many look like the person's own deleting: few, and no more than a tenth (or
    one).
    """
    return missing <= FEW and missing <= max(1, total // 10)


def _long_missing(desk: Desk, standing: Standing, which: str) -> bool:
    stands = standing.memories[which]
    if stands.held is None or stands.held.trouble is not FileTrouble.MISSING or stands.held_at is None:
        return False
    return desk.now - stands.held_at >= desk.terms.missing_for


def _found_again(desk: Desk, compared: Compared) -> Iterable[str]:
    if compared.back:
        desk.pen.admit(Admission(tuple(Released(which, "file is back") for which in compared.back)))
        yield f"{count(len(compared.back), 'file is', 'files are')} back"
    memories = [file.memory for file in compared.unknown if file.memory is not None]
    if memories:
        desk.pen.admit(_taken_up(desk, memories))
        yield f"{count(len(memories), 'sealed file')} taken back into the record"


def _taken_up(desk: Desk, memories: Sequence[Memory]) -> Admission:
    """Sealed files that the record does not know: it lost the lines that wrote them, and perhaps some of the never-list
    with them. What fails the check today is left out until the person answers.
    """
    lines: list[Body] = [SettingNow(NEVER_LIST, NeverList.LOST.value)] if desk.standing().never_readable else []
    for memory in memories:
        codes = memory_check(memory.text, said=(), kind=memory.kind, lang=memory.lang)
        if codes and memory.source is not Source.YOU and memory.place is Place.LIVE:
            lines += held_with_card(desk, memory.id, FileTrouble.FAILS_CHECK, codes, ", ".join(codes))
    return Admission(tuple(lines), tuple(Write(memory, "sealed file") for memory in memories))


def _trustworthy(desk: Desk, change: Changed) -> bool:
    return change.trouble in TAKEN_BY_TRUST and not _codes(desk, change)


def _trusted(desk: Desk, change: Changed) -> str:
    desk.pen.admit(_taken(desk, change, reader="file"))
    return f"{change.stored.path} taken as it was changed"


def _taken(desk: Desk, change: Changed, reader: str) -> Admission:
    """A changed file as it may be used from now on, with a learning of its own where its words are new."""
    memory = _as_memory(desk, change)
    path = change.stored.path
    before = change.stands.memory.text if change.stands is not None else None
    if change.stands is not None and not change.stands.live and change.trouble is not FileTrouble.DOUBLED:
        because = change.stands.newest.because if change.stands.present else reader
        return Admission(writes=(Write(memory, because, path),))
    if memory.text == before:
        return Admission(writes=(Write(memory, reader, path),))
    learning = Learning(
        id=desk.new("l"),
        chat=None,
        project=None,
        change=_change(memory, before),
        verdict=Apply(),
        reader=reader,
        memory=memory.id,
        counted=False,
    )
    return Admission((learning,), (Write(memory, learning.id, path),))


def _change(memory: Memory, before: str | None) -> Change:
    if before is None:
        return Add(memory.kind, memory.text, "", memory.scope, memory.about, lang=memory.lang)
    return Supersede(memory.id, memory.text, "", "changed in its file", lang=memory.lang)


def _as_memory(desk: Desk, change: Changed) -> Memory:
    said = change.stored.memory
    assert said is not None
    now = desk.now
    if change.trouble is FileTrouble.DOUBLED:
        said = replace(said, id=desk.new("m"))
    if change.stands is None or change.trouble is FileTrouble.DOUBLED:
        return replace(taken_in(said), created=now, updated=now, last_seen=now)
    return replace(taken_from(said, change.stands.memory), updated=now)


# answers


def keep_question() -> Question:
    """Take every change in files that can be taken."""
    return Question(lambda desk: _shown(desk, "keep", "Use all of these?"), lambda desk, *_: _keep(desk))


def put_back_question() -> Question:
    """Put every changed file back to the version in use; leave unknown ones alone."""
    return Question(lambda desk: _shown(desk, "put-back", "Put all of these back?"), lambda desk, *_: _put_back(desk))


def _shown(desk: Desk, target: str, label: str) -> Shown:
    found = changes(desk)
    if not found:
        raise BadInput("No memory file was changed by hand.", "What they say: afterword memories")
    words = "\n".join(_line(change) for change in found)
    warnings = [f"{c.after}: {checks(c.codes)}" for c in found if c.codes]
    return shown(AnswerKind.FILES, target, words, label, warnings)


def _line(change: FileChange) -> str:
    """What is in use and what the file says instead, and which file that is."""
    before, after = change.before or NOTHING, change.after or NOTHING
    says = f"{before} -> {after}" if before != after else f"{after} (the same words)"
    return f"{says} · {change.path}, {TROUBLES[change.trouble]}"


def _keep(desk: Desk) -> Act:
    found = look_over(desk).changed
    taken = [change for change in found if change.trouble in CAN_BE_KEPT and not NEVER_KEPT & set(_codes(desk, change))]
    whole = _together(_taken(desk, change, reader="person") for change in taken)
    left = tuple(_not_used(_view(desk, change)) for change in found if change not in taken)
    made = [line.id for line in whole.lines if isinstance(line, Learning)]
    step = "Take back what you did not mean: afterword learned" if made else ""
    undo = made[0] if len(made) == len(taken) == 1 else ""
    says = f"{count(len(taken), 'change is', 'changes are')} used from now on."
    done = Done(says, f"Take it back: afterword undo {undo}" if undo else step, also=left, undo=undo)
    return Act(whole, done, "keep")


def _not_used(change: FileChange) -> str:
    return f"Not used: {change.path}, {checks(change.codes) or TROUBLES[change.trouble]}"


def _put_back(desk: Desk) -> Act:
    found = look_over(desk).changed
    ours = [c for c in found if c.stands is not None and c.stands.present and c.trouble is not FileTrouble.DOUBLED]
    strays = [change for change in found if change not in ours]
    standing = [change.stands.newest for change in ours if change.stands is not None]
    writes = tuple(Write(now.memory, now.because) for now in standing)
    lines = tuple(Held(change.stored.path, change.trouble, detail=change.hash) for change in strays)
    says = f"{count(len(writes), 'file says', 'files say')} again what is in use."
    if lines:
        says += f" {count(len(lines), 'other is', 'others are')} left where they are, unused."
    return Act(Admission(lines, writes), Done(says), "put-back")


def _together(admissions: Iterable[Admission]) -> Admission:
    every: Sequence[Admission] = tuple(admissions)
    return Admission(
        tuple(line for admission in every for line in admission.lines),
        tuple(write for admission in every for write in admission.writes),
    )
