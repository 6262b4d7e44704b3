"""Codex: one rollout a session, `<root>/sessions/YYYY/MM/DD/rollout-<time>-<id>.jsonl`, and `archived_sessions/`.

Known from real files of 0.66 and 0.77 and from the client's sources up to 0.150. Lines are `{timestamp, type,
payload}`; before about 0.32 they were bare items, and the very first versions wrote one JSON object a session.

A prompt stands in a file twice: as an event (`user_message`, clean) and as an item of the API (with what the client
put in). The person: the event; the item only in files that have no such event. `.zst` copies are not read.
"""

from __future__ import annotations

from .reader import Codex

__all__ = ["Codex"]
