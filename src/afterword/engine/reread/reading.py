"""One pass over files: each is read, compared with what is stored, and its new words are findable at once.

Nothing is removed here: what would go is planned, and decided on when the whole pass is known. A file of which nothing
has to go is done with at once, so that a pass that is cut off goes on where it was.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from afterword.core.chat import Chat
from afterword.core.chunk import Chunk
from afterword.core.mark import ChatReading, Checkpoint, ReadingMark
from afterword.engine.gathering import Shelf
from afterword.engine.hearing import heard, own_words_in
from afterword.engine.reread.claims import Claims
from afterword.engine.reread.forgetting import erased_entries, without_turns
from afterword.engine.reread.parts import AGAIN, BRAKED, STORED, IndexSockets, IndexTerms, Plan
from afterword.engine.sockets import NEVER_READ
from afterword.judging.forbidden import mask_stored
from afterword.ports import ChatFile, Progress, ReadResult, Unread
from afterword.remembering.chunking import chunks_of
from afterword.remembering.rereading import WrittenByNewer, difference

Listed = tuple[Shelf, ChatFile]


class Pass:
    """A pass, for who holds the lock. ``mine``: no other process is about to end what is pending."""

    def __init__(self, sockets: IndexSockets, terms: IndexTerms, *, mine: bool) -> None:
        self.index, self.terms = sockets.index, terms
        self.token = sockets.ids.new("r")
        self._fingerprint = terms.fingerprint
        self._present = sockets.present
        self._claims: Claims | None = None
        self.plans: dict[str, Plan] = {}
        self.unread: list[Unread] = []
        self.chats = self.added = self.moved = 0
        self._braking = self.index.brake() is not None and not terms.let_go
        self._mine = mine
        self._by_meaning = sockets.embedder is not None
        self._shelves: tuple[Shelf, ...] = ()
        self._every: dict[str, Listed] | None = None
        self._queue: deque[Listed] = deque()
        self._speaks: dict[str, str] = {}
        self._again: set[str] = set()
        self._giving_up: dict[str, list[Plan]] = {}  # of each chat the files that give it no more
        self._erased = erased_entries(terms.standing)

    @property
    def claims(self) -> Claims:
        """Every mark. Made when one is needed: where nothing changed, none is decoded."""
        if self._claims is None:
            self._claims = Claims(self.index.marks(), self._present)
        return self._claims

    def go(self, shelves: Sequence[Shelf], progress: Progress) -> None:
        """Read every listed file whose mark does not hold, newest first."""
        self._shelves = tuple(shelf.once() for shelf in shelves)
        if not all(self._present(path) for path in self.index.shared()):
            for mark in tuple(self.claims.orphaned()):
                if mark.learner_version <= self.terms.learner_version:
                    self._publish(replace(mark, pending=AGAIN))
        changed = self._unsettled()
        wanted = [pair for pair in changed if not self._passed_over(*pair)]
        if self._mine:
            self._take_up({file.path for _, file in changed} - {file.path for _, file in wanted})
        self._queue.extend(sorted(wanted, key=lambda pair: (-pair[1].mtime_ns, pair[1].path)))
        done = 0
        while self._queue:
            shelf, file = self._queue.popleft()
            self._read(shelf, file)
            done += 1
            progress(done, done + len(self._queue), file.path)

    @property
    def _listed(self) -> dict[str, Listed]:
        """Every listed file by its path. Made when it is needed: where nothing changed, it is not."""
        if self._every is None:
            self._every = {file.path: (shelf, file) for shelf in self._shelves for file in shelf.files}
        return self._every

    def _unsettled(self) -> list[Listed]:
        """The listed files that are not as their finished marks say."""
        terms, found = self.terms, list[Listed]()
        settled = self.index.settled(terms.learner_version, self._fingerprint, terms.left_out)
        for shelf in self._shelves:
            version = shelf.source.version
            found += [(shelf, file) for file in shelf.files if file.as_seen(version) not in settled]
        return [pair for pair in found if self._listed[pair[1].path] == pair]

    def _passed_over(self, shelf: Shelf, file: ChatFile) -> bool:
        mark = self.claims.mark(file.path)
        if mark is None:
            return False
        if mark.learner_version > self.terms.learner_version:
            return True
        if not self._fits(mark, shelf, file):
            return False
        if mark.pending == BRAKED:
            return self._braking
        return not mark.pending or mark.pending.startswith(STORED) or (mark.pending != AGAIN and not self._mine)

    def _take_up(self, passed_over: set[str]) -> None:
        """Files that an earlier run had read and that it was cut off from giving vectors to are not read again."""
        for path in passed_over:
            mark = self.claims.mark(path)
            if mark is not None and mark.pending.startswith(STORED):
                plan = Plan(replace(mark, pending=""), taken_up=True)
                self.plans[path] = plan
                self.claims.take(plan.mark)

    def _fits(self, mark: ReadingMark, shelf: Shelf, file: ChatFile) -> bool:
        """Whether everything that the chunks of a file depend on is as the mark says."""
        seen = mark.checkpoint
        return (
            (seen.size, seen.mtime_ns, seen.reader_version) == (file.size, file.mtime_ns, shelf.source.version)
            and (mark.learner_version, mark.settings) == (self.terms.learner_version, self._fingerprint)
            and all(one.left_out == self.terms.standing.switched_off(one.chat) for one in mark.chats)
        )

    def _read(self, shelf: Shelf, file: ChatFile) -> None:
        before = self.claims.mark(file.path)
        result = shelf.source.read(file.path, before=before.checkpoint if before is not None else None)
        if result.unread is not None:
            self.unread.append(result.unread)
            return
        chats = _each_once(result.chats)
        unknown = _unknown(result)
        checkpoint = _as_listed(file, result.checkpoint, shelf.source.version)
        mark = ReadingMark(checkpoint, self.terms.learner_version, self._fingerprint, unknown=unknown)
        plan = Plan(mark, held=before is not None and before.pending == BRAKED)
        given = before.chats if before is not None else ()
        if (known := self.plans.get(file.path)) is not None:
            plan.missing |= known.missing
            plan.held = plan.held or known.held
            given = (*given, *known.lost)
        whole = _whole(file, result) and unknown <= self.claims.usual_unknown(file.source, file.path)
        readings = [self._take(chat, plan, before, whole=whole) for chat in chats.values()]
        for reading in given:
            if reading.chat not in chats:
                readings += self._lost(reading, plan, before, whole=whole and bool(chats or result.skipped))
        plan.mark = replace(mark, chats=tuple(readings))
        self.claims.take(plan.mark)
        self.plans[file.path] = plan
        self._done_with(plan)

    def _done_with(self, plan: Plan) -> None:
        """Say so of a file of which nothing has to go, but for the vectors."""
        if not plan.going():
            plan.ended = not (self._by_meaning and plan.lacking)
            self.index.publish(plan.mark if plan.ended else plan.in_hand(self.token))

    def _take(self, chat: Chat, plan: Plan, before: ReadingMark | None, *, whole: bool) -> ChatReading:
        """Make the chat's chunks what reading it gives now, but for those that have to go."""
        path = plan.mark.checkpoint.path
        left_out = self.terms.standing.switched_off(chat.key)
        reading = ChatReading(chat.key, chat.ended, len(chat.entries), left_out)
        self.chats += 1
        speaker = self.claims.speaker(chat.key, path, over=reading)
        if speaker is not None:
            self._give_over(chat.key, speaker, before)
            return reading
        if any(True for _ in self.claims.others(chat.key, path)) and not self._spoke(chat.key, before):
            self._announce(reading, plan.mark)
        self._speak_for(chat.key, path)
        now = () if left_out else self._chunks(chat)
        stored = self.index.stored(chat.key)
        found = difference(stored, now, self.terms.learner_version)
        if isinstance(found, WrittenByNewer) or (stored and not now and not left_out and not whole):
            return reading
        if found.add:
            self.index.add(found.add)
        if found.move:
            self.index.place(found.move)
        self.added += len(found.add)
        self.moved += len(found.move)
        plan.doomed[chat.key] = found.remove
        if left_out:
            plan.by_answer.add(chat.key)
        plan.missing.update(chunk.id for chunk in found.add)
        if before is None or before.pending:
            plan.missing.update((*found.keep, *(chunk.id for chunk in found.move)))
        return reading

    def _chunks(self, chat: Chat) -> tuple[Chunk, ...]:
        if chat.project is not None and chat.project.key.startswith(NEVER_READ):
            return ()
        audible = heard(chat, self.terms.standing, self._unmarked(chat.key))
        audible = without_turns(audible, self._erased.get(chat.key, frozenset()))
        return chunks_of(
            audible,
            own_words_in(audible),
            mask=mask_stored,
            learner_version=self.terms.learner_version,
            cutting=self.terms.cutting,
        )

    def _unmarked(self, chat: str) -> datetime | None:
        """When a chat that had been marked was unmarked: what was said in it until then is not read."""
        turns = self.terms.standing.switches.get(chat, ())
        return turns[-1].at if any(turn.value == "off" for turn in turns) else None

    def _speak_for(self, chat: str, path: str) -> None:
        """This file speaks for the chat from here on: nothing that was planned of it for another file holds."""
        self._speaks[chat] = path
        for losing in self._giving_up.pop(chat, ()):
            losing.keep(chat)
        for mark, _ in tuple(self.claims.others(chat, path)):
            plan = self.plans.get(mark.checkpoint.path)
            if plan is not None:
                plan.keep(chat)
            if self.claims.gone(mark):
                self._publish(replace(mark, chats=tuple(one for one in mark.chats if one.chat != chat)))
            elif mark.pending not in {"", BRAKED}:
                self._publish(replace(mark, pending=AGAIN))

    def _lost(
        self, reading: ChatReading, plan: Plan, before: ReadingMark | None, *, whole: bool
    ) -> Iterator[ChatReading]:
        """A chat that this file gave before and gives no more. Gives the reading on where it is not certain."""
        path = plan.mark.checkpoint.path
        speaker = self.claims.speaker(reading.chat, path)
        if speaker is not None:
            self._give_over(reading.chat, speaker, before)
        elif any(True for _ in self.claims.others(reading.chat, path)):
            return
        elif not whole:
            yield reading
        else:
            found = difference(self.index.stored(reading.chat), (), self.terms.learner_version)
            if not isinstance(found, WrittenByNewer) and found.remove:
                plan.doomed[reading.chat] = found.remove
                plan.lost = (*plan.lost, reading)
                self._giving_up.setdefault(reading.chat, []).append(plan)

    def _give_over(self, chat: str, to: ReadingMark, before: ReadingMark | None) -> None:
        """Another file speaks for the chat. If it was this one until now, the other is read again, now or by a later
        run.
        """
        path = to.checkpoint.path
        if not self._spoke(chat, before) or self._speaks.get(chat) == path or path in self._again:
            return
        self._again.add(path)
        if to.learner_version <= self.terms.learner_version:
            self._read_again(to)
        if path in self._listed and self._listed[path] not in self._queue:
            self._queue.append(self._listed[path])

    def _spoke(self, chat: str, mark: ReadingMark | None) -> bool:
        if mark is None:
            return False
        reading = next((one for one in mark.chats if one.chat == chat), None)
        return reading is not None and self.claims.speaker(chat, mark.checkpoint.path, over=reading) is None

    def _announce(self, reading: ChatReading, mark: ReadingMark) -> None:
        """Note ahead of the first write that this file takes a chat over from another. A run that is cut off then may
        find the other speaking again, and must know that chunks were stored of this one.
        """
        known = self.index.mark(mark.checkpoint.path) or mark
        others = (one for one in known.chats if one.chat != reading.chat)
        self.index.publish(replace(known, chats=(*others, reading), pending=AGAIN))

    def _read_again(self, mark: ReadingMark) -> None:
        """A file that speaks from here on, and whose reading as it stands does not hold."""
        path, plan = mark.checkpoint.path, self.plans.get(mark.checkpoint.path)
        self.claims.take(replace(mark, pending=AGAIN))
        if self.index.mark(path) is not None:
            self.index.publish(replace(plan.unfinished if plan is not None else mark, pending=AGAIN))

    def _publish(self, mark: ReadingMark) -> None:
        """Take a mark of another file anew, and keep it where one is kept."""
        self.claims.take(mark)
        if self.index.mark(mark.checkpoint.path) is not None:
            self.index.publish(mark)


def _each_once(chats: Iterable[Chat]) -> dict[str, Chat]:
    """The chats of a file by key; of two with the same key the one with more in it."""
    found: dict[str, Chat] = {}
    for chat in chats:
        known = found.get(chat.key)
        if known is None or len(chat.entries) > len(known.entries):
            found[chat.key] = chat
    return found


def _unknown(result: ReadResult) -> int:
    """Records that the reader did not know, or could not read."""
    skipped = (*result.skipped, *(one for chat in result.chats for one in chat.skipped))
    return sum(one.count for one in skipped if one.reason.startswith(_NOT_KNOWN))


_NOT_KNOWN = ("unknown", "no_type", "not_", "bad_")


def _whole(file: ChatFile, result: ReadResult) -> bool:
    """Whether the file was read to its end and is no empty one or placeholder."""
    checkpoint = result.checkpoint
    if file.size == 0:
        return False
    return checkpoint is None or (checkpoint.offset > 0 and checkpoint.offset >= checkpoint.size)


def _as_listed(file: ChatFile, checkpoint: Checkpoint | None, version: int) -> Checkpoint:
    """Size and time as listed, so that a file that grew while it was read is read again."""
    if checkpoint is None:
        return Checkpoint(file.path, "", file.size, file.mtime_ns, file.size, "", "", version)
    return replace(checkpoint, path=file.path, size=file.size, mtime_ns=file.mtime_ns)
