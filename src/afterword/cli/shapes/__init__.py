"""What ``--json`` prints: the views as plain values. docs/commands.md describes every shape; change both together."""

from __future__ import annotations

from .beside import of_nearby, of_profile
from .chats import of_chat, of_chunk, of_file_read, of_place, of_recalled
from .looked import of_indexed, of_look, of_report, of_source
from .plain import Shape, when
from .remembered import (
    of_card,
    of_closed,
    of_earlier,
    of_exported,
    of_learning,
    of_memory,
    of_memory_view,
    of_never,
    of_outcome,
    of_quote,
    of_why,
)
from .whole import of_file_change, of_health, of_overview, of_provider, of_sent, of_setting, of_who

__all__ = [
    "Shape",
    "of_card",
    "of_chat",
    "of_chunk",
    "of_closed",
    "of_earlier",
    "of_exported",
    "of_file_change",
    "of_file_read",
    "of_health",
    "of_indexed",
    "of_learning",
    "of_look",
    "of_memory",
    "of_memory_view",
    "of_nearby",
    "of_never",
    "of_outcome",
    "of_overview",
    "of_place",
    "of_profile",
    "of_provider",
    "of_quote",
    "of_recalled",
    "of_report",
    "of_sent",
    "of_setting",
    "of_source",
    "of_who",
    "of_why",
    "when",
]
