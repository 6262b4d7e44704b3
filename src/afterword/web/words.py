"""The sentences of the page: what a code, a count, a date or a cost is called there. Decides nothing.

What all ways in say alike lies in ``afterword.app.saying``; here stands what only a page can say.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime, time

from afterword.app import EarlierView, HealthLine, LearningView, MemoryView, SentView
from afterword.app.naming import assistant, value_said
from afterword.app.saying import (
    CHATS,
    LEARNINGS,
    STAGES,
    TROUBLES,
    WHY_NOT,
    checks,
    count,
    day,
    dollars,
    project_name,
    reach,
    said_before,
    spoken,
)
from afterword.core.memory import Kind, Source, scope_name
from afterword.core.stands import LearningState
from afterword.core.verdict import Reason

KINDS: Mapping[Kind, str] = {
    Kind.PREFERENCE: "How you like things",
    Kind.FACT: "About you",
    Kind.PROJECT: "How your projects work",
    Kind.PEOPLE: "Those around you",
}

READERS: Mapping[str, str] = {
    "built-in": "Read on this computer by fixed rules. Nothing was sent anywhere.",
    "template": "A fixed sentence, filled in from what a command on this computer answered.",
    "person": "You wrote it yourself.",
    "assistant": "An assistant asked for it.",
    "import": "It came with an import.",
    "file": "It was changed in its file.",
}


def sentence(said: str) -> str:
    """The same words as the beginning of a sentence."""
    return said[:1].upper() + said[1:]


def why_not(view: LearningView) -> str:
    """Why something waits or was refused, as a whole sentence that says where from or what it is close to."""
    said = WHY_NOT[view.reason]
    if view.reason is Reason.MEMORY_CHECK and view.codes:
        return f"{said}: {checks(view.codes)}"
    named = ", ".join(view.where) if view.reason is Reason.OUTSIDE_READ and view.where else view.detail
    return f"{said}: {named}" if named else said


def about_learning(view: LearningView) -> tuple[str, ...]:
    """What else is to be said of a learning, in short."""
    undecided = view.state in (LearningState.WAITING, LearningState.DROPPED, LearningState.HELD)
    put_away = view.tidied and view.state is LearningState.REPLACED
    far = reach(view.scope) if view.scope not in ("", "everywhere") and view.state is not LearningState.DROPPED else ""
    said = (
        "" if undecided or put_away else LEARNINGS[view.state],
        STAGES[view.stage] if view.stage and view.state is LearningState.LIVE else "",
        far,
        said_before(view.said_before),
        f"from {assistant(view.chat.partition(':')[0])}" if view.chat else "",
    )
    return tuple(filter(None, said))


def about_memory(view: MemoryView) -> tuple[str, ...]:
    """What else is to be said of a memory, in short."""
    memory = view.memory
    known = (
        "you wrote this" if memory.source is Source.YOU else "",
        STAGES[memory.stage] if memory.stage else "",
        reach(scope_name(memory.scope)) if scope_name(memory.scope) != "everywhere" else "",
        f"since {day(memory.valid_from or memory.created)}",
        f"said {count(view.times_said, 'time')}" if view.times_said > 1 and not memory.stage else "",
        "from a chat that had read from outside" if memory.read_outside else "",
        "changed by hand" if view.edited else "",
        f"not used until you answer: {TROUBLES[view.trouble]}" if view.trouble else "",
    )
    return tuple(filter(None, known))


def about_earlier(view: EarlierView) -> tuple[str, ...]:
    """When an earlier memory was true, or since when it stood here and why no more."""
    if view.until:
        return (f"{f'from {day(view.since)} ' if view.since else ''}until {day(view.until)}",)
    return tuple(filter(None, (f"from {day(view.since)}" if view.since else "", view.because.replace("_", " "))))


def chat_state(code: str, *, switched_off: bool) -> str:
    """What became of a chat, or why it was not looked at."""
    return "you said: don't learn from this chat" if switched_off else CHATS.get(code, spoken(code))


def chat_line(learned: int, waiting: int) -> str:
    """The line at a chat's end; '' where nothing came of it."""
    parts = (
        f"Learned {count(learned, 'thing')}" if learned else "",
        f"{count(waiting, 'thing waits', 'things wait')} for your OK" if waiting else "",
    )
    return " · ".join(filter(None, parts))


def sent_line(view: SentView) -> str:
    """Where a request went, and at what cost."""
    where = view.to or ("your own assistant, on your plan" if view.plan else "a model on this computer")
    came = f", no usable answer ({spoken(view.outcome)})" if view.outcome else ""
    return f"{view.model} at {where}: {dollars(view.cost_micros)}{came}"


def date_of(one: date) -> str:
    """A day of the calendar for people."""
    return day(datetime.combine(one, time(12)).astimezone())


def size_of(size: int) -> str:
    """A file's size for people."""
    return f"{max(1, round(size / 1000))} kB" if size < 1_000_000 else f"{size / 1_000_000:.1f} MB"


_NO_TIDYING: Mapping[str, str] = {
    "nobody": "No model is set up that could be asked.",
    "nothing": "There is nothing to ask a model about that it may be shown and did not see before.",
}


def no_tidying(reason: str) -> str:
    """Why a model that was to look for what says the same gave no answer."""
    return _NO_TIDYING.get(reason) or f"{sentence(CHATS.get(reason, 'the model did not answer'))}."


LEVELS: Mapping[str, str] = {"ok": "Fine", "note": "Good to know", "trouble": "Needs you"}


def level(line: HealthLine) -> str:
    """How a line of Health is marked."""
    return LEVELS.get(line.level, line.level)


# What `doctor` names as a command is one press here; the rest of a next step is said as it is.
PLACES: Mapping[str, str] = {
    "afterword files": "/waiting",
    "afterword waiting": "/waiting",
    "afterword learned --all": "/learned?all=1",
    "afterword learned": "/learned",
    "afterword learn --history": "/preview",
    "afterword learn --let-go": "",  # on a terminal alone
    "afterword learn": "/settings#assistants",
    "afterword memories": "/",
    "afterword sent": "/usage",
    "afterword providers": "/usage",
    "afterword settings": "/settings",
    "afterword pause": "/settings",
    "afterword repair": "/health",
    "afterword chats": "/chats",
    "afterword never": "/never",
    "afterword tidy": "/learned#tidy",
    "afterword backup": "/keeping",
    "afterword restore": "/keeping",
    "afterword import": "/keeping#import",
}


_WHY = re.compile(r"afterword why ([a-z0-9_-]{1,64})\b")


def place_of(step: str) -> str:
    """The page on which a next step of the terminal can be done, '' where there is none."""
    why = _WHY.search(step)
    return f"/why?id={why[1]}" if why else next((place for command, place in PLACES.items() if command in step), "")


def step_said(step: str) -> str:
    """A next step as it is said on a page: '' where it is a command alone, and a link leads to where that is done."""
    place = place_of(step)
    return "" if (place not in ("", "/health") and _COMMAND.fullmatch(step)) or step == _HOME else step


def way_to(place: str) -> str:
    """What a link to the page of a next step is called."""
    path = place.partition("?")[0].partition("#")[0]
    return f"Go to: {MENU[path]}" if path in MENU else _WAYS.get(path, "Go there")


_COMMAND = re.compile(r"(?:[^.:]*: )?afterword [^.]*\.?")
_HOME = "Go to: What it knows"  # as on every page that has nothing else to show
_WAYS: Mapping[str, str] = {"/why": "Look at it", "/preview": "Go to: older chats"}


def project(key: str | None) -> str:
    """A project's name from its key."""
    return project_name(key) if key else "no project"


# What stands on the first part of the settings, in its order, and what is to be said of each.
SETTINGS: Mapping[str, str] = {
    "learning": "Whether anything is learned at all.",
    "mode": "Careful: what is doubtful waits for you. Quiet: asks less. Ask: everything waits for you.",
    "cap": "In dollars. At this sum, learning by a model pauses until the 1st.",
    "reader": "Whoever you set up, only a model on this computer, or only fixed rules and no model.",
    "changes_in_files": "Either it waits for you, or it is used at once if it passes the check, with Undo.",
    "tidy": "Whether things that say nearly the same are put together once a day, each with Undo.",
    "recall_everywhere": "Off: an assistant finds only what belongs to the project at hand, or to no project.",
    "worktrees": "Whether they count as one project, or each by itself.",
    "never_read": "One a line.",
    "embedder": "Which model compares what things mean. Off: search goes by words alone.",
}


def value_name(name: str, value: str) -> str:
    """A setting's value, as the beginning of a sentence."""
    return sentence(value_said(name, value))


MENU: Mapping[str, str] = {
    "/": "What it knows",
    "/waiting": "Waiting",
    "/learned": "Learned",
    "/earlier": "Earlier",
    "/never": "Never again",
    "/chats": "Chats",
    "/usage": "Usage",
    "/health": "Health",
    "/keeping": "Backup",
    "/settings": "Settings",
}

# The palette's entries: what stands there, and where it leads. The switch of a chat and searching follow them.
PALETTE: tuple[tuple[str, str], ...] = (
    ("What Afterword learned", "/learned"),
    ("What Afterword knows", "/"),
    ("Waiting for your OK", "/waiting"),
    ("Things it won't learn again", "/never"),
    ("What learning may spend", "/usage"),
    ("What was true earlier", "/earlier"),
    ("Chats", "/chats"),
    ("Health and repair", "/health"),
    ("Tidy up what says the same twice", "/learned#tidy"),
    ("Make a backup, or bring one back", "/keeping"),
    ("Bring in what assistants saved", "/keeping#import"),
    ("Settings", "/settings"),
)
