"""Runs of learning as plain values for ``--json``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .plain import Shape, when
from .remembered import of_card, of_learning

if TYPE_CHECKING:
    from afterword.app import Asks, FoundSource, LearnReport, LookView, Reread


def of_look(view: LookView) -> Shape:
    """One look at one chat."""
    return {
        "chat": view.chat,
        "title": view.title,
        "project": view.project,
        "learned": [of_learning(one) for one in view.learned],
        "waiting": [of_learning(one) for one in view.waiting],
        "dropped": [of_learning(one) for one in view.dropped],
        "seen_again": [of_learning(one) for one in view.again],
        "cards": [of_card(card) for card in view.cards],
        "passed": [{"words": one.words, "reason": one.reason.value} for one in view.passed],
        "asked": view.asked,
        "cost_micros": view.cost_micros,
        "passed_over": view.passed_over,
        "free": view.free,
    }


def of_asks(asks: Asks) -> Shape:
    """One model that a preview would ask."""
    whom = {"provider": asks.provider, "model": asks.model, "to": asks.to, "plan": asks.plan}
    return {**whom, "chats": asks.chats, "most_micros": asks.most_micros}


def of_source(view: FoundSource) -> Shape:
    """An assistant found on this computer."""
    return {
        "source": view.source,
        "title": view.title,
        "proven": view.proven,
        "roots": list(view.roots),
        "files": view.files,
        "newest": when(view.newest),
        "learn": view.learn,
        "since": when(view.since),
    }


def of_report(report: LearnReport) -> Shape:
    """What a run of learning did. ``preview`` tells that its ``looks`` are stored nowhere yet."""
    looks = report.preview.looks if report.preview else report.looks
    return {
        "chats": report.chats,
        "preview": report.preview is not None,
        "asks": [of_asks(asks) for asks in report.asks],
        "dry_run": report.dry_run,
        "looks": [of_look(look) for look in looks],
        "not_looked": [{"chat": one.chat, "title": one.title, "reason": one.reason} for one in report.not_looked],
        "unread": [{"path": one.path, "reason": one.reason, "next_step": one.next_step} for one in report.unread],
        "skipped_lines": report.skipped_lines,
        "paused": report.paused,
        "needs_consent": [of_source(source) for source in report.needs_consent],
        "read_as": report.read_as,
        "indexed": of_indexed(report.indexed) if report.indexed is not None else None,
    }


def of_indexed(done: Reread) -> Shape:
    """What became searchable. ``brake``: a run that was held back, with how many pieces it would have removed."""
    brake = {"remove": done.brake.remove, "of": done.brake.of} if done.brake is not None else None
    counts = ("files", "chats", "added", "moved", "removed", "embedded", "labelled", "left")
    return {
        **{name: getattr(done, name) for name in counts},
        "brake": brake,
        "gone": done.gone,
        "trouble": done.trouble,
    }
