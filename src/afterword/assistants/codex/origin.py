"""What a rollout says of itself: which session it is, who started it, of which it is a fork; and the plan's limits."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from afterword.assistants.fields import Fields, fields, from_iso, from_seconds, number, text, within

_LONGEST_WINDOW = 1e8  # seconds


@dataclass(frozen=True, slots=True)
class Origin:
    """A rollout's own meta: the first in the file. A fork has copied further ones out of its parents."""

    meta: Fields

    @property
    def id(self) -> str:
        """The session's id."""
        return text(self.meta, "id") or text(self.meta, "session_id")

    @property
    def parent(self) -> str:
        """The session that this one was forked from, or ''."""
        return text(self.meta, "forked_from_id")

    @property
    def subagent(self) -> str:
        """Why a model wrote the prompts, or ''."""
        source = self.meta.get("source")
        if isinstance(source, dict) and "subagent" in source:
            return "source:subagent"
        if text(self.meta, "thread_source") == "subagent" or text(self.meta, "agent_role"):
            return "thread:subagent"
        return ""

    @property
    def started_by(self) -> str:
        """The session that started this one as its subagent, or ''."""
        spawned = within(self.meta, "source", "subagent", "thread_spawn")
        return text(self.meta, "parent_thread_id") or text(spawned, "parent_thread_id")

    @property
    def automated(self) -> str | None:
        """Why nobody is behind the prompts, or None."""
        originator, source = text(self.meta, "originator"), text(self.meta, "source")
        if originator == "codex_exec" or originator.startswith(("codex_sdk", "codex_mcp")):
            return f"originator:{originator[:40]}"
        return f"source:{source}" if source in {"exec", "mcp"} else None

    @property
    def begun(self) -> datetime | None:
        """When the session began."""
        return from_iso(self.meta.get("timestamp"))


@dataclass(slots=True)
class Plan:
    """How much of the person's plan was used when the log last said so, and when that begins anew."""

    used: float | None = None
    resets: datetime | None = None

    def note(self, limits: Fields, at: datetime | None) -> None:
        """Take in what a token count says. The window that is used most is the one that counts."""
        windows = [fields(limits.get(name)) for name in ("primary", "secondary")]
        told = [(used, window) for window in windows if (used := number(window, "used_percent")) is not None]
        if not told:
            return
        used, window = max(told, key=lambda pair: pair[0])
        seconds = number(window, "resets_in_seconds")
        after = (
            at + timedelta(seconds=seconds) if at and seconds is not None and abs(seconds) < _LONGEST_WINDOW else None
        )
        self.used, self.resets = used / 100, from_seconds(number(window, "resets_at")) or after
