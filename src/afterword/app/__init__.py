"""The one joint: parts are made and joined here, and everything a way in needs is a method of :class:`App`.

Every method gives frozen values (``engine/views.py``) and raises only from ``core/errors.py``. Answers are taken
through a :class:`Hand`: it shows words to the person and gives their ticket, or refuses.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from afterword.core.stands import LearningState

if TYPE_CHECKING:
    from afterword.engine.hand import Hand
    from afterword.engine.indexed import Reread
    from afterword.engine.rejudging import Rejudged
    from afterword.engine.views import (
        Asks,
        CardView,
        ChatAt,
        ChatHit,
        ChatRead,
        ChatView,
        Choice,
        ClosedView,
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
        NearbyView,
        NeverView,
        NoteView,
        NotLooked,
        Outcome,
        Overview,
        Preview,
        ProfileView,
        ProviderView,
        Recalled,
        Repaired,
        SentView,
        SettingView,
        Shown,
        SpentView,
        UsedView,
        WhoReads,
        WhyView,
    )
    from afterword.models.asking.locally import LocalServer
    from afterword.ports import Reviewer

    from .meaning import ModelView
    from .mending import ailing, mend
    from .opening import open_afterword
    from .person import App

# Handed out when asked for, so that nobody who only shows something loads what learns.
_LATE = {
    "App": "afterword.app.person",
    "Hand": "afterword.engine.hand",
    "LocalServer": "afterword.models.asking.locally",
    "ModelView": "afterword.app.meaning",
    "Reread": "afterword.engine.indexed",
    "Rejudged": "afterword.engine.rejudging",
    "Reviewer": "afterword.ports",
    "ailing": "afterword.app.mending",
    "mend": "afterword.app.mending",
    "open_afterword": "afterword.app.opening",
}

# Ways in build on this module alone, so the views are handed on from here.
__all__ = [
    "App",
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
    "Hand",
    "Health",
    "HealthLine",
    "Hit",
    "LearnReport",
    "LearningState",
    "LearningView",
    "LocalServer",
    "LookAgain",
    "LookView",
    "MemoryView",
    "ModelView",
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
    "Rejudged",
    "Repaired",
    "Reread",
    "Reviewer",
    "SentView",
    "SettingView",
    "Shown",
    "SpentView",
    "UsedView",
    "WhoReads",
    "WhyView",
    "ailing",
    "mend",
    "open_afterword",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATE.get(name, "afterword.engine.views")), name)
