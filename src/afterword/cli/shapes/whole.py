"""Settings, health, changed files and the overview as plain values for ``--json``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .plain import Shape, when
from .remembered import of_learning

if TYPE_CHECKING:
    from afterword.app import FileChange, Health, Overview, ProviderView, SentView, SettingView, WhoReads


def of_setting(view: SettingView) -> Shape:
    """A setting as it stands."""
    return {
        "name": view.name,
        "value": view.value,
        "default": view.default,
        "about": view.about,
        "origin": view.origin,
        "at": when(view.at),
        "choices": list(view.choices),
    }


def of_sent(view: SentView) -> Shape:
    """A model that was asked."""
    head = {"id": view.id, "at": when(view.at), "chat": view.chat, "provider": view.provider, "model": view.model}
    came = {"plan": view.plan, "outcome": view.outcome, "detail": view.detail, "left_out": list(view.left_out)}
    return {**head, "to": view.to, "words": view.words, "cost_micros": view.cost_micros, **came}


def of_who(view: WhoReads) -> Shape:
    """Who would read one assistant's chats."""
    head = {"source": view.source, "title": view.title, "reader": view.reader, "model": view.model, "to": view.to}
    return {**head, "log": view.log, "why": view.why, "others": list(view.others), "next_step": view.next_step}


def of_provider(view: ProviderView) -> Shape:
    """Somebody who is set up to be asked."""
    head = {"name": view.name, "dialect": view.dialect, "endpoint": view.endpoint, "usable": view.usable}
    return {**head, "says": view.says, "next_step": view.next_step}


def of_file_change(view: FileChange) -> Shape:
    """A memory's file that is not as it was left."""
    head = {"memory": view.memory, "path": view.path, "trouble": view.trouble.value}
    return {**head, "before": view.before, "after": view.after, "codes": [code.value for code in view.codes]}


def of_health(view: Health) -> Shape:
    """What doctor found."""
    lines = [
        {"level": line.level, "code": line.code, "says": line.says, "next_step": line.next_step} for line in view.lines
    ]
    shares = {"outside_share": view.outside_share, "waiting_share": view.waiting_share}
    return {"version": view.version, "home": view.home, "lines": lines, **shares}


def of_overview(view: Overview) -> Shape:
    """What ``afterword`` alone shows."""
    return {
        "memories": view.memories,
        "by_kind": dict(view.by_kind),
        "waiting": view.waiting,
        "questions": view.cards,
        "held": view.held,
        "learned_this_week": view.learned_this_week,
        "newest": of_learning(view.newest) if view.newest else None,
        "mode": view.mode.value,
        "learning": view.learning,
        "next_step": view.next_step,
        "home": view.home,
    }
