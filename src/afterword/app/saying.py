"""How codes, counts and moments are said, handed on from the engine to the ways in, which know this room alone."""

from __future__ import annotations

from afterword.engine.saying import (
    ANSWERS,
    CHATS,
    CHECKS,
    KINDS,
    LEARNINGS,
    REFUSALS,
    ROUTES,
    SIGNALS,
    STAGES,
    TROUBLES,
    WHY_NOT,
    asking_line,
    checks,
    chosen,
    clock,
    count,
    day,
    dollars,
    listed,
    reach,
    spoken,
)
from afterword.engine.viewing import project_name

__all__ = [
    "ANSWERS",
    "CHATS",
    "CHECKS",
    "KINDS",
    "LEARNINGS",
    "REFUSALS",
    "ROUTES",
    "SIGNALS",
    "STAGES",
    "TROUBLES",
    "WHY_NOT",
    "asking_line",
    "checks",
    "chosen",
    "clock",
    "count",
    "day",
    "dollars",
    "listed",
    "project_name",
    "reach",
    "spoken",
]
