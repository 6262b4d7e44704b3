"""Restoring a backup: a merge, never a going back. What is here stays; what is missing comes, checked by today's rules.

What was taken back, forgotten or erased here does not come again. Powers are named, and never come with the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace

from afterword.core.entry import (
    NEVER_LIST,
    AnswerKind,
    Body,
    FileTrouble,
    Learning,
    Line,
    NeverAdded,
    NeverList,
    NoteShown,
    Sent,
    SettingNow,
    Unreadable,
)
from afterword.core.errors import BadInput
from afterword.core.fileop import PutFile
from afterword.core.memory import Memory, Place, Source, Stage
from afterword.core.standing import Standing, replay
from afterword.core.stands import MemoryStands
from afterword.core.verdict import NEVER_KEPT, CheckCode
from afterword.engine.admit import Admission, Write
from afterword.engine.answer.erasing import blanking, key_of, with_evidence
from afterword.engine.asking import Act, Question, shown
from afterword.engine.comparing import taken_in
from afterword.engine.desk import Desk
from afterword.engine.powers import Turned, Weighed, offered, weigh
from afterword.engine.questions import held_with_card
from afterword.engine.saying import count, day
from afterword.engine.uniting import Rules, fresh, may_come
from afterword.engine.views import Done, Shown
from afterword.judging.check import memory_check
from afterword.judging.never import close_to, same_as, says_the_same
from afterword.ports import Backup, Progress, StoredFile, silent

Here = Callable[[str], Turned]
Allowed = Callable[[str, str], bool]
Named = Callable[[str, str], str]

LEFT: dict[str, str] = {
    "taken_back": "taken back here",
    "erased": "erased here",
    "known": "known here already",
    "cannot": "nothing that may be kept",
    "unreadable": "not readable as a memory",
}


@dataclass(frozen=True, slots=True)
class Coming:
    """What a backup brings to this home. ``left`` counts what does not come, by a code of LEFT."""

    memories: tuple[Memory, ...] = ()
    held: tuple[Body, ...] = ()
    writes: tuple[Write, ...] = ()
    puts: tuple[PutFile, ...] = ()
    back: int = 0
    lines: tuple[Line, ...] = ()
    weighed: Weighed = field(default_factory=Weighed)
    left: Mapping[str, int] = field(default_factory=dict)
    lost_never: bool = False
    sealed: bool = False

    def __bool__(self) -> bool:
        return bool(self.memories or self.puts or self.lines or self.weighed.lines)


def restore_question(
    backup: Backup,
    here: Here,
    allowed: Allowed,
    named: Named,
    *,
    adopt: Callable[[], None] | None,
    progress: Progress = silent,
) -> Question:
    """Take a backup in. ``here``: a setting as it holds now; ``allowed``: whether a setting takes a value; ``named``: a
    setting and its value in words. ``progress`` counts memories as they are judged.

    ``adopt`` takes the key that the backup brings, where this home has nothing sealed yet.
    """

    once: list[tuple[Standing, tuple[StoredFile, ...], Coming]] = []

    def seen(desk: Desk) -> Coming:
        """What comes, judged anew only where something here changed since: it takes a while for thousands."""
        standing, files = desk.standing(), desk.sockets.files.all()
        if not once or once[0][0] is not standing or once[0][1] != files:
            found = coming(desk, backup, here, allowed, adopted=adopt is not None, progress=progress)
            once[:] = [(standing, files, found)]
        return once[0][2]

    def show(desk: Desk) -> Shown:
        return _show(backup, seen(desk), named, adopted=adopt is not None)

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        found = seen(desk)
        if adopt is not None:
            adopt()
        return Act(_admission(desk, backup, found), _done(found), backup.digest)

    return Question(show, act)


# what is shown


def _show(backup: Backup, found: Coming, named: Named, *, adopted: bool) -> Shown:
    if not found and not found.weighed.powers:
        raise BadInput("Everything in that backup is here already.", "See: afterword doctor")
    sealed = backup.sealed or adopted
    lines = [f"Bring back what is missing here, from {backup.path} of {day(backup.made)} ({backup.digest[:12]})."]
    if found.memories:
        lines.append(f"{count(len(found.memories), 'memory comes', 'memories come')}:")
        lines += [f"  {_told(memory)}" for memory in found.memories]
    if found.back:
        lines.append(f"{count(found.back, 'missing file is', 'missing files are')} put back, byte for byte.")
    lines += _told_lines(found.lines)
    lines += [f"{number} left out: {LEFT[why]}." for why, number in found.left.items()]
    lines += [named(line.name, line.value) for line in found.weighed.lines]
    warnings = [f"not brought with it, asked by itself: {named(one.name, one.there)}" for one in found.weighed.powers]
    warnings += _warnings(found, sealed=sealed, adopted=adopted)
    return shown(AnswerKind.RESTORE, "backup", "\n".join(lines), "Bring it back?", warnings)


def _told(memory: Memory) -> str:
    where = {Place.LIVE: "", Place.SUPERSEDED: " (replaced since)", Place.ARCHIVED: " (put aside)"}
    return f"{memory.text}{where[memory.place]}"


def _told_lines(lines: Iterable[Line]) -> Iterator[str]:
    kinds = Counter(type(line.body) for line in lines)
    if kinds:
        yield f"{count(sum(kinds.values()), 'line')} of the record that {'is' if len(kinds) == 1 else 'are'} not here."
    if kinds[NeverAdded]:
        yield f"{count(kinds[NeverAdded], 'thing')} that will not be learned again."
    if kinds[Sent]:
        yield f"{count(kinds[Sent], 'request')} to a model, with what each cost."


def _warnings(found: Coming, *, sealed: bool, adopted: bool) -> list[str]:
    says: list[str] = []
    if adopted:
        says.append("it brings its own key, so nothing here can tell whether somebody changed it")
    elif not sealed and found.memories:
        says.append("this home's key did not make it: look at every line, since nothing else vouches for it")
    if found.lost_never:
        says.append("a part of what was taken back cannot be read in it, so everything will wait for you")
    return says


def _done(found: Coming) -> Done:
    brought = count(len(found.memories), "memory", "memories")
    also = [f"{number} left out: {LEFT[why]}" for why, number in found.left.items()]
    if found.held:
        also.append("some wait for your answer: afterword waiting")
    return Done(
        f"Brought back: {brought}, {count(found.back, 'file')} put back.", "See: afterword doctor", also=tuple(also)
    )


# what comes


def coming(
    desk: Desk, backup: Backup, here: Here, allowed: Allowed, *, adopted: bool = False, progress: Progress = silent
) -> Coming:
    """What of a backup is missing here and may come."""
    standing, there = desk.standing(), replay(backup.lines)
    sealed = backup.sealed or adopted
    told = _Sorting(desk, standing, there, sealed)
    told.sort(backup, progress)
    puts, back = told.puts(backup.files)
    new = fresh(backup.lines, desk.sockets.record.lines())
    rules = Rules(standing, told.with_history, _erased(desk, standing, new), sealed, _blank(desk, standing, there))
    unread = any(isinstance(line.body, Unreadable) for line in backup.lines) and there.never_lost
    return Coming(
        memories=tuple(told.coming),
        held=tuple(told.held),
        writes=tuple(Write(memory, memory.learned or "restored") for memory in told.rewritten),
        puts=puts,
        back=back,
        lines=may_come(new, rules),
        weighed=_weighed(there, here, allowed),
        left=dict(told.left),
        sealed=sealed,
        lost_never=there.never_lost and standing.never_readable and (unread or bool(told.coming)),
    )


def _weighed(there: Standing, here: Here, allowed: Allowed) -> Weighed:
    theirs = {name: Turned(turns[-1].value, turns[-1].at) for name, turns in there.settings.items()}
    return weigh({name: turned for name, turned in theirs.items() if allowed(name, turned.value)}, here)


def _erased(desk: Desk, standing: Standing, lines: Iterable[Line]) -> frozenset[str]:
    """The ids of what was erased here, so that no line of another record brings the words again."""
    if not standing.erased:
        return frozenset()
    found: set[str] = set()
    for line in lines:
        match line.body:
            case Learning() if key_of(desk, line.body.change.text) in standing.erased:
                found |= {line.body.id, line.body.memory or line.body.id}
            case NeverAdded() if key_of(desk, line.body.text) in standing.erased:
                found.add(line.body.id)
            case _:
                pass
    return frozenset(found)


def _blank(desk: Desk, standing: Standing, there: Standing) -> Callable[[str], str]:
    """Takes what was erased here, and the words that it rests on there, out of a text."""
    if not standing.erased:
        return str
    texts = {now.memory.text for stands in there.memories.values() for now in stands.history}
    texts |= {told.learning.change.text for told in there.learnings.values()}
    texts |= {never.line.text for never in there.never.values()}
    words = with_evidence(there, tuple(text for text in texts if key_of(desk, text) in standing.erased))
    return blanking(words) if words else str


class _Sorting:
    """The memories of a backup, one by one: which come, how, and which do not."""

    def __init__(self, desk: Desk, standing: Standing, there: Standing, sealed: bool) -> None:
        self._desk, self._standing, self._there, self._sealed = desk, standing, there, sealed
        self._live = list(standing.live())
        self._never = standing.never_texts() or tuple(never.line.text for never in standing.never.values())
        self.coming: list[Memory] = []
        self.with_history: set[str] = set()
        self.rewritten: list[Memory] = []
        self.exact: set[str] = set()  # ids, and paths of files that cannot be read
        self.held: list[Body] = []
        self.left: Counter[str] = Counter()

    def sort(self, backup: Backup, progress: Progress) -> None:
        files = {one.memory.id: one for one in backup.files if one.memory is not None and not one.problem}
        paths = {one.path: one for one in backup.files}
        new = [which for which in {**self._there.memories, **files} if which not in self._standing.memories]
        for number, which in enumerate(new, 1):
            stands = self._there.memories.get(which)
            if stands is None:
                self._take(files[which].memory, files[which], stands=None)
            else:
                file = files.get(which) or (paths.get(stands.newest.path) if self._sealed else None)
                self._sort_known(which, stands, file)
            progress(number, len(new), "memories")

    def _sort_known(self, which: str, stands: MemoryStands, file: StoredFile | None) -> None:
        if stands.present:
            told = stands.memory if self._sealed or file is None else file.memory
            self._take(told, file, stands)
        elif self._sealed and not self._was_erased(now.memory.text for now in stands.history):
            self.with_history.add(which)

    def _take(self, memory: Memory | None, file: StoredFile | None, stands: MemoryStands | None) -> None:
        if memory is None:
            return
        codes = self._codes(memory)
        why = self._against(memory, stands, codes)
        if why:
            self.left[why] += 1
            return
        exact = self._sealed and file is not None and stands is not None
        taken = memory if self._sealed and stands is not None else self._unvouched(memory)
        self.coming.append(taken)
        if taken.place is Place.LIVE:
            self._live.append(taken)
        if stands is not None and self._sealed:
            self.with_history.add(memory.id)
        if exact:
            self.exact |= {memory.id, file.path if file is not None else ""}
        else:
            self.rewritten.append(taken)
        self._check(taken, codes)

    def _against(self, memory: Memory, stands: MemoryStands | None, codes: Sequence[CheckCode]) -> str:
        """Why a memory does not come, as a code of LEFT; '' where it does."""
        history = stands.history if stands is not None else ()
        if self._was_erased((memory.text, *(now.memory.text for now in history))):
            return "erased"
        if NEVER_KEPT & set(codes):
            return "cannot"
        if memory.place is not Place.LIVE:
            return ""
        if same_as(memory.text, self._never, memory.lang) is not None:
            return "taken_back"
        return "known" if any(says_the_same(one.text, memory.text) for one in self._live) else ""

    def _was_erased(self, texts: Iterable[str]) -> bool:
        erased = self._standing.erased
        return bool(erased) and any(key_of(self._desk, text) in erased for text in texts)

    def _codes(self, memory: Memory) -> tuple[CheckCode, ...]:
        """What today's check has against it."""
        told = self._there.learnings.get(memory.learned or "")
        said = tuple(quote.words for quote in told.learning.quotes) if told is not None else ()
        mine = (memory.text,) if memory.source is Source.YOU and self._sealed else ()
        return memory_check(memory.text, said=(*said, *mine), kind=memory.kind, lang=memory.lang)

    def _check(self, memory: Memory, codes: tuple[CheckCode, ...]) -> None:
        """What today's rules are against is back and left out, until the person answers."""
        held = self._there.memories[memory.id].held if memory.id in self._there.memories else None
        told = self._there.learnings.get(memory.learned or "")
        if memory.place is not Place.LIVE or (memory.source is Source.YOU and self._sealed):
            return
        close = close_to(memory.text, self._never, self._desk.sockets.likeness, memory.lang)
        kept = told is not None and told.kept and self._sealed
        if (codes and not kept) or close:
            why = ", ".join(codes) if codes else f"close to what you took back: {min(close)}"
            self.held += held_with_card(self._desk, memory.id, FileTrouble.FAILS_CHECK, codes, why)
        elif held is not None and memory.id not in self.exact:
            self.held.append(held)

    def _unvouched(self, memory: Memory) -> Memory:
        """As it may come where no key of ours vouches for it: not as the person's own, nor confirmed, nor older."""
        learned = memory.learned if memory.learned in self._there.learnings else None
        source = Source.IMPORTED if memory.source is Source.YOU else memory.source
        stage = None if memory.stage is None else Stage.TENTATIVE
        if memory.place is not Place.LIVE:
            return replace(memory, source=source, stage=stage, learned=learned, held=None)
        now = self._desk.now
        came = replace(taken_in(memory), source=source, learned=learned, read_outside=memory.read_outside)
        return replace(came, supersedes=memory.supersedes, created=now, updated=now, valid_from=now, last_seen=now)

    def _as_it_was(self, file: StoredFile, taken: Set[str]) -> bool:
        """Whether a file comes byte for byte: of a memory that comes, or of no memory that can be read."""
        if file.memory is not None:
            return file.memory.id in self.exact
        return self._sealed and file.path not in taken and (file.path in self.exact or not self._standing.erased)

    def puts(self, files: Iterable[StoredFile]) -> tuple[tuple[PutFile, ...], int]:
        """Files put where nothing lies: of memories that come, and of those here whose file is missing."""
        here = self._desk.sockets.files.all()
        there = {file.memory.id for file in here if file.memory is not None}
        taken = {file.path for file in here}
        puts: list[PutFile] = []
        back = 0
        for file in files:
            which = file.memory.id if file.memory is not None else ""
            stands = self._standing.memories.get(which)
            missing = stands is not None and stands.present and which not in there
            if missing and stands is not None and file.seal == stands.newest.seal and file.seal_ok:
                back += 1
            elif not self._as_it_was(file, taken):
                continue
            path = _free(file.path, taken)
            taken.add(path)
            puts.append(PutFile(path, file.content, over=""))
        return tuple(puts), back


def _free(path: str, taken: set[str]) -> str:
    stem = path.removesuffix(".md")
    others = (f"{stem}-{number}.md" for number in range(2, 10_000))
    return path if path not in taken else next(other for other in others if other not in taken)


def _admission(desk: Desk, backup: Backup, found: Coming) -> Admission:
    standing = desk.standing()
    last = standing.last_seq + len(found.lines)
    projects = dict.fromkeys(one.body.project or "" for one in found.lines if isinstance(one.body, Learning))
    said = tuple(NoteShown(project, last, "restored") for project in projects)
    lost = (SettingNow(NEVER_LIST, NeverList.LOST.value),) if found.lost_never else ()
    marks = tuple(mark for mark in backup.marks if found.sealed and desk.pen.mark(mark.chat) is None)
    return Admission(
        lines=(*lost, *found.weighed.lines, *offered(found.weighed.powers), *said, *found.held),
        writes=found.writes,
        marks=marks,
        brought=found.lines,
        puts=found.puts,
    )
