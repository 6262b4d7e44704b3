"""One change of one look: where its words stand, what the gate says, and what is then to be recorded and remembered.

Gives an admission and writes nothing, so that a look goes in whole or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from afterword.core.change import Add, Basis, Change, Supersede
from afterword.core.chat import Said, outside_by
from afterword.core.entry import Body, Learning, Quote, SignalSeen
from afterword.core.memory import About, Kind
from afterword.core.signal import SignalKind
from afterword.core.standing import Standing
from afterword.core.verdict import Apply, Drop, Reason, SeenAgain, Verdict, Wait
from afterword.engine.admit import Admission, Write
from afterword.engine.answer.erasing import key_of
from afterword.engine.counting import again, contradicted, count, group_of, started
from afterword.engine.desk import Desk
from afterword.engine.making import later_than, memory_from, true_before, writes_for
from afterword.engine.questions import clashes, which_card
from afterword.engine.reviewing import BUILT_IN, Proposal
from afterword.engine.told_before import earlier
from afterword.judging.case import Situation
from afterword.judging.gate import SaidEntry, judge
from afterword.judging.grounding import Grounded, ground
from afterword.judging.surroundings import FORBIDDEN, forbidden_around, safe_words
from afterword.noticing.reading import Noticed

JUST_SAVED = timedelta(hours=1)  # how long a text counts as saved just before another
TEMPLATE = "template"
RULES = frozenset({SignalKind.RULE, SignalKind.PROJECT_SCOPE})


@dataclass(frozen=True, slots=True)
class Look:
    """What every change of one look shares. ``counted``: the limits hold; ``history``: on request, whatever its
    age. ``from_assistant``: an assistant asked to remember it.
    """

    desk: Desk
    noticed: Noticed
    proposal: Proposal
    counted: bool
    history: bool
    troubled: frozenset[str] = frozenset()
    from_assistant: bool = False

    @property
    def said(self) -> tuple[SaidEntry, ...]:
        """The person's words since the last look."""
        own = self.noticed.own
        return tuple(SaidEntry(said.id, said.text, own[said.id]) for said in self.noticed.fresh)

    @property
    def key(self) -> str:
        """The chat's key."""
        return self.noticed.chat.key


def order(look: Look) -> Callable[[Change], int]:
    """Who comes first where limits hold, as a key to sort by: what the person had to say again, rules, facts, wishes
    said outright, style last. A correction said as a rule, or for a project, is a rule.
    """
    signals = look.noticed.signals
    repeated = frozenset(one.entry for one in signals if one.kind is SignalKind.REPEATED)
    rules = frozenset(one.entry for one in signals if one.kind in RULES)

    def rank(change: Change) -> int:
        words = change.evidence  # what code read of this computer has none
        entry = change.entry or next((said.id for said in look.said if words and words in said.text), "")
        if entry in repeated:
            return 0
        if entry in rules or change.kind is Kind.PROJECT:
            return 1
        if change.basis is Basis.CORRECTED:
            return 4
        return 3 if change.kind is Kind.PREFERENCE else 2

    return rank


def consider(look: Look, standing: Standing, change: Change, applied: int) -> Admission:
    """What comes of one change, given what stands by now and how many were applied in this look."""
    place = _place(look, standing, change)
    outside = _outside(look, change, place)
    verdict = _verdict(look, standing, change, outside, applied)
    learning = _learning(look, change, verdict, place, outside)
    learning = replace(learning, said_before=earlier(look.desk, standing, learning))
    match verdict:
        case Drop():
            return Admission((_unsaid(learning),)) if verdict.reason in FORBIDDEN else Admission((learning,))
        case Wait():
            return _waiting(look, standing, learning)
        case SeenAgain():
            return again(look.desk, standing, learning, verdict, look.troubled)
        case Apply():
            return _applied(look, standing, learning)


def _place(look: Look, standing: Standing, change: Change) -> Grounded | None:
    target = standing.memory(change.target) if isinstance(change, Supersede) else None
    found = ground(change, look.said, target)
    return found if isinstance(found, Grounded) else None


def _outside(look: Look, change: Change, place: Grounded | None) -> tuple[str, ...]:
    """What had been read from outside by the time these words were said; all of it where that is not known."""
    entries = look.noticed.chat.entries
    last = place.entry if place is not None else change.entry
    return outside_by(entries, last or entries[-1].id)


def _verdict(look: Look, standing: Standing, change: Change, outside: tuple[str, ...], applied: int) -> Verdict:
    around = _forbidden(look, change)
    if around:
        return Drop(around[0], around)
    verdict = judge(change, _situation(look, standing, outside, applied))
    if not isinstance(verdict, Drop) and key_of(look.desk, change.text) in standing.erased:
        return Drop(Reason.TOLD_NOT_TO, (Reason.TOLD_NOT_TO,))
    if isinstance(verdict, Apply) and isinstance(change, Supersede) and change.target in look.troubled:
        return Wait(Reason.REPLACES_OWN, (Reason.REPLACES_OWN,))
    return verdict


def _forbidden(look: Look, change: Change) -> tuple[Reason, ...]:
    """By rules alone no half of a sentence is kept whose other half must not be; nor at an assistant's wish."""
    if not (look.from_assistant or look.proposal.reader == BUILT_IN) or not change.evidence:
        return ()
    for said in look.said:
        if said.id == change.entry or not change.entry:
            found = forbidden_around(change.evidence, said.own)
            if found:
                return found
    return ()


def _situation(look: Look, standing: Standing, outside: tuple[str, ...], applied: int) -> Situation:
    desk, chat = look.desk, look.noticed.chat
    today = desk.day(desk.now)
    waiting = tuple((t.learning.memory, t.learning.change.text) for t in standing.waiting() if t.learning.memory)
    return Situation(
        said=look.said,
        attended=chat.attended or look.history,
        person_present=True,
        outside=outside,
        memories=(*standing.live(), *standing.held()),
        waiting=waiting,
        never=standing.never_texts(),
        look_count=applied if look.counted else 0,
        day_count=standing.counted_on(lambda moment: desk.day(moment) == today) if look.counted else 0,
        mode=desk.terms.mode,
        shared=chat.shared_with is not None,
        from_assistant=look.from_assistant,
        likeness=desk.sockets.likeness,
        recent=_just_saved(standing, desk.now),
    )


def _just_saved(standing: Standing, now: datetime) -> tuple[str, ...]:
    return tuple(told.learning.change.text for told in standing.applied() if now - told.at < JUST_SAVED)


def _learning(
    look: Look, change: Change, verdict: Verdict, place: Grounded | None, outside: tuple[str, ...]
) -> Learning:
    chat = look.noticed.chat
    from_steps = isinstance(change, Add) and change.about is not About.PERSON
    return Learning(
        id=look.desk.new("l"),
        chat=chat.key,
        project=chat.project.key if chat.project is not None else None,
        change=change,
        verdict=verdict,
        quotes=_quotes(look, place),
        signals=_signals(look, place.entry if place is not None else change.entry),
        reader=TEMPLATE if from_steps else look.proposal.reader,
        outside=() if from_steps else outside,
        attended=chat.attended,
        history=look.history,
        cost_micros=look.proposal.cost_micros,
        counted=look.counted,
        title=safe_words(chat.title),
    )


def _quotes(look: Look, place: Grounded | None) -> tuple[Quote, ...]:
    said = _entry(look, place.entry) if place is not None else None
    if place is None or said is None:
        return ()
    return (Quote(look.key, said.id, said.text[place.start : place.end], place.start, place.end, said.at),)


def _entry(look: Look, which: str) -> Said | None:
    return next((said for said in look.noticed.fresh if said.id == which), None)


def _signals(look: Look, entry: str) -> tuple[SignalSeen, ...]:
    here = [signal for signal in look.noticed.signals if signal.entry == entry]
    return tuple(SignalSeen(signal.kind, safe_words(signal.words), signal.why) for signal in here)


def _unsaid(learning: Learning) -> Learning:
    """A refusal for what the words hold: recorded with its reason, and without a word of them."""
    change = replace(learning.change, text="", evidence="", correction=None)
    change = replace(change, why="") if isinstance(change, Supersede) else change
    return replace(learning, change=change, quotes=(), signals=(), said_before=None)


def _waiting(look: Look, standing: Standing, learning: Learning) -> Admission:
    """It waits under an id that its memory will have. The same that waits already is not asked about twice."""
    group = group_of(look.desk, standing, learning)
    if group is not None:
        seen = SeenAgain(group.memory, counts=False)
        return again(look.desk, standing, replace(learning, verdict=seen), seen, look.troubled)
    change = learning.change
    twice = next((t for t in standing.waiting() if t.learning.change.text == change.text), None)
    if twice is not None:
        seen = SeenAgain(twice.learning.memory or "", counts=False)
        return Admission((replace(learning, verdict=seen, memory=twice.learning.memory),))
    return Admission((replace(learning, memory=look.desk.new("m")),))


def _applied(look: Look, standing: Standing, learning: Learning) -> Admission:
    group = group_of(look.desk, standing, learning)
    if group is not None:
        return count(look.desk, standing, learning, group, look.troubled)
    learning = replace(learning, memory=look.desk.new("m"))
    memory = memory_from(learning, standing, look.desk.now, look.desk.terms.device)
    later = later_than(standing, learning, memory)
    if later is not None:
        return Admission((learning,), (Write(true_before(memory, later), learning.id),))
    beside = contradicted(standing, learning)
    cards = clashes(look.desk, standing, learning, memory)
    if beside is not None and beside.chat == learning.chat:
        cards = (which_card(look.desk, memory, beside),)
    lines: tuple[Body, ...] = (learning, *started(look.desk, standing, learning, memory), *cards)
    return Admission(lines, writes_for(learning, memory, standing, retire=beside is None))
