"""How learnings, memories and questions are told on a terminal: short, in plain words, with the ids one types back.

Holds every sentence for a reason or state; decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from afterword.app import CardView, Choice, EarlierView, LearningState, LearningView, MemoryView
from afterword.core.memory import Memory, Source, Stage, scope_name
from afterword.core.verdict import CheckCode, Reason

from .paper import Ink, Paper
from .plain import plain

_LONGEST_QUOTE = 120

WHY_NOT: dict[Reason, str] = {
    Reason.BAD_SHAPE: "it was not one plain statement",
    Reason.NO_TARGET: "it would replace something that is not there",
    Reason.SECRET: "a secret is never kept",
    Reason.HEALTH: "health is never kept",
    Reason.MONEY: "money is never kept",
    Reason.SPECIAL: "belief, politics, origin and the like are never kept",
    Reason.TOO_PERSONAL: "too personal to keep",
    Reason.POWER: "a power is never learned, whoever says it",
    Reason.ORDER: "it is an order, not something about you",
    Reason.ABOUT_ASSISTANT: "it is about the assistant, not about you",
    Reason.MANIPULATION: "what makes a person comply is never kept",
    Reason.LINK: "it holds a link",
    Reason.HTML: "it holds markup",
    Reason.BLOCK_TAG: "it imitates Afterword's own block",
    Reason.HIDDEN_CHARS: "it holds hidden characters",
    Reason.NOT_SAID: "you did not say it",
    Reason.QUOTED: "quoted or pasted, not your own words",
    Reason.HYPOTHETICAL: "only supposed, not meant",
    Reason.TEMPORARY: "meant for now only",
    Reason.THIRD_PARTY: "about somebody else",
    Reason.NO_SHARED_WORD: "it shares no word with what you said",
    Reason.CONTRADICTS_EVIDENCE: "it says the opposite of your words",
    Reason.TOLD_NOT_TO: "you took this back before",
    Reason.ALREADY_KNOWN: "already known",
    Reason.OUTSIDE_READ: "said after the chat had read from outside",
    Reason.NOBODY_SEES: "nobody saw that chat",
    Reason.SHARED_CHAT: "somebody else's words are in that chat",
    Reason.REPLACES_OWN: "it would replace a memory you wrote",
    Reason.REPLACES_WAITING: "it would replace one that still waits",
    Reason.PERSONAL_DATA: "it holds an address, a number or a date of yours",
    Reason.CLOSE_TO_TOLD_NOT_TO: "close to something you took back",
    Reason.OVER_LOOK_LIMIT: "more than three from one chat",
    Reason.OVER_DAY_LIMIT: "more than eight in one day",
    Reason.MODE_ASK: "you asked to be asked about everything",
    Reason.NEVER_LIST_UNREADABLE: "the list of what you took back cannot be read, so everything waits",
    Reason.FROM_ASSISTANT: "an assistant asked for it",
    Reason.PREVIEW: "a preview, kept only when you say so",
    Reason.MEMORY_CHECK: "the memory check held it",
    Reason.OK: "",
}

_CHECKS: dict[CheckCode, str] = {
    CheckCode.SENDS: "an address or number you did not type",
    CheckCode.LIFTED: "words lifted from what was read",
    CheckCode.HIDDEN: "hidden characters",
    CheckCode.LOOK_ALIKE: "look-alike letters",
    CheckCode.ENCODED: "something encoded",
    CheckCode.ORDER: "an order in disguise",
    CheckCode.FORM: "not a description of you",
    CheckCode.SPLIT: "one thing in several parts",
    CheckCode.SECRET: "a secret",
    CheckCode.TOO_LONG: "too long",
    CheckCode.SEAL: "its seal does not fit",
}

_STATES: dict[LearningState, str] = {
    LearningState.LIVE: "",
    LearningState.WAITING: "waits for your OK",
    LearningState.SEEN_AGAIN: "seen again",
    LearningState.DROPPED: "refused",
    LearningState.UNDONE: "taken back",
    LearningState.REPLACED: "replaced since",
    LearningState.ARCHIVED: "archived",
    LearningState.FORGOTTEN: "forgotten",
    LearningState.LAPSED: "lapsed unanswered",
    LearningState.HELD: "held",
}

_STAGES: dict[Stage, str] = {
    Stage.TENTATIVE: "said once",
    Stage.EMERGING: "said twice",
    Stage.PENDING: "said three times, asks you",
    Stage.CONFIRMED: "",
}


STATES: dict[str, str] = {
    "learned": "looked at",
    "ready": "ready to be looked at",
    "learning_off": "learning is off",
    "switched_off": "marked: not learned from",
    "do_not_remember": "you asked its assistant not to remember it",
    "automated": "started by a program, nobody is behind its prompts",
    "suspected_automated": "looks as if a program had started it",
    "someone_elses_words": "somebody else's words are in it",
    "in_project": "its log lies inside a project, where others can write",
    "history": "history: afterword learn --history",
    "running": "still running",
    "not_quiet": "not quiet for ten minutes yet",
    "older_than_a_week": "older than a week: afterword learn --history",
    "nothing_new": "nothing new in it",
    "looked_meanwhile": "another process looked at it meanwhile",
}


def state(code: str) -> str:
    """What became of a chat, or why it was not looked at, in words."""
    return STATES.get(code, plain(code.replace("_", " ")))


def day(moment: datetime | None) -> str:
    """A local day for people: 'Mon 5 Oct 2026'."""
    if moment is None:
        return "no date"
    local = moment.astimezone()
    return f"{local:%a} {local.day} {local:%b %Y}"


def count(number: int, one: str, many: str = "") -> str:
    """'1 thing', '2 things'."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def reach(scope: str) -> str:
    """A scope in words."""
    match scope.partition(":"):
        case ("project", _, name):
            return f"only in {plain(name)}"
        case ("domain", _, name):
            return {"code": "only in code", "writing": "only in writing", "comms": "only in messages"}.get(name, name)
        case ("chatless", _, _):
            return "only outside projects"
        case ("chat", _, _):
            return "in this chat only"
        case _:
            return "everywhere"


def why_not(view: LearningView) -> str:
    """Why something waits or was refused, saying where from or what it is close to."""
    said = WHY_NOT[view.reason]
    if view.reason is Reason.MEMORY_CHECK and view.codes:
        return f"{said}: {', '.join(_CHECKS[code] for code in view.codes)}"
    named = ", ".join(view.where) if view.reason is Reason.OUTSIDE_READ and view.where else view.detail
    return f"{said}: {plain(named, _LONGEST_QUOTE)}" if named else said


def tell_learning(paper: Paper, view: LearningView, *, ink: Ink | None = None, dated: bool = True) -> None:
    """One learning: its text with the id, then the words it rests on and what else is to be said of it."""
    paper.aligned(plain(view.text) or "(not shown)", view.id, indent=2, ink=ink)
    quote = f"“{plain(view.quote, _LONGEST_QUOTE)}”" if view.quote else plain(view.title, _LONGEST_QUOTE)
    paper.say(" · ".join(filter(None, (quote, *_about(view, dated=dated)))), indent=4, ink=Ink.FAINT)


def _about(view: LearningView, *, dated: bool) -> tuple[str, ...]:
    undecided = view.state in (LearningState.WAITING, LearningState.DROPPED, LearningState.HELD)
    return (
        f"instead of “{plain(view.replaces)}”" if view.replaces else "",
        why_not(view) if undecided else _STATES[view.state],
        _STAGES[view.stage] if view.stage and view.state is LearningState.LIVE else "",
        reach(view.scope) if view.scope != "everywhere" and view.state is not LearningState.DROPPED else "",
        day(view.at) if dated else "",
    )


def became(view: LearningView) -> str:
    """What became of a learning, with the reason where it waits or was refused."""
    return ": ".join(filter(None, (_STATES[view.state] or "in use", why_not(view))))


def tell_learnings(
    paper: Paper, title: str, views: Sequence[LearningView], *, ink: Ink | None = None, dated: bool = True
) -> None:
    """A heading and its learnings, or nothing at all."""
    if not views:
        return
    paper.title(title)
    for view in views:
        tell_learning(paper, view, ink=ink, dated=dated)


def tell_memory(paper: Paper, view: MemoryView) -> None:
    """One live memory."""
    memory = view.memory
    paper.aligned(plain(memory.text), memory.id, indent=2)
    known = [
        "yours" if memory.source is Source.YOU else "",
        _STAGES[memory.stage] if memory.stage else "",
        reach(scope_name(memory.scope)) if scope_name(memory.scope) != "everywhere" else "",
        f"since {day(memory.valid_from or memory.created)}",
        f"said {count(view.times_said, 'time')}" if view.times_said > 1 and not memory.stage else "",
        "from a chat that had read outside" if memory.read_outside else "",
        "changed by hand" if view.edited else "",
        f"left out: {view.trouble.value.replace('_', ' ')}" if view.trouble else "",
    ]
    paper.say(" · ".join(part for part in known if part), indent=4, ink=Ink.FAINT)


def tell_earlier(paper: Paper, view: EarlierView) -> None:
    """One memory that was true once."""
    paper.aligned(plain(view.memory.text), view.memory.id, indent=2)
    until = f"until {day(view.until)}" if view.until else plain(view.because.replace("_", " "))
    since = f"from {day(view.since)} " if view.since else ""
    then = f" · then: {plain(view.replaced_by)}" if view.replaced_by else ""
    paper.say(f"{since}{until}{then}", indent=4, ink=Ink.FAINT)


def tell_card(paper: Paper, view: CardView) -> None:
    """One question, with what may be chosen."""
    paper.aligned(plain(view.words), view.id, indent=2, ink=Ink.WAITS)
    paper.say(choices(view.choices), indent=4, ink=Ink.FAINT)


def choices(offered: Sequence[Choice]) -> str:
    """What may be chosen, in a row."""
    return " / ".join(plain(choice.label) for choice in offered)


def tell_plain_memory(paper: Paper, memory: Memory, *, note: str) -> None:
    """A memory on two lines, with something said about it."""
    paper.aligned(plain(memory.text), memory.id, indent=2)
    paper.say(note, indent=4, ink=Ink.FAINT)
