"""Putting a chat together: every entry gets an id of its own, and what a reader passes over is counted by reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2b

from afterword.core.chat import Branch, Chat, Entry, Said, Skipped, Speaker, Stopped, Undone

from .claude_code.suspicion import LONG_PROMPT, background_run


class Telling:
    """The entries of one chat as they are told, and what was passed over."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._taken: set[str] = set()
        self._times: Counter[str] = Counter()
        self._skipped: Counter[str] = Counter()

    def id(self, given: str, *content: str) -> str:
        """The host's own id where it gives one, else a hash of what stands there; never one that is taken already."""
        wanted = given or digest(*content)
        unique = wanted
        while unique in self._taken:
            self._times[wanted] += 1
            unique = f"{wanted}-{self._times[wanted] + 1}"
        self._taken.add(unique)
        return unique

    def add(self, entry: Entry) -> None:
        """Tell one more entry."""
        self.entries.append(entry)

    def place(self, entry: Entry) -> None:
        """Tell an entry from elsewhere before the first that is later than it; one without a time stands first."""
        later = (place for place, told in enumerate(self.entries) if told.at and entry.at and told.at > entry.at)
        self.entries.insert(next(later, len(self.entries)) if entry.at else 0, entry)

    def skip(self, reason: str, count: int = 1) -> None:
        """Count what was passed over."""
        self._skipped[reason] += count

    def leave(self, start: int) -> None:
        """Everything told from place ``start`` on stands on a branch that was left."""
        self.entries[start:] = [replace(entry, branch=Branch.ABANDONED) for entry in self.entries[start:]]

    def take_back(self, start: int) -> None:
        """The person took back everything told from place ``start`` on. Stops and undoings are acts: they stay."""
        self.entries[start:] = [
            entry if isinstance(entry, Stopped | Undone) else replace(entry, branch=Branch.ABANDONED)
            for entry in self.entries[start:]
        ]

    def mark_copied(self, start: int, chat: str) -> None:
        """Everything told from place ``start`` on is a fork's copy out of ``chat``."""
        self.entries[start:] = [replace(entry, copied_from=chat) for entry in self.entries[start:]]

    @property
    def skipped(self) -> tuple[Skipped, ...]:
        """What was passed over, by reason."""
        return tuple(Skipped(reason, count) for reason, count in sorted(self._skipped.items()) if count)


def finished(chat: Chat, cwd: str = "") -> Chat:
    """The chat, unless a program wrote its prompts: our own run, another tool's, or one that is suspected.

    Then nothing in it is the person's. Guessed only where the log itself does not say who typed.
    """
    ran = background_run(chat.entries, cwd)
    said = [entry for entry in chat.entries if isinstance(entry, Said) and entry.speaker is Speaker.PERSON]
    long = len(said) == 1 and not said[0].attributed and len(said[0].text) > LONG_PROMPT
    why = chat.automated or ran or ("suspected:long_prompt" if long else None)
    if why is None:
        return chat
    return replace(
        chat,
        entries=tuple(by_a_program(entry, why) for entry in chat.entries),
        automated=chat.automated or ran,
        suspected=None if chat.automated or ran else why,
        attended=chat.attended and not (chat.automated or ran),
    )


def by_a_program(entry: Entry, why: str) -> Entry:
    """The entry with the person's words told as a program's."""
    if isinstance(entry, Said) and entry.speaker is Speaker.PERSON:
        return replace(entry, speaker=Speaker.AUTOMATED, why=why, attributed=False)
    return entry


def digest(*content: str) -> str:
    """A short name for a thing that has none, from what it holds: 16 hex digits."""
    return blake2b("\0".join(content).encode("utf-8", "replace"), digest_size=8).hexdigest()


def joined(texts: Iterable[str]) -> str:
    """The texts that hold anything, one below the other."""
    return "\n".join(text for text in texts if text.strip())
