"""How chats are told on a terminal: one line each with what became of it, and a file's chats as they would be read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from afterword.app import ChatRead, ChatView, FileRead
from afterword.app.saying import count, day
from afterword.core.chat import Entry, Replied, Said, Speaker, StepRan, outside_of
from afterword.core.errors import UnknownId

from .paper import Ink, Paper
from .plain import plain
from .telling import state

_LONGEST = 400


def find_chat(views: Sequence[ChatView], which: str) -> ChatView:
    """The chat with this key, or whose key or own id begins so. Raises UnknownId where none or several do."""
    exact = [view for view in views if which in (view.chat, _own_id(view))]
    fitting = exact or [view for view in views if view.chat.startswith(which) or _own_id(view).startswith(which)]
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise UnknownId(f"No chat's id begins with {plain(which, 80)}.", "See them: afterword chats --all")
    some = ", ".join(plain(view.chat) for view in fitting[:4])
    raise UnknownId(f"{plain(which, 80)} fits {len(fitting)} chats: {some}.", "Type more of the id.")


def _own_id(view: ChatView) -> str:
    return view.chat.partition(":")[2]


def short_ids(views: Sequence[ChatView]) -> dict[str, str]:
    """By key: the shortest beginning of each chat's own id that fits no other, of eight characters or more."""
    ids = sorted(_own_id(view) or view.chat for view in views)
    shortest: dict[str, str] = {}
    for place, one in enumerate(ids):
        near = (ids[place - 1] if place else "", ids[place + 1] if place + 1 < len(ids) else "")
        shared = max(_shared(one, other) for other in near)
        shortest[one] = one[: max(8, shared + 1)]
    return {view.chat: shortest[_own_id(view) or view.chat] for view in views}


def _shared(one: str, other: str) -> int:
    """How many characters two ids have in common from their beginnings on."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def tell_chat(paper: Paper, view: ChatView, short: str) -> None:
    """One chat on two lines. ``short`` is what one types to mean it."""
    paper.aligned(plain(view.title, 70) or "(no title)", plain(short), indent=2)
    became = [
        plain(view.source),
        plain(view.project or "no project"),
        day(view.ended),
        "marked: not learned from" if view.switched_off else state(view.state),
        count(view.learned, "thing learned", "things learned") if view.learned else "",
        f"{view.waiting} waiting" if view.waiting else "",
        f"{view.dropped} refused" if view.dropped else "",
    ]
    paper.say(" · ".join(filter(None, became)), indent=4, ink=Ink.FAINT)


def tell_read(paper: Paper, found: FileRead) -> None:
    """Every chat of a file, entry by entry, the person's words in full."""
    for chat in found.chats:
        _tell_chat_read(paper, chat)
    for unread in found.unread:
        paper.say(f"{plain(unread.path)}: {plain(unread.reason)}", ink=Ink.WAITS)
        if unread.next_step:
            paper.say(plain(unread.next_step), indent=2, ink=Ink.FAINT)
    if not found.chats and not found.unread:
        paper.say("No chat stands in it.")


def _tell_chat_read(paper: Paper, read: ChatRead) -> None:
    chat, own = read.chat, dict(read.own)
    paper.title(f"{plain(chat.title, 70) or plain(chat.id)}")
    facts = [
        plain(chat.source),
        plain(chat.id),
        plain(chat.project.name) if chat.project else "no project",
        f"nobody is behind it ({plain(chat.automated)})" if chat.automated else "",
        f"shared with {plain(chat.shared_with)}" if chat.shared_with else "",
        "" if chat.attended else "not attended",
    ]
    paper.say(" · ".join(filter(None, facts)), indent=2, ink=Ink.FAINT)
    for entry in chat.entries:
        words = own.get(entry.id)
        _tell_entry(paper, entry, words.text if words else None)
    for skipped in chat.skipped:
        paper.say(f"passed over: {skipped.count} × {plain(skipped.reason)}", indent=2, ink=Ink.FAINT)


def _tell_entry(paper: Paper, entry: Entry, own: str | None) -> None:
    outside = f"  (from outside: {plain(outside_of(entry) or '')})" if outside_of(entry) else ""
    match entry:
        case Said() if entry.speaker is Speaker.PERSON:
            note = f"  ({entry.branch.value})" if entry.branch.value != "live" else ""
            copied = "  (copied from another chat)" if entry.copied_from else ""
            paper.say(f"you: {plain(entry.text, _LONGEST)}{note}{copied}", indent=2, ink=Ink.STRONG)
            if own is not None and plain(own) != plain(entry.text):
                paper.say(f"your own words in it: {plain(own, _LONGEST) or '(none)'}", indent=7, ink=Ink.FAINT)
        case Said():
            speaker = entry.speaker.value.replace("_", " ")
            paper.say(f"{speaker} ({plain(entry.why)}): {plain(entry.text, 100)}", indent=2, ink=Ink.FAINT)
        case Replied():
            paper.say(f"assistant: {plain(entry.text, 100)}", indent=2, ink=Ink.FAINT)
        case StepRan():
            paper.say(f"step: {plain(entry.step.summary)}{outside}", indent=2, ink=Ink.FAINT)
        case _:
            paper.say(f"{type(entry).__name__.lower()}{outside}", indent=2, ink=Ink.FAINT)
