"""Tidying up by a model: it is asked, in the rules of money, which memories say one thing; code decides of each merge.

Nothing is changed in place: what was put together goes to superseded, a new memory stands for it, and that is a
learning of its own with its Undo. What would touch the person's own words waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from afterword.core.change import Supersede
from afterword.core.entry import Learning, Settled
from afterword.core.memory import Memory, Source
from afterword.core.standing import Standing
from afterword.core.verdict import Apply, Drop, Reason, SeenAgain, Verdict, Wait
from afterword.engine.admit import Admission, Write
from afterword.engine.answer.erasing import key_of
from afterword.engine.desk import Desk
from afterword.engine.folder import look_over
from afterword.engine.making import merged_from, writes_for_merge
from afterword.engine.reviewing import WORTH_A_RETRY
from afterword.engine.spending import NoRoom, set_aside
from afterword.judging.forbidden import mask_secrets
from afterword.judging.merged import judge_merged
from afterword.judging.merging import unfit_of_model
from afterword.noticing.tidying import ParsedMerges, ProposedMerge, asked_merges, parse_merges
from afterword.ports import Offer, ReviewAsked, ReviewFailed, ReviewFailure, Tidier

from .gating import WHY, quotes_of, situation_of
from .showing import TIDYING, ToShow, to_show

NOBODY, NOTHING = "nobody", "nothing"


@dataclass(frozen=True, slots=True)
class WouldAsk:
    """Who would be asked, where words would go ('' for this computer), what it costs at most, and what it would be
    shown.
    """

    provider: str
    model: str
    to: str
    most_micros: int
    plan: bool
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PutTogether:
    """Memories that a model put together. ``waits``: nothing was done yet, the person is asked, for this reason."""

    text: str
    parts: tuple[str, ...]
    learning: str
    waits: Reason | None = None


@dataclass(frozen=True, slots=True)
class ByModel:
    """What came of asking. ``reason`` is why nobody was asked or no answer came: 'nobody' is set up, there is 'nothing'
    to ask of who is, no money or looks are left, or the failure's code; '' where an answer came. ``left_apart``: why
    parts of the answer came to nothing, one code a part.
    """

    done: tuple[PutTogether, ...] = ()
    reason: str = ""
    model: str = ""
    cost_micros: int = 0
    left_apart: tuple[str, ...] = field(default=())


def would_ask(desk: Desk) -> WouldAsk | str:
    """Who would be asked what, and asks nobody; or why nobody would: 'nobody' or 'nothing'."""
    found = _asking(desk)
    if isinstance(found, str):
        return found
    offer = found.offers[0]
    texts = tuple(one.text for one in found.shown.memories)
    return WouldAsk(offer.provider, offer.model, offer.to, offer.most_micros, offer.plan, texts)


def ask_a_model(desk: Desk) -> ByModel:
    """Ask, judge what comes back, and put together what may be. Raises HomeBusy, DiskFull."""
    found = _asking(desk)
    return ByModel(reason=found) if isinstance(found, str) else found.through()


def _asking(desk: Desk) -> _Asking | str:
    tidier = desk.sockets.tidier
    if tidier is None or not tidier.able():
        return NOBODY
    shown = to_show(desk, desk.standing(), tidier)
    if shown is None:
        return NOTHING
    delimiter = desk.sockets.keys.digest("frame", desk.new("f").encode())[:24]
    text = asked_merges([[one.text for one in group] for group in shown.groups], delimiter, mask_secrets)
    asked = ReviewAsked(text.instructions, text.lean, text.material, text.schema, text.words)
    offers = tidier.offers_of(asked, shown.able.provider)
    same = tuple(one for one in offers if one.to == shown.able.to)
    return _Asking(desk, tidier, shown, asked, same) if same else NOBODY


@dataclass(frozen=True, slots=True)
class _Asking:
    """One tidy-up's asking: at most one completion and one retry."""

    desk: Desk
    tidier: Tidier
    shown: ToShow
    asked: ReviewAsked
    offers: tuple[Offer, ...]

    def through(self) -> ByModel:
        """Ask until somebody answers what can be read, money is short, or a retry is of no use."""
        reason, spent = "", 0
        for offer in self.offers[:2]:
            line = set_aside(self.desk, offer, self.asked, TIDYING)
            if isinstance(line, NoRoom):
                return ByModel(reason=reason or line.reason, cost_micros=spent)
            answer = self.tidier.ask(offer, self.asked)
            if isinstance(answer, ReviewFailed):
                cost = line.most_micros if answer.cost_micros is None else answer.cost_micros
                settled = Settled(line.id, answer.cost_micros, answer.why.value, answer.detail, left=answer.left)
                failed, spent = answer.why, spent + cost
            else:
                parsed = parse_merges(answer.text, len(self.shown.memories))
                model = answer.model or offer.model
                settled = Settled(line.id, answer.cost_micros, model=model)
                if parsed.readable:
                    return self._taken(parsed, settled, model, spent + answer.cost_micros)
                failed, spent = ReviewFailure.UNREADABLE, spent + answer.cost_micros
                settled = Settled(line.id, answer.cost_micros, failed.value, model=model)
            self.desk.pen.admit(Admission((settled,)))
            reason = failed.value
            if failed not in WORTH_A_RETRY:
                break
        return ByModel(reason=reason, cost_micros=spent)

    def _taken(self, parsed: ParsedMerges, settled: Settled, model: str, cost: int) -> ByModel:
        """Judge each merge by what stands now, and write all of it with the line that settles the asking."""
        with self.desk.pen.alone():
            standing = self.desk.standing()
            troubled = look_over(self.desk).troubled
            left: list[str] = list(parsed.dropped)
            learnings: list[Learning] = []
            writes: list[Write] = []
            done: list[PutTogether] = []
            for merge in parsed.merges:
                parts = self._parts(merge, standing, troubled)
                verdict = _verdict(self.desk, standing, merge.text, parts) if parts else "changed_meanwhile"
                if not isinstance(verdict, Apply | Wait):
                    left.append(verdict if isinstance(verdict, str) else verdict.reason.value)
                    continue
                learning = _learning(self.desk, standing, merge.text, parts, verdict, (model, cost))
                learnings.append(learning)
                texts = tuple(one.text for one in parts)
                waits = verdict.reason if isinstance(verdict, Wait) else None
                done.append(PutTogether(merge.text, texts, learning.id, waits))
                if waits is None:
                    memory = merged_from(learning, parts, self.desk.now)
                    writes += writes_for_merge(learning, memory, parts, self.desk.now)
            settled = Settled(settled.sent, settled.cost_micros, model=settled.model, left_out=tuple(left))
            self.desk.pen.admit(Admission((settled, *learnings), tuple(writes)))
        return ByModel(tuple(done), "", model, cost, tuple(left))

    def _parts(self, merge: ProposedMerge, standing: Standing, troubled: frozenset[str]) -> tuple[Memory, ...]:
        """The memories of a merge as they stand, if they are still as they were shown and of one group; else none."""
        shown = [self.shown.memories[number - 1] for number in merge.memories]
        now = {one.id: one for one in standing.live()}
        one_group = any(all(one in group for one in shown) for group in self.shown.groups)
        same = all(one.id not in troubled and _unchanged(one, now.get(one.id)) for one in shown)
        return tuple(now[one.id] for one in shown) if one_group and same else ()


def _unchanged(shown: Memory, now: Memory | None) -> bool:
    return now is not None and (shown.text, shown.scope, shown.stage) == (now.text, now.scope, now.stage)


def _verdict(desk: Desk, standing: Standing, text: str, parts: Sequence[Memory]) -> Verdict | str:
    """What the rules of merging and the gate say; a word where nothing is made of it and nothing is recorded but it."""
    likeness = desk.sockets.likeness
    unfit = unfit_of_model(text, [one.text for one in parts], likeness, parts[0].lang)
    if unfit is not None:
        return unfit.value
    if key_of(desk, text) in standing.erased:
        return Reason.TOLD_NOT_TO.value
    verdict = judge_merged(
        _change(text, parts), parts, situation_of(desk, standing, parts, (*standing.live(), *standing.held()))
    )
    if isinstance(verdict, Drop | SeenAgain):
        return verdict.reason.value
    return verdict


def _change(text: str, parts: Sequence[Memory]) -> Supersede:
    target = next((one for one in parts if one.source is Source.YOU), parts[0])
    evidence = "\n".join(one.text for one in parts)
    return Supersede(target.id, text, evidence, WHY, target.kind, target.scope, lang=target.lang)


def _learning(
    desk: Desk, standing: Standing, text: str, parts: Sequence[Memory], verdict: Apply | Wait, by: tuple[str, int]
) -> Learning:
    """``by``: the model and what the asking cost, all of it, as with every learning of one look."""
    return Learning(
        id=desk.new("l"),
        chat=None,
        project=None,
        change=replace(_change(text, parts), evidence=""),
        verdict=verdict,
        quotes=quotes_of(standing, parts),
        reader=by[0],
        memory=desk.new("m"),
        cost_micros=by[1],
        counted=False,
        merged=tuple(one.id for one in parts),
    )
