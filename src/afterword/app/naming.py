"""What a setting, its value and whose it is are called for people: one table for every way in, decides nothing.

Two values of one setting never read the same, since a person's answer is bound to the words they saw.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from afterword.engine.saying import clock

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

PROVIDERS: Mapping[str, str] = {
    "anthropic": "Anthropic",
    "openai": "OpenAI",
    "claude-cli": "Claude Code on your plan",
    "codex-cli": "Codex on your plan",
    "ollama": "Ollama",
    "lm-studio": "LM Studio",
    "llama-cpp": "llama.cpp",
    "vllm": "vLLM",
}

# Of those that an assistant or a provider has of its own, {} is whose.
_TITLES: Mapping[str, str] = {
    "learning": "Learning",
    "mode": "How freely it learns",
    "cap": "What learning may spend a month",
    "reader": "Who may read your words",
    "changes_in_files": "When a memory's file is changed by hand",
    "paused_until": "No learning before",
    "tidy": "Tidying up by itself",
    "recall_everywhere": "Looking things up across projects",
    "worktrees": "Several working copies of one project",
    "never_read": "Folders that are never read",
    "embedder": "Searching by meaning",
    "consent.learn": "Learning from {}",
    "consent.since": "Learning from {} begins with chats of",
    "consent.index": "Finding its chats with {} by search",
    "consent.tell": "What {} is told about you",
    "consent.folder": "More folders with chats of {}",
    "consent.provider": "Who answers your chats with {}, where they do not say",
    "provider.use": "Asking {}",
    "provider.dialect": "How {} is spoken to",
    "provider.endpoint": "The address of {}",
    "provider.maker": "Whose models {} has",
    "provider.account": "Whose account at {}",
    "provider.model": "The model asked at {}",
    "provider.retry_model": "The model asked at {} where the first one fails",
    "provider.key": "Where the key for {} is kept",
    "provider.here": "Whether {} runs on this computer",
    "provider.program": "The program of {}",
}

_VALUES: Mapping[str, Mapping[str, str]] = {
    "mode": {"ask": "ask about everything"},
    "tidy": {"model": "on, by a model too"},
    "reader": {"auto": "whoever you set up", "local": "only a model on this computer", "built-in": "only fixed rules"},
    "changes_in_files": {"ask": "it waits for you", "trust": "it is used at once"},
    "worktrees": {"together": "count as one", "apart": "count each by itself"},
    "embedder": {
        "auto": "the best there is",
        "minilm": "the sentence model",
        "static": "the small model",
        "multilingual": "the model for many languages",
        "none": "off, by words alone",
    },
    "consent.tell": {"preferences": "preferences only"},
    "consent.folder": {"": "none"},
    "consent.provider": {"": "not said"},
    "never_read": {"": "none"},
    "paused_until": {"": "not paused"},
    "provider.model": {"": "the cheapest that can do it"},
    "provider.retry_model": {"": "its usual one"},
    "provider.here": {"on": "yes", "off": "no"},
}
_STEPS: Mapping[str, str] = {
    "cap": "What was spent of it: afterword sent",
    "mode": "What waits for you: afterword waiting",
    "tidy": "What it would put together: afterword tidy --dry-run",
    "embedder": "The models that are here: afterword model list",
    "changes_in_files": "Files that were changed: afterword files",
    "consent.learn": "What is read: afterword chats sources",
    "consent.folder": "What is read: afterword chats sources",
}
_MOMENTS = frozenset({"paused_until", "consent.since"})


def assistant(source: str) -> str:
    """An assistant's name for people."""
    return ASSISTANTS.get(source, source)


def setting_title(name: str) -> str:
    """What a setting is called, by its full name; one that is not known, by that name."""
    whole, owner = _parted(name)
    named = PROVIDERS if whole.startswith("provider.") else ASSISTANTS
    return _TITLES.get(whole, name).replace("{}", named.get(owner, owner))


def value_said(name: str, value: str) -> str:
    """A setting's value in words, lines of it one after the other."""
    whole, _ = _parted(name)
    if whole == "cap":
        return _money(value)
    if whole in _MOMENTS and value:
        return _moment(value)
    said = _VALUES.get(whole, {}).get(value, value)
    return ", ".join(said.splitlines()) or "nothing"


def setting_line(name: str, value: str) -> str:
    """A setting with a value, in one line."""
    return f"{setting_title(name)}: {value_said(name, value)}"


def change_asked(name: str, value: str, before: str) -> str:
    """The question whether a setting is to be changed: what it would be, and what it is."""
    lines = value.splitlines()
    head = (f"{setting_title(name)}:", *lines) if len(lines) > 1 else (setting_line(name, value),)
    return "\n".join((*head, f"It is now: {value_said(name, before)}"))


def change_done(name: str, value: str) -> str:
    """That a setting was changed."""
    return f"{setting_title(name)}: now {value_said(name, value)}."


def step_after(name: str) -> str:
    """What helps once it was changed: a look at what it changes."""
    whole, _ = _parted(name)
    if whole in {"reader", "consent.provider"} or whole.startswith("provider."):
        return "Who would be asked now: afterword providers"
    return _STEPS.get(whole, "All of them: afterword settings")


def _parted(name: str) -> tuple[str, str]:
    """The name that a setting has in the table, and whose it is."""
    match name.split("."):
        case [of, owner, own]:
            return f"{of}.{own}", owner
        case _:
            return name, ""


def _money(value: str) -> str:
    whole, point, cents = value.partition(".")
    return f"${whole}{point}{cents}{'0' if len(cents) == 1 else ''}"


def _moment(value: str) -> str:
    """To the minute for people; a moment that is finer than that, or none, as it stands."""
    try:
        moment = datetime.fromisoformat(value)
    except ValueError:
        return value
    return clock(moment) if not (moment.second or moment.microsecond) else f"{clock(moment)} ({value})"
