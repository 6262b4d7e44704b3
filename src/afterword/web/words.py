"""The sentences of the page: what a code, a count, a date or a cost is called there. Decides nothing.

What all ways in say alike lies in ``afterword.app.saying``; here stands what only a page can say.
"""

from __future__ import annotations

from collections.abc import Mapping

from afterword.app import EarlierView, HealthLine, LearningView, MemoryView, SentView
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
    spoken,
)
from afterword.core.memory import Kind, Source, scope_name
from afterword.core.stands import LearningState
from afterword.core.verdict import Reason

KINDS: Mapping[Kind, str] = {
    Kind.PREFERENCE: "How you like things",
    Kind.FACT: "About you",
    Kind.PROJECT: "How your projects work",
    Kind.PEOPLE: "People you work with",
}

READERS: Mapping[str, str] = {
    "built-in": "Read on this computer by fixed rules. Nothing was sent anywhere.",
    "template": "A fixed sentence, filled in from what a command on this computer answered.",
    "person": "You wrote it yourself.",
    "assistant": "An assistant asked for it.",
    "import": "It came with an import.",
    "file": "It was changed in its file.",
}

ASSISTANTS: Mapping[str, str] = {
    "claude-code": "Claude Code",
    "codex": "Codex",
    "gemini-cli": "Gemini CLI",
    "opencode": "OpenCode",
    "open-webui": "Open WebUI",
    "chatgpt": "ChatGPT",
    "claude-ai": "Claude",
    "aider": "Aider",
    "cursor": "Cursor",
}


def assistant(source: str) -> str:
    """An assistant's name for people."""
    return ASSISTANTS.get(source, source)


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
    far = reach(view.scope) if view.scope not in ("", "everywhere") and view.state is not LearningState.DROPPED else ""
    said = (
        "" if undecided else LEARNINGS[view.state],
        STAGES[view.stage] if view.stage and view.state is LearningState.LIVE else "",
        far,
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
    """When an earlier memory was true, and what came instead."""
    since = f"from {day(view.since)}" if view.since else ""
    until = f"until {day(view.until)}" if view.until else view.because.replace("_", " ")
    return tuple(filter(None, (f"{since} {until}".strip(),)))


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


LEVELS: Mapping[str, str] = {"ok": "Fine", "note": "Good to know", "trouble": "Needs you"}


def level(line: HealthLine) -> str:
    """How a line of Health is marked."""
    return LEVELS.get(line.level, line.level)


# What `doctor` names as a command is one press here; the rest of a next step is said as it is.
PLACES: Mapping[str, str] = {
    "afterword files": "/waiting",
    "afterword waiting": "/waiting",
    "afterword learned": "/learned",
    "afterword memories": "/",
    "afterword sent": "/usage",
    "afterword providers": "/usage",
    "afterword settings": "/settings",
    "afterword pause": "/settings",
    "afterword repair": "/health",
    "afterword chats": "/chats",
    "afterword never": "/never",
}


def place_of(step: str) -> str:
    """The page on which a next step of the terminal can be done, '' where there is none."""
    return next((place for command, place in PLACES.items() if command in step), "")


def project(key: str | None) -> str:
    """A project's name from its key."""
    return project_name(key) if key else "no project"


SETTINGS: Mapping[str, tuple[str, str]] = {
    "learning": ("Learning", "Whether anything is learned at all."),
    "mode": (
        "How freely it learns",
        "Careful: what is doubtful waits for you. Quiet: asks less. Ask: everything waits for you.",
    ),
    "cap": ("What learning may spend a month", "In dollars. At this sum, learning by a model pauses until the 1st."),
    "reader": (
        "Who may read your words",
        "Auto: whoever you set up. Local: only a model on this computer. Built-in: only fixed rules, no model.",
    ),
    "changes_in_files": (
        "When a memory's file is changed by hand",
        "Ask: the change waits for you. Trust: it is used at once if it passes the check, with Undo.",
    ),
    "tidy": ("Tidy up by itself", "Whether things that say nearly the same are put together, each with Undo."),
    "recall_everywhere": (
        "What an assistant may look up",
        "Off: only what belongs to the project at hand, and what belongs to none. On: everything.",
    ),
    "worktrees": ("Copies of one project", "Whether several working copies of one repository count as one project."),
    "never_read": ("Folders that are never read", "One a line."),
    "embedder": ("Searching by meaning", "Which model compares what things mean. None: search goes by words alone."),
}

VALUES: Mapping[str, str] = {
    "on": "On",
    "off": "Off",
    "careful": "Careful",
    "quiet": "Quiet",
    "ask": "Ask",
    "trust": "Trust",
    "auto": "Auto",
    "local": "Local",
    "built-in": "Built-in",
    "together": "As one",
    "apart": "Apart",
    "everything": "Everything",
    "preferences": "Preferences only",
    "nothing": "Nothing",
    "none": "None",
}


def value_name(value: str) -> str:
    """A setting's value for people."""
    return VALUES.get(value, value or "(nothing)")


MENU: Mapping[str, str] = {
    "/": "What it knows",
    "/waiting": "Waiting",
    "/learned": "Learned",
    "/earlier": "Earlier",
    "/never": "Never again",
    "/chats": "Chats",
    "/usage": "Usage",
    "/health": "Health",
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
    ("Settings", "/settings"),
)
