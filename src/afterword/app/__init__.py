"""The one joint: parts are made and joined here, and everything a way in needs is a method of :class:`App`.

Every method gives frozen values (``engine/views.py``) and raises only from ``core/errors.py``. Answers are taken
through a :class:`Hand`: it shows words to the person and gives their ticket, or refuses.
"""

from __future__ import annotations

from afterword.core.stands import LearningState
from afterword.engine.hand import Hand
from afterword.engine.indexed import Reread
from afterword.engine.rejudging import Rejudged
from afterword.engine.views import (
    CardView,
    ChatAt,
    ChatHit,
    ChatRead,
    ChatView,
    Choice,
    CountLine,
    Declined,
    Done,
    EarlierView,
    FileChange,
    FileRead,
    FoundSource,
    Given,
    Health,
    HealthLine,
    Hit,
    LearningView,
    LearnReport,
    LookAgain,
    LookView,
    MemoryView,
    NeverView,
    NotLooked,
    Outcome,
    Overview,
    Preview,
    Recalled,
    Repaired,
    SentView,
    SettingView,
    Shown,
    WhyView,
)

from .meaning import ModelView
from .mending import ailing, mend
from .opening import open_afterword
from .person import App

# Ways in build on this module alone, so the views are handed on from here.
__all__ = [
    "App",
    "CardView",
    "ChatAt",
    "ChatHit",
    "ChatRead",
    "ChatView",
    "Choice",
    "CountLine",
    "Declined",
    "Done",
    "EarlierView",
    "FileChange",
    "FileRead",
    "FoundSource",
    "Given",
    "Hand",
    "Health",
    "HealthLine",
    "Hit",
    "LearnReport",
    "LearningState",
    "LearningView",
    "LookAgain",
    "LookView",
    "MemoryView",
    "ModelView",
    "NeverView",
    "NotLooked",
    "Outcome",
    "Overview",
    "Preview",
    "Recalled",
    "Rejudged",
    "Repaired",
    "Reread",
    "SentView",
    "SettingView",
    "Shown",
    "WhyView",
    "ailing",
    "mend",
    "open_afterword",
]
