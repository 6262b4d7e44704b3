"""Scenarios that are played as processes: the installed commands over a throw-away home, as a person's days go by."""

from __future__ import annotations

from .playing import SCENARIOS, Check, Played, as_json, play

__all__ = ["SCENARIOS", "Check", "Played", "as_json", "play"]
