"""What the engine hands out: frozen values that a way in shows as they are, in any form it likes. Holds no rule."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .answered import CardView, Choice, ClosedView, Declined, Done, Given, LookAgain, Outcome, Shown
    from .beside import NearbyView, ProfileView, UsedView
    from .chats import ChatAt, ChatHit, ChatRead, ChatView, FileRead, Hit, Recalled
    from .looked import Asks, FoundSource, LearnReport, LookView, NoteView, NotLooked, Preview
    from .remembered import AnswerSeen, EarlierView, LearningView, MemoryView, NeverView, WhyView
    from .whole import (
        CountLine,
        FileChange,
        Health,
        HealthLine,
        Overview,
        ProviderView,
        Repaired,
        SentView,
        SettingView,
        SpentView,
        WhoReads,
    )

__all__ = [
    "AnswerSeen",
    "Asks",
    "CardView",
    "ChatAt",
    "ChatHit",
    "ChatRead",
    "ChatView",
    "Choice",
    "ClosedView",
    "CountLine",
    "Declined",
    "Done",
    "EarlierView",
    "FileChange",
    "FileRead",
    "FoundSource",
    "Given",
    "Health",
    "HealthLine",
    "Hit",
    "LearnReport",
    "LearningView",
    "LookAgain",
    "LookView",
    "MemoryView",
    "NearbyView",
    "NeverView",
    "NotLooked",
    "NoteView",
    "Outcome",
    "Overview",
    "Preview",
    "ProfileView",
    "ProviderView",
    "Recalled",
    "Repaired",
    "SentView",
    "SettingView",
    "Shown",
    "SpentView",
    "UsedView",
    "WhoReads",
    "WhyView",
]

# Each is loaded when one of its views is asked for: who shows what waits needs a third of them.
_NAMES = {
    "answered": "CardView Choice ClosedView Declined Done Given LookAgain Outcome Shown",
    "beside": "NearbyView ProfileView UsedView",
    "chats": "ChatAt ChatHit ChatRead ChatView FileRead Hit Recalled",
    "looked": "Asks FoundSource LearnReport LookView NoteView NotLooked Preview",
    "remembered": "AnswerSeen EarlierView LearningView MemoryView NeverView WhyView",
    "whole": "CountLine FileChange Health HealthLine Overview ProviderView Repaired SentView SettingView SpentView "
    "WhoReads",
}
_WHERE = {name: room for room, names in _NAMES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
