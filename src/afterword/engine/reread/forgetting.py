"""What is not to be found in chats any more: marked chats, unwanted sources, and the turns of what was erased.

The chat itself stays with its assistant. Which turns were erased, the record says when the words are gone from it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace

from afterword.core.chat import Chat, Entry, Replied, Said
from afterword.core.standing import Standing
from afterword.engine.answer.erasing import ERASED
from afterword.engine.reread.parts import AGAIN, IndexTerms
from afterword.ports import Index


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


def forget(index: Index, terms: IndexTerms) -> int:
    """Take every chat of which something is not to be found any more out of the index, file or no file.

    What of it may be found is read anew. Gives the number of chunks that went; where none has to, nothing is written.
    """
    chats = set(_unwanted(index, terms))
    for chat, entries in erased_entries(terms.standing).items():
        if any(chunk.entry in entries for chunk in index.stored(chat)):
            chats.add(chat)
    if not chats:
        return 0
    ids = [chunk.id for chat in sorted(chats) for chunk in index.stored(chat)]
    index.remove(ids)
    for mark in index.marks().values():
        if not mark.pending and any(one.chat in chats for one in mark.chats):
            index.publish(replace(mark, pending=AGAIN))
    index.wipe()
    return len(ids)


def _unwanted(index: Index, terms: IndexTerms) -> Iterator[str]:
    left_out = terms.left_out
    if left_out or terms.unwanted:
        for chat in index.chats():
            if chat in left_out or chat.partition(":")[0] in terms.unwanted:
                yield chat
