"""Text in a user record that the client or a tool wrote, not the person: wrappers, openings, and what is left.

The lists are data, from real files and the client's sources. An unknown element that is a whole block counts too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

# Elements that the client, its hooks, editors and other tools put before or after the person's words.
MACHINE_TAGS = frozenset(
    {
        "system-reminder", "local-command-stdout", "local-command-stderr", "local-command-caveat", "bash-stdout",
        "bash-stderr", "task-notification", "tick", "goal", "teammate-message", "cross-session-message",
        "user-prompt-submit-hook", "session-start-hook", "ide_opened_file", "ide_selection", "ide_diagnostics",
        "pasted_content", "environment_context", "new-diagnostics", "user-memory-input", "fork-boilerplate",
        "afterword-nearby", "afterword-profile", "command-message", "command-contents",
    }
)  # fmt: skip

MACHINE_OPENINGS = (
    "Caveat: The messages below",
    "This session is being continued from a previous conversation",
    "Base directory for this skill:",
    "Unknown skill:",
    "Unknown slash command:",
    "Another Claude session sent",
    "[Request interrupted by user",
    "[Image: source:",
    "[Image: original",
    "[SYSTEM NOTIFICATION",
    "Your task is to create a detailed summary of the conversation so far",
)

INTERRUPTIONS = frozenset({"[Request interrupted by user]", "[Request interrupted by user for tool use]"})

LONGEST_TYPED = 100_000  # characters; nobody types more in one message

# What the person says when refusing a tool stands after one of these, in versions that give it no field of its own.
_REFUSED = re.compile(r"\s*(?:The user doesn't want to|The user rejected|User rejected|The agent proposed a plan)")
_REASON = re.compile(
    r"(?:the user said|the user provided the following reason for the rejection):[ \t]*\n?", re.IGNORECASE
)
_AFTERWORDS = re.compile(r"\n+Note: The user's next message may contain a correction[\s\S]*\Z")

_OPENING = re.compile(r"\s*<([A-Za-z][\w-]*)(?:\s[^<>]*)?>")
_CLOSING = re.compile(r"</([A-Za-z][\w-]*)>\s*\Z")
_REMINDER = re.compile(r"\s*<system-reminder>[\s\S]*?</system-reminder>\s*")
_HOOK = re.compile(r"[A-Z][A-Za-z]{2,30} hook (?:feedback|additional context|blocking error)\b|[A-Z]\w* hook success:")
_COMMAND = re.compile(r"\s*<command-(?:name|message)>")
_COMMAND_NAME = re.compile(r"<command-name>([^<]*)</command-name>")
_COMMAND_ARGS = re.compile(r"<command-args>([\s\S]*)</command-args>")
_BASH_INPUT = re.compile(r"\s*<bash-input>([\s\S]*)</bash-input>\s*\Z")
_SLASH = re.compile(r"/[A-Za-z][\w:-]*(?=\s|\Z)")


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command, or a shell line typed with '!'. ``arguments`` are the person's words as they stand."""

    name: str
    arguments: str = ""
    by_shell: bool = False


@dataclass(frozen=True, slots=True)
class Unwrapped:
    """``words``: what may be the person's, or ''. ``machine``: why something was taken off ('tag:tick'), or ''."""

    words: str
    machine: str = ""


def unwrapped(text: str) -> Unwrapped:
    """A block without complete machine elements at its ends and reminders within; one that opens like them is none."""
    words, machine = _without_elements(text)
    if not words.strip():
        return Unwrapped("", machine or "empty")
    if words.lstrip().startswith(MACHINE_OPENINGS) or _HOOK.match(words):
        return Unwrapped("", "opening")
    if tag := _whole_element(words):
        return Unwrapped("", f"{'tag' if tag in MACHINE_TAGS else 'unknown_tag'}:{tag}")
    return Unwrapped(words, machine) if len(words) <= LONGEST_TYPED else Unwrapped("", "too_long")


def command_in(text: str) -> Command | None:
    """The command that a record stands for, or None."""
    if _COMMAND.match(text):
        name, arguments = _COMMAND_NAME.search(text), _COMMAND_ARGS.search(text)
        return Command(name[1].strip() if name else "", arguments[1] if arguments else "")
    typed = _BASH_INPUT.match(text)
    return Command(typed[1], by_shell=True) if typed else None


def is_typed_command(text: str) -> bool:
    """Whether queued text is a command to come rather than words ('/compact', '!ls')."""
    return _SLASH.match(text) is not None or (text.startswith("!") and text[1:2].isalpha())


def is_interruption(text: str) -> bool:
    """Whether this is the client's note that the person stopped a reply."""
    return text.strip() in INTERRUPTIONS


def refusal(text: str) -> str | None:
    """The reason that the person gave in a refused tool's result: '' without one, None where nothing was refused."""
    if not _REFUSED.match(text):
        return None
    said = _REASON.search(text)
    return _AFTERWORDS.sub("", text[said.end() :]) if said else ""


def _without_elements(text: str) -> tuple[str, str]:
    machine = ""
    while (opening := _OPENING.match(text)) and opening[1] in MACHINE_TAGS:
        closing = f"</{opening[1]}>"
        stop = text.find(closing, opening.end())
        if stop < 0:
            return "", f"tag:{opening[1]}"  # cut off: nothing behind it can be told from it
        machine, text = f"tag:{opening[1]}", text[stop + len(closing) :].lstrip()
    while (closed := _CLOSING.search(text)) and closed[1] in MACHINE_TAGS:
        start = max(text.rfind(f"<{closed[1]}>"), text.rfind(f"<{closed[1]} "))
        if start < 0:
            break
        machine, text = f"tag:{closed[1]}", text[:start].rstrip()
    if "<system-reminder>" in text:
        machine, text = "tag:system-reminder", _REMINDER.sub("\n", text).strip("\n")
    return text, machine


def _whole_element(text: str) -> str:
    """The tag of a block that is one element from its first character to its last, or ''."""
    opening, closing = _OPENING.match(text), _CLOSING.search(text)
    if not opening or not closing or opening[1] != closing[1]:
        return ""
    first_end = text.find(f"</{opening[1]}>")
    return opening[1][:30] if first_end == closing.start() else ""
