"""How codes, counts, moments and reaches are said to a person: one table a code, used by every way in. Decides nothing.

A code that has no sentence here is a fault that a test finds; codes of readers, which are open, are said as they stand.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from afterword.core.entry import AnswerKind, FileTrouble, Quote, Route
from afterword.core.memory import Kind, Stage
from afterword.core.plain import plain
from afterword.core.signal import SignalKind
from afterword.core.stands import LearningState
from afterword.core.verdict import CheckCode, Reason

if TYPE_CHECKING:
    from afterword.engine.views import Asks

_NAMED = 60  # characters by which a thing is known again

NOT_ENOUGH = "some of the words that it was asked for were not yours, as their chats are read today."

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
    Reason.MERGED_WISHES: "a model put wishes of yours together",
    Reason.PREVIEW: "a preview, kept only when you say so",
    Reason.MEMORY_CHECK: "the memory check held it",
    Reason.OK: "",
}

CHECKS: dict[CheckCode, str] = {
    CheckCode.SENDS: "an address or number you did not type",
    CheckCode.LIFTED: "words lifted from what was read",
    CheckCode.HIDDEN: "hidden characters",
    CheckCode.LOOK_ALIKE: "look-alike letters",
    CheckCode.ENCODED: "something encoded",
    CheckCode.ORDER: "an order in disguise",
    CheckCode.POWER: "a power, which is never learned, whoever says it",
    CheckCode.FORM: "not plainly a description of you",
    CheckCode.SPLIT: "one thing in several parts",
    CheckCode.SECRET: "a secret, or something too personal",
    CheckCode.TOO_LONG: "too long",
    CheckCode.SEAL: "its seal does not fit",
}

LEARNINGS: dict[LearningState, str] = {
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

STAGES: dict[Stage, str] = {
    Stage.TENTATIVE: "said once",
    Stage.EMERGING: "said twice",
    Stage.PENDING: "said three times, asks you",
    Stage.CONFIRMED: "",
}

KINDS: dict[Kind, tuple[str, str]] = {
    Kind.FACT: ("fact", "facts"),
    Kind.PREFERENCE: ("preference", "preferences"),
    Kind.PROJECT: ("project rule", "project rules"),
    Kind.PEOPLE: ("thing about people", "things about people"),
}

TROUBLES: dict[FileTrouble, str] = {
    FileTrouble.EDITED: "changed by hand",
    FileTrouble.UNSEALED: "has no seal of ours",
    FileTrouble.OLD_COPY: "an old copy was put back",
    FileTrouble.DOUBLED: "a second file with the same id",
    FileTrouble.MISSING: "its file is missing",
    FileTrouble.UNREADABLE: "its file cannot be read",
    FileTrouble.FAILS_CHECK: "the memory check held it",
    FileTrouble.NOT_PERSONS_WORDS: "it rests on words that were not yours",
}

SIGNALS: dict[SignalKind, str] = {
    SignalKind.CORRECTION: "you corrected something",
    SignalKind.REPEATED: "you had said it before",
    SignalKind.RULE: "you laid down a rule",
    SignalKind.REVERSAL: "you changed your mind",
    SignalKind.PROJECT_SCOPE: "you spoke of this project",
    SignalKind.REPHRASE: "you said the same in other words",
    SignalKind.RETRY: "you had it tried again",
    SignalKind.STOP: "you stopped a reply",
    SignalKind.UNDO_FILES: "you took changes in files back",
    SignalKind.UNDO_MEMORY: "you took a memory back",
    SignalKind.EDIT: "you changed the assistant's text",
    SignalKind.FRUSTRATION: "you were annoyed",
    SignalKind.THANKS: "you said thanks",
    SignalKind.WORKED_ANOTHER_WAY: "a command failed and another worked",
}

ANSWERS: dict[AnswerKind, str] = {
    AnswerKind.KEEP: "keep",
    AnswerKind.FORGET: "forget",
    AnswerKind.UNDO: "undo",
    AnswerKind.REDO: "learn again",
    AnswerKind.REMOVE: "take off the never-list",
    AnswerKind.ERASE: "erase",
    AnswerKind.CARD: "a question of ours",
    AnswerKind.CONSENT: "learn from an assistant or not",
    AnswerKind.CONNECT: "connect an assistant",
    AnswerKind.UNMARK: "learn from a chat again",
    AnswerKind.MARK: "don't learn from a chat",
    AnswerKind.WRITE: "a memory by hand",
    AnswerKind.SETTING: "a setting",
    AnswerKind.FILES: "changes in files",
    AnswerKind.PAUSE: "pause",
    AnswerKind.OWN_WORDS: "your own words in a shared chat",
    AnswerKind.RESTORE: "restore a backup",
    AnswerKind.OPEN: "open the Memory page",
}

ROUTES: dict[Route, str] = {
    Route.TERMINAL: "on your terminal",
    Route.PAGE: "on the page",
    Route.HOST_KEY: "by the host's key",
    Route.CHAT: "typed in the chat",
    Route.FILE: "by a changed file",
    Route.UNKNOWN: "by an unknown way",
}

REFUSALS: dict[str, str] = {
    "agent_process": "an assistant ran the command",
    "agent_marker": "an assistant's marker was set",
    "no_terminal": "there was no terminal to ask on",
    "no_host_key": "the host's key was missing or wrong",
    "no_such_choice": "it was not one of the choices",
    "changed_words": "the words had changed since they were shown",
    "foreign_ticket": "it was given for something else",
    "unknown": "it had no ticket of yours",
    "used": "its ticket was used before",
    "forged": "its ticket was not made by Afterword",
    "late": "its ticket was too old",
}

ANOTHER_SWEEP = "another sweep is running"

CHATS: dict[str, str] = {
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
    "never_read": "it lies in a folder that you said is never read",
    "earlier": "from before you agreed: afterword learn --history",
    "nothing_new": "nothing new in it",
    "nothing_again": "a model has read it, or nobody has",
    "tried_lately": "tried within the last hour: it is tried again later",
    "over_cap": "one asking could cost more than a month may: raise the cap, or name a model whose price is known",
    "cap_reached": "this month's cap is reached: it is tried again on the 1st, or once you raise it",
    "plan_nearly_used": "most of your plan is used: the rest is left to you",
    "plan_looks": "your plan was asked as often as it may be today",
    "no_answer": "the model that is set up did not answer: it is tried again within hours",
    "not_asked": "the model that is set up could not be asked: it is tried again within hours",
    "not_offered": "the model that is set up is not there",
    "unreadable": "the model's answer could not be read: it is asked once more",
    "cut_short": "the model's answer was cut short: it is asked once more",
    "refused": "the model refused to answer: it is asked once more",
    "looked_meanwhile": "another process looked at it meanwhile",
}

# Of these: what is put off because of who is to be asked, or of what that may cost.
LATER = frozenset(
    {
        "tried_lately",
        "over_cap",
        "cap_reached",
        "plan_nearly_used",
        "plan_looks",
        "no_answer",
        "not_asked",
        "not_offered",
        "unreadable",
        "cut_short",
        "refused",
    }
)


def dollars(micros: int) -> str:
    """Money for people: '$0.0042', '$1.25'; never less than it is."""
    if micros <= 0:
        return "$0"
    digits = 2 if micros >= 1_000_000 else 4
    step = 10 ** (6 - digits)
    return f"${-(-micros // step) * step / 1_000_000:.{digits}f}"


def asking_line(asks: Asks) -> str:
    """Whom a preview would ask, about how much, at what cost."""
    where = f" ({asks.to})" if asks.to else " on this computer"
    money = f"at most {dollars(asks.most_micros)}" if asks.most_micros else "for nothing"
    costs = "on your plan" if asks.plan else money
    return f"asks {asks.model}{where} about {count(asks.chats, 'chat')}, {costs}"


def spoken(code: str) -> str:
    """A code without a sentence of its own, as words."""
    return code.replace("_", " ")


def said_before(quote: Quote | None) -> str:
    """That something was said before, with its day and its words; '' where it was not."""
    if quote is None:
        return ""
    on = f" on {day(quote.at)}" if quote.at is not None else ""
    return f"said before{on}, then: “{quote.words}”"


def count(number: int, one: str, many: str = "") -> str:
    """'1 thing', '2 things'."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def named(text: str) -> str:
    """A thing by its own words, for a line that says something of it: made plain, and cut where they are many."""
    return f"“{plain(text, _NAMED)}”"


def listed(words: Iterable[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    *before, last = [*words] or [""]
    return f"{', '.join(before)} and {last}" if before else last


def checks(codes: Iterable[CheckCode]) -> str:
    """What the memory check found, in words."""
    return listed(CHECKS[code] for code in codes)


def chosen(answer: AnswerKind, value: str) -> str:
    """What was chosen in an answer, from the value that the record keeps beside it; '' where the answer says it all."""
    match answer:
        case AnswerKind.PAUSE:
            return f"until {clock(datetime.fromisoformat(value))}" if value else "over"
        case AnswerKind.SETTING:
            return value
        case AnswerKind.CARD:
            known = _CHOSEN.get(value)
            return known if known is not None else f"only in {value.removeprefix('only:').removeprefix('domain:')}"
        case _:
            return _CHOSEN.get(value, "")


_CHOSEN = {
    "always": "always",
    "case": "case by case",
    "retire": "no longer true",
    "still": "still true",
    "first": "the first",
    "second": "the second",
    "both": "both",
    "use": "used all the same",
    "aside": "put aside",
    "keep": "used",
    "put-back": "put back",
    "on": "yes",
    "off": "no",
    "": "",
}


def day(moment: datetime | None) -> str:
    """A local day for people: 'Mon 5 Oct 2026'."""
    if moment is None:
        return "no date"
    local = _local(moment)
    return f"{_DAYS[local.weekday()]} {local.day} {_MONTHS[local.month - 1]} {local.year}"


def clock(moment: datetime) -> str:
    """A local moment for people, to the minute: 'Mon 5 Oct 2026 at 09:30'."""
    return f"{day(moment)} at {_local(moment):%H:%M}"


def _local(moment: datetime) -> datetime:
    """As the clocks here show it; at the ends of time, and where a system knows no such year, as it stands."""
    try:
        return moment.astimezone()
    except (OverflowError, OSError, ValueError):
        return moment


# Written out, since what the system says for them follows a locale that the rest of our words do not.
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def reach(scope: str) -> str:
    """A scope's name (:func:`afterword.core.memory.scope_name`) in words."""
    match scope.partition(":"):
        case ("project", _, name):
            return f"only in {name}"
        case ("domain", _, name):
            return {"code": "only in code", "writing": "only in writing", "comms": "only in messages"}.get(name, name)
        case ("chatless", _, _):
            return "only outside projects"
        case ("chat", _, _):
            return "in this chat only"
        case _:
            return "everywhere"
