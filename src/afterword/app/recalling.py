"""Recall as a way in asks for it: which index answers and whose chats may be found, and a chat opened at a place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from afterword.app import sourcing
from afterword.app.indexing import Indexing
from afterword.app.joining import Parts, settings_of
from afterword.core.chat import Chat
from afterword.core.errors import BadInput, HomeError, UnknownId
from afterword.engine.answer.keeping import compare_ahead
from afterword.engine.desk import Desk
from afterword.engine.hearing import own_words_in
from afterword.engine.recall import Asked, recall
from afterword.engine.recall.asked import MOST_MADE
from afterword.engine.recall.memories import all_made, make_ahead, make_all, searched_memories
from afterword.engine.views import ChatAt, ChatRead, Recalled
from afterword.ports import Index, Progress

FEW_LEFT = MOST_MADE  # vectors of memories that a sweep makes
MOST_LEFT = 1000  # vectors of memories that learning makes: after another embedder was chosen, some eight seconds
WORDS_A_VECTOR = 16  # memories whose words take as long to work out as the vector of one


def recalled(parts: Parts, indexing: Indexing, asked: Asked) -> tuple[Recalled, ...]:
    """What answers. Where the index cannot be used, memories alone do; ``doctor`` says why.

    Raises BadInput for a source or a label that there is not: nothing found would be no answer to that.
    """
    desk = parts.desk()
    _known(parts, indexing, asked)
    reading = indexing.reading(readable_index(indexing), unwanted(parts, desk))
    try:
        return recall(desk.standing(), reading, asked)
    except HomeError:
        return recall(desk.standing(), indexing.reading(None), asked)


def made_ready(parts: Parts, indexing: Indexing, most: int, *, awake: bool) -> bool:
    """Work out ahead what will be asked for: the words of so many memories; when all have them, what a keep holds
    against its own words; then as many vectors as take that long. ``awake``: a vector can be made at once. Gives
    whether nothing more can be done now.
    """
    memories = indexing.texts.memories(parts.pen.standing(), searched_memories)
    if indexing.texts.take_in(most):
        return False
    if len(indexing.compared) > len(memories):
        indexing.compared.intersection_update(memory.text for memory in memories)
    unread = [memory.text for memory in memories if memory.text not in indexing.compared][:most]
    if unread:
        compare_ahead(unread)
        indexing.compared.update(unread)
        return False
    few = max(1, most // WORDS_A_VECTOR) if awake else 0
    try:
        return not make_ahead(indexing.reading(readable_index(indexing)), memories, few)
    except HomeError:
        return not make_ahead(indexing.reading(None), memories, few)


def leave_ready(parts: Parts, indexing: Indexing, most: int, progress: Progress) -> None:
    """Leave vectors of memories in the index, where there is one, so that no question makes them, and none of what was
    erased. At most so many are made.
    """
    index = readable_index(indexing)
    if index is None or not parts.storage.writable:
        return
    standing = parts.pen.standing()
    with suppress(HomeError):
        if standing.erased:
            indexing.forget_vectors(standing)
        make_all(indexing.reading(index), indexing.texts.memories(standing, searched_memories), most, progress)


def lacks_meaning(parts: Parts, indexing: Indexing) -> bool:
    """Whether a question would have to make a vector of a memory, or wait until later ones do."""
    return not all_made(indexing.reading(None), indexing.texts.memories(parts.pen.standing(), searched_memories))


def _known(parts: Parts, indexing: Indexing, asked: Asked) -> None:
    if asked.label is not None:
        from afterword.engine.reread.labels import KNOWN, is_label

        if not is_label(asked.label):
            raise BadInput(f"There is no label {asked.label!r}.", f"There are: {', '.join(KNOWN)}.")
    if asked.source is None or asked.source in parts.names():
        return
    index = readable_index(indexing)
    stored = {chat.partition(":")[0] for chat in index.chats()} if index is not None else set()
    if asked.source not in stored:
        names = (*parts.names(), *sorted(stored - {*parts.names()}))
        raise BadInput(f"There is no source {asked.source!r}.", f"There are: {', '.join(names)}.")


def chat_at(parts: Parts, indexing: Indexing, which: str, at: str) -> ChatAt:
    """The chat of this key, or whose key or own id begins so, to be shown at the entry ``at`` ('': whole).

    It is read again from its file. Where that is gone, what the index holds of it is given. Raises UnknownId.
    """
    desk, index = parts.desk(), readable_index(indexing)
    key = _key(parts, desk, index, which)
    chat = next(_read(parts, index, key), None) or _listed(parts, desk, key)
    kept = index.stored(key) if chat is None and index is not None else ()
    if chat is None and not kept:
        raise UnknownId(f"The chat {key} cannot be read any more.", "What was learned from it: afterword learned --all")
    entries = {entry.id for entry in chat.entries} if chat is not None else {piece.entry for piece in kept}
    if at and at not in entries:
        raise UnknownId(f"Nothing called {at} stands in the chat {key}.", f"See all of it: afterword chats show {key}")
    return ChatAt(key, at, ChatRead(chat, tuple(own_words_in(chat).items())) if chat is not None else None, kept)


def readable_index(indexing: Indexing) -> Index | None:
    """The index where there is one that can be used; none is made."""
    if not indexing.there:
        return None
    try:
        return indexing.index()
    except HomeError:
        return None


def unwanted(parts: Parts, desk: Desk) -> frozenset[str]:
    """Sources that the person withdrew, or does not want searched. Their pieces go with the next learn."""
    known = settings_of(desk.standing(), parts.names())
    withdrawn = {source for source, consent in desk.terms.consents.items() if not consent.learn}
    silent = {name for name in parts.names() if known[f"consent.{name}.index"].value == "off"}
    return frozenset(withdrawn | silent)


def _key(parts: Parts, desk: Desk, index: Index | None, which: str) -> str:
    """The one chat that is meant: of those in the index, else of those that can be listed."""
    keys = tuple(index.chats()) if index is not None else ()
    if which in keys:
        return which
    fitting = [key for key in keys if key.startswith(which) or key.partition(":")[2].startswith(which)]
    if len(fitting) > 1:
        raise UnknownId(f"{which!r} fits {len(fitting)} chats.", "Type more of it.")
    return fitting[0] if fitting else sourcing.chat_named(parts, desk, which)[0]


def _read(parts: Parts, index: Index | None, key: str) -> Iterator[Chat]:
    """The chat, from each file that gave it when it was last read."""
    marks = index.marks() if index is not None else {}
    source = next((source for source in parts.sources if source.name == key.partition(":")[0]), None)
    paths = [path for path, mark in marks.items() if any(one.chat == key for one in mark.chats)]
    for path in paths:
        if source is not None and Path(path).exists():
            yield from (chat for chat in source.read(path).chats if chat.key == key)


def _listed(parts: Parts, desk: Desk, key: str) -> Chat | None:
    return next((chat for chat in sourcing.listed(parts, desk) if chat.key == key), None)
