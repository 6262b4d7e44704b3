"""What is well and what is not: troubles before notes, the one that others follow from first, each with its next step.

Many of a kind are one line with their number, so that no list hides what brought it about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import timedelta

from afterword.core.entry import Answered, FileTrouble, Refused, Route
from afterword.core.memory import Memory
from afterword.core.standing import Standing
from afterword.core.stands import MemoryStands
from afterword.core.verdict import CheckCode
from afterword.engine.closed import lately_closed
from afterword.engine.comparing import Changed, Compared
from afterword.engine.desk import Desk
from afterword.engine.folder import look_over
from afterword.engine.overview import learning_state
from afterword.engine.saying import NOT_ENOUGH, TROUBLES, clock, count, listed, named
from afterword.engine.views import Health, HealthLine

_OF_THE_RECORD = frozenset({"damaged", "record", "never_list", "unreadable", "intents", "garbled"})
_OF_FILES = frozenset({"record", "place", "folder", "key", "missing", "held", *(one.value for one in FileTrouble)})
CLOCK_MAY_DIFFER = timedelta(hours=1)  # two computers, or a clock that was just put right
CLOCK_STEP = "If this computer's clock is wrong, set it. If it is right, it was wrong then, and nothing is to be done."
FEW = 3  # so many files of one kind are named one by one
# What others follow from comes first; what is not named here follows, in the order in which it was found.
_FIRST = (
    *("newer", "damaged", "disk_full", "read_only", "busy", "home"),
    *("place", "folder", "key", "record", "never_list", "intents", "garbled"),
)
_LEVELS = ("trouble", "note", "ok")
NEVER_LOST = HealthLine(
    "trouble",
    "never_list",
    "What you took back before may be lost with a part of the record, so everything waits for you.",
    "Say that you know: afterword repair --new-never-list",
)


def health(desk: Desk, home: str, version: str, more: Iterable[HealthLine] = ()) -> Health:
    """What is well and what is not; ``more`` are lines of parts that the engine does not know."""
    standing = desk.standing()
    lines = [*more, *_record_lines(desk, standing), *_file_lines(desk, standing), *_learning_lines(desk)]
    lines += [*_closed_lines(desk), *_clock_line(desk, standing)]
    lines += _sound_lines(desk, standing, {line.code for line in lines if line.level != "ok"})
    lines.sort(key=_rank)
    if all(line.level == "ok" for line in lines):
        lines.insert(0, HealthLine("ok", "well", "Everything is as it should be."))
    chats = standing.chats.values()
    outside = sum(1 for chat in chats if chat.outside)
    changes = desk.pen.viewed.listed(standing)
    waiting = _share(changes.waited, changes.judged)
    return Health(tuple(lines), _share(outside, len(chats)), waiting, home, version)


def _rank(line: HealthLine) -> tuple[int, int]:
    known = _FIRST.index(line.code) if line.code in _FIRST else len(_FIRST)
    return _LEVELS.index(line.level), known


def _share(part: int, of: int) -> float:
    return round(part / of, 3) if of else 0.0


def _learning_lines(desk: Desk) -> Iterator[HealthLine]:
    state = learning_state(desk)
    if state == "on":
        yield HealthLine("ok", "learning", "Learning is on.")
    else:
        yield HealthLine(
            "note", "learning", f"Learning is {state}.", "afterword settings learning on, afterword pause --off"
        )


def _clock_line(desk: Desk, standing: Standing) -> Iterator[HealthLine]:
    """A clock that stands before what was written already: what is learned now would be older than what it follows."""
    newest = desk.pen.viewed.listed(standing).written or desk.now
    if newest - desk.now > CLOCK_MAY_DIFFER:
        says = f"This computer's clock says {clock(desk.now)}, and the record was last written {clock(newest)}."
        yield HealthLine("note", "clock", says, CLOCK_STEP)


def _sound_lines(desk: Desk, standing: Standing, wrong: set[str]) -> Iterator[HealthLine]:
    """What was looked at and is sound, so that no silence has to be trusted."""
    if not wrong & _OF_THE_RECORD:
        yield HealthLine("ok", "record", f"The record can be read whole, up to line {standing.last_seq}.")
    if not wrong & _OF_FILES:
        number = count(desk.pen.viewed.listed(standing).files, "memory file")
        yield HealthLine("ok", "files", f"{number}, each just as Afterword left it.")
    answers = [line for line in standing.answers if isinstance(line.answer, Answered)]
    if answers and "unvouched" not in wrong:
        yield HealthLine("ok", "answers", f"{count(len(answers), 'answer')}, and of each it is known how it was given.")


def _closed_lines(desk: Desk) -> Iterator[HealthLine]:
    for one in lately_closed(desk):
        about = _called(desk.standing().memories.get(one.card.memory))
        says = f"The question about {about} is not asked any more: {NOT_ENOUGH}"
        yield HealthLine("note", "question_closed", says, f"afterword why {one.card.memory}")


def _file_lines(desk: Desk, standing: Standing) -> Iterator[HealthLine]:
    if not desk.sockets.files.folder_present():
        says = "The memory folder is not there, or not marked as this home's: it was moved, or its disk is not mounted."
        yield HealthLine("trouble", "folder", says, "Bring it back. If it is in its place: afterword files folder")
        return
    compared = look_over(desk)
    yield from _key_line(compared)
    yield from _changed_lines(compared)
    if compared.unknown:
        says = f"The record does not know {count(len(compared.unknown), 'sealed file')}: a part of it is lost."
        yield HealthLine("trouble", "record", says, "Run: afterword repair")
    if compared.missing:
        yield _missing_line(standing, compared.missing)
    for memory in desk.pen.viewed.listed(standing).held:
        if memory.held not in {None, "missing"}:
            says = f"Left out is {_called(standing.memories.get(memory.id))}: {_held(memory)}."
            yield HealthLine("note", "held", says, f"afterword why {memory.id}")


def _missing_line(standing: Standing, missing: tuple[str, ...]) -> HealthLine:
    which = listed(_called(standing.memories.get(one)) for one in missing) if len(missing) <= FEW else ""
    says = f"{count(len(missing), 'memory file is', 'memory files are')} missing{f': {which}' if which else ''}."
    one = f"Put it back, or let it go: afterword forget {missing[0]}"
    many = "Put them back, or let them go: afterword forget ID"
    return HealthLine("trouble", "missing", says, one if len(missing) == 1 else many)


def _called(stands: MemoryStands | None) -> str:
    """A memory by its words, but for one that is left out as a secret."""
    secret = stands is not None and stands.held is not None and CheckCode.SECRET in stands.held.codes
    return "a memory" if stands is None or secret else named(stands.memory.text)


def _key_line(compared: Compared) -> Iterator[HealthLine]:
    if compared.rekeyed:
        which = count(compared.rekeyed, "memory file waits", "memory files wait")
        says = f"The key that sealed the memory files is gone or another one: no seal fits, and {which} for you."
        yield HealthLine(
            "trouble", "key", says, "Put the old key back, or use the files as they are: afterword files keep"
        )


def _changed_lines(compared: Compared) -> Iterator[HealthLine]:
    times = Counter(change.trouble for change in compared.changed)
    times[FileTrouble.EDITED] -= compared.rekeyed  # what the key explains is said once
    for change in compared.changed:
        if 0 < times[change.trouble] <= FEW:
            says = f"{_of_file(change)}: {TROUBLES[change.trouble]}."
            yield HealthLine("note", change.trouble.value, says, "afterword files")
    for trouble, number in times.items():
        if number > FEW:
            says = f"{number} memory files are not as they were left: {TROUBLES[trouble]}."
            yield HealthLine("note", trouble.value, says, "afterword files")


def _of_file(change: Changed) -> str:
    """A file by the words that are in use of it, else by its name."""
    return f"The file {change.stored.path}" if change.stands is None else f"The file of {_called(change.stands)}"


def _held(memory: Memory) -> str:
    return TROUBLES[FileTrouble(memory.held)] if memory.held is not None else ""


def _record_lines(desk: Desk, standing: Standing) -> Iterator[HealthLine]:
    if not standing.never_readable:
        yield NEVER_LOST
    if standing.unreadable:
        says = (
            f"{count(len(standing.unreadable), 'line')} of the record cannot be read. Nothing rests on what they say."
        )
        yield HealthLine("note", "unreadable", says)
    if desk.sockets.record.intents():
        says = "Something intended was not finished yet; it is done once nothing is in its way."
        yield HealthLine("trouble", "intents", says, "afterword repair")
    refused = [line for line in standing.answers if isinstance(line.answer, Refused)]
    if refused:
        yield HealthLine("note", "refused", f"{count(len(refused), 'answer was', 'answers were')} refused.")
    vague = {Route.UNKNOWN, Route.FILE}
    unvouched = [a for a in standing.answers if isinstance(a.answer, Answered) and a.answer.route in vague]
    if unvouched:
        says = f"Of {count(len(unvouched), 'answer')} it is not known how it was given: perhaps not by you."
        yield HealthLine("note", "unvouched", says)
