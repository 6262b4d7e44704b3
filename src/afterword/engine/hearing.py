"""What of a chat may be heard, and from where on: nothing said while learning was off, nothing looked at before.

Places in a chat are named by an entry's id and by a keyed hash of its words, never by position: a chat that was
rewritten, forked or read again is not looked at twice. Words newly found behind the mark are history. Words from before
the person agreed are history too: a mark that moves past them says which they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from afterword.core.chat import Chat, Entry, OwnWords, Said, Speaker
from afterword.core.mark import LEARNER_VERSION, LookMark, Unheard
from afterword.core.standing import Standing
from afterword.core.stands import Switched
from afterword.noticing.ownwords import own_words_of
from afterword.noticing.readiness import entries_after, fresh_words
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


def heard(chat: Chat, standing: Standing, since: datetime | None, named: datetime | None = None) -> Chat:
    """The chat without the person's words that may not be heard: said in a silence, or before ``since``.

    ``named``: when the person named its file, None where they did not. Their entries stay, empty and nobody's, and so
    does everything else: what a step read from outside in a silence still marks what comes after it.
    """
    quiet = silences(standing, chat)
    if not quiet and since is None:
        return chat

    def muted(entry: Entry) -> Entry:
        if not (isinstance(entry, Said) and entry.speaker is Speaker.PERSON):
            return entry
        if not _audible(entry, quiet, since, named):
            return replace(entry, text="", speaker=Speaker.CLIENT, why="not_to_be_heard")
        return entry

    return replace(chat, entries=tuple(muted(entry) for entry in chat.entries))


def _audible(entry: Entry, quiet: Sequence[Silence], since: datetime | None, named: datetime | None) -> bool:
    """Whether an entry lies in no silence and not before ``since``. One without a time does, where time matters: in a
    file that the person named it is as if said then.
    """
    if entry.at is None:
        clear = not quiet if named is None else not any(silence.covers(named) for silence in quiet)
        return clear and since is None
    return (since is None or entry.at >= since) and not any(silence.covers(entry.at) for silence in quiet)


def due(
    chat: Chat,
    mark: LookMark | None,
    keys: Keys,
    standing: Standing,
    since: datetime | None,
    named: datetime | None = None,
) -> frozenset[str]:
    """The ids of the entries that a look has to hear: what lies behind the mark or was left before it, is in no
    silence, and not from before ``since``. ``named``: as for ``heard``.
    """
    quiet = silences(standing, chat)
    behind = {entry.id for entry in entries_after(chat.entries, resume_after(chat, mark, keys))}
    wanted = (entry for entry in chat.entries if entry.id in behind or _was_left(entry, mark))
    return frozenset(entry.id for entry in wanted if _audible(entry, quiet, since, named))


def _was_left(entry: Entry, mark: LookMark | None) -> bool:
    return mark is not None and any(one.covers(entry.at) for one in mark.left)


def left_by(
    chat: Chat, mark: LookMark | None, keys: Keys, standing: Standing, since: datetime | None
) -> tuple[Unheard, ...]:
    """What a look that hears words from ``since`` on leaves to history: what was left before and is as early, and the
    person's words behind the mark that are.
    """
    if since is None:
        return ()
    before = () if mark is None else (replace(one, until=min(one.until, since)) for one in mark.left)
    left = tuple(one for one in before if one.since is None or one.since < one.until)
    after = resume_after(chat, mark, keys)
    early = [said.at for said in fresh_words(heard(chat, standing, None), after) if said.at is None or said.at < since]
    if not early:
        return left
    if after is None:
        return (Unheard(None, since),)
    times = [moment for moment in early if moment is not None]
    return (*left, Unheard(min(times), since)) if times else left


def own_words_in(chat: Chat) -> Mapping[str, OwnWords]:
    """The person's own words of a chat by entry, as a look would read them."""
    return own_words_of(chat.entries)


def words_hash(keys: Keys, entry: Entry) -> str:
    """A keyed hash of an entry's words, '' for an entry without any."""
    text = getattr(entry, "text", "")
    return keys.digest("mark", text.encode()) if text else ""


def mark_at(chat: Chat, keys: Keys, at: datetime, left: tuple[Unheard, ...] = ()) -> LookMark | None:
    """The mark that says: looked at up to the chat's last entry, but for what is ``left``. None for a chat without
    entries.
    """
    if not chat.entries:
        return None
    last = chat.entries[-1]
    return LookMark(chat.key, last.id, words_hash(keys, last), at, LEARNER_VERSION, left=left)


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
