"""One look: read a chat from its mark on, ask what it tells, judge each change, and write what came of it with
the mark.

Nothing is written before everything was judged; then all of it goes in together. A chat that tells nothing
costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from afterword.core.change import MOST_CHANGES
from afterword.core.chat import Chat, Said, outside_of
from afterword.core.entry import Body, CardAsked, Learning, Looked, Noted, Quote
from afterword.core.mark import LEARNER_VERSION, LookMark, Unheard
from afterword.core.memory import About, Memory
from afterword.core.signal import SignalKind
from afterword.core.standing import Standing
from afterword.core.verdict import Apply, Drop, PassedOver, SeenAgain, Wait
from afterword.engine.admit import Admission, Pen, Write
from afterword.engine.answer.in_chat import answer_in_chat, off_in_chat
from afterword.engine.answer.switching import own_words_allowed
from afterword.engine.chain import archived, start
from afterword.engine.considering import Look, consider, order
from afterword.engine.desk import Desk
from afterword.engine.doubting import doubt
from afterword.engine.folder import look_over
from afterword.engine.hearing import due, heard, left_by, mark_at
from afterword.engine.questions import retire_card
from afterword.engine.rehearsal import Rehearsal
from afterword.engine.reviewing import Proposal, PutOff, review
from afterword.engine.sockets import NEVER_READ
from afterword.engine.told_before import SAID_BEFORE
from afterword.engine.turning import aimed, came_of, in_turn, would_be
from afterword.engine.viewing import card_view, learning_view
from afterword.engine.views import LearningView, LookView, NotLooked
from afterword.judging.passing import passed_over
from afterword.judging.surroundings import safe_words
from afterword.noticing.environment import missing_program_of, programs_that_ran
from afterword.noticing.readiness import Facts, NotReady, fresh_words, readiness
from afterword.noticing.reading import Noticed, notice
from afterword.noticing.statements import settled

NOT_YET = frozenset({"running", "not_quiet"})
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)  # of a mark that says only when a look was tried
LOGGED = frozenset({SignalKind.CORRECTION, SignalKind.RULE, SignalKind.REPEATED})


@dataclass(frozen=True, slots=True)
class Run:
    """What kind of run a look belongs to.

    ``sweeping``: only chats of the last week. ``history``: on request, whatever its age; ``named``: by its
    path. ``counted``: the limits of a look and a day hold. ``since``: words before that moment are not heard.
    ``last_sweep``: when the last one finished. ``again``: what only the built-in reader has read is read from its
    beginning, by a model. ``silent`` names models that gave no answer in this run. ``ended``: the
    host said that the chat is over; ``compacting``: that it is about to cut it. ``obeying``: a rehearsal that keeps
    a chat out for good where the person typed so in it, as a dry run does not.
    """

    sweeping: bool = False
    history: bool = False
    named: bool = False
    counted: bool = True
    since: datetime | None = None
    last_sweep: datetime | None = None
    again: bool = False
    silent: frozenset[str] = frozenset()
    ended: bool = False
    compacting: bool = False
    obeying: bool = False


def look(desk: Desk, pen: Pen, chat: Chat, run: Run) -> LookView | NotLooked:
    """Look at a chat. The mark to resume from is captured here and moves only past what was read.

    What was learned from it before and rests on words that are not the person's, as it reads today, is held first.
    """
    if not pen.rehearses:
        doubt(desk, chat)
    mark = pen.mark(chat.key)
    agreed, run = run.since, _resumed(pen, chat, mark, run)
    noticed = _listen(desk, pen, chat, mark, run)
    if isinstance(noticed, NotReady):
        if noticed.reason in NOT_YET:
            _typed(desk, pen, chat, mark, run)
        known = noticed.reason == "earlier" and not left_by(chat, mark, desk.sockets.keys, pen.standing(), agreed)
        return NotLooked(chat.key, chat.title, "nothing_new" if known else noticed.reason)
    _typed(desk, pen, chat, mark, run)
    if pen.standing().switched_off(chat.key) or (pen.rehearses and _off_typed(desk, pen, chat, mark, run)):
        return NotLooked(chat.key, chat.title, "switched_off")
    at_once = run.named or run.history or run.again
    proposal = review(desk, pen.standing(), noticed, mark, rehearses=pen.rehearses, at_once=at_once, silent=run.silent)
    if isinstance(proposal, PutOff):
        return _put_off(desk, pen, noticed, mark, proposal)
    left = left_by(chat, mark, desk.sockets.keys, pen.standing(), agreed)
    drafted = _draft(desk, pen, noticed, proposal, run, left)
    with pen.alone():
        if pen.mark(chat.key) != mark:
            return NotLooked(chat.key, chat.title, "looked_meanwhile")
        if pen.standing().last_seq != drafted.pen.before.last_seq:
            drafted = _draft(desk, pen, noticed, proposal, run, left)
        pen.admit(drafted.pen.whole())
    return _view(noticed, proposal, drafted)


def _resumed(pen: Pen, chat: Chat, mark: LookMark | None, run: Run) -> Run:
    """Where the mark of a chat is lost, the record still says when it was looked at: nothing is heard twice."""
    looked = pen.standing().chats.get(chat.key)
    if mark is not None or looked is None or run.history or run.again:
        return run
    return replace(run, since=looked.at if run.since is None else max(run.since, looked.at))


def _put_off(desk: Desk, pen: Pen, noticed: Noticed, mark: LookMark | None, put_off: PutOff) -> NotLooked:
    """The mark stays, with the moment of the try; what was corrected or laid down is logged all the same."""
    chat = noticed.chat
    with pen.alone():
        tried = _tried(chat.key, mark, put_off, desk.now)
        marks = (tried,) if put_off.tried and pen.mark(chat.key) == mark else ()
        pen.admit(Admission(_noted(pen.standing(), noticed), marks=marks))
    return NotLooked(chat.key, chat.title, put_off.reason, put_off.tried, put_off.silent)


def _tried(chat: str, mark: LookMark | None, put_off: PutOff, now: datetime) -> LookMark:
    before = mark or LookMark(chat, "", "", LONG_AGO, LEARNER_VERSION)
    return replace(before, tried=now, unreadable=put_off.unreadable)


def hear(desk: Desk, pen: Pen, chat: Chat, run: Run) -> tuple[str, ...]:
    """What does not wait until a chat is quiet: what was typed to us is done, corrections and rules are logged.

    Asks no model and moves no mark. Gives what was done, a line each.
    """
    mark = pen.mark(chat.key)
    run = _resumed(pen, chat, mark, run)
    noticed = _listen(desk, pen, chat, mark, replace(run, compacting=True))
    if isinstance(noticed, NotReady):
        return ()
    did = _typed(desk, pen, chat, mark, run)
    if not pen.standing().switched_off(chat.key):
        with pen.alone():
            pen.admit(Admission(_noted(pen.standing(), noticed)))
    return did


def _typed(desk: Desk, pen: Pen, chat: Chat, mark: LookMark | None, run: Run) -> tuple[str, ...]:
    """What the person typed to us in the chat is done at once, quiet or not; a rehearsal does nothing."""
    return () if pen.rehearses else answer_in_chat(desk, chat, _due_words(desk, pen, chat, mark, run))


def _off_typed(desk: Desk, pen: Pen, chat: Chat, mark: LookMark | None, run: Run) -> bool:
    """Whether the chat asks to be kept out: else what a preview shows could be kept though its own chat says no."""
    return off_in_chat(desk, chat, _due_words(desk, pen, chat, mark, run), done=run.obeying)


def _due_words(desk: Desk, pen: Pen, chat: Chat, mark: LookMark | None, run: Run) -> list[Said]:
    standing = pen.standing()
    named = desk.now if run.named else None
    wanted = due(chat, mark, desk.sockets.keys, standing, run.since, named)
    return [said for said in fresh_words(heard(chat, standing, run.since, named), None) if said.id in wanted]


def state_of(desk: Desk, pen: Pen, chat: Chat, run: Run) -> str:
    """'ready', 'learned' where everything was looked at, or the reason why it is not looked at."""
    mark = pen.mark(chat.key)
    noticed = _listen(desk, pen, chat, mark, _resumed(pen, chat, mark, run))
    if not isinstance(noticed, NotReady):
        return "ready"
    looked = noticed.reason in {"nothing_new", "earlier"} and chat.key in pen.standing().chats
    return "learned" if looked else noticed.reason


def _listen(desk: Desk, pen: Pen, chat: Chat, mark: LookMark | None, run: Run) -> Noticed | NotReady:
    standing = pen.standing()
    if chat.project is not None and chat.project.key.startswith(NEVER_READ):
        return NotReady("never_read")
    if run.again:
        looked = standing.chats.get(chat.key)
        if looked is None or looked.asked is not None:
            return NotReady("nothing_again")
        mark = None
    ready = readiness(chat, _facts(desk, standing, mark, chat, run))
    if isinstance(ready, NotReady):
        return ready
    keys, named = desk.sockets.keys, desk.now if run.named else None
    wanted = due(chat, mark, keys, standing, run.since, named)
    device = "" if run.history else desk.terms.device  # what was brought here by hand may come from another computer
    if wanted:
        audible = heard(chat, standing, run.since, named)
        noticed = notice(audible, after=None, device=device, likeness=desk.sockets.likeness, only=wanted)
        if noticed.fresh or noticed.environment:
            return noticed
    return NotReady("earlier" if left_by(chat, mark, keys, standing, run.since) else "nothing_new")


def _facts(desk: Desk, standing: Standing, mark: LookMark | None, chat: Chat, run: Run) -> Facts:
    return Facts(
        now=desk.now,
        mark=None if mark is not None and mark.left else mark,
        learning=desk.terms.on(desk.now),
        switched_off=standing.switched_off(chat.key),
        own_words_allowed=own_words_allowed(standing, chat.key),
        wanted=run.named,
        sweeping=run.sweeping,
        swept=run.last_sweep,
        quiet=timedelta(minutes=desk.terms.quiet_minutes),
        ended=run.ended,
        compacting=run.compacting,
    )


@dataclass(frozen=True, slots=True)
class Drafted:
    """A look that was judged and not written: the rehearsal that holds it, and its learnings in the order of
    judging.
    """

    pen: Rehearsal
    told: tuple[Learning, ...]


def _draft(desk: Desk, pen: Pen, noticed: Noticed, proposal: Proposal, run: Run, left: tuple[Unheard, ...]) -> Drafted:
    """Judge everything against what stands. Nobody else has to wait meanwhile: if something was written, it is
    done anew.
    """
    draft = Rehearsal(pen, desk.sockets.clock)
    draft.admit(Admission(_noted(draft.standing(), noticed)))
    troubled = look_over(desk).troubled if noticed.environment or proposal.changes else frozenset[str]()
    shared = Look(desk, noticed, proposal, run.counted, run.history, troubled)
    told, made = _judge(shared, draft)
    for wish in proposal.retire:
        meant = replace(wish, memory=made.get(wish.memory, wish.memory))
        draft.admit(Admission(retire_card(desk, draft.standing(), meant, noticed)))
    draft.admit(Admission(writes=() if run.history else _works_again(desk, draft.standing(), noticed)))
    looked = _looked(noticed, proposal, told)
    mark = mark_at(noticed.chat, desk.sockets.keys, desk.now, left)
    draft.admit(Admission((looked,), marks=(mark,) if mark is not None else ()))
    return Drafted(draft, told)


def _judge(shared: Look, draft: Rehearsal) -> tuple[tuple[Learning, ...], dict[str, str]]:
    """Every change in the order in which limits favour them: what code read of this computer comes beside the five.

    Also which memory became of what was just said, by the id that stood for it.
    """
    proposal = shared.proposal
    changes = (*shared.noticed.environment, *proposal.changes[:MOST_CHANGES])
    stood = {one.change: one.memory.id for one in proposal.just_said}
    made: dict[str, str] = {}
    applied = 0
    told: list[Learning] = []
    for change in in_turn(sorted(changes, key=order(shared)), proposal.just_said):
        meant = aimed(settled(change, proposal.just_said, made), would_be(draft.standing(), shared.desk.now))
        lines = draft.admit(consider(shared, draft.standing(), meant, applied))
        learnings = [line.body for line in lines if isinstance(line.body, Learning)]
        applied += sum(isinstance(learning.verdict, Apply) for learning in learnings)
        told += learnings
        if change in stood:
            made.update((stood[change], which) for one in learnings if (which := came_of(one, draft.standing())))
    return tuple(told), made


def _noted(standing: Standing, noticed: Noticed) -> tuple[Body, ...]:
    """Corrections and rules, logged as soon as their words were read, each once; those that were said before say so."""
    times = {said.id: said.at for said in noticed.fresh}
    again = {signal.entry for signal in noticed.signals if signal.kind is SignalKind.REPEATED}
    lines: dict[tuple[str, str, int], Noted] = {}
    for signal in noticed.signals:
        own = noticed.own.get(signal.entry)
        if signal.kind not in LOGGED or own is None or signal.entry not in times or signal.start >= signal.end:
            continue
        start, end = own.original_span(signal.start, signal.end)
        quote = Quote(noticed.chat.key, signal.entry, safe_words(signal.words), start, end, times[signal.entry])
        place = (quote.chat, quote.entry, quote.start)
        if place not in standing.noted and (signal.kind is not SignalKind.REPEATED or place not in lines):
            lines[place] = Noted(quote, signal.kind, SAID_BEFORE if signal.entry in again else signal.why)
    return tuple(lines.values())


def _works_again(desk: Desk, standing: Standing, noticed: Noticed) -> tuple[Write, ...]:
    """Facts about this computer that came to an end: the program that was missing was seen to work since."""
    facts = [one for one in standing.live() if one.about is About.ENVIRONMENT and one.device == desk.terms.device]
    ended = [one for one in facts if missing_program_of(one.text) in _ran_since(noticed, one)]
    return tuple(Write(archived(one, desk.now), "works again") for one in ended)


def _ran_since(noticed: Noticed, fact: Memory) -> frozenset[str]:
    began = start(fact)
    own = [entry for entry in noticed.chat.entries if entry.copied_from is None]
    return programs_that_ran([one for one in own if began is not None and one.at is not None and one.at > began])


def _looked(noticed: Noticed, proposal: Proposal, told: Iterable[Learning]) -> Looked:
    verdicts = [learning.verdict for learning in told]
    return Looked(
        noticed.chat.key,
        learned=sum(isinstance(verdict, Apply) for verdict in verdicts),
        waiting=sum(isinstance(verdict, Wait) for verdict in verdicts),
        dropped=sum(isinstance(verdict, Drop) for verdict in verdicts),
        asked=proposal.asked,
        passed_over=proposal.passed_over,
        outside=any(outside_of(entry) is not None for entry in noticed.chat.entries),
    )


def _view(noticed: Noticed, proposal: Proposal, drafted: Drafted) -> LookView:
    standing, chat = drafted.pen.standing(), noticed.chat

    def views(kind: type[Apply | Wait | Drop | SeenAgain]) -> tuple[LearningView, ...]:
        fitting = [learning for learning in drafted.told if isinstance(learning.verdict, kind)]
        return tuple(learning_view(standing, standing.learnings[learning.id]) for learning in fitting)

    asked = [line for line in drafted.pen.whole().lines if isinstance(line, CardAsked)]
    return LookView(
        chat=chat.key,
        title=chat.title,
        project=chat.project.name if chat.project is not None else None,
        learned=views(Apply),
        waiting=views(Wait),
        dropped=views(Drop),
        again=views(SeenAgain),
        cards=tuple(card_view(standing, standing.cards[card.id]) for card in asked),
        asked=proposal.asked,
        free=not noticed.worth_review,
        cost_micros=proposal.cost_micros,
        would_ask=proposal.would_ask,
        passed_over=proposal.passed_over,
        passed=_passed(noticed, proposal),
    )


def _passed(noticed: Noticed, proposal: Proposal) -> tuple[PassedOver, ...]:
    taken = [change.evidence for change in proposal.changes]
    found: list[PassedOver] = []
    for said in noticed.fresh:
        spans = [(one.start, one.end) for one in noticed.signals if one.entry == said.id]
        spans += [(one.start, one.end) for one in noticed.durable if one.entry == said.id]
        found += passed_over(noticed.own[said.id], spans, taken)
    return tuple(found)
