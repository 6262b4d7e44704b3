"""What was erased is no longer found in chats either: the turns it was said in are left out of the index.

The chat itself stays with its assistant. Which turns these are, the record still says when the words are gone from it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace

from afterword.core.chat import Chat, Entry, Replied, Said
from afterword.core.standing import Standing
from afterword.engine.answer.erasing import ERASED
from afterword.ports import Index

AGAIN = "erased"  # stands in a mark whose chat is to be read again


def erased_entries(standing: Standing) -> Mapping[str, frozenset[str]]:
    """By chat the entries in which something was said that the person erased since."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for told in standing.learnings.values():
        if ERASED in told.learning.change.text:
            for quote in told.learning.quotes:
                found[quote.chat].add(quote.entry)
    return {chat: frozenset(entries) for chat, entries in found.items()}


def without_turns(chat: Chat, entries: frozenset[str]) -> Chat:
    """The chat without these entries and what was replied to them."""
    return replace(chat, entries=tuple(_kept(chat.entries, entries))) if entries else chat


def _kept(entries: tuple[Entry, ...], erased: frozenset[str]) -> Iterator[Entry]:
    silent = False
    for entry in entries:
        if isinstance(entry, Said):
            silent = entry.id in erased
        if not (silent and isinstance(entry, Said | Replied)):
            yield entry


def take_out(index: Index, standing: Standing) -> int:
    """Take every chat in which something erased can still be found out of the index, to be read again without it.

    Gives the number of chunks that went. Nothing is written where nothing is to be taken out.
    """
    chats: set[str] = set()
    gone = 0
    for chat, entries in erased_entries(standing).items():
        stored = index.stored(chat)
        if any(chunk.entry in entries for chunk in stored):
            index.remove([chunk.id for chunk in stored])
            chats.add(chat)
            gone += len(stored)
    if chats:
        for mark in index.marks().values():
            if any(one.chat in chats for one in mark.chats):
                index.publish(replace(mark, settings=AGAIN))
        index.wipe()
    return gone
