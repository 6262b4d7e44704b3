"""What of a chat may be heard, and from where on: nothing said while learning was off, nothing looked at before.

Places in a chat are named by an entry's id and by a keyed hash of its words, never by position: a chat that was
rewritten, forked or read again is not looked at twice. Words newly found behind the mark are history.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from afterword.core.chat import Chat, Entry, OwnWords, Said, Speaker
from afterword.core.mark import LEARNER_VERSION, LookMark
from afterword.core.standing import Standing
from afterword.core.stands import Switched
from afterword.noticing.ownwords import own_words_of
from afterword.ports import Keys


@dataclass(frozen=True, slots=True)
class Silence:
    """A stretch in which nothing was to be heard, half-open; ``until`` None: it lasts."""

    since: datetime
    until: datetime | None

    def covers(self, moment: datetime) -> bool:
        """Whether words of this moment fall into it."""
        return self.since <= moment and (self.until is None or moment < self.until)


def silences(standing: Standing, chat: Chat) -> tuple[Silence, ...]:
    """Every stretch in which learning was off, paused, not agreed to for this source, or this chat was marked."""
    off = _turned_off(standing.settings.get("learning", ()))
    refused = _turned_off(standing.settings.get(f"consent.{chat.source}.learn", ()))
    marked = _turned_off(standing.switches.get(chat.key, ()))
    return (*off, *refused, *marked, *_pauses(standing.settings.get("paused_until", ())))


def _turned_off(turns: Sequence[Switched]) -> Iterable[Silence]:
    ends = [turn.at for turn in turns[1:]]
    for turn, end in zip(turns, [*ends, None], strict=False):
        if turn.value == "off":
            yield Silence(turn.at, end)


def _pauses(turns: Sequence[Switched]) -> Iterable[Silence]:
    ends = [turn.at for turn in turns[1:]]
    for turn, end in zip(turns, [*ends, None], strict=False):
        if turn.value:
            until = datetime.fromisoformat(turn.value)
            yield Silence(turn.at, until if end is None else min(until, end))


def heard(chat: Chat, standing: Standing, since: datetime | None) -> Chat:
    """The chat without the person's words that may not be heard: said in a silence, or before ``since``.

    Their entries stay, empty and nobody's, and so does everything else: what a step read from outside in a silence
    still marks what comes after it.
    """
    quiet = silences(standing, chat)
    if not quiet and since is None:
        return chat

    def muted(entry: Entry) -> Entry:
        if not (isinstance(entry, Said) and entry.speaker is Speaker.PERSON):
            return entry
        early = entry.at is None or (since is not None and entry.at < since)
        if early or any(silence.covers(entry.at) for silence in quiet if entry.at is not None):
            return replace(entry, text="", speaker=Speaker.CLIENT, why="not_to_be_heard")
        return entry

    return replace(chat, entries=tuple(muted(entry) for entry in chat.entries))


def own_words_in(chat: Chat) -> Mapping[str, OwnWords]:
    """The person's own words of a chat by entry, as a look would read them."""
    return own_words_of(chat.entries)


def words_hash(keys: Keys, entry: Entry) -> str:
    """A keyed hash of an entry's words, '' for an entry without any."""
    text = getattr(entry, "text", "")
    return keys.digest("mark", text.encode()) if text else ""


def mark_at(chat: Chat, keys: Keys, at: datetime) -> LookMark | None:
    """The mark that says: looked at up to the chat's last entry. None for a chat without entries."""
    if not chat.entries:
        return None
    last = chat.entries[-1]
    return LookMark(chat.key, last.id, words_hash(keys, last), at, LEARNER_VERSION)


def resume_after(chat: Chat, mark: LookMark | None, keys: Keys) -> str | None:
    """The id of the entry after which to read on; None: from the beginning.

    Found by the mark's entry, else by its words, else by the time of the look: what is older was there to be read
    then.
    """
    if mark is None or not mark.entry or not chat.entries:
        return None
    if any(entry.id == mark.entry for entry in chat.entries):
        return mark.entry
    if mark.words_hash:
        same = [entry.id for entry in chat.entries if words_hash(keys, entry) == mark.words_hash]
        if same:
            return same[-1]
    older = [entry.id for entry in chat.entries if entry.at is None or entry.at <= mark.at]
    return older[-1] if older else None
