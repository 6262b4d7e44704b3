"""Learning as a way in asks for it: what is live, what is history, what is only a preview, and keeping one of
those.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from afterword.app import sourcing
from afterword.app.indexing import Indexing
from afterword.app.joining import Parts
from afterword.core.chat import Chat, Entry, Said
from afterword.core.entry import AnswerKind, SettingNow
from afterword.core.errors import BadInput
from afterword.engine import ageing, files, retrying, tidy
from afterword.engine.admit import Admission
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.gathering import Shelf
from afterword.engine.indexed import Reread
from afterword.engine.look import Run, look
from afterword.engine.overview import learning_state
from afterword.engine.rehearsal import Rehearsal, SameIds
from afterword.engine.saying import ANOTHER_SWEEP, asking_line, count
from afterword.engine.spending import purse
from afterword.engine.sweep import begin_sweep, end_sweep, go_through, sweep
from afterword.engine.views import Asks, Done, FoundSource, LearnReport, LookView, NotLooked, Preview, Shown
from afterword.ports import Offer, Progress, silent

MANY_LINES = 200  # lines of a preview that are shown before the rest is only counted


@dataclass(frozen=True, slots=True)
class _Made:
    """What a preview was made of, so that it can be made again, or carried out."""

    shelves: tuple[Shelf, ...]
    run: Run
    since: datetime | None
    ids: SameIds


class Learning:
    """Runs of learning over one home. Keeps what each preview of this process was made of."""

    def __init__(self, parts: Parts, indexing: Indexing) -> None:
        self._parts = parts
        self._indexing = indexing
        self._previews: dict[str, _Made] = {}
        self._agreed: dict[str, _Made] = {}

    def learn(
        self,
        paths: Sequence[str],
        *,
        source: str | None,
        since: datetime | None,
        history: bool,
        again: bool,
        dry_run: bool,
        preview: bool,
        let_go: bool,
        progress: Progress,
    ) -> LearnReport:
        """See App.learn."""
        desk = self._parts.desk()
        state = learning_state(desk)
        if state != "on":
            return LearnReport((), (), (), paused=f"learning is {state}")
        if source is not None:
            sourcing.source_named(self._parts, source)
        if again:
            self._can_be_read_again(desk)
        there = [sourcing.at_path(self._parts, desk, path, source, progress) for path in paths]
        shelves = self._shelves(desk, there, source, older=history or again)
        old = history or any(shelf.history for shelf in shelves)
        run = Run(history=old, named=bool(paths), counted=not (preview or old or again), again=again)
        if not dry_run:
            _tend(desk)
        if dry_run or preview or old or again:
            report = self._rehearse(desk, shelves, run, since, progress, keepable=not dry_run)
            report = replace(report, dry_run=dry_run)
        else:
            shelves = tuple(shelf.once() for shelf in shelves)
            report = self._through(desk, shelves, run, since, progress)
        if not dry_run:
            live = [shelf for shelf in shelves if not shelf.history]
            indexed = self._indexing.these(desk, live, let_go=let_go, progress=progress)
            report = replace(report, indexed=indexed)
        waiting = () if paths else self._needs_consent(desk, source)
        unread = tuple(one for found in there for one in found.unread)
        read_as = "; ".join(found.says for found in there)
        return replace(report, needs_consent=waiting, unread=(*unread, *report.unread), read_as=read_as)

    def look_at(self, chat: Chat, *, ended: bool) -> LookView | NotLooked:
        """See App.look_at."""
        desk = self._parts.desk()
        if not self._parts.hosted:
            chat = replace(chat, attended=False, entries=tuple(_unvouched(entry) for entry in chat.entries))
        _tend(desk)
        return look(desk, desk.pen, chat, Run(ended=ended))

    def sweep(self, progress: Progress = silent) -> LearnReport:
        """See App.sweep."""
        desk = self._parts.desk()
        state = learning_state(desk)
        if state != "on":
            return LearnReport((), (), (), paused=f"learning is {state}")
        _tend(desk)
        shelves = tuple(shelf.once() for shelf in sourcing.agreed_shelves(self._parts, desk))
        report = sweep(desk, shelves, lambda chat: sourcing.run_of(desk, chat), progress=progress)
        return replace(report, indexed=self._indexing.these(desk, shelves, progress=progress))

    def _shelves(
        self, desk: Desk, there: Sequence[sourcing.AtPath], source: str | None, *, older: bool
    ) -> tuple[Shelf, ...]:
        if there:
            return tuple(shelf for found in there for shelf in found.shelves)
        return sourcing.agreed_shelves(self._parts, desk, source, older=older)

    def _needs_consent(self, desk: Desk, source: str | None) -> tuple[FoundSource, ...]:
        return tuple(one for one in sourcing.not_asked(self._parts, desk) if source in {None, one.source})

    def _run_for(self, desk: Desk, run: Run) -> Callable[[Chat], Run]:
        if run.history:
            return lambda _: run
        return lambda chat: replace(run, since=sourcing.run_of(desk, chat).since)

    def _through(
        self, desk: Desk, shelves: Sequence[Shelf], run: Run, since: datetime | None, progress: Progress
    ) -> LearnReport:
        """For good: as a sweep over everything that is ready. Where another process sweeps, it is left to that one."""
        if not begin_sweep(desk):
            return LearnReport((), (), (), paused=ANOTHER_SWEEP)
        try:
            run_for = self._run_for(desk, run)
            return go_through(desk, desk.pen, shelves, run_for, ended_since=since, whole=_whole(run), progress=progress)
        finally:
            end_sweep(desk)

    def _rehearse(
        self,
        desk: Desk,
        shelves: tuple[Shelf, ...],
        run: Run,
        since: datetime | None,
        progress: Progress,
        *,
        keepable: bool,
    ) -> LearnReport:
        pen = Rehearsal(desk.pen, desk.sockets.clock)
        ids = SameIds(desk.sockets.ids)
        made = _Made(shelves, run, since, ids)
        report = self._rehearsed(desk, pen, replace(made, run=replace(run, obeying=keepable)), progress)
        report = replace(report, asks=_asks(report.looks))
        if not keepable:
            return report
        preview = Preview(
            desk.new("v"),
            report.looks,
            first=not pen.before.chats,
            history=run.history,
            searchable=report.chats if any(shelf.history for shelf in shelves) else 0,
            asks=report.asks,
        )
        self._previews[preview.id] = made
        return replace(report, preview=preview)

    def _rehearsed(self, desk: Desk, pen: Rehearsal, made: _Made, progress: Progress = silent) -> LearnReport:
        run_for = self._run_for(desk, made.run)
        return go_through(
            desk.with_ids(made.ids),
            pen,
            made.shelves,
            run_for,
            ended_since=made.since,
            whole=_whole(made.run),
            progress=progress,
        )

    def _can_be_read_again(self, desk: Desk) -> None:
        if desk.sockets.reviewer is None:
            raise BadInput(
                "No model is set up that could read it again: the built-in reader has read it.",
                "Set one up first: afterword providers",
            )

    def index_kept(self, shelves: Sequence[Shelf]) -> Reread:
        """Make searchable what was brought here by hand, once its preview was kept."""
        return self._indexing.these(self._parts.desk(), [shelf for shelf in shelves if shelf.history])

    def shelves_of(self, preview: Preview) -> tuple[Shelf, ...]:
        """What a preview of this process was made of."""
        return self._previews[preview.id].shelves if preview.id in self._previews else ()

    def leave(self, preview: Preview) -> tuple[str, ...]:
        """See App.leave_preview."""
        made = self._previews.pop(preview.id, None)
        if made is None or made.run.history or made.run.again:
            return ()
        desk = self._parts.desk()
        names = tuple(dict.fromkeys(shelf.source.name for shelf in made.shelves))
        desk.pen.admit(Admission(tuple(SettingNow(f"consent.{name}.since", desk.now.isoformat()) for name in names)))
        return names

    def learn_kept(self, preview: Preview, progress: Progress) -> LearnReport:
        """Look for good, with the models that a kept preview named. Raises BadInput where it was not kept."""
        made = self._agreed.pop(preview.id, None)
        if made is None:
            raise BadInput("This preview was not kept.", "Make it again: afterword learn")
        return self._through(self._parts.desk(), made.shelves, made.run, made.since, progress)

    def keep_question(self, preview: Preview) -> Question:
        """Keep a preview whole: what it would learn is rehearsed again, and the answer is bound to exactly that."""
        if preview.id not in self._previews:
            raise BadInput("This preview is no longer here.", "Make it again: afterword learn")
        made = self._previews[preview.id]
        rehearsed: list[Rehearsal] = []

        def show(desk: Desk) -> Shown:
            pen = Rehearsal(desk.pen, desk.sockets.clock)
            made.ids.from_the_start()
            report = self._rehearsed(desk, pen, made)
            rehearsed[:] = [pen]
            asks = _asks(report.looks)
            lines = [*_lines(report.looks), *(asking_line(one) for one in asks), *_cap_lines(desk, asks)]
            if preview.searchable:
                lines.append(f"{count(report.chats, 'chat')} can be found by recall from then on")
            question = "Send these words and learn what comes back?" if asks else "Keep all of this?"
            return shown(AnswerKind.KEEP, preview.id, "\n".join(lines) or "(nothing)", question)

        def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
            learned = sum(len(look.learned) for look in preview.looks)
            self._previews.pop(preview.id, None)
            if preview.asks:
                self._agreed[preview.id] = made
                return Act(Admission(), Done("Asking now."))
            done = Done(f"Kept: {count(learned, 'thing')} learned.", "See: afterword learned")
            return Act(rehearsed[0].whole(), done)

        return Question(show, act)


def _whole(run: Run) -> bool:
    """Whether unchanged files are opened too: an ordinary look was done with them, and left in them what is history."""
    return run.again or run.history


def _unvouched(entry: Entry) -> Entry:
    """Who spoke is only said, and by nobody known: it answers nothing that was typed to us."""
    return replace(entry, attributed=False) if isinstance(entry, Said) else entry


def _tend(desk: Desk) -> None:
    """What comes before any look: the folder as it is, what time does, what was over yesterday's limits."""
    files.take_in(desk)
    ageing.age(desk)
    retrying.try_again(desk)
    tidy.tidy_when_due(desk)


def _asks(looks: Sequence[LookView]) -> tuple[Asks, ...]:
    """Whom a preview's looks would ask, each once, in the order in which they came."""
    offers = [look.would_ask for look in looks if look.would_ask is not None]
    of_each: dict[tuple[str, str, str], list[Offer]] = {}
    for one in offers:
        of_each.setdefault((one.provider, one.model, one.to), []).append(one)
    return tuple(_asked_of(each) for each in of_each.values())


def _asked_of(offers: Sequence[Offer]) -> Asks:
    one = offers[0]
    return Asks(one.provider, one.model, one.to, one.plan, len(offers), sum(offer.most_micros for offer in offers))


def _cap_lines(desk: Desk, asks: Sequence[Asks]) -> list[str]:
    """What the month's cap leaves of it, where it does not leave all."""
    left = purse(desk, desk.standing())
    over = sum(one.most_micros for one in asks) > left.cap - left.spent
    return ["more than this month's cap leaves: what is over it waits for the 1st"] if over else []


def _lines(looks: Sequence[LookView]) -> list[str]:
    lines = [view.text for look in looks for view in look.learned]
    lines += [f"waits: {view.text}" for look in looks for view in look.waiting]
    more = len(lines) - MANY_LINES
    return [*lines[:MANY_LINES], f"… and {more} more"] if more > 0 else lines
