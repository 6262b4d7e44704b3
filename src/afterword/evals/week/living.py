"""Living through a week: each chat swept when it went quiet, then exports previewed and kept, then everything again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta

from afterword.app import CardView, LookView
from afterword.core.chat import is_person
from afterword.core.errors import BadInput
from afterword.noticing.reading import notice

from .expected import Expected, WeekChat
from .snapshot import Lived, Reading, Snapshot, take
from .world import World, done

QUIET = timedelta(minutes=11)
Progress = Callable[[int, int, str], None]


def live_through(world: World, expected: Expected, progress: Progress) -> Lived:
    """The whole week. Chats without a reader are left out."""
    chats = [chat for chat in expected.in_order() if chat.format in world.readable]
    swept = [chat for chat in chats if chat.how == "sweep"]
    kept = [chat for chat in chats if chat.how == "history"]
    after: dict[str, Snapshot] = {}
    cards: dict[str, tuple[CardView, ...]] = {}
    for place, chat in enumerate(swept):
        progress(place, len(chats), chat.id)
        after[chat.id], cards[chat.id] = _sweep(world, chat)
    world.clock.move(max(chat.ended for chat in expected.chats) + timedelta(hours=6))
    after_sweeps = take(world.app)
    with_history = _history(world, kept, after)
    readings = {chat.id: _reading(world, chat) for chat in chats}
    again = _again(world)
    allowed = {chat.id: _allow(world, chat) for chat in swept if chat.if_own_words_allowed is not None}
    progress(len(chats), len(chats), "done")
    return Lived(after, readings, after_sweeps, with_history, again, cards, allowed)


def _sweep(world: World, chat: WeekChat) -> tuple[Snapshot, tuple[CardView, ...]]:
    world.clock.move(chat.ended + QUIET)
    looks = world.app.sweep().looks
    cards = tuple(card for look in looks for card in look.cards)
    return _after(world, chat, looks), cards


def _after(world: World, chat: WeekChat, looks: Sequence[LookView]) -> Snapshot:
    own = [look for look in looks if look.chat.endswith(f":{chat.chat}")]
    asked = next((look.asked for look in own if look.asked), None)
    return take(world.app, f"{chat.format}:{chat.chat}", looked=bool(own), asked=asked)


def _history(world: World, chats: Sequence[WeekChat], after: dict[str, Snapshot]) -> Snapshot | None:
    """Each export once: previewed, then kept whole."""
    if not chats:
        return None
    for path in dict.fromkeys(world.path(chat) for chat in chats):
        preview = world.app.learn([str(path)], history=True).preview
        looks = preview.looks if preview else ()
        if preview is not None:
            done(world.app.keep_preview(preview, world.hand))
        if preview is not None and preview.asks:
            looks = world.app.learn_kept(preview).looks
        for chat in chats:
            if world.path(chat) == path:
                after[chat.id] = _after(world, chat, looks)
    return take(world.app)


def _reading(world: World, chat: WeekChat) -> Reading:
    for read in world.app.read_chats(str(world.path(chat)), source=chat.format).chats:
        if read.chat.id == chat.chat:
            noticed = notice(read.chat, after=None)
            own = dict(read.own)
            missing = [entry.id for entry in read.chat.entries if is_person(entry) and entry.id not in own]
            if missing:
                raise BadInput(f"{chat.file}: own words of {missing[0]} were not given.", "Report this.")
            return Reading(read.chat, own, noticed.signals)
    raise BadInput(f"{chat.file}: the chat {chat.chat} does not stand in it.", "Mend expected.json.")


def _again(world: World) -> tuple[str, ...]:
    """Sweep and learn once more, an hour later. Gives the texts of whatever was new."""
    before = {view.id for view in world.app.learned(everything=True)}
    world.clock.move(world.clock.now() + timedelta(hours=1))
    world.app.sweep()
    world.app.learn()
    return tuple(view.text for view in world.app.learned(everything=True) if view.id not in before)


def _allow(world: World, chat: WeekChat) -> Snapshot:
    """Say *learn my own words here* of a shared chat, and sweep."""
    key = f"{chat.format}:{chat.chat}"
    done(world.app.learn_own_words(key, world.hand))
    world.app.learn()
    return take(world.app, key, looked=True)
