"""Where chats come from, as the joint sees it: assistants found, what was agreed to, paths by hand, one chat by
its name.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from afterword.app.joining import HOST_KEY, Parts
from afterword.core.chat import Chat, Said, is_person
from afterword.core.errors import BadInput, UnknownFormat, UnknownId
from afterword.engine.answer.switching import own_words_allowed
from afterword.engine.desk import Desk
from afterword.engine.doubting import doubt, rests_on
from afterword.engine.gathering import Shelf, gather
from afterword.engine.hearing import own_words_in
from afterword.engine.look import Run, state_of
from afterword.engine.views import ChatRead, ChatView, CountLine, FileRead, FoundSource, HealthLine
from afterword.ports import ChatFile, ChatSource, Progress, Unread, silent

RECENT = timedelta(days=30)  # how far back chats are listed


def found(parts: Parts, desk: Desk) -> tuple[FoundSource, ...]:
    """Every assistant with chats on this computer. Lists files, opens none."""
    return tuple(_found(parts, desk, source) for source in parts.sources if parts.folders(source))


def not_asked(parts: Parts, desk: Desk) -> tuple[FoundSource, ...]:
    """Those with chats of which the person has decided nothing yet. What is decided is not listed for it."""
    undecided = [source for source in parts.sources if source.name not in desk.terms.consents]
    found = (_found(parts, desk, source) for source in undecided if parts.folders(source))
    return tuple(one for one in found if one.files)


def _found(parts: Parts, desk: Desk, source: ChatSource) -> FoundSource:
    folders = parts.folders(source)
    times = [file.mtime_ns for file in source.find(folders)]
    newest = datetime.fromtimestamp(max(times) / 1e9, UTC) if times else None
    consent = desk.terms.consents.get(source.name)
    learn = consent.learn if consent is not None else None
    since = consent.since if consent is not None else None
    return FoundSource(source.name, source.title, source.proven, folders, len(times), newest, learn, since)


def agreed_shelves(parts: Parts, desk: Desk, only: str | None = None, *, older: bool = False) -> tuple[Shelf, ...]:
    """The sources that the person agreed to, with their folders. ``older``: what lies before the agreement too."""
    agreed = [(s, c) for s in parts.sources if (c := desk.terms.consents.get(s.name)) is not None and c.learn]
    wanted = [(source, consent) for source, consent in agreed if only is None or source.name == only]
    return tuple(Shelf(s, parts.folders(s), since=None if older else c.since) for s, c in wanted)


def agreed_roots(parts: Parts, desk: Desk) -> tuple[str, ...]:
    """The folders of the sources that the person agreed to."""
    return tuple(dict.fromkeys(folder for shelf in agreed_shelves(parts, desk) for folder in shelf.folders))


def run_of(desk: Desk, chat: Chat) -> Run:
    """The run that a chat of an agreed source belongs to: words from before the agreement are not heard."""
    consent = desk.terms.consents.get(chat.source)
    return Run(since=consent.since if consent is not None else None)


@dataclass(frozen=True, slots=True)
class AtPath:
    """What a path by hand holds: a shelf a reader, and what nothing reads, with the reason. ``says``: both in words."""

    shelves: tuple[Shelf, ...]
    unread: tuple[Unread, ...] = ()
    says: str = ""


def at_path(parts: Parts, desk: Desk, path: str, source: str | None, progress: Progress = silent) -> AtPath:
    """What lies at a path. Within a root that was agreed to it is that assistant's; anywhere else it is history.

    Raises BadInput where nothing is there, UnknownFormat where no reader knows any of it.
    """
    if not Path(path).exists():
        raise BadInput(f"There is nothing at {path}.", "Name a file or folder of chats.")
    whole = os.path.realpath(path)
    if source is not None:
        reader = source_named(parts, source)
        if Path(whole).is_dir() and next(iter(reader.find((whole,))), None) is None:
            return _recognised(parts, desk, whole, path, progress, (reader,))  # a folder below its own, or elsewhere
        return _as_of(desk, parts, reader, whole)
    own = next((one for one in parts.sources if whole in map(os.path.realpath, parts.folders(one))), None)
    if own is not None:
        return _as_of(desk, parts, own, whole)
    return _recognised(parts, desk, whole, path, progress)


def _recognised(
    parts: Parts, desk: Desk, whole: str, named: str, progress: Progress, readers: Sequence[ChatSource] = ()
) -> AtPath:
    """By what its files hold; ``readers``: only these are asked, else all."""
    from afterword.assistants.recognising import recognise

    found = recognise(whole, readers or parts.sources, progress=progress)
    if not found.claimed:
        raise UnknownFormat(f"No chats that can be read at {named}. {_why(found.unread)}".rstrip(), _readable(parts))
    shelves = [Shelf(c.source, files=c.files, history=_is_history(parts, desk, c.source, whole)) for c in found.claimed]
    return AtPath(tuple(shelves), found.unread, found.says)


def _as_of(desk: Desk, parts: Parts, reader: ChatSource, whole: str) -> AtPath:
    history = _is_history(parts, desk, reader, whole)
    if Path(whole).is_dir():
        return AtPath((Shelf(reader, (whole,), history=history),), says=reader.title)
    state = Path(whole).stat()
    file = ChatFile(reader.name, whole, state.st_size, state.st_mtime_ns)
    return AtPath((Shelf(reader, files=(file,), history=history),), says=reader.title)


def _is_history(parts: Parts, desk: Desk, reader: ChatSource, whole: str) -> bool:
    consent = desk.terms.consents.get(reader.name)
    inside = any(_within(whole, os.path.realpath(root)) for root in parts.folders(reader))
    return not (inside and consent is not None and consent.learn)


def _why(unread: Sequence[Unread]) -> str:
    """The first reason, and how many more there are."""
    if not unread:
        return ""
    more = f" ({len(unread) - 1} more like it.)" if len(unread) > 1 else ""
    return f"{unread[0].reason}{more}"


def _readable(parts: Parts) -> str:
    return f"Readable are chats of: {', '.join(reader.title for reader in parts.sources)}."


def _within(path: str, root: str) -> bool:
    return path == root or path.startswith(root.rstrip("/\\") + os.sep)


def source_named(parts: Parts, name: str) -> ChatSource:
    """The source of this name. Raises UnknownFormat."""
    found = next((source for source in parts.sources if source.name == name), None)
    if found is None:
        raise UnknownFormat(f"There is no reader called {name!r}.", f"There are: {', '.join(parts.names())}.")
    return found


def read_path(parts: Parts, desk: Desk, path: str, source: str | None) -> FileRead:
    """A path's chats with the person's own words in them. Stores nothing."""
    found = at_path(parts, desk, path, source)
    chats: list[ChatRead] = []
    unread: list[Unread] = list(found.unread)
    for file in gather(found.shelves, desk.sockets.record, whole=True):
        unread += [file.unread] if file.unread is not None else []
        chats += [_read(chat) for chat in file.chats]
    return FileRead(tuple(chats), tuple(unread))


def _read(chat: Chat) -> ChatRead:
    own = own_words_in(chat)
    return ChatRead(chat, tuple(own.items()))


def listed(parts: Parts, desk: Desk, progress: Progress = silent) -> Iterator[Chat]:
    """The chats of agreed sources from the last weeks, oldest first."""
    for file in gather(agreed_shelves(parts, desk), desk.sockets.record, since=desk.now - RECENT, whole=True):
        progress(0, 0, file.file.path)
        yield from file.chats


def chat_views(parts: Parts, desk: Desk) -> tuple[ChatView, ...]:
    """The chats found, newest first, with what became of each."""
    views = [_view(desk, chat) for chat in listed(parts, desk)]
    early = datetime.min.replace(tzinfo=UTC)
    return tuple(sorted(views, key=lambda view: view.ended or early, reverse=True))


def _view(desk: Desk, chat: Chat) -> ChatView:
    standing = desk.standing()
    looked = standing.chats.get(chat.key)
    return ChatView(
        chat=chat.key,
        source=chat.source,
        title=chat.title,
        project=chat.project.name if chat.project is not None else None,
        ended=chat.ended,
        state=state_of(desk, desk.pen, chat, run_of(desk, chat)),
        switched_off=standing.switched_off(chat.key),
        own_words=own_words_allowed(standing, chat.key),
        looked=looked.at if looked is not None else None,
        learned=looked.learned if looked is not None else 0,
        waiting=looked.waiting if looked is not None else 0,
        dropped=looked.dropped if looked is not None else 0,
    )


def chat_named(parts: Parts, desk: Desk, which: str) -> tuple[str, Chat | None]:
    """The key of a chat, and the chat where it can be read. By its key, its id, or the start of either.

    Raises UnknownId for none and for several.
    """
    chats = {chat.key: chat for chat in listed(parts, desk)}
    keys = dict.fromkeys((*chats, *desk.standing().chats, *desk.standing().switches))
    if which in keys:
        return which, chats.get(which)
    fitting = [key for key in keys if key.startswith(which) or key.partition(":")[2].startswith(which)]
    if len(fitting) == 1:
        return fitting[0], chats.get(fitting[0])
    if fitting:
        raise UnknownId(f"{which!r} fits {len(fitting)} chats.", "Type more of it.")
    raise UnknownId(f"There is no chat {which!r}.", "See: afterword chats")


def doubt_all(parts: Parts, desk: Desk, progress: Progress = silent) -> int:
    """Read every chat again that something rests on, and hold what rests on words that are not the person's. How many
    chats had such words.
    """
    wanted = rests_on(desk.standing())
    shelves = agreed_shelves(parts, desk, older=True) if wanted else ()
    doubted = 0
    for file in gather(shelves, desk.sockets.record, whole=True, progress=progress):
        doubted += sum(doubt(desk, chat) for chat in file.chats if chat.key in wanted)
    return doubted


def counted(parts: Parts, desk: Desk) -> tuple[CountLine, ...]:
    """Counts per reader rule, of everything that may be read. Holds no words and no paths."""
    counts: Counter[tuple[str, str]] = Counter()
    for file in gather(agreed_shelves(parts, desk, older=True), desk.sockets.record, whole=True):
        counts[file.file.source, "files"] += 1
        counts[file.file.source, "unread_files"] += file.unread is not None
        for chat in file.chats:
            counts[chat.source, "chats"] += 1
            counts.update((chat.source, what) for what in _rules(chat))
            counts.update({(chat.source, f"skipped:{one.reason}"): one.count for one in chat.skipped})
    return tuple(CountLine(source, what, count) for (source, what), count in sorted(counts.items()) if count)


def _rules(chat: Chat) -> Iterator[str]:
    if chat.automated is not None:
        yield f"automated:{chat.automated}"
    for entry in chat.entries:
        if isinstance(entry, Said):
            yield f"{entry.speaker.value}:{entry.why}"
        if is_person(entry):
            yield "person_live"


def health_lines(parts: Parts, desk: Desk) -> Iterator[HealthLine]:
    """What is to be said of sources, of the home's key, and of what opening did."""
    for one in found(parts, desk):
        if one.learn is None and one.files:
            yield HealthLine("note", "not_asked", f"{one.title} was found; you were not asked yet.", "afterword learn")
        if one.learn and not one.proven:
            yield HealthLine("note", "unproven", f"{one.title}: its reader was not tested on real files yet.")
    if desk.standing().setting(HOST_KEY) is not None:
        yield HealthLine(
            "note", "host_key", "The program that made this home has a key of its own, and may answer for you with it."
        )
    if not parts.storage.writable:
        yield HealthLine(
            "trouble", "newer", "A newer release wrote this home. Here it is only read.", "Update Afterword."
        )
    for did in parts.did:
        yield HealthLine("note", "mended", f"At opening: {did}.")
