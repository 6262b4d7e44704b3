"""The one joint: parts are made and joined here, and everything a way in needs is a method of :class:`App`.

Every method gives frozen values (``engine/views.py``) and raises only from ``core/errors.py``. Answers are taken
through a :class:`Hand`: it shows words to the person and gives their ticket, or refuses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol

from afterword.core.entry import AnswerKind
from afterword.core.memory import Kind
from afterword.engine.views import (
    CardView,
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
    LearningState,
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
    Repaired,
    SentView,
    SettingView,
    Shown,
    WhyView,
)
from afterword.ports import ChatSource, Clock, ProcessTable, Progress, Projects, Terminal, silent

# Ways in build on this module alone, so the views are handed on from here.
__all__ = [
    "App",
    "CardView",
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
    "NeverView",
    "NotLooked",
    "Outcome",
    "Overview",
    "Preview",
    "Repaired",
    "SentView",
    "SettingView",
    "Shown",
    "WhyView",
    "open_afterword",
]


class Hand(Protocol):
    """A way to ask the person. Gives their ticket and choice, or None when they said no. Raises AnswerRefused."""

    def ask(self, shown: Shown) -> Given | None: ...


def open_afterword(
    home: Path | None = None,
    *,
    env: Mapping[str, str],
    clock: Clock | None = None,
    projects: Projects | None = None,
    roots: Mapping[str, Sequence[str]] | None = None,
    sources: Sequence[ChatSource] | None = None,
    processes: ProcessTable | None = None,
    terminal: Terminal | None = None,
    host_key: str | None = None,
) -> App:
    """Open (or make) a home and finish what was intended there. None: AFTERWORD_HOME of ``env``, else the platform's
    own.

    ``roots`` puts folders in place of the ones an assistant's own are looked for in, by source name ({} finds none).
    ``host_key`` makes a new home answerable by that key, or proves it to one that was made with it.
    Raises HomeBusy, HomeDamaged, DiskFull, BadInput.
    """
    raise NotImplementedError


class App:
    """One person's Afterword."""

    # hands

    def terminal_hand(self) -> Hand:
        """Asks on the controlling terminal; refuses without one, and under a known assistant."""
        raise NotImplementedError

    def host_hand(self, choices: Mapping[AnswerKind, str] | None = None) -> Hand:
        """Answers with the host's key: the first choice of each question, or the one named for its kind."""
        raise NotImplementedError

    def has_terminal(self) -> bool:
        """Whether a person can be asked on this terminal (present, and no known assistant above us)."""
        raise NotImplementedError

    # learning

    def found(self) -> tuple[FoundSource, ...]:
        """The assistants on this computer and what was decided of each. Lists files, opens none."""
        raise NotImplementedError

    def consent(self, sources: Sequence[str], hand: Hand) -> Outcome:
        """Ask whether these assistants' chats may be learned from; from then on, with the last week."""
        raise NotImplementedError

    def withdraw(self, source: str, hand: Hand) -> Outcome:
        """Stop learning from an assistant."""
        raise NotImplementedError

    def learn(
        self,
        paths: Sequence[str] = (),
        *,
        source: str | None = None,
        since: datetime | None = None,
        history: bool = False,
        dry_run: bool = False,
        preview: bool = False,
        progress: Progress = silent,
    ) -> LearnReport:
        """Look at every chat that is ready. Stores nothing for a preview: asked for, history, or a path outside known
        roots.
        """
        raise NotImplementedError

    def keep_preview(self, preview: Preview, hand: Hand) -> Outcome:
        """Keep a preview of this process whole."""
        raise NotImplementedError

    def sweep(self, progress: Progress = silent) -> LearnReport:
        """At most two chats, as the background does."""
        raise NotImplementedError

    def learn_own_words(self, chat: str, hand: Hand) -> Outcome:
        """In a chat with someone else's words, learn from the person's own; everything waits."""
        raise NotImplementedError

    # showing

    def overview(self) -> Overview:
        """How much is known, what waits, what to do next."""
        raise NotImplementedError

    def learned(self, *, week: bool = False, everything: bool = False) -> tuple[LearningView, ...]:
        """Learnings newest first: applied ones; ``everything`` adds waiting, dropped and seen again."""
        raise NotImplementedError

    def why(self, which: str) -> WhyView:
        """By the id of a learning or memory, whole or the start of it. Raises UnknownId."""
        raise NotImplementedError

    def waiting(self) -> tuple[LearningView, ...]:
        """What waits for the person, oldest first."""
        raise NotImplementedError

    def cards(self) -> tuple[CardView, ...]:
        """Questions that were not answered yet."""
        raise NotImplementedError

    def earlier(self) -> tuple[EarlierView, ...]:
        """Superseded and archived memories, latest first."""
        raise NotImplementedError

    def never(self) -> tuple[NeverView, ...]:
        """What will not be learned again."""
        raise NotImplementedError

    def memories(self, *, kind: Kind | None = None) -> tuple[MemoryView, ...]:
        """Live memories."""
        raise NotImplementedError

    def recall(
        self, query: str, *, as_of: datetime | None = None, project: str | None = None, limit: int = 10
    ) -> tuple[Hit, ...]:
        """By words, current ones first."""
        raise NotImplementedError

    def chats(self) -> tuple[ChatView, ...]:
        """Chats found, newest first, with what became of each."""
        raise NotImplementedError

    def read_chats(self, path: str, *, source: str | None = None) -> FileRead:
        """A file's or folder's chats as they would be read; stores nothing. Raises UnknownFormat, BadInput."""
        raise NotImplementedError

    def settings(self) -> tuple[SettingView, ...]:
        """Every setting, its value and where that came from."""
        raise NotImplementedError

    def sent(self) -> tuple[SentView, ...]:
        """Every request that left, newest first."""
        raise NotImplementedError

    def file_changes(self) -> tuple[FileChange, ...]:
        """Memory files that are not as Afterword left them."""
        raise NotImplementedError

    def doctor(self) -> Health:
        """What is well and what is not."""
        raise NotImplementedError

    def counts(self) -> tuple[CountLine, ...]:
        """Counts per reader rule, without words or paths."""
        raise NotImplementedError

    def repair(self) -> Repaired:
        """Mend what can be mended without an answer."""
        raise NotImplementedError

    # answers (each asks through the hand; UnknownId, AnswerRefused)

    def undo(self, which: str | None, hand: Hand) -> Outcome:
        """Take a learning back; None: the newest applied one."""
        raise NotImplementedError

    def redo(self, which: str, hand: Hand) -> Outcome:
        """Learn again what was undone, or after all what was dropped because it had been taken back."""
        raise NotImplementedError

    def keep(self, which: str, hand: Hand) -> Outcome:
        """Keep what waits, in exactly the words shown."""
        raise NotImplementedError

    def forget(self, which: str, hand: Hand) -> Outcome:
        """Forget a memory, a waiting change or an earlier copy."""
        raise NotImplementedError

    def erase(self, which: str, hand: Hand) -> Outcome:
        """Remove its words everywhere here; only a keyed hash remains."""
        raise NotImplementedError

    def never_remove(self, which: str, hand: Hand) -> Outcome:
        """Take a line off the never-list."""
        raise NotImplementedError

    def answer_card(self, which: str, hand: Hand) -> Outcome:
        """Put a card to the person and carry their choice out."""
        raise NotImplementedError

    def remember(self, text: str, hand: Hand | None, *, kind: Kind = Kind.FACT, assistant: str = "") -> Outcome:
        """A memory by the person's own hand. Without a hand it is a proposal, source assistant, and waits."""
        raise NotImplementedError

    def mark_chat(self, chat: str, hand: Hand) -> Outcome:
        """Do not learn from this chat."""
        raise NotImplementedError

    def unmark_chat(self, chat: str, hand: Hand) -> Outcome:
        """Learn from this chat again; what was said meanwhile is never read."""
        raise NotImplementedError

    def set_setting(self, name: str, value: str, hand: Hand) -> Outcome:
        """Change a setting. Raises BadInput for an unknown name or value."""
        raise NotImplementedError

    def pause(self, until: datetime | None, hand: Hand) -> Outcome:
        """No learning until then; None: learning goes on now."""
        raise NotImplementedError

    def keep_file_changes(self, hand: Hand) -> Outcome:
        """Take all changes in files, as one list."""
        raise NotImplementedError

    def put_back_files(self, hand: Hand) -> Outcome:
        """Put every changed file back to the version in use."""
        raise NotImplementedError

    def close(self) -> None:
        """Let the home go. Nothing is lost without it."""
        raise NotImplementedError
