"""Prompts that a program wrote where the client does not say so: our own runs, other tools' runs, and guesses by shape.

Guesses are made only for chats whose version names no provenance and in which one prompt was all that was said.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta

from afterword.core.chat import OWN_RUN, Entry, Said, Speaker

from .scan import Scan, State

LONG_PROMPT = 4000  # characters
SAME_OPENING = 3  # chats that begin alike
TELLING = 60  # characters; people begin many chats with the same few words
INSTANT = timedelta(seconds=3)

# Folders in which memory and review tools run an assistant of their own, and what such a prompt opens with.
_RUN_FOLDERS = re.compile(
    r"[/\\]\.?(?:claude-mem|mem0|supermemory|episodic-memory|afterword)[/\\](?:observer-sessions|runs?|tmp|archive)\b"
)
_RUN_OPENINGS = re.compile(r"\s*<(?:observed_from_primary_session|conversation_to_summari[sz]e|memory_observer)\b")


def background_run(entries: Sequence[Entry], cwd: str) -> str | None:
    """Why this whole chat is a tool's own run, ours included, or None."""
    first = next((entry for entry in entries if isinstance(entry, Said) and entry.text.strip()), None)
    if first is not None and OWN_RUN in first.text[:2000]:
        return "own_run"
    if _RUN_FOLDERS.search(cwd) or (first is not None and _RUN_OPENINGS.match(first.text)):
        return "tool_run"
    return None


def suspected_because(scan: Scan, entries: Sequence[Entry], states: Sequence[State], same_opening: int) -> str | None:
    """Why a program may have written the only prompt of a chat, or None."""
    said = [entry for entry in entries if isinstance(entry, Said) and entry.speaker is Speaker.PERSON]
    if len(said) != 1 or said[0].copied_from or any(state.has_provenance for state in states):
        return None
    only = said[0]
    if scan.unsigned:
        return "suspected:unsigned"
    if len(only.text) > LONG_PROMPT:
        return "suspected:long_prompt"
    if same_opening + 1 >= SAME_OPENING and len(only.text) >= TELLING:
        return "suspected:same_opening"
    ends = [state.last for state in states if state.last]
    replied = any(not isinstance(entry, Said) for entry in entries)
    if replied and only.at is not None and ends and max(ends) - only.at <= INSTANT:
        return "suspected:instant"
    return None


def opening_of(text: str) -> str:
    """A first prompt without its numbers and its exact spacing, to compare chats by."""
    return " ".join(re.sub(r"\d+", "#", text).split())[:2000].casefold()
