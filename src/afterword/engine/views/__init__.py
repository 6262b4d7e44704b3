"""What the engine hands out: frozen values that a way in shows as they are, in any form it likes. Holds no rule."""

from __future__ import annotations

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
