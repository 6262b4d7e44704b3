"""What a chat tells us from where the last look stopped: own words, signals, durable words, facts of the computer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass

from afterword.core.change import Add
from afterword.core.chat import Chat, OwnWords, Said
from afterword.core.signal import WORTH_A_REVIEW, DurableWords, Signal

from .durable import durable_words
from .environment import environment_facts
from .ownwords import own_words_of
from .readiness import entries_after, fresh_words
from .signals import read_signals


@dataclass(frozen=True, slots=True)
class Noticed:
    """What a chat says from one place on. ``own`` holds every entry of the person, the rest only what is ``fresh``."""

    chat: Chat
    own: Mapping[str, OwnWords]
    fresh: tuple[Said, ...]
    signals: tuple[Signal, ...]
    durable: tuple[DurableWords, ...]
    environment: tuple[Add, ...]

    @property
    def worth_review(self) -> bool:
        """Whether there is anything to ask about."""
        return bool(self.durable) or any(signal.kind in WORTH_A_REVIEW for signal in self.signals)

    @property
    def last(self) -> Said | None:
        """The newest words that were read; a mark moves to here."""
        return self.fresh[-1] if self.fresh else None


def notice(
    chat: Chat,
    *,
    after: str | None,
    device: str = "",
    likeness: Callable[[str, str], float | None] | None = None,
    only: Set[str] | None = None,
) -> Noticed:
    """Read a chat from behind the entry ``after`` (None: from its beginning). What stands before is context only.

    ``device`` is the id of this computer, '' where the chat may come from another. ``likeness``: cosine of two texts.
    ``only``: of what lies there, the ids of the entries that are read; the others are context too.
    """
    new = {entry.id for entry in entries_after(chat.entries, after) if only is None or entry.id in only}
    own = own_words_of(chat.entries)
    fresh = tuple(said for said in fresh_words(chat, after) if said.id in new)
    signals = tuple(one for one in read_signals(chat.entries, own, likeness=likeness) if one.entry in new)
    durable = tuple(one for said in fresh for one in durable_words(own[said.id], said.id))
    environment = tuple(add for add in environment_facts(chat.entries, device) if add.entry in new)
    return Noticed(chat, own, fresh, signals, durable, environment)
