"""From what stands to what is shown: one function a view. Adds no rule, and never shows the words of a secret."""

from __future__ import annotations

from collections.abc import Iterable

from afterword.core.change import Add, Change, Supersede
from afterword.core.entry import Answered, CardAsked, CardKind, Learning, Refused, Route
from afterword.core.memory import Kind, Memory, Place, Stage, scope_name
from afterword.core.standing import Standing
from afterword.core.stands import AnswerLine, CardNow, LearningNow, MemoryStands
from afterword.core.verdict import NEVER_KEPT, Apply, Drop, SeenAgain, Verdict, Wait
from afterword.engine.lineage import TIDIED_BY_RULE
from afterword.engine.views import (
    AnswerSeen,
    CardView,
    Choice,
    EarlierView,
    LearningView,
    MemoryView,
    NeverView,
    UsedView,
)

ALWAYS, CASE_BY_CASE, ONLY_IN = "always", "case", "only:"
RETIRE, STILL_TRUE = "retire", "still"
USE, ASIDE = "use", "aside"
FIRST, SECOND, BOTH = "first", "second", "both"


def learning_view(standing: Standing, told: LearningNow) -> LearningView:
    """One learning as it is shown."""
    learning = told.learning
    verdict = learning.verdict
    memory = _memory_then(standing, told)
    return LearningView(
        id=learning.id,
        at=told.at,
        state=standing.state(learning.id),
        text=learning.change.text,
        kind=_kind(learning.change, memory),
        scope=_scope(learning.change, memory),
        stage=memory.stage if memory is not None else None,
        reason=verdict.reason,
        matched=verdict.matched,
        detail=_detail(verdict),
        codes=verdict.codes if isinstance(verdict, Wait) else (),
        memory=learning.memory,
        replaces=_replaces(standing, learning),
        chat=learning.chat,
        title=learning.title,
        project=learning.project,
        quote=learning.quotes[0].words if learning.quotes else "",
        where=learning.outside,
        history=learning.history,
        tidied=bool(learning.merged) or learning.reader == TIDIED_BY_RULE,
        said_before=learning.said_before,
    )


def _memory_then(standing: Standing, told: LearningNow) -> Memory | None:
    """The memory in the state that this learning left it in, else as it is."""
    stands = standing.memories.get(told.learning.memory or "")
    if stands is None:
        return None
    by_it = [now.memory for now in stands.history if now.because == told.learning.id]
    return by_it[-1] if by_it else stands.memory


def _kind(change: Change, memory: Memory | None) -> str:
    if memory is not None:
        return memory.kind.value
    return change.kind.value if change.kind is not None else Kind.FACT.value


def _scope(change: Change, memory: Memory | None) -> str:
    scope = memory.scope if memory is not None else change.scope
    return scope_name(scope) if scope is not None else ""


def _detail(verdict: Verdict) -> str:
    match verdict:
        case Wait() | Drop():
            return verdict.detail
        case Apply() | SeenAgain():
            return ""


def _replaces(standing: Standing, learning: Learning) -> str | None:
    if learning.merged:
        parts = (standing.memories.get(one) for one in learning.merged)
        return " · ".join(stands.memory.text for stands in parts if stands is not None)
    match learning.change:
        case Supersede(target=target):
            made = standing.memory(learning.memory or "")
            stands = standing.memories.get((made.supersedes if made is not None else None) or target)
            return stands.memory.text if stands is not None else None
        case Add():
            return None


def used_views(standing: Standing, memory: str, told: Iterable[LearningNow]) -> tuple[UsedView, ...]:
    """Where a memory was put beside messages, and how often the person said it again there after that.

    ``told``: the learnings about it.
    """
    said = [(one.learning.project, one.at) for one in told if one.learning.reader != "assistant"]
    return tuple(
        UsedView(
            host=one.host,
            project=one.project,
            times=one.times,
            said_again=sum(1 for project, at in said if project == one.project and at > one.first),
            first=one.first,
            last=one.last,
        )
        for one in standing.beside.get(memory, ())
    )


def learning_views(standing: Standing, told: Iterable[LearningNow]) -> tuple[LearningView, ...]:
    """Several, in their order."""
    return tuple(learning_view(standing, one) for one in told)


def memory_views(
    standing: Standing, every: Iterable[MemoryStands], edited: frozenset[str] = frozenset()
) -> tuple[MemoryView, ...]:
    """Live memories as they are used, in their order."""
    patterns = {pattern.memory: pattern.id for pattern in reversed(tuple(standing.patterns.values()))}
    return tuple(_memory_view(stands, patterns.get(stands.memory.id), edited) for stands in every)


def _memory_view(stands: MemoryStands, pattern: str | None, edited: frozenset[str]) -> MemoryView:
    newest, trouble = stands.newest, stands.held.trouble if stands.held is not None else None
    memory = newest.memory
    return MemoryView(memory, newest.path, trouble, memory.id in edited, pattern, memory.seen)


def earlier_views(standing: Standing, every: Iterable[MemoryStands]) -> tuple[EarlierView, ...]:
    """Memories that were true once, or were put aside, in their order."""
    undone = frozenset(told.learning.memory or "" for told in standing.learnings.values() if told.undone)
    return tuple(_earlier_view(standing, stands, undone) for stands in every)


def _earlier_view(standing: Standing, stands: MemoryStands, undone: frozenset[str]) -> EarlierView:
    memory = stands.memory
    by = standing.memories.get(memory.superseded_by or "")
    since = memory.valid_from or memory.created
    text = by.memory.text if by is not None else None
    because = _because(stands, undone=memory.id in undone)
    return EarlierView(memory, stands.newest.path, since, memory.invalid_at, text, because)


def _because(stands: MemoryStands, *, undone: bool) -> str:
    if stands.memory.place is Place.SUPERSEDED:
        return "replaced"
    rows = (
        (undone, "taken back"),
        (stands.newest.because == "unconfirmed", "not said again"),
        (stands.memory.stage is Stage.PENDING, "case by case"),
    )
    return next((says for holds, says in rows if holds), "no longer true")


def never_views(standing: Standing) -> tuple[NeverView, ...]:
    """The never-list."""
    lines = standing.never.values()
    return tuple(NeverView(n.line.id, n.line.text, n.line.lang, n.at, n.line.because) for n in lines)


def answer_seen(line: AnswerLine, undo: str = "") -> AnswerSeen:
    """An answer, carried out or refused. ``undo``: the card by whose id it is taken back."""
    said = line.answer
    vouched = said.route not in {Route.UNKNOWN, Route.FILE}
    match said:
        case Answered():
            return AnswerSeen(line.at, said.answer, said.route, said.value, vouched=vouched, undo=undo)
        case Refused():
            return AnswerSeen(line.at, said.answer, said.route, "", said.reason, vouched)


def card_view(standing: Standing, card: CardNow) -> CardView:
    """A question with what may be chosen."""
    asked = card.card
    return CardView(
        asked.id, asked.kind, card.at, asked.words, standing.memory(asked.memory), choices_of(standing, asked)
    )


def choices_of(standing: Standing, card: CardAsked) -> tuple[Choice, ...]:
    """What may be chosen on a card."""
    match card.kind:
        case CardKind.QUESTION:
            only = tuple(Choice(f"{ONLY_IN}{key}", f"Only in {name}") for key, name in _projects(standing, card))
            return (Choice(ALWAYS, "Always"), *only, Choice(CASE_BY_CASE, "No, case by case"))
        case CardKind.RETIRE | CardKind.CONTRADICTED:
            return (Choice(RETIRE, "No longer true, retire it"), Choice(STILL_TRUE, "Still true, keep it"))
        case CardKind.CHECKED:
            aside = Choice(ASIDE, "Put it aside")
            return (Choice(USE, "Use it all the same"), aside) if _may_be_used(standing, card) else (aside,)
        case CardKind.CLASH:
            return (Choice(FIRST, "The first"), Choice(SECOND, "The second"), Choice(BOTH, "Both, they do not clash"))


def _may_be_used(standing: Standing, card: CardAsked) -> bool:
    """Whether no code stands against it that no answer can lift."""
    stands = standing.memories.get(card.memory)
    codes = stands.held.codes if stands is not None and stands.held is not None else ()
    return not NEVER_KEPT & set(codes)


def _projects(standing: Standing, card: CardAsked) -> tuple[tuple[str, str], ...]:
    """The projects in which a pattern was said, by key, with their names."""
    pattern = standing.patterns.get(card.pattern or "")
    keys = [one.project for one in pattern.evidence if one.project is not None] if pattern is not None else []
    return tuple((key, project_name(key)) for key in dict.fromkeys(keys))


def project_name(key: str) -> str:
    """A name for people from a project's key, where only that is known."""
    return key.rstrip("/").rsplit("/", 1)[-1] or key
