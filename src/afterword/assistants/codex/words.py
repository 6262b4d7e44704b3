"""Whose words stand in a prompt: what the client, an editor or a hook put there is not the person's."""

from __future__ import annotations

import re
from collections.abc import Sequence

from afterword.assistants.content import blocks_of
from afterword.assistants.fields import Fields, text, within

# How items begin that the client writes under the role of the user.
_OPENINGS = (
    ("# AGENTS.md instructions", "instructions"),
    ("<INSTRUCTIONS>", "instructions"),
    ("<user_instructions>", "instructions"),
    ("<environment_context>", "environment_context"),
    ("<skill>", "skill"),
    ("<skills_instructions>", "skill"),
    ("<user_shell_command>", "shell_line"),
    ("<turn_aborted>", "turn_aborted"),
    ("<subagent_notification>", "subagent_notification"),
    ("<hook_prompt", "hook_prompt"),
    ("<permissions", "permissions"),
    ("<recommended_plugins>", "recommended_plugins"),
    ("<collaboration_mode>", "collaboration_mode"),
    ("<model_switch>", "model_switch"),
    ("<personality_spec>", "personality"),
    ("<apps_instructions>", "instructions"),
    ("<user_action>", "user_action"),
    ("Warning:", "warning"),
)
_ANY_CONTEXT = re.compile(r"\s*<([a-z][a-z_]*_context)>")
_WHOLE_ELEMENT = re.compile(r"\s*<([A-Za-z][\w-]*)(?:\s[^<>]*)?>.*</\1>\s*", re.DOTALL)

_EDITOR = "# Context from my IDE setup:"
_REQUEST = re.compile(r"^## My request for Codex:[ \t]*\n?", re.MULTILINE)


def machine(words: str) -> str:
    """Why these words are not the person's, or ''."""
    begins = words.lstrip()
    for opening, why in _OPENINGS:
        if begins.startswith(opening):
            return why
    if named := _ANY_CONTEXT.match(words):
        return named[1]
    if named := _WHOLE_ELEMENT.fullmatch(words):
        return f"unknown_tag:{named[1][:30]}"
    return "" if begins else "empty"


def without_editor(words: str) -> str:
    """The words without what an editor put before them; '' where it says nothing of what was asked.

    The last heading counts: an open file could hold one as well.
    """
    if not words.lstrip().startswith(_EDITOR):
        return words
    headings = list(_REQUEST.finditer(words))
    return words[headings[-1].end() :] if headings else ""


def words_of_event(payload: Fields) -> tuple[str, str]:
    """The words of an event, and why they are not the person's ('' where they are)."""
    words = without_editor(text(payload, "message"))
    kind = text(payload, "kind")
    if kind and kind != "plain":
        return words, f"kind:{kind[:30]}"
    return words, machine(words)


def of_item(payload: Fields) -> list[tuple[str, str]]:
    """The texts of an item, each by itself, with why it is not the person's.

    Newer versions say of each what it is (`metadata.kind`, 'user.…' for what was typed).
    """
    content = payload.get("content")
    if isinstance(content, str):
        return [(content, machine(content))]
    found: list[tuple[str, str]] = []
    for block in (*blocks_of(content, "input_text"), *blocks_of(content, "text")):
        words = without_editor(text(block, "text"))
        kind = text(within(block, "metadata"), "kind")
        why = f"kind:{kind[:30]}" if kind and not kind.startswith("user.") else machine(words)
        found.append((words, why))
    return found or [("", "empty")]


def images_of(payload: Fields) -> Sequence[str]:
    """A name for each picture that was given along."""
    count = sum(len(images) for name in ("images", "local_images") if isinstance(images := payload.get(name), list))
    return ("image",) * (count + len(blocks_of(payload.get("content"), "input_image")))
