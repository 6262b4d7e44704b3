"""The record replayed: what stands today of learnings, memories, patterns, cards, switches and the never-list.

Replay is pure and total: every line has one effect here, and lines that could not be read leave their trace, so that
what rests on them can fail closed. Knows no clock: what depends on a day is asked with a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import assert_never

from .entry import (
    NEVER_LIST,
    Answered,
    AnswerKind,
    Body,
    CardAsked,
    ChatSwitch,
    Erased,
    Held,
    Lapsed,
    Learning,
    Line,
    Looked,
    MemoryGone,
    MemoryNow,
    NeverAdded,
    NeverList,
    NeverRemoved,
    Noted,
    NoteShown,
    PatternNow,
    PutBeside,
    Refused,
    Released,
    Sent,
    SettingNow,
    Settled,
    Unreadable,
)
from .memory import Memory, Place, Stage
from .pattern import Pattern, PatternState
from .stands import (
    AnswerLine,
    BesideNow,
    CardNow,
    ChatLooked,
    LearningNow,
    LearningState,
    MemoryStands,
    NeverNow,
    SentNow,
    Switched,
)
from .verdict import Apply, Drop, SeenAgain


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands. Mappings are keyed by id and keep the order of the record; treat them as read-only.

    ``never_lost``: a part of the never-list may be gone. ``strays`` holds files that are no memory of ours and are
    left alone, by path, ``detail`` being their content's hash.
    """

    last_seq: int = 0
    learnings: Mapping[str, LearningNow] = field(default_factory=dict)
    memories: Mapping[str, MemoryStands] = field(default_factory=dict)
    patterns: Mapping[str, Pattern] = field(default_factory=dict)
    cards: Mapping[str, CardNow] = field(default_factory=dict)
    never: Mapping[str, NeverNow] = field(default_factory=dict)
    erased: Mapping[str, datetime] = field(default_factory=dict)
    chats: Mapping[str, ChatLooked] = field(default_factory=dict)
    switches: Mapping[str, tuple[Switched, ...]] = field(default_factory=dict)
    settings: Mapping[str, tuple[Switched, ...]] = field(default_factory=dict)
    noted: Mapping[tuple[str, str, int], Noted] = field(default_factory=dict)
    strays: Mapping[str, Held] = field(default_factory=dict)
    sent: Mapping[str, SentNow] = field(default_factory=dict)
    beside: Mapping[str, tuple[BesideNow, ...]] = field(default_factory=dict)
    notes: Mapping[str, int] = field(default_factory=dict)
    answers: tuple[AnswerLine, ...] = ()
    unreadable: tuple[Unreadable, ...] = ()
    never_lost: bool = False

    def after(self, *lines: Line) -> Standing:
        """What stands once these lines are written too. This one stays as it is."""
        return replay(lines, self)

    # memories

    def live(self) -> tuple[Memory, ...]:
        """Every memory that is true today and in use."""
        return tuple(m.memory for m in self.memories.values() if m.live and m.held is None)

    def held(self) -> tuple[Memory, ...]:
        """Memories left out until the person answers, ``held`` naming the trouble."""
        stands = [m for m in self.memories.values() if m.live]
        return tuple(replace(m.memory, held=m.held.trouble.value) for m in stands if m.held is not None)

    def memory(self, which: str) -> Memory | None:
        """The memory of this id, wherever it lies, or None where it has no file."""
        found = self.memories.get(which)
        return found.memory if found is not None and found.present else None

    def chats_counted(self, memory: str) -> frozenset[str]:
        """The chats in which this memory was said, each counted once."""
        told = [one for one in self.learnings.values() if not one.undone and one.learning.reader != "assistant"]
        said = {one.learning.chat for one in told if one.learning.memory == memory and one.learning.chat is not None}
        return frozenset(said)

    # learnings

    def waiting(self) -> tuple[LearningNow, ...]:
        """What waits for the person, oldest first."""
        return tuple(told for told in self.learnings.values() if told.waits)

    def applied(self) -> Iterator[LearningNow]:
        """Every learning that changed what is remembered, oldest first."""
        return (told for told in self.learnings.values() if told.applied)

    def state(self, which: str) -> LearningState:
        """What became of the learning with this id. KeyError where there is none."""
        return _state(self.learnings[which], self.memories)

    def counted_on(self, is_day: Callable[[datetime], bool]) -> int:
        """How many learnings of that day use up its limit; kept ones and previews do not."""
        return sum(
            1
            for told in self.learnings.values()
            if isinstance(told.learning.verdict, Apply) and told.learning.counted and is_day(told.at)
        )

    # what the person decided

    @property
    def never_readable(self) -> bool:
        """False where a part of the never-list may be gone, and the person did not answer for it: everything waits."""
        return not self.never_lost

    def never_texts(self) -> tuple[str, ...] | None:
        """What was taken back, or None where the list cannot be read."""
        if not self.never_readable:
            return None
        return tuple(never.line.text for never in self.never.values())

    def open_cards(self) -> tuple[CardNow, ...]:
        """Cards that wait for an answer, about memories that are true today, oldest first."""
        unanswered = [card for card in self.cards.values() if card.choice is None and not card.closed]
        return tuple(card for card in unanswered if self._is_live(card.card.memory))

    def _is_live(self, memory: str) -> bool:
        stands = self.memories.get(memory)
        return stands is not None and stands.live

    def setting(self, name: str) -> str | None:
        """The newest value of a setting, or None where the person never set it."""
        turns = self.settings.get(name)
        return turns[-1].value if turns else None

    def switched_off(self, chat: str) -> bool:
        """Whether the person said not to learn from this chat."""
        turns = self.switches.get(chat, ())
        return len(turns) > 0 and turns[-1].value == "off"


# Lines of these kinds hold nothing of the never-list, even where they cannot be read.
_NOT_OF_THE_NEVER_LIST = frozenset(
    {"Looked", "Noted", "Sent", "Settled", "PutBeside", "NoteShown", "Refused", "CardAsked"}
)


def replay(lines: Iterable[Line], start: Standing | None = None) -> Standing:
    """What stands after these lines, which come in the order of ``seq``; ``start`` is what stood before them."""
    draft = _Draft(start or Standing())
    for line in lines:
        draft.take(line)
    return draft.standing()


def _state(told: LearningNow, memories: Mapping[str, MemoryStands]) -> LearningState:
    verdict = told.learning.verdict
    rows: tuple[tuple[bool, LearningState], ...] = (
        (told.undone, LearningState.UNDONE),
        (told.forgotten, LearningState.FORGOTTEN),
        (told.lapsed, LearningState.LAPSED),
        (told.waits, LearningState.WAITING),
        (isinstance(verdict, SeenAgain), LearningState.SEEN_AGAIN),
        (isinstance(verdict, Drop) and not told.after_all, LearningState.DROPPED),
    )
    for holds, state in rows:
        if holds:
            return state
    return _memory_state(memories.get(told.learning.memory or ""))


def _memory_state(stands: MemoryStands | None) -> LearningState:
    if stands is None or not stands.present:
        return LearningState.FORGOTTEN
    if stands.held is not None:
        return LearningState.HELD
    match stands.memory.place:
        case Place.LIVE:
            return LearningState.LIVE
        case Place.SUPERSEDED:
            return LearningState.REPLACED
        case Place.ARCHIVED:
            return LearningState.ARCHIVED


class _Draft:
    """A standing while lines are taken in: the same fields, in mappings of its own."""

    def __init__(self, start: Standing) -> None:
        self.last_seq = start.last_seq
        self.learnings = dict(start.learnings)
        self.memories = dict(start.memories)
        self.patterns = dict(start.patterns)
        self.cards = dict(start.cards)
        self.never = dict(start.never)
        self.erased = dict(start.erased)
        self.chats = dict(start.chats)
        self.switches = dict(start.switches)
        self.settings = dict(start.settings)
        self.noted = dict(start.noted)
        self.strays = dict(start.strays)
        self.answers = list(start.answers)
        self.sent = dict(start.sent)
        self.beside = dict(start.beside)
        self.notes = dict(start.notes)
        self.unreadable = list(start.unreadable)
        self.never_lost = start.never_lost

    def standing(self) -> Standing:
        return Standing(
            last_seq=self.last_seq,
            learnings=self.learnings,
            memories=self.memories,
            patterns=self.patterns,
            cards=self.cards,
            never=self.never,
            erased=self.erased,
            chats=self.chats,
            switches=self.switches,
            settings=self.settings,
            noted=self.noted,
            strays=self.strays,
            answers=tuple(self.answers),
            sent=self.sent,
            beside=self.beside,
            notes=self.notes,
            unreadable=tuple(self.unreadable),
            never_lost=self.never_lost,
        )

    def take(self, line: Line) -> None:
        self.last_seq = max(self.last_seq, line.seq)
        self._take(line.body, line)

    def _take(self, body: Body, line: Line) -> None:  # noqa: C901  one row a kind of line
        match body:
            case Learning():
                self.learnings[body.id] = LearningNow(body, line.seq, line.at)
            case MemoryNow():
                self._memory_now(body, line.at)
            case MemoryGone():
                self._gone(body)
            case Held():
                self._held(body, line.at)
            case Released():
                self.strays.pop(body.memory, None)
                self._change_memory(body.memory, lambda it: replace(it, held=None, held_at=None))
            case Lapsed():
                self._change_learning(body.learning, lambda told: replace(told, lapsed=True))
            case PatternNow():
                self._pattern_now(body, line.at)
            case CardAsked():
                self.cards[body.id] = CardNow(body, line.at, line.seq)
            case NeverAdded():
                self.never[body.id] = NeverNow(body, line.at)
            case NeverRemoved():
                self.never.pop(body.id, None)
            case Erased():
                self.erased.update(dict.fromkeys(body.keys, line.at))
            case Looked():
                self._looked(body, line.at)
            case ChatSwitch():
                turn = Switched("on" if body.learn else "off", line.at)
                self.switches[body.chat] = (*self.switches.get(body.chat, ()), turn)
            case SettingNow():
                self._setting(body, line.at)
            case Noted():
                self.noted[(body.quote.chat, body.quote.entry, body.quote.start)] = body
            case Answered() | Refused():
                self._answer(body, line)
            case Sent():
                self.sent[body.id] = SentNow(body, line.at, line.device)
            case Settled():
                if body.sent in self.sent:
                    self.sent[body.sent] = replace(self.sent[body.sent], settled=body)
            case PutBeside():
                self._put_beside(body, line.at)
            case NoteShown():
                self.notes[body.project] = max(self.notes.get(body.project, 0), body.upto)
            case Unreadable():
                self.unreadable.append(body)
                self.never_lost = self.never_lost or body.kind not in _NOT_OF_THE_NEVER_LIST
            case _:
                assert_never(body)

    def _put_beside(self, body: PutBeside, at: datetime) -> None:
        for one in body.counts:
            known = {(it.host, it.project): it for it in self.beside.get(one.memory, ())}
            before = known.get((one.host, one.project), BesideNow(one.host, one.project, 0, at, at))
            known[(one.host, one.project)] = replace(before, times=before.times + one.times, last=at)
            self.beside[one.memory] = tuple(known.values())

    def _setting(self, body: SettingNow, at: datetime) -> None:
        self.settings[body.name] = (*self.settings.get(body.name, ()), Switched(body.value, at))
        if body.name == NEVER_LIST:
            self.never_lost = body.value != NeverList.WHOLE.value

    def _memory_now(self, body: MemoryNow, at: datetime) -> None:
        before = self.memories.get(body.memory.id)
        self.memories[body.memory.id] = before.then(body, at) if before is not None else MemoryStands((body,), at)

    def _pattern_now(self, body: PatternNow, at: datetime) -> None:
        """A question that was asked for so many times is closed where fewer of them are left."""
        pattern = self.patterns[body.pattern.id] = body.pattern
        if pattern.state is PatternState.OPEN and pattern.stage is not Stage.PENDING:
            for which, one in self.cards.items():
                if one.card.pattern == pattern.id and one.choice is None and not one.closed:
                    self.cards[which] = replace(one, closed=body.because, closed_at=at)

    def _gone(self, body: MemoryGone) -> None:
        self._change_memory(body.memory, lambda it: it.without_file(body))

    def _held(self, body: Held, at: datetime) -> None:
        if body.memory in self.memories:
            self._change_memory(body.memory, lambda it: replace(it, held=body, held_at=at))
        else:
            self.strays[body.memory] = body

    def _change_memory(self, which: str, change: Callable[[MemoryStands], MemoryStands]) -> None:
        before = self.memories.get(which)
        if before is not None:
            self.memories[which] = change(before)

    def _change_learning(self, which: str, change: Callable[[LearningNow], LearningNow]) -> None:
        before = self.learnings.get(which)
        if before is not None:
            self.learnings[which] = change(before)

    def _looked(self, body: Looked, at: datetime) -> None:
        before = self.chats.get(body.chat, ChatLooked(at))
        self.chats[body.chat] = ChatLooked(
            at,
            before.learned + body.learned,
            before.waiting + body.waiting,
            before.dropped + body.dropped,
            body.asked or before.asked,
            body.outside or before.outside,
        )

    def _answer(self, body: Answered | Refused, line: Line) -> None:
        self.answers.append(AnswerLine(line.seq, line.at, body))
        if isinstance(body, Refused):
            return
        match body.answer:
            case AnswerKind.KEEP:
                self._change_learning(body.target, lambda told: replace(told, kept=True))
            case AnswerKind.FORGET:
                self._change_learning(body.target, lambda told: replace(told, forgotten=True))
            case AnswerKind.UNDO:
                self._change_learning(body.target, lambda told: replace(told, undone=True))
                self._card(body.target, None)
            case AnswerKind.REDO:
                self._redo(body.target)
                self._card(body.target, body.value)
            case AnswerKind.CARD:
                self._card(body.target, body.value)
            case _:
                pass

    def _redo(self, which: str) -> None:
        def again(told: LearningNow) -> LearningNow:
            dropped = isinstance(told.learning.verdict, Drop)
            return replace(told, undone=False, forgotten=False, after_all=told.after_all or dropped)

        self._change_learning(which, again)

    def _card(self, which: str, choice: str | None) -> None:
        card = self.cards.get(which)
        if card is not None:
            self.cards[which] = replace(card, choice=choice)
